/** User names, in lower case, that may verify codes. Both verbs are idempotent. */
export type Recipients = {
  add(username: string): Promise<void>
  /** After this returns, no challenge starts under this name. */
  remove(username: string): Promise<void>
}
