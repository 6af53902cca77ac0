import type { AlertKind } from '../../../../../shared/domain/insights/alert.ts'
import styles from './alerts.module.css'

const sensitive: readonly AlertKind[] = ['sensitiveInfotypes', 'malwareFound', 'secondOpinion']

type Group = 'new' | 'spike' | 'mistake' | 'sensitive'
const paths: Record<Group, string> = {
  new: 'M12 6v12M6 12h12',
  spike: 'M5 17l5-6 3 3 6-8M14 6h5v5',
  mistake: 'M12 3.5l7 3v5c0 4.5-3 7.5-7 9-4-1.5-7-4.5-7-9v-5zM9 12l2.2 2.2L15 10.4',
  sensitive: 'M12 4L2.8 19.5h18.4zM12 10v4M12 16.8v.1',
}

export function AlertMark({ kind }: { kind: AlertKind }) {
  const group = findGroup(kind)
  return (
    <span className={styles.mark} data-group={group}>
      <svg
        aria-hidden="true"
        width="16"
        height="16"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2.25"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        <path d={paths[group]} />
      </svg>
    </span>
  )
}

function findGroup(kind: AlertKind): Group {
  if (kind.endsWith('Spike')) return 'spike'
  if (kind === 'mistakePrevented') return 'mistake'
  return sensitive.includes(kind) ? 'sensitive' : 'new'
}
