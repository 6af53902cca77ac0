/** Since when the tokens of a person count: sign-out and an operator's command end everything issued before. */
export type Sessions = {
  /** Ends every session of the person that began (`auth_time`) before `at`, in seconds since the epoch. */
  endBefore(subject: string, at: number): Promise<void>
  /** The moment before which tokens of this person do not count, in seconds; 0 when there is none. */
  notBefore(subject: string): Promise<number>
}
