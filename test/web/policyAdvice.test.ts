import { describe, expect, test } from 'vitest'
import type { PolicyMessage } from '../../shared/domain/policies/policyMessage.ts'
import { demandTexts } from '../../shared/texts/en/options.ts'
import { policyDemandText, requiredText } from '../../shared/texts/policies.ts'
import { emptyRequest, toAdvised, toRequestBody, toRules } from '../../web/src/pages/request/requestDraft.ts'
import { noOptions, optionsWith } from '../../web/src/pages/send/options/options.ts'
import {
  findNotices,
  findProhibitions,
  findRequirements,
  reasonsFor,
  toOwnWords,
  written,
} from '../../web/src/policies/reasons.ts'
import type { Advice } from '../../web/src/policies/usePolicyAdvice.ts'
import { prepared } from './prepared.ts'

const message = (feature: string, text = 'Only so.', userAction = ''): PolicyMessage => ({
  policyId: 'p1',
  policyName: 'Cards',
  feature,
  text,
  userAction,
})
const features = {
  ...prepared.policyFeatures,
  passwordProtection: 'required',
  anonymousTransfer: 'prohibited',
} as const

describe('the messages of policies', () => {
  test('belong to their options', () => {
    const messages = [message('trackingId'), message('minExpiryDays'), message('maxExpiryDays')]

    expect(reasonsFor(messages, 'minExpiryDays', 'maxExpiryDays')).toEqual(messages.slice(1))
  })

  test('are repeated at an option only in the organisation’s own words', () => {
    expect(toOwnWords(message('mobileOtp', demandTexts.required('mobileOtp')))).toBeUndefined()
    expect(toOwnWords(message('mobileOtp', demandTexts.prohibited('mobileOtp')))).toBeUndefined()
    expect(toOwnWords(message('signIn', demandTexts.signIn))).toBeUndefined()
    expect(toOwnWords(message('mobileOtp'))).toBe('Only so.')
    expect(toOwnWords(message('maxExpiryDays', demandTexts.maxExpiry(3)))).toBe('The link can work for at most 3 days.')
  })

  test('are recognized by what the server writes', () => {
    const { conflictAction, blockAction } = demandTexts

    expect(written).toEqual({ conflictAction, blockAction })
  })

  test('on a block or a warning are those on the transfer, and contradictions', () => {
    const block = message('transfer')
    const conflict = message('passwordProtection', 'They contradict.', demandTexts.conflictAction)

    expect(findNotices([block, conflict, message('passwordProtection')])).toEqual([block, conflict])
  })

  test('tell required options from prohibited ones', () => {
    const required = message('passwordProtection')
    const prohibited = message('anonymousTransfer')
    const messages = [required, prohibited, message('trackingId'), message('templateSet')]

    expect(findRequirements(messages, features)).toEqual([required])
    expect(findProhibitions(messages, features)).toEqual([prohibited])
    expect(findProhibitions(messages, { trackingId: 'prohibited' })).toEqual([message('trackingId')])
  })
})

describe('the sentences', () => {
  test('name the policies of a demand, with their own words and links', () => {
    const by = [
      { name: 'Cards', message: 'Use the vault.', link: 'https://intranet.acme.example/cards' },
      { name: 'Partners', message: 'Use the vault.' },
    ]

    expect(policyDemandText(demandTexts.required('passwordProtection'), by, 'Switch it on.')).toBe(
      'Password protection is required for this transfer. Policies: “Cards”, “Partners”. Switch it on. Use the vault. More at https://intranet.acme.example/cards',
    )
  })

  test('name one or more required options', () => {
    expect(requiredText(['trackingId'])).toBe('The tracking ID is required for this transfer.')
    expect(requiredText(['passwordProtection', 'mobileOtp', 'trackingId'])).toBe(
      'Password protection, the code by SMS and the tracking ID are required for this transfer.',
    )
  })
})

describe('an expiry that is fixed', () => {
  test('drops the sender’s earlier days', () => {
    const fixed = { ...prepared, expiry: { min: 3, default: 3, max: 3 } }

    const { isExpiryCustom, expiryDays } = optionsWith({ ...noOptions, isExpiryCustom: true, expiryDays: '9' }, fixed)

    expect([isExpiryCustom, expiryDays]).toEqual([false, ''])
  })
})

describe('advice on a request', () => {
  const { templateSets, policyFeatures } = prepared
  const [standard, legal] = templateSets
  const preCheck = {
    organisationName: 'Acme',
    templateSets,
    defaultExpiryDays: 7,
    minExpiryDays: 3,
    maxExpiryDays: 60,
    policyFeatures,
  }
  const advice: Advice = {
    policyFeatures: { ...policyFeatures, trackingId: 'required' },
    acknowledgementRequired: true,
    expiry: { min: 3, default: 5, max: 5 },
    templateSets: legal ? [legal] : [],
    matched: [],
    outcome: 'allow',
    messages: [message('trackingId')],
  }

  test('replaces the bounds of the pre-check', () => {
    expect(toRules(preCheck, undefined)).toEqual({ ...preCheck, policyMessages: [] })
    expect(toRules(preCheck, advice)).toMatchObject({
      policyFeatures: { trackingId: 'required' },
      defaultExpiryDays: 5,
      maxExpiryDays: 5,
      templateSets: [{ name: 'Legal' }],
      policyMessages: advice.messages,
    })
  })

  test('is asked for a valid address, with the tracking ID if it is on', () => {
    const draft = { ...emptyRequest, responder: 'rita@partner.example', trackingId: ' 7 ' }

    expect(toAdvised({ ...draft, responder: 'rita@' })).toBeUndefined()
    expect(toAdvised(draft)).toMatchObject({
      recipient: 'rita@partner.example',
      trackingId: '',
      isTransferRequest: true,
    })
    expect(toAdvised({ ...draft, isTrackingIdWanted: true })).toMatchObject({ trackingId: '7' })
  })

  test('fixes the days when only one number is allowed', () => {
    const rules = toRules(preCheck, { ...advice, expiry: { min: 5, default: 5, max: 5 } })

    expect(
      toRequestBody({ ...emptyRequest, responder: 'rita@partner.example', expiryDays: '9' }, rules).expiryDays,
    ).toBe(5)
  })

  test('drops a chosen template set that is not allowed', () => {
    const draft = { ...emptyRequest, responder: 'rita@partner.example', templateSet: standard?.name }

    expect(toRequestBody(draft, toRules(preCheck, advice)).templateSet).toBeNull()
    expect(toRequestBody({ ...draft, templateSet: 'Legal' }, toRules(preCheck, advice)).templateSet).toBe('Legal')
  })
})
