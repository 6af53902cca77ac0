import * as z from 'zod'
import { InfoType } from '../inspection.ts'
import { extensible } from '../tolerantReader.ts'

/** The specification's alert types (section 4). */
export const AlertKind = z.enum([
  'newSenders',
  'newDomains',
  'newRecipients',
  'sendersSpike',
  'domainsSpike',
  'recipientsSpike',
  'mistakePrevented',
  'sensitiveInfotypes',
  'malwareFound',
  'secondOpinion',
])
export type AlertKind = z.infer<typeof AlertKind>

export const MAX_ALERT_NOTE = 500

/** Stored when it happens. Kind and subject determine the id, so that each happens once. */
export const Alert = z.strictObject({
  id: z.string(),
  kind: extensible(AlertKind),
  /**
   * When it happened: the creation of the transfer, the prevention of a mistake, or when a spike or the sensitive files of a
   * responder were found.
   */
  createdAt: z.string(),
  /** Addresses in lower case. A new or suddenly more frequent sender, recipient or domain, or the sender of a transfer. */
  sender: z.string().optional(),
  recipient: z.string().optional(),
  domain: z.string().optional(),
  /** Of a mistake, sensitive data, or the first transfer of a new party. */
  transferId: z.string().optional(),
  infoTypes: z.array(extensible(InfoType)).optional(),
  /** The scanner's name of the malware. */
  malware: z.string().optional(),
  /** Of a spike: the transfers of its day, and the daily mean of the 7 days before. */
  count: z.int().optional(),
  average: z.number().optional(),
  /** Of a spike: the day, as ISO moments, `to` exclusive. */
  day: z.strictObject({ from: z.string(), to: z.string() }).optional(),
  acknowledgement: z.strictObject({ at: z.string(), by: z.string(), note: z.string().optional() }).optional(),
})
export type Alert = z.infer<typeof Alert>

/** How often an administrator gets alerts by mail. */
export const AlertCadence = z.enum(['each', 'daily', 'weekly'])
export type AlertCadence = z.infer<typeof AlertCadence>
