import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'

// Runs every benchmark in its short form, without checking figures: two to three minutes on two cores.

const project = join(import.meta.dirname, '..', '..')
const directory = mkdtempSync(join(tmpdir(), 'waybill-benches-'))
const run = promisify(execFile)

const benches = [
  ['blobs'],
  ['bundles'],
  ['concurrency'],
  ['costs'],
  ['costs', 'prices'],
  ['costs', 'counts'],
  ['csv'],
  ['csv', '--flat'],
  ['deliveries'],
  ['earlyWork'],
  ['encodings'],
  ['extraction'],
  ['furtherKinds'],
  ['furtherSpeed'],
  ['hostile'],
  ['insights'],
  ['inspection'],
  ['killed'],
  ['listPage', join(directory, 'page')],
  ['lists'],
  ['listsFill', '300', join(directory, 'filled')],
  ['load'],
  ['load', '--with-transfer'],
  ['lookalikes'],
  ['lookalikes', '--held-out'],
  ['malware'],
  ['manyFiles'],
  ['numberKinds'],
  ['recipients'],
  ['pages'],
  ['parts'],
  ['policies'],
  ['quality'],
  ['replay'],
  ['scans'],
  ['startup'],
  ['zip'],
  ['zip', '--flat'],
]

/** It needs a node of OpenSearch, which takes Java and Maven. */
const needsNode = ['insightsNode']

describe('point 21: every benchmark runs', () => {
  test('the list includes each command that the documents name', () => {
    const documents = ['benchmarks', 'costs'].map(name => readFileSync(join(project, 'docs', `${name}.md`), 'utf8'))
    const named = documents.flatMap(text => [...text.matchAll(/node bench\/(\w+)\.ts/g)].map(([, name = '']) => name))

    expect(named).toContain('load')
    expect([...benches.map(([name]) => name), ...needsNode]).toEqual(expect.arrayContaining(named))
  })

  test.each(benches.map(([name = '', ...words]) => [[name, ...words].join(' '), name, words] as const))(
    'node bench/%s',
    async (_, name, words) => {
      const { stdout } = await run(process.execPath, [join('bench', `${name}.ts`), ...words], {
        cwd: project,
        env: { ...process.env, BENCH_BRIEF: '1' },
        timeout: 280_000,
        maxBuffer: 64 * 1024 * 1024,
      })

      const rows = stdout.split('\n').filter(line => /^[|│]/.test(line))
      expect(rows.length).toBeGreaterThan(1)
      expect(rows.join('\n')).toMatch(/\d/)
    },
  )
})
