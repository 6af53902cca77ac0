import { element } from './dom.ts'
import { settings } from './settings.ts'

/** @returns the organisation's name; '' when the settings cannot be loaded */
export async function showBrand(): Promise<string> {
  const text = await settings()
  const name = text('brand/name')
  if (name === '') return ''
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
