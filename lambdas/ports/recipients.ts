/** Names under which recipients may prove codes to the identity provider, in lower case. Adding and removing may be repeated. */
export type Recipients = {
  add(username: string): Promise<void>
  /** From its return on, no challenge is opened under this name. */
  remove(username: string): Promise<void>
}
