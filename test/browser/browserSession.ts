import type { BrowserContext } from 'playwright-core'

export type BrowserSession = Awaited<ReturnType<BrowserContext['storageState']>>

/** @returns storage entries that sign a demo person in */
export async function getSession(context: BrowserContext, origin: string, name: string): Promise<BrowserSession> {
  const page = await context.newPage()
  await page.goto(`${origin}/login`)
  await page.getByRole('link', { name }).click()
  await page.getByRole('link', { name: 'Logout' }).waitFor()
  await page.evaluate('localStorage.removeItem("configuration")')
  const session = await context.storageState()
  await context.close()
  return session
}
