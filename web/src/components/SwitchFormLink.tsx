import { Link, useLocation } from 'react-router'
import { components } from '../../../shared/texts/en/common.ts'
import styles from './switchFormLink.module.css'

type Props = { to: string; question: string; link?: string }

/** Keeps the query, in which an add-on names the recipient. */
export function SwitchFormLink({ to, question, link = components.clickHere }: Props) {
  const { search } = useLocation()
  return (
    <p className={styles.way}>
      {question} <Link to={{ pathname: to, search }}>{link}</Link>
    </p>
  )
}
