import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import styles from './longText.module.css'

const SHOWN_CHARACTERS = 150

/** A text as it was typed, line breaks included; a long one is folded behind 'Read More'. */
export function LongText({ children, about }: { children: string; about: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const characters = [...children]
  if (characters.length <= SHOWN_CHARACTERS) return <span className={styles.text}>{children}</span>
  return (
    <>
      <span className={styles.text}>
        {isOpen ? children : `${characters.slice(0, SHOWN_CHARACTERS).join('').trimEnd()}…`}{' '}
      </span>
      <Button
        variant="inline-link"
        ariaExpanded={isOpen}
        ariaLabel={`${isOpen ? 'Hide' : 'Read More'}: ${about}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? 'Hide' : 'Read More'}
      </Button>
    </>
  )
}
