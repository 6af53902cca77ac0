import { describe, expect, test } from 'vitest'
import { anonymize } from '../../shared/texts/en/anonymize.ts'
import { csvFiles } from '../../shared/texts/en/send.ts'
import { inChromium } from './inChromium.ts'
import { liveHost } from './liveHost.ts'
import { look } from './look.ts'

const csv = (name: string, text: string | Buffer) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })
const people = csv(
  'people.csv',
  [
    'name,email,card,city',
    ...Array.from(
      { length: 14 },
      (_, row) => `Ada Lovelace,ada${row}@corp.example,4111 1111 1111 1111,"Upper, ${row}"`,
    ),
  ].join('\r\n'),
)
const wide = csv(
  'WIDE.CSV',
  Array.from({ length: 12 }, (_, row) =>
    Array.from({ length: 60 }, (_, column) => `${100 * row + column}`).join(';'),
  ).join('\n'),
)
const note = { name: 'note.txt', mimeType: 'text/plain', buffer: Buffer.from('Short.') }

describe('anonymising a CSV file, in a real Chromium', () => {
  const at = inChromium(liveHost, { start: { signedInAs: 'Alice' } })

  const settled = <T>(read: () => T | Promise<T>) => expect.poll(read, { timeout: 15_000 })
  const button = (name: string | RegExp) => at.page.getByRole('button', { name })
  const method = (column: string) => at.page.getByLabel(`Method for ${column}`)
  const dialog = () => at.page.getByRole('dialog')
  const close = () => dialog().getByRole('button', { name: 'Close' })
  const results = () => at.page.getByText(/^[0-9a-f]{64}$/)

  async function choose(...files: (typeof people)[]) {
    await at.page.goto(`${at.host.origin}/transfer`)
    await at.page.locator('input[type=file]').first().setInputFiles(files)
  }

  async function open(file = people) {
    await choose(file)
    await button(`Anonymize ${file.name}`).click()
    await at.page.getByRole('heading', { name: file.name }).waitFor()
    await dialog().getByRole('checkbox', { name: 'Has Header' }).waitFor()
  }

  async function goOn() {
    await dialog().waitFor({ state: 'detached' })
    await at.page.getByLabel('Recipient e-mail').fill('rita@partner.example')
    await at.page.getByRole('textbox', { name: 'Message' }).fill('Hello')
    await button('Next Step').click()
    await at.page.getByText('You are sending').first().waitFor()
  }

  async function tabTo(selector: string) {
    const isThere = `document.activeElement?.matches(${JSON.stringify(selector)}) === true`
    for (let presses = 0; presses < 60; presses += 1) {
      if (await at.page.evaluate(isThere)) return
      await at.page.keyboard.press('Tab')
    }
    throw new Error(`No way to ${selector} by keyboard.`)
  }

  test('the list offers anonymisation only for CSV files, in any case of the extension', async () => {
    await choose(people, wide, note)

    await button('Anonymize people.csv').waitFor()
    await button('Anonymize WIDE.CSV').waitFor()
    await expect.poll(() => button('Anonymize note.txt').count()).toBe(0)
  })

  test('a keyboard user can anonymise a column', async () => {
    await choose(people)
    await tabTo('[aria-label^="Anonymize people.csv"]')
    await at.page.keyboard.press('Enter')
    await at.page.getByRole('heading', { name: 'people.csv' }).waitFor()
    await expect.poll(() => at.page.evaluate('document.activeElement?.tagName')).toBe('H2')

    await tabTo('select[aria-label="Method for name"]')
    await at.page.keyboard.type('Mask')
    await tabTo('input[aria-label="From, range 1"]')
    await at.page.keyboard.type('1')
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.type('2')
    await at.page.keyboard.press('Tab')
    await at.page.keyboard.type('*')
    await at.page.getByText('A** Lovelace').first().waitFor()
    await at.page.keyboard.press('Escape')

    await dialog().waitFor({ state: 'detached' })
    await at.page.getByText('1 column anonymized').waitFor()
    await expect
      .poll(() => at.page.evaluate('document.activeElement?.getAttribute("aria-label")'))
      .toBe('Anonymize people.csv, 1 column anonymized')
  })

  test('the preview shows ten rows, with or without a header', async () => {
    await open()

    const rows = dialog().getByRole('rowheader')
    await expect.poll(() => at.page.getByRole('checkbox', { name: 'Has Header' }).isChecked()).toBe(true)
    await expect.poll(() => rows.count()).toBe(10)
    await dialog().getByText('Upper, 9', { exact: true }).waitFor()
    await expect.poll(() => dialog().getByText('Upper, 10').count()).toBe(0)

    await at.page.getByRole('checkbox', { name: 'Has Header' }).uncheck()
    await method('Column 2').waitFor()
    await expect.poll(() => rows.count()).toBe(10)
    await expect.poll(() => dialog().getByText('Upper, 9').count()).toBe(0)
  })

  test('the preview shows the result of every method', async () => {
    await open()

    await method('email').selectOption('Hash')
    await results().first().waitFor()
    await expect.poll(() => results().count()).toBe(10)

    await method('card').selectOption('Format Preserving Encryption')
    const numbers = dialog().getByText(/^\d{4} \d{4} \d{4} \d{4}$/)
    await settled(() => numbers.count()).toBe(20)
    const [kept, encrypted] = await numbers.allTextContents()
    expect(encrypted).not.toBe(kept)

    await method('city').selectOption('Regex')
    await at.page.getByLabel('Search pattern').fill('nowhere')
    await at.page.getByText('Not found in these rows.').waitFor()
    await at.page.getByLabel('Search pattern').fill('\\d+')
    await at.page.getByLabel('Replace with').fill('floor')
    await settled(() => dialog().getByText('Upper, floor', { exact: true }).count()).toBe(10)

    await method('name').selectOption('Mask')
    for (const [field, value] of Object.entries({ From: '0', To: '1', Char: '#' })) {
      await at.page.getByLabel(`${field}, range 1`).fill(value)
    }
    await button('Add a range').click()
    for (const [field, value] of Object.entries({ From: '4', To: '99', Char: '·' })) {
      await at.page.getByLabel(`${field}, range 2`).fill(value)
    }
    await settled(() => dialog().getByText('##a ········', { exact: true }).count()).toBe(10)
    await button('Remove range 2').click()
    await settled(() => dialog().getByText('##a Lovelace', { exact: true }).count()).toBe(10)

    await method('name').selectOption('None')
    await settled(() => dialog().getByText('##a Lovelace').count()).toBe(0)
  })

  test('the dialog reports wrong parameters in the words of the specification', async () => {
    await open()
    await method('name').selectOption('Mask')
    await expect.poll(() => at.page.getByText('All fields are required!').count()).toBe(0)
    await at.page.getByLabel('From, range 1').fill('-1')
    await close().focus()
    await at.page.getByText('All fields are required!').waitFor()
    await at.page.getByLabel('To, range 1').fill('1')
    await at.page.getByLabel('Char, range 1').fill('*')
    await at.page.getByText('From and To are whole numbers, counted from 0.').waitFor()
    await at.page.getByLabel('From, range 1').fill('3')
    await at.page.getByLabel('To, range 1').fill('1')
    await at.page.getByLabel('Char, range 1').fill('**')
    await at.page.getByText('"From" can\'t be greater than "To"').waitFor()
    await at.page.getByLabel('To, range 1').fill('4')
    await at.page.getByText('Char is one character.').waitFor()
    const marked = (field: string) => at.page.getByLabel(`${field}, range 1`).getAttribute('aria-invalid')
    await expect.poll(() => Promise.all(['From', 'To', 'Char'].map(marked))).toEqual([null, null, 'true'])
    await button('Remove range 1').click()
    await at.page.getByText('All fields are required!').waitFor()

    await method('city').selectOption('Regex')
    await at.page.getByLabel('Search pattern').focus()
    await at.page.getByLabel('Replace with').focus()
    await at.page.getByText('Required!', { exact: true }).waitFor()

    await method('card').selectOption('Format Preserving Encryption')
    await at.page.getByRole('checkbox', { name: 'Generate a key' }).uncheck()
    await at.page.getByText('anyone who knows it can restore them').waitFor()
    await at.page.getByLabel('Secret key').fill(' secret')
    await expect.poll(() => at.page.getByLabel('Secret key').getAttribute('type')).toBe('password')
    await button('Show the key').click()
    await expect.poll(() => at.page.getByLabel('Secret key').getAttribute('type')).toBe('text')
    await button('Hide the key').click()
    await expect.poll(() => at.page.getByLabel('Secret key').getAttribute('type')).toBe('password')
    await look(at.page, 'anonymise-key')
    await close().focus()
    // The live region repeats it for a while.
    await at.page.getByText('Space is not allowed at start of the key or end of the key.').first().waitFor()
    await at.page.getByRole('checkbox', { name: 'Generate a key' }).check()
    await expect.poll(() => at.page.getByText('Space is not allowed').count()).toBe(0)
  })

  test('the dialog stays open while a column has an error, and offers a way out', async () => {
    await open()
    await method('city').selectOption('Regex')
    await close().click()

    await at.page.getByText('Column 4 has anonymization error for Regex type.').waitFor()
    await at.page.getByText('Required!', { exact: true }).waitFor()
    // Chromium closes at the second or third Escape even if the page cancels it.
    await at.page.getByLabel('Search pattern').focus()
    await dialog().evaluate(element => element.addEventListener('close', () => element.setAttribute('data-closed', '')))
    for (let presses = 0; presses < 5; presses += 1) await at.page.keyboard.press('Escape')
    expect(await dialog().getAttribute('data-closed')).toBeNull()
    await expect.poll(() => dialog().isVisible()).toBe(true)

    // The dialog reopens when the browser closes it.
    await at.page.evaluate(`document.querySelector('dialog[open]').close()`)
    await settled(() => dialog().isVisible()).toBe(true)
    await expect.poll(() => at.page.evaluate(`document.activeElement.closest('dialog[open]') !== null`)).toBe(true)

    // Only the server finds this error.
    await at.page.getByLabel('Search pattern').fill('[a')
    await close().click()
    await at.page.getByText('Column 4 has anonymization error for Regex type.').waitFor()
    await settled(() => method('city').getAttribute('aria-invalid')).toBe('true')
    await look(at.page, 'anonymise-error')

    await at.page.getByLabel('Search pattern').fill('\\d+')
    await settled(() => at.page.getByText('Column 4 has anonymization error').count()).toBe(0)
    await at.page.getByLabel('Search pattern').fill('')
    await close().click()

    await button('Reset column 4').click()
    await close().click()
    await dialog().waitFor({ state: 'detached' })
    await expect.poll(() => at.page.getByText('anonymized', { exact: false }).count()).toBe(0)
  })

  test('point 15: the list of files marks a regex that changes nothing, until it changes something', async () => {
    await open()
    await method('city').selectOption('Regex')
    await at.page.getByLabel('Search pattern').fill('nowhere')
    await close().click()

    const mark = at.page.getByText('Regex changes nothing in the first rows of column 4.', { exact: false })
    await mark.waitFor()
    await look(at.page, 'anonymise-unmatched')
    await button('Anonymize people.csv').click()
    await at.page.getByLabel('Search pattern').fill('Upper')
    await close().click()

    await dialog().waitFor({ state: 'detached' })
    await expect.poll(() => mark.count()).toBe(0)
    await at.page.getByText('1 column anonymized').waitFor()
  })

  test('the dialog suggests methods for sensitive columns, and applies none without a click', async () => {
    await open()
    await at.page.getByText('Looks like e-mail addresses').waitFor()
    await at.page.getByText('Looks like credit card numbers').waitFor()
    await expect.poll(() => method('email').inputValue()).toBe('none')
    await look(at.page, 'anonymise-suggestions')

    await at.page.getByRole('button', { name: /^Use .* for email$/ }).click()
    await expect.poll(() => method('email').inputValue()).not.toBe('none')
    await expect.poll(() => method('card').inputValue()).toBe('none')

    await button(/^Apply (all|the) suggestion/).click()
    await expect.poll(() => method('card').inputValue()).not.toBe('none')
    await close().click()
    await dialog().waitFor({ state: 'detached' })
    await at.page.getByText(/columns anonymized/).waitFor()

    let asked = 0
    at.page.on('request', request => (asked += request.url().endsWith('/anonymization/suggest') ? 1 : 0))
    await button(/Anonymize people.csv/).click()
    await at.page.getByText('Looks like e-mail addresses').waitFor()
    expect(asked).toBe(0)
    await button('Suggest rules').click()
    await settled(() => asked).toBe(1)
  })

  test('the dialog reports a failed preview, and Retry loads it', async () => {
    await at.page.route('**/api/anonymization/preview', route => route.abort())
    await open()
    await method('email').selectOption('Hash')
    await at.page.getByText(anonymize.previewFailed).waitFor()

    await at.page.unroute('**/api/anonymization/preview')
    await button('Retry').click()

    await results().first().waitFor()
    await expect.poll(() => at.page.getByText(anonymize.previewFailed).count()).toBe(0)
  })

  test('the transfer carries the rules, and Go Back keeps them', async () => {
    const bodies: { files: { name: string; anonymizationPolicy?: unknown }[] }[] = []
    at.page.on('request', request => {
      if (/\/(provisional_transfers|transfers)$/.test(request.url())) bodies.push(request.postDataJSON())
    })
    await open()
    await method('email').selectOption('Hash')
    await close().click()
    await goOn()
    await at.page.getByText('1 column anonymized').waitFor()
    await look(at.page, 'anonymise-confirm')

    await button('Go Back').click()
    await button('Anonymize people.csv, 1 column anonymized').click()
    await expect.poll(() => method('email').inputValue()).toBe('sha256')
    await close().click()
    await dialog().waitFor({ state: 'detached' })
    await button('Next Step').click()
    await at.page.getByRole('checkbox', { name: /I confirm/ }).check()
    await button('Send Now').click()
    await at.page.getByRole('heading', { name: 'Success!' }).waitFor({ timeout: 30_000 })

    const rule = { columnNameOrIndex: '1', anonymizationMethod: 'sha256', parameters: [] }
    expect(bodies.map(({ files }) => files[0]?.anonymizationPolicy)).toEqual(
      bodies.map(() => ({ headerRow: true, anonymizationRules: [rule] })),
    )
    expect(bodies).toHaveLength(3)
  })

  test('the rules belong to one file: a file chosen again starts without rules', async () => {
    await open()
    await method('email').selectOption('Hash')
    await close().click()
    await dialog().waitFor({ state: 'detached' })
    await at.page.getByText('1 column anonymized').waitFor()

    await button('Remove people.csv').click()
    await at.page.locator('input[type=file]').first().setInputFiles([people])

    await button('Anonymize people.csv').waitFor()
    await expect.poll(() => at.page.getByText('1 column anonymized').count()).toBe(0)
  })

  test('a wide table shows one column at a time on a phone, and jumps to a column on a desktop', async () => {
    await open(wide)
    await at.page.getByLabel('Go to column').selectOption({ index: 58 })
    await settled(() => method('Column 58').isVisible()).toBe(true)
    const section = dialog().getByRole('region', { name: 'First rows of WIDE.CSV' })
    expect(
      await section.evaluate(element => (element as unknown as { scrollLeft: number }).scrollLeft),
    ).toBeGreaterThan(5000)
    await look(at.page, 'anonymise-wide')

    await at.page.setViewportSize({ width: 360, height: 780 })
    await at.page.getByLabel('Column', { exact: true }).selectOption({ index: 41 })
    await button('Next column').click()
    await method('Column 43').selectOption('Hash')
    await results().first().waitFor()
    await expect.poll(() => results().count()).toBe(10)
    await close().click()
    await at.page.getByText('1 column anonymized').waitFor()
  })

  test('the dialog reads the encoding and delimiter of the file, and reports rows that do not fit', async () => {
    await open(csv('umlauts.csv', Buffer.from('Name;Stadt\nJ\u00fcrgen;K\u00f6ln, links\nBob\n', 'latin1')))

    await dialog().getByText('Jürgen', { exact: true }).waitFor()
    await dialog().getByText('Köln, links', { exact: true }).waitFor()
    await at.page.getByText('Row 2 has 1 field, the first one 2').waitFor()
  })

  test('the dialog reports characters that the encoding of the file cannot represent', async () => {
    await open(csv('latin.csv', Buffer.from('name,city\nJ\u00fcrgen,K\u00f6ln\n', 'latin1')))
    await method('name').selectOption('Mask')
    for (const [field, value] of Object.entries({ From: '0', To: '1', Char: '█' })) {
      await at.page.getByLabel(`${field}, range 1`).fill(value)
    }
    await close().click()

    await at.page.getByText('█ does not exist in windows-1252, the encoding of this file.').waitFor()
    await at.page.getByText('Column 1 has anonymization error for Mask type.').waitFor()
    await look(at.page, 'anonymise-encoding')
    await at.page.getByLabel('Char, range 1').fill('×')
    await dialog().getByText('××rgen', { exact: true }).waitFor()
    await expect.poll(() => at.page.getByText('Column 1 has anonymization error').count()).toBe(0)
  })

  test('the dialog warns about bytes that are not text, and allows them', async () => {
    const bytes = Buffer.concat([Buffer.from('name,city\nJ\u00fcrgen', 'latin1'), Buffer.from([0x81, 0x2c, 0x62])])
    await open(csv('bytes.csv', bytes))
    await at.page.getByText(csvFiles.notText).waitFor()
    await method('city').selectOption('Hash')
    await results().first().waitFor()
    await look(at.page, 'anonymise-bytes')
    await close().click()

    await dialog().waitFor({ state: 'detached' })
    await at.page.getByText(`${csvFiles.notText} ${csvFiles.notTextMeaning}`).waitFor()
    await look(at.page, 'anonymise-bytes-listed')
  })

  test('the dialog reports a file with only a header', async () => {
    await open(csv('header.csv', 'name,city\n'))
    await at.page.getByText('There is no row below the header').waitFor()
    await at.page.getByRole('checkbox', { name: 'Has Header' }).uncheck()
    await at.page.getByText('There is no row below the header').waitFor({ state: 'detached' })
  })

  test('the dialog stays usable for a file with 20,001 columns', async () => {
    await open(csv('commas.csv', `${','.repeat(20_000)}\n${','.repeat(5)}\n`))

    await at.page.getByText('The file has 20,001 columns. Only the first 1,000 can be anonymized here.').waitFor()
    await method('Column 1').selectOption('Hash')
    await close().click()
    await at.page.getByText('Row 2').first().waitFor()
  })

  test('the dialog reports an empty file', async () => {
    await choose(csv('empty.csv', ''))
    await button('Anonymize empty.csv').click()

    await at.page.getByText('There is no row to show').waitFor()
    await at.page.getByText('The file is empty.').waitFor()
    await look(at.page, 'anonymise-empty')
    await close().click()
    await dialog().waitFor({ state: 'detached' })
  })
})
