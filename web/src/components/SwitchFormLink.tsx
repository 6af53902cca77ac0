import { Link, useLocation } from 'react-router'
import { components } from '../../../shared/texts/en/common.ts'
import styles from './switchFormLink.module.css'

/** Keeps the query, in which an add-on names the recipient. */
export function SwitchFormLink({ to, question }: { to: string; question: string }) {
  const { search } = useLocation()
  return (
    <p className={styles.way}>
      {question} <Link to={{ pathname: to, search }}>{components.clickHere}</Link>
    </p>
  )
}
