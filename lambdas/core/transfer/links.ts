export function uploadLink(publicOrigin: string, secret: string): string {
  return `${publicOrigin}/transfer/${secret}`
}

export function dropLink(publicOrigin: string, secret: string): string {
  return `${publicOrigin}/drop/${secret}`
}

export function downloadLink(publicOrigin: string, secret: string): string {
  return `${publicOrigin}/dl/${secret}`
}
