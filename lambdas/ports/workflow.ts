export type Workflow = {
  /** A second start has no effect. */
  start(transferId: string): Promise<void>
}
