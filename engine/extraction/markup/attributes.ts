import { resolveReferences } from './entities.ts'

/**
 * @param attributes text of a tag after its name
 * @param name without its prefix
 */
export function findAttribute(attributes: string, name: string): string | undefined {
  for (let at = attributes.indexOf(name); at !== -1; at = attributes.indexOf(name, at + 1)) {
    const before = attributes.charCodeAt(at - 1)
    if (!(before <= 0x20 || before === 0x3a)) continue
    let next = at + name.length
    while (attributes.charCodeAt(next) <= 0x20) next += 1
    if (attributes.charCodeAt(next) !== 0x3d) continue
    do next += 1
    while (attributes.charCodeAt(next) <= 0x20)
    const quote = attributes[next]
    if (quote !== '"' && quote !== "'") continue
    const end = attributes.indexOf(quote, next + 1)
    return resolveReferences(attributes.slice(next + 1, end === -1 ? undefined : end))
  }
  return undefined
}

/** In order, without prefixes and namespace declarations. */
export function parseAttributes(attributes: string): [name: string, value: string][] {
  const found: [string, string][] = []
  let at = 0
  for (let equals = attributes.indexOf('='); equals !== -1; equals = attributes.indexOf('=', at)) {
    let start = equals + 1
    while (attributes.charCodeAt(start) <= 0x20) start += 1
    const quote = attributes[start]
    const isQuoted = quote === '"' || quote === "'"
    const end = isQuoted ? attributes.indexOf(quote, start + 1) : start
    const name = attributes.slice(at, equals).trim()
    at = end === -1 ? attributes.length : end + 1
    if (!isQuoted || name.startsWith('xmlns')) continue
    const value = resolveReferences(attributes.slice(start + 1, end === -1 ? undefined : end))
    found.push([name.slice(name.lastIndexOf(':') + 1), value])
  }
  return found
}
