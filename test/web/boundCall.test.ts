import { afterEach, expect, test, vi } from 'vitest'
import { contracts } from '../../shared/contract/table.ts'
import { boundCall } from '../../web/src/api/boundCall.ts'

afterEach(() => void vi.unstubAllGlobals())

test.each([
  ['searchTransfers', 'limited', [['limited', 'token']]],
  ['searchTransfers', undefined, []],
  ['searchAllTransfers', 'limited', [['adminRefused', 'token', true]]],
  ['searchAllTransfers', undefined, [['adminRefused', 'token', false]]],
] as const)('a 403 on %s with the reason %s changes the session accordingly', async (name, errorReason, heard) => {
  const reply = { errorMessage: 'No access.', errorCode: 'forbidden', requestId: 'r', errorReason }
  vi.stubGlobal('fetch', async () => Response.json(reply, { status: 403 }))
  const calls: unknown[] = []
  const hear =
    (what: string) =>
    (...words: unknown[]) =>
      void calls.push([what, ...words])
  const keeper = { refused: hear('refused'), adminRefused: hear('adminRefused'), limited: hear('limited') }
  const call = boundCall({ endpoint: 'https://files.acme.example/api', token: async () => 'token' }, keeper)

  await expect(call(contracts[name], { body: {} })).rejects.toThrow('No access.')

  expect(calls).toEqual(heard)
})
