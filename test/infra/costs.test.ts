import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
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

  it('counts the existing calls, steps and triggers', () => {
    const names = new Set([
      ...Object.keys(contracts),
      ...[...stepFunctions(), ...triggerFunctions()].map(({ name }) => name),
    ])
    const beside = [
      'pages',
      'PUT to S3',
      'reviewTransfer, ready',
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
