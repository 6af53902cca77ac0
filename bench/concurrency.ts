import { Concurrency, TRIAL, toReserved } from '../infra/concurrency.ts'
import { deployedWorkflow } from '../lambdas/aws/functions/deployedWorkflow.ts'
import { createStateMachine } from '../lambdas/aws/functions/stateMachine.ts'
import { toRoom } from '../lambdas/aws/functions/workflowRoom.ts'
import { createRandom, SimulatedAccount, Timeline } from './simulatedAccount.ts'
import { type Execution, SimulatedMachine } from './simulatedMachine.ts'
import { assumed } from './transferCounts.ts'

/** The figures for an account with Lambda's initial limit, as the deployment's refusal shows them. */
export const trialShares = Concurrency.parse(
  Object.fromEntries([...TRIAL.matchAll(/(\w+): (\d+)/g)].map(([, name, value]) => [name, Number(value)])),
)

const MINUTE = 60
/** Bytes of a file, for the assumed speeds. */
const FILE_BYTES = 1e6
const CALLS = Array.from({ length: 12 }, (_, index) => `call ${index}`)
const SCHEDULES = ['sweep', 'raiseAlerts', 'mailAlerts']
const readers = deployedWorkflow.steps.filter(({ takesRoom }) => takesRoom).map(({ name }) => name)

export type Load = {
  transfers: number
  files: number
  /** Starts of the transfers are spread over so many seconds. */
  arriveWithin: number
  callsASecond: number
  signInsASecond: number
  /** Of a call; the assumed mean. */
  callSeconds?: number
  /** Ends the simulation early. */
  minutes?: number
}

const mean = (seconds: number, random: () => number) => -seconds * Math.log(1 - random())

function toSeconds(name: string, random: () => number): number {
  const { step, call } = assumed.seconds
  const rate = assumed.bytesASecond[name as keyof typeof assumed.bytesASecond]
  const work = rate === undefined || name === 'anonymise' ? 0 : FILE_BYTES / rate
  return mean(name === 'preToken' ? call : step + work + (name === 'inspect' ? assumed.document.seconds : 0), random)
}

/** Each removes a measure: the limit of the workflow, the reservations, and what one sender leaves to others. */
type Without = { hasRoom?: boolean; isReserved?: boolean; isFair?: boolean }

/** All transfers are of one sender; newcomers are of another. */
export function simulate(
  shares: Concurrency,
  load: Load,
  { hasRoom = true, isReserved = true, isFair = true }: Without = {},
) {
  const random = createRandom(1)
  const timeline = new Timeline()
  const account = new SimulatedAccount(timeline, shares.account, isReserved ? toReserved(shares) : {})
  const places = toRoom(shares.workflow)
  const room = { table: 'ops', ...places, ...(isFair ? {} : { share: places.transfers, reserve: 0 }) }
  const definition = createStateMachine(deployedWorkflow, name => name, hasRoom ? room : undefined)
  const getSeconds = (name: string) => toSeconds(name, random)
  const machine = new SimulatedMachine(definition, { timeline, account, random, getSeconds })

  let [open, drainedAt, isOver, mostReaders] = [load.transfers, 0, false, 0]
  const ended: { error: string | undefined; execution: Execution; seconds: number }[] = []
  const newcomers: number[] = []
  for (let index = 0; index < load.transfers; index += 1) {
    const startAt = random() * load.arriveWithin
    timeline.after(startAt, () =>
      machine.start({ name: `t${index}`, sender: 'first', files: load.files }, (error, execution) => {
        ended.push({ error, execution, seconds: timeline.now - startAt })
        drainedAt = timeline.now
        open -= 1
      }),
    )
  }
  const every = (seconds: () => number, run: () => void) => {
    const again = () => {
      if (open === 0 || isOver) return
      run()
      timeline.after(seconds(), again)
    }
    timeline.after(seconds(), again)
  }
  const calls = { sent: 0, refused: 0 }
  const signIns = { sent: 0, refused: 0 }
  const send = (count: typeof calls, name: string, seconds: number) => {
    count.sent += 1
    if (!account.invoke(name, seconds, () => {})) count.refused += 1
  }
  const { callsASecond, signInsASecond, callSeconds = assumed.seconds.call } = load
  if (callsASecond > 0) {
    every(
      () => mean(1 / callsASecond, random),
      () => send(calls, CALLS[Math.floor(random() * CALLS.length)] ?? '', mean(callSeconds, random)),
    )
  }
  if (signInsASecond > 0) {
    every(
      () => mean(1 / signInsASecond, random),
      () => send(signIns, 'preToken', mean(assumed.seconds.call, random)),
    )
  }
  for (const name of SCHEDULES) {
    every(
      () => MINUTE,
      () => void account.invoke(name, assumed.seconds.sweep, () => {}),
    )
  }
  every(
    () => 1,
    () => {
      mostReaders = Math.max(mostReaders, account.atWork(readers))
    },
  )
  // A transfer of one file that arrives behind the others.
  every(
    () => 2 * MINUTE,
    () => {
      const at = timeline.now
      machine.start({ name: `new ${at}`, sender: 'second', files: 1 }, () => newcomers.push(timeline.now - at))
    },
  )
  timeline.run(() => {
    isOver = load.minutes !== undefined && timeline.now > load.minutes * MINUTE
    return isOver
  })

  return {
    calls,
    signIns,
    released: ended.filter(({ error }) => error === undefined).length,
    failed: ended.filter(({ error }) => error !== undefined).length,
    hours: drainedAt / 3600,
    mostReaders,
    mostEvents: Math.max(0, ...ended.map(({ execution }) => execution.events)),
    newcomerMinutes: newcomers.map(seconds => seconds / MINUTE).toSorted((one, other) => one - other),
  }
}

/** A thousand transfers of fifty files; calls as many as the account can usually serve. */
export const scenarios: Record<string, { shares: Concurrency; load: Load }> = {
  '1,000': {
    shares: Concurrency.parse({}),
    load: { transfers: 1000, files: 50, arriveWithin: 10, callsASecond: 300, signInsASecond: 20 },
  },
  '10': {
    shares: trialShares,
    load: { transfers: 1000, files: 50, arriveWithin: 10, callsASecond: 2, signInsASecond: 0.1 },
  },
}

/** `npx node bench/concurrency.ts`: simulated, not measured on AWS. */
function print() {
  console.log(
    '| Functions at once | Of the workflow | Calls refused | Released | Failed | Until the last is released |',
  )
  console.log('|---|---|---|---|---|---|')
  const waits: string[] = []
  const toWait = (minutes: readonly number[]) =>
    `${(minutes[minutes.length >> 1] ?? 0).toFixed(1)} min (median of ${minutes.length}; longest ${(minutes.at(-1) ?? 0).toFixed(1)})`
  for (const [name, { shares, load }] of Object.entries(scenarios)) {
    for (const hasRoom of [true, false]) {
      const result = simulate(shares, { ...load, minutes: hasRoom ? 24 * 60 : 120 }, { hasRoom })
      const { calls, released, failed, hours, mostReaders, newcomerMinutes, mostEvents } = result
      const refused = `${((100 * calls.refused) / calls.sent).toFixed(1)} % of ${calls.sent}`
      const limit = hasRoom ? `at most ${shares.workflow}` : 'no limit'
      const until = released + failed < load.transfers ? 'not within 2 h' : `${hours.toFixed(1)} h`
      console.log(`| ${name} | ${limit}, ${mostReaders} seen | ${refused} | ${released} | ${failed} | ${until} |`)
      if (!hasRoom) continue
      const unfair = simulate(shares, { ...load, minutes: 24 * 60 }, { isFair: false })
      waits.push(
        `${name}: one file of another sender behind the others takes ${toWait(newcomerMinutes)}; if one sender may fill the room, ${toWait(unfair.newcomerMinutes)}. At most ${mostEvents} events in an execution.`,
      )
    }
  }
  console.log(waits.join('\n'))
}

if (import.meta.main) print()
