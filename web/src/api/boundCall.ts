import type * as z from 'zod'
import type { Contract } from '../../../shared/contract/contract.ts'
import { ApiError, call, type Input, type Transport } from './call.ts'

export type BoundCall = <Call extends Contract>(contract: Call, input?: Input<Call>) => Promise<z.output<Call['reply']>>

/**
 * @param keeper gets the token that was answered 401, or 403 on a call of administrators or for limited rights; undefined
 * when none was sent
 */
export function boundCall(
  transport: Transport,
  keeper?: {
    refused(token: string | undefined): void
    adminRefused(token: string | undefined, isLimited: boolean): void
    limited(token: string | undefined): void
  },
): BoundCall {
  return async (contract, input) => {
    let sent: string | undefined
    const token = async () => {
      sent = await transport.token()
      return sent
    }
    try {
      return await call({ ...transport, token }, contract, input)
    } catch (error) {
      const status = error instanceof ApiError ? error.status : 0
      if (status === 401 && contract.caller !== 'anyone') keeper?.refused(sent)
      const isLimited = error instanceof ApiError && error.reply?.errorReason === 'limited'
      if (status === 403 && contract.caller === 'admin') keeper?.adminRefused(sent, isLimited)
      else if (status === 403 && isLimited) keeper?.limited(sent)
      throw error
    }
  }
}
