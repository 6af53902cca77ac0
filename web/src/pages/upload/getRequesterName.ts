import type { Asked } from './readLink.ts'

/** An anonymous requester appears as the organisation. */
export function getRequesterName({ requester, organisationName }: Asked): string {
  return requester ?? organisationName
}
