import type { BrowserContext, Page } from 'playwright-core'

/** Replaces the save dialog, which is a system window, with equal handles in the storage of the origin. */
export async function withSavePicker(context: BrowserContext): Promise<void> {
  await context.addInitScript(`
    window.showSaveFilePicker = async ({ suggestedName }) => {
      const folder = await navigator.storage.getDirectory()
      return folder.getFileHandle(suggestedName, { create: true })
    }`)
}

/** Files that are saved or in progress. */
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

/** SHA-256 in hexadecimal, for files too large to read out of the browser. */
export function savedDigest(page: Page, name: string): Promise<string> {
  return page.evaluate<string>(`(async () => {
    const folder = await navigator.storage.getDirectory()
    const file = await (await folder.getFileHandle(${JSON.stringify(name)})).getFile()
    const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', await file.arrayBuffer()))
    return Array.from(digest, byte => byte.toString(16).padStart(2, '0')).join('')
  })()`)
}
