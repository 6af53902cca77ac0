import { options as texts } from '../../../../../shared/texts/en/options.ts'
import { PolicyOption } from '../../../components/options/PolicyOption.tsx'
import { reasonsFor } from '../../../policies/reasons.ts'
import { describeCodeOff } from './describeCodeOff.ts'
import { asksForCode, asksForEmailCode, type Options, type Prepared } from './options.ts'

type Props = { prepared: Prepared; options: Options; onChange: (patch: Partial<Options>) => void }

/** A code to the address of each recipient. A code by SMS takes its place. */
export function EmailCodeOption({ prepared, options, onChange }: Props) {
  const { mobileOtp, emailOtp = 'prohibited' } = prepared.policyFeatures
  if (mobileOtp === 'required' || (emailOtp === 'required' && asksForCode(options, prepared))) return null
  const isOn = asksForEmailCode(options, prepared)
  return (
    <PolicyOption
      feature={emailOtp}
      label={texts.emailCode.label}
      state={isOn ? texts.emailCode.on : describeCodeOff(options, prepared)}
      meaning={texts.emailCode.meaning}
      demand={texts.emailCode.demand}
      reasons={reasonsFor(prepared.policyMessages, 'emailOtp')}
      isWanted={isOn}
      onSwitch={isEmailCodeWanted =>
        onChange({ isEmailCodeWanted, ...(isEmailCodeWanted && { isPhoneCodeWanted: false, phone: undefined }) })
      }
    />
  )
}
