import { faqPage } from '../../../../shared/texts/en/help.ts'
import { useConfiguration } from '../../app/configuration.tsx'
import { Marked } from '../../components/Marked.tsx'

export function NothingFound({ query }: { query: string }) {
  const support = useConfiguration()['support/email_address']
  if (!support) return <p>{faqPage.notFoundWithoutSupport(query)}</p>
  return (
    <p>
      <Marked text={faqPage.notFound(query)} marks={{ support: <a href={`mailto:${support}`}>{support}</a> }} />
    </p>
  )
}
