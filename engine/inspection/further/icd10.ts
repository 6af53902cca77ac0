import type { Report, Window } from '../detector.ts'
import { Vocabulary } from './vocabulary.ts'

/** A category and up to four characters of detail: ICD-10 of the WHO, and its national editions. */
const CODE = /[A-TV-Z]\d[0-9AB](?:\.[0-9A-Z]{1,4}(?:-[0-9A-Z]{1,2})?)?[*†+!]?/g
/** Several codes with details near each other are a list of diagnoses. */
const MIN_SEVERAL = 3
const MAX_LIST_LENGTH = 200
const MAX_DISTANCE = 60
/** A category without details has the form of a room, a figure or a sheet of paper. */
const CLOSE_DISTANCE = 5

const words = new Vocabulary<true>([
  [
    true,
    `icd, icd 10, icd10, icd 10 cm, icd 10 gm, icd code, diagnosis, diagnoses, diagnosis code, dx, comorbidities, discharge diagnosis,
    admitted with, diagnose, diagnosen, hauptdiagnose, nebendiagnose, nebendiagnosen, diagnoseschlüssel, entlassungsdiagnose, cim 10,
    diagnostic, diagnostics, diagnostic principal, cie 10, diagnóstico, diagnósticos, diagnóstico principal, diagnosi, codice diagnosi,
    cid 10, cid, hoofddiagnose, nevendiagnose, rozpoznanie, rozpoznania, kod rozpoznania, تشخيص, التشخيص, 診断, 病名, 診断名, 傷病名`
      .split(/,\s+/)
      .map(word => word.trim()),
  ],
])

/** ICD10_CODE: after a word about diagnoses, or among several codes with details. */
export function findIcd10({ text, header }: Window, report: Report) {
  const codes = [...text.matchAll(CODE)].filter(({ 0: code, index }) => isWhole(text, index, index + code.length))
  if (codes.length === 0) return
  const isHeading = header !== undefined && words.find(header).length > 0
  const mentions = isHeading ? [] : words.find(text)
  const listed = findListed(codes.filter(({ 0: code }) => code.includes('.')))
  let next = 0
  let announcedAt = Number.NEGATIVE_INFINITY
  for (const { 0: code, index } of codes) {
    for (; (mentions[next]?.end ?? text.length) <= index; next++) announcedAt = mentions[next]?.end ?? announcedAt
    const end = index + code.length
    const distance = code.includes('.') ? MAX_DISTANCE : CLOSE_DISTANCE
    if (isHeading || index - announcedAt <= distance) {
      report('ICD10_CODE', index, end, code.includes('.') ? 'VERY_LIKELY' : 'LIKELY')
      // A list goes on: `F32.1, I10 and E11.9`.
      announcedAt = end
    } else if (listed.has(index)) report('ICD10_CODE', index, end, 'POSSIBLE')
  }
}

/** @returns where codes are of which {@link MIN_SEVERAL} different ones follow each other closely */
function findListed(codes: readonly RegExpExecArray[]): Set<number> {
  const listed = new Set<number>()
  for (let end = MIN_SEVERAL; end <= codes.length; end++) {
    const several = codes.slice(end - MIN_SEVERAL, end)
    const [first, last] = [several[0]?.index ?? 0, several.at(-1)?.index ?? 0]
    const isDifferent = new Set(several.map(([code]) => code)).size === MIN_SEVERAL
    if (isDifferent && last - first <= MAX_LIST_LENGTH) for (const { index } of several) listed.add(index)
  }
  return listed
}

/** `A12.5 mm` is a measure, `X-A12` a part of a longer code. */
function isWhole(text: string, start: number, end: number): boolean {
  return (
    !/[\p{L}\p{N}_./-]/u.test(text[start - 1] ?? '') && !/^(?:[\p{L}\p{N}_/-]|\.\d)/u.test(text.slice(end, end + 2))
  )
}
