/** The page behind an upload link, as it stands in mails. */
export function uploadLink(publicOrigin: string, secret: string): string {
  return `${publicOrigin}/transfer/${secret}`
}

/** The page behind a download link, as it stands in mails. */
export function downloadLink(publicOrigin: string, secret: string): string {
  return `${publicOrigin}/dl/${secret}`
}
