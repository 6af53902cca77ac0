import type { RecipientAdvice } from './RecipientAdvice.tsx'

let loaded: typeof RecipientAdvice | undefined

/**
 * Loads what shows advice, before the advice is there: a text that came later could move a button that is being pressed.
 * Without it nothing is shown; step 2 checks again.
 */
export async function loadRecipientAdvice(): Promise<void> {
  loaded ??= await import('./RecipientAdvice.tsx').then(
    ({ RecipientAdvice }) => RecipientAdvice,
    () => undefined,
  )
}

export function getRecipientAdvice(): typeof RecipientAdvice | undefined {
  return loaded
}
