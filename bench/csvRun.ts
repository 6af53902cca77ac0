import { createHmac, randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { anonymise } from '../engine/anonymisation/anonymise.ts'
import type { ColumnRule } from '../shared/domain/anonymisation.ts'

/** One run of bench/csv.ts in a process of its own: `<who> <job> <source> <target>`. Prints what it cost. */
const [, , who, job, source = '', target = ''] = process.argv

const rules: Record<string, ColumnRule[]> = {
  methods: [
    { column: 2, method: 'sha256' },
    { column: 3, method: 'basic_mask', pattern: [{ from: 0, to: 7, char: '*' }] },
    { column: 6, method: 'regex_mask', searchPattern: '\\d', replaceString: '0' },
  ],
  engine: [{ column: 6, method: 'regex_mask', searchPattern: '(\\d+)\\.(\\d+)', replaceString: '0.00' }],
  hash: [{ column: 2, method: 'sha256' }],
  card: [{ column: 5, method: 'fpe_ffx2' }],
  name: [{ column: 2, method: 'fpe_ffx2' }],
}

function ours() {
  const size = statSync(source).size
  const read = (start: number, end: number) => createReadStream(source, { start, end: end - 1 })
  const { bytes } = anonymise({ size, read }, { headerRow: true, rules: rules[job ?? ''] ?? [] }, { randomBytes })
  return pipeline(Readable.from(bytes, { objectMode: false, highWaterMark: 65_536 }), createWriteStream(target))
}

/** csv-parse and csv-stringify, and @noble/ciphers where values are enciphered. */
async function peer() {
  // Not at the top: what our process costs is without them.
  const [{ FF1 }, { parse }, { stringify }] = await Promise.all([
    import('@noble/ciphers/ff1.js'),
    import('csv-parse'),
    import('csv-stringify'),
  ])
  const key = randomBytes(32)
  const ff1 = { card: FF1(10, key), name: FF1(26, key) }
  let isHeader = true
  const change = new Transform({
    objectMode: true,
    transform(row: string[], _, done) {
      if (!isHeader) changeRow(row)
      isHeader = false
      done(null, row)
    },
  })
  const changeRow = (row: string[]) => {
    if (job === 'card') row[5] = ff1.card.encrypt(Array.from(row[5] ?? '', Number)).join('')
    else if (job === 'name') row[2] = 'none'
    else {
      row[2] = createHmac('sha256', key).update(row[2] ?? '').digest('hex')
      if (job !== 'methods') return
      row[3] = '*'.repeat(8) + (row[3] ?? '').slice(8)
      row[6] = (row[6] ?? '').replace(/\d/g, '0')
    }
  }
  return pipeline(createReadStream(source), parse(), change, stringify({ record_delimiter: 'windows' }), createWriteStream(target))
}

await (who === 'ours' ? ours() : peer())
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
console.log(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, rss: maxRSS }))
