import type { Location } from 'react-router'
import { describe, expect, test } from 'vitest'
import { rememberedPage } from '../../web/src/auth/rememberedPage.ts'

const origin = 'https://files.acme.example'
const secret = 'Ab3_-'.repeat(9).slice(0, 43)
const link = `/dl/${secret}`
const at = (more: Partial<Location> = {}): Location => ({
  pathname: '/login',
  search: '',
  hash: '',
  state: null,
  key: 'default',
  ...more,
})
const from = (pathname: string) => at({ key: 'k1', state: { from: at({ pathname }) } })

describe('the page after the sign-in', () => {
  test('is the app’s page that required it', () => {
    expect(rememberedPage(from('/transfer'), '', origin)).toBe('/transfer')
  })

  test('is our page that linked to the sign-in, and no other site', () => {
    expect(rememberedPage(at(), `${origin}/faq`, origin)).toBe('/faq')
    expect(rememberedPage(at(), 'https://evil.example/transfer', origin)).toBeUndefined()
  })

  test('is the remembered download, also via the first page after a sign-out', () => {
    expect(rememberedPage(at(), '', origin, link)).toBe(link)
    expect(rememberedPage(from('/'), '', origin, link)).toBe(link)
  })

  test('is the latest one, after the download was abandoned', () => {
    expect(rememberedPage(from('/transfer'), '', origin, link)).toBe('/transfer')
  })

  test.each([`/unsubscribe/${secret}`, `/transfer/${secret}`, link])('is not a link that sent the person: %s', path => {
    expect(rememberedPage(from(path), '', origin)).toBeUndefined()
  })

  test.each(['https://evil.example/', '//evil.example/', '/login', '/logout'])('is never %s', path => {
    expect(rememberedPage(at(), '', origin, path)).toBeUndefined()
  })
})
