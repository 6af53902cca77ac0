/** The organisation's page about a policy, named by its host. */
export function PolicyLink({ url = '' }: { url: string | undefined }) {
  const [, host] = /^https:\/\/([^/?#]+)/.exec(url) ?? []
  if (!host) return null
  return (
    <a href={url} target="_blank" rel="noopener noreferrer">
      {`More at ${host}`}
    </a>
  )
}
