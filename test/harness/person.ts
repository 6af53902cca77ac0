import { createHash, randomBytes } from 'node:crypto'
import type * as z from 'zod'
import type { OutboxMessage } from '../../local/outbox/outbox.ts'
import type { ClientConfiguration } from '../../shared/contract/client.ts'
import type { Contract } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'
import { DIGEST_HEADER } from '../../shared/contract/transfers.ts'
import type { AnonymizationPolicy } from '../../shared/domain/anonymisation.ts'
import { ApiError, call } from '../../web/src/api/call.ts'
import { sampleDropPage } from './calls.ts'
import { assertListed } from './listedSentences.ts'

/** Of a link that ends mails with alerts, on the host of `versionsHost`. */
export const UNSUBSCRIBE_SECRET = 'U'.repeat(43)

export type Tokens = { id_token: string; access_token: string; refresh_token: string }

/** Signs a demo person in as a browser does: authorization code with PKCE. */
export async function signIn(origin: string, email: string): Promise<Tokens> {
  const config = (await (await fetch(`${origin}/api/config`)).json()) as ClientConfiguration
  const verifier = randomBytes(32).toString('base64url')
  const query = new URLSearchParams({
    response_type: 'code',
    client_id: config['identity_provider/client_id'],
    redirect_uri: `${origin}/token`,
    scope: 'email profile openid',
    state: 'state-of-the-test',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    login_hint: email,
  })
  const authorized = await fetch(`${origin}/oauth2/authorize?${query}`, { redirect: 'manual' })
  const location = new URL(authorized.headers.get('location') ?? '')
  const exchanged = await fetch(`${origin}/oauth2/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: location.searchParams.get('code') ?? '',
      client_id: config['identity_provider/client_id'],
      redirect_uri: `${origin}/token`,
      code_verifier: verifier,
    }),
  })
  return (await exchanged.json()) as Tokens
}

export type Person = ReturnType<typeof personWith>

export async function person(origin: string, email: string) {
  return personWith(origin, (await signIn(origin, email)).id_token)
}

export function personWith(origin: string, idToken: string | undefined) {
  const transport = { endpoint: `${origin}/api`, token: async () => idToken }
  const make = async <Call extends Contract>(contract: Call, input: Parameters<typeof call<Call>>[2] = {}) => {
    const reply = await call(transport, contract, input).catch((error: unknown) => {
      if (error instanceof ApiError) assertListed(error.reply)
      throw error
    })
    assertListed(reply)
    return reply
  }

  return {
    idToken,
    call: make,
    /** Sends files from creation to finalize, by the specification’s contract. */
    async send(files: readonly FileToSend[], more: SendOptions = {}) {
      const created = await this.create(files, more)
      for (const [index, file] of created.files.entries()) await this.upload(created.id, file.id, files[index]?.content)
      return this.finalize(created.id)
    },
    /** The answer to a sender; a responder, who has no link, uses `responder`. */
    async finalize(id: string) {
      const answer = await make(contracts.finalizeTransfer, { params: { id } })
      if (!('downloadUrl' in answer)) throw new Error('A sender was answered as a responder is.')
      return answer
    },
    request: (body: Partial<z.input<(typeof contracts.createRequest)['body']>> = {}) =>
      make(contracts.createRequest, {
        body: { responder: 'rita@partner.example', message: 'Please send the papers.', ...body },
      }),
    async create(files: readonly FileToSend[], more: SendOptions = {}) {
      const declared = files.map(({ content, ...file }, tempId) => ({ ...file, size: content.length, tempId }))
      const { transferId } = await make(contracts.createProvisionalTransfer, {
        body: {
          files: declared,
          message: more.message ?? 'Here they are.',
          ...(more.recipients
            ? { recipients: more.recipients.map(recipient => ({ recipient })) }
            : { recipient: more.recipient ?? 'rita@partner.example' }),
        },
      })
      return make(contracts.createTransfer, {
        body: { id: transferId, files: declared, acknowledgement: true, ...more.options },
      })
    },
    async uploadUrl(id: string, fileId: string) {
      const answer = await make(contracts.getUploadUrl, { params: { id, fileId } })
      if (!('url' in answer)) throw new Error('A file was to be sent in parts that was not asked for in parts.')
      return answer.url
    },
    async upload(id: string, fileId: string, content: Uint8Array = new Uint8Array()) {
      const url = await this.uploadUrl(id, fileId)
      const put = await fetch(url, { method: 'PUT', body: Buffer.from(content) })
      if (!put.ok) throw new Error(`The upload was answered ${put.status}: ${await put.text()}`)
      return make(contracts.completeUpload, { params: { id, fileId } })
    },
    async uploadInParts(id: string, fileId: string) {
      const answer = await make(contracts.getUploadUrl, { params: { id, fileId }, query: { multipart: 'true' } })
      if (!('uploadId' in answer)) throw new Error('A file was to be PUT whole that was asked for in parts.')
      return { id, fileId, ...answer }
    },
    async partUrl({ id, fileId, uploadId }: UploadInParts, partNumber: number, sha256?: string) {
      const body = { uploadId, parts: [{ partNumber, sha256 }] }
      const { parts } = await make(contracts.getPartUrls, { params: { id, fileId }, body })
      return parts[0]?.url ?? ''
    },
    /**
     * Sends a part.
     * @returns its entry in the completion’s list
     */
    async sendPart(upload: UploadInParts, partNumber: number, content: Uint8Array) {
      const sha256 = createHash('sha256').update(content).digest()
      const url = await this.partUrl(upload, partNumber, sha256.toString('hex'))
      const headers = { [DIGEST_HEADER]: sha256.toString('base64') }
      const put = await fetch(url, { method: 'PUT', headers, body: Buffer.from(content) })
      if (!put.ok) throw new Error(`Part ${partNumber} was answered ${put.status}: ${await put.text()}`)
      return { partNumber, etag: put.headers.get('etag') ?? '' }
    },
    listParts: ({ id, fileId, uploadId }: UploadInParts, after = 0) =>
      make(contracts.listParts, { params: { id, fileId }, query: { uploadId, after: `${after}` } }),
    complete: ({ id, fileId, uploadId }: UploadInParts, parts: readonly { partNumber: number; etag: string }[]) =>
      make(contracts.completeUpload, {
        params: { id, fileId },
        body: { uploadId, parts: parts.map(({ partNumber, etag }) => ({ partNumber, etag })) },
      }),
    review: (id: string) => make(contracts.reviewTransfer, { params: { id } }),
    abandon: (id: string) => make(contracts.abandonTransfer, { params: { id } }),
    withdrawWrongRecipient: (id: string) => make(contracts.withdrawWrongRecipient, { params: { id } }),
    retract: (id: string) => make(contracts.retractTransfer, { params: { id }, body: { transferState: 'retracted' } }),
  }
}

export type UploadInParts = { id: string; fileId: string; uploadId: string; partSize: number }

export type FileToSend = {
  name: string
  content: Uint8Array
  anonymizationPolicy?: z.input<typeof AnonymizationPolicy>
}

type SendOptions = {
  message?: string
  recipient?: string
  /** In place of `recipient`. */
  recipients?: readonly string[]
  options?: Partial<z.input<(typeof contracts.createTransfer)['body']>>
}

/** Answers a request: claims the link, uploads, finalizes. */
export async function answerRequest(origin: string, requestUrl: string, files: readonly FileToSend[]) {
  const { responder, claimed } = await beginAnswer(origin, requestUrl, files)
  for (const [index, file] of claimed.files.entries())
    await responder.upload(claimed.id, file.id, files[index]?.content)
  return responder.call(contracts.finalizeTransfer, { params: { id: claimed.id } })
}

/** Claims a request’s link for these files, and uploads none. */
export async function beginAnswer(origin: string, requestUrl: string, files: readonly FileToSend[]) {
  const responder = personWith(origin, undefined)
  const claimed = await responder.call(contracts.claimUpload, {
    params: { id: getSecret(requestUrl) },
    body: {
      files: files.map(({ content, ...file }, tempId) => ({ ...file, size: content.length, tempId })),
      acknowledgement: true,
    },
  })
  return { responder, claimed }
}

export async function download(origin: string, downloadUrl: string) {
  const recipient = personWith(origin, undefined)
  const secret = getSecret(downloadUrl)
  const payload = await recipient.call(contracts.getDownload, { params: { secret } })
  const contents: Uint8Array[] = []
  for (const file of payload.files) {
    const signed = await fetch(`${file.url}?acknowledgement=true`)
    const { url } = (await signed.json()) as { url: string }
    contents.push(new Uint8Array(await (await fetch(url)).arrayBuffer()))
  }
  return { payload, contents }
}

/** The id of a drop page of the member, without a password. */
export async function newDropId(member: Person): Promise<string> {
  const { page } = await member.call(contracts.saveDropPage, { body: { ...sampleDropPage, password: '' } })
  return getSecret(page?.url ?? '')
}

export function getSecret(downloadUrl: string): string {
  return downloadUrl.slice(downloadUrl.lastIndexOf('/') + 1)
}

export async function getOutbox(origin: string): Promise<OutboxMessage[]> {
  return (await (await fetch(`${origin}/local/outbox.json`)).json()) as OutboxMessage[]
}
