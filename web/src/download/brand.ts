import type { ClientConfiguration } from '../../../shared/contract/client.ts'
import { element } from './dom.ts'
import { get } from './get.ts'

/** Fills in whose page this is, and where to turn to. Answers the name; '' when it cannot be had. */
export async function showBrand(): Promise<string> {
  const { status, body } = await get('/api/config')
  if (status !== 200 || typeof body !== 'object' || body === null) return ''
  const text = (key: keyof ClientConfiguration) => {
    const value = (body as Partial<ClientConfiguration>)[key]
    return typeof value === 'string' ? value : ''
  }

  const name = text('brand/name')
  const support = text('support/email_address')
  const links = [
    support === '' ? undefined : element('a', { href: `mailto:${support}` }, support),
    pageLink(text('brand/terms_of_service_title'), text('brand/terms_of_service_url')),
    pageLink(text('brand/privacy_policy_title'), text('brand/privacy_policy_url')),
  ]
  document.getElementById('brand')?.replaceChildren(name)
  document.querySelector('footer')?.replaceChildren(...links.filter(link => link !== undefined))
  return name
}

function pageLink(title: string, url: string): HTMLAnchorElement | undefined {
  const isPage = title !== '' && /^https?:\/\//i.test(url)
  return isPage ? element('a', { href: url, target: '_blank', rel: 'noreferrer' }, title) : undefined
}
