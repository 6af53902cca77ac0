import type { BrowserContext, Page } from 'playwright-core'

/**
 * The window in which a browser asks where to save is none that a test can reach: what is chosen there stands in the
 * storage of the origin instead, behind handles of the same kind that write in the same way.
 */
export async function withSavePicker(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    window.showSaveFilePicker = async ({ suggestedName }) => {
      const folder = await navigator.storage.getDirectory()
      return folder.getFileHandle(suggestedName, { create: true })
    }`)
}

/** The names of what was saved, or is being saved. */
export function savedNames(page: Page): Promise<string[]> {
  return page.evaluate('navigator.storage.getDirectory().then(folder => Array.fromAsync(folder.keys()))')
}

export async function savedFile(page: Page, name: string): Promise<Buffer> {
  const base64 = await page.evaluate<string>(`(async () => {
    const folder = await navigator.storage.getDirectory()
    const file = await (await folder.getFileHandle(${JSON.stringify(name)})).getFile()
    const url = await new Promise(done => {
      const reader = new FileReader()
      reader.onload = () => done(reader.result)
      reader.readAsDataURL(file)
    })
    return url.slice(url.indexOf(',') + 1)
  })()`)
  return Buffer.from(base64, 'base64')
}

/** SHA-256 of what was saved, in hexadecimal: for what is too large to be carried out of the browser. */
export function savedDigest(page: Page, name: string): Promise<string> {
  return page.evaluate<string>(`(async () => {
    const folder = await navigator.storage.getDirectory()
    const file = await (await folder.getFileHandle(${JSON.stringify(name)})).getFile()
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
  })()`)
}
