import { getRequestDays } from '../limits.ts'
import type { ListedTransfer } from '../listedTransfer.ts'
import { type Transfer, toCodeFactor } from '../transfer.ts'
import type { PolicyFeature } from './features.ts'
import type { Statement } from './policy.ts'
import type { PolicyEffect } from './policyMatches.ts'

/** The options of a transfer, as policies compare them. `undefined`: not listed by earlier versions. */
export type ChosenOptions = Pick<
  ListedTransfer,
  | 'isTransferRequest'
  | 'isPasswordProtected'
  | 'isAnonymousTransfer'
  | 'isOTPEnabled'
  | 'isEmailOTPEnabled'
  | 'trackingId'
  | 'acknowledgement'
  | 'expiryDays'
  | 'templateSet'
>

export function toChosenOptions(transfer: Transfer): ChosenOptions {
  const { request, trackingId, acknowledgement, expiryDays, templateSet } = transfer
  return {
    isTransferRequest: request !== undefined,
    isPasswordProtected: transfer.isPasswordProtected ?? false,
    isAnonymousTransfer: transfer.isAnonymousTransfer ?? false,
    isOTPEnabled: toCodeFactor(transfer) === 'phone',
    isEmailOTPEnabled: toCodeFactor(transfer) === 'mailbox',
    trackingId,
    acknowledgement,
    expiryDays: request ? getRequestDays(transfer) : expiryDays,
    templateSet: templateSet?.name,
  }
}

/** What a policy, alone, does to a matching transfer. */
export function findEffects(statements: readonly Statement[], options: ChosenOptions): PolicyEffect[] {
  const isChanged = statements.some(statement => isMet(statement, options) === false)
  const outcome = statements.find(({ feature }) => feature === 'transfer')?.effect
  return [
    ...(outcome === 'block' ? (['blocked'] as const) : []),
    ...(outcome === 'warn' ? (['warned'] as const) : []),
    ...(isChanged ? (['changed'] as const) : []),
  ]
}

/** Whether the sender has nothing to change. @returns undefined when the options do not show it */
export function isMet(statement: Statement, options: ChosenOptions): boolean | undefined {
  const { templateSet, expiryDays, acknowledgement, isTransferRequest } = options
  switch (statement.feature) {
    // The recipient signs in; the sender changes nothing.
    case 'signIn':
    case 'transfer':
      return true
    case 'templateSet':
      return templateSet === undefined ? undefined : templateSet === statement.value
    case 'minExpiryDays':
      return expiryDays === undefined ? undefined : expiryDays >= statement.value
    case 'maxExpiryDays':
      return expiryDays === undefined ? undefined : expiryDays <= statement.value
    case 'acknowledgement':
      // Until senders could leave it out, it was recorded of no transfer and required of each.
      return statement.effect !== 'required' || isTransferRequest || acknowledgement !== false
    default: {
      const isOn = hasFeature(statement.feature, options)
      const isProvedByPhone = statement.feature === 'emailOtp' && options.isOTPEnabled
      if (statement.effect === 'required') return isOn !== false || isProvedByPhone
      return statement.effect !== 'prohibited' || isOn !== true
    }
  }
}

/** @returns undefined for a feature that requests do not have */
function hasFeature(feature: PolicyFeature, options: ChosenOptions): boolean | undefined {
  switch (feature) {
    case 'anonymousTransfer':
      return options.isAnonymousTransfer
    case 'trackingId':
      return options.trackingId !== undefined
    case 'passwordProtection':
      return options.isTransferRequest ? undefined : options.isPasswordProtected
    case 'mobileOtp':
      return options.isTransferRequest ? undefined : options.isOTPEnabled
    case 'emailOtp':
      return options.isTransferRequest ? undefined : (options.isEmailOTPEnabled ?? false)
  }
}
