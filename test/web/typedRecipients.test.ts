import { describe, expect, test } from 'vitest'
import { fieldTexts } from '../../shared/texts/en/fields.ts'
import { emptyDraft } from '../../web/src/pages/send/draft/draft.ts'
import { toProvisionalBody } from '../../web/src/pages/send/draft/prepareTransfer.ts'
import { readRecipients } from '../../web/src/recipients/readRecipients.ts'
import {
  describeRecipients,
  getAddressees,
  noRecipients,
  recipientFault,
  type TypedRecipients,
  withFieldAdded,
  withFile,
  withList,
  withReplaced,
} from '../../web/src/recipients/typedRecipients.ts'

const ana = { recipient: 'ana@one.example', recipientName: 'Ana Alt' }
const ben = { recipient: 'ben@two.example' }
const typed = (more: Partial<TypedRecipients>): TypedRecipients => ({ ...noRecipients, ...more })
const sentTo = (more: Partial<TypedRecipients>) => toProvisionalBody({ ...emptyDraft, ...more })

describe('the recipients of a form', () => {
  test('are those that were added, and then the one in the fields', () => {
    const both = typed({ added: [ana], recipient: ' BEN@two.example; ', recipientName: ' Ben ' })

    expect(getAddressees(both)).toEqual([ana, { recipient: 'BEN@two.example', recipientName: 'Ben' }])
    expect(describeRecipients(both)).toBe('ana@one.example and 1 more')
  })

  test('count once, also when one domain is written in other letters', () => {
    const twice = typed({ added: [{ recipient: 'zoe@müller.example' }], recipient: 'Zoe@xn--mller-kva.example' })

    expect(getAddressees(twice)).toEqual([{ recipient: 'zoe@xn--mller-kva.example' }])
  })

  test('need one address only, and each text in the field must be one', () => {
    expect(recipientFault(noRecipients)).toBe(fieldTexts.required)
    expect(recipientFault(typed({ added: [ana] }))).toBeUndefined()
    expect(recipientFault(typed({ added: [ana], recipientName: 'Ben' }))).toBe(fieldTexts.required)
    expect(recipientFault(typed({ added: [ana], recipient: 'ben@' }))).toBe(fieldTexts.invalidEmail)
    expect(recipientFault(typed({ recipient: 'ana@one.example ben@two.example' }))).toBeUndefined()
    expect(recipientFault(typed({ recipient: 'ana@one.example, ben@two' }))).toBe(fieldTexts.invalidEmail)
  })

  test('are one body as before for one, and a list for several', () => {
    expect(sentTo({ recipient: 'ana@one.example' })).toMatchObject({
      recipient: 'ana@one.example',
      recipientName: null,
    })
    expect(sentTo({ added: [ana] })).toMatchObject(ana)
    expect(sentTo({ added: [ana], recipient: 'ben@two.example' })).toMatchObject({ recipients: [ana, ben] })
    expect(sentTo({ added: [ana], recipient: 'ben@two.example' })).not.toHaveProperty('recipient')
  })
})

describe('another recipient', () => {
  test('finds empty fields after the one before', () => {
    const next = withFieldAdded(typed({ added: [ben], recipient: 'ana@one.example', recipientName: 'Ana Alt' }))

    expect(next).toEqual(typed({ added: [ben, ana] }))
  })

  test('must wait for an address in the fields', () => {
    expect(withFieldAdded(typed({ recipient: 'ana@' }))).toBeUndefined()
    expect(withFieldAdded(typed({ added: [ben] }))).toBeUndefined()
  })

  test('takes the place of the one that was probably meant', () => {
    const three = typed({ added: [ana, ben], recipient: 'cleo@thre.example' })

    expect(withReplaced(three, 'ana@one.example', 'ana@own.example').added).toEqual([
      { ...ana, recipient: 'ana@own.example' },
      ben,
    ])
    expect(withReplaced(three, 'cleo@thre.example', 'cleo@three.example')).toMatchObject({
      added: [ana, ben],
      recipient: 'cleo@three.example',
    })
  })
})

describe('a list', () => {
  test('replaces the field in which it was pasted, and keeps what it cannot read', () => {
    const pasted = withList(typed({ added: [ben], recipient: 'x' }), 'Ana Alt <ana@one.example>; ben@two.example, Cleo')

    expect(pasted).toEqual(typed({ added: [ben, ana], unread: ['Cleo'] }))
  })

  test('of one typed address has the name of the field', () => {
    expect(withList(typed({ recipientName: 'Ana Alt' }), 'ana@one.example,').added).toEqual([ana])
  })

  test('without an address stays in the field', () => {
    expect(withList(noRecipients, 'a@b c@d\n').recipient).toBe('a@b c@d')
  })

  test('of a file comes after the fields, which keep what is no address', () => {
    expect(withFile(typed({ recipient: 'ben@two.example' }), 'Ana Alt;ana@one.example')).toEqual(
      typed({ added: [ben, ana] }),
    )
    expect(withFile(typed({ recipient: 'ben@' }), 'ana@one.example')?.recipient).toBe('ben@')
  })
})

describe('a file of recipients', () => {
  const read = (content: BlobPart, name = 'list.csv') => readRecipients(new File([content], name), () => noRecipients)
  const addressesIn = async (content: BlobPart) => {
    const found = await read(content)
    return typeof found === 'string' ? found : found.added
  }

  test('is read as Excel and other programs write it', async () => {
    expect(await addressesIn('\uFEFFName;Mail\r\nAna Alt;ana@one.example\r\n;ben@two.example\r\n')).toEqual([ana, ben])
    const utf16 = Uint8Array.from(Buffer.from('\uFEFFName\tMail\r\nAna Alt\tana@one.example\r\n', 'utf16le'))
    expect(await addressesIn(utf16)).toEqual([ana])
    const western = Uint8Array.from(Buffer.from('Zoë;zoe@one.example', 'latin1'))
    expect(await addressesIn(western)).toEqual([{ recipient: 'zoe@one.example', recipientName: 'Zoë' }])
  })

  test('may contain a formula, which is a text', async () => {
    expect(await addressesIn('"=cmd|calc!A0",ana@one.example')).toEqual([
      { recipient: 'ana@one.example', recipientName: '=cmd|calc!A0' },
    ])
  })

  test('is refused above 1 MB, without an address, and when it is no text', async () => {
    expect(await read('a'.repeat(1024 * 1024 + 1))).toMatch(/^A list may have at most 1 MB\./)
    expect(await read('Name;Mail')).toBe('No address was found in this file.')
    expect(await read(Uint8Array.from([0x50, 0x4b, 3, 4, 0, 0, 0, 1, 2, 0, 0]))).toBe(
      'The list could not be read. Please choose it again.',
    )
  })
})
