import { engineQuality, type QualitySet } from '../../../../shared/domain/engineQuality.ts'
import { qualityTexts, shareText } from '../../../../shared/texts/health.ts'
import { capitalised, formatCount, infoTypeText } from '../../../../shared/texts/inspection.ts'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import styles from './health.module.css'

/** Fewer examples decide little. */
const MIN_LABELS = 30

export function Quality() {
  const { measuredOn, engineVersion, extraction, sets } = engineQuality
  const hasFew = sets.some(({ infoTypes }) => infoTypes.some(({ labels }) => labels < MIN_LABELS))
  const isRunning = engineVersion === import.meta.env.VITE_ENGINE_VERSION
  return (
    <Panel title={qualityTexts.title} note={qualityTexts.measured(measuredOn, isRunning)}>
      <div className={styles.quality}>
        <p>
          {qualityTexts.intro} {qualityTexts.precision} {qualityTexts.recall}
        </p>
        {sets.map(set => (
          <SetTable key={set.name} set={set} />
        ))}
        {hasFew && <p>{qualityTexts.fewMeaning(MIN_LABELS)}</p>}
        <p>{qualityTexts.extraction(extraction)}</p>
        <p>{qualityTexts.anonymization}</p>
      </div>
    </Panel>
  )
}

function SetTable({ set: { name, texts, licence, source, infoTypes } }: { set: QualitySet }) {
  return (
    <table className={styles.table}>
      <caption>
        {source.startsWith('https:') ? (
          <a href={source} target="_blank" rel="noreferrer">
            {name}
          </a>
        ) : (
          name
        )}
        <SecondaryText>{qualityTexts.set(texts, licence)}</SecondaryText>
      </caption>
      <thead>
        <tr>
          <th scope="col">{qualityTexts.kind}</th>
          <th scope="col">{qualityTexts.examples}</th>
          <th scope="col">Precision</th>
          <th scope="col">Recall</th>
        </tr>
      </thead>
      <tbody>
        {infoTypes.map(({ infoType, labels, precision, recall }) => (
          <tr key={infoType}>
            <th scope="row">{capitalised(infoTypeText(infoType).many)}</th>
            <td>
              {formatCount(labels)}
              {labels < MIN_LABELS && <small>{qualityTexts.few}</small>}
            </td>
            <td>{shareText(precision)}</td>
            <td>{shareText(recall)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
