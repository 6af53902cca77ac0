import Button from '@cloudscape-design/components/button'
import { type ReactNode, useEffect, useId, useRef, useState } from 'react'
import { policyEditor } from '../../../../../shared/texts/en/policyEditor.ts'
import { focusPath } from './focusPath.ts'
import styles from './form.module.css'
import type { Editing } from './useDraft.ts'

export type RowProps<Item> = {
  item: Item
  path: string
  editing: Editing
  onChange: (item: Item) => void
  /** Focuses the control of a path after the next render. */
  onFocus: (path: string) => void
}

type Props<Item> = {
  /** Of the list in the policy. */
  path: 'conditions' | 'statements'
  definition: { label: string; help: string; max: number }
  items: readonly Item[]
  empty: Item
  editing: Editing
  onChange: (items: Item[]) => void
  children: (props: RowProps<Item>) => ReactNode
}

/** Rows that can be added and removed. */
export function RowList<Item>({ path, definition, items, empty, editing, onChange, children }: Props<Item>) {
  const root = useRef<HTMLElement>(null)
  const heading = useId()
  const [wanted, setWanted] = useState<string>()
  const fault = editing.faultAt(path)
  const { label, help, max } = definition
  const texts = policyEditor.rows[path]

  useEffect(() => {
    if (wanted === undefined) return
    focusPath(root.current, wanted)
    setWanted(undefined)
  }, [wanted])
  return (
    <section ref={root} className={styles.list} aria-labelledby={heading}>
      <div>
        <h3 id={heading}>{label}</h3>
        <p className={styles.help}>{help}</p>
      </div>
      {items.map((item, index) => {
        const own = `${path}.${index}`
        return (
          <fieldset key={own} className={styles.row} data-path={own}>
            <legend>{texts.title(index + 1)}</legend>
            {children({
              item,
              path: own,
              editing,
              onChange: next => onChange(items.map((other, at) => (at === index ? next : other))),
              onFocus: setWanted,
            })}
            <div className={styles.remove}>
              <Button
                variant="inline-icon"
                iconName="close"
                formAction="none"
                ariaLabel={texts.remove(index + 1)}
                onClick={() => {
                  onChange(items.filter((_, at) => at !== index))
                  setWanted(path)
                }}
              />
            </div>
          </fieldset>
        )
      })}
      <div data-path={path} className={styles.add}>
        <Button
          iconName="add-plus"
          formAction="none"
          disabled={items.length >= max}
          onClick={() => {
            onChange([...items, empty])
            setWanted(`${path}.${items.length}`)
          }}
        >
          {texts.add}
        </Button>
        {fault?.path === path && (
          <p className={styles.fault} role="alert">
            {fault.message}
          </p>
        )}
      </div>
    </section>
  )
}
