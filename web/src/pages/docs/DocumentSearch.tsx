import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { docsPage } from '../../../../shared/texts/en/help.ts'
import { inLanguage } from '../../../../shared/texts/language.ts'
import { FoundText } from '../../search/FoundText.tsx'
import { SearchField } from '../../search/SearchField.tsx'
import { createSearch, type SearchResult } from '../../search/search.ts'
import { toExcerpt } from '../../search/toExcerpt.ts'
import styles from './docs.module.css'
import { toDocumentPath } from './documentPath.ts'

type Section = { document: string; id: string; title: string; within: string; text: string }

const MAX_SHOWN = 20

/** Loads the texts of all documents at the first use. */
export function DocumentSearch() {
  const [query, setQuery] = useState('')
  const [search, setSearch] = useState<(query: string) => SearchResult<Section>>()
  const isLoading = useRef(false)

  async function load() {
    if (isLoading.current) return
    isLoading.current = true
    try {
      const { sections } = await import('virtual:documents-search')
      const loaded = createSearch(sections)
      setSearch(() => loaded)
    } catch {
      // The next focus tries again.
      isLoading.current = false
    }
  }

  const found = query.trim() === '' ? undefined : search?.(query)
  return (
    <>
      <SearchField
        label={docsPage.search}
        clear={docsPage.clear}
        value={query}
        onChange={setQuery}
        onFocus={load}
        status={toStatus(found, query)}
      />
      {found && found.items.length > 0 && (
        <ul className={styles.results} {...inLanguage('en')}>
          {found.items.slice(0, MAX_SHOWN).map(({ document, id, title, within, text }) => (
            <li key={`${document}#${id}`}>
              <Link to={toDocumentPath(document, id)}>
                <FoundText text={title} words={found.words} />
              </Link>
              {title !== within && <span className={styles.within}>{within}</span>}
              <p>
                <FoundText text={toExcerpt(text, found.words)} words={found.words} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function toStatus(found: SearchResult<Section> | undefined, query: string): string {
  if (found === undefined) return ''
  return found.items.length === 0 ? docsPage.notFound(query.trim()) : docsPage.found(found.items.length)
}
