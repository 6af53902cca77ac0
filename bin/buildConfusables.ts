import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// node bin/buildConfusables.ts <folder of the crate unicode-security>: creates shared/domain/recipients/confusables.ts
// from the confusables of Unicode TR39 in its src/tables.rs. To get the folder: cargo add unicode-security, cargo fetch.
const folder = parseArgs({ allowPositionals: true }).positionals[0]
if (!folder) throw new Error('Name the folder of the crate unicode-security.')
const tables = readFileSync(join(folder, 'src', 'tables.rs'), 'utf8')
const version = /UNICODE_VERSION[^=]*= \((\d+), (\d+), (\d+)\)/.exec(tables)?.slice(1).join('.')
const [, table = ''] = /CONFUSABLES: [^=]*= &\[([\s\S]*?)\n\s*\];/.exec(tables) ?? []

const read = (text: string) =>
  [...text.matchAll(/\\u\{([0-9a-f]+)\}/g)]
    .map(([, hex = '']) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .join('')
const prototypes = new Map(
  [...table.matchAll(/\('([^']*|\\')',\s*&\[([\s\S]*?)\]\)/g)].map(([, from = '', to = '']) => [read(from), read(to)]),
)

const byLook = new Map<string, string[]>()
for (const [from, to] of prototypes) {
  const look = to.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  // Only characters that a domain can have after normalisation, and that look like ASCII.
  const isInDomains = /^[\p{L}\p{M}\p{N}]$/u.test(from) && from.toLowerCase().normalize('NFKC') === from
  if (from > '\u007f' && isInDomains && /^[a-z0-9]+$/.test(look)) {
    const code = from.codePointAt(0)?.toString(16) ?? ''
    byLook.set(look, [...(byLook.get(look) ?? []), code])
  }
}
if (!version || byLook.size < 36) throw new Error('The tables have another form than expected.')

const lines = [...byLook]
  .sort()
  .map(([look, codes]) => `  ${/^\d/.test(look) ? `'${look}'` : look}: '${codes.join(' ')}',`)
writeFileSync(
  join(import.meta.dirname, '..', 'shared', 'domain', 'recipients', 'confusables.ts'),
  `// Made by bin/buildConfusables.ts from the confusables of Unicode TR39. Unicode License V3, see NOTICE.
export const CONFUSABLES_VERSION = '${version}'

/** Code points (hex) of lower-case characters that look like these ASCII characters. */
export const confusables: Readonly<Record<string, string>> = {
${lines.join('\n')}
}
`,
)
