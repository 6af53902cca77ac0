import { Fragment } from 'react'

/** Breaks before @ or a dot in a narrow column. */
export function Address({ children: address }: { children: string }) {
  const parts = address.split(/(?=[@.])/)
  return (
    <bdi>
      {parts.map((part, index) => (
        <Fragment key={parts.slice(0, index).join('').length}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}
