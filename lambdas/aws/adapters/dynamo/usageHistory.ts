import {
  addInfoTypes,
  addLikeness,
  groupByStem,
  noLikeness,
} from '../../../../shared/domain/recipients/fileLikeness.ts'
import type { Release } from '../../../../shared/domain/recipients/release.ts'
import type { Key } from '../../functions/tableKeys.ts'
import { TIME_TO_LIVE } from '../../functions/tables.ts'
import type { Item } from './items.ts'
import {
  addAddress,
  type DomainRow,
  type OwnRow,
  type PairRow,
  type StemRow,
  toKeyText,
  toStemKey,
  toUsageDay,
  toUsageExpiry,
  toUsageKeys,
} from './usageItems.ts'

/** The rows that these releases make, without revisions. @param releases the oldest first */
export function usageHistory(releases: Iterable<Release & { subject: string }>): Iterable<Key & Item> {
  const rows = new Map<string, Key & Item>()
  const find = <Row>(key: Key) => rows.get(toKeyText(key)) as Row | undefined
  for (const { subject, recipient, files, at } of releases) {
    const put = (key: Key, content: object) =>
      rows.set(toKeyText(key), { ...content, ...key, [TIME_TO_LIVE]: toUsageExpiry(at) })
    const keys = toUsageKeys({ subject, recipient })
    const { count = 0, likeness = noLikeness } = find<PairRow>(keys.pair) ?? {}
    put(keys.pair, { count: count + 1, lastAt: at, likeness: addLikeness(likeness, files) })
    put(keys.own, { addresses: addAddress(find<OwnRow>(keys.own), keys.at, at) })
    put(keys.member, {})
    const { days = 0, day = -1 } = find<DomainRow>(keys.domain) ?? {}
    const today = toUsageDay(at)
    put(keys.domain, { name: keys.at.domainName, day: today, days: days + (today > day ? 1 : 0) })
    for (const [stem, alike] of groupByStem(files)) {
      const key = toStemKey(subject, stem)
      put(key, { stem, infoTypes: addInfoTypes(find<StemRow>(key)?.infoTypes ?? [], alike) })
    }
  }
  return rows.values()
}
