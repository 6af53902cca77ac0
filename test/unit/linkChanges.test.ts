import { describe, expect, test } from 'vitest'
import { linkChanges } from '../../lambdas/core/transfer/linkChanges.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'

describe('a change of links', () => {
  const link = (digest: string) => ({ digest, sealed: '' })
  const withLinks = (download?: string, recipient?: string) =>
    ({
      ...(download === undefined ? {} : { link: link(download) }),
      ...(recipient === undefined ? {} : { phoneVerification: { usernameDigest: recipient } }),
    }) as unknown as Transfer
  const digests = (before?: Transfer, after?: Transfer) => {
    const { removed, added } = linkChanges(before, after)
    return [removed.map(({ digest }) => digest), added.map(({ digest }) => digest)]
  }

  test('adds all of a new transfer, and removes all of one that ends', () => {
    expect(digests(undefined, withLinks('a', 'b'))).toEqual([[], ['a', 'b']])
    expect(digests(withLinks('a', 'b'), undefined)).toEqual([['a', 'b'], []])
    expect(digests(undefined, undefined)).toEqual([[], []])
  })

  test('is none between equal links, and else only the difference', () => {
    expect(digests(withLinks('a', 'b'), withLinks('a', 'b'))).toEqual([[], []])
    expect(digests(withLinks('a', 'b'), withLinks('a', 'c'))).toEqual([['b'], ['c']])
    expect(digests(withLinks('a'), withLinks('a', 'b'))).toEqual([[], ['b']])
    expect(digests(withLinks('a', 'b'), withLinks('a'))).toEqual([['b'], []])
  })

  test('of a digest to another kind adds it, and does not remove it', () => {
    expect(digests(withLinks('a'), withLinks(undefined, 'a'))).toEqual([[], ['a']])
  })
})
