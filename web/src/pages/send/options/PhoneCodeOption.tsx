import Button from '@cloudscape-design/components/button'
import Checkbox from '@cloudscape-design/components/checkbox'
import { useEffect, useRef, useState } from 'react'
import styles from '../../../components/options/options.module.css'
import { PhoneField } from '../../../components/options/PhoneField.tsx'
import { PolicyOption } from '../../../components/options/PolicyOption.tsx'
import { reasonsFor } from '../../../policies/reasons.ts'
import { asksForCode, keptPhone, mayCodeBeMailed, needsSignIn, type Options, type Prepared } from './options.ts'

type Props = {
  prepared: Prepared
  options: Options
  fault: string | undefined
  onChange: (patch: Partial<Options>) => void
  onTouch: () => void
}

const nothingTyped = { text: '' }

function getState(options: Options, prepared: Prepared): string {
  if (!asksForCode(options, prepared)) return `Off: the ${needsSignIn(prepared) ? 'sign-in' : 'link'} is enough`
  const typed = options.phone
  const isIncomplete = typed !== undefined && typed.e164 === undefined && typed.text.trim() !== ''
  const number = keptPhone(options, prepared) ?? typed?.text.trim()
  return `On: ${isIncomplete ? 'no valid number yet' : number ? `sent to ${number}` : 'no number yet'}${mayCodeBeMailed(options, prepared) ? ', or by e-mail' : ''}`
}

export function PhoneCodeOption({ prepared, options, fault, onChange, onTouch }: Props) {
  const feature = prepared.policyFeatures.mobileOtp
  return (
    <PolicyOption
      feature={feature}
      label="Code by SMS"
      state={getState(options, prepared)}
      meaning="Before the download, the recipient types in a code that was sent to their phone."
      demand="Your organisation requires a code by SMS."
      reasons={reasonsFor(prepared.policyMessages, 'mobileOtp')}
      isWanted={options.isPhoneCodeWanted}
      onSwitch={isPhoneCodeWanted => onChange({ isPhoneCodeWanted, phone: undefined, isCodeByEmailAllowed: false })}
    >
      <Phone prepared={prepared} options={options} fault={fault} onChange={onChange} onTouch={onTouch} />
      {feature === 'optional' && (
        <Checkbox
          checked={options.isCodeByEmailAllowed}
          description="More convenient but less secure: anyone who can read their mail gets both the link and the code."
          onChange={({ detail }) => onChange({ isCodeByEmailAllowed: detail.checked })}
        >
          Also allow the code by e-mail
        </Checkbox>
      )}
    </PolicyOption>
  )
}

/** The focus moves to the replacement. */
function Phone({ prepared, options, fault, onChange, onTouch }: Props) {
  const place = useRef<HTMLDivElement>(null)
  const [isSwitched, setIsSwitched] = useState(false)
  const kept = keptPhone(options, prepared)
  useEffect(() => {
    if (isSwitched && kept !== undefined) place.current?.querySelector('button')?.focus()
  }, [isSwitched, kept])

  const use = (phone: Options['phone']) => {
    setIsSwitched(true)
    onChange({ phone })
  }
  const { maskedPhoneNumber: earlier } = prepared
  return (
    <div className={styles.phone} ref={place}>
      {kept !== undefined && (
        <div className={styles.kept}>
          <span>
            The code goes to <span className={styles.number}>{kept}</span>, as in an earlier transfer.
          </span>
          <Button variant="inline-link" formAction="none" onClick={() => use(nothingTyped)}>
            Use another number
          </Button>
        </div>
      )}
      {/* A fault shown on blur must not move the button away from the pointer. */}
      {kept === undefined && earlier !== null && (
        <div className={styles.kept}>
          <span>The code goes to another number than in an earlier transfer.</span>
          <Button variant="inline-link" formAction="none" onClick={() => use(undefined)}>
            {`Keep ${earlier}`}
          </Button>
        </div>
      )}
      {kept === undefined && (
        <PhoneField
          phone={options.phone ?? nothingTyped}
          fault={fault}
          takesFocus={isSwitched}
          onChange={phone => onChange({ phone })}
          onTouch={onTouch}
        />
      )}
    </div>
  )
}
