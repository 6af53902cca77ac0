import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getNetwork } from '../../lambdas/core/request/network.ts'

describe('the network of a budget', () => {
  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['::ffff:192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['2001:db8:0:0:0:0:0:1', '2001:db8:0:0::/64'],
    ['2001:db8:1::2:3', '2001:db8:1:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['::', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['1:2:3:4::', '1:2:3:4::/64'],
    ['unknown', 'unknown'],
    ['', ''],
  ])('%s is of %s', (address, network) => {
    expect(getNetwork(address)).toBe(network)
  })

  test('every address of a /64 belongs to one network, in any spelling, and those of another to another', () => {
    const group = fc.integer({ min: 0, max: 0xffff }).map(value => value.toString(16))
    const four = fc.tuple(group, group, group, group)

    fc.assert(
      fc.property(four, four, four, (network, one, other) => {
        const address = (host: readonly string[]) => [...network, ...host].join(':')
        expect(getNetwork(address(one))).toBe(getNetwork(address(other).toUpperCase()))
        expect(getNetwork(address(one))).toBe(`${network.join(':')}::/64`)
      }),
    )
  })
})
