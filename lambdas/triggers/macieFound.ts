import * as z from 'zod'
import { isCanary } from '../../shared/domain/canary.ts'
import type { Alert } from '../../shared/domain/insights/alert.ts'
import { compareFindings, findMissed, type SecondLook } from '../../shared/domain/secondLook.ts'
import type { TransferFile, TransferRecord } from '../../shared/domain/transfer.ts'
import { systemEvent } from '../core/request/auditEvent.ts'
import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import { changeFile } from '../core/transfer/change.ts'
import type { FoundFile } from '../ports/transfers.ts'

export const macieFoundReach: Reach = { transfers: ['getFile', 'replaceFile'], alerts: ['add'] }

/** Alerts and replies have no longer names of kinds. */
const MAX_TYPE_LENGTH = 64
const MAX_TYPES = 100
/** In the audit. */
const MAX_NAMED_TYPES = 10

const Count = z.int().min(1)

/**
 * A sensitive data finding. `detections` also have places in the object, which are not read.
 * @see https://docs.aws.amazon.com/macie/latest/user/findings-publish-event-schemas.html
 */
const MacieEvent = z.object({
  'detail-type': z.literal('Macie Finding'),
  detail: z.object({
    category: z.literal('CLASSIFICATION'),
    sample: z.boolean().nullish(),
    createdAt: z.iso.datetime({ offset: true }),
    resourcesAffected: z.object({ s3Object: z.object({ key: z.string() }) }),
    classificationDetails: z.object({
      result: z.object({
        sensitiveData: z
          .array(z.object({ detections: z.array(z.object({ type: z.string(), count: Count })) }))
          .nullish(),
        customDataIdentifiers: z
          .object({ detections: z.array(z.object({ name: z.string(), count: Count })).nullish() })
          .nullish(),
      }),
    }),
  }),
})
type MacieFinding = z.infer<typeof MacieEvent>['detail']

/** `<transfer>.<file>/<nonce>`; an anonymised file has its attempt as a third part. */
const RELEASED_NAME = /^([^./]+)\.([^./]+)(?:\.\d+)?\//

/**
 * Stores what Macie found in a released file, and raises an alert for each kind that the inspection did not find. Events arrive
 * repeated, in any order, and up to a day after the release.
 * @throws for other events and temporary errors: the queue retries, and finally uses the dead-letter queue
 */
export async function macieFound(context: Context, body: unknown): Promise<void> {
  const { transfers, alerts, now } = context
  const finding = parseFinding(body)
  const [, transferId, fileId] = RELEASED_NAME.exec(finding.resourcesAffected.s3Object.key) ?? []
  // Sample findings have the names of objects that do not exist. An archive has no extension, so that Macie does not open it.
  if (finding.sample || transferId === undefined || fileId === undefined || isCanary(transferId)) return

  const load = async () => toExisting(await transfers.getFile(transferId, fileId))
  const found = await load()
  if (!found) return
  const secondLook = toSecondLook(finding)
  const named = secondLook.found.slice(0, MAX_NAMED_TYPES)
  const detail = named.map(({ type, count }) => `${type} ${count}`).join(', ')
  const event = systemEvent('second-look', now(), { transferId, fileId, detail })
  const file = await changeFile(
    transfers,
    async () => (await load()) ?? Promise.reject(new Error('The transfer has been erased.')),
    current => (isNewer(secondLook, current.secondLook) ? { ...current, secondLook } : undefined),
    event,
  )
  // Also after a run that was interrupted between both: each alert has one id.
  await alerts.add(toAlerts(found.transfer, file), now())
}

/** A finding does not restore an erased transfer. */
function toExisting(found: FoundFile | undefined) {
  return found?.file && found.transfer.erasedAt === undefined ? { ...found, file: found.file } : undefined
}

function isNewer({ at }: SecondLook, known: SecondLook | undefined): boolean {
  return known === undefined || Date.parse(at) > Date.parse(known.at)
}

function toSecondLook({ createdAt, classificationDetails }: MacieFinding): SecondLook {
  const { sensitiveData, customDataIdentifiers } = classificationDetails.result
  const all = [
    ...(sensitiveData ?? []).flatMap(({ detections }) => detections),
    ...(customDataIdentifiers?.detections ?? []).map(({ name, count }) => ({ type: name, count })),
  ]
  const found = all.slice(0, MAX_TYPES).map(({ type, count }) => ({ type: toName(type), count }))
  return { at: new Date(createdAt).toISOString(), found }
}

/** People read it, and mails have it. */
function toName(type: string): string {
  return (
    type
      .replace(/[^\x20-\x7e]/g, '')
      .slice(0, MAX_TYPE_LENGTH)
      .trim() || 'OTHER'
  )
}

function toAlerts(
  { id, sender, recipient }: TransferRecord,
  { id: fileId, findings, secondLook }: TransferFile,
): Alert[] {
  if (!secondLook) return []
  return findMissed(compareFindings(findings?.summary ?? [], secondLook)).map(infoType => ({
    id: `secondOpinion ${id} ${fileId} ${infoType}`,
    kind: 'secondOpinion',
    createdAt: secondLook.at,
    sender: sender.email.toLowerCase(),
    recipient: recipient.toLowerCase(),
    transferId: id,
    infoTypes: [infoType],
  }))
}

/** @throws without quoting the input */
function parseFinding(body: unknown): MacieFinding {
  const parsed = MacieEvent.safeParse(body)
  if (parsed.success) return parsed.data.detail
  const places = parsed.error.issues.map(({ path }) => path.join('.') || 'the whole')
  throw new Error(`The message is not a sensitive data finding of Macie. Invalid fields: ${places.join(', ')}.`)
}
