import { deliveryStateAt } from '../../shared/domain/deliveries.ts'
import type { PhoneVerification, Transfer, TransferState } from '../../shared/domain/transfer.ts'
import type { Context } from '../core/request/context.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import type { Transfers } from '../ports/transfers.ts'

/** `transfer` is the delivery to the person who asks. */
export type CodeHolder = { transfer: Transfer; verification: PhoneVerification; state: TransferState }

type Reached = { transfers: Pick<Transfers, 'getByLink' | 'getRecords'> } & Pick<Context, 'now'>

/** Undefined for an unknown or outdated user name. */
export async function codeHolder({ transfers, now }: Reached, username: string): Promise<CodeHolder | undefined> {
  const transfer = await transfers.getByLink('recipient', computeDigest(username))
  const verification = transfer?.phoneVerification
  if (!transfer || verification?.username !== username) return undefined
  const [of] = transfer.deliveryOf === undefined ? [transfer] : await transfers.getRecords([transfer.deliveryOf])
  if (!of) return undefined
  // A reset by the sender renews the budgets of all recipients.
  const round = of.phoneVerification?.round ?? verification.round
  return { transfer, verification: { ...verification, round }, state: deliveryStateAt(transfer, of, now()) }
}

/** Only while the files can be downloaded. */
export async function activeHolder(context: Reached, username: string): Promise<CodeHolder | undefined> {
  const holder = await codeHolder(context, username)
  return holder?.state === 'active' ? holder : undefined
}
