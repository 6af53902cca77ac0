import { describe, expect, test } from 'vitest'
import { BasicInfoType } from '../../../shared/domain/inspection.ts'
import { labelledDocuments } from '../../labelled/labelledDocuments.ts'

const documents = { a: [...labelledDocuments('a')], b: [...labelledDocuments('b')] }

describe('the labelled documents', () => {
  test('are the same every time they are made', () => {
    for (const half of ['a', 'b'] as const) {
      const again = [...labelledDocuments(half)].map(({ name, bytes }) => [name, Buffer.from(bytes).toString('base64')])

      expect(again).toEqual(documents[half].map(({ name, bytes }) => [name, Buffer.from(bytes).toString('base64')]))
    }
  })

  test('number at least three hundred, with a hundred values of every infotype in each half', () => {
    expect(documents.a.length + documents.b.length).toBeGreaterThanOrEqual(300)
    for (const half of [documents.a, documents.b]) {
      const labels = half.flatMap(document => document.labels)
      const rare = BasicInfoType.options.filter(kind => labels.filter(({ infoType }) => infoType === kind).length < 100)
      expect(rare).toEqual([])
    }
  })

  test('share no template between the halves, and no name, place, address, domain or bank', () => {
    const shared = ['PERSON_NAME', 'LOCATION', 'STREET_ADDRESS', 'DOMAIN_NAME', 'EMAIL_ADDRESS', 'SWIFT_CODE']
    const values = (half: typeof documents.a) =>
      new Set(
        half.flatMap(({ labels }) =>
          labels
            .filter(({ infoType }) => shared.includes(infoType))
            .map(({ infoType, value }) => `${infoType} ${value}`),
        ),
      )
    const templates = (half: typeof documents.a) => new Set(half.map(({ template }) => template))

    expect([...templates(documents.a).intersection(templates(documents.b))]).toEqual([])
    expect([...values(documents.a).intersection(values(documents.b))]).toEqual([])
  })
})
