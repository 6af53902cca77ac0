import { containers, packed } from './containers.ts'
import { type Draft, type Template, toPassages } from './draft.ts'
import { eml } from './formats/eml.ts'
import { wrappedText } from './formats/texts.ts'
import { writers } from './formats/writers.ts'
import type { LabelledDocument } from './labelledDocument.ts'
import { joined } from './passage.ts'
import { Random } from './random.ts'
import { templatesA } from './templates/a/templates.ts'
import { templatesB } from './templates/b/templates.ts'
import { valuesA } from './values/a.ts'
import { valuesB } from './values/b.ts'
import type { HalfValues } from './values/halfValues.ts'
import { Voice } from './voice.ts'

const RAW_COPIES = 3
const CONTAINERS_OF_EACH = 6
const halves = {
  a: { values: valuesA, templates: templatesA, seed: 0xa11ce },
  b: { values: valuesB, templates: templatesB, seed: 0xb0b },
}

/**
 * The labelled documents of a half, always the same. Half a is for developing detectors; half b, with other templates
 * and values, is for reporting.
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
    yield toMail(template, values, random, [])
    if (random.chance(0.6)) yield toMail(template, values, random, [random.pick(singles)])
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
      yield toDocument(
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
    if (bytes) yield toDocument(template, draft, extension, bytes)
  }
}

function toDocument(template: Template, draft: Draft, format: string, bytes: Uint8Array): LabelledDocument {
  const { labels, tolerated } = joined(toPassages(draft), '')
  return { name: `${draft.title}.${format}`, format, template: template.name, bytes, labels, tolerated }
}

function toMail(
  template: Template,
  values: HalfValues,
  random: Random,
  attached: readonly LabelledDocument[],
): LabelledDocument {
  const voice = new Voice(values, random, template.language)
  const [from, to] = [voice.person(), voice.person()]
  const draft = template.write(voice)
  const headers = { from: [from.full, from.mail], to: [to.full, to.mail], subject: draft.title } as const
  const own = joined([from.full, from.mail, to.full, to.mail, ...toPassages(draft)], '')
  return {
    name: `${draft.title}.eml`,
    format: attached.length > 0 ? 'eml with attachment' : 'eml',
    template: template.name,
    bytes: eml(headers, wrappedText(draft), attached, random),
    labels: [...own.labels, ...attached.flatMap(({ labels }) => labels)],
    tolerated: [...own.tolerated, ...attached.flatMap(({ tolerated }) => tolerated)],
  }
}
