import Toggle from '@cloudscape-design/components/toggle'
import type * as z from 'zod'
import type { ListedTemplateSet } from '../../../../shared/contract/transfers.ts'
import { ListSelect } from '../ListSelect.tsx'
import styles from './options.module.css'

export type TemplateSetChoice = z.output<typeof ListedTemplateSet>

type Props = {
  sets: readonly TemplateSetChoice[]
  /** By its name; undefined is the default, which is the first. */
  chosen: string | undefined
  onChange: (patch: { templateSet: string | undefined }) => void
}

/** In which words, colours and language the organisation writes. */
export function TemplateSetOption({ sets, chosen, onChange }: Props) {
  const [standard] = sets
  if (!standard || sets.length === 1) return null
  return (
    <div className={styles.option}>
      <Toggle
        checked={chosen !== undefined}
        description={`Words, colours and language of the mails. Off: ${standard.name}.`}
        onChange={({ detail }) => onChange({ templateSet: detail.checked ? (sets[1] ?? standard).name : undefined })}
      >
        Template set for the mails
      </Toggle>
      {chosen !== undefined && (
        <div className={styles.within}>
          <ListSelect
            label="Template set"
            values={sets.map(({ name }) => name)}
            value={chosen}
            explanation={sets.find(({ name }) => name === chosen)?.description}
            onChange={templateSet => onChange({ templateSet })}
          />
        </div>
      )}
    </div>
  )
}
