import { randomBytes, randomInt } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { TemplateSets } from '../../lambdas/ports/templateSets.ts'
import { mailKinds, TemplateSet } from '../../shared/domain/templateSet.ts'
import { withLaterKeys } from '../harness/newerVersion.ts'

export const aTemplateSet: TemplateSet = TemplateSet.parse({
  name: 'Partner',
  description: 'For partners.',
  configOverrides: { transferRequestUploadExpiryDays: 14 },
  language: 'de',
  replyTo: 'files@acme.example',
  colours: { accent: '#3742ad', accentOnDark: '#a4afff' },
  logo: { png: `iVBORw0KGgo${'A'.repeat(1001)}`, width: 120, height: 40 },
  mails: { link: { subject: 'Grüezi: {{fileCount}} 🦊', paragraphs: [['Von {{sender}}', 'Für Sie'], 'Bis bald'] } },
  sms: '{{prefix}}-{{code}}',
})

export function templateSetsSuite(
  name: string,
  open: () => Promise<{ templateSets: TemplateSets; close(): Promise<void> }>,
) {
  describe(`template sets: ${name}`, () => {
    let templateSets: TemplateSets
    let close: () => Promise<void>

    beforeEach(async () => {
      const opened = await open()
      templateSets = opened.templateSets
      close = opened.close
    })
    afterEach(() => close())

    test('a stored set is found unchanged', async () => {
      const bare = TemplateSet.parse({ name: 'Bare', description: '' })

      const pinned = await templateSets.keep(aTemplateSet)
      const another = await templateSets.keep(bare)

      expect(pinned).toEqual({ name: 'Partner', version: expect.stringMatching(/^[0-9a-f]{32}$/) })
      expect(await templateSets.get(pinned)).toEqual(aTemplateSet)
      expect(await templateSets.get(another)).toEqual(bare)
    })

    test('point 2: a set of a newer version is read by its known keys', async () => {
      const pinned = await templateSets.keep(withLaterKeys(aTemplateSet) as TemplateSet)

      expect(await templateSets.get(pinned)).toEqual(aTemplateSet)
    })

    test('an unknown set is not found', async () => {
      const { name, version } = await templateSets.keep(aTemplateSet)

      expect(await templateSets.get({ name, version: '0'.repeat(32) })).toBeUndefined()
      expect(await templateSets.get({ name: 'partner', version })).toBeUndefined()
      expect(await templateSets.get({ name, version: 'latest' })).toBeUndefined()
    })

    test('an edit is another version, and the former stays', async () => {
      const before = await templateSets.keep(aTemplateSet)
      const edited: TemplateSet = { ...aTemplateSet, mails: { link: { subject: ['Edited'] } } }

      const after = await templateSets.keep(edited)

      expect(after.version).not.toBe(before.version)
      expect(await templateSets.get(before)).toEqual(aTemplateSet)
      expect(await templateSets.get(after)).toEqual(edited)
    })

    test('the same words are one version, in any order of keys, also concurrently', async () => {
      const { name, description, ...rest } = aTemplateSet
      const { logo, colours, ...others } = rest
      const turned: TemplateSet = { colours, ...others, logo, description, name }

      const pins = await Promise.all(
        Array.from({ length: 50 }, (_, index) => templateSets.keep(index % 2 === 0 ? aTemplateSet : turned)),
      )

      expect(new Set(pins.map(({ version }) => version)).size).toBe(1)
      expect(await templateSets.get(pins[0] ?? { name, version: '' })).toEqual(aTemplateSet)
    })

    test('the order of sentences matters', async () => {
      const paragraphs = [['One.'], ['Two.']]
      const inOrder = (some: string[][]): TemplateSet => ({ ...aTemplateSet, mails: { link: { paragraphs: some } } })

      const one = await templateSets.keep(inOrder(paragraphs))
      const other = await templateSets.keep(inOrder(paragraphs.toReversed()))

      expect(one.version).not.toBe(other.version)
    })

    test('a set of long mails with a large logo is stored completely', async () => {
      // Random letters of maximal width, which compression does not shorten.
      const letter = () => String.fromCharCode(0x4e00 + randomInt(20_992))
      const text = (length: number) => Array.from({ length }, letter).join('')
      const texts = (count: number) => Array.from({ length: count }, () => text(1000))
      const mail = () => ({
        subject: text(200),
        heading: text(200),
        paragraphs: texts(8),
        button: text(60),
        footer: texts(2),
      })
      const png = Buffer.concat([Buffer.from('iVBORw0KGgoA', 'base64'), randomBytes(65_991)]).toString('base64')
      const large = TemplateSet.parse({
        ...aTemplateSet,
        logo: { png, width: 300, height: 100 },
        mails: Object.fromEntries(mailKinds.map(kind => [kind, mail()])),
      })

      const pinned = await templateSets.keep(large)

      expect(await templateSets.get(pinned)).toEqual(large)
    })

    test('two sets have one version exactly when they are equal', async () => {
      const anySet = fc.record({
        name: fc.constantFrom('A', 'B'),
        description: fc.constantFrom('', 'x'),
        language: fc.constantFrom('en', 'de'),
        mails: fc.record(
          {
            link: fc.record({ subject: fc.constantFrom('a', 'b') }, { requiredKeys: [] }),
            code: fc.record({ button: fc.constantFrom('a', 'b') }, { requiredKeys: [] }),
          },
          { requiredKeys: [] },
        ),
      })
      await fc.assert(
        fc.asyncProperty(anySet, anySet, async (one, other) => {
          const [first, second] = [TemplateSet.parse(one), TemplateSet.parse(other)]
          const pins = [await templateSets.keep(first), await templateSets.keep(second)] as const

          expect(pins[0].version === pins[1].version).toBe(same(first, second))
          expect(await templateSets.get(pins[0])).toEqual(first)
        }),
        { numRuns: 100 },
      )
    })
  })
}

function same(one: TemplateSet, other: TemplateSet): boolean {
  try {
    expect(one).toEqual(other)
    return true
  } catch {
    return false
  }
}
