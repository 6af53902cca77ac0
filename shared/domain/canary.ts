/** No id of `newId` begins with it. */
const PREFIX = 'canary-'

/** A canary is a transfer of the host to itself. It belongs to no member, and nothing lists, counts or mails it. */
export function isCanary(transferId: string | undefined): boolean {
  return transferId?.startsWith(PREFIX) ?? false
}

export function toCanaryId(id: string): string {
  return `${PREFIX}${id}`
}

/** The subject of its sender. Subjects of members are ids or digests, without a dot. */
export const CANARY_SUBJECT = 'waybill.canary'
