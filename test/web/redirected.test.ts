import { describe, expect, test } from 'vitest'
import { redirectAfterRequest, redirectAfterSend, trustedRedirect } from '../../shared/domain/redirect.ts'

const trusted = trustedRedirect('https://addon.acme.example/sent?mail=7&to_email=nobody#top', [
  'https://addon.acme.example/sent',
])
if (!trusted) throw new Error('The address is a trusted one.')
const expiryDate = '2026-11-28T09:00:00.000Z'
const recipient = 'rita+files@partner.example'

describe('the return address of a calling application', () => {
  test('gets link, recipient and expiry after a send, next to its own parameters', () => {
    const downloadUrl = `https://files.acme.example/dl/${'s'.repeat(43)}`
    const url = redirectAfterSend(trusted, { downloadUrl, recipient, expiryDate })

    expect(url.href.split('?')[0]).toBe('https://addon.acme.example/sent')
    expect(url.hash).toBe('#top')
    expect([...url.searchParams]).toEqual([
      ['mail', '7'],
      ['to_email', recipient],
      ['download_url', downloadUrl],
      ['expiry_date', expiryDate],
    ])
  })

  test('gets the upload link after a request, with a mark for handover by an add-on', () => {
    const requestUrl = `https://files.acme.example/transfer/${'s'.repeat(43)}`
    const url = redirectAfterRequest(trusted, { requestUrl, recipient, expiryDate })

    expect(Object.fromEntries(url.searchParams)).toEqual({
      mail: '7',
      to_email: recipient,
      request_url: `${requestUrl}?addontransfer=true`,
      expiry_date: expiryDate,
    })
  })

  test('is otherwise the validated one', () => {
    redirectAfterSend(trusted, { downloadUrl: 'https://x.example/', recipient, expiryDate })

    expect(trusted.search).toBe('?mail=7&to_email=nobody')
  })
})
