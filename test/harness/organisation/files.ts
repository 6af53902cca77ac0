import { type Finding, type Findings, type InfoType, Likelihood } from '../../../shared/domain/inspection.ts'
import type { Random } from '../../labelled/random.ts'
import { getTopic, type Language } from './vocabulary.ts'
import { normal } from './writing.ts'

/** Extensions with their frequency per thousand, and their median size in KB. */
const kinds: [extension: string, share: number, kilobytes: number][] = [
  ['pdf', 390, 420],
  ['xlsx', 135, 90],
  ['docx', 120, 75],
  ['jpg', 75, 2200],
  ['zip', 65, 18_000],
  ['png', 45, 600],
  ['pptx', 40, 3500],
  ['csv', 35, 300],
  ['txt', 15, 8],
  ['xml', 12, 60],
  ['msg', 12, 120],
  ['dwg', 10, 4000],
  ['tif', 8, 9000],
  ['mp4', 8, 85_000],
  ['heic', 6, 1800],
  ['eml', 5, 90],
  ['xls', 5, 150],
  ['doc', 5, 110],
  ['7z', 3, 25_000],
  ['json', 3, 40],
  ['svg', 2, 30],
  ['md', 1, 6],
]
const byThousands = kinds.flatMap(kind => Array.from({ length: kind[1] }, () => kind))

/** Kinds of findings by their frequency per document, and the extensions that are inspected. */
const found: InfoType[] = [
  ...times<InfoType>('PERSON_NAME', 30),
  ...times<InfoType>('EMAIL_ADDRESS', 22),
  ...times<InfoType>('PHONE_NUMBER', 14),
  ...times<InfoType>('LOCATION', 12),
  ...times<InfoType>('STREET_ADDRESS', 8),
  ...times<InfoType>('DOMAIN_NAME', 6),
  ...times<InfoType>('IBAN_CODE', 4),
  ...times<InfoType>('SWIFT_CODE', 1),
  ...times<InfoType>('NATIONAL_ID', 1),
  ...times<InfoType>('IP_ADDRESS', 1),
  ...times<InfoType>('CREDIT_CARD_NUMBER', 1),
]
const READABLE = new Set(['pdf', 'xlsx', 'docx', 'pptx', 'csv', 'txt', 'xml', 'json', 'eml', 'md', 'zip'])

function times<Item>(item: Item, count: number): Item[] {
  return Array.from({ length: count }, () => item)
}

export function getFileName(random: Random, language: Language, createdAt: string) {
  const [fileExtension, , kilobytes] = random.pick(byThousands)
  const size = Math.max(1, Math.round(kilobytes * 1000 * Math.exp(1.2 * normal(random))))
  const shown = random.chance(0.04) ? fileExtension.toUpperCase() : fileExtension
  return { name: `${toStem(random, language, createdAt, fileExtension)}.${shown}`, fileExtension, size }
}

function toStem(random: Random, language: Language, createdAt: string, extension: string): string {
  const word = () => getTopic(language, random)
  const day = createdAt.slice(0, 10)
  if (['jpg', 'heic', 'mp4'].includes(extension) && random.chance(0.7)) return `IMG_${random.int(1000, 9999)}`
  switch (random.int(0, 9)) {
    case 0:
      return `${day}_${word()}_${word()}`
    case 1:
      return `${word()} ${word()} ${random.pick(['final', 'v2', 'v3', 'signed', 'Entwurf', 'neu', 'copy', 'rev1'])}`
    case 2:
      return `${random.pick(['Rechnung', 'Invoice', 'RE', 'Order', 'Angebot'])}-${random.int(10_000, 99_999)}`
    case 3:
      return `${random.pick(['Scan', 'Dokument', 'Document'])} ${day.split('-').reverse().join('.')}`
    case 4:
      return `${word()}_${word()}_${word()}_${day.replaceAll('-', '')}`
    case 5:
      return `${word()} (${random.int(1, 9)})`
    case 6:
      return `${word()}/${word()} ${word()}`
    case 7:
      return `${word()}-${word()}`
    default:
      return `${word()} ${word()}${random.chance(0.5) ? ` ${word()}` : ''}`
  }
}

export function toFindings(random: Random, extension: string): Findings {
  const isRead = READABLE.has(extension)
  const reason = extension === 'zip' ? ('password' as const) : ('unsupported' as const)
  const notInspectable = isRead && !random.chance(0.01) ? [] : [{ reason, count: 1, isWhole: true }]
  const summary = notInspectable.length > 0 || random.chance(0.35) ? [] : findingsIn(random)
  const places = summary.flatMap(finding => (random.chance(0.5) ? [{ ...finding, page: random.int(1, 12) }] : []))
  return { summary, places, notInspectable, mismatches: [] }
}

function findingsIn(random: Random): Finding[] {
  const infoTypes = new Set(Array.from({ length: random.int(1, 4) }, () => random.pick(found)))
  return [...infoTypes].map(infoType => {
    const count = Math.ceil(Math.exp(random.next() * 5))
    return {
      infoType,
      count,
      distinctCount: random.int(1, count),
      likelihood: random.pick(Likelihood.options.slice(2)),
    }
  })
}
