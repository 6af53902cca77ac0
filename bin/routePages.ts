import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { type PageEntry, type PageName, pages, toDocument } from '../shared/domain/pages.ts'
import { languages } from '../shared/texts/language.ts'
import { filesOfPage, getEarlyScript, type TextAreas, templates, textsInLanguage } from './pageFiles.ts'

/** Links the page's chunks in its document, so that they load in parallel with the app. */
export async function writePages(directory: string): Promise<void> {
  const build = { manifest: await readManifest(directory), areas: await readTextAreas(directory) }
  const documents = { app: await readDocument(directory, 'app'), download: await readDocument(directory, 'download') }
  for (const page of [...(Object.keys(pages) as PageName[]), undefined]) {
    const template = documents[page === undefined ? 'app' : pages[page].entry]
    const document = withEarlyScript(withLinks(template, getLinks(build.manifest, page)), build, page)
    await writeFile(join(directory, toDocument(page)), document)
  }
  await Promise.all(Object.values(templates).map(file => rm(join(directory, file))))
}

function readDocument(directory: string, entry: PageEntry): Promise<string> {
  return readFile(join(directory, templates[entry]), 'utf8')
}

/** The areas of texts that each page needs, as `bin/catalogues.ts` found them. */
export async function readTextAreas(directory: string): Promise<TextAreas> {
  return JSON.parse(await readFile(join(directory, '.texts'), 'utf8')) as TextAreas
}

export async function readManifest(directory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(directory, '.manifest'), 'utf8')) as Manifest
}

type Build = { manifest: Manifest; areas: TextAreas }
type Link = { href: string; tag: string }

function getLinks(manifest: Manifest, page: PageName | undefined): Link[] {
  const { scripts, styles } = filesOfPage(manifest, page)
  const link = (rel: string) => (file: string) => ({
    href: `/${file}`,
    tag: `<link rel="${rel}" crossorigin href="/${file}">`,
  })
  // Not a module.
  const modules = scripts.filter(script => script !== getEarlyScript(manifest))
  return [...modules.map(link('modulepreload')), ...styles.map(link('stylesheet'))]
}

/** The script reads which files have the page's texts in each language, and links those of the language it chooses. */
function withEarlyScript(document: string, build: Build, page: PageName | undefined): string {
  const texts = Object.fromEntries(
    languages.map(language => [language, textsInLanguage(build, page, language).map(file => `/${file}`)]),
  )
  const script = `<script src="/${getEarlyScript(build.manifest)}" data-texts='${JSON.stringify(texts)}'></script>`
  return document.replace('<title>', `${script}\n    <title>`)
}

function withLinks(template: string, links: readonly Link[]): string {
  const missing = links.filter(({ href }) => !template.includes(`"${href}"`)).map(({ tag }) => `  ${tag}\n  `)
  const [head, body, ...more] = template.split('</head>')
  if (body === undefined || more.length > 0) throw new Error('The document of the app has not exactly one head.')
  return `${head}${missing.join('')}</head>${body}`
}
