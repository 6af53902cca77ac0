import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { pages } from '../../../../../shared/domain/pages.ts'
import { unfinishedUploads } from '../../../../../shared/texts/en/sending.ts'
import type { KeptSending } from '../../../upload/keptSendings.ts'
import { isHeld } from '../../../upload/sendingLock.ts'
import styles from './unfinished.module.css'

/** Skips those that a tab is sending. */
export function UnfinishedLink({ kept }: { kept: readonly KeptSending[] }) {
  const [count, setCount] = useState(0)
  useEffect(() => {
    let isLeft = false
    void Promise.all(kept.map(({ transferId }) => isHeld(transferId))).then(held => {
      if (!isLeft) setCount(held.filter(isHeldNow => !isHeldNow).length)
    })
    return () => {
      isLeft = true
    }
  }, [kept])
  if (count === 0) return null
  return (
    <p role="status" className={styles.link}>
      {unfinishedUploads.count(count)} <Link to={pages.send.path}>{unfinishedUploads.link}</Link>
    </p>
  )
}
