import type { Simulated } from '../domain/policies/simulated.ts'
import { formatDateTime } from './format.ts'
import { formatCount } from './inspection.ts'

type Result = Omit<Simulated, 'examples'> & { transfers: number; asOf?: string | undefined }

export const simulationResultTexts = {
  try: 'Try it',
  title: 'On past transfers',
  running: 'Trying it on past transfers…',
  failed: 'The policy could not be tried',
  afterUpload: 'The check after the upload also uses the found file types and anonymisation.',
  outdated: 'The policy changed since. Try again.',
  outcomes: { blocked: 'Blocked', warned: 'Warned', changed: 'Changed', matched: 'Matched' },
}

/** What a policy would have done with past transfers, in sentences. */
export function simulationSentences(result: Result): string {
  const { undecided, asOf } = result
  const of = undecided === 1 ? 'transfer' : 'transfers'
  return [
    toMainSentence(result),
    ...(undecided > 0 ? [`Too little is known to decide ${formatCount(undecided)} ${of}.`] : []),
    ...(asOf === undefined ? [] : [`Changes after ${formatDateTime(asOf)} are missing.`]),
  ].join(' ')
}

function toMainSentence({ transfers, matched, blocked, warned, changed }: Result): string {
  const past = `${formatCount(transfers)} ${transfers === 1 ? 'transfer' : 'transfers'} of the last 90 days`
  if (transfers === 0) return 'There are no transfers of the last 90 days to try it on.'
  if (matched === 0) return `Would have touched none of ${past}.`
  const counts = `${formatCount(blocked)} blocked, ${formatCount(warned)} warned, ${formatCount(changed)} changed`
  return `Would have touched ${formatCount(matched)} of ${past}: ${counts}.`
}
