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

describe('the page to come back to after signing in', () => {
  test('is the one within the app that asked for it', () => {
    expect(rememberedPage(from('/transfer'), '', origin)).toBe('/transfer')
  })

  test('is the page of ours that linked to the sign-in, and no other site', () => {
    expect(rememberedPage(at(), `${origin}/faq`, origin)).toBe('/faq')
    expect(rememberedPage(at(), 'https://evil.example/transfer', origin)).toBeUndefined()
  })

  test('is the download that was handed over, also by way of the first page after signing out', () => {
    expect(rememberedPage(at(), '', origin, link)).toBe(link)
    expect(rememberedPage(from('/'), '', origin, link)).toBe(link)
  })

  test('is what was asked for last, when the download was given up', () => {
    expect(rememberedPage(from('/transfer'), '', origin, link)).toBe('/transfer')
  })

  test.each(['https://evil.example/', '//evil.example/', '/login', '/logout'])('is never %s', path => {
    expect(rememberedPage(at(), '', origin, path)).toBeUndefined()
  })
})
