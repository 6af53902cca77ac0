import { closedGate, type GateKey } from '../../shared/domain/gate.ts'
import type { Organisation } from '../../shared/domain/organisation.ts'
import { stateAt, type Transfer } from '../../shared/domain/transfer.ts'
import { transferTexts } from '../../shared/texts/transfers.ts'
import type { RecipientCaller } from '../core/request/authenticate.ts'
import { notFound, Refusal } from '../core/request/refusal.ts'
import { computeDigest } from '../core/secrets/digest.ts'
import type { Transfers } from '../ports/transfers.ts'

type Reached = { transfers: Pick<Transfers, 'getByLink'>; organisation: Organisation; now: () => number }

/** @throws Refusal 404 for an unknown link, 410 for an ended transfer, 401 for a closed gate */
export async function linkedTransfer(
  { transfers, organisation, now }: Reached,
  secret: string,
  visitor: RecipientCaller,
): Promise<{ transfer: Transfer; state: 'processing' | 'active' }> {
  const transfer = await transfers.getByLink('download', computeDigest(secret))
  if (!transfer) throw notFound()
  const state = stateAt(transfer, now())
  if (state !== 'processing' && state !== 'active') throw new Refusal('gone', transferTexts.expired)
  const gate = closedGate(transfer, organisation.domains, visitor)
  if (gate) throw gateRefusal(gate, transfer, visitor)
  return { transfer, state }
}

function gateRefusal(required: GateKey, { phoneVerification }: Transfer, { person }: RecipientCaller): Refusal {
  if (required === 'login') {
    const message = person
      ? 'These files are for a different person. Please login as a different user.'
      : 'Please login to open these files.'
    return new Refusal('gate_closed', message, { gate: { required } })
  }
  const { maskedPhone: phoneNumber, username } = phoneVerification ?? {}
  return new Refusal('gate_closed', 'Please enter a one-time code first to open these files.', {
    gate: { required, ...(phoneNumber === undefined ? {} : { phoneNumber, username }) },
  })
}
