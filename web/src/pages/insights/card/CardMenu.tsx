import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Link } from 'react-router'
import { cardMenu } from '../../../../../shared/texts/en/insights.ts'
import { DotsIcon } from '../insightIcons.tsx'
import styles from './cardMenu.module.css'

export type MenuItem = { text: string; to: string } | { text: string; onSelect: () => void }

/** A menu button (ARIA Authoring Practices Guide): arrow keys move, Escape and Tab close. */
export function CardMenu({ title, items }: { title: string; items: readonly MenuItem[] }) {
  const [isOpen, setIsOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const menu = useRef<HTMLDivElement>(null)
  const id = useId()
  const getItems = () => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])]

  useEffect(() => {
    if (isOpen) menu.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
  }, [isOpen])

  const close = () => {
    setIsOpen(false)
    button.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const all = getItems()
    const place = all.indexOf(document.activeElement as HTMLElement)
    const next = { ArrowDown: place + 1, ArrowUp: place - 1, Home: 0, End: all.length - 1 }[event.key]
    if (event.key === 'Escape') close()
    else if (next !== undefined) all[(next + all.length) % all.length]?.focus()
    else return
    event.preventDefault()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: leaving closes what the button opened
    <div
      className={styles.root}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (isOpen && !currentTarget.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles.button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-label={cardMenu.menu(title)}
        title={cardMenu.menu(title)}
        onClick={() => setIsOpen(!isOpen)}
        onKeyDown={event => {
          if (event.key !== 'ArrowDown' || isOpen) return
          event.preventDefault()
          setIsOpen(true)
        }}
      >
        <DotsIcon />
      </button>
      {isOpen && (
        <div
          ref={menu}
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={title}
          className={styles.menu}
          onKeyDown={onKeyDown}
        >
          {items.map(item =>
            'to' in item ? (
              <Link key={item.text} role="menuitem" tabIndex={-1} to={item.to}>
                {item.text}
              </Link>
            ) : (
              <button
                key={item.text}
                type="button"
                role="menuitem"
                tabIndex={-1}
                onClick={() => {
                  close()
                  item.onSelect()
                }}
              >
                {item.text}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  )
}
