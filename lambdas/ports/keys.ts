/** Encrypts small secrets under a key that the product cannot read. */
export type Keys = {
  /** Encrypts and authenticates text. Decryption needs the same context. */
  seal(text: string, context: string): Promise<string>
  /** @throws when the text was altered, or for another context */
  open(sealed: string, context: string): Promise<string>
}
