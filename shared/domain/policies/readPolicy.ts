import { tolerant } from '../tolerantReader.ts'
import { Policy } from './policy.ts'

/**
 * A stored policy. One that this version cannot read blocks every transfer in its place, unless it was off or
 * monitoring: an administrator sees it in the list, and replaces it or switches it off.
 */
export function readPolicy(json: string): Policy {
  const stored: unknown = JSON.parse(json)
  const read = tolerant(Policy).safeParse(stored)
  return read.success ? read.data : toUnreadable(stored as Partial<Record<keyof Policy, unknown>>)
}

function toUnreadable({ id, version, name, mode, lastUpdated }: Partial<Record<keyof Policy, unknown>>): Policy {
  return {
    id: String(id),
    version: Number(version),
    name: typeof name === 'string' && name !== '' ? name : 'Unreadable policy',
    description: 'This version of Waybill cannot read the policy. Write it again, or switch it off.',
    conditions: [],
    statements: [
      { feature: 'transfer', effect: 'block', message: 'A policy cannot be read. Please tell an administrator.' },
    ],
    mode: mode === 'off' || mode === 'monitor' ? mode : 'enforce',
    lastUpdated: String(lastUpdated),
    updatedBy: { subject: '', email: '' },
  }
}
