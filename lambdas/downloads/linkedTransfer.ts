import { deliveryStateAt } from '../../shared/domain/deliveries.ts'
import { closedGate, type GateKey } from '../../shared/domain/gate.ts'
import { getLinks, type Transfer, type TransferRecord } from '../../shared/domain/transfer.ts'
import { downloadTexts } from '../../shared/texts/en/download.ts'
import type { RecipientCaller } from '../core/request/authenticate.ts'
import type { Context } from '../core/request/context.ts'
import { notFound, Refusal } from '../core/request/refusal.ts'
import { maskAddress } from '../core/secrets/codes.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import type { Keys } from '../ports/keys.ts'
import type { FoundFile, Transfers } from '../ports/transfers.ts'
import type { TrustedDevices } from '../ports/trustedDevices.ts'
import { isTrusted } from './trustedDevice.ts'

type Rules = Pick<Context, 'organisation' | 'publicOrigin' | 'now'> & {
  trustedDevices: Pick<TrustedDevices, 'find'>
  keys: Pick<Keys, 'open'>
}
/** `delivery` has the gate and the counters of this recipient, `transfer` the files. For the first recipient they are one. */
type Linked<Of> = { delivery: TransferRecord; transfer: Of }
/** `isByDevice`: in place of a code. */
type Admitted<Of> = Linked<Of> & { state: 'processing' | 'active'; isByDevice: boolean }

/** @throws Refusal 404 for an unknown link, 410 for an ended transfer, 401 for a closed gate */
export async function linkedTransfer(
  { transfers, ...rules }: Rules & { transfers: Pick<Transfers, 'getByLink' | 'get'> },
  secret: string,
  visitor: RecipientCaller,
): Promise<Admitted<Transfer>> {
  const delivery = await transfers.getByLink('download', computeDigest(secret))
  const transfer = delivery?.deliveryOf === undefined ? delivery : await transfers.get(delivery.deliveryOf)
  return admitVisitor(delivery && transfer && { delivery, transfer }, visitor, rules)
}

/** One file of it, without the others. `file` and `place` as of the port. */
export async function linkedFile(
  { transfers, ...rules }: Rules & { transfers: Pick<Transfers, 'getFileByLink' | 'getFile'> },
  { secret, fileId }: { secret: string; fileId: string },
  visitor: RecipientCaller,
): Promise<Admitted<TransferRecord> & Pick<FoundFile, 'file' | 'place'>> {
  const linked = await transfers.getFileByLink('download', computeDigest(secret), fileId)
  const { deliveryOf } = linked?.transfer ?? {}
  const found = deliveryOf === undefined ? linked : await transfers.getFile(deliveryOf, fileId)
  const admitted = await admitVisitor(
    linked && found && { delivery: linked.transfer, transfer: found.transfer },
    visitor,
    rules,
  )
  return { ...admitted, file: found?.file, place: found?.place ?? -1 }
}

/**
 * Checks again a delivery that this link has opened, by its record only.
 * @throws Refusal as `linkedFile`
 */
export async function assertStillLinked(
  { transfers, ...rules }: Rules & { transfers: Pick<Transfers, 'getFile'> },
  { id, secret, fileId }: { id: string; secret: string; fileId: string },
  visitor: RecipientCaller,
): Promise<void> {
  const digest = computeDigest(secret)
  const read = async (of: string) => (await transfers.getFile(of, fileId))?.transfer
  const delivery = await read(id)
  const hasLink = delivery && getLinks(delivery).some(link => link.kind === 'download' && link.digest === digest)
  const transfer = delivery?.deliveryOf === undefined ? delivery : await read(delivery.deliveryOf)
  await admitVisitor(hasLink && transfer ? { delivery, transfer } : undefined, visitor, rules)
}

async function admitVisitor<Of extends TransferRecord>(
  linked: Linked<Of> | undefined,
  visitor: RecipientCaller,
  rules: Rules,
): Promise<Admitted<Of>> {
  if (!linked) throw notFound()
  const { delivery, transfer } = linked
  const state = deliveryStateAt(delivery, transfer, rules.now())
  if (state !== 'processing' && state !== 'active') throw new Refusal('gone', downloadTexts.link.expiredText)
  // A version without codes by e-mail made the delivery without one.
  if (transfer.phoneVerification && !delivery.phoneVerification)
    throw new Refusal('gone', downloadTexts.link.expiredText)
  const gate = closedGate(delivery, rules.organisation.domains, visitor)
  // The last gate: a device never replaces a sign-in.
  const isByDevice = gate === 'phone_number_verification' && (await isTrusted(rules, delivery, visitor))
  if (gate && !isByDevice) throw gateRefusal(gate, delivery, visitor, rules)
  return { ...linked, state, isByDevice }
}

function gateRefusal(
  required: GateKey,
  { phoneVerification, recipient }: TransferRecord,
  { person }: RecipientCaller,
  { organisation, now }: Rules,
): Refusal {
  if (required === 'login') {
    const message = person
      ? 'These files are for a different person. Please login as a different user.'
      : 'Please login to open these files.'
    return new Refusal('gate_closed', message, { gate: { required } })
  }
  const { maskedPhone: phoneNumber, username, isEmailOnly } = phoneVerification ?? {}
  const email = isEmailOnly ? { email: maskAddress(recipient) } : {}
  // The same with and without a trusted device.
  const device = organisation.trustedDevices ? { deviceTime: new Date(now()).toISOString() } : {}
  return new Refusal('gate_closed', 'Please enter a one-time code first to open these files.', {
    gate: { required, ...(phoneNumber === undefined ? {} : { phoneNumber, username }), ...email, ...device },
  })
}
