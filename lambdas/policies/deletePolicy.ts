import { deletePolicy } from '../../shared/contract/policies.ts'
import { endpoint } from '../core/request/endpoint.ts'
import { Refusal } from '../core/request/refusal.ts'

export const handler = endpoint(deletePolicy, async () => {
  throw new Refusal(
    'conflict',
    'A policy is never deleted, because transfers keep the versions that bound them. Switch it off instead.',
  )
})
