import Icon from '@cloudscape-design/components/icon'
import { type ListedTransfer, listedExtent } from '../../../../shared/domain/listedTransfer.ts'
import { isUnfinished } from '../../../../shared/domain/transfer.ts'
import { countedKinds } from '../../../../shared/texts/inspection.ts'
import { transferListTexts } from '../../../../shared/texts/transferList.ts'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import styles from './cell.module.css'
import { listInfoTypes } from './listInfoTypes.ts'
import { NoValue } from './NoValue.tsx'

/** Uninspected files are never reported as clean. */
export function SensitiveData({ transfer: { files, transferState } }: { transfer: ListedTransfer }) {
  if (files.length === 0) return <NoValue />
  const texts = transferListTexts
  const kinds = listInfoTypes(files)
  const extent = listedExtent(files)
  if (kinds.length > 0) {
    return (
      <span className={styles.found}>
        <Icon name="status-warning" variant="warning" size="small" /> {countedKinds(kinds)}
        {extent !== 'full' && <SecondaryText>{texts.readInPart}</SecondaryText>}
      </span>
    )
  }
  if (extent === 'none') return <SecondaryText>{texts.notInspectable}</SecondaryText>
  if (extent) return <SecondaryText>{extent === 'full' ? texts.nothingFound : texts.nothingFoundInPart}</SecondaryText>
  return <SecondaryText>{isUnfinished(transferState) ? texts.notInspectedYet : texts.notInspected}</SecondaryText>
}
