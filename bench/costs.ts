import { searchProfiles } from '../infra/data/searchProfiles.ts'
import type { Deployment } from '../infra/deployment.ts'
import { deployedWorkflow } from '../lambdas/aws/functions/deployedWorkflow.ts'
import { toTaskSize } from '../lambdas/aws/functions/stepTasks.ts'
import { bytesASecond } from '../lambdas/pipeline/workTime.ts'
import { HealthPart } from '../shared/domain/health.ts'
import { createAlarms, getBilled, monitored, monitoredEdge } from '../test/infra/monitored.ts'
import { type Price, prices, times, toDollars, total, type Usage } from './prices.ts'
import { assumed, type Shape, toStages } from './transferCounts.ts'

/**
 * The monthly cost of a deployment for docs/costs.md: idle, and for a thousand transfers.
 * node bench/costs.ts            the tables
 * node bench/costs.ts prices     unit prices and their sources
 * node bench/costs.ts counts     usage of each step of a transfer
 */
const SHAPES: Record<string, Shape> = {
  '3 files of 5 MB, each downloaded twice': { files: 3, bytes: 5 * 1024 ** 2, downloads: 2 },
  '3 tables of 5 MB, anonymised and sealed': {
    files: 3,
    bytes: 5 * 1024 ** 2,
    downloads: 2,
    isAnonymised: true,
    isPasswordProtected: true,
  },
  '1 file of 5 GB, downloaded twice': { files: 1, bytes: 5 * 1024 ** 3, downloads: 2 },
}

type Profile = Deployment['profile']

const MINUTE_SECONDS = 60
const HOURS = 30 * 24
const MINUTES = HOURS * 60

const nodeHours: Record<string, keyof Usage> = {
  't3.small.search': 'searchSmallHour',
  'm6g.large.search': 'searchLargeHour',
}

function search(profile: Profile): Usage {
  const { instanceType, instances, volumeGiB } = searchProfiles[profile]
  const name = nodeHours[instanceType]
  if (!name) throw new Error(`There is no price here for a ${instanceType}.`)
  return { [name]: instances * HOURS, searchStore: instances * volumeGiB }
}

/** Costs without use. Months of 30 days. */
function idle(profile: Profile): Usage {
  const alarms = [monitored(profile), monitoredEdge()].flatMap(({ template }) => createAlarms(template))
  const sweep: Usage = {
    lambdaRun: 1,
    lambdaSecond: 0.5 * assumed.seconds.sweep,
    // Twelve index queries, eventually consistent.
    tableRead: 12 / 2,
    log: assumed.logKilobytes.run / 1024 ** 2,
  }
  // One index query.
  const remind: Usage = { ...sweep, tableRead: 1 / 2 }
  // The age of the index, noted and read twice.
  const alerts: Usage = { ...sweep, tableRead: 1, tableWrite: 1 }
  // The readers of alerts.
  const alertMails: Usage = { ...sweep, tableRead: 1 }
  const runs = [
    ...[sweep, alerts, alertMails].map(run => times(MINUTES, run)),
    ...[remind, healthRun()].map(run => times(MINUTES / 5, run)),
  ]
  return total(...runs, search(profile), {
    metric: HealthPart.options.length - 1,
    // Keys for data, secrets, the index of lists, and the operators' topics here and in us-east-1.
    key: 6,
    // DynamoDB requests the key of an active table every five minutes.
    keyCall: MINUTES / 5,
    secret: 2,
    acl: 1,
    rule: 6,
    alarm: getBilled(alarms),
    dashboard: 1,
    // Three queues: five Lambda pollers wait 20 seconds each.
    queueCall: 3 * 5 * 3 * MINUTES,
  })
}

/** A canary of four files through the workflow, whose function waits for it. */
function healthRun(): Usage {
  const stages = toStages({ files: 4, bytes: 2000, downloads: 0, isAnonymised: true })
  const workflow = ['files', ...deployedWorkflow.steps.map(({ name }) => name), 'Step Functions']
  const { mail: _, keyCall: _1, ...ofWorkflow } = total(...workflow.map(name => stages[name] ?? {}))
  return total(ofWorkflow, {
    lambdaRun: 1,
    lambdaSecond: 0.5 * assumed.seconds.health,
    // The record, its files twice, the run; the runs of a week, and a look each second.
    tableWrite: 40,
    tableRead: 150 + 2 * assumed.seconds.health,
    // Four files, stored and listed for their erasure in both areas.
    bucketWrite: 4 + 2 * 2 * 5,
    bucketRead: 4,
    log: (9 * assumed.logKilobytes.run) / 1024 ** 2,
  })
}

function byService(usage: Usage): Map<string, number> {
  const sums = new Map<string, number>()
  for (const [name, amount] of Object.entries(usage) as [keyof typeof prices, number][]) {
    const { service } = prices[name]
    sums.set(service, (sums.get(service) ?? 0) + toDollars(name, amount))
  }
  return sums
}

const shown = (dollars: number) => (dollars >= 0.005 ? dollars.toFixed(2) : dollars > 0 ? '< 0.01' : '')

function table(columns: Record<string, Usage>) {
  const sums = Object.values(columns).map(byService)
  const services = [...new Set(sums.flatMap(sum => [...sum.keys()]))]
  console.log(`| USD | ${Object.keys(columns).join(' | ')} |`)
  console.log(`|---|${sums.map(() => '---:|').join('')}`)
  for (const service of services) {
    console.log(`| ${service} | ${sums.map(sum => shown(sum.get(service) ?? 0)).join(' | ')} |`)
  }
  const totals = sums.map(sum => `**${shown([...sum.values()].reduce((all, one) => all + one, 0))}**`)
  console.log(`| **Together** | ${totals.join(' | ')} |\n`)
}

function tables() {
  console.log('A month without use:\n')
  table({ small: idle('small'), ha: idle('ha') })
  console.log('A thousand transfers, in either profile:\n')
  const thousand = ([name, shape]: [string, Shape]) => [name, times(1000, total(...Object.values(toStages(shape))))]
  table(Object.fromEntries(Object.entries(SHAPES).map(thousand)))
  console.log('Steps on the largest contents, as tasks:\n')
  table(longSteps())
  console.log('The second look at a thousand transfers, with one bucket for a month:\n')
  table(
    Object.fromEntries(
      Object.entries(SHAPES)
        .filter(([, { isPasswordProtected }]) => !isPasswordProtected)
        .map(look),
    ),
  )
}

const GIB = 1024 ** 3

/** Steps that exceed a function, each as one task of Fargate that starts within a minute. */
function longSteps(): Record<string, Usage> {
  const largest: [string, keyof typeof bytesASecond, gibibytes: number][] = [
    ['verify', 'verify', 50],
    ['anonymise', 'anonymise', 50],
    ['anonymise', 'anonymiseByFpe', 50],
    ['inspect', 'inspect', 50],
    ['seal', 'seal', 200],
    ['publish', 'publish', 200],
  ]
  const columns = largest.map(([step, work, gibibytes]): [string, Usage] => {
    const hours = (MINUTE_SECONDS + (gibibytes * GIB) / bytesASecond[work]) / 3600
    const { cpu, memoryMiB } = toTaskSize(step)
    const usage = { fargateCore: (hours * cpu) / 1024, fargateMemory: (hours * memoryMiB) / 1024, publicAddress: hours }
    return [`${work === 'anonymiseByFpe' ? 'anonymise by FPE' : step}, ${gibibytes} GiB, ${hours.toFixed(1)} h`, usage]
  })
  return Object.fromEntries(columns)
}

/** Macie reads no archive with a password. */
function look([name, { files, bytes }]: [string, Shape]): [string, Usage] {
  return [`${name}: second look`, { macieData: (1000 * files * bytes) / 1024 ** 3, macieBucket: 1 }]
}

function priceTable() {
  console.log('| Service | USD | for | Page | Figure read in |\n|---|---:|---|---|---|')
  for (const { service, usd, per, unit, page, read } of Object.values<Price>(prices)) {
    console.log(`| ${service} | ${usd} | ${per.toLocaleString('en')} ${unit} | <${page}> | ${read} |`)
  }
}

function counts() {
  const kinds = [
    'apiCall',
    'lambdaRun',
    'tableWrite',
    'indexWrite',
    'tableRead',
    'keyCall',
    'bucketWrite',
    'bucketRead',
  ] as const
  const heads = ['calls', 'runs', 'write units', 'of indexes', 'read units', 'KMS', 'S3 writes', 'S3 reads']
  for (const [name, shape] of Object.entries(SHAPES)) {
    const stages = toStages(shape)
    console.log(`${name}:\n\n| | ${heads.join(' | ')} |\n|---|${heads.map(() => '---:|').join('')}`)
    for (const [stage, usage] of [
      ...Object.entries(stages),
      ['**Together**', total(...Object.values(stages))] as const,
    ]) {
      console.log(`| ${stage} | ${kinds.map(kind => usage[kind] || '').join(' | ')} |`)
    }
    console.log()
  }
}

const wanted = process.argv[2]
if (wanted === 'prices') priceTable()
else if (wanted === 'counts') counts()
else tables()
