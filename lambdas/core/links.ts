/** The page behind a download link, as it stands in mails. */
export function downloadLink(publicOrigin: string, secret: string): string {
  return `${publicOrigin}/dl/${secret}`
}

/** A sealed link opens for the transfer it belongs to and for nothing else. */
export function linkContext(transferId: string): string {
  return `link of ${transferId}`
}
