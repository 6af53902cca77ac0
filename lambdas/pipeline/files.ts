import type { Context } from '../core/request/context.ts'
import type { Reach } from '../core/request/reach.ts'
import type { StepInput } from './step.ts'

export const filesReach: Reach = { transfers: ['get'] }

export async function files({ transfers }: Context, { transferId }: StepInput): Promise<string[]> {
  const transfer = await transfers.get(transferId)
  return (transfer?.files ?? []).map(({ id }) => id)
}
