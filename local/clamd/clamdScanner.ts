import { errorFields, type Log } from '../../lambdas/core/request/log.ts'
import { harmlessText, testVirus } from '../../lambdas/health/scannerSamples.ts'
import type { MalwareScanner, ScannedContent, ScanResult } from '../../lambdas/ports/malwareScanner.ts'
import { atMost } from '../atMost.ts'
import { readAnswer } from './clamdAnswers.ts'
import { askClamd, ClamdFault, type ClamdTimes } from './clamdConnection.ts'
import type { ClamdAddress } from './clamdSettings.ts'
import { suspectContents } from './suspectContents.ts'

export const clamdTimes: ClamdTimes = {
  connectMilliseconds: 5000,
  silenceMilliseconds: 30_000,
  answerMilliseconds: 180_000,
}
/** clamd has ten threads by default, and other clients. */
const MAX_SCANS = 4
/** A slower scanner counts as hanging. */
const MIN_BYTES_PER_MILLISECOND = 500

/**
 * Asks clamd. A verdict counts only if clamd, directly after it, judges a sample of the opposite kind correctly: a daemon without
 * its signatures calls everything clean, and one with a bad signature calls everything infected.
 */
export function clamdScanner(
  address: ClamdAddress,
  { log, times = clamdTimes, now = Date.now }: { log: Log; times?: ClamdTimes; now?: () => number },
): MalwareScanner & { close(): void } {
  const inTurn = atMost(MAX_SCANS)
  const closing = new AbortController()
  const suspects = suspectContents(now)
  let isFailing = false

  /** Each file would repeat the same error. */
  function note(fault: ClamdFault | undefined) {
    if (fault && !isFailing) log.error('The malware scanner does not answer correctly.', errorFields(fault))
    if (!fault && isFailing) log.info('The malware scanner answers again.')
    isFailing = fault !== undefined
  }

  async function scanNow(content: ScannedContent, milliseconds: number): Promise<ScanResult> {
    const limits = { times, signal: AbortSignal.any([AbortSignal.timeout(milliseconds), closing.signal]) }
    const judge = async (bytes: AsyncIterable<Uint8Array>) =>
      readAnswer(await askClamd(address, 'INSTREAM', limits, bytes))
    // Before the content: signatures that arrive in between count as newer.
    const signatures = readVersion(await askClamd(address, 'VERSION', limits))
    const verdict = await repeatCut(() => judge(content.read()))
    if (verdict.verdict === 'infected') {
      const { verdict: ofSample } = await judge(single(harmlessText()))
      if (ofSample !== 'clean') throw new ClamdFault('alarming', 'It reported a harmless text.')
    } else {
      const { verdict: ofSample } = await judge(single(testVirus()))
      if (ofSample !== 'infected') throw new ClamdFault('blind', 'It missed the test virus.')
    }
    return { ...verdict, signatures }
  }

  async function orFault<Result>(work: () => Promise<Result>, onFault: (fault: ClamdFault) => Result): Promise<Result> {
    try {
      const result = await work()
      note(undefined)
      return result
    } catch (error) {
      if (!(error instanceof ClamdFault)) throw error
      note(error)
      return onFault(error)
    }
  }

  return {
    async scan(content, { timeoutMilliseconds } = {}) {
      const milliseconds = timeoutMilliseconds ?? times.answerMilliseconds + content.size / MIN_BYTES_PER_MILLISECOND
      // Those of a sample or a canary are known.
      const isOfPerson = timeoutMilliseconds === undefined
      const { sha256 } = content
      const work = async () => {
        if (isOfPerson && suspects.mustWait(sha256)) return { verdict: 'unavailable', fault: 'unreachable' } as const
        const result = await orFault<ScanResult>(
          () => scanNow(content, Math.ceil(milliseconds)),
          ({ fault, wasCut }) => {
            if (wasCut) suspects.add(sha256)
            return { verdict: 'unavailable', fault }
          },
        )
        if (result.verdict !== 'unavailable') suspects.remove(sha256)
        return result
      }
      // A sample or a canary does not wait behind large files.
      return isOfPerson ? inTurn(work) : work()
    },
    findSignatures() {
      const limits = { times, signal: AbortSignal.timeout(times.connectMilliseconds) }
      return orFault<string | undefined>(
        async () => readVersion(await askClamd(address, 'VERSION', limits)),
        () => undefined,
      )
    },
    // Nothing guards the contents on disk.
    async allow() {},
    /** Interrupts scans: the next start scans again. */
    close: () => closing.abort(),
  }
}

const MAX_TRIES = 4

/** A write that meets clamd's early end, for example at its size limit, can lose the answer. */
async function repeatCut<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await work()
    } catch (error) {
      if (!(error instanceof ClamdFault)) throw error
      if (error.wasCut && tries < MAX_TRIES) continue
      // A daemon that crashed refuses the next connection.
      error.wasCut ||= tries > 1
      throw error
    }
  }
}

const MAX_VERSION_LENGTH = 200

function readVersion(answer: string): string {
  if (!/^ClamAV \S/.test(answer)) throw new ClamdFault('incomprehensible', 'It did not tell its version.')
  return answer.slice(0, MAX_VERSION_LENGTH)
}

async function* single(bytes: Uint8Array) {
  yield bytes
}
