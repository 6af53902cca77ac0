/** Seals small secrets under a key that the product cannot read. */
export type Keys = {
  /** Encrypts and authenticates text, bound to a context: it opens under the same context only. */
  seal(text: string, context: string): Promise<string>
  /** Opens what `seal` made; throws when it was altered or the context is another. */
  open(sealed: string, context: string): Promise<string>
}
