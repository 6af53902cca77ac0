import { readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Manifest } from 'vite'
import { type PageName, pages, toDocument } from '../shared/domain/pages.ts'
import { filesOfPage, templates } from './pageFiles.ts'

/** Links the page's chunks in its document, so that they load in parallel with the app. */
export async function writePages(directory: string, manifest: Manifest): Promise<void> {
  const template = await readFile(join(directory, templates.app), 'utf8')
  const names = (Object.keys(pages) as PageName[]).filter(name => pages[name].entry === 'app')
  for (const page of [...names, undefined]) {
    await writeFile(join(directory, toDocument(page)), withLinks(template, getLinks(manifest, page)))
  }
  await rm(join(directory, templates.app))
  await rename(join(directory, templates.download), join(directory, toDocument('download')))
}

export async function readManifest(directory: string): Promise<Manifest> {
  return JSON.parse(await readFile(join(directory, '.manifest'), 'utf8')) as Manifest
}

type Link = { href: string; tag: string }

function getLinks(manifest: Manifest, page: PageName | undefined): Link[] {
  const { scripts, styles } = filesOfPage(manifest, page)
  const link = (rel: string) => (file: string) => ({
    href: `/${file}`,
    tag: `<link rel="${rel}" crossorigin href="/${file}">`,
  })
  return [...scripts.map(link('modulepreload')), ...styles.map(link('stylesheet'))]
}

function withLinks(template: string, links: readonly Link[]): string {
  const missing = links.filter(({ href }) => !template.includes(`"${href}"`)).map(({ tag }) => `  ${tag}\n  `)
  const [head, body, ...more] = template.split('</head>')
  if (body === undefined || more.length > 0) throw new Error('The document of the app has not exactly one head.')
  return `${head}${missing.join('')}</head>${body}`
}
