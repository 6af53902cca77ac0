export type DocumentFile = {
  name: string
  audience: 'members' | 'administrators' | 'operators' | 'integrators'
  file: string
  /** In place of the document's own heading. */
  title?: string
}

/** The documents of the page /docs, in its order. */
export const documents: readonly DocumentFile[] = [
  { name: 'members', audience: 'members', file: 'docs/guide/members.md' },
  { name: 'administrators', audience: 'administrators', file: 'docs/guide/administrators.md' },
  { name: 'policies', audience: 'administrators', file: 'docs/policies.md' },
  { name: 'install', audience: 'operators', file: 'README.md', title: 'Installation' },
  { name: 'first-day', audience: 'operators', file: 'docs/first-day.md' },
  { name: 'operations', audience: 'operators', file: 'docs/operations.md' },
  { name: 'costs', audience: 'operators', file: 'docs/costs.md' },
  { name: 'organisation', audience: 'operators', file: 'organisation/README.md' },
  { name: 'integrators', audience: 'integrators', file: 'docs/guide/integrators.md' },
  { name: 'glossary', audience: 'integrators', file: 'docs/glossary.md' },
]
