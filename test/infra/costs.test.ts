import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { total } from '../../bench/prices.ts'
import { toStages } from '../../bench/transferCounts.ts'
import { stepFunctions, triggerFunctions } from '../../lambdas/aws/functions/functions.ts'
import { contracts } from '../../shared/contract/table.ts'
import { createAlarms, getBilled, monitored, monitoredEdge } from './monitored.ts'

const project = join(import.meta.dirname, '..', '..')
const page = readFileSync(join(project, 'docs', 'costs.md'), 'utf8')
const run = promisify(execFile)

describe('the page of costs', () => {
  it.each([[[]], [['prices']]])(
    'shows the current tables of the command (%s)',
    async words => {
      const { stdout } = await run(process.execPath, [join(project, 'bench', 'costs.ts'), ...words])
      const rows = stdout.split('\n').filter(line => line.startsWith('|'))

      expect(rows.length).toBeGreaterThan(8)
      for (const row of rows) expect(page).toContain(row)
    },
    60_000,
  )

  it('shows how many metrics the alarms of each profile are billed for', () => {
    const [small, ha] = [monitored('small'), monitored('ha')].map(({ template }) => getBilled(createAlarms(template)))
    const edge = getBilled(createAlarms(monitoredEdge().template))

    expect(page).toContain(`(${Number(ha) + edge} metrics instead of ${Number(small) + edge},`)
  })

  it('shows the counts of one transfer', () => {
    const shape = { files: 3, bytes: 5 * 1024 ** 2, downloads: 2 }
    const made = total(...Object.values(toStages(shape)))
    const count = (...names: (keyof typeof made)[]) => names.reduce((sum, name) => sum + (made[name] ?? 0), 0)

    expect(page).toContain(
      [
        `${count('apiCall')} calls of the API`,
        `${count('lambdaRun')} runs of functions`,
        `${count('tableWrite', 'indexWrite')} write and ${count('tableRead')} read units of DynamoDB`,
        `${count('keyCall')} requests to KMS`,
        `${count('bucketWrite', 'bucketRead')} to S3`,
        `${count('transition')} state transitions`,
        `${count('mail')} mail.`,
      ].join(', '),
    )
  })

  it('shows the memory of each function', () => {
    for (const { name, memoryMiB } of stepFunctions()) {
      const row = page.split('\n').find(line => line.startsWith('|') && line.includes(`\`${name}\``))
      if (!['files', 'giveUp'].includes(name)) expect(row, name).toContain(`| ${memoryMiB} |`)
    }
  })

  it('counts the existing calls, steps and triggers', () => {
    const names = new Set([
      ...Object.keys(contracts),
      ...[...stepFunctions(), ...triggerFunctions()].map(({ name }) => name),
    ])
    const beside = [
      'pages',
      'PUT to S3',
      'reviewTransfer, ready',
      'early work',
      'Step Functions',
      'GET from S3',
      'storage',
      'expire',
      'withdraw',
      'erase',
    ]
    const counted = Object.keys(toStages({ files: 1, bytes: 1, downloads: 1 }))

    expect(counted.filter(name => !names.has(name)).toSorted()).toEqual(beside.toSorted())
    expect(counted).toEqual(
      expect.arrayContaining(
        stepFunctions()
          .map(({ name }) => name)
          .filter(name => name !== 'giveUp'),
      ),
    )
  })
})
