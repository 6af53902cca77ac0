import { createHash, createHmac } from 'node:crypto'

export type SignedRequest = {
  method: string
  /** As sent, with its query. */
  path: string
  headers: Record<string, string | string[] | undefined>
  body: Buffer
}

/** The parts of an `Authorization` header of Signature Version 4. */
export type Authorization = { key: string; scope: string; service: string; signed: string[]; signature: string }

const HEADER =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8}\/[\w-]+\/(\w+)\/aws4_request), ?SignedHeaders=([\w;-]+), ?Signature=([0-9a-f]{64})$/

export function authorizationIn(header: string | undefined): Authorization | undefined {
  const [, key = '', scope = '', service = '', signed = '', signature = ''] = HEADER.exec(header ?? '') ?? []
  return signature === '' ? undefined : { key, scope, service, signed: signed.split(';'), signature }
}

/**
 * Whether a request’s signature is valid, computed independently from the standard.
 * @see https://docs.aws.amazon.com/IAM/latest/UserGuide/reference_sigv-create-signed-request.html
 */
export function isSignedBy(
  secret: string,
  { scope, signed, signature }: Authorization,
  request: SignedRequest,
): boolean {
  const url = new URL(request.path, 'https://index')
  // Outside S3 each path segment is encoded twice.
  const path = url.pathname.split('/').map(encoded).join('/')
  const query = [...url.searchParams].map(([name, value]) => `${encoded(name)}=${encoded(value)}`).sort()
  const headers = signed.map(name => `${name}:${String(request.headers[name]).trim()}\n`)
  const canonical = [
    request.method,
    path,
    query.join('&'),
    headers.join(''),
    signed.join(';'),
    createHash('sha256').update(request.body).digest('hex'),
  ].join('\n')
  const digest = createHash('sha256').update(canonical).digest('hex')
  const text = ['AWS4-HMAC-SHA256', request.headers['x-amz-date'], scope, digest].join('\n')
  const parts = scope.split('/')
  const signingKey = parts.reduce<string | Buffer>((key, part) => hmac(key, part), `AWS4${secret}`)
  return hmac(signingKey, text).toString('hex') === signature
}

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

function encoded(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, sign => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
}
