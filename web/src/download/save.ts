import { element } from './dom.ts'

/** Hands an address to the browser's own download, which shows progress, resumes and never fills this page's memory. */
export function save(url: string) {
  const link = element('a', { href: url, download: '', rel: 'noreferrer', hidden: true })
  document.body.append(link)
  link.click()
  link.remove()
}
