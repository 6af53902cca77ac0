import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import { common } from '../../../shared/texts/en/common.ts'
import styles from './longText.module.css'
import { wholeWords } from './wholeWords.ts'

const SHOWN_CHARACTERS = 150

export function LongText({ children, about }: { children: string; about: string }) {
  const [isOpen, setIsOpen] = useState(false)
  const characters = [...children]
  if (characters.length <= SHOWN_CHARACTERS)
    return (
      <span dir="auto" className={styles.text}>
        {children}
      </span>
    )
  const label = isOpen ? common.hide : common.readMore
  const beginning = wholeWords(characters, SHOWN_CHARACTERS)
  return (
    <>
      <span dir="auto" className={styles.text}>
        {isOpen ? children : `${beginning}…`}{' '}
      </span>
      <Button
        variant="inline-link"
        formAction="none"
        ariaExpanded={isOpen}
        ariaLabel={common.about(label, about)}
        onClick={() => setIsOpen(!isOpen)}
      >
        {label}
      </Button>
    </>
  )
}
