import type { Person } from './person.ts'

export const demoPeople: readonly Person[] = [
  { email: 'alice@acme.example', name: 'Alice Martin', groups: ['org'] },
  { email: 'bob@acme.example', name: 'Bob Weber', groups: ['org'] },
  { email: 'ada@acme.example', name: 'Ada Okafor', groups: ['org', 'admin'] },
  { email: 'vera@visitor.example', name: 'Vera Lindqvist', groups: [] },
]
