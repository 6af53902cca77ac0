import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** A decision of the emulator’s IAM evaluator, or of the index proxy. */
export type Decision = { caller: string; action: string; resource: string; denied: string | null }
export type Session = { key: string; secret: string; is: string }

/** The proxy’s own log: two writers to one file would cut each other’s lines. */
const toProxyLog = (file: string) => `${file}.beside`

function toLines(file: string): (Decision | Session)[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  // The last line is empty, or still being written.
  return lines.slice(0, -1).map(line => JSON.parse(line))
}

export function decisionsIn(file: string): Decision[] {
  const beside = existsSync(toProxyLog(file)) ? toLines(toProxyLog(file)) : []
  return [...toLines(file), ...beside].filter(line => 'action' in line)
}

export function noteBeside(file: string, decision: Decision): void {
  appendFileSync(toProxyLog(file), `${JSON.stringify(decision)}\n`)
}

/** The owner of an access key, if it is a role. */
export function getSession(file: string, key: string): Session | undefined {
  return toLines(file).find((line): line is Session => 'key' in line && line.key === key)
}

/** The functions’ calls by role, without root, which the tests and the deployment use. */
export function callsOfFunctions(file: string): Decision[] {
  return decisionsIn(file).filter(({ caller }) => caller.includes(':assumed-role/'))
}

export function getRole({ caller }: Decision): string {
  return /:assumed-role\/([^/]+)\//.exec(caller)?.[1] ?? caller
}
