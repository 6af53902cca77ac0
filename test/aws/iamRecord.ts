import { appendFileSync, existsSync, readFileSync } from 'node:fs'

/** A decision of the emulator's IAM evaluator, or of what stands beside it. */
export type Decision = { caller: string; action: string; resource: string; denied: string | null }
/** The credentials of a session of a role. */
export type Session = { key: string; secret: string; is: string }

/** Where that writes which stands beside the emulator: two who write to one file would cut each other's lines. */
const getNeighbours = (file: string) => `${file}.beside`

function toLines(file: string): (Decision | Session)[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  // The last is empty, or still being written.
  return lines.slice(0, -1).map(line => JSON.parse(line))
}

export function decisionsIn(file: string): Decision[] {
  const beside = existsSync(getNeighbours(file)) ? toLines(getNeighbours(file)) : []
  return [...toLines(file), ...beside].filter(line => 'action' in line)
}

export function noteBeside(file: string, decision: Decision): void {
  appendFileSync(getNeighbours(file), `${JSON.stringify(decision)}\n`)
}

/** Who a key belongs to, if it is that of a role. */
export function getSession(file: string, key: string): Session | undefined {
  return toLines(file).find((line): line is Session => 'key' in line && line.key === key)
}

/** What functions called, by their roles; root, which the tests and the deployment are, is left out. */
export function callsOfFunctions(file: string): Decision[] {
  return decisionsIn(file).filter(({ caller }) => caller.includes(':assumed-role/'))
}

/** The name of the role that an assumed role's ARN names. */
export function getRole({ caller }: Decision): string {
  return /:assumed-role\/([^/]+)\//.exec(caller)?.[1] ?? caller
}
