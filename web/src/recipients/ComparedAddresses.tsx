import styles from './comparedAddresses.module.css'
import { findDifferences, type Segment } from './differences.ts'
import { MarkedAddress } from './MarkedAddress.tsx'

type Props = {
  address: string
  /** In ASCII, where its domain has other letters. */
  sentTo: string
  suggestion: string
}

/** Marks the letters by which an address differs from the suggested one. */
export function ComparedAddresses({ address, sentTo, suggestion }: Props) {
  const { one, other } = findDifferences(address, suggestion)
  return (
    <dl className={styles.compared}>
      <dt>You entered</dt>
      <dd>
        <MarkedAddress segments={one} />
        {sentTo.includes('xn--') && <div>{`Mail goes to ${sentTo}`}</div>}
      </dd>
      <dt>Similar address</dt>
      <dd>
        <MarkedAddress segments={other} />
        <span className="visually-hidden">{` ${toSpelling(one, 'without')} ${toSpelling(other, 'with')}`}</span>
      </dd>
    </dl>
  )
}

/** The marks in words: 'with l, e.' */
function toSpelling(segments: readonly Segment[], preposition: 'with' | 'without'): string {
  const letters = segments.filter(({ isDifferent }) => isDifferent).flatMap(({ text }) => Array.from(text))
  return letters.length === 0 ? '' : `${preposition} ${letters.join(', ')}.`
}
