import { open } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { endSessions } from '../lambdas/operations/endSessions.ts'
import { erasePerson } from '../lambdas/operations/erasePerson.ts'
import { exportPerson, findPolicies } from '../lambdas/operations/exportPerson.ts'
import { assertKnown, type FoundPerson, findPerson } from '../lambdas/operations/findPerson.ts'
import { assertRecordable, type Operation, OperationRefused } from '../lambdas/operations/operation.ts'
import { stopTransfer } from '../lambdas/operations/stopTransfer.ts'
import { unlockRecipient } from '../lambdas/operations/unlockRecipient.ts'
import type { KnownPerson } from '../lambdas/ports/people.ts'
import { configurationFrom, SettingsError } from '../local/configuration.ts'
import { EmailAddress } from '../shared/domain/email.ts'
import { endedStates } from '../shared/domain/transfer.ts'
import { awsOperatorHost, machineOperatorHost, type OperatorHost } from './operatorHost.ts'

const USAGE = `Operate Waybill:
  npx node bin/operate.ts stop <transfer id> --reason <why>              ends a transfer, in any state
  npx node bin/operate.ts unlock <transfer id> --reason <why>            lets its recipients request codes again, and ends trusted devices
  npx node bin/operate.ts end-sessions --email <address> --reason <why>  signs a person out everywhere
  npx node bin/operate.ts export --email <address> --out <file> --reason <why>   writes all that is stored of a person, as JSON
  npx node bin/operate.ts erase --email <address> --reason <why> [--yes]         erases it; without --yes only says what
Instead of --email, --subject <id> names a person as in tokens and the audit. Both together name a person who is several members.
The audit records each command with its reason, your name from --operator, and the user of this machine or your ARN.
On one machine run it as the user of the service, with its DATA_DIR; Waybill may run. --operator is by default the user. On
AWS add the outputs of the stack Data:
  --transfers-table --audit-table --ops-table --user-pool --incoming-bucket --released-bucket`

const options = {
  reason: { type: 'string' },
  operator: { type: 'string' },
  email: { type: 'string' },
  out: { type: 'string' },
  yes: { type: 'boolean', default: false },
  subject: { type: 'string', multiple: true },
  'transfers-table': { type: 'string' },
  'audit-table': { type: 'string' },
  'ops-table': { type: 'string' },
  'user-pool': { type: 'string' },
  'incoming-bucket': { type: 'string' },
  'released-bucket': { type: 'string' },
} as const

type Values = ReturnType<typeof parse>['values']
type Command = (host: OperatorHost, operation: Operation, words: readonly string[], values: Values) => Promise<string>

const commands: Readonly<Record<string, Command>> = {
  async stop(host, operation, words, values) {
    const id = toTransferId(words, values)
    const outcome = await stopTransfer(host, id, operation)
    if (outcome === 'removed') return `${id} is removed: nothing of it was sent.`
    const stopped = outcome === 'repeated' ? 'was stopped before' : 'is stopped'
    return `${id} ${stopped}: its link and its files are no longer available. Its contents are erased 20 minutes after the stop.`
  },
  async unlock(host, operation, words, values) {
    const id = toTransferId(words, values)
    await unlockRecipient(host, id, operation)
    return `The recipients of ${id} can request codes again. Devices that they trusted need a code again.`
  },
  async 'end-sessions'(host, operation, words, values) {
    const { address, subjects: named } = toNamed(words, values)
    await assertKnown(host.people, named)
    const known = address === undefined ? [] : await host.people.findSubjects(address)
    const subjects = [...new Set([...named, ...known])]
    if (subjects.length === 0) {
      throw new OperationRefused(`No member with the address ${values.email} is known. Use --subject instead.`)
    }
    for (const subject of subjects) await endSessions(host, subject, operation)
    return subjects.map(subject => `${subject}: all sessions have ended.`).join('\n')
  },
  async export(host, operation, words, values) {
    if (!values.out)
      throw new OperationRefused('Name a new file with --out: it gets everything that is stored of the person.')
    const person = await findPerson(host, toNamed(words, values))
    // Before the audit, which must not name an export that failed. An existing file may be readable by others.
    const file = await open(values.out, 'wx', 0o600).catch((error: NodeJS.ErrnoException) => {
      throw new OperationRefused(`${values.out} cannot be created: ${error.code}.`)
    })
    try {
      await file.writeFile(`${JSON.stringify(await exportPerson(host, person, operation), null, 2)}\n`)
    } finally {
      await file.close()
    }
    return `${values.out} has ${person.transfers.length} transfers, and all other records of the person.`
  },
  async erase(host, operation, words, values) {
    const person = await findPerson(host, toNamed(words, values))
    const said = await describeErasure(host, person)
    if (!values.yes) return `${said}\nNothing was erased. Repeat the command with --yes.`
    const waiting = await erasePerson(host, person, operation)
    if (waiting.length === 0) return `${said}\nAll of it is erased.`
    process.exitCode = 2
    return `${said}\nErased, except ${waiting.length} transfers that ended less than 20 minutes ago, are just expiring, or lead to such ones. Repeat the command after that time: ${waiting.join(' ')}`
  },
}

async function main(): Promise<void> {
  const { values, positionals } = parse()
  const [name = '', ...words] = positionals
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new OperationRefused(USAGE)
  const host = openHost(values)
  try {
    console.log(await command(host, await toOperation(host, values), words, values))
  } finally {
    await host.close()
  }
}

function parse() {
  return parseArgs({ allowPositionals: true, options })
}

async function toOperation(host: OperatorHost, { reason = '', operator }: Values): Promise<Operation> {
  const said = { operator: (operator ?? host.defaultOperator ?? '').trim(), reason: reason.trim() }
  assertRecordable(said)
  return { ...said, account: await host.getAccount() }
}

function openHost(values: Values): OperatorHost {
  const names = {
    transfers: values['transfers-table'],
    audit: values['audit-table'],
    ops: values['ops-table'],
    userPool: values['user-pool'],
    incoming: values['incoming-bucket'],
    released: values['released-bucket'],
  }
  const given = Object.values(names)
  if (given.every(name => name === undefined)) {
    return machineOperatorHost(configurationFrom(process.env).dataDirectory)
  }
  const { transfers, audit, ops, userPool, incoming, released } = names
  if (transfers && audit && ops && userPool && incoming && released) {
    return awsOperatorHost({ transfers, audit, ops, userPool, incoming, released })
  }
  throw new OperationRefused(USAGE)
}

function toTransferId([id, ...more]: readonly string[], { email, subject }: Values): string {
  if (!id || more.length > 0 || email !== undefined || subject !== undefined) throw new OperationRefused(USAGE)
  return id
}

function toNamed(words: readonly string[], { email, subject: subjects = [] }: Values): KnownPerson {
  if (words.length > 0 || (email === undefined && subjects.length === 0)) throw new OperationRefused(USAGE)
  if (email === undefined) return { address: undefined, subjects }
  const address = EmailAddress.safeParse(email)
  if (!address.success) throw new OperationRefused(`${email} is no e-mail address.`)
  return { address: address.data, subjects }
}

async function describeErasure({ people, policies }: OperatorHost, person: FoundPerson): Promise<string> {
  const { address, subjects, transfers } = person
  const records = await people.findRecords(person, transfers)
  const open = transfers.filter(({ transferState }) => !endedStates.some(state => state === transferState))
  const others = new Set(transfers.map(({ sender }) => sender.subject).filter(subject => !subjects.includes(subject)))
  const written = await findPolicies({ policies }, person)
  return [
    `${[address, ...subjects].filter(name => name !== undefined).join(', ')}:`,
    `  ${transfers.length} transfers, ${open.length} of them open, which are stopped; ${others.size} other members sent some of them`,
    ...(
      ['directory', 'addressBooks', 'phones', 'trustedDevices', 'usage', 'alerts', 'alertReaders', 'messages'] as const
    ).map(kind => `  ${records[kind].length} records of ${kinds[kind]}`),
    `It keeps ${records.audit.length} events of the audit, and ${records.sessions.length} records of ended sessions, which name only ids.`,
    ...(written.length > 0
      ? [`It keeps policies that name the person: ${written.map(({ name }) => name).join(', ')}.`]
      : []),
  ].join('\n')
}

const kinds = {
  directory: 'the directory of members',
  addressBooks: 'address books',
  phones: 'phones',
  trustedDevices: 'trusted devices',
  usage: 'the usage history',
  alerts: 'alerts',
  alertReaders: 'administrators who look at alerts',
  messages: 'stored mails',
}

main().catch(error => {
  const isUsage = (error as { code?: string }).code?.startsWith('ERR_PARSE_ARGS')
  const isForOperator = error instanceof OperationRefused || error instanceof SettingsError
  console.error(isUsage ? USAGE : isForOperator ? error.message : error)
  process.exitCode = 1
})
