import type { Asked } from './lookAtLink.ts'

/** Who asks, as a responder may know: a concealed requester is their organisation. */
export function asker({ requester, organisationName }: Asked): string {
  return requester ?? organisationName
}
