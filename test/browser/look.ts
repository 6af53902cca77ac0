import { mkdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

// Half the size of `axe.source`; each page receives it over the debugger.
const require = createRequire(import.meta.url)
const axe = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8')

const colourRules = ['color-contrast', 'link-in-text-block']

/** Schemes change only colours: each width runs every rule in one scheme, and the colour rules in the other. */
const looks = [
  { width: 360, scheme: 'light', rules: undefined },
  { width: 360, scheme: 'dark', rules: colourRules },
  { width: 1280, scheme: 'dark', rules: undefined },
  { width: 1280, scheme: 'light', rules: colourRules },
] as const

/**
 * Checks light and dark, at 360 and 1280 pixels: no axe violation, no horizontal overflow. SCREENS names a folder for
 * pictures.
 */
export async function look(page: Page, name: string) {
  // The debugger leaves the CSP of the page in place.
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

// A page receives its new width in the next frame, and may render while axe reads its elements. A colour in transition
// is not final.
const settled = `(async () => {
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))
  await Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => 0)))
})()`

type Look = { violations: string[]; overflow: number }

/** Skips passes, which axe describes node by node. */
const lookAt = `async rules => {
  const { violations } = await axe.run({ resultTypes: ['violations'], ...(rules && { runOnly: rules }) })
  return {
    violations: violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => id + ': ' + target.join(' ') + ': ' + failureSummary)),
    overflow: document.documentElement.scrollWidth - innerWidth,
  }
}`

/** Collects CSP violations, exceptions and console errors. */
export function watch(context: BrowserContext): string[] {
  const faults: string[] = []
  context.on('weberror', error => faults.push(`${error.error()}`))
  context.on('console', message => {
    // The console logs failed calls, which some tests expect.
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) faults.push(message.text())
  })
  return faults
}
