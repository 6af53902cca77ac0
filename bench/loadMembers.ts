import { usually } from './brief.ts'

/** An organisation's members: enough that none of them comes near the budget that the product gives to each. */
export const members = Array.from({ length: usually(128, 8) }, (_, index) => ({
  email: `member${index}@acme.example`,
  name: `Member ${index}`,
  groups: ['org'],
}))
