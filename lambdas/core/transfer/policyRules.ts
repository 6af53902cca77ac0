import { toAddressees } from '../../../shared/domain/deliveries.ts'
import { isUnread } from '../../../shared/domain/inspection.ts'
import type { ExpiryBounds } from '../../../shared/domain/limits.ts'
import { isUnscannable, toShownMalware } from '../../../shared/domain/malware.ts'
import type { Organisation } from '../../../shared/domain/organisation.ts'
import { findEffects, toChosenOptions } from '../../../shared/domain/policies/effects.ts'
import type { PolicyFeature } from '../../../shared/domain/policies/features.ts'
import { compileConditions } from '../../../shared/domain/policies/matching.ts'
import { mergePolicies } from '../../../shared/domain/policies/merging.ts'
import type { Policy } from '../../../shared/domain/policies/policy.ts'
import { type FileFacts, type PolicyFacts, toTransferFacts } from '../../../shared/domain/policies/policyFacts.ts'
import { type TransferRules, toTransferRules } from '../../../shared/domain/policies/transferRules.ts'
import { fileExtension, toVisible } from '../../../shared/domain/text.ts'
import type { MatchedPolicy, Transfer } from '../../../shared/domain/transfer.ts'
import type { Availability } from '../../../shared/domain/transferOptions.ts'
import type { Policies, PolicySet } from '../../ports/policies.ts'
import type { Exchange, Usage } from '../../ports/usage.ts'
import type { Member } from '../request/authenticate.ts'

export type BoundRules = {
  rules: TransferRules
  /** Those in monitor mode, too. */
  matching: Policy[]
  /** Whether the inspection decides on a warning. */
  mayWarn: boolean
}

type Compiled = { policy: Policy; matches: ReturnType<typeof compileConditions> }

/** Compiled once for each change of the set. */
const compiled = new WeakMap<PolicySet, readonly Compiled[]>()

function compile(set: PolicySet): readonly Compiled[] {
  const known = compiled.get(set)
  if (known) return known
  const all = set.policies
    // A mode of a newer version binds.
    .filter(({ mode }) => mode !== 'off')
    .map(policy => ({ policy, matches: compileConditions(policy.conditions) }))
  compiled.set(set, all)
  return all
}

type Exchanges = Awaited<ReturnType<Usage['findExchanges']>>
type Declared = Omit<PolicyFacts, 'recipient' | 'isNewToSender' | 'isNewToOrganisation'> & {
  subject: string
  recipients: readonly string[]
  exchanges?: Exchanges | undefined
}

export type Binding = {
  policies: Pick<Policies, 'current'>
  usage: Pick<Usage, 'findExchanges'>
  organisation: Organisation
}

/**
 * Conditions on a pending inspection do not match yet. Of several recipients, a policy that matches one binds the transfer.
 * @param bounds of the organisation
 */
async function bindPolicies(
  reach: Binding,
  { subject, recipients, exchanges, ...facts }: Declared,
  bounds: ExpiryBounds,
): Promise<BoundRules> {
  const { policies, organisation } = reach
  const all = compile(await policies.current())
  const transfers = await Promise.all(
    recipients.map(async recipient => {
      const isNewTo = await findNewness(reach, all, { subject, recipient }, exchanges)
      return toTransferFacts({ ...facts, recipient, ...isNewTo })
    }),
  )
  const isMatching = ({ matches }: Compiled) => transfers.some(transfer => matches(transfer) === true)
  const isPending = ({ matches }: Compiled) => transfers.some(transfer => matches(transfer) === undefined)
  const matching = all.filter(isMatching).map(({ policy }) => policy)
  const mayWarn = all.some(one => isWarning(one.policy) && isPending(one))
  const demands = mergePolicies(
    matching.filter(({ mode }) => mode !== 'monitor'),
    facts,
  )
  return { rules: toTransferRules(organisation, bounds, demands), matching, mayWarn }
}

function isWarning({ mode, statements }: Policy): boolean {
  return mode !== 'monitor' && statements.some(({ effect }) => effect === 'warn')
}

/** Read only when a policy asks for it. */
async function findNewness({ usage }: Binding, all: readonly Compiled[], exchange: Exchange, known?: Exchanges) {
  const isAsked = all.some(({ policy }) =>
    policy.conditions.some(({ attribute }) => attribute.startsWith('recipient.isNew')),
  )
  if (!isAsked) return { isNewToSender: false, isNewToOrganisation: false }
  const { bySender, byOrganisation } = known ?? (await usage.findExchanges(exchange))
  return { isNewToSender: !bySender, isNewToOrganisation: !byOrganisation }
}

export type DeclaredTransfer = {
  caller: Member
  recipients: readonly string[]
  trackingId?: string | null | undefined
  files: readonly { name: string; size: number; anonymizationPolicy?: unknown }[]
  isTransferRequest: boolean
  /** If they are known, they are not read. */
  exchanges?: Exchanges | undefined
}

/** Before the upload. */
export async function bindDeclared(
  reach: Binding,
  { caller, recipients, trackingId, files, isTransferRequest, exchanges }: DeclaredTransfer,
): Promise<BoundRules> {
  const { requestExpiryDays, sendExpiryDays } = reach.organisation
  const declared = {
    subject: caller.subject,
    sender: caller.email,
    senderGroups: toGroups(caller),
    recipients,
    isTransferRequest,
    trackingId: toVisible(trackingId),
    files: files.map(toDeclaredFacts),
    exchanges,
  }
  return await bindPolicies(reach, declared, isTransferRequest ? requestExpiryDays : sendExpiryDays)
}

function toDeclaredFacts({ name, size, anonymizationPolicy }: DeclaredTransfer['files'][number]): FileFacts {
  return { extension: toExtension(name), size, isAnonymised: Boolean(anonymizationPolicy) }
}

/** Unlike for lists, `.exe` has the extension `exe`. */
function toExtension(name: string): string {
  return fileExtension(`_${name.slice(name.lastIndexOf('/') + 1)}`)
}

type TransferFile = Transfer['files'][number]
/** Without a name before the transfer has its files. */
type StoredFile = Pick<TransferFile, 'fileExtension' | 'size' | 'anonymisation' | 'findings' | 'malware'> &
  Partial<Pick<TransferFile, 'name'>>
type StoredTransfer = Pick<
  Transfer,
  'sender' | 'senderGroups' | 'recipient' | 'furtherRecipients' | 'request' | 'trackingId'
> & {
  files: readonly StoredFile[]
}

/** After the upload, or with the files that a responder declares. The days until expiry are those of the files. */
export async function bindStored(reach: Binding, transfer: StoredTransfer): Promise<BoundRules> {
  const { sender, senderGroups, request, trackingId = '', files } = transfer
  const declared = {
    subject: sender.subject,
    sender: sender.email,
    senderGroups,
    recipients: toAddressees(transfer).map(({ recipient }) => recipient),
    isTransferRequest: request !== undefined,
    trackingId,
    files: files.map(toStoredFacts),
  }
  return await bindPolicies(reach, declared, reach.organisation.sendExpiryDays)
}

export function toStoredFacts(file: StoredFile): FileFacts {
  const { name, size, anonymisation, findings } = file
  const inspected = findings && {
    isNotInspectable: isUnread(findings),
    isUnscannable: isUnscannable(toShownMalware(file)),
    findings: findings.summary,
  }
  return {
    extension: name === undefined ? file.fileExtension : toExtension(name),
    found: findings?.mismatches.map(({ found }) => found),
    size,
    isAnonymised: isChanged(anonymisation),
    ...(inspected && { inspected }),
  }
}

/** Before the report, its rules count. */
function isChanged(anonymisation: TransferFile['anonymisation']): boolean {
  const { report } = anonymisation ?? {}
  return report ? report.columns.some(({ changed }) => changed > 0) : anonymisation !== undefined
}

export function toGroups({ role }: Member): string[] {
  return role === 'admin' ? ['org', 'admin'] : ['org']
}

type Bound = Pick<Transfer, 'policies' | 'isSignInRequired' | 'phoneVerification'>

/**
 * What a transfer records of the policies that bind it. A code by SMS also goes by e-mail only where no policy requires a phone, or
 * prohibits codes by e-mail.
 */
export function toBound({ rules, matching }: BoundRules, transfer: Transfer): Bound {
  const { phoneVerification } = transfer
  const options = toChosenOptions(transfer)
  const policies = matching.map(({ id, version, mode, name, statements }): MatchedPolicy => {
    const isMonitoring = mode === 'monitor'
    // A request met its demands when it was made, and none fails it later.
    const effects = findEffects(statements, options).filter(
      effect => effect !== 'changed' || isMonitoring || !transfer.request,
    )
    return {
      id,
      version,
      mode: isMonitoring ? 'monitor' : 'enforce',
      // Reviews do not show a policy that only monitors.
      ...(!isMonitoring && { name }),
      ...(effects.length > 0 && { effects }),
    }
  })
  return {
    policies: policies.length > 0 ? policies : undefined,
    isSignInRequired: rules.signIn.value === 'required' ? true : undefined,
    phoneVerification: isCodeByMail(phoneVerification, rules)
      ? phoneVerification
      : phoneVerification && { ...phoneVerification, isEmailAllowed: undefined },
  }
}

function isCodeByMail(phoneVerification: Transfer['phoneVerification'], { features }: TransferRules): boolean {
  // Without a phone, what a policy demands since blocks the transfer.
  if (phoneVerification?.isEmailAllowed === undefined || phoneVerification.isEmailOnly) return true
  return features.mobileOtp.value !== 'required' && features.emailOtp.value !== 'prohibited'
}

export function toFeatureValues({ features }: TransferRules): Record<PolicyFeature, Availability> {
  const entries = Object.entries(features).map(([feature, { value }]) => [feature, value])
  return Object.fromEntries(entries) as Record<PolicyFeature, Availability>
}

export function isAllowedSet(name: string, { templateSet }: TransferRules): boolean {
  return templateSet === undefined || templateSet.value === name
}
