import { Link, useLocation } from 'react-router'
import styles from './switchFormLink.module.css'

/** From sending to requesting, and back. The query goes along: an add-on names the recipient in it. */
export function SwitchFormLink({ to, question }: { to: string; question: string }) {
  const { search } = useLocation()
  return (
    <p className={styles.way}>
      {question} <Link to={{ pathname: to, search }}>Click here</Link>
    </p>
  )
}
