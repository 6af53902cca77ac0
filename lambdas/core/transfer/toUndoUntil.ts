import type { Organisation } from '../../../shared/domain/organisation.ts'

/** @returns until when a sending that begins now can be undone (ISO); undefined where the organisation does not offer it */
export function toUndoUntil({ undoSeconds }: Organisation, now: number): string | undefined {
  return undoSeconds === 0 ? undefined : new Date(now + undoSeconds * 1000).toISOString()
}
