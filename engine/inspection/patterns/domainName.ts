import { DIGIT, LABEL, LETTER, LOWER, UPPER } from './characters.ts'
import { TOPIC } from './contextWords.ts'
import { LIKELY, POSSIBLE, type Scan, UNLIKELY, VERY_LIKELY } from './scan.ts'
import { findTopLevelDomain } from './topLevelDomains.ts'

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/))

/** Old and common top-level domains need no context. */
const COMMON_DOMAINS = words(
  `com org net edu gov mil int info biz eu io co ai dev tech online shop store site xyz cloud blog agency club pro mobi asia
  travel museum aero coop global digital solutions systems services company consulting media network studio design world
  email support berlin london nyc paris wien hamburg koeln bayern swiss amsterdam bank insurance health legal law finance
  capital ventures academy education foundation ngo institute events guru expert photography software tv uk de fr nl ch se
  at pl cz eu us ca au nz jp cn ru br mx za ie dk fi pt es gr hu ro`,
)

/** These are more often file extensions: sources, scripts, archives, pictures. */
const FILE_EXTENSIONS = words('py rs md sh ps cc so ml tf mm pm zip mov app java cab bz mk cpa box bin map dot ms la')

const WORDS = words(
  `in is it to do so me my no be am as id by us now new how one call link data date name case class type next open exchange
  form field cat here like win run play post push page zone plus best book read save search select sort st vs mt dr sc`,
)

const CODE_LABELS = words(
  `self this cls obj object req res ctx context state props event window document console process module exports math json
  array string number date promise system os sys re np pd df plt err error result item node row col data config options
  params args user model view app router session request response e i x el elem input output list map set key value
  logger log logging console config java javax`,
)

/** RFC 1035, 2.3.4. */
const MAX_DOMAIN_LENGTH = 253
const MAX_LABEL_LENGTH = 63

const STOP = 0x2e
const AT = 0x40
const SLASH = 0x2f
const BACKSLASH = 0x5c
const COLON = 0x3a
const UNDERSCORE = 0x5f
const HYPHEN = 0x2d

/**
 * DOMAIN_NAME: under an existing top-level domain, separate or as the host of a URL. The path of a URL and the domain
 * of an e-mail address are not second findings.
 * @param stop first stop of a run of labels
 * @returns the end of the run, whose other stops can be skipped
 */
export function findDomainName(scan: Scan, stop: number): number {
  let start = stop
  while ((scan.class(start - 1) & LABEL) !== 0 && stop - start <= MAX_DOMAIN_LENGTH) start--
  let end = stop + 1
  while (end - stop <= MAX_DOMAIN_LENGTH && ((scan.class(end) & LABEL) !== 0 || isInnerStop(scan, end))) end++
  // Decimals, dates and IP addresses end with a digit; top-level domains do not.
  if (end - start > MAX_DOMAIN_LENGTH || (scan.class(end - 1) & DIGIT) !== 0) return end
  const before = scan.code(start - 1)
  const isHost = isAfterScheme(scan, start)
  if (before === STOP || (before === AT && !isUserInfo(scan, start))) return end
  if (!isHost && (scan.isInUrl(start) || before === SLASH || before === BACKSLASH)) return end
  if (before === UNDERSCORE || scan.code(end) === UNDERSCORE) return end
  report(scan, start, end, isHost)
  return end
}

function report(scan: Scan, start: number, end: number, isHost: boolean) {
  const labels = scan.text.slice(start, end).split('.')
  // A sentence follows without a space: `see example.com.The rest`.
  if (labels.length > 2 && !findTopLevelDomain(labels.at(-1) ?? '') && findTopLevelDomain(labels.at(-2) ?? ''))
    labels.pop()
  const top = findTopLevelDomain(labels.pop() ?? '')
  if (top === undefined) return
  labels.push(top)
  if (!labels.every(isLabel)) return
  const length = labels.join('.').length
  scan.report('DOMAIN_NAME', start, start + length, computeScore(scan, start, end, labels, isHost))
}

function isLabel(label: string): boolean {
  return label !== '' && label.length <= MAX_LABEL_LENGTH && !label.startsWith('-') && !label.endsWith('-')
}

function computeScore(scan: Scan, start: number, end: number, written: readonly string[], isHost: boolean): number {
  const top = written.at(-1) ?? ''
  const labels = written.map(label => label.toLowerCase())
  const [first = ''] = labels
  if (isHost || (first === 'www' && labels.length > 2)) return VERY_LIKELY
  if (scan.code(end) === BRACKET || CODE_LABELS.has(first)) return UNLIKELY
  // Sentences end so: `it was done.It is`.
  if (top !== top.toLowerCase() && written.some(label => label !== label.toUpperCase())) return UNLIKELY
  // Java and Android packages: `com.example.app`.
  if (labels.length > 2 && COMMON_DOMAINS.has(first)) return UNLIKELY
  const second = labels.at(-2) ?? ''
  if (second.length === 1 && !COMMON_DOMAINS.has(top)) return UNLIKELY
  if (/^\d+$/.test(second) && !COMMON_DOMAINS.has(top) && top !== 'cn') return UNLIKELY

  const isMentioned = scan.context.isAbout(TOPIC.domain, start)
  const [known, extension, word] = [COMMON_DOMAINS, FILE_EXTENSIONS, WORDS].map(set => set.has(top.toLowerCase()))
  if (known) return isMentioned ? VERY_LIKELY : LIKELY
  // A word `web` in a stack trace does not make `FrameworkServlet.java` a domain.
  if (extension) return isMentioned && !isCamel(scan, start, end) ? POSSIBLE : UNLIKELY
  if (word) return isMentioned ? LIKELY : isCamel(scan, start, end) ? UNLIKELY : POSSIBLE
  if (top.length === 2) return isMentioned ? VERY_LIKELY : isCamel(scan, start, end) ? POSSIBLE : LIKELY
  return isMentioned ? LIKELY : UNLIKELY
}

const BRACKET = 0x28

/** Inner capitals: `myObject.is`. */
function isCamel(scan: Scan, start: number, end: number): boolean {
  for (let at = start + 1; at < end; at++) {
    if ((scan.class(at) & UPPER) !== 0 && (scan.class(at - 1) & LOWER) !== 0) return true
  }
  return false
}

function isInnerStop(scan: Scan, at: number): boolean {
  return scan.code(at) === STOP && (scan.class(at + 1) & (LETTER | DIGIT | LABEL)) !== 0 && scan.code(at + 1) !== HYPHEN
}

function isAfterScheme(scan: Scan, start: number): boolean {
  if (scan.code(start - 1) === AT) return isUserInfo(scan, start)
  return scan.code(start - 1) === SLASH && scan.code(start - 2) === SLASH && scan.code(start - 3) === COLON
}

/** `https://name@host/`: in a URL before the first slash. */
function isUserInfo(scan: Scan, start: number): boolean {
  if (!scan.isInUrl(start) || start - scan.urlHost > MAX_LABEL_LENGTH) return false
  for (let at = scan.urlHost; at < start; at++) if (scan.code(at) === SLASH) return false
  return true
}
