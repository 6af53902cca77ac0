import { type RefObject, useEffect, useEffectEvent, useId, useLayoutEffect, useState } from 'react'

type Options = {
  /** Of the options. */
  count: number
  onPick: (index: number) => void
  /** Whether leaving the field with Tab picks the option. */
  isPickedByTab: (index: number) => boolean
}

/**
 * Makes the input of a field an editable combobox, whose list changes nothing until an option is picked. It adds to the
 * input in place: another input in its place would lose the focus and the caret.
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export function useCombobox(field: RefObject<HTMLElement | null>, { count, onPick, isPickedByTab }: Options) {
  const id = useId()
  const [isWanted, setIsWanted] = useState(false)
  const [active, setActive] = useState<number>()
  const isOpen = isWanted && count > 0
  const toOptionId = (index: number) => `${id}-${index}`
  const close = () => {
    setIsWanted(false)
    setActive(undefined)
  }
  const pick = (index: number) => {
    close()
    onPick(index)
  }

  const onInput = useEffectEvent(() => {
    setIsWanted(true)
    setActive(undefined)
  })
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'ArrowDown' && !isOpen) {
      setIsWanted(true)
      setActive(count > 0 ? 0 : undefined)
    } else if (!isOpen) return
    else if (event.key === 'ArrowDown') setActive(((active ?? -1) + 1) % count)
    else if (event.key === 'ArrowUp') setActive(((active ?? count) - 1 + count) % count)
    else if (event.key === 'Escape') close()
    else if (event.key === 'Enter' && active !== undefined) pick(active)
    else {
      if (event.key === 'Tab' && active !== undefined && isPickedByTab(active)) pick(active)
      return
    }
    // Enter would submit the form, and arrows move the caret.
    event.preventDefault()
  })
  const onBlur = useEffectEvent(close)

  useEffect(() => {
    const input = field.current?.querySelector('input')
    const listening = new AbortController()
    const { signal } = listening
    input?.addEventListener('input', () => onInput(), { signal })
    input?.addEventListener('keydown', event => onKeyDown(event), { signal })
    input?.addEventListener('blur', () => onBlur(), { signal })
    // A click into the empty field offers all.
    input?.addEventListener('click', () => input.value === '' && onInput(), { signal })
    return () => listening.abort()
  }, [field])

  const activeId = isOpen && active !== undefined ? toOptionId(active) : undefined
  useLayoutEffect(() => {
    const input = field.current?.querySelector('input')
    if (!input) return
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-expanded': `${isOpen}`,
      'aria-controls': isOpen ? id : undefined,
      'aria-activedescendant': activeId,
    }
    for (const [name, value] of Object.entries(attributes)) {
      if (value === undefined) input.removeAttribute(name)
      else input.setAttribute(name, value)
    }
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
    return () => {
      for (const name of Object.keys(attributes)) input.removeAttribute(name)
    }
  }, [field, id, isOpen, activeId])

  useEffect(() => {
    if (isOpen) document.getElementById(id)?.scrollIntoView({ block: 'nearest' })
  }, [id, isOpen])

  return { id, isOpen, active, toOptionId, pick }
}
