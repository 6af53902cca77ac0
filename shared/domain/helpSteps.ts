/** The walkthrough of the specification, section 1. Pictures bear these names. */
export const helpSteps = [
  'signIn',
  'selectFiles',
  'recipient',
  'review',
  'options',
  'confirm',
  'upload',
  'complete',
] as const
export type HelpStep = (typeof helpSteps)[number]
