import { randomBytes } from 'node:crypto'
import { createReadStream, createWriteStream, statSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { anonymise } from '../engine/anonymisation/anonymise.ts'
import { type JobName, jobs } from './csvJobs.ts'

/** One run of bench/csv.ts in its own process: `<job> <source> <target> <times>`. Prints its cost. */
const [, , job, path = '', target = '', times = '1'] = process.argv
const fileSize = statSync(path).size

const source = {
  size: fileSize * Number(times),
  async *read(start: number, end: number) {
    for (let at = start; at < end; ) {
      const inFile = at % fileSize
      const last = Math.min(fileSize, inFile + end - at)
      yield* createReadStream(path, { start: inFile, end: last - 1 })
      at += last - inFile
    }
  },
}

const { bytes } = anonymise(source, { headerRow: true, rules: jobs[job as JobName] }, { randomBytes })
await pipeline(Readable.from(bytes, { objectMode: false, highWaterMark: 65_536 }), createWriteStream(target))
const { userCPUTime, systemCPUTime, maxRSS } = process.resourceUsage()
console.log(JSON.stringify({ cpu: (userCPUTime + systemCPUTime) / 1e6, rss: maxRSS }))
