import type { Asked } from './readLink.ts'

/** Who asks, as a responder may know: a concealed requester is their organisation. */
export function getRequesterName({ requester, organisationName }: Asked): string {
  return requester ?? organisationName
}
