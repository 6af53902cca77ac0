import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { filesOfPage } from '../../bin/pageFiles.ts'
import { toDocument } from '../../shared/domain/pages.ts'
import { budgets, excess, getPage, routes } from './budgets.ts'
import { bytesSent, dist, filesInLanguage, kilobytes, manifest } from './budgetsBuild.ts'

describe('the measured chunks of the build', () => {
  test.each(routes)('keep %s within its budget', route => {
    const { scripts, styles } = filesInLanguage(getPage(route))

    const figures = { scriptKb: kilobytes(bytesSent(scripts)), styleKb: kilobytes(bytesSent(styles)) }

    expect(excess(route, figures)).toEqual([])
  })

  test('report a page over its budget with its name, its figure and its budget', () => {
    const tight = { ...budgets.send, scriptKb: 100 }

    expect(excess('send', { scriptKb: 100.1, styleKb: 1 }, tight)).toEqual([
      'The page send needs 100.1 KB of JavaScript; its budget is 100.',
    ])
    expect(excess('send', { scriptKb: 100, styleKb: 1 }, tight)).toEqual([])
  })

  test('count for a lazy page the app and the page’s own module', () => {
    const app = filesOfPage(manifest, 'landing').scripts
    for (const page of ['send', 'success', 'review'] as const) {
      const { scripts } = filesOfPage(manifest, page)
      expect(scripts).toEqual(expect.arrayContaining([...app]))
      expect(scripts.filter(file => /\/\w+Page-/.test(file))).toHaveLength(1)
    }
  })

  test('stop the build for a page in an unknown folder', () => {
    const moved = { ...manifest, 'src/pages/sending/SendPage.tsx': { file: 'assets/x.js' } }

    expect(() => filesOfPage(moved, 'landing')).toThrow('the table of pages has no sending')
  })
})

describe('the documents of the build', () => {
  test.each(routes)('contain for %s what it needs, each once, and nothing inline', route => {
    const html = readFileSync(join(dist, toDocument(getPage(route))), 'utf8')
    const { scripts, styles } = filesOfPage(manifest, getPage(route))

    const linked = [...html.matchAll(/(?:src|href)="\/(assets\/[^"]+)"/g)].map(([, file]) => file)

    expect(linked.toSorted()).toEqual([...scripts, ...styles].toSorted())
    expect(html).not.toMatch(/<script(?![^>]* src=)|<style|\sstyle=|\son\w+=/)
  })

  test('are complete: the build leaves no other page', () => {
    const documents = readdirSync(dist).filter(file => file.endsWith('.html'))

    expect(documents.toSorted()).toEqual(routes.map(route => toDocument(getPage(route))).toSorted())
  })

  test('name styles in the order of their precedence', () => {
    const { styles } = filesOfPage(manifest, 'success')

    expect(styles[0]).toMatch(/cloudscape/)
    expect(styles.at(-1)).toMatch(/SuccessPage/)
  })
})

test('no stylesheet loads a font', () => {
  const assets = readdirSync(join(dist, 'assets')).filter(file => file.endsWith('.css'))

  const withFonts = assets.filter(file => /@font-face|data:font/.test(readFileSync(join(dist, 'assets', file), 'utf8')))

  expect(assets.length).toBeGreaterThan(3)
  expect(withFonts).toEqual([])
})
