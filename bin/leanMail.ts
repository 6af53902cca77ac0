import type { Plugin } from 'esbuild'

const missing = (name: string) =>
  `export ${name === 'default' ? 'default ' : ''}function ${name === 'default' ? 'nothing' : name}() {
    throw new Error('Mails have no such parts: see bin/leanMail.ts.')
  }`

/** By the path within nodemailer, without its ending: what it exports that is asked for. */
const leftOut: Record<string, readonly string[]> = {
  // 40 KB of names of files, by which it guesses what an attachment is: we say what each part is.
  'mime-funcs/mime-types': ['detectMimeType', 'detectExtension'],
  // It would fetch a part from an address that a mail names: none does, and none ever shall.
  'fetch/index': ['default'],
}

/** What our mails do not use of the library that writes them. */
export const leanMail: Plugin = {
  name: 'lean mail',
  setup({ onLoad }) {
    onLoad({ filter: /nodemailer[\\/]dist[\\/]esm[\\/](mime-funcs[\\/]mime-types|fetch[\\/]index)\.js$/ }, ({ path }) => {
      const [, file = ''] = /esm[\\/](.+)\.js$/.exec(path) ?? []
      const names = leftOut[file.replaceAll('\\', '/')] ?? []
      return { contents: names.map(missing).join('\n'), loader: 'js' }
    })
  },
}
