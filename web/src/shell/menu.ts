import type { Role } from '../../../shared/domain/member.ts'
import { pageOfPath, pages } from '../../../shared/domain/pages.ts'
import { pageTitles, shell } from '../../../shared/texts/en/common.ts'

export type MenuItem = { label: string; path: string; isDisabled: boolean }

/** The specification's order; an item appears once its page exists. */
const listItems = () => [
  { label: shell.insights, path: '/insights' },
  { label: pageTitles.policies, path: '/policy/list' },
  { label: pageTitles.allTransfers, path: '/transfers/all' },
  { label: pageTitles.transfers, path: '/transfers' },
]

/** These pages do not exist yet. */
const listAnnounced = () => [
  { label: shell.alerts, path: '/alerts' },
  { label: shell.settings, path: '/settings' },
]

const listFooterItems = () => [
  { label: pageTitles.health, path: '/health' },
  { label: shell.faq, path: '/faq' },
  { label: shell.help, path: '/help' },
]

/** Without a role of the organisation it is My Transfers, behind a sign-in. */
export function getMenu(role: Role | undefined): MenuItem[] {
  const items = listItems()
  if (role === undefined || role === 'visitor') return items.slice(-1).map(item => ({ ...item, isDisabled: false }))
  return [
    ...items.filter(({ path }) => mayOpen(path, role)).map(item => ({ ...item, isDisabled: false })),
    ...listAnnounced().map(item => ({ ...item, isDisabled: true })),
  ]
}

export function getFooterLinks(role: Role | undefined): { label: string; path: string }[] {
  return listFooterItems().filter(({ path }) => mayOpen(path, role))
}

function mayOpen(path: string, role: Role | undefined): boolean {
  const page = pageOfPath(path)
  if (page === undefined) return false
  return mayEnter(pages[page].access, role)
}

/** @param role undefined when signed out */
export function mayEnter(access: 'all' | 'member' | 'admin', role: Role | undefined): boolean {
  if (access === 'all') return true
  if (access === 'member') return role === 'member' || role === 'admin'
  return role === 'admin'
}
