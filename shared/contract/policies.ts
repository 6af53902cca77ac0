import * as z from 'zod'
import { EmailAddress } from '../domain/email.ts'
import { ExpiryBounds } from '../domain/limits.ts'
import { Policy, PolicyContent, PolicyMode } from '../domain/policies/policy.ts'
import { PolicyForm } from '../domain/policies/policyForm.ts'
import { MatchCounts } from '../domain/policies/policyMatches.ts'
import { PolicyMessage } from '../domain/policies/policyMessage.ts'
import { PolicyPack } from '../domain/policies/policyPack.ts'
import { Simulated } from '../domain/policies/simulated.ts'
import { line } from '../domain/textSchemas.ts'
import { extensible } from '../domain/tolerantReader.ts'
import { VerificationMessage, VerificationOutcome } from '../domain/verification.ts'
import { contract } from './contract.ts'
import { DeclaredFiles, ListedTemplateSet, MAX_FILES_BODY_BYTES, PolicyFeatures } from './transfers.ts'
import { Id, noBody, noParams, noQuery } from './values.ts'

const MAX_POLICY_BYTES = 256 * 1024

const admin = { caller: 'admin', query: noQuery } as const

export const listPolicies = contract({
  ...admin,
  name: 'listPolicies',
  summary:
    'Returns all policies in their current versions, the last changed first, and how many transfers of the last 90 days each matched, blocked, warned of or changed.',
  method: 'GET',
  path: '/admin/policy/list',
  rate: 'read',
  params: noParams,
  body: noBody,
  reply: z.strictObject({
    policies: z.array(Policy),
    /** Without policies that matched nothing. */
    matches: z.array(MatchCounts.extend({ policyId: Id })).optional(),
  }),
  reach: { policies: ['current'], transferIndex: ['countPolicies'] },
})

export const getPolicyForm = contract({
  ...admin,
  name: 'getPolicyForm',
  summary: 'Returns the form of a policy: its fields, labels, choices and rules.',
  method: 'GET',
  path: '/admin/policy/config',
  rate: 'read',
  params: noParams,
  body: noBody,
  reply: PolicyForm,
  reach: {},
})

export const getPolicy = contract({
  ...admin,
  name: 'getPolicy',
  summary: 'Returns the current version of a policy, and all its versions, newest first.',
  method: 'GET',
  path: '/admin/policy/{id}',
  rate: 'read',
  params: z.strictObject({ id: Id }),
  body: noBody,
  reply: Policy.extend({
    versions: z.array(Policy),
    /** The oldest versions do not fit into an answer. */
    isShortened: z.literal(true).optional(),
  }),
  reach: { policies: ['versions'] },
})

export const createPolicy = contract({
  ...admin,
  name: 'createPolicy',
  summary: 'Creates a policy, unless it contradicts another one.',
  method: 'POST',
  path: '/admin/policy',
  rate: 'write',
  params: noParams,
  body: PolicyContent,
  maxBodyBytes: MAX_POLICY_BYTES,
  reply: Policy,
  reach: { policies: ['current', 'put'] },
})

export const updatePolicy = contract({
  ...admin,
  name: 'updatePolicy',
  summary:
    'Stores the next version of a policy. `version` is the one that the change was made from; if it is stale, the 409 carries the `current` one.',
  method: 'PUT',
  path: '/admin/policy',
  rate: 'write',
  params: noParams,
  body: PolicyContent.extend({ id: Id, version: z.int().optional() }),
  maxBodyBytes: MAX_POLICY_BYTES,
  reply: Policy,
  reach: { policies: ['current', 'put'] },
})

export const deletePolicy = contract({
  ...admin,
  name: 'deletePolicy',
  summary: 'Is always refused (409): transfers name the versions that bound them. Switch a policy off instead.',
  method: 'DELETE',
  path: '/admin/policy/{id}',
  rate: 'write',
  params: z.strictObject({ id: Id }),
  body: noBody,
  reply: z.strictObject({ id: Id }),
  reach: {},
})

export const getPolicyPacks = contract({
  ...admin,
  name: 'getPolicyPacks',
  summary: 'Returns the ready-made packs of policies, with their sources.',
  method: 'GET',
  path: '/admin/policy/packs',
  rate: 'read',
  params: noParams,
  body: noBody,
  reply: z.strictObject({ packs: z.array(PolicyPack) }),
  reach: {},
})

export const matchPolicies = contract({
  name: 'matchPolicies',
  summary: 'Advises what policies demand of a transfer or a request before it begins. The provisional transfer binds.',
  method: 'POST',
  path: '/policy/match',
  caller: 'member',
  rate: 'read',
  isAnsweredAnew: true,
  params: noParams,
  query: noQuery,
  body: z.strictObject({
    recipient: EmailAddress,
    files: DeclaredFiles.default([]),
    trackingId: line(200).nullish(),
    isTransferRequest: z.boolean().default(false),
  }),
  maxBodyBytes: MAX_FILES_BODY_BYTES,
  reply: z.strictObject({
    policyFeatures: PolicyFeatures,
    acknowledgementRequired: z.boolean(),
    expiry: ExpiryBounds,
    templateSets: z.array(ListedTemplateSet),
    matched: z.array(z.strictObject({ id: Id, name: z.string(), version: z.int(), mode: extensible(PolicyMode) })),
    outcome: VerificationOutcome,
    messages: z.array(PolicyMessage),
    /** What the provisional transfer will answer on the recipient; absent from versions with one reason only. */
    rvMessages: z.array(VerificationMessage).optional(),
  }),
  reach: { policies: ['current'], usage: ['findExchanges', 'findRecipients', 'knownDomains'] },
})

export const simulatePolicy = contract({
  ...admin,
  name: 'simulatePolicy',
  summary: 'Tries a policy, alone, on the transfers and requests of the last 90 days. Stores nothing.',
  method: 'POST',
  path: '/admin/policy/simulate',
  rate: 'read',
  isAnsweredAnew: true,
  params: noParams,
  body: PolicyContent,
  maxBodyBytes: MAX_POLICY_BYTES,
  reply: Simulated.extend({
    /** All that the policy was tried on. */
    transfers: z.int(),
    /** Created from then on (ISO 8601). */
    from: z.string(),
    /** Present when the answer lacks changes after this time. */
    asOf: z.iso.datetime().optional(),
  }),
  reach: { transferIndex: ['simulate'], audit: ['append'] },
})
