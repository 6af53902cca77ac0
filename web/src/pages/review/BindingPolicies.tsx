import { Link } from 'react-router'
import type { ReviewedTransfer } from '../../../../shared/contract/transfers.ts'
import { pages } from '../../../../shared/domain/pages.ts'
import { useSession } from '../../auth/session.tsx'
import styles from './transferDetails.module.css'

/** Names of the policies that bind a transfer. Administrators can open them. */
export function BindingPolicies({ policies }: { policies: NonNullable<ReviewedTransfer['policies']> }) {
  const session = useSession()
  const isAdmin = session.status === 'signedIn' && session.role === 'admin'
  return (
    <ul className={styles.policies}>
      {policies.map(({ id, name }) => (
        <li key={id}>
          {isAdmin ? <Link to={{ pathname: pages.policies.path, search: `?policy=${id}` }}>{name}</Link> : name}
        </li>
      ))}
    </ul>
  )
}
