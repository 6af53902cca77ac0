import { setImmediate } from 'node:timers/promises'
import type { Policy, PolicyContent } from '../../shared/domain/policies/policy.ts'
import { policyTexts } from '../../shared/texts/en/options.ts'
import { callerEvent } from '../core/request/auditEvent.ts'
import type { Member } from '../core/request/authenticate.ts'
import type { Runtime } from '../core/request/context.ts'
import { Refusal } from '../core/request/refusal.ts'
import type { Policies } from '../ports/policies.ts'
import { checkPolicy } from './checkPolicy.ts'

/** Concurrent changes of other policies. */
const MAX_TRIES = 5
/** Every transfer is compared with all of them, and none is deleted. */
const MAX_POLICIES = 200
/** Below the 400 KB of an item of DynamoDB. Domains in DNS form are longer than written. */
const MAX_STORED_BYTES = 300 * 1024
/** One answer lists all policies. An AWS function answers at most 6 MB. */
const MAX_ALL_BYTES = 4 * 1024 * 1024

type Saving = { policies: Pick<Policies, 'current' | 'put'> } & Pick<Runtime, 'organisation' | 'now'>
type Changed = PolicyContent & Pick<Policy, 'id' | 'version'>

/**
 * Decides a change on the set of all policies, and stores it only if the set is still the same.
 * @throws Refusal 400 with the paths of faults, 409 for too many policies, or a contradiction with another
 */
export async function savePolicy(
  { policies, organisation, now }: Saving,
  request: { caller: Member; source: { address: string } },
  action: 'create-policy' | 'change-policy',
  toChanged: (current: readonly Policy[]) => Changed,
): Promise<Policy> {
  const { subject, email } = request.caller
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const { stamp, policies: current } = await policies.current()
    const { id, version, ...content } = toChanged(current)
    if (current.length >= MAX_POLICIES && !current.some(policy => policy.id === id)) throw tooMany()
    const policy: Policy = {
      ...checkPolicy(content, organisation),
      id,
      version,
      lastUpdated: new Date(now()).toISOString(),
      updatedBy: { subject, email },
    }
    assertSize(policy, current)
    await assertNoConflict(policy, current)
    const event = { ...callerEvent(action, now(), request), detail: `${id} version ${version}` }
    if (await policies.put(policy, stamp, event)) return policy
  }
  throw new Refusal('conflict', 'Policies are being changed by others. Please save again.')
}

function tooMany(): Refusal {
  return new Refusal('conflict', `At most ${MAX_POLICIES} policies are possible. Please change one that is off.`)
}

function assertSize(policy: Policy, current: readonly Policy[]) {
  const others = current.filter(({ id }) => id !== policy.id)
  const isShort = countBytes(policy) <= MAX_STORED_BYTES
  if (isShort && countBytes([policy, ...others]) <= MAX_ALL_BYTES) return
  const message = isShort
    ? 'All policies together are too long. Please write fewer values, here or in another policy.'
    : 'The conditions are too long. Please write fewer values, or two policies.'
  throw new Refusal('bad_request', message, { fields: [{ path: 'body.conditions', message }] })
}

function countBytes(value: object): number {
  return Buffer.byteLength(JSON.stringify(value))
}

async function assertNoConflict(policy: Policy, current: readonly Policy[]) {
  if (policy.mode !== 'enforce') return
  // A start does not need it.
  const { findConflicts } = await import('../../shared/domain/policies/conflicts.ts')
  for (const other of current) {
    if (other.id === policy.id || other.mode !== 'enforce') continue
    // Each search can take some 0.2 seconds, and other requests wait.
    await setImmediate()
    const [conflict] = findConflicts(policy, other)
    if (conflict)
      throw new Refusal('conflict', policyTexts.conflict(other.name, conflict.feature), { errorReason: 'conflict' })
  }
}
