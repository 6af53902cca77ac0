import type { DropPage } from '../../shared/domain/dropPage.ts'

/** One page for a member, whose `subject` comes from the token. */
export type DropPages = {
  find(subject: string): Promise<DropPage | undefined>
  /** @param digest of the secret in its address. The former address of a renewed page finds none. */
  findByAddress(digest: string): Promise<DropPage | undefined>
  /** @returns false, and stores nothing, when the page is no longer `before` */
  replace(before: DropPage | undefined, after: DropPage): Promise<boolean>
}
