import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TrustedDevice, TrustedDevices } from '../../lambdas/ports/trustedDevices.ts'
import { FAR_AHEAD } from '../harness/farAhead.ts'
import { fixedClock } from '../harness/host.ts'

const DAY = 24 * 60 * 60_000

export function aTrustedDevice(id: string, changes: Partial<TrustedDevice> = {}): TrustedDevice {
  return {
    holder: 'digest of rita',
    id,
    codesTo: 'phone',
    phone: 'digest of the phone',
    trustedAt: FAR_AHEAD,
    expiresAt: FAR_AHEAD + 30 * DAY,
    ...changes,
  }
}

export function trustedDevicesSuite(
  name: string,
  open: (now: () => number) => Promise<{ trustedDevices: TrustedDevices; close(): Promise<void> | void }>,
) {
  describe(`trusted devices: ${name}`, () => {
    let devices: TrustedDevices
    let clock: ReturnType<typeof fixedClock>
    let close: () => Promise<void> | void

    beforeEach(async () => {
      clock = fixedClock(FAR_AHEAD)
      const opened = await open(clock.now)
      devices = opened.trustedDevices
      close = opened.close
    })
    afterEach(() => close())

    test('one is found by its recipient and its id only', async () => {
      const device = aTrustedDevice('laptop')
      await devices.add(device)

      expect(await devices.find(device.holder, device.id)).toEqual(device)
      expect(await devices.find('digest of rolf', device.id)).toBeUndefined()
      for (const other of ['Laptop', 'lapto', '%']) expect(await devices.find(device.holder, other)).toBeUndefined()
    })

    test('it ends at its time, without a sweep', async () => {
      const device = aTrustedDevice('laptop')
      await devices.add(device)
      clock.move(30 * DAY - 1)
      expect(await devices.find(device.holder, device.id)).toEqual(device)
      expect(await devices.list(device.holder)).toEqual([device])

      clock.move(1)

      expect(await devices.find(device.holder, device.id)).toBeUndefined()
      expect(await devices.list(device.holder)).toEqual([])
    })

    test('a later trust of the same device replaces the former', async () => {
      await devices.add(aTrustedDevice('laptop'))
      const later = aTrustedDevice('laptop', { phone: 'another', trustedAt: FAR_AHEAD + DAY })

      await devices.add(later)

      expect(await devices.list(later.holder)).toEqual([later])
    })

    test('a recipient has at most ten: the oldest go, and no other recipient’s', async () => {
      const other = aTrustedDevice('other', { holder: 'digest of rolf', trustedAt: FAR_AHEAD - DAY })
      await devices.add(other)
      const added = Array.from({ length: 12 }, (_, at) => aTrustedDevice(`device ${at}`, { trustedAt: FAR_AHEAD + at }))

      for (const device of added) await devices.add(device)

      expect(await devices.list('digest of rita')).toEqual(added.slice(2).reverse())
      expect(await devices.list('digest of rolf')).toEqual([other])
    })

    test('of twenty that are added at once, ten stay', async () => {
      const added = Array.from({ length: 20 }, (_, at) => aTrustedDevice(`device ${at}`, { trustedAt: FAR_AHEAD + at }))

      await Promise.all(added.map(device => devices.add(device)))

      expect(await devices.list('digest of rita')).toEqual(added.slice(10).reverse())
    })

    test('one is removed, or all of a recipient, and again without effect', async () => {
      const [laptop, phone] = [aTrustedDevice('laptop'), aTrustedDevice('phone', { trustedAt: FAR_AHEAD - 1 })]
      const other = aTrustedDevice('laptop', { holder: 'digest of rolf' })
      for (const device of [laptop, phone, other]) await devices.add(device)

      await devices.remove(laptop.holder, laptop.id)
      await devices.remove(laptop.holder, laptop.id)
      expect(await devices.list(laptop.holder)).toEqual([phone])
      await devices.add(laptop)

      expect(await devices.removeAll(laptop.holder)).toBe(2)
      expect(await devices.removeAll(laptop.holder)).toBe(0)
      expect(await devices.list(laptop.holder)).toEqual([])
      expect(await devices.find(other.holder, other.id)).toEqual(other)
    })
  })
}
