const CUT = '[cut]'
const MAX_LINES = 60
const MAX_TOKENS = 200

/** `at name (https://host/assets/Page-hash.js:1:2)` in Chromium, `name@https://...` in Firefox and Safari. */
const FRAME =
  /^\s{0,8}(?:at )?(?:async )?(?:([\w$.]{1,60})(?: \(|@| ))?\(?https?:\/\/[^\s/]{1,255}\/assets\/([A-Za-z]{1,40}-[\w-]{8}\.js):(\d{1,6}):(\d{1,6})\)?$/
/** Function names. Longer words or runs of digits may be a password, a card number or a code. */
const NAME = /^(?!.*\d{4})[A-Za-z_$][\w$]{0,18}(?:\.[A-Za-z_$][\w$]{0,18}){0,2}$/

/** Lower case or camel case, such as `length` and `getReader`. Names of people start with a capital letter. */
const WORD = /^(?:[a-z]{1,19}|[a-z]{2,12}(?:[A-Z][a-z]{2,11}){1,2}|[a-z]+n't)$/
const CAPITALS = new Set(
  (
    "A An API Array AbortError Cannot Can't ChunkLoadError Could DOMException Error EvalError Failed GET HTTP Importing Invalid It JSON " +
    'Load Loading Map Maximum Minified Module NaN Network NetworkError NotAllowedError NotFoundError Object POST PUT Promise ' +
    'QuotaExceededError RangeError React ReferenceError Request Response SecurityError Set String SyntaxError The TimeoutError ' +
    'TypeError URIError URL Unable Uncaught Unexpected Unhandled ZodError'
  ).split(' '),
)
const SEGMENTS = new Set(
  (
    'api assets all collect config dl downloads faq files finalize health help insights js list login logout policy ' +
    'provisional_transfers request retract review search success token transfer transfers upload-url upload-complete'
  ).split(' '),
)
/** The first number of a version only: the others could spell a card or a phone. */
const BROWSERS =
  /^((?:AppleWebKit|Chrome|Edg|Firefox|Gecko|Mobile|Mozilla|OPR|Safari|Version)\/\d{1,3})(?:\.\d{1,5}){0,3}$/
const STATUS_FOLLOWS = /^(?:answered|status|HTTP)$/
const PUNCTUATION = /^(["'`([{#]{0,3})(.*?)(["'`)\]}.,:;!?]{0,4})$/

/**
 * Keeps frames of our scripts, known paths without ids and queries, and words; replaces the rest by `[cut]`, because it
 * may be secret.
 * @param text of any length; the time grows linearly
 */
export function scrubbedError(text: string): string {
  return text.split('\n', MAX_LINES).map(scrubbedLine).join('\n')
}

export function scrubbedType(type: string): string {
  return /^[a-z]{1,24}$/.test(type) ? type : CUT
}

function scrubbedLine(line: string): string {
  const [, name, script, row, column] = FRAME.exec(line) ?? []
  if (script !== undefined)
    return `    at ${name !== undefined && NAME.test(name) ? name : CUT} (/assets/${script}:${row}:${column})`
  const tokens = line.split(/\s+/, MAX_TOKENS).filter(token => token !== '')
  const kept = tokens.map((token, index) => scrubbedToken(token, tokens[index - 1], tokens[index + 1]))
  return kept.filter((token, index) => token !== CUT || kept[index - 1] !== CUT).join(' ')
}

function scrubbedToken(token: string, previous = '', next = ''): string {
  const isPath = /^["'(]?(?:https?:\/)?\//.test(token)
  if (isPath) return scrubbedPath(token)
  const [, opening = '', core = '', closing = ''] = token.length > 40 ? [] : (PUNCTUATION.exec(token) ?? [])
  const browser = BROWSERS.exec(core)?.[1]
  if (browser !== undefined) return opening + browser + closing
  const isKept =
    WORD.test(core) ||
    CAPITALS.has(core) ||
    (next === 'is' && NAME.test(core) && core.includes('.')) ||
    (STATUS_FOLLOWS.test(previous) && /^[1-5]\d\d$/.test(core)) ||
    (opening.endsWith('#') && /^\d{1,3}$/.test(core)) ||
    (core === '' && opening + closing !== '')
  return isKept ? opening + core + closing : CUT
}

/** Keeps only known segments of our own paths. */
function scrubbedPath(token: string): string {
  const path = token.replace(/^["'(]?(?:https?:\/\/[^/]*)?/, '').split(/[?#]/, 1)[0] ?? ''
  const segments = path.slice(1).split('/', 8)
  return `/${segments.map(segment => (SEGMENTS.has(segment) ? segment : CUT)).join('/')}`
}
