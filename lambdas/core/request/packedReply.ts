import { promisify } from 'node:util'
import { brotliCompress, gzip, constants as zlib } from 'node:zlib'
import { type Contract, isForMembers } from '../../../shared/contract/contract.ts'
import { type Encoding, getAcceptedEncodings } from './acceptedEncoding.ts'

type Packed = { headers: Record<string, string>; body: string; isBase64Encoded: boolean }

/** A shorter reply fits into one packet of the network. */
const MIN_BYTES = 1400

/** Brotli at this quality has the size of gzip's default, at two thirds of its CPU time (docs/decisions/0047-compressed-replies.md). */
const packers: Readonly<Record<Encoding, (text: string) => Promise<Buffer>>> = {
  br: text => promisify(brotliCompress)(text, { params: { [zlib.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: text => promisify(gzip)(text, { level: 4 }),
}

/**
 * The function compresses, because CloudFront compresses only what it caches.
 * @param accepted the caller's `Accept-Encoding`
 */
export async function packReply(contract: Contract, json: string, accepted: string | undefined): Promise<Packed> {
  if (mayHaveSecret(contract)) return { headers: {}, body: json, isBase64Encoded: false }
  const headers = { vary: 'accept-encoding' }
  const encodings = getAcceptedEncodings(accepted)
  const encoding = (['br', 'gzip'] as const).find(one => encodings.has(one))
  if (!encoding || Buffer.byteLength(json) < MIN_BYTES) return { headers, body: json, isBase64Encoded: false }
  const body = await packers[encoding](json)
  return {
    headers: { ...headers, 'content-encoding': encoding },
    // API Gateway takes bytes in no other form.
    body: body.toString('base64'),
    isBase64Encoded: true,
  }
}

/**
 * Whether a reply may contain what opens something: a link, a signed URL, a value that was encrypted. Beside text that others
 * choose, such as names of files, the length of its compressed form would tell of the secret (BREACH, https://breachattack.com).
 */
export function mayHaveSecret({ caller, path, seals = [], reach }: Contract): boolean {
  const isBehindLink = !isForMembers(caller) && (caller !== 'anyone' || path.includes('{'))
  const signsUrls = (reach.blobs ?? []).some(verb => /Urls?$/.test(verb))
  return isBehindLink || signsUrls || seals.length > 0
}
