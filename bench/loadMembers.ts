import { fullOrBrief } from './brief.ts'

/** Enough members that none comes near its budget. */
export const members = Array.from({ length: fullOrBrief(128, 8) }, (_, index) => ({
  email: `member${index}@acme.example`,
  name: `Member ${index}`,
  groups: ['org'],
}))
