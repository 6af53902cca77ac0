import * as z from 'zod'

export const Variable = z.enum([
  'PUBLIC_ORIGIN',
  'ORIGIN_SECRETS',
  'LOG_LEVEL',
  'USER_POOL',
  'MEMBER_CLIENT',
  'RECIPIENT_CLIENT',
  'SIGN_IN_DOMAIN',
  'PROVIDERS',
  'GROUP_MAPPING',
  'TRANSFERS_TABLE',
  'AUDIT_TABLE',
  'OPS_TABLE',
  'INCOMING_BUCKET',
  'RELEASED_BUCKET',
  'SECRETS_KEY',
  'RECEIPT_KEY',
  'WORKFLOW',
  'FILE_WORKFLOW',
  'MAIL_FROM',
  'MAIL_CONFIGURATION_SET',
  'SMS_SETTINGS',
  'INDEX_ENDPOINT',
  'INDEX_ORIGINS',
  'INDEX_DEAD_LETTERS',
  'WEBSITE_BUCKET',
  'MAX_STEP_SECONDS',
])
export type Variable = z.infer<typeof Variable>

/** Of functions in a deployment whose longer steps run as tasks. */
export function findMaxStepSeconds(): number | undefined {
  return 'MAX_STEP_SECONDS' in process.env ? Number(variable('MAX_STEP_SECONDS')) : undefined
}

/** @throws when the deployment did not set it: the function must not start */
export function variable(name: Variable | 'AWS_REGION'): string {
  const value = process.env[name]
  if (value === undefined || value === '') throw new Error(`The variable ${name} is not set. Deploy again.`)
  return value
}

/** The header in which CloudFront proves itself to the API. CloudFront overwrites what a viewer sends under this name. */
export const ORIGIN_SECRET_HEADER = 'x-origin-secret'
