import type * as z from 'zod'
import { policyFaults as texts } from '../../texts/en/policyEditor.ts'

/** A fault of a policy's shape as a plain sentence. @returns undefined for the usual text */
export function policyFaultText(issue: z.core.$ZodRawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? texts.required : texts.types[issue.expected]
    case 'too_small':
      return issue.origin === 'number' ? texts.min(Number(issue.minimum)) : texts.required
    case 'too_big':
      if (issue.origin === 'number') return texts.max(Number(issue.maximum))
      return issue.origin === 'string' ? texts.tooLong(Number(issue.maximum)) : texts.tooMany(Number(issue.maximum))
    case 'invalid_value':
      return texts.oneOf(issue.values.map(String))
    case 'invalid_union':
      return texts.unknownChoice
    case 'unrecognized_keys':
      return texts.unknownFields(issue.keys)
    default:
      return undefined
  }
}
