import { randomBytes } from 'node:crypto'
import * as z from 'zod'
import { contracts } from '../shared/contract/table.ts'
import { getSecret, personWith, signIn } from '../test/harness/person.ts'
import { fullOrBrief } from './brief.ts'
import { type Answer, caller } from './loadCaller.ts'

const SENT_BEFORE = fullOrBrief(3, 1)
const FILE_BYTES = 16 * 1024
const POLL_MILLISECONDS = 50

const message = 'Here is the report that you asked for on the telephone.'

export type Card = 'review' | 'config' | 'openLink' | 'acknowledge' | (typeof oneSend)[number]
export type Member = { calls: Record<Card, () => Promise<Answer>>; close(): void }

/**
 * Six provisional transfers, three of them corrections, become three sends of a 16 KiB file; one of these is abandoned.
 */
const readings = { review: 40, config: 15, openLink: 20, acknowledge: 5 } as const
const oneSend = ['provisional', 'provisional', 'create', 'uploadUrl', 'put', 'complete', 'finalize'] as const
const sends: readonly Card[] = [...oneSend, ...oneSend, ...oneSend.slice(0, -1)]

export function deck(): Card[] {
  const cards = [...sends]
  for (const [card, times] of Object.entries(readings) as [Card, number][]) {
    for (let time = 0; time < times; time += 1) cards.splice(Math.floor(Math.random() * (cards.length + 1)), 0, card)
  }
  return cards
}

/** Its own address, because budgets are per address. */
export async function waybillMember(origin: string, email: string, address: string): Promise<Member> {
  const content = randomBytes(FILE_BYTES)
  const { id_token: token } = await signIn(origin, email)
  // Each transfer has its own recipient, because a mailbox has a daily limit of mails.
  let transfers = 0
  const nextRecipient = () => {
    transfers += 1
    return email.replace('@acme', `.${transfers}@partner`)
  }
  const sent = await sendSome(origin, token, { content, nextRecipient })
  const { ask, close } = caller(origin, address)
  const files = [{ name: 'report.pdf', size: content.length, tempId: 0 }]
  const draft = { id: '', fileId: '', url: '' }
  let passes = 0

  const api = (method: string, path: string, body?: object) =>
    ask(
      method,
      `/api${path}`,
      { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) },
      body && JSON.stringify(body),
    )
  const pickSent = () => sent[Math.floor(Math.random() * sent.length)] ?? { id: '', page: '', file: '' }
  const fileOfDraft = () => `/transfers/${draft.id}/files/${draft.fileId}`

  return {
    close,
    calls: {
      review: () => api('GET', `/transfers/${pickSent().id}/review`),
      config: () => ask('GET', '/api/config'),
      openLink: () => ask('GET', pickSent().page),
      // A new user agent each time, so that each counts as a download.
      acknowledge: () => ask('GET', `${pickSent().file}?acknowledgement=true`, { 'user-agent': `bench ${passes++}` }),
      async provisional() {
        const recipient = nextRecipient()
        const answer = await api('POST', '/provisional_transfers', { files, message, recipient })
        draft.id = read(contracts.createProvisionalTransfer, answer).transferId
        return answer
      },
      async create() {
        const answer = await api('POST', '/transfers', { id: draft.id, files, acknowledgement: true })
        draft.fileId = read(contracts.createTransfer, answer).files[0]?.id ?? ''
        return answer
      },
      async uploadUrl() {
        const answer = await api('GET', `${fileOfDraft()}/upload-url`)
        draft.url = read({ reply: z.object({ url: z.url() }) }, answer).url
        return answer
      },
      put: () => ask('PUT', draft.url, {}, content),
      complete: () => api('PUT', `${fileOfDraft()}/upload-complete`),
      finalize: () => api('PUT', `/transfers/${draft.id}/finalize`),
    },
  }
}

function read<Reply extends z.ZodType>({ reply }: { reply: Reply }, { status, body }: Answer): z.output<Reply> {
  if (status !== 200) throw new Error(`${status} ${body}`)
  return reply.parse(JSON.parse(body))
}

async function sendSome(
  origin: string,
  token: string,
  { content, nextRecipient }: { content: Uint8Array; nextRecipient: () => string },
) {
  const sender = personWith(origin, token)
  const anyone = personWith(origin, undefined)
  const sending = Array.from({ length: SENT_BEFORE }, async () => {
    const { id, downloadUrl } = await sender.send([{ name: 'report.pdf', content }], { recipient: nextRecipient() })
    const secret = getSecret(downloadUrl)
    while ((await sender.review(id)).transfer.transferState !== 'active') {
      await new Promise(resolve => setTimeout(resolve, POLL_MILLISECONDS))
    }
    const { files } = await anyone.call(contracts.getDownload, { params: { secret } })
    return { id, page: `${origin}/api/downloads/${secret}`, file: files[0]?.url ?? '' }
  })
  return Promise.all(sending)
}

export function bareMember(origin: string, address: string): Member {
  const { ask, close } = caller(origin, address)
  const get = () => ask('GET', '/')
  const cards: Card[] = ['review', 'config', 'openLink', 'acknowledge', ...oneSend]
  return { close, calls: Object.fromEntries(cards.map(card => [card, get])) as Member['calls'] }
}
