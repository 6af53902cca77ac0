/** Object keys come from ids alone; a name a person chose never becomes part of a path. */
export function blobKey(transferId: string, fileId: string): string {
  return `${transferId}.${fileId}`
}
