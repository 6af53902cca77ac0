import { createHash } from 'node:crypto'
import { BlobReader, TextReader, Uint8ArrayWriter, ZipReader, ZipWriter } from '@zip.js/zip.js'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { AnonymisedColumn } from '../../engine/inspection/inspector.ts'
import type { Context } from '../../lambdas/core/request/context.ts'
import { sealedContext } from '../../lambdas/core/secrets/sealedContexts.ts'
import { anonymisedKey, archiveKey } from '../../lambdas/core/transfer/publishedFiles.ts'
import { fail } from '../../lambdas/pipeline/fail.ts'
import { files } from '../../lambdas/pipeline/files.ts'
import { ExpectedFailure, StepFailure } from '../../lambdas/pipeline/step.ts'
import { transferWorkflow } from '../../lambdas/pipeline/workflow.ts'
import type { Work } from '../../lambdas/ports/engine.ts'
import type { AnonymizationMethod, AnonymizationRule } from '../../shared/domain/anonymisation.ts'
import type { Transfer, TransferFile } from '../../shared/domain/transfer.ts'
import { withDatabase } from '../harness/host.ts'
import { held, withFault } from '../harness/portFaults.ts'
import { DAY, type Draft, type ProcessingHost, processingHost } from './processing.ts'

const HOUR = 3600_000
const parameters: Record<Exclude<AnonymizationMethod, 'none'>, AnonymizationRule['parameters']> = {
  sha256: [{ key: 'salt', value: 'pepper-of-the-sender' }],
  basic_mask: [{ key: 'pattern', value: [{ from: 0, to: 2, char: '*' }] }],
  fpe_ffx2: [{ key: 'generate_key', value: true }],
  regex_mask: [
    { key: 'search_pattern', value: '[0-9]+' },
    { key: 'replace_string', value: '#' },
  ],
}
const rule = (column: number, anonymizationMethod: keyof typeof parameters): AnonymizationRule => ({
  columnNameOrIndex: `${column}`,
  anonymizationMethod,
  parameters: parameters[anonymizationMethod],
})
const cards: Draft = {
  name: 'cards.csv',
  content: 'name,card\nAnna,4111111111111111\nBen,5500005555555559\n',
  rules: [rule(1, 'sha256')],
}
const plan: Draft = { name: 'plan.txt', content: 'Write to ben@partner.example.' }
const withPhone = (username: string) => ({
  phoneVerification: { sealedPhone: 'sealed', maskedPhone: '*** 67', username, usernameDigest: username, round: 1 },
})
const steps = transferWorkflow.steps.map(({ name }) => name)
const toSha256 = (content: string | Uint8Array) => createHash('sha256').update(content).digest('hex')

let processing: ProcessingHost
beforeAll(async () => {
  processing = await processingHost()
})
afterAll(() => processing.host.stop())

describe('every step', () => {
  test.each(steps)('%s changes nothing when it runs again after its end', async name => {
    const { added, runTo, run, get, events, mailsTo } = processing
    const id = await added([cards, plan], { isPasswordProtected: true })
    await runTo(name, id)
    const before = [await get(id), await mailsTo('sender', id), await mailsTo('recipient', id)]
    const eventsBefore = events(id)

    await run(name, id)

    expect([await get(id), await mailsTo('sender', id), await mailsTo('recipient', id)]).toEqual(before)
    // The audit event of an accepted mail is the only one that may repeat.
    expect(new Set(events(id))).toEqual(new Set(eventsBefore))
    if (name !== 'notify') expect(events(id)).toEqual(eventsBefore)
  })

  test.each(
    steps.flatMap(name =>
      (['uploading', 'failed', 'retracted', 'expired'] as const).map(state => [name, state] as const),
    ),
  )('%s changes nothing in a transfer that is %s', async (name, transferState) => {
    const { added, run, get, events, mailsTo } = processing
    const verified = { fileState: 'verified' } as const
    const id = await added(
      [
        { ...cards, ...verified },
        { ...plan, ...verified },
      ],
      {
        isPasswordProtected: true,
        transferState,
        ...withPhone(`name-for-${name}-${transferState}`),
      },
    )
    const before = await get(id)

    await run(name, id)

    expect(await get(id)).toEqual(before)
    expect(events(id)).toEqual([])
    expect([...(await mailsTo('sender', id)), ...(await mailsTo('recipient', id))]).toEqual([])
    expect(isRecipient(`name-for-${name}-${transferState}`)).toBe(false)
  })

  test.each(transferWorkflow.steps)('$name fails permanently when the transfer is gone', async ({ run }) => {
    const gone = run(processing.context, { transferId: 'gone', fileId: 'gone-file-0' })

    await expect(gone).rejects.toThrow(new StepFailure('The transfer no longer exists.'))
    await expect(gone).rejects.toBeInstanceOf(StepFailure)
  })

  test.each(['verify', 'anonymise', 'inspect'])('%s fails permanently when its file is gone', async name => {
    const reason = 'A file of this transfer no longer exists. Please send it again.'
    const transferId = await processing.added([plan])
    const step = transferWorkflow.steps.find(one => one.name === name)

    const gone = step?.run(processing.context, { transferId, fileId: 'another-file' })

    await expect(gone).rejects.toThrow(new StepFailure(reason))
  })

  test('for files gets the files of the transfer, in their order', async () => {
    const transferId = await processing.added([cards, plan, plan])

    expect(await files(processing.context, { transferId })).toEqual([0, 1, 2].map(n => `${transferId}-file-${n}`))
    expect(await files(processing.context, { transferId: 'gone' })).toEqual([])
  })
})

test('a long processing writes one event for each step and file, and none for its progress', async () => {
  const { added, context, clock, run, events } = processing
  const id = await added([cards, plan], { isPasswordProtected: true })
  const counted = { ...context, transfers: { ...context.transfers } }
  let writes = 0
  for (const verb of ['replace', 'replaceFile'] as const) {
    const write = context.transfers[verb] as (...of: unknown[]) => Promise<boolean>
    counted.transfers[verb] = (...of: unknown[]) => {
      writes += 1
      return write(...of)
    }
  }
  /** Reports each hundredth of the work, which takes a second. */
  async function slowly({ onProgress }: Work) {
    for (let percent = 1; percent <= 100; percent += 1) {
      clock.move(1000)
      onProgress(percent, 100)
      await new Promise(resolve => setImmediate(resolve))
    }
  }
  const { engine } = context
  counted.engine = {
    ...engine,
    anonymise(source, rules, work) {
      const result = engine.anonymise(source, rules, work)
      return { ...result, bytes: following(slowly(work), result.bytes) }
    },
    seal: (contents, password, work) => following(slowly(work), engine.seal(contents, password, work)),
    async inspect(source, about, work) {
      await slowly(work)
      return engine.inspect(source, about, work)
    },
  }

  for (const name of ['verify', 'anonymise', 'inspect', 'applyPolicies', 'seal']) await run(name, id, counted)

  const finished = ['verify 0', 'verify 1', 'anonymise 0', 'inspect 0', 'inspect 1', 'seal']
  expect(events(id)).toEqual(finished)
  // Of an anonymisation, two inspections and a sealing.
  expect(writes).toBeGreaterThan(4 * 50)
})

describe('a step with long work', () => {
  type Long = {
    name: string
    getProgress: (transfer: Transfer) => number | undefined
    port: 'anonymise' | 'inspect' | 'seal'
    takenOver: string
  }
  const long: Long[] = [
    {
      name: 'anonymise',
      getProgress: ({ files: [file] }) => (file?.fileState === 'anonymizing' ? file.anonymizationProgress : undefined),
      port: 'anonymise',
      takenOver: 'Another attempt has taken over this file.',
    },
    {
      name: 'inspect',
      getProgress: ({ files: [file] }) => (file?.fileState === 'inspecting' ? file.inspectionProgress : undefined),
      port: 'inspect',
      takenOver: 'Another attempt has taken over this file.',
    },
    {
      name: 'seal',
      getProgress: ({ archive }) => archive?.progress,
      port: 'seal',
      takenOver: 'Another attempt has taken over this archive.',
    },
  ]

  async function readyFor(name: string): Promise<string> {
    const id = await processing.added([cards], { isPasswordProtected: true })
    const earlier = steps[steps.indexOf(name) - 1]
    if (earlier) await processing.runTo(earlier, id)
    return id
  }

  test.each(long)(
    '$name shows its progress, from 0, and names its sender to the engine',
    async ({ name, getProgress }) => {
      const { run, get, clock, context } = processing
      const id = await readyFor(name)
      const shown: (number | undefined)[] = []
      const { engine } = context
      async function half({ who, onProgress }: Work) {
        expect(who).toBe(`subject-of-${id}`)
        shown.push(getProgress(await get(id)))
        clock.move(1000)
        onProgress(1, 2)
        await expect.poll(async () => getProgress(await get(id))).toBe(50)
      }
      const watched: Context = {
        ...context,
        engine: {
          ...engine,
          anonymise(source, rules, work) {
            const { bytes, report } = engine.anonymise(source, rules, work)
            return { bytes: following(half(work), bytes), report }
          },
          async inspect(source, about, work) {
            await half(work)
            return engine.inspect(source, about, work)
          },
          seal: (contents, password, work) => following(half(work), engine.seal(contents, password, work)),
        },
      }

      await run(name, id, watched)

      expect(shown).toEqual([0])
      const {
        files: [file],
        archive,
      } = await get(id)
      const ended = {
        anonymise: file?.anonymizationProgress,
        inspect: file?.inspectionProgress,
        seal: archive?.progress,
      }
      expect(ended).toMatchObject({ [name]: 100 })
    },
  )

  test.each(long)('$name leaves the record to a newer attempt', async ({ name, port, takenOver }) => {
    const { run, get, context } = processing
    const id = await readyFor(name)
    const late =
      port === 'inspect'
        ? held(context, ['engine', 'inspect'], 'with its answer')
        : held(context, ['blobs', 'store'], 'before it is done')
    const slow = run(name, id)
    slow.catch(() => undefined)
    await late.reached

    await run(name, id)
    const settled = await get(id)
    late.release()

    await expect(slow).rejects.toThrow(takenOver)
    expect(await get(id)).toEqual(settled)
  })

  test.each(long)('$name can be repeated after a fault', async ({ name, port }) => {
    const { run, get, context } = processing
    const id = await readyFor(name)
    const restore = withFault(context, port === 'inspect' ? ['blobs', 'read'] : ['blobs', 'store'], 'fails')

    await expect(run(name, id)).rejects.not.toBeInstanceOf(StepFailure)
    restore()
    await run(name, id)

    const {
      files: [file],
      archive,
    } = await get(id)
    if (name === 'anonymise')
      expect(file).toMatchObject({ fileState: 'verified', anonymisation: { attempt: 2, report: { rows: 2 } } })
    if (name === 'inspect') expect(file).toMatchObject({ fileState: 'inspected' })
    if (name === 'seal') expect(archive).toMatchObject({ attempt: 2, progress: 100, blob: {} })
  })
})

describe('verify', () => {
  test('records the digest of the stored bytes, with one event for each file', async () => {
    const { added, edit, get, run, events } = processing
    const id = await added([plan, cards])
    // As after an upload in parts.
    await edit(id, transfer => ({
      files: transfer.files.map(file =>
        file.blob ? { ...file, blob: { version: file.blob.version, size: file.size } } : file,
      ),
    }))

    await run('verify', id)

    expect((await get(id)).files).toMatchObject([
      { fileState: 'verified', blob: { sha256: toSha256(plan.content) } },
      { fileState: 'verified', blob: { sha256: toSha256(cards.content) } },
    ])
    expect(events(id).slice(-2)).toEqual(['verify 0', 'verify 1'])
  })

  test.each([
    ['is longer than declared', ({ size }: TransferFile) => ({ size: size - 1 })],
    ['is shorter than declared', ({ size }: TransferFile) => ({ size: size + 1 })],
    ['has another digest', ({ blob }: TransferFile) => (blob ? { blob: { ...blob, sha256: toSha256('other') } } : {})],
  ])('fails permanently when the content %s', async (_, changes) => {
    const { added, edit, get, run } = processing
    const id = await added([plan])
    await edit(id, transfer => ({ files: transfer.files.map(file => ({ ...file, ...changes(file) })) }))

    const failure = new ExpectedFailure('plan.txt was damaged during the upload. Please send it again.')
    await expect(run('verify', id)).rejects.toThrow(failure)

    expect((await get(id)).files[0]?.fileState).toBe('uploaded')
  })

  test('fails permanently when a file was never uploaded', async () => {
    const { added, edit, run } = processing
    const id = await added([plan])
    await edit(id, transfer => ({ files: transfer.files.map(({ blob: _, ...file }) => file) }))

    const failure = new StepFailure('A file of this transfer was never uploaded. Please send it again.')
    await expect(run('verify', id)).rejects.toThrow(failure)
  })
})

describe('anonymise', () => {
  test('stores the copy under the key of its attempt, and forgets the typed secrets', async () => {
    const { added, edit, getFile, run, runTo, readBytes, events } = processing
    const id = await added([cards, plan])
    await runTo('verify', id)
    await edit(id, transfer => ({
      files: transfer.files.map(file =>
        file.anonymisation ? { ...file, anonymisation: { ...file.anonymisation, attempt: 3 } } : file,
      ),
    }))
    expect((await getFile(id)).anonymisation?.sealedSecrets).toBeDefined()

    await run('anonymise', id)

    const file = await getFile(id)
    expect(file).toMatchObject({ fileState: 'verified', anonymisation: { attempt: 4, report: { rows: 2 } } })
    expect(file.anonymisation?.sealedSecrets).toBeUndefined()
    const copy = await readBytes(anonymisedKey(id, file, 4))
    expect(copy.toString()).toMatch(/^name,card\nAnna,[0-9a-f]{64}\nBen,[0-9a-f]{64}\n$/)
    expect(file.anonymisation?.blob).toMatchObject({ size: copy.length, sha256: toSha256(copy) })
    expect(events(id).filter(event => event.startsWith('anonymise'))).toEqual(['anonymise 0'])
  })

  test('reports headers of up to 80 characters, and shortens longer ones', async () => {
    const { added, getFile, runTo } = processing
    const headers = ['a'.repeat(80), 'b'.repeat(81), '😀'.repeat(80), '😀'.repeat(81)]
    const rules = headers.map((_, column) => rule(column, 'basic_mask'))
    const id = await added([{ name: 'wide.csv', content: `${headers.join(',')}\n1,2,3,4\n`, rules }])

    await runTo('anonymise', id)

    const { columns = [] } = (await getFile(id)).anonymisation?.report ?? {}
    expect(columns.map(({ header }) => header)).toEqual([
      headers[0],
      `${'b'.repeat(79)}…`,
      headers[2],
      `${'😀'.repeat(79)}…`,
    ])
  })

  test('reports no header for a table without a header row', async () => {
    const { added, edit, getFile, run, runTo } = processing
    const id = await added([cards])
    await runTo('verify', id)
    await edit(id, transfer => ({
      files: transfer.files.map(file =>
        file.anonymisation ? { ...file, anonymisation: { ...file.anonymisation, headerRow: false } } : file,
      ),
    }))

    await run('anonymise', id)

    const { columns = [] } = (await getFile(id)).anonymisation?.report ?? {}
    expect(columns.map(column => 'header' in column)).toEqual([false])
  })

  test('fails permanently when the table does not fit its rules: the sender reads the place', async () => {
    const { added, getFile, run, runTo, events } = processing
    const id = await added([{ ...cards, content: 'name,card\nAnna,1\nBen,2,surplus\n' }, plan])
    await runTo('verify', id)

    const attempt = run('anonymise', id)
    await expect(attempt).rejects.toBeInstanceOf(StepFailure)
    await expect(attempt).rejects.toThrow(/^cards\.csv could not be anonymized\. .*Row 2: .*\.$/)

    const file = await getFile(id)
    expect(file).toMatchObject({
      fileState: 'error',
      inspectionType: 'BLOCKING',
      errorReason: expect.stringMatching(/Row 2: .*\.$/),
      userAction: 'Correct the file or its rules, then send it again.',
      anonymisation: { attempt: 1 },
    })
    expect(file.anonymisation?.sealedSecrets).toBeUndefined()
    expect(events(id).at(-1)).toBe('anonymise 0')
  })
})

describe('inspect', () => {
  test('reports what it finds in the released content, with one event for each file', async () => {
    const { added, get, runTo, events } = processing
    const id = await added([cards, plan])

    await runTo('inspect', id)

    const { files: inspected } = await get(id)
    const found = inspected.map(({ findings }) => findings?.summary.map(({ infoType }) => infoType))
    expect(found[0]).not.toContain('CREDIT_CARD_NUMBER')
    expect(found[1]).toContain('EMAIL_ADDRESS')
    expect(inspected.map(({ fileState }) => fileState)).toEqual(['inspected', 'inspected'])
    expect(events(id).filter(event => event.startsWith('inspect'))).toEqual(['inspect 0', 'inspect 1'])
  })

  test('leaves out the columns whose values are generated, and no others', async () => {
    const { added, run, runTo, context } = processing
    const methods = ['sha256', 'basic_mask', 'regex_mask', 'fpe_ffx2'] as const
    const rules = methods.map((method, column) => rule(column, method))
    const id = await added([
      { name: 'wide.csv', content: 'a,b,c,d,e\n111111,222222,333333,444444,555555\n', rules },
      plan,
    ])
    await runTo('anonymise', id)
    const made: (readonly AnonymisedColumn[])[] = []
    const { engine } = context

    await run('inspect', id, {
      ...context,
      engine: {
        ...engine,
        inspect(source, about, work) {
          made.push(about.anonymisedColumns ?? [])
          return engine.inspect(source, about, work)
        },
      },
    })

    expect(made.map(columns => columns.map(({ column }) => column))).toEqual([[0, 3], []])
  })

  const zipped = async (entries: Record<string, string>, passwords: Record<string, string> = {}) => {
    const zip = new ZipWriter(new Uint8ArrayWriter())
    for (const [name, text] of Object.entries(entries)) {
      const password = passwords[name]
      await zip.add(name, new TextReader(text), password === undefined ? {} : { password })
    }
    return zip.close()
  }
  const PNG = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

  test.each([
    [
      'a picture',
      'picture.png',
      async () => Buffer.from(PNG, 'base64'),
      'The file could not be inspected: no readable text in this format.',
    ],
    [
      'a locked entry',
      'some.zip',
      () => zipped({ 'a.txt': 'a', 'locked.txt': 'b' }, { 'locked.txt': 'x' }),
      '1 part of the file could not be inspected: password protection.',
    ],
    [
      // Most such parts are logos: they appear in the findings only.
      'a picture in an archive',
      'some.zip',
      async () => {
        const zip = new ZipWriter(new Uint8ArrayWriter())
        await zip.add('logo.png', new BlobReader(new Blob([Buffer.from(PNG, 'base64')])))
        return zip.close()
      },
      undefined,
    ],
  ])('informs the sender about %s, and lets the transfer go on', async (_, name, make, errorReason) => {
    const { added, runTo, getFile, get } = processing
    const id = await added([{ name, content: await make() }])

    await runTo('publish', id)

    const file = await getFile(id)
    expect(file.findings?.notInspectable).toHaveLength(1)
    if (errorReason === undefined) {
      expect(file.fileState).toBe('inspected')
      expect(file.errorReason).toBeUndefined()
    } else {
      expect(file).toMatchObject({
        fileState: 'error',
        inspectionType: 'INFORMATION',
        errorReason,
        userAction: 'No action required - transfer is proceeding.',
      })
    }
    expect((await get(id)).transferState).toBe('active')
  })
})

describe('seal', () => {
  test('stores one archive of all contents, dated as the transfer, under a password that only its context opens', async () => {
    const { added, edit, get, run, runTo, readBytes, context, events } = processing
    const finalizedAt = '2026-11-20T23:59:58.000Z'
    const createdAt = '2026-11-19T08:00:00.000Z'
    const id = await added([cards, plan], { isPasswordProtected: true, createdAt, finalizedAt })
    await runTo('inspect', id)
    await edit(id, () => ({ archive: { id: 'archive', name: 'files-2026-11-19.zip', attempt: 2, progress: 7 } }))

    await run('seal', id)

    const { archive } = await get(id)
    expect(archive).toMatchObject({ id: 'archive', name: 'files-2026-11-19.zip', attempt: 3, progress: 100 })
    const bytes = await readBytes(archiveKey(id, 'archive', 3))
    expect(archive?.blob).toMatchObject({ size: bytes.length, sha256: toSha256(bytes) })
    const password = await context.keys.open(archive?.sealedPassword ?? '', sealedContext('password', id))
    const entries = await new ZipReader(new BlobReader(new Blob([bytes])), { password }).getEntries()
    expect(entries.map(({ filename }) => filename)).toEqual(['cards.csv', 'plan.txt'])
    for (const { lastModDate } of entries) expect(lastModDate.toISOString()).toBe(finalizedAt)
    expect(events(id).filter(event => event.startsWith('seal'))).toEqual(['seal'])
  })

  test('gives a new archive a name with the date only, and its own id', async () => {
    const { added, get, runTo } = processing
    const id = await added([plan], { isPasswordProtected: true, createdAt: '2026-11-19T23:59:59.999Z' })

    await runTo('seal', id)

    const { archive } = await get(id)
    expect(archive).toMatchObject({ name: 'files-2026-11-19.zip', attempt: 1 })
    expect(archive?.id).toMatch(/^[0-9a-f-]{36}$/)
  })

  test('waits for every file, and does nothing for a transfer without a password', async () => {
    const { added, get, run, runTo } = processing
    const early = await added([plan, plan], { isPasswordProtected: true })
    await runTo('verify', early)
    await expect(run('seal', early)).rejects.toThrow(new Error('Files are still being processed.'))
    expect((await get(early)).archive).toBeUndefined()

    const open = await added([plan])
    await runTo('seal', open)
    expect((await get(open)).archive).toBeUndefined()
  })

  test('stores nothing more once the transfer has failed', async () => {
    const { added, get, run, runTo, context } = processing
    const id = await added([plan], { isPasswordProtected: true })
    await runTo('inspect', id)
    const late = held(context, ['blobs', 'store'], 'with its answer')
    const slow = run('seal', id)
    slow.catch(() => undefined)
    await late.reached

    await fail(context, { transferId: id, reason: 'Stopped.' })
    late.release()

    await expect(slow).rejects.toThrow('Another attempt has taken over this archive.')
    expect(await get(id)).toMatchObject({ transferState: 'failed', archive: { progress: 0 } })
    expect((await get(id)).archive?.sealedPassword).toBeUndefined()
  })
})

describe('publish', () => {
  test('opens the link when the contents are released', async () => {
    const { added, get, run, runTo, clock, at, isStored, events } = processing
    const id = await added([cards, plan])
    await runTo('inspect', id)
    const [first, second] = (await get(id)).files
    clock.move(1000)

    await run('publish', id)

    expect(await get(id)).toMatchObject({ transferState: 'active', stateChangedAt: at(0) })
    expect(await isStored(anonymisedKey(id, { id: first?.id ?? '' }, 1), 'released')).toBe(true)
    expect(await isStored(`${id}.${first?.id}`, 'released')).toBe(false)
    expect(await isStored(`${id}.${second?.id}`, 'released')).toBe(true)
    expect(events(id).at(-1)).toBe('publish')
  })

  test('fails permanently while a file blocks: nothing is released', async () => {
    const { added, edit, get, run, runTo, isStored } = processing
    const id = await added([plan, plan])
    await runTo('inspect', id)
    await edit(id, transfer => ({
      files: transfer.files.map((file, index) =>
        index === 1 ? { ...file, fileState: 'error', inspectionType: 'BLOCKING' } : file,
      ),
    }))

    const failure = new StepFailure('A file of this transfer could not be processed. Please send it again.')
    await expect(run('publish', id)).rejects.toThrow(failure)

    expect((await get(id)).transferState).toBe('processing')
    for (const file of (await get(id)).files) expect(await isStored(`${id}.${file.id}`, 'released')).toBe(false)
  })

  test('does not open a transfer that fails in the same time', async () => {
    const { added, get, run, runTo, context, events } = processing
    const id = await added([plan])
    await runTo('inspect', id)
    const late = held(context, ['blobs', 'publish'], 'with its answer')
    const slow = run('publish', id)
    await late.reached

    await fail(context, { transferId: id, reason: 'Stopped.' })
    late.release()
    await slow

    expect((await get(id)).transferState).toBe('failed')
    expect(events(id)).not.toContain('publish')
  })

  test.each([
    ['48 hours before a later end', { life: 72, expected: 48 }],
    ['24 hours before an end within three days', { life: 71, expected: 24 }],
    ['when a quarter of a day is left', { life: 24, expected: 6 }],
  ])('plans the first reminder %s, counted from the finalization', async (_, { life, expected }) => {
    const { added, get, runTo, at } = processing
    const id = await added([plan], { createdAt: at(-10 * DAY), finalizedAt: at(0), expiryDate: at(life * HOUR) })

    await runTo('publish', id)

    expect((await get(id)).remindAt).toBe(at((life - expected) * HOUR))
  })

  test('plans no reminder for a transfer without an end', async () => {
    const { added, edit, get, run, runTo } = processing
    const id = await added([plan])
    await runTo('inspect', id)
    await edit(id, () => ({ expiryDate: undefined }))

    await run('publish', id)

    expect(await get(id)).toMatchObject({ transferState: 'active' })
    expect((await get(id)).remindAt).toBeUndefined()
  })

  test('lets exactly the recipient prove the phone that the transfer has in the end', async () => {
    const { added, edit, run, runTo, context } = processing
    const plain = await added([plan], withPhone('kept-name'))
    const changed = await added([plan], withPhone('earlier-name'))
    const silent = await added([plan])
    for (const id of [plain, changed, silent]) await runTo('inspect', id)
    const { blobs } = context
    const during = (change: () => Promise<void>): Context => ({
      ...context,
      recipients: {
        ...context.recipients,
        async add(username) {
          await context.recipients.add(username)
          if (username === 'earlier-name') await change()
        },
      },
      blobs: {
        ...blobs,
        async publish(key) {
          await blobs.publish(key, key)
          if (key.startsWith(silent)) await change()
        },
      },
    })

    await run('publish', plain)
    await run(
      'publish',
      changed,
      during(() => edit(changed, () => withPhone('later-name'))),
    )
    await run(
      'publish',
      silent,
      during(() => edit(silent, () => withPhone('added-name'))),
    )

    const known = ['kept-name', 'earlier-name', 'later-name', 'added-name'].filter(isRecipient)
    expect(known).toEqual(['kept-name', 'later-name', 'added-name'])
  })
})

describe('eraseOriginals', () => {
  test('erases the upload and the copies of other attempts, and keeps what was published', async () => {
    const { added, edit, get, store, run, runTo, isStored, clock, at, events } = processing
    const id = await added([cards, plan], { isPasswordProtected: true })
    const [file, other] = (await get(id)).files
    const lost = [
      anonymisedKey(id, { id: file?.id ?? '' }, 1),
      anonymisedKey(id, { id: file?.id ?? '' }, 2),
      archiveKey(id, 'archive', 1),
      archiveKey(id, 'archive', 2),
    ]
    for (const key of lost) await store(key, 'of a lost attempt')
    await runTo('verify', id)
    await edit(id, transfer => ({
      archive: { id: 'archive', name: 'a.zip', attempt: 2, progress: 0 },
      files: transfer.files.map(one =>
        one.anonymisation ? { ...one, anonymisation: { ...one.anonymisation, attempt: 2 } } : one,
      ),
    }))
    for (const name of ['anonymise', 'inspect', 'seal', 'publish']) await run(name, id)
    clock.move(5000)

    await run('eraseOriginals', id)

    for (const key of [`${id}.${file?.id}`, ...lost]) expect(await isStored(key), key).toBe(false)
    for (const key of [
      anonymisedKey(id, { id: file?.id ?? '' }, 3),
      `${id}.${other?.id}`,
      archiveKey(id, 'archive', 3),
    ]) {
      expect(await isStored(key), key).toBe(true)
    }
    expect((await get(id)).files[0]?.anonymisation?.originalErasedAt).toBe(at(0))
    expect(events(id).filter(event => event.startsWith('erase'))).toEqual(['erase original 0'])
  })

  test('leaves a file that is not anonymised yet', async () => {
    const { added, get, run, isStored } = processing
    const id = await added([cards])

    await run('eraseOriginals', id)

    expect(await isStored(`${id}.${(await get(id)).files[0]?.id}`)).toBe(true)
  })
})

function isRecipient(username: string): boolean {
  const digest = createHash('sha256').update(username).digest('base64url')
  return withDatabase(
    processing.host,
    database => database.prepare('SELECT 1 FROM recipients WHERE username_digest = ?').get(digest) !== undefined,
  )
}

async function* following(work: Promise<void>, bytes: AsyncIterable<Uint8Array>) {
  await work
  yield* bytes
}
