import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { FaqFileError, readFaqFiles } from '../../local/faqFiles.ts'
import { FaqFile, mergeFaq } from '../../shared/domain/faqFile.ts'
import { faqQuestions } from '../../shared/domain/faqQuestions.ts'
import { orgFaq, recipientFaq } from '../../shared/texts/en/faq.ts'

const directory = mkdtempSync(join(tmpdir(), 'waybill-faq-'))
afterAll(() => rmSync(directory, { recursive: true }))

function read(content: string | Buffer): string {
  writeFileSync(join(directory, 'faq.json'), content)
  return (
    readFaqFiles({ faq: { en: 'faq.json' } }, directory)
      .get('/faq.en.json')
      ?.toString() ?? ''
  )
}

const one = { question: 'Why?', answer: '<p>Because.</p>' }

describe('a file of the organisation’s questions', () => {
  test('is read, with defaults', () => {
    expect(JSON.parse(read(JSON.stringify({ org: [one] })))).toEqual({ recipient: [], org: [one], omit: [] })
  })

  test('keeps scripts and broken HTML, which the browser removes', () => {
    const hostile = {
      question: '<img onerror=x>',
      answer: '<p><b>open <script>alert(1)</script><a href="javascript:x">',
    }

    expect(JSON.parse(read(JSON.stringify({ recipient: [hostile] }))).recipient).toEqual([hostile])
  })

  test.each([
    ['', 'cannot be read as JSON'],
    ['{', 'cannot be read as JSON'],
    ['[]', 'the file: Write an object with recipient, org and omit.'],
    ['{"members": []}', 'Write an object'],
    [JSON.stringify({ org: [{ ...one, key: 'nothing' }] }), 'org.0.key: Write the key of a default question'],
    [JSON.stringify({ org: [{ ...one, key: 'linkExpired' }] }), 'org.0.key: This question is in the other section.'],
    [
      JSON.stringify({
        org: [
          { ...one, key: 'limits' },
          { ...one, key: 'limits' },
        ],
      }),
      'org.1.key: An earlier question',
    ],
    [JSON.stringify({ org: [{ question: 'a\nb', answer: 'c' }] }), 'org.0.question: Write one line'],
    [JSON.stringify({ org: [{ question: ' ', answer: 'c' }] }), 'org.0.question: Write a question.'],
    [JSON.stringify({ org: [{ question: 'a', answer: 'x'.repeat(20_001) }] }), 'org.0.answer: Write at most 20000'],
    [JSON.stringify({ org: Array.from({ length: 201 }, () => one) }), 'org: Write at most 200.'],
    [JSON.stringify({ omit: ['nothing'] }), 'omit'],
    [' '.repeat(1024 * 1024 + 1), 'has 1048577 bytes; questions may have 1048576'],
  ])('is refused with its fault: %.60s', (content, fault) => {
    expect(() => read(content)).toThrow(FaqFileError)
    expect(() => read(content)).toThrow(fault)
  })

  test('that is missing is reported with its name', () => {
    expect(() => readFaqFiles({ faq: { de: 'none.json' } }, directory)).toThrow(/none\.json cannot be read as JSON/)
  })
})

describe('the shown questions', () => {
  test('are the default ones without a file', () => {
    expect(mergeFaq('org', orgFaq, undefined).map(({ key }) => key)).toEqual(faqQuestions.org)
  })

  test('begin with the organisation’s own, and have its replacements in place', () => {
    const file = FaqFile.parse({ recipient: [one, { ...one, key: 'codeMissing' }], omit: ['codeLocked'] })

    const shown = mergeFaq('recipient', recipientFaq, file)

    expect(shown[0]).toEqual({ ...one, isOwn: true })
    expect(shown.find(({ key }) => key === 'codeMissing')?.question).toBe('Why?')
    expect(shown.some(({ key }) => key === 'codeLocked')).toBe(false)
    expect(shown).toHaveLength(faqQuestions.recipient.length)
  })

  test('are none when a file omits all', () => {
    expect(mergeFaq('org', orgFaq, FaqFile.parse({ omit: 'all' }))).toEqual([])
  })
})

describe('the default questions', () => {
  const all = [...Object.entries(recipientFaq), ...Object.entries(orgFaq)]

  test('are at least 15 for recipients and 20 for members, with keys that are unique', () => {
    const keys: string[] = [...faqQuestions.recipient, ...faqQuestions.org]
    expect(faqQuestions.recipient.length).toBeGreaterThanOrEqual(15)
    expect(faqQuestions.org.length).toBeGreaterThanOrEqual(20)
    expect(new Set(keys).size).toBe(keys.length)
    expect(all.map(([key]) => key).toSorted()).toEqual(keys.toSorted())
  })

  test.each(all)('%s has only the allowed tags, closed, and links that lead somewhere', (_, { answer }) => {
    const open: string[] = []
    for (const [, close, tag = ''] of answer.matchAll(/<(\/?)(\w+)/g)) {
      expect(['p', 'ul', 'ol', 'li', 'a', 'strong', 'code']).toContain(tag)
      if (close) expect(open.pop()).toBe(tag)
      else open.push(tag)
    }
    expect(open).toEqual([])
    for (const [, section = '', key = ''] of answer.matchAll(/href="#faq-(\w+)-(\w+)"/g))
      expect(faqQuestions[section as 'org']).toContain(key)
    for (const [, marker] of answer.matchAll(/\{(\w+)\}/g))
      expect(['fileSize', 'totalSize', 'archiveSize', 'expiry', 'support']).toContain(marker)
  })
})
