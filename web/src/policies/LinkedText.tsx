import { Fragment } from 'react'
import { PolicyLink } from './PolicyLink.tsx'

/** The server writes English. */
const links = /((?:More at )?https:\/\/[^\s/?#]\S*)/

/** The server's text, in which the links of policies work. */
export function LinkedText({ children }: { children: string }) {
  return children.split(links).map((part, index) => {
    const key = `${index}`
    if (index % 2 === 0) return <Fragment key={key}>{part}</Fragment>
    const url = part.slice(part.indexOf('https:'))
    // A link among the organisation's own words replaces none of them.
    return <PolicyLink key={key} url={url} {...(part === url && { text: url })} />
  })
}
