/**
 * How a try of a step ends badly. The machine goes by these names, and its history holds nothing else of an error: what
 * a message says, such as the name of a file, is for our own log and the sender.
 */
export const stepErrors = {
  /** No retry can mend it; the transfer has failed, and its sender was told why. */
  failed: 'StepFailed',
  /** The same, but it could not be told. */
  untold: 'FailureUntold',
  /** The deployment lacks a permission. The step waits for an operator and uses up no try. */
  notPermitted: 'StepNotPermitted',
  /** Anything else: worth another try. */
  notDone: 'StepNotDone',
} as const

/** The error of an execution whose transfer failed, and was told to have. */
export const TRANSFER_FAILED = 'TransferFailed'
