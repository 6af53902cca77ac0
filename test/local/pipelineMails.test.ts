import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context } from '../../lambdas/core/request/context.ts'
import { expiredMail } from '../../lambdas/mails/expiredMail.ts'
import { revokedMail } from '../../lambdas/mails/revokedMail.ts'
import { afterFailure, fail } from '../../lambdas/pipeline/fail.ts'
import { giveUp, UNKNOWN_FAILURE } from '../../lambdas/pipeline/giveUp.ts'
import { recordLinkMail } from '../../lambdas/pipeline/linkMailEvents.ts'
import { mailRecipient } from '../../lambdas/pipeline/mailRecipient.ts'
import { type Mail, type MailOccasion, MailRefused } from '../../lambdas/ports/mail.ts'
import type { Transfer } from '../../shared/domain/transfer.ts'
import { withFault } from '../harness/portFaults.ts'
import { DAY, type Draft, type ProcessingHost, processingHost } from './processing.ts'

const plan: Draft = { name: 'plan.txt', content: 'The plan.' }

let processing: ProcessingHost
beforeAll(async () => {
  processing = await processingHost()
})
afterAll(() => processing.host.stop())

/** Records what is passed to the mail system, which refuses mails to these roles. */
function watched(refused: readonly ('sender' | 'recipient')[] = []) {
  const { context } = processing
  const mails: Mail[] = []
  const by: Context = {
    ...context,
    mailer: {
      ...context.mailer,
      async send(mail) {
        mails.push(mail)
        if (refused.some(role => mail.to.startsWith(`${role}-of-`))) throw new MailRefused('550 No such mailbox.')
        await context.mailer.send(mail)
      },
    },
  }
  return { by, mails }
}

const aRequest = (id: string): Pick<Transfer, 'request'> => ({
  request: {
    link: { digest: `request ${id}`, sealed: 'sealed' },
    mails: 1,
    responder: { digest: `responder ${id}`, sealed: 'sealed', claimKey: 'key', claimedFrom: 'body', claimedAt: '' },
  },
})
let requests = 0
const asRequest = () => aRequest(`${++requests}`)

const published = async (more: Partial<Transfer> = {}) => {
  const id = await processing.added([plan], more)
  await processing.runTo('eraseOriginals', id)
  return id
}
const loggedFor = (id: string) =>
  processing.host.logLines.filter(line => line.includes(`"${id}"`)).map(line => JSON.parse(line) as { message: string })

describe('every mail', () => {
  type Case = {
    occasion: MailOccasion
    role: 'sender' | 'recipient'
    begin: () => Promise<string>
    send: (by: Context, id: string) => Promise<void>
  }
  const about = (state: 'delayed' | 'bounced' | 'complained') => (by: Context, id: string) =>
    recordLinkMail(by, id, { state, at: processing.at(0) })
  const ended = (occasion: 'revoked' | 'expired') => async (by: Context, id: string) =>
    mailRecipient(by, await processing.get(id), occasion, occasion === 'revoked' ? revokedMail : expiredMail)
  const cases: Case[] = [
    { occasion: 'link', role: 'recipient', begin: published, send: (by, id) => processing.run('notify', id, by) },
    {
      occasion: 'password',
      role: 'recipient',
      begin: () => published({ isPasswordProtected: true }),
      async send(by, id) {
        const { archive } = await processing.get(id)
        await processing.run('sendPassword', id, by)
        // As after a crash before the password was deleted.
        await processing.edit(id, () => ({ archive }))
      },
    },
    {
      occasion: 'received',
      role: 'sender',
      begin: () => published(asRequest()),
      send: (by, id) => processing.run('notify', id, by),
    },
    {
      occasion: 'receipt',
      role: 'recipient',
      begin: () => published(asRequest()),
      send: (by, id) => processing.run('notify', id, by),
    },
    {
      occasion: 'failed',
      role: 'sender',
      begin: () => processing.added([plan]),
      send: (by, transferId) => fail(by, { transferId, reason: 'It was damaged.' }),
    },
    { occasion: 'delayed', role: 'sender', begin: published, send: about('delayed') },
    { occasion: 'undelivered', role: 'sender', begin: published, send: about('bounced') },
    { occasion: 'undelivered', role: 'sender', begin: published, send: about('complained') },
    { occasion: 'revoked', role: 'recipient', begin: published, send: ended('revoked') },
    { occasion: 'expired', role: 'recipient', begin: published, send: ended('expired') },
  ]

  test.each(cases)(
    'is sent once for each transfer and occasion: $occasion',
    async ({ occasion, role, begin, send }) => {
      const { mailsTo } = processing
      const { by, mails } = watched()
      const [first, second] = [await begin(), await begin()]

      for (const id of [first, first, second]) await send(by, id)

      const own = mails.filter(mail => mail.about?.occasion === occasion)
      const toKey = (id: string) => expect.stringMatching(new RegExp(`^${occasion} ${id}( 2026-\\S+)?$`))
      expect(own.map(({ key }) => key)).toEqual([first, first, second].map(toKey))
      expect(own.map(mail => mail.about?.transferId)).toEqual([first, first, second])
      for (const id of [first, second]) {
        const to = `${role}-of-${id}@`
        expect(own.filter(mail => mail.to.startsWith(to)).length).toBe(id === first ? 2 : 1)
        const subjects = own.filter(mail => mail.to.startsWith(to)).map(({ subject }) => subject)
        expect((await mailsTo(role, id)).filter(({ subject }) => subjects.includes(subject))).toHaveLength(1)
      }
    },
  )

  test.each(cases.filter(({ role }) => role === 'sender'))(
    'to a sender whose mail system refuses it is logged only: $occasion',
    async ({ occasion, begin, send }) => {
      const id = await begin()

      await send(watched(['sender']).by, id)

      expect(loggedFor(id)).toContainEqual(
        expect.objectContaining({ message: 'A mail to a sender was refused.', type: occasion }),
      )
    },
  )

  test.each(cases.filter(({ occasion }) => occasion !== 'revoked' && occasion !== 'expired'))(
    'is tried again after a fault of the mail system: $occasion',
    async ({ occasion, role, begin, send }) => {
      const { context, mailsTo } = processing
      const id = await begin()
      const restore = withFault(context, ['mailer', 'send'], 'fails')
      const { by, mails } = watched()

      await expect(send(by, id)).rejects.toThrow('The service did not answer.')
      restore()
      await send(by, id)

      expect(mails.filter(mail => mail.about?.occasion === occasion).length).toBeGreaterThan(0)
      expect((await mailsTo(role, id)).length).toBeGreaterThan(0)
    },
  )
})

describe('the mail with the link', () => {
  test('has the link and the files, and is recorded', async () => {
    const { run, mailsTo, events, host } = processing
    const id = await published()

    await run('notify', id)

    const [mail] = await mailsTo('recipient', id)
    expect(mail?.text).toContain(`${host.origin}/dl/secret-of-${id}`)
    expect(mail?.text).toContain('plan.txt')
    expect(events(id).at(-1)).toBe('notify')
  })

  test.each([
    ['before its end', { expiry: 1, expected: 1 }],
    ['not from its end on', { expiry: 0, expected: 0 }],
  ])('is sent %s', async (_, { expiry, expected }) => {
    const { run, mailsTo, edit, at, events } = processing
    const id = await published()
    await edit(id, () => ({ expiryDate: at(expiry) }))

    await run('notify', id)

    expect(await mailsTo('recipient', id)).toHaveLength(expected)
    expect(events(id).includes('notify')).toBe(expected === 1)
  })

  test.each([
    ['its sender passes it on', { sendEmailNotification: false }],
    ['there is no link', { link: undefined }],
    ['there is no end', { expiryDate: undefined }],
    ['the transfer was revoked', { transferState: 'retracted' }],
  ] as const)('is not sent, nor recorded, when %s', async (_, more) => {
    const { run, mailsTo, edit, events } = processing
    const id = await published()
    await edit(id, () => more)

    await run('notify', id)

    expect([...(await mailsTo('recipient', id)), ...(await mailsTo('sender', id))]).toEqual([])
    expect(events(id)).not.toContain('notify')
  })

  test('that is refused is shown to its sender, who gets one mail', async () => {
    const { run, get, mailsTo, at, events } = processing
    const id = await published()

    await run('notify', id, watched(['recipient']).by)

    expect(await get(id)).toMatchObject({ transferState: 'active', linkMail: { state: 'refused', at: at(0) } })
    expect(await mailsTo('sender', id)).toMatchObject([
      { subject: `Your link could not be delivered to recipient-of-${id}@partner.example` },
    ])
    expect(events(id).filter(event => event.startsWith('notify'))).toEqual(['notify refused'])
    expect(loggedFor(id).map(({ message }) => message)).toEqual(['The mail with a link was refused.'])
  })
})

describe('the mails about an answered request', () => {
  test('name the files only to the responder, and show the requester where to find them', async () => {
    const { run, mailsTo, events, host, at } = processing
    const id = await published({ ...asRequest(), sendEmailNotification: false, finalizedAt: at(0) })

    await run('notify', id)

    const [received, ...more] = await mailsTo('sender', id)
    expect(more).toEqual([])
    expect(received?.subject).toBe(`recipient-of-${id}@partner.example has sent you 1 file`)
    expect(received?.text).toContain(`${host.origin}/transfers/${id}/review`)
    expect(received?.text).toContain(`${host.origin}/dl/secret-of-${id}`)
    expect(received?.text).not.toContain('plan.txt')
    const [receipt] = await mailsTo('recipient', id)
    expect(receipt?.text).toContain('plan.txt')
    expect(receipt?.text).toContain('21 November 2026')
    expect(receipt?.text).not.toContain('/dl/')
    expect(events(id).at(-1)).toBe('notify')
  })

  test('leave out the receipt when the mailbox has its mails of a day, and are recorded', async () => {
    const { run, mailsTo, events, context } = processing
    const { dailyCaps } = context.organisation
    const full: Context = {
      ...context,
      organisation: { ...context.organisation, dailyCaps: { ...dailyCaps, mailsPerRecipient: 1 } },
    }
    const [first, second] = [await published(asRequest()), await published(asRequest())]
    const { recipient } = await processing.get(first)
    await processing.edit(second, () => ({ recipient }))

    await run('notify', first, full)
    await run('notify', second, full)

    expect(await mailsTo('recipient', first)).toHaveLength(1)
    expect(await mailsTo('sender', second)).toHaveLength(1)
    expect(events(second).at(-1)).toBe('notify')
    expect(loggedFor(second).map(({ message }) => message)).toEqual([
      'A receipt was not mailed, because the mailbox has reached its daily limit of mails.',
    ])
  })
})

describe('the mail with the password', () => {
  const sealed = (more: Partial<Transfer> = {}) => published({ isPasswordProtected: true, ...more })

  test('has the password and the archive’s name, and the password is deleted', async () => {
    const { run, get, mailsTo, context, events } = processing
    const id = await sealed()
    const { archive } = await get(id)
    const password = await context.keys.open(archive?.sealedPassword ?? '', `password of ${id}`)

    await run('sendPassword', id)

    const [mail] = await mailsTo('recipient', id)
    expect(mail?.text).toContain(password)
    expect(mail?.text).toContain(archive?.name)
    const { sealedPassword: _, ...kept } = archive ?? expect.fail('There is no archive.')
    expect((await get(id)).archive).toEqual(kept)
    expect(events(id).at(-1)).toBe('notify password')
  })

  test.each([
    ['it was revoked', (): Partial<Transfer> => ({ transferState: 'retracted' })],
    ['it has expired', () => ({ expiryDate: processing.at(0) })],
    ['it has no end', () => ({ expiryDate: undefined })],
  ])('is not sent when %s, and the password is deleted', async (_, more) => {
    const { run, get, mailsTo, edit } = processing
    const id = await sealed()
    await edit(id, more)

    await run('sendPassword', id)

    expect(await mailsTo('recipient', id)).toEqual([])
    expect((await get(id)).archive?.sealedPassword).toBeUndefined()
  })

  test('that is refused is shown to the sender, and the password is deleted', async () => {
    const { run, get, at, mailsTo } = processing
    const id = await sealed()

    await run('sendPassword', id, watched(['recipient']).by)

    const { linkMail, archive } = await get(id)
    expect(linkMail).toEqual({ state: 'refused', at: at(0) })
    expect(archive?.sealedPassword).toBeUndefined()
    expect(await mailsTo('sender', id)).toHaveLength(1)
    expect(loggedFor(id).map(({ message }) => message)).toEqual(['The mail with a password was refused.'])
  })

  test('keeps the password while the mail system fails', async () => {
    const { run, get, context } = processing
    const id = await sealed()
    const restore = withFault(context, ['mailer', 'send'], 'fails')

    await expect(run('sendPassword', id)).rejects.toThrow('The service did not answer.')
    restore()

    expect((await get(id)).archive?.sealedPassword).toBeDefined()
  })
})

describe('a failed transfer', () => {
  const reason = 'plan.txt was damaged during the upload.'

  test('keeps its reason, loses its password, and is closed to its recipient', async () => {
    const { added, runTo, get, mailsTo, context, events, clock, at, host } = processing
    const transferId = await added([plan], { isPasswordProtected: true })
    await runTo('seal', transferId)
    const { archive } = await get(transferId)
    const key = `${transferId}.${archive?.id}.1`
    await context.blobs.publish(key, key)
    clock.move(1000)

    await fail(context, { transferId, reason })
    await giveUp(context, { transferId })

    const { sealedPassword: _, ...kept } = archive ?? expect.fail('There is no archive.')
    expect(await get(transferId)).toMatchObject({
      transferState: 'failed',
      failureReason: reason,
      stateChangedAt: at(0),
    })
    expect((await get(transferId)).archive).toEqual(kept)
    const url = await context.blobs.downloadUrl(key, { fileName: 'a.zip', expiresAt: clock.now() + DAY })
    expect((await fetch(url)).status).toBe(404)
    expect(await mailsTo('recipient', transferId)).toEqual([])
    const [mail, ...more] = await mailsTo('sender', transferId)
    expect(more).toEqual([])
    expect(mail?.subject).toBe(`Your transfer to recipient-of-${transferId}@partner.example could not be completed`)
    for (const part of [reason, 'plan.txt', `${host.origin}/transfers/${transferId}/review`]) {
      expect(mail?.text).toContain(part)
    }
    expect(events(transferId).filter(event => event === 'fail')).toHaveLength(1)
  })

  test('without a reason of its own has a general one, and a request has the words of a request', async () => {
    const { added, get, mailsTo, context } = processing
    const transferId = await added([plan], asRequest())

    await giveUp(context, { transferId })

    expect((await get(transferId)).failureReason).toBe(UNKNOWN_FAILURE)
    expect(UNKNOWN_FAILURE).toMatch(/^[A-Z].*\.$/)
    const [mail] = await mailsTo('sender', transferId)
    expect(mail?.subject).toBe(`The files from recipient-of-${transferId}@partner.example could not be processed`)
    expect(mail?.text).toContain(UNKNOWN_FAILURE)
  })

  test('keeps an archive whose password was already deleted', async () => {
    const { added, get, context } = processing
    const archive = { id: 'archive', name: 'a.zip', attempt: 1, progress: 3 }
    const transferId = await added([plan], { archive })

    await fail(context, { transferId, reason })

    expect((await get(transferId)).archive).toEqual(archive)
  })

  test('of an earlier version, without a reason, is still mailed', async () => {
    const { added, get, mailsTo, context } = processing
    const id = await added([plan], { transferState: 'failed' })

    await afterFailure(context, await get(id))

    expect((await mailsTo('sender', id))[0]?.text).toContain('Reason: ')
  })

  test.each([
    ['uploading', 'uploading', 'failed'],
    ['uploading', 'processing', 'uploading'],
    ['processing', 'uploading', 'processing'],
    ['processing', 'processing', 'failed'],
    ['active', 'processing', 'active'],
    ['retracted', 'processing', 'retracted'],
  ] as const)('is one that was found %s: as %s it becomes %s', async (transferState, state, expected) => {
    const { added, get, context } = processing
    const transferId = await added([plan], { transferState, sendEmailNotification: false })

    await fail(context, { transferId, reason }, { state })

    expect((await get(transferId)).transferState).toBe(expected)
  })

  test.each([
    [-1, 'uploading'],
    [0, 'uploading'],
    [1, 'failed'],
  ])('must be unchanged since the moment it was found (%d ms after its change)', async (milliseconds, expected) => {
    const { added, get, context, at } = processing
    const transferId = await added([plan], { transferState: 'uploading' })

    await fail(context, { transferId, reason }, { state: 'uploading', unchangedSince: at(milliseconds) })

    expect((await get(transferId)).transferState).toBe(expected)
  })
})

describe('an active transfer whose workflow failed', () => {
  test('has an undelivered link, of which its sender is informed', async () => {
    const { get, mailsTo, context, at } = processing
    const id = await published()

    await giveUp(context, { transferId: id })

    expect(await get(id)).toMatchObject({ transferState: 'active', linkMail: { state: 'refused', at: at(0) } })
    expect(await mailsTo('sender', id)).toHaveLength(1)
  })

  test.each([
    ['its sender passes it on', () => ({ sendEmailNotification: false })],
    ['it has no link', () => ({ link: undefined })],
    ['it has expired', () => ({ expiryDate: processing.at(0) })],
  ])('is left as it is when %s', async (_, more) => {
    const { get, edit, mailsTo, context } = processing
    const id = await published()
    await edit(id, more)

    await giveUp(context, { transferId: id })

    expect((await get(id)).linkMail).toBeUndefined()
    expect(await mailsTo('sender', id)).toEqual([])
  })

  test('is left as it is by the end of an upload, which it no longer is', async () => {
    const { get, context } = processing
    const transferId = await published()

    await fail(context, { transferId, reason: 'Abandoned.' }, { state: 'uploading' })

    expect((await get(transferId)).linkMail).toBeUndefined()
  })
})

describe('an event of the link’s mail', () => {
  test('of an unanswered request informs the requester, in the words of a request', async () => {
    const { added, context, at, mailsTo, host } = processing
    const id = await added([plan], { transferState: 'requested', ...asRequest() })

    await recordLinkMail(context, id, { state: 'bounced', at: at(0) })

    const [mail] = await mailsTo('sender', id)
    expect(mail?.subject).toBe(`Your upload link could not be delivered to recipient-of-${id}@partner.example`)
    expect(mail?.text).toContain(`${host.origin}/transfers/${id}/review`)
  })

  test('that is older than the known one changes nothing, and causes no mail', async () => {
    const { get, context, at, mailsTo } = processing
    const id = await published()
    await recordLinkMail(context, id, { state: 'delivered', at: at(0) })

    for (const milliseconds of [-1, 0]) await recordLinkMail(context, id, { state: 'bounced', at: at(milliseconds) })

    expect((await get(id)).linkMail).toEqual({ state: 'delivered', at: at(0) })
    expect(await mailsTo('sender', id)).toEqual([])
  })

  test('that repeats the known one completes an interrupted mail', async () => {
    const { edit, context, at, mailsTo } = processing
    const id = await published()
    await edit(id, () => ({ linkMail: { state: 'bounced', at: at(0) } }))

    await recordLinkMail(context, id, { state: 'delayed', at: at(0) })
    expect(await mailsTo('sender', id)).toEqual([])
    await recordLinkMail(context, id, { state: 'bounced', at: at(0) })

    expect(await mailsTo('sender', id)).toHaveLength(1)
  })
})

describe('the mail about an ended link', () => {
  const send = async (id: string, by = processing.context) =>
    mailRecipient(by, await processing.get(id), 'revoked', revokedMail)

  test('has the words of a request while nothing was uploaded', async () => {
    const { added, mailsTo } = processing
    const open = await added([], { transferState: 'retracted', ...asRequest(), finalizedAt: undefined })
    const sent = await published()

    for (const id of [open, sent]) await send(id)

    expect((await mailsTo('recipient', open))[0]?.subject).toContain('no longer needs your files')
    expect((await mailsTo('recipient', sent))[0]?.subject).toContain('has withdrawn the files')
  })

  test.each([
    ['its sender passed it on', () => ({ sendEmailNotification: false })],
    ['the request was answered', () => asRequest()],
    ['the recipient has the files', () => ({ downloadCount: 1 })],
  ])('is not sent when %s', async (_, more) => {
    const { edit, mailsTo } = processing
    const id = await published()
    await edit(id, more)

    await send(id)

    expect(await mailsTo('recipient', id)).toEqual([])
    expect(loggedFor(id)).toEqual([])
  })

  test('is only logged when it fails, or when the mailbox has its mails of a day', async () => {
    const { context, edit, get, mailsTo } = processing
    const { dailyCaps } = context.organisation
    const by: Context = {
      ...context,
      organisation: { ...context.organisation, dailyCaps: { ...dailyCaps, mailsPerRecipient: 1 } },
    }
    const [first, second, third] = [await published(), await published(), await published()]
    const { recipient } = await get(first)
    await edit(second, () => ({ recipient }))

    await send(first, by)
    await send(second, by)
    await send(third, watched(['recipient']).by)

    expect(await mailsTo('recipient', first)).toHaveLength(1)
    const message = 'The mail about an ended link was not sent.'
    expect(loggedFor(first)).toEqual([])
    expect(loggedFor(second)).toMatchObject([
      { message, type: 'revoked', error: 'The mailbox has reached its daily limit of mails.' },
    ])
    expect(loggedFor(third)).toMatchObject([{ message, type: 'revoked' }])
  })
})
