/** The state machine's history contains only these names: messages may name files. */
export const stepErrors = {
  /** A retry cannot help; the sender got the reason. */
  failed: 'StepFailed',
  /** The same, but the sender could not be informed. */
  untold: 'FailureUntold',
  /** The step waits for an operator, without using up a try. */
  notPermitted: 'StepNotPermitted',
  /** The step waits for a healthy engine, without using up a try. */
  held: 'StepHeld',
  /** The sending can still be undone. The step waits, without using up a try. */
  early: 'StepEarly',
  /** The step waits for early work on its file, without using up a try. */
  busy: 'StepBusy',
  /** The same step runs as a task, where nothing limits its time. */
  tooLong: 'StepTooLong',
  /** Earlier steps run again. */
  repeated: 'StepRepeated',
  /** May be temporary. */
  notDone: 'StepNotDone',
} as const

/** The sender was informed. */
export const TRANSFER_FAILED = 'TransferFailed'
