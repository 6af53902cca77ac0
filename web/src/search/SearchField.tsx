import { useId, useRef } from 'react'
import { CloseIcon, Icon } from '../shell/icons.tsx'
import styles from './searchField.module.css'

const MAX_LETTERS = 200

type Props = {
  label: string
  placeholder?: string
  clear: string
  value: string
  onChange: (value: string) => void
  /** How much was found. Screen readers announce it. */
  status: string
  onFocus?: () => void
}

/** Searches while the person types. */
export function SearchField({ label, placeholder, clear, value, onChange, status, onFocus }: Props) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <search className={styles.search}>
      <label htmlFor={id}>{label}</label>
      <span className={styles.field}>
        <Icon>
          <circle cx="11" cy="11" r="6.5" />
          <path d="M16 16l4.5 4.5" />
        </Icon>
        <input
          ref={input}
          id={id}
          type="search"
          autoComplete="off"
          placeholder={placeholder}
          maxLength={MAX_LETTERS}
          value={value}
          onFocus={onFocus}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={event => {
            if (event.key === 'Escape' && value !== '') onChange('')
          }}
        />
        {value !== '' && (
          <button
            type="button"
            aria-label={clear}
            onClick={() => {
              onChange('')
              input.current?.focus()
            }}
          >
            <CloseIcon />
          </button>
        )}
      </span>
      <p role="status" className={styles.status}>
        {status}
      </p>
    </search>
  )
}
