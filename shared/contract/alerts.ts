import * as z from 'zod'
import { Alert, AlertCadence, AlertKind, MAX_ALERT_NOTE } from '../domain/insights/alert.ts'
import { withoutUnseenInLines } from '../domain/text.ts'
import { line, paragraph } from '../domain/textSchemas.ts'
import { extensible } from '../domain/tolerantReader.ts'
import { contract } from './contract.ts'
import { noBody, noParams, noQuery, Secret } from './values.ts'

const admins = { caller: 'admin', params: noParams, query: noQuery } as const

/** In UTF-8. Kinds, days and addresses are far shorter. */
const MAX_ALERT_ID_BYTES = 400
const AlertId = line(MAX_ALERT_ID_BYTES)
  .regex(new RegExp(`^(?:${AlertKind.options.join('|')}) `), 'An id begins with the kind of the alert.')
  .refine(id => new TextEncoder().encode(id).length <= MAX_ALERT_ID_BYTES, `At most ${MAX_ALERT_ID_BYTES} bytes.`)

export const acknowledgeAlerts = contract({
  ...admins,
  name: 'acknowledgeAlerts',
  summary: 'Acknowledges open alerts with an optional note, or opens them again.',
  method: 'POST',
  path: '/admin/alerts/acknowledge',
  rate: 'write',
  body: z.strictObject({
    /** As the query `alerts` of getInsights returns them. */
    alerts: z
      .array(z.strictObject({ id: AlertId, createdAt: z.iso.datetime() }))
      .min(1)
      .max(100),
    note: paragraph(MAX_ALERT_NOTE).overwrite(withoutUnseenInLines).trim().optional(),
    isOpen: z.boolean().default(false),
  }),
  /** In their present state, without those that do not exist. The first acknowledgement stays, with its note. */
  reply: z.strictObject({ alerts: z.array(Alert) }),
  reach: { alerts: ['acknowledge'], audit: ['append'] },
})

export const countNewAlerts = contract({
  ...admins,
  name: 'countNewAlerts',
  summary: 'Counts the alerts since the caller last looked at them.',
  method: 'GET',
  path: '/admin/alerts/new',
  rate: 'read',
  body: noBody,
  /** At most 100, which means 100 or more. */
  reply: z.strictObject({ newCount: z.int().min(0) }),
  reach: { alerts: ['countNew', 'findReader', 'noteReader'] },
})

export const noteAlertsSeen = contract({
  ...admins,
  name: 'noteAlertsSeen',
  summary: 'Notes that the caller looked at the alerts.',
  method: 'POST',
  path: '/admin/alerts/seen',
  rate: 'write',
  isAnsweredAnew: true,
  body: noBody,
  reply: z.strictObject({}),
  reach: { alerts: ['noteReader'] },
})

const Subscription = {
  /** Absent without mails. `each`: within minutes. */
  cadence: AlertCadence.optional(),
  /** Absent: all kinds. */
  kinds: z.array(AlertKind).min(1).max(AlertKind.options.length).optional(),
}

export const getAlertSubscription = contract({
  ...admins,
  name: 'getAlertSubscription',
  summary: 'Returns which alerts the caller gets by mail.',
  method: 'GET',
  path: '/admin/alerts/subscription',
  rate: 'read',
  body: noBody,
  reply: z.strictObject({
    cadence: extensible(AlertCadence).optional(),
    kinds: z.array(extensible(AlertKind)).optional(),
    /** Where the mails go: the address of the caller's token. */
    email: z.string(),
    /** When the mails end unless the caller uses the insights again. Absent without mails. */
    endsAt: z.string().optional(),
  }),
  reach: { alerts: ['findReader', 'noteReader'] },
})

export const saveAlertSubscription = contract({
  ...admins,
  name: 'saveAlertSubscription',
  summary: 'Chooses which alerts the caller gets by mail. Without a cadence, none.',
  method: 'PUT',
  path: '/admin/alerts/subscription',
  rate: 'write',
  body: z.strictObject(Subscription),
  reply: z.strictObject({}),
  reach: {
    alerts: ['findReader', 'noteReader', 'subscribe', 'endSubscription'],
    keys: ['seal'],
    audit: ['append'],
  },
  seals: ['unsubscribe'],
})

/** Mail programs call it by themselves (RFC 8058), and people from the page of the link. */
export const unsubscribeFromAlerts = contract({
  name: 'unsubscribeFromAlerts',
  summary: 'Ends the mails about alerts of the administrator whose mail has this link.',
  method: 'POST',
  path: '/alerts/unsubscribe/{secret}',
  caller: 'anyone',
  rate: 'link',
  params: z.strictObject({ secret: Secret }),
  query: noQuery,
  body: noBody,
  isFormIgnored: true,
  isAnsweredAnew: true,
  reply: z.strictObject({}),
  reach: { alerts: ['unsubscribe'], audit: ['append'] },
})
