/** Only ids: names chosen by people must not become part of a path. */
export function blobKey(transferId: string, fileId: string): string {
  return `${transferId}.${fileId}`
}
