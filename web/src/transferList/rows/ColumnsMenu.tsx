import Icon from '@cloudscape-design/components/icon'
import { useState } from 'react'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { Flyout } from '../filters/Flyout.tsx'
import panel from '../filters/filterPanel.module.css'
import type { ListScope } from '../listScope.ts'
import { type ColumnId, naming, toColumns } from './columnIds.ts'

type Props = { scope: ListScope; shown: readonly ColumnId[]; onChange: (shown: readonly ColumnId[]) => void }

export function ColumnsMenu({ scope, shown, onChange }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const choices = toColumns(scope.name).filter(({ id }) => id !== naming)
  return (
    <Flyout
      name={lists.columns}
      isOpen={isOpen}
      onOpen={() => setIsOpen(true)}
      onClose={() => setIsOpen(false)}
      triggerName={lists.columns}
      trigger={<Icon name="settings" />}
    >
      <fieldset className={panel.panel}>
        <legend>{lists.columns}</legend>
        <div className={panel.choices}>
          {choices.map(({ id, label }) => (
            <label key={id}>
              <input
                type="checkbox"
                checked={shown.includes(id)}
                onChange={({ target }) =>
                  onChange(target.checked ? [...shown, id] : shown.filter(column => column !== id))
                }
              />
              {label}
            </label>
          ))}
        </div>
      </fieldset>
    </Flyout>
  )
}
