import { demandTexts } from '../../texts/en/options.ts'
import { type Transfer, toCodeFactor } from '../transfer.ts'
import { findBlockFault, findUnmetDemands, type Wanted } from '../transferOptions.ts'
import { type PolicyFeature, policyFeatures } from './features.ts'
import type { PolicyReference } from './merging.ts'
import type { Blocked } from './policyMessage.ts'
import type { TransferRules } from './transferRules.ts'

export type Blocking = {
  /** Why, with the names of the policies. */
  text: string
  /** What the sender does. */
  action: string
  by: readonly PolicyReference[]
  blocked: Blocked
}

/** Decides whether policies block a transfer whose files are stored. A request was bound when it was made. */
export function findBlocking(transfer: Transfer, rules: TransferRules): Blocking | undefined {
  const fault = findBlockFault(rules)
  if (fault) {
    return {
      text: fault.text,
      action: demandTexts.blockAction,
      by: fault.by ?? [],
      blocked: { remedies: [] },
    }
  }
  if (transfer.request) return undefined
  const unmet = findUnmetDemands(toWanted(transfer), rules).filter(({ by }) => by.length > 0)
  if (unmet.length === 0) return undefined
  return {
    text: unmet.map(({ reason }) => reason).join(' '),
    action: demandTexts.sendAgainAction,
    by: unmet.flatMap(({ by }) => by),
    blocked: { remedies: unmet.map(({ feature, value, reason }) => ({ feature, value, text: reason })) },
  }
}

/** The options of a confirmed transfer. */
export function toWanted(transfer: Transfer) {
  const { expiryDays, templateSet, isAnonymousTransfer, isPasswordProtected, trackingId, acknowledgement } = transfer
  return {
    expiryDays,
    templateSet: templateSet?.name,
    acknowledgement,
    features: {
      anonymousTransfer: isAnonymousTransfer ?? false,
      passwordProtection: isPasswordProtected ?? false,
      mobileOtp: toCodeFactor(transfer) === 'phone',
      emailOtp: toCodeFactor(transfer) === 'mailbox',
      trackingId: trackingId !== undefined,
    },
  } satisfies Wanted
}

/** The options with which a transfer meets the rules. */
export function meetDemands(
  transfer: Transfer,
  rules: TransferRules,
): Omit<ReturnType<typeof toWanted>, 'acknowledgement'> {
  const wanted = toWanted(transfer)
  const unmet = findUnmetDemands(wanted, rules).map(({ feature, value }) => [feature, value] as const)
  const met = Object.fromEntries(unmet)
  const expiryDays = met.minExpiryDays ?? met.maxExpiryDays ?? wanted.expiryDays
  const features: Record<PolicyFeature, boolean> = { ...wanted.features }
  for (const feature of policyFeatures) features[feature] = Boolean(met[feature] ?? features[feature])
  return {
    expiryDays: Number(expiryDays),
    templateSet: met.templateSet === undefined ? wanted.templateSet : String(met.templateSet),
    // A phone takes the place of the mailbox.
    features: { ...features, emailOtp: features.emailOtp && !features.mobileOtp },
  }
}
