import SpaceBetween from '@cloudscape-design/components/space-between'
import type { ReactNode } from 'react'
import styles from './pageBody.module.css'

export function PageBody({ children, isWide = false }: { children: ReactNode; isWide?: boolean }) {
  return (
    <div className={`${styles.body} ${isWide ? styles.wide : ''}`}>
      <SpaceBetween size="l">{children}</SpaceBetween>
    </div>
  )
}
