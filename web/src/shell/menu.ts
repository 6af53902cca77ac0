import type { Role } from '../../../shared/domain/member.ts'
import { pageOfPath, pages } from '../../../shared/domain/pages.ts'

export type MenuItem = { label: string; path: string; isDisabled: boolean }

/** The specification's order; an item appears once its page exists. */
const items = [
  { label: 'Insights', path: '/insights' },
  { label: 'Compliance', path: '/policy/list' },
  { label: 'All Transfers', path: '/transfers/all' },
  { label: 'My Transfers', path: '/transfers' },
]

/** These pages do not exist yet. */
const announced = [
  { label: 'Alerts', path: '/alerts' },
  { label: 'Settings', path: '/settings' },
]

const footerItems = [
  { label: 'System Health', path: '/health' },
  { label: 'FAQ', path: '/faq' },
  { label: 'How to use', path: '/help' },
]

/** Without a role of the organisation it is My Transfers, behind a sign-in. */
export function getMenu(role: Role | undefined): MenuItem[] {
  if (role === undefined || role === 'visitor') return items.slice(-1).map(item => ({ ...item, isDisabled: false }))
  return [
    ...items.filter(({ path }) => mayOpen(path, role)).map(item => ({ ...item, isDisabled: false })),
    ...announced.map(item => ({ ...item, isDisabled: true })),
  ]
}

export function getFooterLinks(role: Role | undefined): { label: string; path: string }[] {
  return footerItems.filter(({ path }) => mayOpen(path, role))
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
