import type { MalwareVerdicts } from '../ports/malwareVerdicts.ts'

/** Three runs of the canaries, whose uploads are scanned too. */
const MAX_AGE_MILLISECONDS = 15 * 60_000

/** Of a scanner that reports its verdicts by events. @throws after 15 minutes without one, and for a scan that failed */
export async function checkVerdicts(verdicts: Pick<MalwareVerdicts, 'findCanary'>, now: number) {
  const last = await verdicts.findCanary()
  if (!last || now - Date.parse(last.at) > MAX_AGE_MILLISECONDS) {
    throw new Error('The scanner gave no verdict on a canary for 15 minutes.')
  }
  if (last.status !== 'NO_THREATS_FOUND') throw new Error(`The scanner answered ${last.status} to a canary.`)
}
