import type { SimulatedAccount, Timeline } from './simulatedAccount.ts'

type Retrier = {
  ErrorEquals: string[]
  IntervalSeconds: number
  BackoffRate: number
  MaxDelaySeconds: number
  MaxAttempts: number
}
type Parameters = {
  FunctionName: string
  UpdateExpression: string
  ConditionExpression?: string
  ExpressionAttributeValues: Partial<Record<':most' | ':unreserved' | ':share', { N: string }>>
}
type Rule = { Variable?: string; StringMatches?: string; IsPresent?: boolean; And?: Rule[] }
type Choice = Rule & { Next: string }
type State = {
  Type: string
  Choices?: Choice[]
  Default?: string
  Resource?: string
  Parameters?: Parameters
  Error?: string
  Next?: string
  End?: boolean
  MaxConcurrency?: number
  ItemProcessor?: Definition
  Retry?: Retrier[]
  Catch?: { ErrorEquals: string[]; Next: string }[]
}
type Definition = { StartAt: string; States: Record<string, State> }
export type Execution = { name: string; sender: string; files: number; events: number }
type Done = (error?: string) => void

type World = {
  timeline: Timeline
  account: SimulatedAccount
  random: () => number
  /** Of a function's run. */
  getSeconds: (name: string) => number
}

/**
 * Interprets what a definition of `createStateMachine` uses of the Amazon States Language: functions, writes of the room
 * in DynamoDB, maps, retries with full jitter, and catchers. Counts the events of the history.
 */
export class SimulatedMachine {
  private readonly definition: Definition
  private readonly world: World
  /** Senders by execution. */
  private readonly holders = new Map<string, string>()

  constructor(definition: unknown, world: World) {
    this.definition = definition as Definition
    this.world = world
  }

  start(
    { name, sender, files }: Omit<Execution, 'events'>,
    done: (error: string | undefined, execution: Execution) => void,
  ) {
    const execution = { name, sender, files, events: 1 }
    this.enter(this.definition, this.definition.StartAt, execution, error => done(error, execution))
  }

  private enter(of: Definition, name: string, execution: Execution, done: Done) {
    const state = this.find(of, name, execution)
    execution.events += 1
    if (state.Type === 'Fail') return done(state.Error ?? 'States.Failed')
    const attempts = new Map<Retrier, number>()
    const attempt = () =>
      this.perform(state, execution, error => {
        execution.events += 1
        if (error === undefined) return state.Next === undefined ? done() : this.enter(of, state.Next, execution, done)
        const matches = ({ ErrorEquals }: { ErrorEquals: string[] }) =>
          ErrorEquals.includes(error) || ErrorEquals.includes('States.ALL')
        const retrier = state.Retry?.find(matches)
        const used = retrier ? (attempts.get(retrier) ?? 0) : 0
        if (retrier && used < retrier.MaxAttempts) {
          attempts.set(retrier, used + 1)
          const longest = Math.min(retrier.IntervalSeconds * retrier.BackoffRate ** used, retrier.MaxDelaySeconds)
          return this.world.timeline.after(this.world.random() * longest, attempt)
        }
        const caught = state.Catch?.find(matches)
        return caught ? this.enter(of, caught.Next, execution, done) : done(error)
      })
    attempt()
  }

  /** Passes choices. */
  private find(of: Definition, name: string, execution: Execution): State {
    const state = of.States[name]
    if (!state) throw new Error(`There is no state ${name}.`)
    if (state.Type !== 'Choice') return state
    execution.events += 2
    const isMatch = ({ Variable, StringMatches, IsPresent, And }: Rule): boolean => {
      if (And) return And.every(isMatch)
      if (Variable === '$.sender' && IsPresent) return true
      if (Variable === '$.transferId' && StringMatches)
        return execution.name.startsWith(StringMatches.replace(/\*$/, ''))
      throw new Error(`The simulation knows no choice by ${Variable}.`)
    }
    return this.find(of, state.Choices?.find(isMatch)?.Next ?? state.Default ?? '', execution)
  }

  private perform(state: State, execution: Execution, done: Done) {
    if (state.Type === 'Map') return this.map(state, execution, done)
    const { timeline, account, getSeconds } = this.world
    const parameters = state.Parameters
    if (!parameters) throw new Error(`The simulation knows no state of type ${state.Type}.`)
    // Scheduled, started, and the end.
    execution.events += 3
    if (state.Resource === 'arn:aws:states:::dynamodb:updateItem') {
      return timeline.after(0.01, () => done(this.update(parameters, execution)))
    }
    const { FunctionName: name } = parameters
    const isStarted = account.invoke(name, getSeconds(name), done)
    if (!isStarted) timeline.after(0.01, () => done('Lambda.TooManyRequestsException'))
  }

  /** @returns an error */
  private update(
    { UpdateExpression, ConditionExpression = '', ExpressionAttributeValues: values }: Parameters,
    { name, sender }: Execution,
  ) {
    const { holders } = this
    if (UpdateExpression === 'DELETE holders :this, #own :this') return void holders.delete(name)
    const known = [
      'size(holders) < :unreserved',
      '(size(holders) < :most AND (attribute_not_exists(#own) OR size(#own) < :share))',
    ]
    if (
      UpdateExpression !== 'ADD holders :this, #own :this' ||
      !known.every(part => ConditionExpression.includes(part))
    ) {
      throw new Error(`The simulation does not know the update ${UpdateExpression}.`)
    }
    const below = (count: number, value: keyof typeof values) => count < Number(values[value]?.N)
    const own = [...holders.values()].filter(one => one === sender).length
    const isAllowed =
      holders.has(name) ||
      below(holders.size, ':unreserved') ||
      (below(holders.size, ':most') && (own === 0 || below(own, ':share')))
    if (!isAllowed) return 'DynamoDB.ConditionalCheckFailedException'
    return void holders.set(name, sender)
  }

  private map({ ItemProcessor, MaxConcurrency = 0 }: State, execution: Execution, done: Done) {
    if (!ItemProcessor) throw new Error('A map has no processor.')
    let [started, ended, isOver] = [0, 0, false]
    execution.events += 1
    const next = () => {
      if (isOver || started === execution.files) return
      started += 1
      execution.events += 2
      this.enter(ItemProcessor, ItemProcessor.StartAt, execution, error => {
        if (isOver) return
        ended += 1
        isOver = error !== undefined || ended === execution.files
        if (isOver) done(error)
        else next()
      })
    }
    for (let count = 0; count < Math.min(MaxConcurrency, execution.files); count += 1) next()
  }
}
