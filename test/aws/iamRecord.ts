import { readFileSync } from 'node:fs'

/** A decision of the emulator's IAM evaluator. */
export type Decision = { caller: string; action: string; resource: string; denied: string | null }

/** What functions called, by their roles; root, which the tests and the deployment are, is left out. */
export function callsOfFunctions(file: string): Decision[] {
  const lines = readFileSync(file, 'utf8').trim().split('\n')
  return lines.map(line => JSON.parse(line) as Decision).filter(({ caller }) => caller.includes(':assumed-role/'))
}

/** The name of the role that an assumed role's ARN names. */
export function roleOf({ caller }: Decision): string {
  return /:assumed-role\/([^/]+)\//.exec(caller)?.[1] ?? caller
}
