import * as z from 'zod'
import { AnonymizationRule, Suggestion } from '../domain/anonymisation.ts'
import { WELL_FORMED } from '../domain/textSchemas.ts'
import { contract } from './contract.ts'
import { noParams, noQuery } from './values.ts'

const MAX_DATA_LENGTH = 256 * 1024

/** A character takes up to four bytes; the rest is for the rules. */
const MAX_BODY_BYTES = 1024 * 1024

const Data = z
  .string()
  .min(1, 'There are no rows.')
  .max(MAX_DATA_LENGTH, 'Too much data for a preview. Send only the first rows.')
  .regex(WELL_FORMED, 'The text is not well-formed Unicode.')

const Rows = z.strictObject({
  csvHasHeader: z.boolean().default(false),
  dataFormat: z.literal('csv', 'Only csv can be anonymized.').default('csv'),
  /** The first rows of the file, joined by line feeds. */
  data: Data,
})

export const previewAnonymization = contract({
  name: 'previewAnonymization',
  summary:
    'Shows the result of rules on the first 10 data rows. Each call uses new random keys, so answers can differ.',
  method: 'POST',
  path: '/anonymization/preview',
  caller: 'member',
  rate: 'write',
  params: noParams,
  query: noQuery,
  body: Rows.extend({ anonymizationRules: z.array(AnonymizationRule).max(1000) }),
  maxBodyBytes: MAX_BODY_BYTES,
  reply: z.strictObject({ anonymizedData: z.string() }),
  isAnsweredAnew: true,
  reach: { engine: ['preview'] },
})

export const suggestAnonymization = contract({
  name: 'suggestAnonymization',
  summary: 'Suggests a method for each column in which one infotype prevails, from the first rows.',
  method: 'POST',
  path: '/anonymization/suggest',
  caller: 'member',
  rate: 'write',
  params: noParams,
  query: noQuery,
  body: Rows,
  maxBodyBytes: MAX_BODY_BYTES,
  reply: z.strictObject({ suggestions: z.array(Suggestion) }),
  isAnsweredAnew: true,
  reach: { engine: ['suggest'] },
})
