import { options as texts } from '../../../../../shared/texts/en/options.ts'
import { asksForCode, asksForEmailCode, needsSignIn, type Options, type Prepared } from './options.ts'

/** Of one kind of code: what the recipient needs without it. */
export function describeCodeOff(options: Options, prepared: Prepared): string {
  if (asksForCode(options, prepared) || asksForEmailCode(options, prepared)) return texts.emailCode.off
  return needsSignIn(prepared) ? texts.code.offForSignIn : texts.code.offForLink
}
