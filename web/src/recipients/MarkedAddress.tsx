import type { Segment } from './differences.ts'
import styles from './markedAddress.module.css'

/** Screen readers read the address in one piece. */
export function MarkedAddress({ segments }: { segments: readonly Segment[] }) {
  return (
    <span className={styles.address}>
      <span className="visually-hidden">{segments.map(({ text }) => text).join('')}</span>
      <span aria-hidden="true">
        {segments.map(({ text, isDifferent }, place) =>
          // biome-ignore lint/suspicious/noArrayIndexKey: a segment is its place
          isDifferent ? <mark key={place}>{text}</mark> : <span key={place}>{text}</span>,
        )}
      </span>
    </span>
  )
}
