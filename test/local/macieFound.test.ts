import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { macieFound } from '../../lambdas/triggers/macieFound.ts'
import { contracts } from '../../shared/contract/table.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { macieEvent } from '../harness/macieEvent.ts'
import { type Person, person } from '../harness/person.ts'

// Events of Macie, as a queue delivers them on AWS, over the stores of one machine. test/aws/secondLook.aws.ts has those of AWS.

const staff = { name: 'staff.txt', content: Buffer.from('Card 4539 5787 6362 1486 of ben@partner.example.\n') }

let host: TestHost
let alice: Person
beforeAll(async () => {
  host = await testHost({ idTokenSeconds: 100_000_000 })
  alice = await person(host.origin, 'alice@acme.example')
})
afterAll(() => host.stop())

const report = (...event: Parameters<typeof macieEvent>) => macieFound(host.context, macieEvent(...event))

async function sent() {
  const { id } = await alice.send([staff])
  await host.settled()
  const { files } = await getTransfer(id)
  const fileId = files[0]?.id ?? ''
  return { id, fileId, name: `${id}.${fileId}/4c1d9f2e-0000-4000-8000-000000000000.txt` }
}

const getTransfer = async (id: string) => (await host.context.transfers.get(id)) ?? expect.fail()
const getLook = async (id: string) => (await getTransfer(id)).files[0]?.secondLook

async function findAlerts(id: string) {
  const { alerts } = await host.context.alerts.find(
    { from: 0, to: Date.parse('2027-01-01') },
    { kinds: ['secondOpinion'], limit: 500 },
  )
  return alerts.filter(({ transferId }) => transferId === id)
}

const findEvents = (id: string) =>
  withDatabase(host, database =>
    database
      .prepare("SELECT actor, detail FROM audit WHERE transfer_id = ? AND action = 'second-look' ORDER BY sequence")
      .all(id),
  )

describe('a finding of Macie', () => {
  test('is shown beside ours on the review of the sender and of administrators', async () => {
    const { id, name } = await sent()

    await report(name, { 'CREDIT_CARD_NUMBER_(NO_KEYWORD)': 2, DATE_OF_BIRTH: 1 }, { custom: { 'Employee ID': 3 } })

    const opinion = [
      { infoType: 'CREDIT_CARD_NUMBER', count: 1, secondCount: 2 },
      { infoType: 'EMAIL_ADDRESS', count: 1 },
      { infoType: 'DATE_OF_BIRTH', count: 0, secondCount: 1 },
      { infoType: 'Employee ID', count: 0, secondCount: 3 },
    ]
    const ada = await person(host.origin, 'ada@acme.example')
    const [own, any] = [await alice.review(id), await ada.call(contracts.reviewAnyTransfer, { params: { id } })]
    for (const { files } of [own, any]) expect(files[0]?.secondOpinion).toEqual(expect.arrayContaining(opinion))
    expect(findEvents(id)).toEqual([
      { actor: 'system', detail: 'CREDIT_CARD_NUMBER_(NO_KEYWORD) 2, DATE_OF_BIRTH 1, Employee ID 3' },
    ])
  })

  test('raises an alert for each kind that the inspection did not find, once', async () => {
    const { id, fileId, name } = await sent()

    await report(name, { CREDIT_CARD_NUMBER: 1, DATE_OF_BIRTH: 1, AWS_CREDENTIALS: 2 })
    await report(name, { CREDIT_CARD_NUMBER: 1, DATE_OF_BIRTH: 1, AWS_CREDENTIALS: 2 })
    await report(name, { DATE_OF_BIRTH: 4 }, { createdAt: '2026-11-28T09:00:00Z' })

    const common = { kind: 'secondOpinion', sender: 'alice@acme.example', transferId: id }
    const alerts = (await findAlerts(id)).map(({ id: _, ...alert }) => alert)
    expect(alerts).toHaveLength(2)
    for (const kind of ['DATE_OF_BIRTH', 'AWS_CREDENTIALS']) {
      expect(alerts).toContainEqual(expect.objectContaining({ ...common, infoTypes: [kind] }))
    }
    expect((await findAlerts(id)).map(alert => alert.id)).toContain(`secondOpinion ${id} ${fileId} DATE_OF_BIRTH`)
  })

  test('raises no alert where both agree', async () => {
    const { id, name } = await sent()

    await report(name, { CREDIT_CARD_NUMBER: 1 })

    expect(await getLook(id)).toBeDefined()
    expect(await findAlerts(id)).toEqual([])
  })

  test('raises its alerts after an interruption between the record and them', async () => {
    const { id, name } = await sent()
    const alerts = { ...host.context.alerts, add: () => Promise.reject(new Error('The table is not available.')) }
    const interrupted = macieFound({ ...host.context, alerts }, macieEvent(name, { DATE_OF_BIRTH: 1 }))
    await expect(interrupted).rejects.toThrow('The table is not available.')

    await report(name, { DATE_OF_BIRTH: 1 })

    expect(await findAlerts(id)).toHaveLength(1)
    expect(findEvents(id)).toHaveLength(1)
  })

  test('is the newest, when events are repeated and out of order', async () => {
    const { id, name } = await sent()
    const at = (hour: number) => ({ createdAt: `2026-11-27T0${hour}:00:00Z` })
    await report(name, { NAME: 2 }, at(2))
    await report(name, { NAME: 1 }, at(1))
    await report(name, { NAME: 2 }, at(2))

    expect(await getLook(id)).toEqual({ at: '2026-11-27T02:00:00.000Z', found: [{ type: 'NAME', count: 2 }] })
    expect(findEvents(id)).toHaveLength(1)
  })

  test('on an anonymised copy is that of its file', async () => {
    const { id, fileId } = await sent()

    await report(`${id}.${fileId}.2/4c1d9f2e-0000-4000-8000-000000000000.csv`, { NAME: 2 })

    expect(await getLook(id)).toBeDefined()
  })

  test('stays when the file changes later', async () => {
    const { id, name } = await sent()
    await report(name, { NAME: 2 })
    const { files } = await getTransfer(id)
    const [file] = files

    expect(file && (await host.context.transfers.replaceFile(id, file, { ...file, userAction: 'None.' }))).toBe(true)

    expect(await getLook(id)).toBeDefined()
  })
})

describe('nothing is stored', () => {
  test('of a transfer that has been erased', async () => {
    const { id, name } = await sent()
    await alice.retract(id)
    host.clock.move(60 * 60_000)
    await host.sweep()
    expect((await getTransfer(id)).erasedAt).toBeDefined()

    await report(name, { NAME: 2 })

    expect(await getLook(id)).toBeUndefined()
    expect(await findAlerts(id)).toEqual([])
  })

  test.each([
    ['of an unknown transfer', '0b1c2c3e-0000-4000-8000-000000000000.7f1c2c3e-0000-4000-8000-000000000000/x.txt'],
    ['of a canary', 'canary-1.text/x.txt'],
    ['of an object that Waybill did not store', 'notes/plan.txt'],
    ['of an object without a folder', 'plan.txt'],
  ])('%s', async (_, name) => {
    await report(name, { NAME: 2 })

    expect(await host.context.transfers.get(name.split('.')[0] ?? '')).toBeUndefined()
  })

  test('of an unknown file of a known transfer, nor of an archive', async () => {
    const { id } = await sent()

    await report(`${id}.7f1c2c3e-0000-4000-8000-000000000000.1/4c1d9f2e`, { NAME: 2 })

    expect(await getLook(id)).toBeUndefined()
  })

  test('of a sample finding', async () => {
    const { id, name } = await sent()

    await report(name, { NAME: 2 }, { sample: true })

    expect(await getLook(id)).toBeUndefined()
  })
})

describe('a message is refused, and goes to the dead letters,', () => {
  const { detail, ...event } = macieEvent('a.b/c.txt', { NAME: 1 })
  const { resourcesAffected: _, ...withoutResource } = detail
  const { classificationDetails: _1, ...withoutDetails } = detail
  const ofCount = (count: unknown) => {
    const sensitiveData = [{ detections: [{ type: 'NAME', count }] }]
    return { ...event, detail: { ...detail, classificationDetails: { result: { sensitiveData } } } }
  }

  test.each([
    ['that is no finding', 'hello'],
    ['of another kind', { ...event, detail, 'detail-type': 'Object Created' }],
    [
      'on the settings of a bucket',
      { ...event, detail: { ...detail, category: 'POLICY', classificationDetails: null } },
    ],
    ['without an object', { ...event, detail: withoutResource }],
    ['without its details', { ...event, detail: withoutDetails }],
    ['without a time', { ...event, detail: { ...detail, createdAt: 'yesterday' } }],
    ['with no number', ofCount('many')],
    ['with a negative number', ofCount(-1)],
  ])('%s, without a quote of it', async (_name, body) => {
    await expect(macieFound(host.context, body)).rejects.toThrow(
      /^The message is not a sensitive data finding of Macie\. Invalid fields: /,
    )
  })

  test('not because of an unknown type, of many types, or of a name with control characters', async () => {
    const { id, name } = await sent()
    const many = Object.fromEntries(Array.from({ length: 300 }, (_each, number) => [`TYPE_${number}`, 1]))

    await report(name, { [`A\u0000B${'c'.repeat(200)}`]: 1, ...many })

    const { found = [] } = (await getLook(id)) ?? {}
    expect(found).toHaveLength(100)
    expect(found[0]?.type).toBe(`AB${'c'.repeat(62)}`)
    await alice.review(id)
  })
})
