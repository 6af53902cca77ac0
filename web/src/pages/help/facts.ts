import type { ClientConfiguration } from '../../../../shared/contract/client.ts'
import { formatBytes, formatDuration } from '../../../../shared/texts/format.ts'

const MIB = 1024 * 1024
/** Of servers before 1.18, which do not tell. */
const USUAL_EXPIRY_DAYS = 7

/** What markers such as `{fileSize}` stand for: the limits of the organisation, as the language of the page writes them. */
export function getFacts(configuration: ClientConfiguration): Record<string, string> {
  const toSize = (mib: number) => formatBytes(mib * MIB)
  return {
    fileSize: toSize(configuration['transfer/individual_file_size_limit_mb']),
    totalSize: toSize(configuration['transfer/total_upload_size_limit_mb']),
    archiveSize: toSize(configuration['transfer/zip_encrypt_size_limit_mb']),
    expiry: toWeeks(configuration['transfer/default_expiry_days'] ?? USUAL_EXPIRY_DAYS),
  }
}

export function withFacts(text: string, facts: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (marker, name) => (Object.hasOwn(facts, name) ? (facts[name] ?? marker) : marker))
}

function toWeeks(days: number): string {
  return days % 7 === 0 ? formatDuration(days / 7, 'week') : formatDuration(days, 'day')
}
