import { decodeJwt } from 'jose'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Caller } from '../../shared/contract/contract.ts'
import { contracts } from '../../shared/contract/table.ts'
import { alwaysRefused, ask, type CallName, callNames, samplePolicy, type Target } from '../harness/calls.ts'
import { provePhone } from '../harness/challenge.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getSecret, type Person, person, signIn } from '../harness/person.ts'

/** Who may make each call. The contracts say it too: a slip there is not to change what is held against it. */
const callers: Record<CallName, Caller> = {
  getConfig: 'anyone',
  getOpenApi: 'anyone',
  collectBrowserError: 'anyone',
  live: 'anyone',
  ready: 'anyone',
  getTransfer: 'anyone',
  claimUpload: 'anyone',
  getDropPage: 'anyone',
  enterDropPage: 'anyone',
  askMoreTime: 'anyone',
  getOwnDropPage: 'member',
  saveDropPage: 'member',
  unsubscribeFromAlerts: 'anyone',
  getDownload: 'recipient',
  getDownloadFile: 'recipient',
  reportDownload: 'recipient',
  trustDevice: 'recipient',
  forgetDevice: 'recipient',
  resendCode: 'challenge',
  getUploadUrl: 'uploader',
  getPartUrls: 'uploader',
  listParts: 'uploader',
  completeUpload: 'uploader',
  finalizeTransfer: 'uploader',
  endSession: 'member',
  previewAnonymization: 'member',
  suggestAnonymization: 'member',
  createProvisionalTransfer: 'member',
  createTransfer: 'member',
  sendAgain: 'member',
  retractTransfer: 'member',
  addRecipients: 'member',
  retractDelivery: 'member',
  extendTransfer: 'member',
  checkFurtherRecipients: 'member',
  getDeliveryHistory: 'member',
  getAnyDeliveryHistory: 'admin',
  getReceipt: 'member',
  getAnyReceipt: 'admin',
  getReceiptKeys: 'anyone',
  withdrawWrongRecipient: 'member',
  abandonTransfer: 'member',
  reviewTransfer: 'member',
  resetPhoneVerification: 'member',
  prepareRequest: 'member',
  createRequest: 'member',
  resendRequest: 'member',
  searchTransfers: 'member',
  countTransfers: 'member',
  getHealth: 'member',
  matchPolicies: 'member',
  getAddressBook: 'member',
  removeFromAddressBook: 'member',
  reviewAnyTransfer: 'admin',
  allowMalware: 'admin',
  endMalwareAllowance: 'admin',
  searchAllTransfers: 'admin',
  countAllTransfers: 'admin',
  getInsights: 'admin',
  acknowledgeAlerts: 'admin',
  countNewAlerts: 'admin',
  noteAlertsSeen: 'admin',
  getAlertSubscription: 'admin',
  saveAlertSubscription: 'admin',
  listPolicies: 'admin',
  getPolicyForm: 'admin',
  getPolicy: 'admin',
  createPolicy: 'admin',
  updatePolicy: 'admin',
  deletePolicy: 'admin',
  getPolicyPacks: 'admin',
  simulatePolicy: 'admin',
}

const administrators = callNames.filter(name => callers[name] === 'admin')
/** Settings of the organisation: changes are written down, reads are not. */
const ownSettings: readonly CallName[] = ['listPolicies', 'getPolicyForm', 'getPolicyPacks', 'getPolicy']
/** Of the caller's own: a look at alerts, and the mails. No alert of the sample exists. */
const ownLooks: readonly CallName[] = ['countNewAlerts', 'noteAlertsSeen', 'getAlertSubscription', 'acknowledgeAlerts']
/** Of a member, and without an effect. */
const members = ['searchTransfers', 'countTransfers', 'prepareRequest', 'suggestAnonymization'] as const

const HOUR = 3_600_000
const people = [
  { email: 'alice@acme.example', name: 'Alice', groups: ['org'] },
  { email: 'ada@acme.example', name: 'Ada', groups: ['org', 'admin'] },
  { email: 'late@acme.example', name: 'Late', groups: ['org', 'admin'] },
  { email: 'limited@acme.example', name: 'Limited', groups: ['org', 'admin'] },
  { email: 'banned@acme.example', name: 'Banned', groups: ['org', 'admin'] },
  { email: 'half@acme.example', name: 'Half', groups: ['admin'] },
  { email: 'vera@visitor.example', name: 'Vera', groups: [] },
] as const

/** Each role, and what its calls are answered: an administrator's, a member's. */
const roles = [
  ['nobody', 401, 401],
  ['a visitor', 403, 403],
  ['somebody of the administrators’ group alone', 403, 403],
  ['a recipient who proved a phone', 403, 403],
  ['a member', 403, 200],
  ['an administrator whose hour is over', 403, 200],
  ['an administrator whom an operator left the rights of a member', 403, 200],
  ['an administrator whom an operator left no rights', 403, 403],
  ['an administrator who signed out', 401, 401],
  ['an administrator', 200, 200],
] as const
type Role = (typeof roles)[number][0]

describe('roles', () => {
  let host: TestHost
  let target: Target
  const tokens = {} as Record<Role, string | undefined>

  beforeAll(async () => {
    host = await testHost({ budgets: { read: 1e6, write: 1e6, link: 1e6, report: 1e6 }, people, idTokenSeconds: 9000 })
    const getToken = async (email: string) => (await signIn(host.origin, email)).id_token
    const limited = async (email: string, limit: 'member' | 'visitor') => {
      const token = await getToken(email)
      await host.context.sessions.limitRights(decodeJwt(token).sub ?? '', limit)
      return token
    }
    tokens['an administrator whose hour is over'] = await getToken('late@acme.example')
    host.clock.move(HOUR)
    const alice = await person(host.origin, 'alice@acme.example')
    const ada = await person(host.origin, 'ada@acme.example')
    const { id: policyId } = await ada.call(contracts.createPolicy, { body: samplePolicy })
    target = { ...(await guardedByCode(alice)), policyId }
    tokens['a recipient who proved a phone'] = await provePhone(host.origin, target.username ?? '', PHONE)
    tokens['an administrator who signed out'] = await getToken('banned@acme.example')
    host.clock.move(1000)
    await ask(host.origin, 'endSession', target, { token: tokens['an administrator who signed out'] })
    host.clock.move(1000)
    Object.assign(tokens, {
      'a visitor': await getToken('vera@visitor.example'),
      'somebody of the administrators’ group alone': await getToken('half@acme.example'),
      'a member': alice.idToken,
      'an administrator whom an operator left the rights of a member': await limited('limited@acme.example', 'member'),
      'an administrator whom an operator left no rights': await limited('banned@acme.example', 'visitor'),
      'an administrator': await getToken('ada@acme.example'),
    })
  })
  afterAll(() => host.stop())

  const PHONE = '+41791234567'
  async function guardedByCode(alice: Person): Promise<Target> {
    const options = { isOTPEnabled: true, recipientPhoneNumber: PHONE }
    const sent = await alice.send([{ name: 'a.txt', content: Buffer.from('abc') }], { options })
    await host.settled()
    const stored = await host.context.transfers.get(sent.id)
    const username = stored?.phoneVerification?.username
    return { id: sent.id, fileId: stored?.files[0]?.id ?? '', secret: getSecret(sent.downloadUrl), username }
  }

  const looks = () =>
    withDatabase(host, database =>
      Number(
        database
          .prepare(
            `SELECT count(*) AS looks FROM audit WHERE action IN ('list-all', 'review-any', 'read-any-history', 'issue-receipt', 'create-policy', 'change-policy',
              'read-insights', 'subscribe-alerts')`,
          )
          .get()?.looks,
      ),
    )

  test('each call is for whom it is written here', () => {
    expect(Object.fromEntries(callNames.map(name => [name, contracts[name].caller]))).toEqual(callers)
  })

  describe.each(roles)('%s', (role, ofAdministrators, ofMembers) => {
    test.each(administrators)(
      `gets ${ofAdministrators} of %s, which is written down where it is answered`,
      async name => {
        const before = looks()

        const { status, text } = await ask(host.origin, name, target, { token: tokens[role] })

        expect(status).toBe(ofAdministrators === 200 ? (alwaysRefused.get(name) ?? 200) : ofAdministrators)
        if (status !== 200) expect(text).not.toContain(target.id)
        expect(looks() - before).toBe(status === 200 && ![...ownSettings, ...ownLooks].includes(name) ? 1 : 0)
      },
    )

    test.each(members)(`gets ${ofMembers} of %s`, async name => {
      expect((await ask(host.origin, name, target, { token: tokens[role] })).status).toBe(ofMembers)
    })
  })
})
