import type { Policy } from '../../shared/domain/policies/policy.ts'
import type { AuditEvent } from './audit.ts'

/** All policies in their current versions, ordered by id. `stamp` counts the changes of the set. */
export type PolicySet = { stamp: number; policies: readonly Policy[] }

/** Policies are never deleted, because transfers refer to their versions. */
export type Policies = {
  /** Reads only the stamp when nothing changed since this process last read the set. */
  current(): Promise<PolicySet>
  /** All versions of a policy, newest first; none for an unknown id. */
  versions(id: string): Promise<readonly Policy[]>
  /**
   * Stores a version with its audit event.
   * @param stamp of the set that the change was decided on
   * @returns false, and stores nothing, when any policy changed since
   */
  put(policy: Policy, stamp: number, event: AuditEvent): Promise<boolean>
}
