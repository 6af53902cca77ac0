import { policyTexts } from '../../../shared/texts/en/options.ts'

type Props = {
  url: string | undefined
  /** Instead of the host. */
  text?: string
}

/** The organisation's page about a policy. */
export function PolicyLink({ url = '', text }: Props) {
  const address = URL.parse(url)
  if (address?.protocol !== 'https:') return null
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {text ?? policyTexts.more(address.host)}
    </a>
  )
}
