export type Encoding = 'br' | 'gzip'

/** RFC 9110, 12.5.3: a coding, and optionally its weight. */
const CODING = /^(br|gzip)(?:[ \t]*;[ \t]*q=([01](?:\.\d{0,3})?))?$/i

/** The codings that the caller accepts. */
export function getAcceptedEncodings(header: string | undefined): Set<Encoding> {
  const codings = (header ?? '').split(',').flatMap(part => {
    const [, coding, weight = '1'] = CODING.exec(part.trim()) ?? []
    return coding !== undefined && Number(weight) > 0 ? [coding.toLowerCase() as Encoding] : []
  })
  return new Set(codings)
}
