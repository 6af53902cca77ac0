import { anonymize as texts } from '../../../shared/texts/en/anonymize.ts'
import type { Cell } from './columns.ts'
import styles from './previewedValue.module.css'

export function PreviewedValue({ cell: { value, result } }: { cell: Cell }) {
  if (result === undefined || result === value) return <Text className={styles.kept}>{value}</Text>
  return (
    <>
      <Text className={styles.before}>{value}</Text>
      <span className="visually-hidden">{` ${texts.becomes} `}</span>
      <Text className={styles.after}>{result}</Text>
    </>
  )
}

function Text({ className, children }: { className: string | undefined; children: string }) {
  if (children === '') {
    return <span className={styles.empty}>{texts.empty}</span>
  }
  return (
    <bdi className={className} title={children}>
      {children}
    </bdi>
  )
}
