import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import axe from 'axe-core'
import type { BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'

/** The widths and schemes in which every page must be good. */
const looks = [
  { width: 360, scheme: 'light' },
  { width: 1280, scheme: 'dark' },
  { width: 360, scheme: 'dark' },
  { width: 1280, scheme: 'light' },
] as const

/**
 * Looks at the page in light and dark, at 360 and 1280 pixels: no axe violation, nothing wider than the window.
 * With SCREENS naming a folder, each look is also kept there as a picture.
 */
export async function look(page: Page, name: string) {
  // Through the debugger, so that the page keeps its own CSP while it is looked at.
  await page.evaluate(axe.source)
  for (const { width, scheme } of looks) {
    await page.setViewportSize({ width, height: 900 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    // A page hears of its new width in the next frame, and may lay itself out anew: axe, which looks at one element
    // after the other, would ask for names that are gone.
    await page.evaluate('new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))')
    // A colour that is still on its way to the other scheme is not what anybody reads.
    await page.evaluate('Promise.all(document.getAnimations().map(animation => animation.finished.catch(() => 0)))')
    const where = `${name} at ${width}, ${scheme}`
    expect(await violations(page), where).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth'), where).toBeLessThanOrEqual(0)
    const screens = process.env.SCREENS
    if (screens) {
      mkdirSync(screens, { recursive: true })
      await page.screenshot({ path: join(screens, `${name}-${scheme}-${width}.png`) })
    }
  }
}

type Violation = { id: string; nodes: { target: string[]; failureSummary?: string }[] }

async function violations(page: Page): Promise<string[]> {
  // All else that axe tells of a page is far longer, and read by nobody.
  const found = await page.evaluate<Violation[]>('axe.run().then(({ violations }) => violations)')
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  )
}

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
