import * as z from 'zod'
import { EmailAddress } from '../domain/email.ts'
import { line, paragraph } from '../domain/text.ts'
import { extensible } from '../domain/tolerant.ts'
import { LinkMail, TransferState } from '../domain/transfer.ts'
import { contract } from './contract.ts'
import { AskedFiles, CreatedFile, ListedTemplateSet, PolicyFeature } from './transfers.ts'
import { Id, noBody, noParams, noQuery, Secret } from './values.ts'

export const prepareRequest = contract({
  name: 'prepareRequest',
  summary: 'What a request for files may be: its bounds, and the template sets to choose from.',
  method: 'GET',
  path: '/transfers/request/pre',
  caller: 'member',
  rate: 'read',
  params: noParams,
  query: noQuery,
  body: noBody,
  reply: z.strictObject({
    organisationName: z.string(),
    templateSets: z.array(ListedTemplateSet),
    defaultExpiryDays: z.int(),
    minExpiryDays: z.int(),
    maxExpiryDays: z.int(),
    policyFeatures: z.strictObject({ anonymousTransfer: PolicyFeature, trackingId: PolicyFeature }),
  }),
  reach: {},
})

/** A request as it was made: `linkMail` is there when its mail could not be sent, so that the link is passed on by hand. */
const Requested = z.strictObject({
  id: Id,
  requestUrl: z.url(),
  recipient: z.string(),
  expiryDate: z.iso.datetime(),
  linkMail: LinkMail.optional(),
})

export const createRequest = contract({
  name: 'createRequest',
  summary: 'Asks a partner for files: they get a link through which they upload, once.',
  method: 'POST',
  path: '/transfers/request',
  caller: 'member',
  rate: 'write',
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    responder: EmailAddress,
    recipientName: line(200).nullish(),
    message: paragraph(5000).default(''),
    /** Of the upload link; absent means the template set's, or the organisation's default. */
    expiryDays: z.int().nullish(),
    isAnonymousTransfer: z.boolean().default(false),
    sendEmailNotification: z.boolean().default(true),
    templateSet: line(100).nullish(),
    trackingId: line(200).nullish(),
    /** Ignored: the requester is who the token says. */
    requester: line(320).nullish(),
  }),
  reply: Requested,
  reach: {
    transfers: ['add', 'get', 'replace'],
    keys: ['seal'],
    mailer: ['send'],
    templateSets: ['keep', 'get'],
    limits: ['takeAll'],
  },
  seals: ['request'],
})

export const resendRequest = contract({
  name: 'resendRequest',
  summary:
    'Mails the upload link again while it works; of a request that ended without files it makes a new one, with a new link.',
  method: 'POST',
  path: '/transfers/{id}/resend',
  caller: 'member',
  rate: 'write',
  params: z.strictObject({ id: Id }),
  query: noQuery,
  body: noBody,
  reply: Requested,
  reach: {
    transfers: ['add', 'get', 'ofSender', 'replace'],
    keys: ['seal', 'open'],
    mailer: ['send'],
    templateSets: ['keep', 'get'],
    limits: ['takeAll'],
  },
  seals: ['request'],
})

export const getTransfer = contract({
  name: 'getTransfer',
  summary: 'What a responder is asked for, behind an upload link.',
  method: 'GET',
  path: '/transfer/{id}',
  caller: 'anyone',
  rate: 'link',
  params: z.strictObject({ id: Secret }),
  query: noQuery,
  body: noBody,
  reply: z.strictObject({
    transfer: z.strictObject({
      transferState: extensible(TransferState),
      organisationName: z.string(),
      /** Who asks; absent when they are concealed. */
      requester: z.string().optional(),
      responderName: z.string().optional(),
      message: z.string(),
      /** Until when the link takes files. */
      expiryDate: z.string(),
      /** Sizes in MiB. */
      limits: z.strictObject({ maxFiles: z.int(), totalSizeMiB: z.int(), fileSizeMiB: z.int() }),
    }),
  }),
  reach: { transfers: ['getByLink'] },
})

export const claimUpload = contract({
  name: 'claimUpload',
  summary:
    'Burns an upload link: from now on its holder uploads under the id answered, and nobody else. With an Idempotency-Key the same holder gets the same answer until they finalize.',
  method: 'POST',
  path: '/transfers/{id}/files',
  caller: 'anyone',
  rate: 'link',
  params: z.strictObject({ id: Secret }),
  query: noQuery,
  body: z.strictObject({
    /** The link's, as in the path. */
    id: Secret.optional(),
    files: AskedFiles,
    acknowledgement: z.boolean(),
  }),
  maxBodyBytes: 128 * 1024,
  reply: z.strictObject({ id: Secret, files: z.array(CreatedFile) }),
  // By itself, whatever network the repeat comes from: whoever loses the line may come back by another.
  isAnsweredAnew: true,
  reach: { transfers: ['getByLink', 'replace', 'findUnfinished'], keys: ['seal', 'open'], limits: ['takeAll'] },
  seals: ['responder'],
})
