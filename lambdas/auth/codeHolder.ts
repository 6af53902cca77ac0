import { type PhoneVerification, stateAt, type Transfer, type TransferState } from '../../shared/domain/transfer.ts'
import type { Context } from '../core/request/context.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import type { Transfers } from '../ports/transfers.ts'

/** A transfer whose recipient proves a code, and how. */
export type CodeHolder = { transfer: Transfer; verification: PhoneVerification; state: TransferState }

type Finding = { transfers: Pick<Transfers, 'getByLink'> } & Pick<Context, 'now'>

/** What a name for codes belongs to, whatever has become of it; undefined when it is nobody's (any more). */
export async function codeHolder({ transfers, now }: Finding, username: string): Promise<CodeHolder | undefined> {
  const transfer = await transfers.getByLink('recipient', computeDigest(username))
  const verification = transfer?.phoneVerification
  if (!transfer || verification?.username !== username) return undefined
  return { transfer, verification, state: stateAt(transfer, now()) }
}

/** The same where files wait for whoever proves it. */
export async function activeHolder(context: Finding, username: string): Promise<CodeHolder | undefined> {
  const holder = await codeHolder(context, username)
  return holder?.state === 'active' ? holder : undefined
}
