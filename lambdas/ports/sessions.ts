import * as z from 'zod'

/** An operator's upper limit on a person's rights, which overrides groups. */
export const RightsLimit = z.enum(['member', 'visitor'])
export type RightsLimit = z.infer<typeof RightsLimit>

export type SessionRecord = { notBefore: number; rightsLimit?: RightsLimit | undefined }

/** A sign-out and an operator's command end all earlier tokens. */
export type Sessions = {
  /** Ends sessions that began (`auth_time`) before `at`, in seconds since the epoch. */
  endBefore(subject: string, at: number): Promise<void>
  /** Seconds; 0 when no tokens are ended. */
  notBefore(subject: string): Promise<number>
  /** Effective immediately, in current sessions too; undefined lifts the limit. */
  limitRights(subject: string, limit: RightsLimit | undefined): Promise<void>
  /** One read for every call of a member. */
  find(subject: string): Promise<SessionRecord>
}
