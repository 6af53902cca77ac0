import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { Macie2Client } from '@aws-sdk/client-macie2'

type Term = { key: 'name' | 'jobStatus'; comparator: string; values: string[] }
type Filter = { includes?: Term[]; excludes?: Term[] }
type Job = { jobId: string; jobStatus: string; name: string; request: Record<string, unknown> }
type Answer = { status: number; body: object; error?: string }

/**
 * The calls of Macie that the deployment makes, as its API reference describes them.
 * @see https://docs.aws.amazon.com/macie/latest/APIReference/
 */
export async function startMacie(session: 'ENABLED' | 'PAUSED' | 'off' | 'forbidden' = 'off') {
  const tokens = new Map<unknown, Job>()
  const macie = {
    session,
    jobs: [] as Job[],
    /** How many calls are refused after Macie was enabled. */
    callsUntilEnabled: 0,
  }
  const refuse = (error: string, message: string, status = 403): Answer => ({ status, body: { message }, error })
  const done = (body: object = {}): Answer => ({ status: 200, body })

  function enable(): Answer {
    if (macie.session === 'forbidden') {
      return refuse('AccessDeniedException', 'The request failed because a service control policy denies it')
    }
    if (macie.session !== 'off') return refuse('ConflictException', 'Macie has already been enabled', 409)
    macie.session = 'ENABLED'
    return done()
  }

  function create({ clientToken, name, ...request }: Record<string, unknown>): Answer {
    const known = tokens.get(clientToken)
    const job = known ?? { jobId: `job-${macie.jobs.length + 1}`, jobStatus: 'IDLE', name: String(name), request }
    if (!known) macie.jobs.push(job)
    tokens.set(clientToken, job)
    return done({ jobId: job.jobId, jobArn: `arn:aws:macie2:eu-central-1:1:classification-job/${job.jobId}` })
  }

  function list({ filterCriteria = {} }: { filterCriteria?: Filter }): Answer {
    const holds = (job: Job, { key, values }: Term) => values.includes(job[key])
    const { includes = [], excludes = [] } = filterCriteria
    const found = macie.jobs.filter(
      job => includes.every(term => holds(job, term)) && !excludes.some(term => holds(job, term)),
    )
    return done({ items: found.map(({ jobId, jobStatus, name }) => ({ jobId, jobStatus, name })) })
  }

  function update(jobId: string, { jobStatus }: { jobStatus?: string }): Answer {
    const job = macie.jobs.find(one => one.jobId === jobId)
    if (!job || jobStatus === undefined) return refuse('ResourceNotFoundException', 'There is no such job', 404)
    job.jobStatus = jobStatus
    return done()
  }

  function answer({ method, url = '' }: IncomingMessage, body: Record<string, unknown>): Answer {
    if (`${method} ${url}` === 'POST /macie') return enable()
    if (macie.session === 'off' || macie.session === 'forbidden') {
      return refuse('AccessDeniedException', 'Macie is not enabled')
    }
    if (macie.callsUntilEnabled > 0) {
      macie.callsUntilEnabled -= 1
      return refuse('AccessDeniedException', 'Macie is not enabled')
    }
    if (`${method} ${url}` === 'GET /macie') return done({ status: macie.session })
    if (`${method} ${url}` === 'POST /jobs') return create(body)
    if (`${method} ${url}` === 'POST /jobs/list') return list(body)
    if (method === 'PATCH') return update(url.split('/').at(-1) ?? '', body)
    return refuse('ValidationException', `There is no ${method} ${url}`, 400)
  }

  const server = createServer(async (request, response) => {
    const body = request.method === 'GET' ? {} : ((await json(request)) as Record<string, unknown>)
    const { status, body: reply, error } = answer(request, body)
    const type = error === undefined ? {} : { 'x-amzn-errortype': error }
    response.writeHead(status, { 'content-type': 'application/json', ...type }).end(JSON.stringify(reply))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const endpoint = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const credentials = { accessKeyId: 'example', secretAccessKey: 'example' }
  const client = new Macie2Client({ endpoint, region: 'eu-central-1', credentials, maxAttempts: 1 })
  return Object.assign(macie, {
    client,
    endpoint,
    stop() {
      client.destroy()
      server.closeAllConnections()
      server.close()
    },
  })
}
