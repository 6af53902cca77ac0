import type { Draft } from '../draft.ts'
import type { Random } from '../random.ts'
import { type Encoding, encoded } from './bytes.ts'
import { odp, ods, odt } from './odf.ts'
import { docx, pptx, xlsx } from './ooxml.ts'
import { pdf } from './pdf.ts'
import { html, json, plainText, rtf, separated, xml } from './texts.ts'

/** @returns undefined for a text that the format cannot encode */
type Writer = (draft: Draft, random: Random) => Uint8Array | undefined

const text =
  (encoding: Encoding): Writer =>
  (draft, random) =>
    encoded(plainText(draft, random), encoding)

export const writers: Record<'prose' | 'table', readonly (readonly [extension: string, Writer])[]> = {
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
