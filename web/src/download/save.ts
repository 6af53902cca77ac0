import { element } from './dom.ts'

/** The browser shows progress and resumes, without memory of this page. */
export function save(url: string) {
  const link = element('a', { href: url, download: '', rel: 'noreferrer', hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
}
