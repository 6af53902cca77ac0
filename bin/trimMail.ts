import type { Plugin } from 'esbuild'

const never = "{ throw new Error('Mails have no such parts: see bin/trimMail.ts.') }"

/** By its place in nodemailer, what is left of a module. */
const left: Record<string, string> = {
  // 40 KB of endings of files, by which it guesses what an attachment is: we say what each part is.
  'mime-funcs/mime-types': `export function detectMimeType() ${never} export function detectExtension() ${never}`,
  // It would fetch a part from an address that a mail names: none does, and none ever shall.
  'fetch/index': `export default function () ${never}`,
}

/** Leaves out what our mails do not use of the library that writes them. */
export const trimMail: Plugin = {
  name: 'lean mail',
  setup({ onLoad }) {
    const places = Object.keys(left).join('|').replaceAll('/', '[\\\\/]')
    onLoad({ filter: new RegExp(`nodemailer[\\\\/]dist[\\\\/]esm[\\\\/](?:${places})\\.js$`) }, ({ path }) => {
      const [, place = ''] = /esm[\\/](.+)\.js$/.exec(path) ?? []
      return { contents: left[place.replaceAll('\\', '/')] ?? '', loader: 'js' }
    })
  },
}
