import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { inLanguage } from '../../../shared/texts/language.ts'
import { splitFound } from '../search/words.ts'
import styles from './html.module.css'
import { toPlainText } from './toPlainText.ts'

type Props = {
  html: string
  kind?: 'answer' | 'document'
  /** Words to mark. */
  words?: ReadonlySet<string>
  lang?: string | undefined
  onShown?: () => void
}

const none: ReadonlySet<string> = new Set()

/** Cleaned HTML. Links to pages of the application do not reload it. */
export function Html({ html, kind = 'answer', words = none, lang, onShown }: Props) {
  const container = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()

  useEffect(() => {
    let isLeft = false
    // On demand: most people read the questions first.
    import('./cleanHtml.ts')
      .then(({ cleanHtml }) => {
        if (isLeft) return
        const content = cleanHtml(html, kind)
        markWords(content, words)
        container.current?.replaceChildren(content)
        onShown?.()
      })
      // Without it, only the plain text is safe.
      .catch(() => container.current?.replaceChildren(toPlainText(html)))
    return () => {
      isLeft = true
    }
  }, [html, kind, words, onShown])

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it handles the clicks of the links in it
    // biome-ignore lint/a11y/useKeyWithClickEvents: a link's Enter is a click
    <div
      ref={container}
      className={styles.html}
      {...inLanguage(lang)}
      onClick={event => {
        const path = getOwnPath(event)
        if (path === undefined) return
        event.preventDefault()
        navigate(path)
      }}
    />
  )
}

/** @returns undefined for other clicks, which the browser handles */
function getOwnPath(event: React.MouseEvent): string | undefined {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  const path = link?.getAttribute('href')
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return undefined
  return path && /^(\/(?![/\\])|#)/.test(path) ? path : undefined
}

function markWords(content: DocumentFragment, words: ReadonlySet<string>) {
  if (words.size === 0) return
  const texts: Text[] = []
  const walker = document.createTreeWalker(content, NodeFilter.SHOW_TEXT)
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    const parts = splitFound(text.data, words)
    if (!parts.some(({ isFound }) => isFound)) continue
    text.replaceWith(...parts.map(part => (part.isFound ? toMark(part.text) : part.text)))
  }
}

function toMark(text: string): HTMLElement {
  const mark = document.createElement('mark')
  mark.textContent = text
  return mark
}
