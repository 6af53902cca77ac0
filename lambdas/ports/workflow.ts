/** `version` of its pinned content. `isScanned`: a malware scanner has reported its verdict since the first start. */
export type CompleteFile = { transferId: string; fileId: string; version: string; isScanned?: true }

export type Workflow = {
  /**
   * A second start has no effect.
   * @param sender the subject: transfers of one sender leave room for those of others
   */
  start(transferId: string, sender?: string): Promise<void>
  /**
   * Starts the work of a complete file before its transfer is finalized. A second start for the same version has no effect, but
   * for one after the verdict of a malware scanner.
   */
  startEarly(file: CompleteFile, sender: string): Promise<void>
  /**
   * Gives back the room of runs that ended while they held it.
   * @returns how many there were
   */
  freeRoom(): Promise<number>
}

/** Of the log line that a metric counts. */
export const ROOM_RECLAIMED = 'room-reclaimed'
