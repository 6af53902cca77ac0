import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundling, deployedFunctions } from '../../bin/bundleLambdas.ts'
import { bundleMailTexts, separateMailTexts } from '../../bin/separateMailTexts.ts'
import { trimSdk } from '../../bin/trimSdk.ts'
import type { DeployedFunction } from '../../lambdas/aws/functions/functions.ts'
import { portPermissions } from '../../lambdas/aws/functions/portPermissions.ts'
import { getAlertTexts, getMemberTexts, getPartnerTexts } from '../../lambdas/mails/getMailTexts.ts'
import { languages } from '../../shared/texts/language.ts'
import { bundled } from './bundled.ts'

/** Ports with tables also bundle the DynamoDB client. */
const clients = {
  blobs: 'client-s3',
  keys: 'client-kms',
  receiptSigner: 'client-kms',
  mailer: 'client-sesv2',
  workflow: 'client-sfn',
  sms: 'client-sns',
  recipients: 'client-cognito-identity-provider',
} as const
/** Functions that only deployments call. */
const withoutPorts: Readonly<Record<string, readonly string[]>> = {
  checkAccount: ['client-lambda'],
  retireAssets: ['client-s3'],
  // Its dead letters.
  followTransfers: ['client-sqs'],
}
const withoutTables = ['keys', 'workflow', 'sms', 'recipients', 'engine']

/** In bytes, with the contracts of all calls. `node bench/bundles.ts` measures the cold start. */
const ALONE = 393_900
const budgets = {
  blobs: 88_000,
  // 43 KB for the mail library (bin/trimMail.ts), and layouts. Their texts are files beside the function.
  mailer: 94_000,
  // Layouts of both code channels, and two clients.
  sms: 15_000,
  recipients: 10_000,
  // Parts of the OpenSearch client (lambdas/aws/adapters/openSearch/client.ts), and 8 KB to try policies.
  transferIndex: 38_000,
  // Figures on OpenSearch: 12 KB; the windows and answers of `getInsights`, and its turns.
  insights: 29_000,
  // The model, matching and merging of policies, and their texts.
  policies: 23_000,
  usage: 6000,
  // The lists of public mail domains: 134 KB, look-alikes, and 8 KB of texts that pages share.
  recipientChecks: 153_000,
  // Two commands of DynamoDB, to displace the oldest entry.
  addressBook: 3_000,
  // re2js: 150 KB.
  check: 150_000,
  preview: 143_000,
  // All numbering plans: 155 KB; cues, given names, regions, landscapes and rules of names; 30 KB of words in nine languages for ids and phones, and their rules.
  suggest: 314_000,
  anonymise: 165_000,
  // Models of languages: 57 KB, because texts are decoded outside the document process; words, cues and rules as above.
  inspect: 428_000,
  seal: 5_000,
  // Mobile numbering plans: 137 KB, and 3 KB so that they run with the first number only.
  phones: 143_000,
}
/** Functions that read policies from their body only. */
const readsPolicies = ['simulatePolicy']
/** Functions that compare a recipient with the usage history. */
const checksRecipients = ['createProvisionalTransfer', 'matchPolicies', 'checkFurtherRecipients']
/** Functions that parse phone numbers. */
const readsPhones = ['createTransfer', 'sendAgain', 'resetPhoneVerification', 'resendCode', 'createChallenge']

function toBudget({ name, reach }: DeployedFunction): number {
  const parts = [
    ...Object.keys(reach),
    ...(reach.engine ?? []),
    ...(readsPhones.includes(name) ? ['phones'] : []),
    ...(readsPolicies.includes(name) ? ['policies'] : []),
    ...(checksRecipients.includes(name) ? ['recipientChecks'] : []),
  ]
  const budget = (part: string) => (part in budgets ? budgets[part as keyof typeof budgets] : 0)
  return parts.reduce((sum, part) => sum + budget(part), ALONE)
}
/** In bytes: Arabic and Japanese take two and three for a character. */
const MAX_MAIL_TEXTS = 40_000
/** In bytes. libarchive: 680 KB, Parquet 70 KB; OCR: 225 KB, without its programs and data; names of villages: 144 KB. */
const MAX_BESIDE = { 'extraction/child.mjs': 3000, extraction: 2_925_000, gazetteers: 3_450_000 }

const FORMATS = 'engine/extraction/formats'
const inParts = ['blobs', 'engine'] as const
const toParts = (port: (typeof inParts)[number]): readonly { file: string; verbs: readonly string[] }[] =>
  portPermissions[port].adapter.parts ?? []

let directory: string
let functions: DeployedFunction[]
let outputs: [string, Metafile['outputs'][string]][]
beforeAll(async () => {
  functions = await deployedFunctions()
  const { metafile, ...made } = await bundled()
  directory = made.directory
  outputs = Object.entries(metafile.outputs)
})

const getFile = (name: string) => join(directory, name, 'index.mjs')
function getBundlePath(name: string): string[] {
  const [, output] = outputs.find(([path]) => path.endsWith(`/${name}/index.mjs`)) ?? []
  return Object.entries(output?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []))
}

describe('the bundle of a function', () => {
  test('stays within its size budget', async () => {
    const tooHeavy: string[] = []
    for (const deployed of functions) {
      const { size } = await stat(getFile(deployed.name))
      const budget = toBudget(deployed)
      if (size > budget) tooHeavy.push(`${deployed.name}: ${size} of ${budget}`)
    }

    expect(tooHeavy).toEqual([])
  })

  test('contains the clients of its ports, and no others', () => {
    for (const { name, reach } of functions) {
      const wanted: string[] = Object.entries(clients).flatMap(([port, client]) => (port in reach ? [client] : []))
      wanted.push(...(withoutPorts[name] ?? []))
      const hasTables =
        ['fillUsage', 'setUpIndex', 'completeIndex'].includes(name) ||
        !Object.keys(reach).every(port => withoutTables.includes(port))
      const tables = hasTables ? ['client-dynamodb'] : []

      const held = getBundlePath(name).flatMap(file => /@aws-sdk\/(client-[^/]+)/.exec(file)?.[1] ?? [])

      expect([...new Set(held)].sort(), name).toEqual([...wanted, ...tables].sort())
    }
  })

  test.each(inParts)('contains the parts of the %s adapter whose verbs it reaches, and no others', port => {
    const parts = toParts(port)
    for (const { name, reach } of functions) {
      const inReach: readonly string[] = reach[port] ?? []
      const wanted = parts.filter(({ verbs }) => verbs.some(verb => inReach.includes(verb))).map(({ file }) => file)

      const held = getBundlePath(name)

      expect(
        parts.map(({ file }) => file).filter(file => held.includes(join('lambdas/aws/adapters', file))),
        name,
      ).toEqual(wanted)
    }
  })

  test('contains no schema of the organisation: synthesis has parsed its settings', () => {
    const held = functions.filter(({ name }) => getBundlePath(name).includes('shared/domain/organisation.ts'))

    expect(held.map(({ name }) => name)).toEqual([])
  })

  test('contains no document reader: the readers are separate files beside the function that inspects', async () => {
    for (const { name, reach } of functions) {
      const readers = getBundlePath(name).filter(file => /unpdf|htmlparser2|engine\/extraction\/formats/.test(file))
      const allowed = reach.engine?.includes('inspect') ? ['txt', 'csv'].map(format => `${FORMATS}/${format}.ts`) : []

      expect(
        readers.filter(file => !allowed.includes(file)),
        name,
      ).toEqual([])
    }
    for (const [path, most] of Object.entries(MAX_BESIDE)) {
      expect(await getSize(join(directory, 'inspect', path)), path).toBeLessThanOrEqual(most)
    }
  })
})

describe('the texts of mails', () => {
  test('are a file for each language beside the functions that compose mails or SMS, and beside no others', async () => {
    for (const { name } of functions) {
      const isComposing = getBundlePath(name).includes('lambdas/mails/getMailTexts.ts')
      const files = await readdir(join(directory, name, 'mails')).catch(() => [])
      expect(files.sort(), name).toEqual(isComposing ? languages.map(language => `${language}.cjs`).sort() : [])
    }
    for (const language of languages) {
      expect(await getSize(join(directory, 'notify', 'mails', `${language}.cjs`))).toBeLessThan(MAX_MAIL_TEXTS)
    }
  })

  test('load in a bundle as they are in the sources', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'waybill-mails-'))
    const outfile = join(folder, 'index.mjs')
    const entryPoints = [join(import.meta.dirname, '../../lambdas/mails/getMailTexts.ts')]
    await build({ entryPoints, outfile, ...bundling, plugins: [separateMailTexts] })
    await bundleMailTexts(folder, bundling)
    const texts = await import(pathToFileURL(outfile).href)

    for (const language of languages) {
      expect(JSON.stringify(texts.getPartnerTexts(language))).toBe(JSON.stringify(getPartnerTexts(language)))
      expect(JSON.stringify(texts.getMemberTexts(language))).toBe(JSON.stringify(getMemberTexts(language)))
      expect(texts.getAlertTexts(language).subject(5)).toBe(getAlertTexts(language).subject(5))
    }
    expect((await stat(outfile)).size).toBeLessThan(5000)
    await rm(folder, { recursive: true })
  })
})

test.each(inParts)('every verb of %s is in exactly one part of its adapter', port => {
  const verbs = toParts(port).flatMap(part => part.verbs)

  expect(verbs.sort()).toEqual(Object.keys(portPermissions[port].grants).sort())
})

/** Of a file, or of a folder's files. */
async function getSize(path: string): Promise<number> {
  const found = await stat(path)
  if (found.isFile()) return found.size
  const sizes = await Promise.all((await readdir(path)).map(name => getSize(join(path, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('the trimmed SDK', () => {
  let probes: string
  beforeAll(async () => {
    probes = await mkdtemp(join(tmpdir(), 'waybill-probes-'))
  })
  afterAll(() => rm(probes, { recursive: true, force: true }))

  async function lean(contents: string) {
    const outfile = join(probes, `${randomUUID()}.mjs`)
    const stdin = { contents, resolveDir: import.meta.dirname }
    await build({ stdin, outfile, ...bundling, plugins: trimSdk })
    return import(pathToFileURL(outfile).href)
  }

  async function refusing(body: string, work: (settings: object) => Promise<void>) {
    const server = createServer((_, response) => response.writeHead(400).end(body)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const credentials = { accessKeyId: 'example', secretAccessKey: 'example' }
    await work({ endpoint: `http://127.0.0.1:${port}`, region: 'eu-central-1', credentials, maxAttempts: 1 })
    server.close()
  }

  test('keeps the class and all fields of an error that our code imports', async () => {
    const sdk = await lean(
      "export { DynamoDBClient, PutItemCommand, ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'",
    )
    const type = 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException'

    await refusing(JSON.stringify({ __type: type, Item: { pk: { S: 'here' } } }), async settings => {
      const put = new sdk.PutItemCommand({ TableName: 'ops', Item: {} })
      const error = await new sdk.DynamoDBClient(settings).send(put).catch((error: unknown) => error)

      expect(error).toBeInstanceOf(sdk.ConditionalCheckFailedException)
      expect(error).toMatchObject({ Item: { pk: { S: 'here' } }, $fault: 'client' })
    })
  })

  test('reports other errors by name, in the common class of their client', async () => {
    const sdk = await lean(
      "export { S3Client, AbortMultipartUploadCommand, S3ServiceException } from '@aws-sdk/client-s3'",
    )

    await refusing('<Error><Code>NoSuchUpload</Code><Message>It is gone.</Message></Error>', async settings => {
      const abort = new sdk.AbortMultipartUploadCommand({ Bucket: 'incoming', Key: 'key', UploadId: 'id' })
      const error = await new sdk.S3Client({ ...settings, forcePathStyle: true })
        .send(abort)
        .catch((error: unknown) => error)

      expect(error).toBeInstanceOf(sdk.S3ServiceException)
      expect(error).toMatchObject({ name: 'NoSuchUpload', message: 'It is gone.', $fault: 'client' })
    })
  })

  test('loses no retry by error class, except for an error of global tables', async () => {
    const retried: string[] = []
    for (const client of [...Object.values(clients), 'client-dynamodb', 'client-macie2']) {
      const file = join(import.meta.dirname, `../../node_modules/@aws-sdk/${client}/dist-es/models/errors.js`)
      const classes = (await readFile(file, 'utf8')).split('export class ')
      retried.push(...classes.filter(text => text.includes('$retryable')).map(text => text.split(' ')[0] ?? ''))
    }

    expect(retried).toEqual(['ReplicatedWriteConflictException'])
  })

  test('names the missing part when code reaches it', async () => {
    const { Sha256Js } = await lean("export { Sha256Js } from '@smithy/core/checksum'")

    expect(() => new Sha256Js()).toThrow('This Node lacks the digest of Sha256Js: see bin/trimSdk.ts.')
  })
})
