import { useState } from 'react'
import { useNavigate } from 'react-router'
import { pages } from '../../../../../shared/domain/pages.ts'
import { insights } from '../../../../../shared/texts/en/insights.ts'
import { SearchIcon } from '../insightIcons.tsx'
import styles from './tools.module.css'

const MAX_LETTERS = 200

/** Goes to All Transfers with the words. */
export function TransferSearch() {
  const [words, setWords] = useState('')
  const navigate = useNavigate()
  return (
    <search className={styles.search}>
      <form
        onSubmit={event => {
          event.preventDefault()
          const keyword = words.trim()
          navigate(`${pages.allTransfers.path}${keyword === '' ? '' : `?${new URLSearchParams({ keyword })}`}`)
        }}
      >
        <SearchIcon />
        <input
          type="search"
          aria-label={insights.search}
          placeholder={insights.search}
          maxLength={MAX_LETTERS}
          value={words}
          onChange={({ target }) => setWords(target.value)}
        />
      </form>
    </search>
  )
}
