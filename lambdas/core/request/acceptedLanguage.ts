import { chosenLanguage, type Language } from '../../../shared/texts/language.ts'

/** A browser names about five languages; a client may send up to the server's limit. */
const MAX_READ = 200
/** RFC 9110, 12.5.4 and 12.4.2: a language range, and optionally its weight. */
const RANGE = /^([a-z]{1,8}(?:-[a-z0-9]{1,8})*)(?:[ \t]*;[ \t]*q=([01](?:\.\d{0,3})?))?$/i

/**
 * The first of the caller's languages that we have, else English.
 * @returns undefined without a preference: no header, or only `*`, which HTTP clients send by themselves
 */
export function getAcceptedLanguage(header: string | undefined): Language | undefined {
  const ranges = (header ?? '')
    .slice(0, MAX_READ)
    .split(',')
    .flatMap(range => {
      const [, tag, weight = '1'] = RANGE.exec(range.trim()) ?? []
      return tag !== undefined && Number(weight) > 0 ? [{ tag, weight: Number(weight) }] : []
    })
  if (ranges.length === 0) return undefined
  // The sort is stable: equal weights keep their order.
  return chosenLanguage(ranges.sort((one, other) => other.weight - one.weight).map(({ tag }) => tag))
}
