import type { Grant } from '../functions/portPermissions.ts'
import { indexKey } from '../functions/tableKeys.ts'

/** Only this function manages rights within OpenSearch. */
export const setUpIndexGrants: readonly Grant[] = [
  { action: 'es:ESHttpPut', on: 'index/security' },
  { action: 'es:ESHttpGet', on: 'index' },
  { action: 'es:ESHttpHead', on: 'index' },
  { action: 'es:ESHttpPut', on: 'index' },
  { action: 'dynamodb:PutItem', on: 'transfers', rows: [indexKey.pk] },
]

/** As of an operator who rebuilds the index. */
export const completeIndexGrants: readonly Grant[] = [
  ...(['Delete', 'Get', 'Head', 'Post', 'Put'] as const).map(
    (method): Grant => ({ action: `es:ESHttp${method}`, on: 'index' }),
  ),
  { action: 'es:ESHttpPost', on: 'index/aliases' },
  { action: 'dynamodb:Scan', on: 'transfers' },
  { action: 'dynamodb:Query', on: 'transfers', rows: ['T#*'] },
]

/** ARNs of roles. */
export type IndexCallers = {
  /** Lists and statistics. */
  readers: readonly string[]
  writers: readonly string[]
  /** Operators who rebuild the index, and the function that does so at a deployment. */
  keepers: readonly string[]
}

const INDEXES = ['transfers*']

/** A single document needs the bulk action too. `indices:admin/get` finds a running rebuild's index. */
const writing = [
  'indices:data/write/index',
  'indices:data/write/delete',
  'indices:data/write/bulk*',
  'indices:admin/mapping/put',
  'indices:admin/get',
]

/**
 * Requests by their path under `_plugins/_security/api/`.
 * @see https://docs.opensearch.org/latest/security/access-control/permissions/
 * @see https://docs.aws.amazon.com/opensearch-service/latest/developerguide/audit-logs.html
 */
export function indexAccess({ readers, writers, keepers }: IndexCallers): Record<string, object> {
  return {
    ...role('transfers_reader', readers, [], ['read']),
    ...role('transfers_writer', writers, ['indices:data/write/bulk'], writing),
    ...role('transfers_keeper', keepers, ['cluster_composite_ops'], ['indices_all']),
    'audit/config': refusalsAlone,
  }
}

function role(name: string, arns: readonly string[], cluster: readonly string[], index: readonly string[]) {
  return {
    [`roles/${name}`]: {
      cluster_permissions: cluster,
      index_permissions: [{ index_patterns: INDEXES, allowed_actions: index }],
    },
    [`rolesmapping/${name}`]: { backend_roles: arns },
  }
}

/** Without requests: bodies contain personal text. */
const refusalsAlone = {
  enabled: true,
  audit: {
    enable_rest: true,
    disabled_rest_categories: ['AUTHENTICATED', 'GRANTED_PRIVILEGES'],
    enable_transport: false,
    disabled_transport_categories: ['AUTHENTICATED', 'GRANTED_PRIVILEGES'],
    resolve_bulk_requests: false,
    log_request_body: false,
    resolve_indices: true,
    exclude_sensitive_headers: true,
    ignore_users: [],
    ignore_requests: [],
  },
  compliance: {
    enabled: false,
    internal_config: false,
    external_config: false,
    read_metadata_only: true,
    read_watched_fields: {},
    read_ignore_users: [],
    write_metadata_only: true,
    write_log_diffs: false,
    write_watched_indices: [],
    write_ignore_users: [],
  },
}
