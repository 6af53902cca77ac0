import { Fragment } from 'react'

/** An e-mail address, which a narrow column breaks before an @ or a dot rather than anywhere. */
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
