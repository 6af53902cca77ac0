import * as z from 'zod'

/** Rights that an operator leaves a person, whatever their groups say: those of a member, or none. */
export const RightsLimit = z.enum(['member', 'visitor'])
export type RightsLimit = z.infer<typeof RightsLimit>

/** What is kept of a person's sessions. `notBefore` as below. */
export type SessionRecord = { notBefore: number; rightsLimit?: RightsLimit | undefined }

/** Since when the tokens of a person count: sign-out and an operator's command end everything issued before. */
export type Sessions = {
  /** Ends every session of the person that began (`auth_time`) before `at`, in seconds since the epoch. */
  endBefore(subject: string, at: number): Promise<void>
  /** The moment before which tokens of this person do not count, in seconds; 0 when there is none. */
  notBefore(subject: string): Promise<number>
  /** Limits a person's rights from now on, in sessions that they have and in those to come; undefined lifts the limit. */
  limitRights(subject: string, limit: RightsLimit | undefined): Promise<void>
  /** All of the above in one read: each call of a member makes it. */
  find(subject: string): Promise<SessionRecord>
}
