import { fieldTexts } from '../texts/en/fields.ts'
import { demandTexts } from '../texts/en/options.ts'
import { filesFaultText, sealingFaultText } from '../texts/fields.ts'
import { blockText, policyDemandText } from '../texts/policies.ts'
import { getDomain } from './email.ts'
import { faultOfFiles, faultOfSealing } from './limits.ts'
import type { Organisation } from './organisation.ts'
import { type PolicyFeature, policyFeatures } from './policies/features.ts'
import type { Demand, PolicyReference } from './policies/merging.ts'
import type { TransferRules } from './policies/transferRules.ts'
import { toVisible } from './text.ts'
import { isBanned } from './verification.ts'

/** Whether the organisation allows an option of a transfer. */
export type Availability = 'prohibited' | 'optional' | 'required'

/** Why the options of a transfer are refused. `bad_request` breaks a limit, `demand_unmet` a policy. */
export type OptionFault = { code: 'bad_request' | 'demand_unmet'; text: string; by?: readonly PolicyReference[] }

/** What a sender confirms, as far as it decides whether the transfer is created. Sizes are bytes. */
type Confirmed = {
  files: readonly { name: string; size: number }[]
  expiryDays?: number | null | undefined
  isAnonymousTransfer?: boolean | undefined
  isPasswordProtected?: boolean | undefined
  isOTPEnabled?: boolean | undefined
  isEmailOTPEnabled?: boolean | undefined
  trackingId?: string | null | undefined
  templateSet?: string | null | undefined
  acknowledgement: boolean
}

/** The options that an organisation offers. Codes need a country to which an SMS may go. */
export function availableFeatures({
  smsCountries,
}: Pick<Organisation, 'smsCountries'>): Record<PolicyFeature, Availability> {
  return {
    anonymousTransfer: 'optional',
    passwordProtection: 'optional',
    mobileOtp: smsCountries.length > 0 ? 'optional' : 'prohibited',
    emailOtp: 'optional',
    trackingId: 'optional',
  }
}

export type Wanted = {
  /** Absent when it is fixed. */
  expiryDays?: number
  /** Without the features that this kind of transfer cannot have. */
  features: Partial<Record<PolicyFeature, boolean>>
  templateSet?: string | null | undefined
  /** Absent where the form asks for it last. */
  acknowledgement?: boolean
}

/**
 * A demand that the options of a transfer do not meet, and the value of the option that meets it. `reason`: the text
 * without what the sender does about it in the form.
 */
type UnmetDemand = OptionFault &
  Pick<Demand<boolean | number | string>, 'value' | 'by'> & { feature: string; reason: string }

/** In the order in which the form shows the options. */
export function findUnmetDemands(
  { expiryDays, features, templateSet, acknowledgement }: Wanted,
  rules: TransferRules,
): UnmetDemand[] {
  return [
    ...(expiryDays === undefined ? [] : findExpiryDemand(expiryDays, rules)),
    ...findFeatureDemands(features, rules.features),
    ...findTemplateDemand(templateSet, rules),
    ...(acknowledgement === false ? findConsentDemand(rules) : []),
  ]
}

function findExpiryDemand(days: number, { minExpiryDays, maxExpiryDays }: TransferRules): UnmetDemand[] {
  const [feature, { value, by }, text] =
    days < minExpiryDays.value
      ? (['minExpiryDays', minExpiryDays, fieldTexts.expiryMin(minExpiryDays.value)] as const)
      : (['maxExpiryDays', maxExpiryDays, fieldTexts.expiryMax(maxExpiryDays.value)] as const)
  if (days >= minExpiryDays.value && days <= maxExpiryDays.value) return []
  const code = by.length > 0 ? 'demand_unmet' : 'bad_request'
  const reason = policyDemandText(text, by)
  return [{ feature, value, by, code, text: reason, reason }]
}

function findFeatureDemands(
  wanted: Wanted['features'],
  features: Readonly<Record<PolicyFeature, Demand<Availability>>>,
): UnmetDemand[] {
  return policyFeatures.flatMap(feature => {
    const { value, by } = features[feature]
    const isWanted = wanted[feature]
    if (isWanted === undefined || value === (isWanted ? 'required' : 'prohibited') || value === 'optional') return []
    // A code by SMS proves more than one by e-mail, and no transfer has both.
    if (feature === 'emailOtp' && !isWanted && (wanted.mobileOtp || features.mobileOtp.value === 'required')) return []
    const text = isWanted ? demandTexts.prohibited(feature) : demandTexts.required(feature)
    const action = isWanted ? demandTexts.prohibitedAction : demandTexts.requiredAction(feature)
    const reason = policyDemandText(text, by)
    return [{ feature, value: !isWanted, reason, ...toDemandFault(policyDemandText(text, by, action), by) }]
  })
}

function findTemplateDemand(wanted: string | null | undefined, { templateSet }: TransferRules): UnmetDemand[] {
  if (!templateSet || !wanted || wanted === templateSet.value) return []
  const { value, by } = templateSet
  const text = demandTexts.templateSet(value)
  const reason = policyDemandText(text, by)
  return [
    {
      feature: 'templateSet',
      value,
      reason,
      ...toDemandFault(policyDemandText(text, by, demandTexts.templateSetAction), by),
    },
  ]
}

function findConsentDemand({ acknowledgement: { value, by } }: TransferRules): UnmetDemand[] {
  if (value !== 'required') return []
  const reason = policyDemandText(demandTexts.consent, by)
  return [{ feature: 'acknowledgement', value: true, reason, ...toDemandFault(reason, by) }]
}

/** @returns a fault when policies block the transfer, or contradict each other on it */
export function findBlockFault({ transfer, conflicts }: TransferRules): OptionFault | undefined {
  const text = blockText(transfer, conflicts)
  if (text === undefined) return undefined
  return toDemandFault(text, [...transfer.by, ...conflicts.flatMap(({ by }) => by)])
}

/** @returns the first fault in the order in which the form shows the options */
export function findOptionFault(wanted: Wanted, rules: TransferRules): OptionFault | undefined {
  const [unmet] = findUnmetDemands(wanted, rules)
  return findBlockFault(rules) ?? unmet
}

/**
 * Decides whether a confirmed transfer is created, apart from its recipient.
 * @returns the days that it lives, or the first fault in the order in which the form shows them
 */
export function decideCreate(
  confirmed: Confirmed,
  organisation: Organisation,
  rules: TransferRules,
): { expiryDays: number } | OptionFault {
  const { files, acknowledgement, templateSet } = confirmed
  const expiryDays = confirmed.expiryDays ?? rules.expiry.default
  const { value: consent, by } = rules.acknowledgement
  const isConsentMissing = !acknowledgement && consent === 'required'
  return (
    findFilesFault(files, organisation) ??
    findOptionFault({ expiryDays, features: toFeatures(confirmed), templateSet }, rules) ??
    (confirmed.isPasswordProtected ? findArchiveFault(files, organisation) : undefined) ??
    (isConsentMissing ? toDemandFault(policyDemandText(fieldTexts.consent, by), by) : undefined) ?? {
      expiryDays,
    }
  )
}

export function findFilesFault(
  files: Confirmed['files'],
  { limits }: Pick<Organisation, 'limits'>,
): OptionFault | undefined {
  const fault = faultOfFiles(files, limits)
  return fault && { code: 'bad_request', text: filesFaultText(fault) }
}

/** @returns a fault for a recipient to whom the organisation sends nothing */
export function findRecipientFault(recipients: readonly string[], organisation: Organisation): OptionFault | undefined {
  const banned = recipients.find(recipient => isBanned(recipient, organisation))
  return banned === undefined
    ? undefined
    : toDemandFault(demandTexts.bannedDomain(organisation.name, getDomain(banned)))
}

export function findArchiveFault(files: Confirmed['files'], { limits }: Organisation): OptionFault | undefined {
  const fault = faultOfSealing(files, limits)
  return fault && toDemandFault(sealingFaultText(fault))
}

function toFeatures(confirmed: Confirmed) {
  const { isAnonymousTransfer, isPasswordProtected, isOTPEnabled, isEmailOTPEnabled, trackingId } = confirmed
  return {
    anonymousTransfer: isAnonymousTransfer ?? false,
    passwordProtection: isPasswordProtected ?? false,
    mobileOtp: isOTPEnabled ?? false,
    emailOtp: isEmailOTPEnabled ?? false,
    trackingId: toVisible(trackingId) !== '',
  }
}

function toDemandFault(text: string, by: readonly PolicyReference[] = []) {
  return { code: 'demand_unmet' as const, text, by }
}
