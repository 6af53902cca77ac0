import { type PhoneVerification, type Transfer, toCodesTo } from '../../shared/domain/transfer.ts'
import type { RecipientCaller } from '../core/request/authenticate.ts'
import type { Context } from '../core/request/context.ts'
import { isProvedByDevice, type ShownDevice, toDeviceId, toHolder, toPhoneDigest } from '../core/secrets/deviceProof.ts'
import { sealedContext } from '../core/secrets/sealedContexts.ts'
import type { AuditAction, AuditEvent } from '../ports/audit.ts'
import type { Keys } from '../ports/keys.ts'
import { DEVICE_TRUST_MILLISECONDS } from '../ports/lifetimes.ts'
import type { TrustedDevice, TrustedDevices } from '../ports/trustedDevices.ts'

type Delivery = Pick<Transfer, 'id' | 'recipient' | 'phoneVerification'>
type Rules = Pick<Context, 'organisation' | 'publicOrigin' | 'now'>
type Opening = { keys: Pick<Keys, 'open'> }

/** The device that proved itself for this delivery. */
export function getProvedDevice(
  { phoneVerification }: Delivery,
  { shownDevice }: RecipientCaller,
  { publicOrigin: origin, now }: Pick<Rules, 'publicOrigin' | 'now'>,
): ShownDevice | undefined {
  if (!shownDevice || !phoneVerification) return undefined
  const { username } = phoneVerification
  return isProvedByDevice(shownDevice, { origin, username, now: now() }) ? shownDevice : undefined
}

/** Whether its recipient trusted the caller's device after a code of the same kind, to the same phone. */
export async function isTrusted(
  { trustedDevices, keys, ...rules }: Rules & Opening & { trustedDevices: Pick<TrustedDevices, 'find'> },
  delivery: Delivery,
  visitor: RecipientCaller,
): Promise<boolean> {
  const { phoneVerification } = delivery
  const shown = rules.organisation.trustedDevices ? getProvedDevice(delivery, visitor, rules) : undefined
  if (!shown || !phoneVerification) return false
  const id = toDeviceId(shown, toCodesTo(phoneVerification))
  const device = await trustedDevices.find(toHolder(delivery.recipient), id)
  // The phone is decrypted only for a trusted device.
  return device !== undefined && device.phone === (await getPhoneDigest({ keys }, delivery, shown))
}

export async function toTrustedDevice(
  { keys, now }: Opening & Pick<Context, 'now'>,
  delivery: Delivery & { phoneVerification: PhoneVerification },
  shown: ShownDevice,
): Promise<TrustedDevice> {
  const codesTo = toCodesTo(delivery.phoneVerification)
  const trustedAt = now()
  return {
    holder: toHolder(delivery.recipient),
    id: toDeviceId(shown, codesTo),
    codesTo,
    phone: await getPhoneDigest({ keys }, delivery, shown),
    trustedAt,
    expiresAt: trustedAt + DEVICE_TRUST_MILLISECONDS,
  }
}

/** Of a link holder, who is known by the link and the device only. */
export function deviceEvent(
  action: Extract<AuditAction, 'trust-device' | 'use-trusted-device' | 'forget-device'>,
  at: number,
  { transferId, source }: { transferId: string; source: { address: string } },
): AuditEvent {
  return { at: new Date(at).toISOString(), action, actor: 'anyone', source: source.address, transferId, result: 'done' }
}

async function getPhoneDigest({ keys }: Opening, { id, phoneVerification }: Delivery, shown: ShownDevice) {
  const { sealedPhone = '' } = phoneVerification ?? {}
  return sealedPhone === '' ? '' : toPhoneDigest(shown, await keys.open(sealedPhone, sealedContext('phone', id)))
}
