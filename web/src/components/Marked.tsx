import { Fragment, type ReactNode } from 'react'

type Props = {
  text: string
  /** By the marker's name. */
  marks: Record<string, ReactNode>
}

/** A text of a catalogue with elements in place of its markers: `{email}`. Others stay as they are. */
export function Marked({ text, marks }: Props) {
  const parts = text.split(/(\{\w+\})/)
  return parts.map((part, index) => {
    const name = part.slice(1, -1)
    const isMarker = index % 2 === 1 && Object.hasOwn(marks, name)
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text
    return <Fragment key={index}>{isMarker ? marks[name] : part}</Fragment>
  })
}
