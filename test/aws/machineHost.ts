import { afterEach, beforeEach } from 'vitest'
import { deployedWorkflow } from '../../lambdas/aws/functions/deployedWorkflow.ts'
import type { Room } from '../../lambdas/aws/functions/workflowRoom.ts'
import type { Context } from '../../lambdas/core/request/context.ts'
import type { Step } from '../../lambdas/pipeline/step.ts'
import type { WorkflowStep } from '../../lambdas/pipeline/workflow.ts'
import { aFile, aTransfer } from '../contracts/transfers.suite.ts'
import type { WorkflowDefinition } from '../contracts/workflow.suite.ts'
import { type TestHost, testHost, withDatabase } from '../harness/host.ts'
import { getOutbox, person } from '../harness/person.ts'
import { stepMachine } from './stepMachine.ts'

type Machine = Awaited<ReturnType<typeof stepMachine>>

/** The product on one machine with Step Functions as its workflow, new for each test. */
export function machineHosts() {
  let host: TestHost
  let machine: Machine | undefined
  beforeEach(async () => {
    host = await testHost()
  })
  afterEach(async () => {
    await machine?.close()
    machine = undefined
    await host.stop()
  })
  return {
    host: () => host,
    /** Runs transfers through a machine from now on: over ports that may fail, by these steps. */
    async withMachine(
      faults: Partial<Context> = {},
      workflow: WorkflowDefinition = deployedWorkflow,
      options: { room?: Room } = {},
    ): Promise<Machine> {
      const made = await stepMachine(workflow, { ...host.context, ...faults }, options)
      host.context.workflow = made.workflow
      machine = made
      return made
    },
    getState: async (id: string) => (await host.context.transfers.get(id))?.transferState,
    mails: async () => (await getOutbox(host.origin)).map(({ to, text }) => ({ to, text })),
    audited: (action: string) =>
      withDatabase(host, database => database.prepare('SELECT detail FROM audit WHERE action = ?').all(action)).length,
    async send(...names: string[]) {
      const alice = await person(host.origin, 'alice@acme.example')
      const files = names.map(name => ({ name, content: new TextEncoder().encode(`What is in ${name}.`) }))
      return alice.send(files, { message: 'Between us.' })
    },
    async added(id: string, fileCount = 0) {
      const files = Array.from({ length: fileCount }, (_, index) => aFile(`${id}-${index}`))
      const stateChangedAt = new Date(host.clock.now()).toISOString()
      const event = { at: '', action: 'create', actor: 'alice', result: 'done' } as const
      await host.context.transfers.add(aTransfer(id, { transferState: 'processing', stateChangedAt, files }), event)
    },
  }
}

/** Fails the first calls: before any effect, or with the work done and the answer lost. */
export function broken<Args extends unknown[], Answer>(
  verb: (...args: Args) => Promise<Answer>,
  when: 'before' | 'after',
  times = 1,
  error = new Error('socket hang up'),
) {
  let left = times
  return async (...args: Args): Promise<Answer> => {
    const fails = left-- > 0
    if (fails && when === 'before') throw error
    const answer = await verb(...args)
    if (fails) throw error
    return answer
  }
}

export function counting(run: Step = async () => {}) {
  const seen: string[] = []
  const only: WorkflowStep = {
    name: 'only',
    async run(context, input) {
      seen.push(input.transferId)
      await run(context, input)
    },
    reach: {},
    retry: { tries: 2, backoffSeconds: 1 },
    timeoutSeconds: 50,
  }
  const workflow: WorkflowDefinition = { steps: [only], failureReach: {}, onFailure: async () => {} }
  return { seen, workflow }
}
