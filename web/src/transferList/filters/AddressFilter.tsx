import Icon from '@cloudscape-design/components/icon'
import { useId, useState } from 'react'
import { getDomain } from '../../../../shared/domain/email.ts'
import type { ValueKey } from '../../../../shared/domain/listAddress.ts'
import { lists } from '../../../../shared/texts/en/lists.ts'
import { faultOfValues } from '../listAddress.ts'
import { addressMeant } from './addressMeant.ts'
import styles from './filterPanel.module.css'

type Props = {
  filterKey: ValueKey
  label: string
  hint: string
  values: readonly string[]
  known: readonly string[]
  onChange: (values: readonly string[]) => void
  onDone: () => void
}

export function AddressFilter({ filterKey, label, hint, values, known, onChange, onDone }: Props) {
  const [text, setText] = useState('')
  const [fault, setFault] = useState<string>()
  const [id, hintId, listId] = [useId(), useId(), useId()]

  const meant = addressMeant(text)
  const add = () => {
    if (text.trim() === '') return onDone()
    const next = meant === undefined ? values : [...new Set([...values, meant])]
    const why = meant === undefined ? hint : faultOfValues(filterKey, next)
    setFault(why)
    if (why !== undefined) return
    onChange(next)
    setText('')
  }
  const offered = [...new Set([...known, ...known.map(address => `*@${getDomain(address)}`)])]
  return (
    <form
      className={styles.panel}
      onSubmit={event => {
        event.preventDefault()
        add()
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (meant !== undefined && !currentTarget.contains(relatedTarget)) add()
      }}
    >
      <label htmlFor={id}>{label}</label>
      <div className={styles.adding}>
        <input
          id={id}
          className={styles.field}
          list={listId}
          inputMode="email"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          value={text}
          aria-describedby={hintId}
          aria-invalid={fault !== undefined}
          onChange={({ target }) => {
            setText(target.value)
            setFault(undefined)
          }}
        />
        <button type="submit" className={styles.add}>
          {lists.filters.addValue}
        </button>
      </div>
      <datalist id={listId}>
        {offered.map(address => (
          <option key={address} value={address} />
        ))}
      </datalist>
      <p id={hintId} className={fault === undefined ? styles.hint : styles.fault}>
        {fault ?? hint}
      </p>
      {values.length > 0 && (
        <ul className={styles.tokens} aria-label={lists.filters.chosen(label)}>
          {values.map(value => (
            <li key={value}>
              <bdi>{value}</bdi>
              <button
                type="button"
                aria-label={lists.filters.removeValue(value)}
                onClick={({ currentTarget }) => {
                  currentTarget.form?.querySelector('input')?.focus()
                  onChange(values.filter(each => each !== value))
                }}
              >
                <Icon name="close" size="small" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </form>
  )
}
