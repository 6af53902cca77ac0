import { describe, expect, test } from 'vitest'
import { type AlertMailFacts, alertMail } from '../../lambdas/mails/alertMail.ts'
import { Alert, AlertKind } from '../../shared/domain/insights/alert.ts'

const origin = 'https://files.acme.example'
const party = { sender: 'alice@acme.example', recipient: 'rita@partner.example', domain: 'partner.example' }
const createdAt = '2026-11-21T09:00:00.000Z'
const alerts = AlertKind.options.map(kind => Alert.parse({ id: kind, kind, createdAt, ...party }))
const facts: AlertMailFacts = {
  brandName: 'Waybill',
  language: 'en',
  timeZone: 'Europe/Zurich',
  alerts,
  toUrl: ({ id }) => (id === 'newCountries' ? undefined : `${origin}/of/${id}?a=1&b=2`),
  insightsUrl: `${origin}/insights`,
  transfersUrl: `${origin}/transfers/all`,
  unsubscribeUrl: `${origin}/unsubscribe/${'Ab3_-'.repeat(9).slice(0, 43)}`,
}

describe.each(['en', 'de'] as const)('the mail with alerts, in %s', language => {
  test('has a sentence for each alert, and the links, in both parts', () => {
    const { text, html } = alertMail({ ...facts, language })

    const sentences = text.split('\n').filter(line => line.includes('2026'))
    expect(new Set(sentences).size).toBe(alerts.length)
    for (const part of [text, html]) {
      for (const url of [facts.insightsUrl, facts.transfersUrl, facts.unsubscribeUrl]) expect(part).toContain(url)
      for (const address of Object.values(party)) expect(part).toContain(address)
    }
  })

  test('links each alert to its transfers, in both parts', () => {
    const { text, html } = alertMail({ ...facts, language })

    for (const kind of AlertKind.options) {
      const url = `${origin}/of/${kind}?a=1&b=2`
      expect(text.split('\n')[text.split('\n').indexOf(url) - 1]).toContain('2026')
      expect(html).toContain(`href="${url.replace('&', '&amp;')}"`)
    }
  })

  test('names no address in its subject and preview, which locked screens show', () => {
    const { subject, html } = alertMail({ ...facts, language })

    expect(subject).toMatch(new RegExp(`^${AlertKind.options.length} \\p{L}+ \\p{L}+$`, 'u'))
    expect(subject).not.toContain('@')
    expect(html.slice(0, html.indexOf('<h1'))).not.toMatch(/partner|alice/)
  })

  test('lists the thirty newest, and counts the others', () => {
    const many = Array.from({ length: 35 }, (_, at) =>
      Alert.parse({
        ...{ id: `${at}`, kind: 'newRecipients', recipient: `r${at}@partner.example` },
        createdAt: new Date(Date.parse(createdAt) + at * 1000).toISOString(),
      }),
    )
    const { text, subject } = alertMail({ ...facts, language, alerts: many })

    expect(subject).toContain('35')
    expect(text).toContain('r34@partner.example')
    expect(text).not.toContain('r4@partner.example')
    expect(text).toMatch(/^5 \p{L}+ /mu)
  })

  test('shows a kind of a newer version by its name, and cannot be broken by a name', () => {
    const odd = [
      Alert.parse({ id: 'newCountries', kind: 'newCountries', createdAt }),
      Alert.parse({ id: 'b', kind: 'newSenders', createdAt, sender: '<b>\r\nBcc: eve@evil.example' }),
    ]
    const { text, html } = alertMail({ ...facts, language, alerts: odd })

    expect(text).toMatch(/newCountries$/m)
    expect([text, html].filter(part => part.includes('/of/newCountries'))).toEqual([])
    expect(html).toContain('&lt;b&gt;')
    expect(text).not.toMatch(/^Bcc:/m)
  })
})
