import * as z from 'zod'
import { contract } from './contract.ts'
import { noBody, noParams, noQuery } from './values.ts'

/** The flat configuration keys of the specification. */
export const ClientConfiguration = z.strictObject({
  api_endpoint: z.url(),
  'organisation/name': z.string(),
  'organisation/time_zone': z.string(),
  'support/email_address': z.string().optional(),
  'brand/name': z.string(),
  'brand/terms_of_service_title': z.string().optional(),
  'brand/terms_of_service_url': z.string().optional(),
  'brand/privacy_policy_title': z.string().optional(),
  'brand/privacy_policy_url': z.string().optional(),
  /** Comma-separated. */
  'gmail_addon/trusted_redirect_url': z.string(),
  'transfer/max_files_limit': z.int(),
  'transfer/total_upload_size_limit_mb': z.int(),
  'transfer/individual_file_size_limit_mb': z.int(),
  'transfer/zip_encrypt_size_limit_mb': z.int(),
  /** Of one transfer. Absent from earlier servers. */
  'transfer/max_recipients': z.int().optional(),
  /** Of a transfer. Absent from servers before 1.18. */
  'transfer/default_expiry_days': z.int().optional(),
  /** Comma-separated ISO 3166-1 countries that codes by SMS may go to. Absent from servers before 1.14. */
  'transfer/sms_countries': z.string().optional(),
  /** Comma-separated kinds of data that inspections search. Absent from earlier servers. */
  'inspection/infotypes': z.string().optional(),
  /** Comma-separated languages of the organisation's own questions (`shared/domain/faqFile.ts`). Absent without any. */
  'faq/languages': z.string().optional(),
  'identity_provider/client_id': z.string(),
  'identity_provider/recipient_client_id': z.string(),
  /** With scheme on one machine; the bare host of the hosted sign-in on AWS. */
  'identity_provider/domain': z.string(),
  'identity_provider/user_pool_id': z.string(),
  /** Comma-separated names of federated providers. */
  'identity_provider/providers': z.string(),
  'identity_provider/region': z.string(),
  /** URL of the identity calls; on one machine only. */
  'identity_provider/endpoint': z.url().optional(),
})
export type ClientConfiguration = z.infer<typeof ClientConfiguration>

export const getConfig = contract({
  name: 'getConfig',
  summary: 'Returns the public configuration, before sign-in.',
  method: 'GET',
  path: '/config',
  caller: 'anyone',
  rate: 'read',
  params: noParams,
  query: noQuery,
  body: noBody,
  reply: ClientConfiguration,
  reach: {},
})

export const collectBrowserError = contract({
  name: 'collectBrowserError',
  summary: 'Receives an error report of a browser.',
  method: 'POST',
  path: '/collect/js',
  caller: 'anyone',
  rate: 'report',
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    type: z.string().max(100),
    /** Message and stack. Links and addresses are removed before it is logged. */
    error: z.string().max(8000),
    info: z.string().max(8000).optional(),
  }),
  maxBodyBytes: 16 * 1024,
  reply: z.strictObject({}),
  isAnsweredAnew: true,
  reach: {},
})

export const getOpenApi = contract({
  name: 'getOpenApi',
  summary: 'Returns this API as an OpenAPI 3.1 document.',
  method: 'GET',
  path: '/openapi.json',
  caller: 'anyone',
  rate: 'read',
  params: noParams,
  query: noQuery,
  body: noBody,
  reply: z.looseObject({ openapi: z.literal('3.1.0') }),
  reach: {},
})
