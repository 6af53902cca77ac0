import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deflateRawSync, deflateSync, gzipSync } from 'node:zlib'
import { BlobReader, Uint8ArrayReader, Uint8ArrayWriter, ZipWriter } from '@zip.js/zip.js'

export type Wrapping = {
  name: string
  /** Of the file. */
  extension: string
  wrap(payload: Buffer): Promise<Buffer> | Buffer
  isMissing?: boolean
}

const isMissing = (command: string) => spawnSync(command, ['--help']).error !== undefined
const [no7z, noBsdtar] = [isMissing('7z'), isMissing('bsdtar')]

type ZipOptions = ConstructorParameters<typeof ZipWriter>[1]
async function zip(entries: Record<string, Buffer>, options: ZipOptions = {}): Promise<Buffer> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false, ...options })
  for (const [name, bytes] of Object.entries(entries)) await writer.add(name, new Uint8ArrayReader(bytes))
  return Buffer.from(await writer.close())
}

async function zipMixed(payload: Buffer): Promise<Buffer> {
  const writer = new ZipWriter(new Uint8ArrayWriter(), { useWebWorkers: false })
  await writer.add('open.txt', new BlobReader(new Blob(['open'])))
  await writer.add('locked.txt', new Uint8ArrayReader(payload), { password: 'secret', encryptionStrength: 3 })
  return Buffer.from(await writer.close())
}

async function nested(payload: Buffer, layers: number): Promise<Buffer> {
  let bytes = payload
  for (let layer = 0; layer < layers; layer += 1) bytes = await zip({ [`layer-${layer}`]: bytes })
  return bytes
}

/** Runs a packer on a file with the payload. */
function packed(
  payload: Buffer,
  output: string,
  toCommand: (from: string, to: string) => [string, ...string[]],
): Buffer {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-wrapping-'))
  try {
    writeFileSync(join(directory, 'payload.txt'), payload)
    const [command, ...options] = toCommand('payload.txt', output)
    execFileSync(command, options, { cwd: directory, stdio: 'ignore' })
    return readFileSync(join(directory, output))
  } finally {
    rmSync(directory, { recursive: true, force: true })
  }
}

const by7z = (name: string, extension: string, ...options: string[]): Wrapping => ({
  name,
  extension,
  isMissing: no7z,
  wrap: payload => packed(payload, `out.${extension}`, (from, to) => ['7z', 'a', ...options, to, from]),
})
const byBsdtar = (name: string, extension: string, ...options: string[]): Wrapping => ({
  name,
  extension,
  isMissing: noBsdtar,
  wrap: payload => packed(payload, `out.${extension}`, (from, to) => ['bsdtar', '-cf', to, ...options, from]),
})

/** A block of 512 bytes for the header, as POSIX.1-1988 defines it, and the content. */
function tar(payload: Buffer): Buffer {
  const header = Buffer.alloc(512)
  header.write('payload.txt', 0)
  header.write('0000644\0', 100)
  header.write('0000000\0', 108)
  header.write('0000000\0', 116)
  header.write(`${payload.length.toString(8).padStart(11, '0')}\0`, 124)
  header.write('00000000000\0', 136)
  header.write('        ', 148)
  header.write('0', 156)
  header.write('ustar\x0000', 257)
  const sum = header.reduce((total, byte) => total + byte, 0)
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148)
  return Buffer.concat([header, payload, Buffer.alloc((512 - (payload.length % 512)) % 512), Buffer.alloc(1024)])
}

const base64Lines = (bytes: Buffer) => bytes.toString('base64').replace(/.{76}/g, '$&\r\n')

function mail(attachment: Buffer, encoding: 'base64' | 'quoted-printable' | '8bit', name = 'payload.txt'): Buffer {
  const encoded =
    encoding === 'base64'
      ? base64Lines(attachment)
      : encoding === '8bit'
        ? attachment.toString('latin1')
        : attachment.toString('latin1').replace(/[^ -<>-~\r\n]|=/g, sign => toQuoted(sign))
  return Buffer.from(
    [
      'From: alice@acme.example',
      'To: rita@partner.example',
      'Subject: Papers',
      'MIME-Version: 1.0',
      'Content-Type: multipart/mixed; boundary="between"',
      '',
      '--between',
      'Content-Type: text/plain',
      '',
      'Here they are.',
      '--between',
      `Content-Type: application/octet-stream; name="${name}"`,
      `Content-Transfer-Encoding: ${encoding}`,
      `Content-Disposition: attachment; filename="${name}"`,
      '',
      encoded,
      '--between--',
      '',
    ].join('\r\n'),
    'latin1',
  )
}

const toQuoted = (sign: string) => `=${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

function forwarded(inner: Buffer): Buffer {
  const head = ['From: a@acme.example', 'To: b@partner.example', 'Subject: Fwd', 'MIME-Version: 1.0']
  return Buffer.from([...head, 'Content-Type: message/rfc822', '', inner.toString('latin1')].join('\r\n'), 'latin1')
}

/** A document with an attached file. */
function pdf(payload: Buffer, filter: 'none' | 'flate'): Buffer {
  const data = filter === 'flate' ? deflateSync(payload) : payload
  const filters = filter === 'flate' ? ' /Filter /FlateDecode' : ''
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R /Names << /EmbeddedFiles << /Names [(payload.txt) 4 0 R] >> >> >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 100 100] >>',
    '<< /Type /Filespec /F (payload.txt) /EF << /F 5 0 R >> >>',
    `<< /Type /EmbeddedFile /Length ${data.length}${filters} >>\nstream\n${data.toString('latin1')}\nendstream`,
  ]
  const starts: number[] = []
  let text = '%PDF-1.7\n'
  for (const [index, object] of objects.entries()) {
    starts.push(text.length)
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const table = starts.map(at => `${String(at).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 6\n0000000000 65535 f \n${table}trailer\n<< /Size 6 /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`
  return Buffer.from(text + end, 'latin1')
}

const docx = (payload: Buffer, part: string) =>
  zip({
    '[Content_Types].xml': Buffer.from(
      '<?xml version="1.0"?><Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/word/document.xml" ContentType="application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml"/></Types>',
    ),
    '_rels/.rels': Buffer.from(
      '<?xml version="1.0"?><Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="r" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>',
    ),
    'word/document.xml': Buffer.from(
      '<?xml version="1.0"?><w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Hello</w:t></w:r></w:p></w:body></w:document>',
    ),
    [part]: payload,
  })

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
)

/** The same payload as people, tools and attackers pack it. */
export const wrappings: readonly Wrapping[] = [
  { name: 'nothing around it', extension: 'txt', wrap: payload => payload },
  {
    name: 'a text before it',
    extension: 'txt',
    wrap: payload => Buffer.concat([Buffer.alloc(5000, 'text\n'), payload]),
  },
  {
    name: '3 MB before it',
    extension: 'txt',
    wrap: payload => Buffer.concat([Buffer.alloc(3_000_000, 'text\n'), payload]),
  },
  {
    name: 'zero bytes around it',
    extension: 'bin',
    wrap: payload => Buffer.concat([Buffer.alloc(4096), payload, Buffer.alloc(4096)]),
  },
  { name: 'a picture before it', extension: 'png', wrap: payload => Buffer.concat([png, payload]) },
  { name: 'UTF-16', extension: 'txt', wrap: payload => Buffer.from(`\uFEFF${payload.toString('latin1')}`, 'utf16le') },
  { name: 'base64 as a text', extension: 'txt', wrap: payload => Buffer.from(base64Lines(payload)) },
  { name: 'hexadecimal as a text', extension: 'txt', wrap: payload => Buffer.from(payload.toString('hex')) },
  { name: 'deflate without a container', extension: 'bin', wrap: payload => deflateRawSync(payload) },
  { name: 'gzip', extension: 'gz', wrap: payload => gzipSync(payload) },
  { name: 'gzip three times', extension: 'gz', wrap: payload => gzipSync(gzipSync(gzipSync(payload))) },
  { name: 'gzip after gzip', extension: 'gz', wrap: payload => Buffer.concat([gzipSync('first'), gzipSync(payload)]) },
  { name: 'tar', extension: 'tar', wrap: tar },
  { name: 'tar in gzip', extension: 'tgz', wrap: payload => gzipSync(tar(payload)) },
  { name: 'ZIP, stored', extension: 'zip', wrap: payload => zip({ 'payload.txt': payload }, { level: 0 }) },
  { name: 'ZIP, deflated', extension: 'zip', wrap: payload => zip({ 'payload.txt': payload }) },
  {
    name: 'ZIP with 200 other entries',
    extension: 'zip',
    wrap: payload =>
      zip({
        ...Object.fromEntries(
          Array.from({ length: 200 }, (_, index) => [`${index}.txt`, Buffer.from(`text ${index}`)]),
        ),
        'payload.txt': payload,
      }),
  },
  { name: 'ZIP in ZIP', extension: 'zip', wrap: payload => nested(payload, 2) },
  { name: 'ZIP five deep', extension: 'zip', wrap: payload => nested(payload, 5) },
  { name: 'ZIP thirty deep', extension: 'zip', wrap: payload => nested(payload, 30) },
  {
    name: 'ZIP with a password, AES',
    extension: 'zip',
    wrap: payload => zip({ 'payload.txt': payload }, { password: 'secret', encryptionStrength: 3 }),
  },
  {
    name: 'ZIP with a password, ZipCrypto',
    extension: 'zip',
    wrap: payload => zip({ 'payload.txt': payload }, { password: 'secret', zipCrypto: true }),
  },
  { name: 'ZIP with one encrypted entry of two', extension: 'zip', wrap: zipMixed },
  {
    name: 'ZIP with a password, in ZIP',
    extension: 'zip',
    wrap: async payload => zip({ 'inner.zip': await zip({ 'payload.txt': payload }, { password: 'secret' }) }),
  },
  {
    name: 'ZIP without its end',
    extension: 'zip',
    wrap: async payload => (await zip({ 'payload.txt': payload })).subarray(0, -30),
  },
  {
    name: 'ZIP after a picture',
    extension: 'png',
    wrap: async payload => Buffer.concat([png, await zip({ 'payload.txt': payload })]),
  },
  {
    name: 'ZIP of an entry of 12 MB',
    extension: 'zip',
    wrap: payload => zip({ 'payload.txt': Buffer.concat([Buffer.alloc(12_000_000, 'text\n'), payload]) }),
  },
  by7z('7z', '7z'),
  by7z('7z with a password', '7z', '-psecret'),
  by7z('7z with a password and encrypted names', '7z', '-psecret', '-mhe=on'),
  by7z('xz', 'xz', '-txz'),
  by7z('bzip2', 'bz2', '-tbzip2'),
  byBsdtar('cpio', 'cpio', '--format=cpio'),
  byBsdtar('ISO 9660', 'iso', '--format=iso9660'),
  byBsdtar('tar in zstd', 'tzst', '--zstd'),
  {
    name: 'docx, as an embedded object',
    extension: 'docx',
    wrap: payload => docx(payload, 'word/embeddings/oleObject1.bin'),
  },
  { name: 'docx, as a part without a type', extension: 'docx', wrap: payload => docx(payload, 'word/extra.txt') },
  { name: 'PDF, as an attachment', extension: 'pdf', wrap: payload => pdf(payload, 'none') },
  { name: 'PDF, as a compressed attachment', extension: 'pdf', wrap: payload => pdf(payload, 'flate') },
  {
    name: 'ZIP after PDF',
    extension: 'pdf',
    wrap: async payload => Buffer.concat([pdf(Buffer.from('text'), 'none'), await zip({ 'payload.txt': payload })]),
  },
  { name: 'mail, base64', extension: 'eml', wrap: payload => mail(payload, 'base64') },
  { name: 'mail, quoted-printable', extension: 'eml', wrap: payload => mail(payload, 'quoted-printable') },
  {
    name: 'mail, a ZIP in base64',
    extension: 'eml',
    wrap: async payload => mail(await zip({ 'payload.txt': payload }), 'base64', 'papers.zip'),
  },
  { name: 'mail within a mail', extension: 'eml', wrap: payload => forwarded(mail(payload, 'base64')) },
  {
    name: 'HTML with a data address',
    extension: 'html',
    wrap: payload =>
      Buffer.from(
        `<!doctype html><html><body><a href="data:application/octet-stream;base64,${payload.toString('base64')}">x</a></body></html>`,
      ),
  },
  {
    name: 'RTF with an object',
    extension: 'rtf',
    wrap: payload => Buffer.from(`{\\rtf1\\ansi{\\object\\objemb{\\*\\objdata ${payload.toString('hex')}}}}`),
  },
]
