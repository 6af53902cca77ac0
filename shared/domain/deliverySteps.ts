import * as z from 'zod'
import { BounceReason } from './bounceReason.ts'
import { extensible } from './tolerantReader.ts'

/**
 * What is known to have happened with a delivery. `mailed`: our mail system took the mail; `delivered`: the recipient's server did.
 * A machine is an automatic check of a mail system, as far as it is recognised. `passedByDevice`: a trusted device needed no code.
 */
const ofDelivery = [
  'mailed',
  'delivered',
  'delayed',
  'bounced',
  'complained',
  'refused',
  'opened',
  'openedByMachine',
  'passedSignIn',
  'passedCode',
  'passedByDevice',
] as const

/** `saved`: all its bytes were written, according to the recipient's browser, which does not always know. */
const ofFile = ['fetched', 'fetchedByMachine', 'saved'] as const

export type DeliveryStep = { step: (typeof ofDelivery)[number]; reason?: BounceReason | undefined }
/** `place`: the file's index in declared order; 0 for an archive. */
export type FileStep = { step: (typeof ofFile)[number]; place: number }

/** A step with its times. Its repeats are counted, so a delivery has at most three rows for a file and eleven others. */
export const StepTimes = z.strictObject({
  step: extensible(z.enum([...ofDelivery, ...ofFile])),
  place: z.int().optional(),
  firstAt: z.string(),
  lastAt: z.string(),
  count: z.int(),
  reason: extensible(BounceReason).optional(),
})
export type StepTimes = z.infer<typeof StepTimes>

/** The name of the row of a step. */
export function toStepName({ step, place }: { step: string; place?: number | undefined }): string {
  return place === undefined ? step : `${step}.${place}`
}

export function parseStepName(name: string): Pick<StepTimes, 'step' | 'place'> {
  const [step = '', place] = name.split('.')
  return { step: step as StepTimes['step'], ...(place === undefined ? {} : { place: Number(place) }) }
}
