import { gzipSync } from 'node:zlib'
import { type Draft, passagesOf, type Template } from './draft.ts'
import { type Encoding, encoded } from './formats/bytes.ts'
import { eml } from './formats/eml.ts'
import { odp, ods, odt } from './formats/odf.ts'
import { docx, pptx, xlsx } from './formats/ooxml.ts'
import { pdf } from './formats/pdf.ts'
import { tarOf } from './formats/tar.ts'
import { html, json, plainText, rtf, separated, wrappedText, xml } from './formats/texts.ts'
import { zipOf } from './formats/zip.ts'
import { joined, type Label } from './passage.ts'
import { Random } from './random.ts'
import { templatesA } from './templates/a/templates.ts'
import { templatesB } from './templates/b/templates.ts'
import { valuesA } from './values/a.ts'
import { valuesB } from './values/b.ts'
import type { HalfValues } from './values/halfValues.ts'
import { Voice } from './voice.ts'

/** A file and what a careful reader counts in it; `tolerated` is explained at `Passage`. */
export type LabelledDocument = {
  name: string
  format: string
  template: string
  bytes: Uint8Array
  labels: readonly Label[]
  tolerated: readonly Label[]
}

type Writer = (draft: Draft, random: Random) => Uint8Array | undefined

const text =
  (encoding: Encoding): Writer =>
  (draft, random) =>
    encoded(plainText(draft, random), encoding)

/** Every template of the kind is written in each of these. */
const writers: Record<'prose' | 'table', readonly (readonly [extension: string, Writer])[]> = {
  prose: [
    ['txt', text('utf-8')],
    ['txt', text('utf-8 with BOM')],
    ['txt', text('utf-16le with BOM')],
    ['txt', text('utf-16be with BOM')],
    ['txt', text('utf-16le')],
    ['txt', text('windows-1252')],
    ['html', draft => Buffer.from(html(draft))],
    ['xml', draft => Buffer.from(xml(draft))],
    ['json', (draft, random) => Buffer.from(json(draft, random))],
    ['rtf', draft => Buffer.from(rtf(draft))],
    ['pdf', pdf],
    ['docx', docx],
    ['pptx', pptx],
    ['odt', odt],
    ['odp', odp],
  ],
  table: [
    ['csv', (draft, random) => encoded(separated(draft, ',', random), 'utf-8')],
    ['csv', (draft, random) => encoded(separated(draft, ';', random), 'windows-1252')],
    ['csv', (draft, random) => encoded(separated(draft, ';', random), 'utf-16le with BOM')],
    ['tsv', (draft, random) => encoded(separated(draft, '\t', random), 'utf-8')],
    ['xlsx', xlsx],
    ['ods', ods],
    ['html', draft => Buffer.from(html(draft))],
    ['xml', draft => Buffer.from(xml(draft))],
    ['json', (draft, random) => Buffer.from(json(draft, random))],
    ['docx', docx],
  ],
}

const RAW_COPIES = 3
const CONTAINERS_OF_EACH = 6
const halves = {
  a: { values: valuesA, templates: templatesA, seed: 0xa11ce },
  b: { values: valuesB, templates: templatesB, seed: 0xb0b },
}

/**
 * The labelled documents of a half, the same ones every time. Whoever writes detectors may look at half a; half b, of
 * other templates and other values, is for reporting.
 */
export function* labelledDocuments(half: 'a' | 'b'): Iterable<LabelledDocument> {
  const { values, templates, seed } = halves[half]
  const random = new Random(seed)
  const singles: LabelledDocument[] = []
  for (const template of templates) {
    for (const document of ofTemplate(template, values, random)) {
      singles.push(document)
      yield document
    }
  }
  const mailed = templates.filter(({ kind }) => kind === 'prose')
  for (const template of mailed) {
    yield mailOf(template, values, random, [])
    if (random.chance(0.6)) yield mailOf(template, values, random, [random.pick(singles)])
  }
  for (let copy = 0; copy < CONTAINERS_OF_EACH; copy++) {
    for (const pack of containers) {
      const inner = random.shuffled(singles).slice(0, random.int(2, 4))
      yield packed(inner, pack)
    }
  }
}

function* ofTemplate(template: Template, values: HalfValues, random: Random): Iterable<LabelledDocument> {
  const draw = () => template.write(new Voice(values, random, template.language))
  if (template.kind === 'raw') {
    const extension = template.extension ?? 'txt'
    for (let copy = 0; copy < RAW_COPIES; copy++) {
      const draft = draw()
      yield documentOf(
        template,
        draft,
        extension,
        Buffer.from(draft.blocks.map(block => 'paragraph' in block && block.paragraph.text).join('\n')),
      )
    }
    return
  }
  for (const [extension, write] of writers[template.kind]) {
    const draft = draw()
    const bytes = write(draft, random)
    if (bytes) yield documentOf(template, draft, extension, bytes)
  }
}

function documentOf(template: Template, draft: Draft, format: string, bytes: Uint8Array): LabelledDocument {
  const { labels, tolerated } = joined(passagesOf(draft), '')
  return { name: `${draft.title}.${format}`, format, template: template.name, bytes, labels, tolerated }
}

function mailOf(
  template: Template,
  values: HalfValues,
  random: Random,
  attached: readonly LabelledDocument[],
): LabelledDocument {
  const voice = new Voice(values, random, template.language)
  const [from, to] = [voice.person(), voice.person()]
  const draft = template.write(voice)
  const headers = { from: [from.full, from.mail], to: [to.full, to.mail], subject: draft.title } as const
  const own = joined([from.full, from.mail, to.full, to.mail, ...passagesOf(draft)], '')
  return {
    name: `${draft.title}.eml`,
    format: attached.length > 0 ? 'eml with attachment' : 'eml',
    template: template.name,
    bytes: eml(headers, wrappedText(draft), attached, random),
    labels: [...own.labels, ...attached.flatMap(({ labels }) => labels)],
    tolerated: [...own.tolerated, ...attached.flatMap(({ tolerated }) => tolerated)],
  }
}

type Container = {
  format: string
  extension: string
  pack(inner: readonly LabelledDocument[]): readonly [Uint8Array, readonly LabelledDocument[]]
}

const numbered = (inner: readonly LabelledDocument[]) =>
  inner.map(({ name, bytes }, index) => ({ name: `${index + 1}-${name}`, bytes }))

const containers: readonly Container[] = [
  { format: 'zip', extension: 'zip', pack: inner => [zipOf(numbered(inner)), inner] },
  {
    format: 'zip in zip',
    extension: 'zip',
    pack: inner => [
      zipOf([{ name: 'inner.zip', bytes: zipOf(numbered(inner.slice(1))) }, ...numbered(inner.slice(0, 1))]),
      inner,
    ],
  },
  { format: 'tar', extension: 'tar', pack: inner => [tarOf(numbered(inner)), inner] },
  { format: 'tar in gzip', extension: 'tar.gz', pack: inner => [gzipSync(tarOf(numbered(inner))), inner] },
  { format: 'gzip', extension: 'gz', pack: inner => [gzipSync(inner[0]?.bytes ?? Buffer.alloc(0)), inner.slice(0, 1)] },
]

function packed(inner: readonly LabelledDocument[], { format, extension, pack }: Container): LabelledDocument {
  const [bytes, held] = pack(inner)
  return {
    name: `archive.${extension}`,
    format,
    template: held.map(({ template }) => template).join(' + '),
    bytes,
    labels: held.flatMap(({ labels }) => labels),
    tolerated: held.flatMap(({ tolerated }) => tolerated),
  }
}
