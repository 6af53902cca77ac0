import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type BuildOptions, build, type Metafile, type Plugin } from 'esbuild'
import { languages } from '../shared/texts/language.ts'

const source = join(import.meta.dirname, '..', 'shared', 'texts', 'mails')
const LOADER = /[\\/]lambdas[\\/]mails[\\/]getMailTexts\.ts$/
// Of the path that the loader makes.
const inSource = ['`../../shared/texts/mails/', '}.ts`'] as const
const inBundle = ['`./mails/', '}.cjs`'] as const

/**
 * A run sends mails in few languages, and most send none. Each language is a file beside the function: in one file, ten
 * languages would add up to 165 KB to a third of the functions.
 */
export const separateMailTexts: Plugin = {
  name: 'mail texts apart',
  setup({ onLoad }) {
    onLoad({ filter: LOADER }, async ({ path }) => {
      const code = await readFile(path, 'utf8')
      if (inSource.some(part => !code.includes(part))) throw new Error(`${path} loads texts in an unexpected way.`)
      const contents = code.replace(inSource[0], inBundle[0]).replace(inSource[1], inBundle[1])
      return { contents, loader: 'ts' }
    })
  },
}

/** Whether a function composes mails or SMS. */
export function isMailing({ outputs }: Metafile, name: string): boolean {
  const [, output] = Object.entries(outputs).find(([path]) => path.endsWith(`/${name}/index.mjs`)) ?? []
  return Object.entries(output?.inputs ?? {}).some(([path, { bytesInOutput }]) => {
    return bytesInOutput > 0 && LOADER.test(`/${path}`)
  })
}

/** CommonJS, because it loads without waiting. */
export async function bundleMailTexts(folder: string, { banner: _, ...options }: BuildOptions): Promise<void> {
  await build({
    ...options,
    entryPoints: languages.map(language => join(source, `${language}.ts`)),
    outdir: join(folder, 'mails'),
    outExtension: { '.js': '.cjs' },
    format: 'cjs',
    charset: 'utf8',
  })
}
