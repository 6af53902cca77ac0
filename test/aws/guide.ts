import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { environmentOfPython } from './ministack.ts'

const run = promisify(execFile)
const guide = `\n${readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'operations.md'), 'utf8')}`

/** The blocks of commands below a heading of docs/operations.md, in order. */
export function commandsBelow(heading: string): string[] {
  const [, after] = guide.split(`\n${heading}\n`)
  if (after === undefined) throw new Error(`docs/operations.md has no heading ${heading}.`)
  const section = after.split(/\n## /)[0] ?? ''
  return [...section.matchAll(/^( *)```\n(.*?)\n\1```$/gms)].map(([, indent = '', block = '']) =>
    block.replaceAll(new RegExp(`^${indent}`, 'gm'), ''),
  )
}

/** A shell with the AWS CLI and what the guide's introduction defines, in a folder of its own. */
export async function guideShell(name: string) {
  const python = await environmentOfPython('aws-cli', 'awsCli.requirements.txt')
  const directory = mkdtempSync(join(tmpdir(), 'waybill-guide-'))
  const aws = `aws() { '${python}' -m awscli "$@"; }`
  const [introduction = ''] = commandsBelow('# Operations')
  const [functions = '', variables = ''] = introduction.split(/^(?=NAME=)/m)
  const shell = async (...lines: string[]) =>
    (await run('sh', ['-euc', [aws, functions, ...lines].join('\n')], { cwd: directory })).stdout
  const named = variables.replace(/^NAME=\S+/, `NAME=${name}`)
  const names = [...named.matchAll(/\b([A-Z]+)=/g)].map(([, name]) => name)
  // Once: each call of the AWS CLI starts a Python.
  const values = await shell(named, ...names.map(name => `echo "${name}='$${name}'"`))
  return {
    /** @returns what the commands print */
    async run(commands: string, places: Readonly<Record<string, string>> = {}): Promise<string> {
      const filled = Object.entries(places).reduce((text, [place, value]) => text.replaceAll(place, value), commands)
      const missing = /<[a-z ]+>/.exec(filled)
      if (missing) throw new Error(`The commands have ${missing[0]}, for which there is no value.`)
      return shell(values, filled)
    },
    close: () => rmSync(directory, { recursive: true, force: true }),
  }
}
