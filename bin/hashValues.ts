import { createReadStream, existsSync } from 'node:fs'
import { rename, writeFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { hashValues, ValueListFault } from '../engine/inspection/further/hashedValues.ts'

const USAGE = `Usage:
  npx node bin/hashValues.ts --in VALUES --out LIST

Writes a list of hashed values for a kind of your own (ownInfotypes, valuesFile). VALUES has one value a line, such as
customer numbers: at most 1,000,000. Case, spaces, hyphens, stops and slashes do not count. LIST must not exist.

Keep LIST as secret as a key. It does not contain the values, but its owner can test whether a guess is one of them, and
all numbers of ten digits are tested within hours.`

async function main() {
  const { in: from, out } = parseArgs({ options: { in: { type: 'string' }, out: { type: 'string' } } }).values
  if (!from || !out) throw new ValueListFault(USAGE)
  if (existsSync(out)) throw new ValueListFault(`${out} already exists. Remove it, or name another file.`)
  const values: string[] = []
  for await (const line of createInterface({ input: createReadStream(from), crlfDelay: Number.POSITIVE_INFINITY })) {
    values.push(line)
  }
  const list = hashValues(values)
  const unfinished = `${out}.${process.pid}.unfinished`
  await writeFile(unfinished, list, { flag: 'wx', mode: 0o600 })
  await rename(unfinished, out)
  console.log(`${out} has ${list.length} bytes.`)
}

main().catch(error => {
  const isMistake = error instanceof ValueListFault || Object(error).code === 'ENOENT'
  console.error(isMistake ? error.message : error)
  process.exitCode = 1
})
