import { BatchGetCommand, type DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb'
import type { Likeness } from '../../../../shared/domain/recipients/fileLikeness.ts'
import { toUsageAddress, type UsageAddress } from '../../../../shared/domain/recipients/usageAddress.ts'
import { computeDigest } from '../../../core/secrets/digest.ts'
import { CONTACT_SECONDS, MAX_OWN_AT_DOMAIN } from '../../../ports/lifetimes.ts'
import type { Exchange } from '../../../ports/usage.ts'
import {
  type Key,
  usageDomainKey,
  usageMemberKey,
  usageOwnKey,
  usagePairKey,
  usageStemKey,
} from '../../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'
import { pause } from './transaction.ts'

/** Every row has the revision that its next write expects. */
type Row<Content> = Content & { revision: number; [TIME_TO_LIVE]: number }
export type PairRow = Row<{ count: number; lastAt: number; likeness: Likeness }>
/** The last used first. */
export type OwnRow = Row<{ addresses: { recipient: string; address: string; lastAt: number }[] }>
export type MemberRow = Row<object>
/** `name` is the domain as written, `day` the last one on which it was used, since 1970. */
export type DomainRow = Row<{ name: string; days: number; day: number }>
export type StemRow = Row<{ stem: string; infoTypes: string[] }>

export type UsageKeys = { pair: Key; own: Key; member: Key; domain: Key; at: UsageAddress }

export function toUsageKeys({ subject, recipient }: Exchange): UsageKeys {
  const at = toUsageAddress(recipient)
  const domain = computeDigest(at.domain)
  return {
    pair: usagePairKey(computeDigest(at.recipient), subject),
    own: usageOwnKey(computeDigest(JSON.stringify([subject, at.domain]))),
    member: usageMemberKey(domain, subject),
    domain: usageDomainKey(domain),
    at,
  }
}

export function toStemKey(subject: string, stem: string): Key {
  return usageStemKey(computeDigest(JSON.stringify([subject, stem])))
}

const DAY = 24 * 60 * 60_000
/** One more, because a read leaves out the address that it asks for. */
const MAX_ADDRESSES = MAX_OWN_AT_DOMAIN + 1

/** Days since 1970. */
export function toUsageDay(at: number): number {
  return Math.floor(at / DAY)
}

export function addAddress(own: OwnRow | undefined, { recipient, address }: UsageAddress, at: number) {
  const others = own?.addresses.filter(one => one.recipient !== recipient) ?? []
  return [{ recipient, address, lastAt: at }, ...others].slice(0, MAX_ADDRESSES)
}

/** @param at milliseconds since the epoch @returns seconds */
export function toUsageExpiry(at: number): number {
  return Math.ceil(at / 1000) + CONTACT_SECONDS
}

/** DynamoDB deletes rows late. @param now milliseconds since the epoch */
export function isCurrent(row: { [TIME_TO_LIVE]: number }, now: number): boolean {
  return row[TIME_TO_LIVE] > Math.ceil(now / 1000)
}

/** @returns rows by the text of their keys, also those that have ended */
export async function readUsageRows(client: DynamoDBDocumentClient, table: string, keys: readonly Key[]) {
  const rows = new Map<string, Record<string, unknown>>()
  let missing: Record<string, unknown>[] = [...keys]
  for (let reads = 1; missing.length > 0; reads += 1) {
    const request = new BatchGetCommand({ RequestItems: { [table]: { Keys: missing, ConsistentRead: true } } })
    const { Responses = {}, UnprocessedKeys = {} } = await client.send(request)
    for (const row of Responses[table] ?? []) rows.set(toKeyText(row as Key), row)
    missing = UnprocessedKeys[table]?.Keys ?? []
    if (missing.length > 0) await pause(reads)
  }
  return <Found>(key: Key) => rows.get(toKeyText(key)) as Found | undefined
}

export function toKeyText({ pk, sk }: Key): string {
  return JSON.stringify([pk, sk])
}
