import Button from '@cloudscape-design/components/button'
import { useState } from 'react'
import { useChoosingTexts } from '../texts/choosingTexts.ts'
import styles from './longText.module.css'
import { wholeWords } from './wholeWords.ts'

const SHOWN_CHARACTERS = 150

export function LongText({ children, about }: { children: string; about: string }) {
  const texts = useChoosingTexts()
  const [isOpen, setIsOpen] = useState(false)
  const characters = [...children]
  if (characters.length <= SHOWN_CHARACTERS) return <span className={styles.text}>{children}</span>
  const beginning = wholeWords(characters, SHOWN_CHARACTERS)
  return (
    <>
      <span className={styles.text}>{isOpen ? children : `${beginning}…`} </span>
      <Button
        variant="inline-link"
        formAction="none"
        ariaExpanded={isOpen}
        ariaLabel={`${isOpen ? texts.hide : texts.readMore}: ${about}`}
        onClick={() => setIsOpen(!isOpen)}
      >
        {isOpen ? texts.hide : texts.readMore}
      </Button>
    </>
  )
}
