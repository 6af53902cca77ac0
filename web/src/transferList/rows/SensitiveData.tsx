import Icon from '@cloudscape-design/components/icon'
import { type ListedTransfer, listedExtent } from '../../../../shared/domain/listedTransfer.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { words } from '../../../../shared/texts/en/words.ts'
import { countedKinds } from '../../../../shared/texts/inspection.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import styles from './cell.module.css'
import { listInfoTypes } from './listInfoTypes.ts'
import { NoValue } from './NoValue.tsx'

/** Uninspected files are never reported as clean. */
export function SensitiveData({ transfer: { files, transferState } }: { transfer: ListedTransfer }) {
  if (files.length === 0) return <NoValue />
  const kinds = listInfoTypes(files)
  const extent = listedExtent(files)
  if (kinds.length > 0) {
    return (
      <span className={styles.found}>
        <Icon name="status-warning" variant="warning" size="small" /> {countedKinds(kinds)}
        {extent !== 'full' && <SecondaryText>{words.unread.part}</SecondaryText>}
      </span>
    )
  }
  if (extent === 'none') return <SecondaryText>{words.unread.none}</SecondaryText>
  if (extent) return <SecondaryText>{extent === 'full' ? words.nothingFound : words.nothingFoundInPart}</SecondaryText>
  return <SecondaryText>{isUnfinished(transferState) ? words.notInspectedYet : words.notInspected}</SecondaryText>
}
