import type { PreTokenGenerationTriggerEvent } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { servePreToken } from '../../lambdas/aws/serving/servePreToken.ts'
import type { AuditEvent } from '../../lambdas/ports/audit.ts'
import { preToken, TokensRefused } from '../../lambdas/triggers/preToken.ts'
import { mappedGroups } from '../../shared/domain/groups.ts'
import { MemberClaims, roleAt } from '../../shared/domain/member.ts'

const mapping = { claim: 'groups', org: ['All Staff', 'contractors'], admin: ['Waybill Administrators'] }
const now = Date.parse('2026-11-21T09:00:00.000Z')
const seconds = now / 1000

type Request = PreTokenGenerationTriggerEvent['request']
type Trigger = PreTokenGenerationTriggerEvent['triggerSource']

/** Cognito’s event, version 1, for a user of the pool, of the organisation’s provider, or a recipient. */
function event(triggerSource: Trigger, userAttributes: Request['userAttributes'], groups: string[] = []) {
  const sent = {
    version: '1',
    triggerSource,
    region: 'eu-central-1',
    userPoolId: 'eu-central-1_Example',
    userName: userAttributes.sub ?? '',
    callerContext: { awsSdkVersion: 'aws-sdk-unknown-unknown', clientId: '1example23456789' },
    request: {
      userAttributes,
      groupConfiguration: { groupsToOverride: groups, iamRolesToOverride: [], preferredRole: null },
    },
    response: {},
  }
  return JSON.parse(JSON.stringify(sent)) as PreTokenGenerationTriggerEvent
}

const native = { sub: 'n', email: 'ada@acme.example', email_verified: 'true', 'cognito:user_status': 'CONFIRMED' }
const federated = {
  sub: 'f',
  email: 'alice@acme.example',
  email_verified: 'false',
  identities: '[{"userId":"alice","providerName":"Acme","providerType":"SAML","primary":true}]',
  'cognito:user_status': 'EXTERNAL_PROVIDER',
  'custom:groups': '[All Staff, Chess Club]',
}
const recipient = { sub: 'r', 'cognito:user_status': 'CONFIRMED' }
/** Cognito adds a provider’s users to a group of its own. */
const ofProvider = 'eu-central-1_Example_Acme'

let recorded: AuditEvent[] = []
const audit = () => ({ append: async (event: AuditEvent) => void recorded.push(event) })
let proofs: Record<string, number> = {}
const challenges = () => ({ findProof: async (username: string) => proofs[username] })

/** Who gets mails with alerts. */
let subscribed: string[] = []
const alerts = () => ({
  async findReader(subject: string) {
    const subscription = { cadence: 'each' as const, since: now, mailedUntil: now }
    const reader = { subject, email: '', activeAt: now }
    return subscribed.includes(subject) ? { ...reader, subscription } : reader
  },
  async endSubscription(subject: string) {
    subscribed = subscribed.filter(each => each !== subject)
  },
})

async function claimsFor(of: PreTokenGenerationTriggerEvent): Promise<unknown> {
  const { response } = await servePreToken(preToken, { audit, challenges, alerts })(of)
  return response.claimsOverrideDetails?.claimsToAddOrOverride
}

async function groupsFor(of: PreTokenGenerationTriggerEvent): Promise<unknown> {
  const { response } = await servePreToken(preToken, { audit, challenges, alerts })(of)
  return response.claimsOverrideDetails?.groupOverrideDetails?.groupsToOverride
}

describe('the token of a restored person', () => {
  beforeEach(() => {
    recorded = []
    vi.stubEnv('GROUP_MAPPING', JSON.stringify(mapping))
  })
  afterEach(() => vi.unstubAllEnvs())

  test.each([
    ['of the pool', native],
    ['of the provider', federated],
  ])('has the id of their earlier transfers, by which the audit names them: %s', async (_, attributes) => {
    const claims = await claimsFor(event('TokenGeneration_HostedAuth', { ...attributes, 'custom:subject': 'before' }))

    expect(claims).toMatchObject({ former_sub: 'before' })
    expect(recorded).toMatchObject([{ action: 'sign-in', actor: 'before' }])
  })

  test('is the only one with such an id', async () => {
    expect(await claimsFor(event('TokenGeneration_HostedAuth', native))).not.toHaveProperty('former_sub')
    expect(await claimsFor(event('TokenGeneration_Authentication', recipient))).toBeUndefined()
  })
})

describe('the groups in a token', () => {
  beforeEach(() => {
    recorded = []
    proofs = {}
    subscribed = []
    vi.stubEnv('GROUP_MAPPING', JSON.stringify(mapping))
    vi.useFakeTimers({ now, toFake: ['Date'] })
  })
  afterEach(() => {
    vi.unstubAllEnvs()
    vi.useRealTimers()
  })

  test.each<[string, string, string[]]>([
    ['a list in brackets', '[All Staff, Chess Club]', ['org']],
    ['a list without', 'Chess Club,All Staff', ['org']],
    ['JSON', '["Waybill Administrators","contractors"]', ['org', 'admin']],
    ['one name', 'All Staff', ['org']],
    ['other case, and space', ' [ all staff ,WAYBILL administrators ] ', ['org', 'admin']],
    ['an administrator who is no member', 'Waybill Administrators', ['admin']],
    ['a name that only begins so', 'All Staff of Another', []],
    ['the product’s own names, which are not mapped', '[org, admin]', []],
    ['JSON with one name that holds another', '["x, All Staff"]', []],
    ['JSON that is no list', '{"All Staff":true}', []],
    ['numbers', '[1, 2]', []],
    ['nothing', '', []],
    ['an empty list', '[]', []],
  ])('of a provider’s user follow its claim: %s', async (_, told, groups) => {
    const person = { ...federated, 'custom:groups': told }

    expect(await groupsFor(event('TokenGeneration_HostedAuth', person, [ofProvider]))).toEqual(groups)
    expect(mappedGroups(told, mapping)).toEqual(groups)
  })

  test('point 16: have the time of reading for users of the pool; for a provider’s users, that of the sign-in', async () => {
    const triggers = ['TokenGeneration_HostedAuth', 'TokenGeneration_RefreshTokens'] as const

    for (const trigger of triggers) {
      expect(await claimsFor(event(trigger, native, ['org', 'admin'])), trigger).toEqual({ groups_at: `${seconds}` })
      expect(await claimsFor(event(trigger, federated, [ofProvider])), trigger).toBeUndefined()
    }
  })

  test('point 16: make an administrator for an hour after they were read, or after the sign-in', () => {
    const claims = (told: object) =>
      MemberClaims.parse({
        sub: 's',
        email: 'a@b',
        exp: 1,
        auth_time: seconds,
        'cognito:groups': ['org', 'admin'],
        ...told,
      })
    const roles = (told: object) => [3599, 3600, 7199, 7200].map(after => roleAt(claims(told), now + after * 1000))

    expect(roles({})).toEqual(['admin', 'member', 'member', 'member'])
    expect(roles({ groups_at: `${seconds + 3600}` })).toEqual(['admin', 'admin', 'admin', 'member'])
    expect(roles({ 'cognito:groups': ['org'] })).toEqual(['member', 'member', 'member', 'member'])
  })

  test('of a provider’s user who is also in the pool’s own groups are both, and no others', async () => {
    const poolGroups = [ofProvider, 'admin', 'everyone']

    expect(await groupsFor(event('TokenGeneration_HostedAuth', federated, poolGroups))).toEqual(['org', 'admin'])
  })

  test('of a pool user linked to the provider follow its claim too', async () => {
    const linked = { ...federated, 'cognito:user_status': 'CONFIRMED' }

    expect(await groupsFor(event('TokenGeneration_HostedAuth', linked, ['admin']))).toEqual(['org', 'admin'])
  })

  test('of a pool user are only the pool’s, for any attribute', async () => {
    const person = { ...native, 'custom:groups': 'Waybill Administrators' }

    expect(await groupsFor(event('TokenGeneration_HostedAuth', person, ['org', 'other']))).toEqual(['org'])
    expect(await groupsFor(event('TokenGeneration_NewPasswordChallenge', person, ['admin', 'org']))).toEqual([
      'org',
      'admin',
    ])
    expect(await groupsFor(event('TokenGeneration_HostedAuth', person))).toEqual([])
  })

  test('are the current ones when a token is renewed', async () => {
    const left = { ...federated, 'custom:groups': '[Chess Club]' }

    expect(await groupsFor(event('TokenGeneration_RefreshTokens', federated, [ofProvider]))).toEqual(['org'])
    expect(await groupsFor(event('TokenGeneration_RefreshTokens', left, [ofProvider]))).toEqual([])
    expect(await groupsFor(event('TokenGeneration_RefreshTokens', native, ['org', 'admin']))).toEqual(['org', 'admin'])
  })

  test('are empty for a user with a proof, even a member', async () => {
    expect(await groupsFor(event('TokenGeneration_Authentication', recipient))).toEqual([])
    expect(await groupsFor(event('TokenGeneration_Authentication', native, ['org', 'admin']))).toEqual([])
    expect(await groupsFor(event('TokenGeneration_AuthenticateDevice', federated, ['org']))).toEqual([])
  })

  test('omit the provider’s full list, and the event is otherwise unchanged', async () => {
    const asked = event('TokenGeneration_HostedAuth', federated, [ofProvider])

    const answered = await servePreToken(preToken, { audit, challenges, alerts })(asked)

    expect({ ...answered, response: {} }).toEqual(asked)
    expect(answered.response.claimsOverrideDetails?.claimsToSuppress).toEqual(['custom:groups', 'custom:subject'])
  })

  test.each([
    ['at once', seconds, true],
    ['a second before 15 minutes', seconds - 899, true],
    ['at 15 minutes', seconds - 900, false],
    ['a day later', seconds - 86_400, false],
    ['before the proof', seconds + 1, false],
    ['without a proof', undefined, false],
  ])('are renewed for a recipient %s: %#', async (_, at, isRenewed) => {
    if (at !== undefined) proofs = { r: at }
    const renewing = groupsFor(event('TokenGeneration_RefreshTokens', recipient))

    if (isRenewed) expect(await renewing).toEqual([])
    else await expect(renewing).rejects.toThrow(TokensRefused)
  })

  test('a recipient’s token cannot be renewed by another’s proof, or by an attribute', async () => {
    proofs = { other: seconds }
    const told = { ...recipient, 'custom:signed_in_at': String(seconds) }

    await expect(groupsFor(event('TokenGeneration_RefreshTokens', told))).rejects.toThrow(TokensRefused)
  })

  test('are refused for a person without an address from the provider', async () => {
    const { email: _, ...nameless } = federated

    await expect(groupsFor(event('TokenGeneration_HostedAuth', nameless))).rejects.toThrow(
      'Your organization did not provide your e-mail address.',
    )
  })

  test.each(['', 'a', 'Your Boss <boss>', 'ada@acme.example, bob@acme.example', 'ada@localhost'])(
    'are refused for a person with an invalid address: %j',
    async email => {
      const asked = event('TokenGeneration_HostedAuth', { ...federated, email })

      await expect(groupsFor(asked)).rejects.toThrow('Your organization did not provide your e-mail address.')
      expect(recorded).toEqual([{ at: new Date(now).toISOString(), action: 'sign-in', actor: 'f', result: 'denied' }])
    },
  )

  test('are audited at each sign-in, and not at each renewal', async () => {
    await groupsFor(event('TokenGeneration_HostedAuth', native, ['org']))
    await groupsFor(event('TokenGeneration_RefreshTokens', native, ['org']))

    expect(recorded).toEqual([{ at: new Date(now).toISOString(), action: 'sign-in', actor: 'n', result: 'done' }])
  })

  test('are issued even when the sign-in cannot be audited', async () => {
    const full = { append: () => Promise.reject(new Error('The table is not there.')) }

    const { response } = await servePreToken(preToken, { audit: () => full, challenges, alerts })(
      event('TokenGeneration_HostedAuth', native, ['org']),
    )

    expect(response.claimsOverrideDetails?.groupOverrideDetails?.groupsToOverride).toEqual(['org'])
  })

  test.each<[string, string[], PreTokenGenerationTriggerEvent]>([
    ['end when they have no administrator of the pool', [], event('TokenGeneration_RefreshTokens', native, ['org'])],
    ['end when they have no administrator of a provider', [], event('TokenGeneration_HostedAuth', federated)],
    ['stay for an administrator', ['n'], event('TokenGeneration_RefreshTokens', native, ['org', 'admin'])],
    ['stay when a member proves a phone', ['n'], event('TokenGeneration_Authentication', native, ['org', 'admin'])],
  ])('decide on mails with alerts: they %s', async (_, expected, of) => {
    const { sub = '' } = of.request.userAttributes
    subscribed = [sub]

    await groupsFor(of)

    expect(subscribed).toEqual(expected)
    const ended = {
      action: 'unsubscribe-alerts',
      actor: 'system',
      detail: `${sub} is no administrator`,
      result: 'done',
    }
    expect(recorded.filter(({ action }) => action === ended.action)).toEqual(
      expected.length > 0 ? [] : [{ at: new Date(now).toISOString(), ...ended }],
    )
  })

  test('are issued even when mails with alerts cannot be ended', async () => {
    const broken = () => ({ ...alerts(), findReader: () => Promise.reject(new Error('The table is not there.')) })

    const { response } = await servePreToken(preToken, { audit, challenges, alerts: broken })(
      event('TokenGeneration_HostedAuth', native, ['org']),
    )

    expect(response.claimsOverrideDetails?.groupOverrideDetails?.groupsToOverride).toEqual(['org'])
  })

  test('are never guessed: without a mapping the function does not start', () => {
    vi.stubEnv('GROUP_MAPPING', '')
    expect(() => servePreToken(preToken, { audit, challenges, alerts })).toThrow(
      'The variable GROUP_MAPPING is not set.',
    )

    vi.stubEnv('GROUP_MAPPING', '{"claim":"groups","org":["a,b"],"admin":[]}')
    expect(() => servePreToken(preToken, { audit, challenges, alerts })).toThrow('without commas')
  })
})
