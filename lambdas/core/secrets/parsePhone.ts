import type { Phone } from '../../../shared/domain/phone.ts'

/** `readPhone`, whose library loads with the first number: a start needs none, and loading takes 30 ms. */
export async function parsePhone(text: string): Promise<Phone | undefined> {
  const { readPhone } = await import('../../../shared/domain/phone.ts')
  return readPhone(text)
}
