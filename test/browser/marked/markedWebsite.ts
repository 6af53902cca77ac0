import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import type { Plugin } from 'vite'
import { bundle } from '../../../bin/buildWeb.ts'
import { writePages } from '../../../bin/routePages.ts'
import { MARK, mark } from './mark.ts'

const catalogue = /shared[\\/]texts[\\/]en[\\/]\w+\.ts\?catalogue$/
const sentences = /shared[\\/]texts[\\/]en[\\/]sentences\.ts\?catalogue$/
const formats = /shared[\\/]texts[\\/]format\.ts$/
/** Numbers and plurals are parts of texts. */
const part = /^(formatCount|formatPercent|plural|zoneAt|readersTimeZone)$/

/** A website in which every text of the catalogues has a mark: takes about 5 seconds of CPU. */
export async function buildMarkedWebsite(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'marked-website-'))
  await bundle(directory, 'marked', [markTexts()])
  await writePages(directory)
  return directory
}

/** English has no translations. */
const markedSentences = `import { sentences } from ${JSON.stringify(join(import.meta.dirname, '../../../shared/texts/sentences.ts'))}
export const translations = Object.fromEntries(sentences.map(sentence => [sentence, '${MARK}' + sentence + '${MARK}']))`

function markTexts(): Plugin {
  return {
    name: 'mark-texts',
    enforce: 'post',
    transform: {
      filter: { id: [catalogue, formats] },
      handler(code, id) {
        if (sentences.test(id)) return markedSentences
        const names = [...code.matchAll(/^export (?:const|function) (\w+)/gm)].map(([, name = '']) => name)
        const marked = names.filter(name => !(formats.test(id) && part.test(name)))
        const own = names.filter(name => !marked.includes(name))
        return [
          `${mark}`,
          code.replace(/^export (const|function) /gm, '$1 '),
          ...marked.map(name => `const marked_${name} = mark(${name})\nexport { marked_${name} as ${name} }`),
          ...own.map(name => `export { ${name} }`),
        ].join('\n')
      },
    },
  }
}

const attributes = ['aria-label', 'aria-description', 'aria-roledescription', 'alt', 'placeholder', 'title']

/**
 * The texts of a page that come from no catalogue.
 * @param data what people entered: names, messages, file names
 */
export async function findUnmarked(page: Page, data: readonly (string | RegExp)[]): Promise<string[]> {
  const texts = await page.evaluate<string[]>(`(${readTexts})(${JSON.stringify(attributes)})`)
  const longestFirst = data.toSorted((one, other) => `${other}`.length - `${one}`.length)
  const known = [/\S+@\S+/g, /https?:\S+/g, ...longestFirst, /\b[\w-]+(\.[\w-]+)*\.(example|csv|txt|zip)\b/g]
  const isUnmarked = (text: string) => {
    const rest = known.reduce<string>((left, entered) => left.replaceAll(entered as string, ' '), text)
    return !text.includes(MARK) && /\p{L}{2}/u.test(rest)
  }
  return [...new Set(texts.filter(isUnmarked))]
}

// A live region of Cloudscape keeps a trimmed copy of what it announced, without the mark, longer than the text is shown.
const readTexts = `attributes => {
  const texts = [document.title]
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) {
    const { parentElement, data } = walker.currentNode
    if (parentElement.closest('script, style, noscript, code, textarea, [lang]:not(html), [class*=awsui_announcer_]') === null) texts.push(data)
  }
  for (const name of attributes) {
    for (const element of document.querySelectorAll('[' + name + ']')) texts.push(element.getAttribute(name))
  }
  return texts
}`
