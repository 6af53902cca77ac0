import Button from '@cloudscape-design/components/button'
import Checkbox from '@cloudscape-design/components/checkbox'
import { useEffect, useRef, useState } from 'react'
import { options as optionsTexts } from '../../../../../shared/texts/en/options.ts'
import { Marked } from '../../../components/Marked.tsx'
import styles from '../../../components/options/options.module.css'
import { PhoneField } from '../../../components/options/PhoneField.tsx'
import { PolicyOption } from '../../../components/options/PolicyOption.tsx'
import { reasonsFor } from '../../../policies/reasons.ts'
import { describeCodeOff } from './describeCodeOff.ts'
import { asksForCode, isMailingOffered, keptPhone, mayCodeBeMailed, type Options, type Prepared } from './options.ts'

type Props = {
  prepared: Prepared
  options: Options
  fault: string | undefined
  onChange: (patch: Partial<Options>) => void
  onTouch: () => void
}

const nothingTyped = { text: '' }

function getState(options: Options, prepared: Prepared): string {
  if (!asksForCode(options, prepared)) return describeCodeOff(options, prepared)
  const typed = options.phone
  const isIncomplete = typed !== undefined && typed.e164 === undefined && typed.text.trim() !== ''
  const number = keptPhone(options, prepared) ?? typed?.text.trim()
  const isMailed = mayCodeBeMailed(options, prepared)
  if (isIncomplete) return optionsTexts.code.incomplete(isMailed)
  return number ? optionsTexts.code.on(number, isMailed) : optionsTexts.code.missing(isMailed)
}

export function PhoneCodeOption({ prepared, options, fault, onChange, onTouch }: Props) {
  const feature = prepared.policyFeatures.mobileOtp
  return (
    <PolicyOption
      feature={feature}
      label={optionsTexts.code.label}
      state={getState(options, prepared)}
      meaning={optionsTexts.code.meaning}
      demand={optionsTexts.code.demand}
      reasons={reasonsFor(prepared.policyMessages, 'mobileOtp')}
      isWanted={options.isPhoneCodeWanted}
      onSwitch={isPhoneCodeWanted =>
        onChange({
          isPhoneCodeWanted,
          phone: undefined,
          isCodeByEmailAllowed: false,
          ...(isPhoneCodeWanted && { isEmailCodeWanted: false }),
        })
      }
    >
      <Phone prepared={prepared} options={options} fault={fault} onChange={onChange} onTouch={onTouch} />
      {isMailingOffered(prepared) && (
        <Checkbox
          checked={options.isCodeByEmailAllowed}
          description={optionsTexts.code.byEmailMeaning}
          onChange={({ detail }) => onChange({ isCodeByEmailAllowed: detail.checked })}
        >
          {optionsTexts.code.byEmail}
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
            <Marked text={optionsTexts.code.goesTo} marks={{ number: <span className={styles.number}>{kept}</span> }} />
          </span>
          <Button variant="inline-link" formAction="none" onClick={() => use(nothingTyped)}>
            {optionsTexts.code.otherNumber}
          </Button>
        </div>
      )}
      {/* A fault shown on blur must not move the button away from the pointer. */}
      {kept === undefined && earlier !== null && (
        <div className={styles.kept}>
          <span>{optionsTexts.code.goesElsewhere}</span>
          <Button variant="inline-link" formAction="none" onClick={() => use(undefined)}>
            {optionsTexts.code.keep(earlier)}
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
