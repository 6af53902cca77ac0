import { expect } from 'vitest'
import type { Ports } from '../../lambdas/core/request/context.ts'
import { templateVersion } from '../../lambdas/core/transfer/templateVersion.ts'
import type { Challenge } from '../../lambdas/ports/challenges.ts'
import { MAX_TRUSTED_DEVICES } from '../../lambdas/ports/lifetimes.ts'
import type { UsageChange } from '../../lambdas/ports/usage.ts'
import { CANARY_SUBJECT } from '../../shared/domain/canary.ts'
import { MAX_ADDRESS_BOOK_ENTRIES } from '../../shared/domain/limits.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { forEachAtMost } from '../../shared/forEachAtMost.ts'
import { aLink, anAlert } from '../contracts/alerts.suite.ts'
import { aDropPage } from '../contracts/dropPages.suite.ts'
import { aHealthRun } from '../contracts/health.suite.ts'
import { anAllowance } from '../contracts/malwareAllowances.suite.ts'
import { aNotice } from '../contracts/notices.suite.ts'
import { aPolicy } from '../contracts/policies.suite.ts'
import { aTemplateSet } from '../contracts/templateSets.suite.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import { aTrustedDevice } from '../contracts/trustedDevices.suite.ts'
import { anEvent, NINE, openTableStores, type TableStores } from './dynamoWorld.ts'

const link = { digest: 'of the link', sealed: 'sealed' }
export const sent = aTransfer('sent', {
  transferState: 'active',
  expiryDate: '2026-11-28T09:00:00.000Z',
  remindAt: '2026-11-25T09:00:00.000Z',
  link,
})
const { files: filesOfSent, ...record } = sent
const [first = aFile('none')] = filesOfSent
const found = { transfer: record, file: first, place: 0 }
export const confirmed: Transfer = {
  ...sent,
  transferState: 'retracted',
  files: [aFile('other')],
  link: { ...link, digest: 'new' },
}

export type PortCall = {
  commands: string[]
  answer: unknown
  act(stores: TableStores): Promise<unknown>
  /** Another case with other commands. */
  otherwise?(stores: TableStores): Promise<unknown>
}
type StoresInTables = Pick<
  Ports,
  | 'transfers'
  | 'audit'
  | 'idempotency'
  | 'sessions'
  | 'limits'
  | 'challenges'
  | 'contacts'
  | 'addressBook'
  | 'templateSets'
  | 'policies'
  | 'usage'
  | 'health'
  | 'alerts'
  | 'malwareAllowances'
  | 'notices'
  | 'dropPages'
  | 'trustedDevices'
>

const dropPage = aDropPage('bob')
const trusted = aTrustedDevice('laptop')
const fullHolder = 'digest of rolf'

const challenge: Challenge = {
  ...{ id: 'asked', revision: 1, username: 'name of rita', channel: 'sms', prefix: 'KXW', digest: 'digest' },
  ...{ sealedKey: 'sealed', expiresAt: NINE + 300_000, attemptsLeft: 3, tokenDigest: 'token' },
}
const allowance = anAllowance({ until: new Date(NINE + 1000).toISOString() })
const edited = { ...aTemplateSet, name: 'Edited' }
const phone = { sealedPhone: 'sealed', maskedPhone: '** 67' }
const nine = new Date(NINE).toISOString()
const released: UsageChange = {
  times: 1,
  exchange: { subject: 'bob', recipient: 'rita@partner.example' },
  files: [{ group: 'office', stem: 'pay', infoTypes: ['IBAN_CODE'] }],
}
const run = aHealthRun({ createdAt: new Date(NINE - 1000).toISOString() })
const alert = anAlert('ann', NINE - 1000)
const acknowledgement = { at: nine, by: 'ada@acme.example' }
const reader = { subject: 'ada', email: 'ada@acme.example', activeAt: NINE }
const subscription = { cadence: 'each' as const, since: NINE, mailedUntil: NINE }
const subscriber = { ...reader, unsubscribe: aLink('ada'), subscription }
const budget = { name: 'codes of rita', most: 3, seconds: 3600 }

/** Each verb once, with a sent transfer, an unconfirmed one and an open claim. */
export const portCalls: { [Port in keyof StoresInTables]: { [Verb in keyof Ports[Port]]: PortCall } } = {
  transfers: {
    add: {
      commands: ['TransactWriteItemsCommand'],
      answer: true,
      act: ({ transfers }) =>
        transfers.add(aTransfer('added', { link: { ...link, digest: 'another' } }), anEvent('add')),
    },
    get: { commands: ['QueryCommand'], answer: sent, act: ({ transfers }) => transfers.get('sent') },
    getRecords: {
      commands: ['BatchGetItemCommand'],
      answer: [record],
      act: ({ transfers }) => transfers.getRecords(['sent', 'missing']),
    },
    ofSender: { commands: ['QueryCommand'], answer: sent, act: ({ transfers }) => transfers.ofSender('sent', 'alice') },
    getByLink: {
      commands: ['GetItemCommand', 'QueryCommand'],
      answer: sent,
      act: ({ transfers }) => transfers.getByLink('download', link.digest),
    },
    getFile: {
      commands: ['QueryCommand', 'GetItemCommand'],
      answer: found,
      act: ({ transfers }) => transfers.getFile('sent', first.id, 'alice'),
    },
    getFileByLink: {
      commands: ['GetItemCommand', 'QueryCommand', 'GetItemCommand'],
      answer: found,
      act: ({ transfers }) => transfers.getFileByLink('download', link.digest, first.id),
    },
    replace: {
      commands: ['TransactWriteItemsCommand'],
      answer: true,
      act: ({ transfers }) => transfers.replace(sent, confirmed, anEvent('replace')),
    },
    replaceWithUsage: {
      commands: ['BatchGetItemCommand', 'TransactWriteItemsCommand'],
      answer: true,
      act: ({ transfers }) => {
        const usage = { ...released, exchange: { subject: 'alice', recipient: 'rolf@other.example' } }
        return transfers.replaceWithUsage(sent, { ...sent, stateChangedAt: nine }, usage, anEvent('publish'))
      },
      // The last exchange with a domain: it reads whether another member has one.
      otherwise: ({ transfers }) => {
        const before = { ...sent, revision: 2 }
        const usage = { ...released, times: -1 } as const
        return transfers.replaceWithUsage(before, { ...before, stateChangedAt: nine }, usage, anEvent('retract'))
      },
    },
    takeOver: {
      commands: ['TransactWriteItemsCommand'],
      answer: true,
      act: ({ transfers }) =>
        transfers.takeOver(
          sent,
          { ...sent, newId: 'successor' },
          aTransfer('successor', { link: { ...link, digest: 'of the successor' } }),
          anEvent('send-again'),
        ),
    },
    findUnfinished: {
      commands: ['QueryCommand'],
      answer: { provisional: 1, uploadBytes: 0 },
      act: ({ transfers }) => transfers.findUnfinished('alice'),
    },
    replaceFile: {
      commands: ['GetItemCommand', 'TransactWriteItemsCommand'],
      answer: true,
      act: ({ transfers }) =>
        transfers.replaceFile('sent', first, { ...first, fileState: 'verified' }, anEvent('replaceFile')),
    },
    countDownload: {
      commands: ['TransactWriteItemsCommand'],
      answer: true,
      act: ({ transfers }) => transfers.countDownload('sent', 'rita', NINE, anEvent('download')),
      // Of a file that its link gives once.
      otherwise: ({ transfers }) =>
        transfers.countDownload('sent', 'rolf', NINE, anEvent('download'), { taken: first.id, place: 0 }),
    },
    noteStep: {
      commands: ['TransactWriteItemsCommand'],
      answer: undefined,
      act: ({ transfers }) =>
        transfers.noteStep('sent', { step: 'bounced', reason: 'tooLarge' }, NINE, anEvent('note')),
    },
    getSteps: {
      commands: ['QueryCommand'],
      answer: [],
      act: ({ transfers }) => transfers.getSteps('none'),
    },
    inStateSince: {
      commands: ['QueryCommand'],
      answer: ['sent'],
      act: ({ transfers }) => transfers.inStateSince('active', '2027', 9),
    },
    expiredBefore: {
      commands: ['QueryCommand'],
      answer: ['sent'],
      act: ({ transfers }) => transfers.expiredBefore('2027', 9),
    },
    remindedBefore: {
      commands: ['QueryCommand'],
      answer: ['sent'],
      act: ({ transfers }) => transfers.remindedBefore('2027', 9),
    },
    notWithdrawn: {
      commands: ['QueryCommand'],
      answer: ['revoked'],
      act: ({ transfers }) => transfers.notWithdrawn(9),
    },
    expiredNotWithdrawn: {
      commands: ['QueryCommand'],
      answer: ['over'],
      act: ({ transfers }) => transfers.expiredNotWithdrawn('2027', 9),
    },
    notErased: {
      commands: ['QueryCommand'],
      answer: ['over'],
      act: ({ transfers }) => transfers.notErased('expired', '2027', 9),
    },
    removeProvisional: {
      commands: ['QueryCommand', 'TransactWriteItemsCommand'],
      answer: true,
      act: ({ transfers }) => transfers.removeProvisional('unconfirmed', anEvent('remove')),
    },
    removeEnded: {
      commands: ['QueryCommand', 'QueryCommand', 'DeleteItemCommand', 'TransactWriteItemsCommand'],
      answer: true,
      act: ({ transfers }) => transfers.removeEnded('erased', anEvent('remove')),
    },
    removeCanary: {
      commands: ['QueryCommand', 'TransactWriteItemsCommand'],
      answer: undefined,
      act: ({ transfers }) => transfers.removeCanary('canary-1'),
    },
  },
  audit: {
    append: { commands: ['PutItemCommand'], answer: undefined, act: ({ audit }) => audit.append(anEvent('append')) },
  },
  idempotency: {
    claim: {
      commands: ['PutItemCommand'],
      answer: { kind: 'mine', claim: expect.any(String) },
      act: ({ idempotency }) => idempotency.claim('new', 'request', NINE),
    },
    settle: {
      commands: ['UpdateItemCommand'],
      answer: undefined,
      act: ({ idempotency }) => idempotency.settle('claimed', claims.get(idempotency) ?? '', 'reply'),
    },
    release: {
      commands: ['DeleteItemCommand'],
      answer: undefined,
      act: ({ idempotency }) => idempotency.release('claimed', claims.get(idempotency) ?? ''),
    },
  },
  sessions: {
    endBefore: {
      commands: ['UpdateItemCommand'],
      answer: undefined,
      act: ({ sessions }) => sessions.endBefore('alice', 9),
    },
    notBefore: { commands: ['GetItemCommand'], answer: 7, act: ({ sessions }) => sessions.notBefore('bob') },
    limitRights: {
      commands: ['UpdateItemCommand'],
      answer: undefined,
      act: ({ sessions }) => sessions.limitRights('alice', 'member'),
    },
    find: { commands: ['GetItemCommand'], answer: { notBefore: 7 }, act: ({ sessions }) => sessions.find('bob') },
  },
  limits: {
    take: { commands: ['UpdateItemCommand'], answer: undefined, act: ({ limits }) => limits.take('read', 'alice') },
    takeAll: {
      commands: ['TransactWriteItemsCommand'],
      answer: undefined,
      act: ({ limits }) => limits.takeAll([budget, { ...budget, name: 'codes in all' }]),
      // Without room in a budget, it reads the counts.
      otherwise: async ({ limits }) => {
        await limits.takeAll([{ ...budget, name: 'codes of rolf', amount: 3 }])
        await limits.takeAll([{ ...budget, name: 'codes of rolf' }])
      },
    },
  },
  challenges: {
    add: {
      commands: ['TransactWriteItemsCommand'],
      answer: undefined,
      act: ({ challenges }) => challenges.add({ ...challenge, id: 'new' }),
    },
    get: {
      commands: ['GetItemCommand'],
      answer: challenge,
      act: ({ challenges }) => challenges.get(challenge.username, 'asked'),
    },
    replace: {
      commands: ['TransactWriteItemsCommand'],
      answer: true,
      act: ({ challenges }) => challenges.replace(challenge, { ...challenge, attemptsLeft: 2 }),
    },
    burn: {
      commands: ['TransactWriteItemsCommand'],
      answer: true,
      act: ({ challenges }) => challenges.burn(challenge),
    },
    noteProof: {
      commands: ['UpdateItemCommand'],
      answer: undefined,
      act: ({ challenges }) => challenges.noteProof('rita', NINE / 1000),
    },
    findProof: {
      commands: ['GetItemCommand'],
      answer: NINE / 1000,
      act: ({ challenges }) => challenges.findProof('rolf'),
    },
  },
  contacts: {
    keepPhone: {
      commands: ['PutItemCommand'],
      answer: undefined,
      act: ({ contacts }) => contacts.keepPhone('alice and rita', phone),
    },
    getPhone: { commands: ['GetItemCommand'], answer: phone, act: ({ contacts }) => contacts.getPhone('bob and rita') },
  },
  malwareAllowances: {
    put: {
      commands: ['PutItemCommand'],
      answer: undefined,
      act: ({ malwareAllowances }) => malwareAllowances.put({ ...allowance, name: 'Another' }),
    },
    find: {
      commands: ['GetItemCommand'],
      answer: allowance,
      act: ({ malwareAllowances }) => malwareAllowances.find(allowance),
    },
    remove: {
      commands: ['DeleteItemCommand'],
      answer: undefined,
      act: ({ malwareAllowances }) => malwareAllowances.remove({ ...allowance, name: 'Another' }),
    },
  },
  trustedDevices: {
    add: {
      commands: ['PutItemCommand', 'QueryCommand'],
      answer: undefined,
      act: ({ trustedDevices }) => trustedDevices.add(aTrustedDevice('phone')),
      // The oldest of a full list goes.
      otherwise: ({ trustedDevices }) => trustedDevices.add(aTrustedDevice('one more', { holder: fullHolder })),
    },
    find: {
      commands: ['GetItemCommand'],
      answer: trusted,
      act: ({ trustedDevices }) => trustedDevices.find(trusted.holder, trusted.id),
    },
    list: {
      commands: ['QueryCommand'],
      answer: [trusted],
      act: ({ trustedDevices }) => trustedDevices.list(trusted.holder),
    },
    remove: {
      commands: ['DeleteItemCommand'],
      answer: undefined,
      act: ({ trustedDevices }) => trustedDevices.remove(trusted.holder, trusted.id),
    },
    removeAll: {
      commands: ['QueryCommand', 'DeleteItemCommand'],
      answer: 1,
      act: ({ trustedDevices }) => trustedDevices.removeAll(trusted.holder),
    },
  },
  dropPages: {
    find: { commands: ['GetItemCommand'], answer: dropPage, act: ({ dropPages }) => dropPages.find('bob') },
    findByAddress: {
      commands: ['GetItemCommand', 'GetItemCommand'],
      answer: dropPage,
      act: ({ dropPages }) => dropPages.findByAddress(dropPage.link.digest),
    },
    replace: {
      commands: ['TransactWriteItemsCommand'],
      answer: true,
      act: ({ dropPages }) => dropPages.replace(dropPage, { ...dropPage, revision: 2 }),
      // A new address.
      otherwise: async ({ dropPages }) => {
        await dropPages.replace(dropPage, { ...dropPage, revision: 2, link: { digest: 'another', sealed: 'sealed' } })
      },
    },
  },
  notices: {
    add: {
      commands: ['PutItemCommand'],
      answer: undefined,
      act: ({ notices }) => notices.add(aNotice({ transferId: 'other' })),
    },
    due: { commands: ['QueryCommand'], answer: [aNotice()], act: ({ notices }) => notices.due('2027', 9) },
    remove: { commands: ['DeleteItemCommand'], answer: undefined, act: ({ notices }) => notices.remove(aNotice()) },
  },
  usage: {
    findRecipients: {
      commands: ['BatchGetItemCommand', 'QueryCommand'],
      answer: [
        {
          own: {
            count: 1,
            lastAt: NINE,
            likeness: { files: 1, groups: ['office'], stems: ['pay'], infoTypes: ['IBAN_CODE'] },
          },
          ownAtDomain: [],
          membersAtDomain: 1,
          ownStems: [{ stem: 'pay', infoTypes: ['IBAN_CODE'] }],
        },
      ],
      act: ({ usage }) => usage.findRecipients('bob', ['rita@partner.example'], ['pay', 'other']),
    },
    knownDomains: {
      commands: ['QueryCommand'],
      answer: expect.objectContaining({ texts: new Set(['partner.example']) }),
      act: ({ usage }) => usage.knownDomains(),
    },
    findExchanges: {
      commands: ['GetItemCommand', 'QueryCommand'],
      answer: { bySender: true, byOrganisation: true },
      act: ({ usage }) => usage.findExchanges(released.exchange),
    },
  },
  addressBook: {
    keep: {
      commands: ['UpdateItemCommand'],
      answer: undefined,
      act: ({ addressBook }) => addressBook.keep('bob', { address: 'rita@partner.example', name: '' }),
      // A new address displaces the oldest.
      otherwise: async ({ addressBook }) => {
        const uses = Array.from({ length: MAX_ADDRESS_BOOK_ENTRIES }, (_, at) => ({
          address: `r${at}@partner.example`,
          name: '',
        }))
        await forEachAtMost(10, uses, used => addressBook.keep('bob', used))
      },
    },
    list: {
      commands: ['QueryCommand'],
      answer: [{ address: 'rita@partner.example', name: 'Rita', lastUsedAt: NINE }],
      act: ({ addressBook }) => addressBook.list('bob'),
    },
    remove: {
      commands: ['DeleteItemCommand'],
      answer: undefined,
      act: ({ addressBook }) => addressBook.remove('bob', ['rita@partner.example']),
    },
  },
  templateSets: {
    keep: {
      commands: ['PutItemCommand'],
      answer: { name: 'Edited', version: templateVersion(edited) },
      act: ({ templateSets }) => templateSets.keep(edited),
    },
    get: {
      commands: ['GetItemCommand'],
      answer: aTemplateSet,
      act: ({ templateSets }) => templateSets.get({ name: aTemplateSet.name, version: templateVersion(aTemplateSet) }),
    },
  },
  policies: {
    current: {
      commands: ['GetItemCommand', 'QueryCommand'],
      answer: { stamp: 1, policies: [aPolicy()] },
      act: ({ policies }) => policies.current(),
    },
    versions: {
      commands: ['QueryCommand'],
      answer: [aPolicy()],
      act: ({ policies }) => policies.versions('policy-1'),
    },
    put: {
      commands: ['TransactWriteItemsCommand'],
      answer: true,
      act: ({ policies }) => policies.put(aPolicy({ id: 'other' }), 1, anEvent('policy')),
    },
  },
  health: {
    add: {
      commands: ['PutItemCommand'],
      answer: undefined,
      act: ({ health }) => health.add(aHealthRun({ createdAt: new Date(NINE).toISOString() })),
    },
    remove: { commands: ['DeleteItemCommand'], answer: undefined, act: ({ health }) => health.remove(run) },
    latest: { commands: ['QueryCommand'], answer: run, act: ({ health }) => health.latest() },
    since: { commands: ['QueryCommand'], answer: [run], act: ({ health }) => health.since(NINE - 60_000) },
  },
  alerts: {
    add: {
      commands: ['BatchGetItemCommand', 'QueryCommand', 'TransactWriteItemsCommand'],
      answer: [anAlert('ben')],
      act: ({ alerts }) => alerts.add([alert, anAlert('ben')], NINE),
    },
    find: {
      commands: ['QueryCommand'],
      answer: { alerts: [alert], more: 0 },
      act: ({ alerts }) => alerts.find({ from: NINE - 60_000, to: NINE }, { limit: 10 }),
    },
    storedAfter: {
      commands: ['QueryCommand'],
      answer: { alerts: [alert], upTo: NINE },
      act: ({ alerts }) => alerts.storedAfter(NINE - 1, { until: NINE, limit: 10 }),
    },
    countNew: { commands: ['QueryCommand'], answer: 1, act: ({ alerts }) => alerts.countNew(NINE - 1, 10) },
    acknowledge: {
      commands: ['UpdateItemCommand'],
      answer: [{ ...alert, acknowledgement }],
      act: ({ alerts }) => alerts.acknowledge([alert], acknowledgement),
    },
    findReader: { commands: ['GetItemCommand'], answer: subscriber, act: ({ alerts }) => alerts.findReader('ada') },
    noteReader: { commands: ['UpdateItemCommand'], answer: undefined, act: ({ alerts }) => alerts.noteReader(reader) },
    subscribe: {
      commands: ['UpdateItemCommand'],
      answer: undefined,
      act: ({ alerts }) => alerts.subscribe('ada', { cadence: 'daily', unsubscribe: aLink('ada') }, NINE),
    },
    endSubscription: {
      commands: ['UpdateItemCommand'],
      answer: undefined,
      act: ({ alerts }) => alerts.endSubscription('ada'),
    },
    subscribers: { commands: ['QueryCommand'], answer: [subscriber], act: ({ alerts }) => alerts.subscribers() },
    moveProgress: {
      commands: ['TransactWriteItemsCommand'],
      answer: true,
      act: ({ alerts }) => alerts.moveProgress('ada', { mailedUntil: NINE }, { mailedUntil: NINE + 1 }),
    },
    unsubscribe: {
      commands: ['QueryCommand', 'UpdateItemCommand'],
      answer: { subject: 'ada', wasSubscribed: true },
      act: ({ alerts }) => alerts.unsubscribe(aLink('ada').digest),
    },
  },
}

/** Of the key `claimed`. */
const claims = new WeakMap<TableStores['idempotency'], string>()

export async function openFilledStores(): Promise<TableStores> {
  const stores = await openTableStores()
  await stores.transfers.add(sent, anEvent('sent'))
  await stores.transfers.add(aTransfer('over', { transferState: 'expired' }), anEvent('over'))
  await stores.transfers.add(aTransfer('revoked', { transferState: 'retracted' }), anEvent('revoked'))
  const endedAt = { withdrawnAt: '2026-11-21T09:00:00.000Z', erasedAt: '2026-11-21T10:00:00.000Z' }
  const erased = aTransfer('erased', { transferState: 'retracted', ...endedAt })
  await stores.transfers.add(erased, anEvent('erased'))
  await stores.transfers.noteStep('erased', { step: 'opened' }, NINE)
  await stores.transfers.add(aTransfer('unconfirmed'), anEvent('unconfirmed'))
  await stores.transfers.add(
    aTransfer('canary-1', { sender: { subject: CANARY_SUBJECT, email: 'canary@acme.example' } }),
    anEvent('canary'),
  )
  const claimed = await stores.idempotency.claim('claimed', 'request', NINE)
  if (claimed.kind === 'mine') claims.set(stores.idempotency, claimed.claim)
  await stores.sessions.endBefore('bob', 7)
  await stores.challenges.add(challenge)
  await stores.challenges.noteProof('rolf', NINE / 1000)
  await stores.contacts.keepPhone('bob and rita', phone)
  const processed = aTransfer('processed', { transferState: 'processing' })
  await stores.transfers.add(processed, anEvent('processed'))
  const counted = { ...processed, stateChangedAt: nine }
  await stores.transfers.replaceWithUsage(processed, counted, released, anEvent('publish'))
  await stores.malwareAllowances.put(allowance)
  await stores.notices.add(aNotice())
  await stores.dropPages.replace(undefined, dropPage)
  await stores.trustedDevices.add(trusted)
  for (let at = 0; at < MAX_TRUSTED_DEVICES; at += 1) {
    await stores.trustedDevices.add(aTrustedDevice(`device ${at}`, { holder: fullHolder, trustedAt: NINE - at }))
  }
  await stores.addressBook.keep('bob', { address: 'rita@partner.example', name: 'Rita' })
  await stores.templateSets.keep(aTemplateSet)
  await stores.policies.put(aPolicy(), 0, anEvent('policy'))
  await stores.health.add(run)
  await stores.alerts.add([alert], NINE)
  await stores.alerts.noteReader(reader)
  await stores.alerts.subscribe('ada', { cadence: 'each', unsubscribe: aLink('ada') }, NINE)
  return stores
}
