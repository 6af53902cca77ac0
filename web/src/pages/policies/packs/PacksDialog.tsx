import Button from '@cloudscape-design/components/button'
import type { PolicyPack } from '../../../../../shared/domain/policies/policyPack.ts'
import { common } from '../../../../../shared/texts/en/common.ts'
import { policyPacks } from '../../../../../shared/texts/en/policyEditor.ts'
import { Actions } from '../../../components/Actions.tsx'
import { SheetDialog } from '../../../components/SheetDialog.tsx'
import { PackSection } from './PackSection.tsx'
import styles from './packs.module.css'

type Props = { packs: readonly PolicyPack[]; onAdded: () => void; onClose: () => void }

export function PacksDialog({ packs, onAdded, onClose }: Props) {
  return (
    <SheetDialog
      title={policyPacks.title}
      onClose={onClose}
      head={<p className={styles.quiet}>{policyPacks.about}</p>}
      foot={
        <Actions>
          <Button formAction="none" onClick={onClose}>
            {common.close}
          </Button>
        </Actions>
      }
    >
      <div className={styles.packs}>
        {packs.map(pack => (
          <PackSection key={pack.id} pack={pack} onAdded={onAdded} />
        ))}
      </div>
    </SheetDialog>
  )
}
