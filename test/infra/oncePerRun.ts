import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

type Outcome<T> = { made: T } | { error: string }

/**
 * Creates something once per test run, in the run's temporary folder; other workers wait. No test may change it.
 * @param make fills the folder; its result must survive JSON
 */
export async function oncePerRun<T>(name: string, make: (directory: string) => Promise<T>) {
  const place = join(tmpdir(), `once-${name}`)
  const outcomeFile = join(place, 'outcome.json')
  const directory = join(place, 'made')

  // mkdir succeeds for one caller only.
  const isFirst = await mkdir(place).then(
    () => true,
    () => false,
  )
  if (isFirst) {
    const outcome = await make(directory).then(
      (made): Outcome<T> => ({ made }),
      (error): Outcome<T> => ({ error: String(error) }),
    )
    await writeFile(`${outcomeFile}.new`, JSON.stringify(outcome))
    await rename(`${outcomeFile}.new`, outcomeFile)
  }
  for (;;) {
    const text = await readFile(outcomeFile, 'utf8').catch(() => undefined)
    if (text === undefined) {
      await wait(100)
      continue
    }
    const outcome = JSON.parse(text) as Outcome<T>
    if ('error' in outcome) throw new Error(`${name}: ${outcome.error}`)
    return { directory, made: outcome.made }
  }
}
