import type * as z from 'zod'
import type { Contract } from '../../../shared/contract/contract.ts'
import { ApiError, call, type Input, type Transport } from './call.ts'

export type BoundCall = <Call extends Contract>(contract: Call, input?: Input<Call>) => Promise<z.output<Call['reply']>>

/**
 * `call` with its transport, that tells when the API no longer takes the token.
 * @param refused gets the token that was answered 401, undefined when there was none to send
 */
export function boundCall(transport: Transport, refused: (token: string | undefined) => void): BoundCall {
  return async (contract, input) => {
    let sent: string | undefined
    const token = async () => {
      sent = await transport.token()
      return sent
    }
    try {
      return await call({ ...transport, token }, contract, input)
    } catch (error) {
      if (error instanceof ApiError && error.status === 401 && contract.caller !== 'anyone') refused(sent)
      throw error
    }
  }
}
