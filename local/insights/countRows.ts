import {
  downloadClasses,
  type FirstDownloads,
  QUARTERS_OF_WEEK,
  quarterOfWeek,
  type Step,
  type Sums,
} from '../../shared/domain/insights/figures.ts'
import type { Slice } from './insightDays.ts'
import { flags } from './insightRows.ts'

/** @param size greater than any id of a name */
export function sumUpRows(slices: Iterable<Slice>, size: number, now: number): Sums {
  const sums = { transfers: 0, requests: 0, users: 0, downloads: 0, expired: 0 }
  const isUser = new Uint8Array(size)
  /** Sent transfers by all their flags. */
  const sent = new Uint32Array(256)
  for (const { rows, start, end } of slices) {
    for (let row = start; row < end; row += 1) {
      const has = rows.flags[row] ?? 0
      const sender = rows.sender[row] ?? 0
      if (has & flags.isRequest) sums.requests += 1
      else sent[has] = (sent[has] ?? 0) + 1
      sums.users += 1 - (isUser[sender] ?? 0)
      isUser[sender] = 1
      sums.downloads += rows.downloads[row] ?? 0
      const isPast = has & flags.isOpen && (rows.expiryAt[row] ?? 0) <= now
      if (isPast || has & flags.isExpired) sums.expired += 1
    }
  }
  const count = (flag: number) => sent.reduce((sum, count, has) => ((has & flag) === flag ? sum + count : sum), 0)
  return {
    ...sums,
    transfers: count(0),
    anonymized: count(flags.isAnonymized),
    passwordProtected: count(flags.isPasswordProtected),
    otp: count(flags.isOTPEnabled),
    trackingId: count(flags.hasTrackingId),
  }
}

export function sumDownloads(slices: Iterable<Slice>): number {
  let sum = 0
  for (const { rows, start, end } of slices) {
    for (let row = start; row < end; row += 1) sum += rows.downloads[row] ?? 0
  }
  return sum
}

export function countFirstDownloadsOfRows(slices: Iterable<Slice>): FirstDownloads {
  const counts = new Uint32Array(downloadClasses.length + 1)
  for (const { rows, start, end } of slices) {
    for (let row = start; row < end; row += 1) {
      const has = rows.flags[row] ?? 0
      if (!(has & flags.isReleased) || has & flags.isRequest) continue
      const place = rows.downloadClass[row] ?? 0
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
  const named = [...downloadClasses.map(({ name }) => name), 'never'] as const
  return Object.fromEntries(named.map((name, place) => [name, counts[place] ?? 0])) as FirstDownloads
}

export function countStep(slices: Iterable<Slice>): Step {
  const step = { transfers: 0, requests: 0, bytes: 0 }
  for (const { rows, start, end } of slices) {
    for (let row = start; row < end; row += 1) {
      if ((rows.flags[row] ?? 0) & flags.isRequest) step.requests += 1
      else step.transfers += 1
      step.bytes += rows.bytes[row] ?? 0
    }
  }
  return step
}

export function countWeekOfRows(slices: Iterable<Slice>): number[] {
  const counts: number[] = Array(QUARTERS_OF_WEEK).fill(0)
  for (const { rows, start, end } of slices) {
    for (let row = start; row < end; row += 1) {
      const place = quarterOfWeek(rows.at[row] ?? 0)
      counts[place] = (counts[place] ?? 0) + 1
    }
  }
  return counts
}
