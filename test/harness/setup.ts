import { unpackChromium } from '../browser/chromium.ts'

/** Before all tests, once: what several of them would otherwise unpack over each other. */
export async function setup() {
  await unpackChromium()
}
