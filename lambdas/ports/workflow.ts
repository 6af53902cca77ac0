export type Workflow = {
  /** Starts processing a transfer. One transfer has one workflow: starting it again changes nothing. */
  start(transferId: string): Promise<void>
}
