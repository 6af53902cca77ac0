import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { bundleTasks } from '../../bin/bundleTasks.ts'
import type { Gates } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import { CONTAINER, STEP, type Tasks } from '../../lambdas/aws/functions/stepTasks.ts'
import type { Organisation } from '../../shared/domain/organisation.ts'
import { awsCall } from './deployed/awsCall.ts'

export const gates: Gates = { malware: 'off', largeFiles: 'fargate' }
const CLUSTER = 'steps'

/** A container of a task, as the process that its image starts. */
export type Container = {
  step: string
  process: ChildProcess
  /** Of its log, so far. */
  text: () => string
  /** Undefined after a signal. */
  ended: Promise<number | null>
}

/**
 * Runs the files of the image as processes, with the credentials of an endpoint like that of Fargate.
 * @param variables of the tasks
 */
export async function taskRunner(organisation: Organisation, variables: Record<string, string>) {
  const directory = mkdtempSync(join(tmpdir(), 'waybill-tasks-'))
  const scratch = join(directory, 'temporary')
  await bundleTasks(join(directory, 'image'), organisation, gates)
  mkdirSync(scratch)
  const { url, server } = await serve((_, response) => {
    const Expiration = new Date(Date.now() + 3_600_000).toISOString()
    response.end(JSON.stringify({ AccessKeyId: 'test', SecretAccessKey: 'test', Token: 'test', Expiration }))
  })
  const containers: Container[] = []

  function start(step: string, environment: Record<string, string>): Container {
    const { AWS_ENDPOINT_URL = '', AWS_REGION = '', NODE_EXTRA_CA_CERTS = '' } = process.env
    const child = spawn(process.execPath, [join(directory, 'image', 'step', 'index.mjs')], {
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {
        ...{ AWS_ENDPOINT_URL, AWS_REGION, NODE_EXTRA_CA_CERTS },
        AWS_CONTAINER_CREDENTIALS_FULL_URI: url,
        TMPDIR: scratch,
        PUBLIC_ORIGIN: 'https://files.acme.example',
        LOG_LEVEL: 'info',
        USER_POOL: 'eu-central-1_Pool',
        MEMBER_CLIENT: 'members',
        RECIPIENT_CLIENT: 'recipients',
        SIGN_IN_DOMAIN: 'sign-in.acme.example',
        PROVIDERS: 'COGNITO',
        HEARTBEAT_SECONDS: '1',
        [STEP]: step,
        ...variables,
        ...environment,
      },
    })
    let text = ''
    for (const stream of [child.stdout, child.stderr]) stream.on('data', piece => (text += piece))
    const ended = once(child, 'exit').then(([code]) => code as number | null)
    const container = { step, process: child, text: () => text, ended }
    containers.push(container)
    return container
  }

  return {
    start,
    containers,
    async close() {
      for (const { process: child } of containers) child.kill('SIGKILL')
      await Promise.all(containers.map(({ ended }) => ended))
      server.close()
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

type Runner = Awaited<ReturnType<typeof taskRunner>>

/** Stands in for Fargate: starts what Step Functions asks ECS for, which only records it on the emulator. */
export async function fargate(runner: Runner, steps: readonly string[], onStart: (container: Container) => void) {
  for (const family of steps) await registerTask(family)
  const started = new Set<string>()
  const stop = new AbortController()
  const watching = watch()

  async function watch() {
    while (!stop.signal.aborted) {
      const { taskArns } = (await awsCall('ecs', 'ListTasks', { cluster: CLUSTER })) as { taskArns: string[] }
      const tasks = taskArns.filter(arn => !started.has(arn))
      if (tasks.length > 0) await startAll(tasks)
      await setTimeout(100)
    }
  }

  async function startAll(tasks: string[]) {
    const described = await awsCall('ecs', 'DescribeTasks', { cluster: CLUSTER, tasks })
    for (const { taskArn, taskDefinitionArn, overrides } of (described as Described).tasks) {
      started.add(taskArn)
      const step = /task-definition\/(\w+)/.exec(taskDefinitionArn)?.[1] ?? ''
      const [container] = overrides.containerOverrides
      const environment = Object.fromEntries((container?.environment ?? []).map(({ name, value }) => [name, value]))
      onStart(runner.start(step, environment))
    }
  }

  const tasks: Tasks = {
    cluster: CLUSTER,
    subnets: ['subnet-1'],
    securityGroup: 'sg-1',
    getDefinition: step => step,
  }
  return {
    tasks,
    async stop() {
      stop.abort()
      await watching
    },
  }
}

export async function registerTask(family: string) {
  const containerDefinitions = [{ name: CONTAINER, image: 'step', essential: true }]
  await awsCall('ecs', 'RegisterTaskDefinition', { family, containerDefinitions, networkMode: 'awsvpc' })
}

type Described = {
  tasks: {
    taskArn: string
    taskDefinitionArn: string
    overrides: { containerOverrides: { environment: { name: string; value: string }[] }[] }
  }[]
}

export async function serve(listener: RequestListener): Promise<{ url: string; server: Server }> {
  const server = createServer(listener)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server }
}
