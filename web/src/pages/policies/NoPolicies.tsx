import type { ReactNode } from 'react'
import { policyPageTexts } from '../../../../shared/texts/policyPage.ts'
import styles from './policies.module.css'

export function NoPolicies({ children }: { children: ReactNode }) {
  return (
    <div className={styles.nothing}>
      <h2>{policyPageTexts.empty}</h2>
      <p>{policyPageTexts.emptyText}</p>
      {children}
    </div>
  )
}
