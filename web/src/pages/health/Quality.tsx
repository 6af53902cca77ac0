import { engineQuality, type QualitySet } from '../../../../shared/domain/engineQuality.ts'
import { quality } from '../../../../shared/texts/en/health.ts'
import { formatCount, formatPercent } from '../../../../shared/texts/format.ts'
import { extractionText, measuredText, setText, shareText } from '../../../../shared/texts/health.ts'
import { capitalised, infoTypeText } from '../../../../shared/texts/inspection.ts'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { useMediaQuery } from '../../components/useMediaQuery.ts'
import styles from './health.module.css'

/** Fewer examples decide little. */
const MIN_LABELS = 30

export function Quality() {
  const { measuredOn, engineVersion, extraction, sets } = engineQuality
  const hasFew = sets.some(({ infoTypes }) => infoTypes.some(({ labels }) => labels < MIN_LABELS))
  const isNarrow = useMediaQuery('(max-width: 720px)')
  const isRunning = engineVersion === import.meta.env.VITE_ENGINE_VERSION
  return (
    <Panel title={quality.title} note={measuredText(measuredOn, isRunning)}>
      <div className={styles.quality}>
        <p>
          {quality.intro} {quality.precisionMeaning} {quality.recallMeaning}
        </p>
        {sets.map(set => (
          <section
            key={set.name}
            className={styles.wide}
            aria-label={quality.setNames[set.source] ?? set.name}
            tabIndex={isNarrow ? 0 : undefined}
          >
            <SetTable set={set} />
          </section>
        ))}
        {hasFew && <p>{quality.fewMeaning(MIN_LABELS, formatPercent(Math.floor(100 / MIN_LABELS)))}</p>}
        <p>{extractionText(extraction)}</p>
        <p>{quality.anonymization}</p>
      </div>
    </Panel>
  )
}

function SetTable({ set: { name, texts, licence, source, infoTypes } }: { set: QualitySet }) {
  const shownName = quality.setNames[source] ?? name
  return (
    <table className={styles.table}>
      <caption>
        {source.startsWith('https:') ? (
          <a href={source} target="_blank" rel="noreferrer">
            {shownName}
          </a>
        ) : (
          shownName
        )}
        <SecondaryText>{setText({ texts, licence })}</SecondaryText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{quality.infoType}</th>
          <th scope="col">{quality.examples}</th>
          <th scope="col">{quality.precision}</th>
          <th scope="col">{quality.recall}</th>
        </tr>
      </thead>
      <tbody>
        {infoTypes.map(({ infoType, labels, precision, recall }) => (
          <tr key={infoType}>
            <th scope="row">{capitalised(infoTypeText(infoType).many)}</th>
            <td>
              {formatCount(labels)}
              {labels < MIN_LABELS && <small>{quality.few}</small>}
            </td>
            <td>{shareText(precision)}</td>
            <td>{shareText(recall)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
