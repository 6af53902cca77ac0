import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

// Half the size of what `axe.source` holds, and each page gets it over the debugger.
const require = createRequire(import.meta.url)
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of axe that depend on colours. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * The widths and schemes in which every page must be good. A scheme changes colours only, so each width gets every rule
 * in one scheme, and the rules of colours in the other.
 */
const looks = [
  { width: 360, scheme: 'light', rules: undefined },
  { width: 360, scheme: 'dark', rules: colourRules },
  { width: 1280, scheme: 'dark', rules: undefined },
  { width: 1280, scheme: 'light', rules: colourRules },
] as const

/**
 * Looks at the page in light and dark, at 360 and 1280 pixels: no axe violation, nothing wider than the window.
 * With SCREENS naming a folder, each look is also kept there as a picture.
 */
export async function look(page: Page, name: string) {
  // Through the debugger, so that the page keeps its own CSP while it is looked at.
  if (!(await page.evaluate('"axe" in window'))) await page.evaluate(axe)
  for (const { width, scheme, rules } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.evaluate(settled)
    const where = `${name} at ${width}, ${scheme}`
    const { violations, overflow } = await page.evaluate<Look>(`(${lookAt})(${JSON.stringify(rules ?? null)})`)
    expect(violations, where).toEqual([])
    expect(overflow, where).toBeLessThanOrEqual(0)
    const screens = process.env.SCREENS
    if (screens) {
      mkdirSync(screens, { recursive: true })
      await page.screenshot({ path: join(screens, `${name}-${scheme}-${width}.png`) })
    }
  }
}

// A page hears of its new width in the next frame, and may then render again: axe, which reads one element after the
// other, would ask for names that are gone. A colour that is still on its way to the other scheme is not the final one.
const settled = `(async () => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  await Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => 0)))
})()`

type Look = { violations: string[]; overflow: number }

/** Passes, which axe otherwise describes node by node, are not read. */
const lookAt = `async rules => {
  const { violations } = await axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + ': ' + failureSummary)),
    overflow: document.documentElement.scrollWidth - innerWidth,
  }
}`

/** Gathers what a page must never do: break its CSP, throw, or log an error. */
export function watch(context: BrowserContext): string[] {
  const faults: string[] = []
  context.on('weberror', error => faults.push(`${error.error()}`))
  context.on('console', message => {
    // A refused call shows in the console by itself; whether it was right to refuse is for the test to say.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  return faults
}
