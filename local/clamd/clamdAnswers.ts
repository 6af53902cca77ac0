import type { ScanResult } from '../../lambdas/ports/malwareScanner.ts'
import type { UnscannableReason } from '../../shared/domain/malware.ts'
import { ClamdFault } from './clamdConnection.ts'

type WithoutVersion<Result> = Result extends { signatures: string } ? Omit<Result, 'signatures'> : never
export type ClamdVerdict = WithoutVersion<ScanResult>

/**
 * Findings that name no malware, but what clamd could not read: with `AlertEncrypted` and `AlertExceedsMax`.
 * @see https://docs.clamav.net/manual/Usage/Configuration.html
 */
const unread: readonly [RegExp, UnscannableReason][] = [
  [/^Heuristics\.Encrypted\./, 'encrypted'],
  [/^Heuristics\.Limits\.Exceeded\.(MaxRecursion|Email)/, 'tooDeep'],
  [/^Heuristics\.Limits\.Exceeded\.(MaxFileSize|MaxScanSize|MaxFiles)/, 'tooLarge'],
  [/^Heuristics\.Limits\.Exceeded/, 'other'],
]

/** Errors about the content. A repeat would give the same. */
const unreadErrors: readonly [RegExp, UnscannableReason][] = [
  [/size limit exceeded|MAXSIZE|file.{0,20}too (big|large)/i, 'tooLarge'],
  [/MAXREC|recursion/i, 'tooDeep'],
  [/ETIMEOUT|time limit|EFORMAT|EPARSE|EUNPACK|broken data|parse data/i, 'other'],
]

/** @throws ClamdFault for every other answer */
export function readAnswer(answer: string): ClamdVerdict {
  if (answer === 'stream: OK') return { verdict: 'clean' }
  const [, found] = /^stream: (\S.*) FOUND$/.exec(answer) ?? []
  if (found !== undefined) {
    const name = toName(found)
    const [, reason] = unread.find(([pattern]) => pattern.test(name)) ?? []
    return reason ? { verdict: 'unscannable', reason, name } : { verdict: 'infected', name }
  }
  const [, error] = /^(.*)\bERROR$/.exec(answer) ?? []
  const [, reason] = unreadErrors.find(([pattern]) => error !== undefined && pattern.test(error)) ?? []
  if (reason) return { verdict: 'unscannable', reason }
  throw new ClamdFault('incomprehensible', 'It answered with an error, or what its protocol does not have.')
}

const MAX_NAME_LENGTH = 200

/** People read it, and mails have it. Without the marks of local signatures. */
function toName(found: string): string {
  const [name = ''] = found.split(/\(/)
  return (name.replace(/[^\x21-\x7e]/g, '') || 'unnamed').replace(/\.UNOFFICIAL$/, '').slice(0, MAX_NAME_LENGTH)
}
