import type { Locator } from 'playwright-core'

/** Presses as a person does: after a look at the page, and with a way to the button. A press at once is that of a machine. */
export async function pressAsPerson(button: Locator): Promise<void> {
  await button.waitFor()
  await button.page().waitForTimeout(900)
  const box = await button.boundingBox()
  if (box) await button.page().mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 12 })
  await button.click()
}
