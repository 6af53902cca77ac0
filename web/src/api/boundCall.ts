import type * as z from 'zod'
import type { Contract } from '../../../shared/contract/contract.ts'
import { ApiError, call, type Input, type Transport } from './call.ts'

export type BoundCall = <Call extends Contract>(contract: Call, input?: Input<Call>) => Promise<z.output<Call['reply']>>

/**
 * @param keeper gets the token that was answered 401, or 403 on a call of administrators; undefined when none was sent
 */
export function boundCall(
  transport: Transport,
  keeper?: Record<'refused' | 'adminRefused', (token: string | undefined) => void>,
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
      if (status === 403 && contract.caller === 'admin') keeper?.adminRefused(sent)
      throw error
    }
  }
}
