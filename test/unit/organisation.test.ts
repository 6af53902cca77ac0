import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Organisation } from '../../shared/domain/organisation.ts'

const least = { name: 'Acme', domains: ['acme.example'] }
const isAccepted = (more: object) => Organisation.safeParse({ ...least, ...more }).success

describe('an organisation that sets only its name and domain', () => {
  const organisation = Organisation.parse(least)

  test('has the caps that docs/operations.md lists', () => {
    const operations = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8')
    const rows = [...operations.matchAll(/^\| `(\w+Caps)\.(\w+)` \| (\d+) \|/gm)]
    const { dailyCaps, memberCaps } = organisation

    const listed = rows.map(([, group, name, value]) => [`${group}.${name}`, Number(value)])
    const caps = Object.entries({ dailyCaps, memberCaps }).flatMap(([group, values]) =>
      Object.entries(values).map(([name, value]) => [`${group}.${name}`, value]),
    )
    expect(Object.fromEntries(caps)).toEqual(Object.fromEntries(listed))
  })

  test('has the limits and bounds of the specification', () => {
    expect(organisation.limits).toEqual({
      maxFiles: 50,
      totalSizeMiB: 20 * 1024,
      fileSizeMiB: 5 * 1024,
      zipEncryptSizeMiB: 5 * 1024,
    })
    expect(organisation.sendExpiryDays).toEqual({ min: 1, default: 7, max: 60 })
    expect(organisation.requestExpiryDays).toEqual({ min: 3, default: 7, max: 60 })
  })

  test('is called Waybill, counts days in UTC, trusts and bans no one, and sends no SMS', () => {
    expect(organisation).toMatchObject({ brandName: 'Waybill', timeZone: 'UTC' })
    const { bannedDomains, trustedRedirectUrls, addOnHosts, templateSets, smsCountries } = organisation
    expect([bannedDomains, trustedRedirectUrls, addOnHosts, templateSets, smsCountries]).toEqual([[], [], [], [], []])
  })
})

const hosts = (count: number) => Array.from({ length: count }, (_, at) => `https://mail${at}.acme.example`)
const dailyCaps = { sms: 0, mailsPerSender: 1, mailsPerRecipient: 1 }
const memberCaps = { openProvisional: 1, recordMiBPerDay: 1, unfinishedUploadMiB: 1, uploadMiBPerDay: 1 }
const largeCaps = { unfinishedUploadMiB: 204_800, uploadMiBPerDay: 204_800 }
const limits = { maxFiles: 1, totalSizeMiB: 1, fileSizeMiB: 1, zipEncryptSizeMiB: 1 }

describe('a setting of an organisation', () => {
  test.each<[string, object]>([
    ['20 hosts of the add-on', { addOnHosts: hosts(20) }],
    ['a host with a port', { addOnHosts: ['https://mail.acme.example:8443'] }],
    ['no SMS, and one mail a day', { dailyCaps }],
    ['one of each cap', { memberCaps }],
    ['limits of one file and one MiB', { limits }],
    ['terms by https and by mail', { termsOfService: { title: 'Terms', url: 'mailto:legal@acme.example' } }],
    [
      'a total of 200 GiB, with caps that allow it',
      { limits: { ...limits, totalSizeMiB: 204_800 }, memberCaps: { ...memberCaps, ...largeCaps } },
    ],
    ['two template sets', { templateSets: [{ name: 'One' }, { name: 'Two' }] }],
    ['countries by their letters', { smsCountries: ['CH', 'DE'] }],
  ])('may be %s', (_, more) => {
    expect(isAccepted(more)).toBe(true)
  })

  test.each<[string, object]>([
    ['a name of no letter', { name: '' }],
    ['a total of 200 GiB that the caps refuse', { limits: { ...limits, totalSizeMiB: 204_800 } }],
    ['a name of two lines', { name: 'Acme\nEvil' }],
    ['no domain', { domains: [] }],
    ['a domain in capitals', { domains: ['Acme.example'] }],
    ['21 hosts of the add-on', { addOnHosts: hosts(21) }],
    ['a host by plain http', { addOnHosts: ['http://mail.acme.example'] }],
    ['a host with a path', { addOnHosts: ['https://mail.acme.example/'] }],
    ['terms by a script', { termsOfService: { title: 'Terms', url: 'javascript:alert(1)' } }],
    ['terms by plain http', { termsOfService: { title: 'Terms', url: 'http://acme.example/' } }],
    ['a redirect with a comma', { trustedRedirectUrls: ['https://acme.example/a,b'] }],
    ['a redirect with a user name', { trustedRedirectUrls: ['https://acme.example@evil.example/'] }],
    ['two template sets of one name', { templateSets: [{ name: 'One' }, { name: 'One' }] }],
    ['a country in small letters', { smsCountries: ['ch'] }],
    ...Object.keys(dailyCaps).map((name): [string, object] => [
      `less than the least ${name}`,
      { dailyCaps: { ...dailyCaps, [name]: dailyCaps[name as keyof typeof dailyCaps] - 1 } },
    ]),
    ...Object.keys(memberCaps).map((name): [string, object] => [
      `a ${name} of 0`,
      { memberCaps: { ...memberCaps, [name]: 0 } },
    ]),
    ...Object.keys(limits).map((name): [string, object] => [`a ${name} of 0`, { limits: { ...limits, [name]: 0 } }]),
  ])('cannot be %s', (_, more) => {
    expect(isAccepted(more)).toBe(false)
  })
})
