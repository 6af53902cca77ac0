import { Link } from 'react-router'
import { common } from '../../../../../shared/texts/en/common.ts'
import { found as foundTexts, insights } from '../../../../../shared/texts/en/insights.ts'
import { formatShortDateTime } from '../../../../../shared/texts/format.ts'
import { InsightDialog } from '../card/InsightDialog.tsx'
import type { Finds } from './finds.ts'
import styles from './found.module.css'

type Props = { title: string; finds: Finds; onClose: () => void }

export function FoundDialog({ title, finds: { found, total, to: all }, onClose }: Props) {
  return (
    <InsightDialog title={insights.titled(title, total)} onClose={onClose}>
      {all !== undefined && (
        <p>
          <Link to={all}>{foundTexts.openAll}</Link>
        </p>
      )}
      <ol className={styles.list}>
        {found.map(({ id, name, at, note, to, links }) => (
          <li key={id}>
            <span className={styles.name}>{to === undefined ? <bdi>{name}</bdi> : <Link to={to}>{name}</Link>}</span>
            {note && <span>{note}</span>}
            <span className={styles.facts}>
              <time dateTime={at}>{formatShortDateTime(at)}</time>
              {links.map(link => (
                <Link key={link.to} to={link.to} aria-label={common.about(link.text, name)}>
                  {link.text}
                </Link>
              ))}
            </span>
          </li>
        ))}
      </ol>
      {total > found.length && <p>{foundTexts.more(total - found.length)}</p>}
    </InsightDialog>
  )
}
