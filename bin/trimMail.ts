import type { Plugin } from 'esbuild'

const never = "{ throw new Error('Mails have no such parts: see bin/trimMail.ts.') }"

const replacements: Record<string, string> = {
  // 40 KB of file extensions for guessing attachment types; our mails name each type.
  'mime-funcs/mime-types': `export function detectMimeType() ${never} export function detectExtension() ${never}`,
  // Would fetch a part from a URL in a mail, which our mails never contain.
  'fetch/index': `export default function () ${never}`,
}

export const trimMail: Plugin = {
  name: 'lean mail',
  setup({ onLoad }) {
    const places = Object.keys(replacements).join('|').replaceAll('/', '[\\\\/]')
    onLoad({ filter: new RegExp(`nodemailer[\\\\/]dist[\\\\/]esm[\\\\/](?:${places})\\.js$`) }, ({ path }) => {
      const [, place = ''] = /esm[\\/](.+)\.js$/.exec(path) ?? []
      return { contents: replacements[place.replaceAll('\\', '/')] ?? '', loader: 'js' }
    })
  },
}
