import { readFileSync } from 'node:fs'

/** A decision of the emulator's IAM evaluator, or of what stands beside it. */
export type Decision = { caller: string; action: string; resource: string; denied: string | null }
/** The credentials of a session of a role. */
export type Session = { key: string; secret: string; is: string }

function linesOf(file: string): (Decision | Session)[] {
  const lines = readFileSync(file, 'utf8').split('\n')
  // The last is empty, or still being written.
  return lines.slice(0, -1).map(line => JSON.parse(line))
}

export function decisionsIn(file: string): Decision[] {
  return linesOf(file).filter(line => 'action' in line)
}

/** Who a key belongs to, if it is that of a role. */
export function sessionOf(file: string, key: string): Session | undefined {
  return linesOf(file).find((line): line is Session => 'key' in line && line.key === key)
}

/** What functions called, by their roles; root, which the tests and the deployment are, is left out. */
export function callsOfFunctions(file: string): Decision[] {
  return decisionsIn(file).filter(({ caller }) => caller.includes(':assumed-role/'))
}

/** The name of the role that an assumed role's ARN names. */
export function roleOf({ caller }: Decision): string {
  return /:assumed-role\/([^/]+)\//.exec(caller)?.[1] ?? caller
}
