import { readFileSync } from 'node:fs'
import * as z from 'zod'

/** Trailing line breaks are removed, because editors add them. */
export const SecretFile = z.string().transform((file, context) => {
  const issue = (message: string) => {
    context.addIssue({ code: 'custom', message })
    return z.NEVER
  }
  try {
    const secret = readFileSync(file, 'utf8').replace(/[\r\n]+$/, '')
    return secret === '' ? issue(`${file} is empty: write the secret into it.`) : secret
  } catch (error) {
    return issue(`${file} cannot be read: ${error instanceof Error ? error.message : error}`)
  }
})
