import type { Reach } from '../../core/request/reach.ts'
import { type Grant, toGrants } from './portPermissions.ts'
import { usagePrefix } from './tableKeys.ts'

/** What the commands of `bin/operate.ts` reach by the ports of functions. */
export const operatorReach: Reach = {
  transfers: ['get', 'getSteps', 'replace', 'removeProvisional', 'removeEnded'],
  blobs: ['withdraw', 'eraseIncoming', 'eraseReleased'],
  recipients: ['remove'],
  sessions: ['notBefore', 'endBefore', 'find'],
  policies: ['current'],
  trustedDevices: ['list', 'removeAll'],
  audit: ['append'],
}

const USAGE = [`${usagePrefix}*`]

/** Of the port `People`, which no function reaches: no index has addresses, so that it scans. */
const peopleGrants: readonly Grant[] = [
  { action: 'dynamodb:Scan', on: 'transfers' },
  { action: 'dynamodb:Scan', on: 'audit' },
  { action: 'dynamodb:Scan', on: 'ops' },
  { action: 'dynamodb:BatchGetItem', on: 'transfers', rows: USAGE },
  { action: 'dynamodb:Query', on: 'transfers', rows: USAGE },
  { action: 'dynamodb:PutItem', on: 'transfers', rows: USAGE },
  { action: 'dynamodb:DeleteItem', on: 'transfers', rows: USAGE },
  { action: 'dynamodb:GetItem', on: 'ops', rows: ['USE#*', 'ALERTREADERS'] },
  {
    action: 'dynamodb:DeleteItem',
    on: 'ops',
    rows: ['USE#*', 'BOOK#*', 'ALERTS#*', 'ALERTSTORED#*', 'ALERTID#*', 'ALERTREADERS', 'DROP#*', 'DROPAT#*'],
  },
  { action: 'dynamodb:UpdateItem', on: 'ops', rows: ['ALERTS#*'] },
  { action: 'cognito-idp:ListUsers', on: 'userPool' },
  { action: 'cognito-idp:AdminUserGlobalSignOut', on: 'userPool' },
  { action: 'cognito-idp:AdminDeleteUser', on: 'userPool' },
]

export const operatorGrants: readonly Grant[] = [...toGrants(operatorReach), ...peopleGrants]
