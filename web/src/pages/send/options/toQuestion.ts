import type { Prepared } from './options.ts'

/** What the sender is asked about the recipients: an answer holds for exactly the same question. */
export function toQuestion({ recipients, rvMessages }: Pick<Prepared, 'recipients' | 'rvMessages'>): string {
  return JSON.stringify([recipients, rvMessages.map(({ flag, text, suggestion }) => [flag, text, suggestion])])
}
