import { request } from 'node:https'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { mainJobSuite } from '../journeys/mainJob.suite.ts'
import { resumableSuite } from '../journeys/resumable.suite.ts'
import { deployed } from './deployedHost.ts'
import { callsOfFunctions, roleOf } from './iamRecord.ts'

let stack: Awaited<ReturnType<typeof deployed>>

beforeAll(async () => {
  stack = await deployed()
  // Some releases of the emulator let everybody in: what follows would then prove nothing.
  const answer = await fetch(`${stack.host.origin}/api/transfers/any/review`)
  if (answer.status !== 401) {
    throw new Error(`A call without a token was answered ${answer.status}, not 401: the emulator enforces nothing.`)
  }
})
afterAll(() => stack.close())

mainJobSuite('deployed to the emulator', async () => stack.host)
resumableSuite('deployed to the emulator', async () => stack.host)

describe('the deployed API', () => {
  test('answers nobody who goes round the edge', async () => {
    const direct = (path: string, headers: Record<string, string>) =>
      new Promise<number>((resolve, reject) => {
        const url = new URL(process.env.AWS_ENDPOINT_URL ?? '')
        const host = `${stack.output('ApiId')}.execute-api.localhost:${url.port}`
        const asked = request({ host: url.hostname, port: url.port, path, headers: { ...headers, host } }, answer => {
          answer.resume()
          resolve(answer.statusCode ?? 0)
        })
        asked.on('error', reject).end()
      })

    expect(await direct('/config', {})).toBe(404)
    expect(await direct('/config', { 'x-origin-secret': 'a guess' })).toBe(404)
  })
})

describe('the roles of the functions', () => {
  test('allow every call that was made', () => {
    const denied = callsOfFunctions(process.env.IAM_RECORD ?? '').filter(call => call.denied !== null)

    expect(denied.map(call => `${roleOf(call)}: ${call.action} on ${call.resource}`)).toEqual([])
  })
})
