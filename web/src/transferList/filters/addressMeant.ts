/**
 * The filter that somebody means who types an address, or a domain in some way: `*@partner.example`,
 * `@partner.example` and `partner.example` are everybody there. Undefined for what is neither.
 */
export function addressMeant(text: string): string | undefined {
  const typed = text.trim().toLowerCase()
  const [, person = '', domain = ''] = /^([^@\s]*)@?([^@\s]*)$/.exec(typed.includes('@') ? typed : `@${typed}`) ?? []
  if (!/^[^.\s]+(\.[^.\s]+)+$/.test(domain)) return undefined
  return `${person || '*'}@${domain}`
}
