import { randomUUID } from 'node:crypto'
import { BlobReader, TextReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { download, type Person } from '../harness/person.ts'
import type { JourneyHost } from './journeyHost.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const someone = () => `${randomUUID()}@partner.example`
const rule = (columnNameOrIndex: string, anonymizationMethod: 'sha256' | 'basic_mask' | 'fpe_ffx2' | 'regex_mask') => {
  const parameters = {
    sha256: [{ key: 'salt', value: 'pepper-of-the-sender' }],
    basic_mask: [{ key: 'pattern', value: [{ from: 0, to: 2, char: '*' }] }],
    fpe_ffx2: [{ key: 'generate_key', value: true }],
    regex_mask: [
      { key: 'search_pattern', value: '[0-9]+' },
      { key: 'replace_string', value: '#' },
    ],
  }[anonymizationMethod]
  return { columnNameOrIndex, anonymizationMethod, parameters }
}

const customers = [
  'name,card,phone,city',
  'Anna Keller,4111111111111111,+41 79 555 01 23,Bern',
  'Ben Ode,5500005555555559,+41 79 555 01 24,Basel',
  '',
].join('\n')
const hidden = {
  headerRow: true,
  anonymizationRules: [rule('0', 'basic_mask'), rule('1', 'sha256'), rule('2', 'fpe_ffx2')],
}

export function engineJourneySuite(name: string, open: () => Promise<JourneyHost>) {
  describe(`the engine at work: ${name}`, () => {
    let host: JourneyHost
    let alice: Person

    beforeAll(async () => {
      host = await open()
      alice = await host.person('alice@acme.example')
    })
    afterAll(() => host.close())

    test('a sent file is inspected, and the review shows kinds and counts but never the text', async () => {
      const content = bytes('Pay to DE89 3704 0044 0532 0130 00, or ask billing@partner.example.')

      const sent = await alice.send([{ name: 'invoice.txt', content }], { recipient: someone() })
      await host.settled(sent.id)

      const review = await alice.review(sent.id)
      expect(review.transfer.transferState).toBe('active')
      expect(review.files[0]).toMatchObject({ fileState: 'inspected', inspectionProgress: 100, anonymize: false })
      const kinds = review.files[0]?.findings?.summary.map(({ infoType, count }) => `${infoType} ${count}`)
      expect(kinds).toEqual(expect.arrayContaining(['IBAN_CODE 1', 'EMAIL_ADDRESS 1']))
      expect(JSON.stringify(review)).not.toMatch(/3704|billing@/)
    })

    test('an unreadable file is reported as such, and sent', async () => {
      const zip = new ZipWriter(new Uint8ArrayWriter(), { password: 'secret' })
      await zip.add('inner.txt', new TextReader('billing@partner.example'))

      const sent = await alice.send([{ name: 'locked.zip', content: await zip.close() }], { recipient: someone() })
      await host.settled(sent.id)

      const { transfer, files } = await alice.review(sent.id)
      expect(transfer.transferState).toBe('active')
      expect(files[0]).toMatchObject({
        fileState: 'error',
        inspectionType: 'INFORMATION',
        userAction: 'No action required - transfer is proceeding.',
      })
      expect(files[0]?.errorReason).toContain('password protection')
    })

    test('columns are anonymised, and their original values are not in the recipient’s file', async () => {
      const files = [{ name: 'customers.csv', content: bytes(customers), anonymizationPolicy: hidden }]

      const sent = await alice.send(files, { recipient: someone() })
      await host.settled(sent.id)

      const { payload, contents } = await download(host.origin, sent.downloadUrl)
      const lines = Buffer.from(contents[0] ?? [])
        .toString()
        .split('\n')
      expect(lines[0]).toBe('name,card,phone,city')
      expect(lines[1]).toMatch(/^\*\*\*a Keller,[0-9a-f]{64},\+\d\d \d\d \d\d\d \d\d \d\d,Bern$/)
      expect(lines[1]).not.toContain('79 555 01 23')
      expect(payload.files[0]?.size).toBe(contents[0]?.length)
      const [file] = (await alice.review(sent.id)).files
      expect(file).toMatchObject({ anonymize: true, anonymizationProgress: 100, size: contents[0]?.length })
      expect(file?.anonymizationReport).toMatchObject({
        rows: 2,
        columns: [
          { column: 0, header: 'name', method: 'basic_mask', changed: 2, unchanged: 0 },
          { column: 1, header: 'card', method: 'sha256', changed: 2, unchanged: 0 },
          { column: 2, header: 'phone', method: 'fpe_ffx2', changed: 2, unchanged: 0, isPseudonymised: false },
        ],
      })
      expect(file?.findings?.summary.map(({ infoType }) => infoType)).not.toContain('CREDIT_CARD_NUMBER')
    })

    test('a table that does not fit its rules fails with the place, and none of it is sent', async () => {
      const recipient = someone()
      const content = bytes('name,card\nAnna,4111111111111111\nBen,5500005555555559,surplus\n')
      const policy = { headerRow: true, anonymizationRules: [rule('1', 'sha256')] }

      const sent = await alice.send([{ name: 'cards.csv', content, anonymizationPolicy: policy }], { recipient })
      await host.settled(sent.id)

      const { transfer, files } = await alice.review(sent.id)
      expect(transfer.transferState).toBe('failed')
      expect(transfer.downloadUrl).toBeUndefined()
      expect(transfer.failureReason).toMatch(/cards\.csv.*Row 2/)
      expect(files[0]).toMatchObject({ fileState: 'error', inspectionType: 'BLOCKING' })
      expect(await host.mailsTo(recipient)).toEqual([])
      await expect(download(host.origin, sent.downloadUrl)).rejects.toMatchObject({ status: 410 })
    })

    test('a protected transfer is one archive, whose password arrives in a separate mail after the link', async () => {
      const recipient = someone()
      const files = [
        { name: 'plans/secret.txt', content: bytes('The secret plans.') },
        { name: 'customers.csv', content: bytes(customers), anonymizationPolicy: hidden },
      ]

      const sent = await alice.send(files, { recipient, options: { isPasswordProtected: true } })
      await host.settled(sent.id)

      const [link, second, ...more] = await host.mailsTo(recipient)
      expect(more).toEqual([])
      expect(link?.text).toContain(sent.downloadUrl)
      expect(link?.text).not.toContain('secret.txt')
      expect(second?.text).not.toContain('/dl/')
      const password = /^[2-9A-HJ-NP-Za-km-z]{20}$/m.exec(second?.text ?? '')?.[0] ?? ''
      expect(link?.text).not.toContain(password)

      const { payload, contents } = await download(host.origin, sent.downloadUrl)
      expect(payload).toMatchObject({
        isPasswordProtected: true,
        files: [{ name: expect.stringMatching(/^files-.*\.zip$/) }],
      })
      const { names, texts } = await opened(contents[0], password)
      expect(names).toEqual(['plans/secret.txt', 'customers.csv'])
      expect(texts[0]).toBe('The secret plans.')
      expect(texts[1]).toMatch(/^name,card,phone,city\n\*\*\*a Keller,[0-9a-f]{64},/)
      const { transfer } = await alice.review(sent.id)
      expect(transfer).toMatchObject({
        isPasswordProtected: true,
        archive: { progress: 100, size: contents[0]?.length, name: payload.files[0]?.name },
      })
      expect(JSON.stringify(transfer)).not.toContain(password)
    })

    test('the files of a protected transfer cannot be downloaded separately', async () => {
      const files = [{ name: 'secret.txt', content: bytes('The secret plans.') }]
      const sent = await alice.send(files, { recipient: someone(), options: { isPasswordProtected: true } })
      await host.settled(sent.id)
      const { payload } = await download(host.origin, sent.downloadUrl)
      const [file] = (await alice.review(sent.id)).files

      const url = `${payload.files[0]?.url.replace(/[^/]+$/, file?.id ?? '')}?acknowledgement=true`

      expect((await fetch(url)).status).toBe(404)
    })

    test('a sender who passes the link on still has the password mailed', async () => {
      const recipient = someone()
      const options = { isPasswordProtected: true, sendEmailNotification: false }

      const sent = await alice.send([{ name: 'a.txt', content: bytes('a') }], { recipient, options })
      await host.settled(sent.id)

      const mails = await host.mailsTo(recipient)
      expect(mails.map(({ subject }) => subject)).toEqual(['Password for the files from alice@acme.example'])
    })

    test('rules are previewed before anything is sent', async () => {
      const { anonymizedData } = await alice.call(contracts.previewAnonymization, {
        body: { csvHasHeader: true, dataFormat: 'csv', data: customers, anonymizationRules: hidden.anonymizationRules },
      })

      expect(anonymizedData.split('\n')[1]).toMatch(/^\*\*\*a Keller,[0-9a-f]{64},/)
    })

    test('invalid rules are refused by the first call that receives them', async () => {
      const broken = {
        columnNameOrIndex: '1',
        anonymizationMethod: 'regex_mask' as const,
        parameters: [{ key: 'search_pattern', value: '(' }],
      }
      const preview = alice.call(contracts.previewAnonymization, {
        body: { csvHasHeader: true, dataFormat: 'csv', data: customers, anonymizationRules: [broken] },
      })
      await expect(preview).rejects.toMatchObject({
        status: 400,
        reply: { column: '1', errorReason: expect.any(String) },
      })

      const policy = { headerRow: true, anonymizationRules: [broken] }
      const files = [{ name: 'a.csv', content: bytes(customers), anonymizationPolicy: policy }]
      await expect(alice.send(files)).rejects.toMatchObject({ status: 400, reply: { column: '1' } })
      const notCsv = [{ name: 'a.txt', content: bytes(customers), anonymizationPolicy: hidden }]
      await expect(alice.send(notCsv)).rejects.toMatchObject({ status: 400 })
    })

    test('methods are proposed for columns with findings', async () => {
      const { suggestions } = await alice.call(contracts.suggestAnonymization, {
        body: { csvHasHeader: true, dataFormat: 'csv', data: customers },
      })

      expect(suggestions).toContainEqual(expect.objectContaining({ column: 1, infoType: 'CREDIT_CARD_NUMBER' }))
    })
  })
}

async function opened(archive: Uint8Array | undefined, password: string) {
  const reader = new ZipReader(new BlobReader(new Blob([Buffer.from(archive ?? [])])), { password })
  const entries = await reader.getEntries()
  const texts = await Promise.all(
    entries.map(async entry =>
      'getData' in entry && entry.getData ? Buffer.from(await entry.getData(new Uint8ArrayWriter())).toString() : '',
    ),
  )
  return { names: entries.map(({ filename }) => filename), texts }
}
