import { deliveryStateAt } from '../../shared/domain/deliveries.ts'
import type { PhoneVerification, Transfer, TransferState } from '../../shared/domain/transfer.ts'
import type { Context } from '../core/request/context.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import type { Transfers } from '../ports/transfers.ts'

export type CodeHolder = { transfer: Transfer; verification: PhoneVerification; state: TransferState }

type Reached = { transfers: Pick<Transfers, 'getByLink'> } & Pick<Context, 'now'>

/** Undefined for an unknown or outdated user name. */
export async function codeHolder({ transfers, now }: Reached, username: string): Promise<CodeHolder | undefined> {
  const transfer = await transfers.getByLink('recipient', computeDigest(username))
  const verification = transfer?.phoneVerification
  if (!transfer || verification?.username !== username) return undefined
  return { transfer, verification, state: deliveryStateAt(transfer, transfer, now()) }
}

/** Only while the files can be downloaded. */
export async function activeHolder(context: Reached, username: string): Promise<CodeHolder | undefined> {
  const holder = await codeHolder(context, username)
  return holder?.state === 'active' ? holder : undefined
}
