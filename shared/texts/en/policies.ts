import type { Likelihood } from '../../domain/inspection.ts'
import type { PolicyMode, Statement } from '../../domain/policies/policy.ts'
import type { PolicyEffect } from '../../domain/policies/policyMatches.ts'
import { formatCount, formatDuration, formatList, plural } from '../format.ts'

export const policyPage = {
  title: 'Compliance',
  add: 'Add Policy',
  addFromPack: 'Add from a pack',
  empty: 'No policies yet',
  emptyText:
    'A policy applies to transfers that match its conditions: files with credit card numbers must be password-protected, or transfers to new recipients show a warning. Without policies, senders choose all options themselves.',
  loading: 'Loading policies',
  listFailed: 'Failed to load policy list',
  fetchFailed: 'Failed to fetch policy',
  formFailed: 'Failed to load policy form definition',
  dialogFailed: 'The dialog could not be loaded. Please check your connection, or reload the page.',
  packsFailed: 'Failed to load policy packs',
  createFailed: 'Failed to create policy',
  updateFailed: 'Failed to update policy',
  created: 'Policy has been created successfully',
  updated: 'Policy has been updated successfully',

  id: 'ID',
  name: 'Name',
  description: 'Description',
  mode: 'Mode',
  updatedOn: 'Updated On',
  version: 'Version',
  actions: 'Actions',
  edit: 'Edit',
  editOf: (name: string) => `Edit: ${name}`,
  modeOf: (name: string) => `Mode of ${name}`,
  changeMode: (name: string, mode: string) => `Change “${name}” to “${mode}”?`,
  change: 'Change',
  saving: 'Saving',
  justNow: 'just now',
}
export type PolicyPageTexts = typeof policyPage

export const policyModes: Readonly<Record<PolicyMode, { label: string; help: string }>> = {
  enforce: { label: 'Enforce', help: 'Applies to every transfer that matches.' },
  monitor: { label: 'Monitor', help: 'Only records what it would do.' },
  off: { label: 'Off', help: 'Does nothing.' },
}
export type PolicyModesTexts = typeof policyModes

/** How many transfers a policy matched, and what it did to them. */
export const policyMatches = {
  enforced: (count: number) =>
    plural(count, { one: 'Matched # transfer in 90 days', other: 'Matched # transfers in 90 days' }),
  monitored: (count: number) =>
    plural(count, {
      one: 'Would have matched # transfer in 90 days',
      other: 'Would have matched # transfers in 90 days',
    }),
  /** @param effects such as '1 blocked' */
  withEffects: (matched: string, effects: readonly string[]) => `${matched}: ${effects.join(', ')}`,
  effects: {
    blocked: (count: number) => `${formatCount(count)} blocked`,
    warned: (count: number) => `${formatCount(count)} warned`,
    changed: (count: number) => `${formatCount(count)} changed`,
  } satisfies Record<PolicyEffect, (count: number) => string>,
}
export type PolicyMatchesTexts = typeof policyMatches

const or = (values: readonly string[]) => formatList(values, undefined, 'disjunction')

/**
 * A policy as a sentence. Each condition and each demand is a complete clause: it is part of the sentence, and also
 * shown without it, in lists of changes and in quotation marks.
 */
export const policySummaryTexts = {
  /** @param demands one at least */
  sentence: (conditions: readonly string[], demands: readonly string[]) =>
    `If ${formatList(conditions)}, ${formatList(demands)}.`,
  forAll: (demands: readonly string[]) => `For every transfer, ${formatList(demands)}.`,
  /** Of a policy that has no demands yet. */
  unfinished: (conditions: readonly string[]) => `If ${formatList(conditions)}, …`,
  unfinishedForAll: 'For every transfer, …',
  /** The last item of a long list of values. */
  others: (count: number) => plural(count, { one: '# other', other: '# others' }),

  /** By attribute and operator. Patterns have `*` and `?`. */
  texts: {
    sender: {
      in: (values: readonly string[]) => `the sender is ${or(values)}`,
      notIn: (values: readonly string[]) => `the sender is not ${or(values)}`,
      matches: (values: readonly string[]) => `the sender’s address is like ${or(values)}`,
    },
    'sender.domain': {
      in: (values: readonly string[]) => `the sender’s domain is ${or(values)}`,
      notIn: (values: readonly string[]) => `the sender’s domain is not ${or(values)}`,
      matches: (values: readonly string[]) => `the sender’s domain is like ${or(values)}`,
    },
    recipient: {
      in: (values: readonly string[]) => `the recipient is ${or(values)}`,
      notIn: (values: readonly string[]) => `the recipient is not ${or(values)}`,
      matches: (values: readonly string[]) => `the recipient’s address is like ${or(values)}`,
    },
    'recipient.domain': {
      in: (values: readonly string[]) => `the recipient’s domain is ${or(values)}`,
      notIn: (values: readonly string[]) => `the recipient’s domain is not ${or(values)}`,
      matches: (values: readonly string[]) => `the recipient’s domain is like ${or(values)}`,
    },
    trackingId: {
      in: (values: readonly string[]) => `the tracking ID is ${or(values)}`,
      notIn: (values: readonly string[]) => `the tracking ID is not ${or(values)}`,
      matches: (values: readonly string[]) => `the tracking ID is like ${or(values)}`,
    },
  },
  sets: {
    'sender.group': {
      anyOf: (groups: readonly string[]) => `the sender is in the group ${or(groups)}`,
      allOf: (groups: readonly string[]) =>
        groups.length === 1
          ? `the sender is in the group ${groups[0]}`
          : `the sender is in the groups ${formatList(groups)}`,
      noneOf: (groups: readonly string[]) => `the sender is not in the group ${or(groups)}`,
    },
    'files.extension': {
      anyOf: (types: readonly string[]) => `a file is of type ${or(types)}`,
      allOf: (types: readonly string[]) =>
        types.length === 1 ? `a file is of type ${types[0]}` : `there are files of the types ${formatList(types)}`,
      noneOf: (types: readonly string[]) => `no file is of type ${or(types)}`,
    },
    /** @param kinds 'credit card numbers' */
    'files.infoType': {
      anyOf: (kinds: readonly string[]) => `the files contain ${or(kinds)}`,
      allOf: (kinds: readonly string[]) => `the files contain ${formatList(kinds)}`,
      noneOf: (kinds: readonly string[]) => `the files contain no ${or(kinds)}`,
    },
  },
  /** @param kinds '10 credit card numbers' */
  countedInfoTypes: {
    anyOf: (kinds: readonly string[]) => `the files contain at least ${or(kinds)}`,
    allOf: (kinds: readonly string[]) => `the files contain at least ${formatList(kinds)}`,
    noneOf: (kinds: readonly string[]) => `the files contain fewer than ${or(kinds)}`,
  },
  certainty: {
    VERY_UNLIKELY: (clause: string) => `${clause} (even if very unlikely)`,
    UNLIKELY: (clause: string) => `${clause} (even if unlikely)`,
    POSSIBLE: (clause: string) => clause,
    LIKELY: (clause: string) => `${clause} (at least likely)`,
    VERY_LIKELY: (clause: string) => `${clause} (very likely)`,
  } satisfies Record<Likelihood, (clause: string) => string>,
  numbers: {
    'files.count': {
      gte: (count: number) =>
        plural(count, { one: 'the transfer has at least # file', other: 'the transfer has at least # files' }),
      lte: (count: number) =>
        plural(count, { one: 'the transfer has at most # file', other: 'the transfer has at most # files' }),
    },
    'files.totalSize': {
      gte: (mebibytes: number) => `the total size is at least ${formatCount(mebibytes)} MiB`,
      lte: (mebibytes: number) => `the total size is at most ${formatCount(mebibytes)} MiB`,
    },
  },
  flags: {
    isTransferRequest: { yes: 'the files are requested', no: 'the files are sent without a request' },
    'files.anonymized': { yes: 'every file is anonymized', no: 'not every file is anonymized' },
    'files.notInspectable': { yes: 'a file cannot be fully inspected', no: 'all files can be fully inspected' },
    'files.unscannable': {
      yes: 'a file cannot be scanned for malware',
      no: 'no file is closed to the malware scanner',
    },
    'recipient.isNewToSender': { yes: 'the recipient is new to the sender', no: 'the sender knows the recipient' },
    'recipient.isNewToOrganisation': {
      yes: 'the recipient is new to the organization',
      no: 'the organization knows the recipient',
    },
  },

  demands: {
    anonymousTransfer: {
      required: 'the sender must be hidden',
      optional: 'the sender may be hidden',
      prohibited: 'the sender must not be hidden',
    },
    passwordProtection: {
      required: 'the files must be password-protected',
      optional: 'the files may be password-protected',
      prohibited: 'the files must not be password-protected',
    },
    mobileOtp: {
      required: 'a one-time password is required',
      optional: 'a one-time password is optional',
      prohibited: 'a one-time password is not allowed',
    },
    emailOtp: {
      required: 'a code by e-mail, or a stronger one, is required',
      optional: 'a code by e-mail is optional',
      prohibited: 'a code by e-mail is not allowed',
    },
    trackingId: {
      required: 'a tracking ID is required',
      optional: 'a tracking ID is optional',
      prohibited: 'a tracking ID is not allowed',
    },
    acknowledgement: {
      required: 'the sender’s acknowledgement is required',
      optional: 'the sender’s acknowledgement is optional',
    },
    signIn: {
      required: 'the recipient must sign in',
      optional: 'the recipient does not have to sign in',
    },
    transfer: {
      allow: 'the transfer is allowed',
      warn: 'the sender sees a warning',
      block: 'the transfer is blocked',
    },
  } satisfies Partial<Record<Statement['feature'], Partial<Record<Statement['effect'], string>>>>,
  minExpiry: (days: number) => `the files must stay available for at least ${formatDuration(days, 'day')}`,
  maxExpiry: (days: number) => `the files must expire after ${formatDuration(days, 'day')} at most`,
  templateSet: (name: string) => `the e-mails use the template set “${name}”`,
}
export type PolicySummaryTexts = typeof policySummaryTexts
