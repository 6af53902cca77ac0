import { type Card, deck, type Member } from './loadMix.ts'

const MAX_FAULTS_TOLD = 5

export type Pace = {
  seconds: number
  atOnce: number /** Calls per second. Default: unlimited. */
  rate?: number
}
export type LoadResult = {
  calls: number
  seconds: number
  milliseconds: Map<Card, number[]>
  errors: number
  faults: string[]
}

/** With a rate, the time of a call starts when it was due (open loop), so a stalled server adds waiting time. */
export async function drive(crowd: Member[], { seconds, atOnce, rate }: Pace): Promise<LoadResult> {
  const driven: LoadResult = { calls: 0, seconds: 0, milliseconds: new Map(), errors: 0, faults: [] }
  const started = performance.now()
  const end = started + seconds * 1000
  let count = 0

  const nextDue = () => (rate === undefined ? performance.now() : started + (count++ * 1000) / rate)

  const work = async (member: Member): Promise<boolean> => {
    for (const card of deck()) {
      const due = nextDue()
      if (due >= end) return false
      if (due > performance.now()) await until(due)
      const fault = await findFault(member, card)
      note(driven, card, performance.now() - due, fault)
    }
    return true
  }
  const lane = async () => {
    for (let isOn = true; isOn; ) {
      const member = crowd.shift()
      if (!member) return
      isOn = await work(member)
      crowd.push(member)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  driven.seconds = (performance.now() - started) / 1000
  return driven
}

async function findFault(member: Member, card: Card): Promise<string | undefined> {
  try {
    const { status, body } = await member.calls[card]()
    return status === 200 ? undefined : `${card}: ${status} ${body}`
  } catch (error) {
    return `${card}: ${error instanceof Error ? error.message : error}`
  }
}

function note(driven: LoadResult, card: Card, milliseconds: number, fault: string | undefined) {
  driven.calls += 1
  const list = driven.milliseconds.get(card)
  if (list) list.push(milliseconds)
  else driven.milliseconds.set(card, [milliseconds])
  if (fault === undefined) return
  driven.errors += 1
  if (driven.faults.length < MAX_FAULTS_TOLD) driven.faults.push(fault)
}

function until(due: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, Math.ceil(due - performance.now())))
}
