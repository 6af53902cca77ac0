import type { Browser, Page } from 'playwright-core'
import { type Draft, type Template, toPassages } from '../test/labelled/draft.ts'
import { html } from '../test/labelled/formats/texts.ts'
import { joined, type Label } from '../test/labelled/passage.ts'
import { Random } from '../test/labelled/random.ts'
import { templatesA } from '../test/labelled/templates/a/templates.ts'
import { templatesB } from '../test/labelled/templates/b/templates.ts'
import { valuesA } from '../test/labelled/values/a.ts'
import { valuesB } from '../test/labelled/values/b.ts'
import { Voice } from '../test/labelled/voice.ts'

const CSS_DOTS_PER_INCH = 96
/** A4. */
const VIEWPORT = { width: 794, height: 1123 }
const FONTS = ['12px serif', '11.5px sans-serif', '11px monospace']

export type Condition = {
  name: string
  dotsPerInch: number
  /** Of the page on the glass of the scanner. */
  degrees: number
  /** Standard deviation of the grey of each pixel, of 255. */
  noise: number
  /** Of the JPEG, of 1; PNG without it. */
  quality?: number
}

export const conditions: readonly Condition[] = [
  { name: '200 dpi', dotsPerInch: 200, degrees: 0, noise: 0 },
  { name: '200 dpi, turned by 1.5°, noise, JPEG', dotsPerInch: 200, degrees: -1.5, noise: 16, quality: 0.5 },
  { name: '300 dpi', dotsPerInch: 300, degrees: 0, noise: 0 },
  { name: '150 dpi', dotsPerInch: 150, degrees: 0, noise: 0 },
  { name: '150 dpi, turned by 2°, noise, JPEG', dotsPerInch: 150, degrees: 2, noise: 24, quality: 0.4 },
  { name: '96 dpi, a screen', dotsPerInch: 96, degrees: 0, noise: 0 },
]

export type PrintedDocument = {
  kind: Template['kind']
  language: 'en' | 'de' | 'fr'
  labels: readonly Label[]
  tolerated: readonly Label[]
  /** As a reader of the file itself sees it. */
  text: string
  page: string
}

/** The same documents in each run. Half b decides nothing. */
export function printedDocuments(half: 'a' | 'b', copies: Record<'en' | 'de' | 'fr', number>): PrintedDocument[] {
  const { templates, values, seed } = {
    a: { templates: templatesA, values: valuesA, seed: 0x5ca },
    b: { templates: templatesB, values: valuesB, seed: 0x5cb },
  }[half]
  const random = new Random(seed)
  return templates.flatMap(template => {
    const { language } = template
    if (template.kind === 'raw' || !(language === 'en' || language === 'de' || language === 'fr')) return []
    return Array.from({ length: copies[language] }, (_, copy) => {
      const draft = template.write(new Voice(values, random, language))
      return toDocument(template, language, draft, FONTS[copy % FONTS.length] ?? '')
    })
  })
}

function toDocument(template: Template, language: 'en' | 'de' | 'fr', draft: Draft, font: string): PrintedDocument {
  const { labels, tolerated } = joined(toPassages(draft), '')
  const style = `body { margin: 70px; font: ${font}; line-height: 1.5 } td, th { border: 1px solid #999; padding: 2px 5px; text-align: left } table { border-collapse: collapse }`
  return {
    ...{ kind: template.kind, language, labels, tolerated },
    text: toPassages(draft)
      .map(({ text }) => text)
      .join('\n'),
    page: `<style>${style}</style>${html(draft)}`,
  }
}

/** Prints in Chromium, then scans on a canvas. */
export class Scanner {
  private readonly browser: Browser
  private readonly glass: Page

  private constructor(browser: Browser, glass: Page) {
    this.browser = browser
    this.glass = glass
  }

  static async open(browser: Browser): Promise<Scanner> {
    return new Scanner(browser, await browser.newPage())
  }

  async scan({ page }: PrintedDocument, { dotsPerInch, ...flaws }: Condition): Promise<Buffer> {
    const deviceScaleFactor = dotsPerInch / CSS_DOTS_PER_INCH
    const printed = await this.browser.newPage({ viewport: VIEWPORT, deviceScaleFactor })
    await printed.setContent(page)
    const png = await printed.screenshot({ fullPage: true })
    await printed.close()
    if (flaws.degrees === 0 && flaws.noise === 0) return png
    const input = JSON.stringify({ picture: png.toString('base64'), ...flaws })
    return Buffer.from(await this.glass.evaluate<string>(`${distort}(${input})`), 'base64')
  }
}

/** For the browser. A fixed seed, because figures must be the same in each run. */
const distort = `(async ({ picture, degrees, noise, quality }) => {
  const bytes = Uint8Array.from(atob(picture), character => character.charCodeAt(0))
  const bitmap = await createImageBitmap(new Blob([bytes]))
  const { width, height } = bitmap
  const canvas = new OffscreenCanvas(width, height)
  const context = canvas.getContext('2d')
  context.fillStyle = 'white'
  context.fillRect(0, 0, width, height)
  context.translate(width / 2, height / 2)
  context.rotate((degrees * Math.PI) / 180)
  context.drawImage(bitmap, -width / 2, -height / 2)
  const pixels = context.getImageData(0, 0, width, height)
  let state = 0x5eed
  const next = () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32 - 0.5
  }
  for (let at = 0; at < pixels.data.length; at += 4) {
    // The sum of four uniform values is nearly normal. Paper is not white, nor is toner black.
    const change = (next() + next() + next() + next()) * Math.sqrt(3) * noise
    for (let channel = at; channel < at + 3; channel += 1) pixels.data[channel] = 20 + pixels.data[channel] * 0.86 + change
  }
  context.putImageData(pixels, 0, 0)
  const blob = await canvas.convertToBlob(quality === undefined ? {} : { type: 'image/jpeg', quality })
  let text = ''
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte)
  return btoa(text)
})`
