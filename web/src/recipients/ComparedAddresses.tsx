import { findForeignLetter, foreignLetterText, getDomain } from '../../../shared/domain/email.ts'
import { send } from '../../../shared/texts/en/send.ts'
import styles from './comparedAddresses.module.css'
import { describeDifference } from './describeDifference.ts'
import { findDifferences } from './differences.ts'
import { MarkedAddress } from './MarkedAddress.tsx'
import { toReadable } from './toReadable.ts'

type Props = {
  address: string
  /** In ASCII, where its domain has other letters. */
  sentTo: string
  suggestion: string
}

/** Marks the letters by which an address differs from the suggested one. */
export function ComparedAddresses({ address, sentTo, suggestion }: Props) {
  const readable = toReadable(address)
  const { one, other } = findDifferences(readable, suggestion)
  const foreign = findForeignLetter(getDomain(readable))
  return (
    <dl className={styles.compared}>
      <dt>{send.check.entered}</dt>
      <dd>
        <MarkedAddress segments={one} />
        {foreign && <div>{foreignLetterText(foreign)}</div>}
        {sentTo.includes('xn--') && <div>{send.check.mailGoesTo(sentTo)}</div>}
      </dd>
      <dt>{send.check.similar}</dt>
      <dd>
        <MarkedAddress segments={other} />
        <span className="visually-hidden">{` ${describeDifference(readable, suggestion)}`}</span>
      </dd>
    </dl>
  )
}
