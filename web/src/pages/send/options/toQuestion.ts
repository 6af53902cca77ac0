import type { Prepared } from './options.ts'

/** What the sender is asked about the recipient: an answer holds for exactly the same question. */
export function toQuestion({ recipient, rvMessages }: Pick<Prepared, 'recipient' | 'rvMessages'>): string {
  return JSON.stringify([recipient, rvMessages.map(({ flag, text, suggestion }) => [flag, text, suggestion])])
}
