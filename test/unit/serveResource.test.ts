import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { CloudFormationCustomResourceCreateEvent, Context } from 'aws-lambda'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ResourceRefusal, serveResource } from '../../lambdas/aws/serving/serveResource.ts'

describe('a custom resource of the deployment', () => {
  let server: Server
  let statuses: string[]
  let reasons: string[]
  let isSilent: boolean

  beforeEach(async () => {
    vi.stubEnv('LOG_LEVEL', 'error')
    vi.spyOn(process.stdout, 'write').mockReturnValue(true)
    statuses = []
    reasons = []
    isSilent = false
    server = createServer(async (request, response) => {
      const { Status, Reason } = JSON.parse(await text(request))
      statuses.push(Status)
      reasons.push(Reason)
      if (!isSilent) response.end()
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
  })
  afterEach(() => {
    vi.restoreAllMocks()
    vi.unstubAllEnvs()
    server.closeAllConnections()
    server.close()
  })

  const serve = (work: () => Promise<void>, remaining = 60_000) => {
    const { port } = server.address() as AddressInfo
    const event = { RequestType: 'Create', ResponseURL: `http://127.0.0.1:${port}/` }
    const context = { getRemainingTimeInMillis: () => remaining }
    return serveResource(work)(event as CloudFormationCustomResourceCreateEvent, context as Context)
  }

  test('reports its success and its failure', async () => {
    await serve(async () => {})
    await serve(() => Promise.reject(new Error('No index.')))

    expect(statuses).toEqual(['SUCCESS', 'FAILED'])
  })

  test('shows the operator a refusal that is meant for them, and no other message', async () => {
    await serve(() => Promise.reject(new ResourceRefusal('Request a higher limit.')))
    await serve(() => Promise.reject(new Error('The host 10.0.0.1 refused the password hunter2.')))

    expect(reasons).toEqual(['Request a higher limit.', 'The custom resource failed. See the log of its function.'])
  })

  test('that succeeded is not reported as failed when CloudFormation does not answer, and ends in time', async () => {
    isSilent = true

    await expect(serve(async () => {}, 1500)).rejects.toMatchObject({ name: 'TimeoutError' })

    expect(statuses).toEqual(['SUCCESS'])
  })
})
