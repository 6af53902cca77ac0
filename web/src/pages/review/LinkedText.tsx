import { Fragment } from 'react'

/** The server's text, in which the links of policies work. */
export function LinkedText({ children }: { children: string }) {
  return children.split(/(https:\/\/\S+)/).map((part, index) => {
    const key = `${index}`
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    return (
      <a key={key} href={part} target="_blank" rel="noopener noreferrer">
        {part}
      </a>
    )
  })
}
