import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { oncePerRun } from './oncePerRun.ts'

const run = promisify(execFile)
const project = join(import.meta.dirname, '..', '..')

export type Resource = {
  stack: string
  id: string
  Type: string
  // biome-ignore lint/suspicious/noExplicitAny: template properties have no common type
  Properties: Record<string, any>
  DeletionPolicy?: string
}

/**
 * Every resource, as the CDK CLI synthesizes `deployment.ts`, once per run. cdk-nag and the CLI's validation are on: a
 * finding fails here.
 */
export async function synthesized() {
  const { directory } = await oncePerRun('synth', async output => {
    const command = ['synth', '--quiet', '--strict', '--output', output]
    await run(join(project, 'node_modules', '.bin', 'cdk'), command, { cwd: project, maxBuffer: 64 * 1024 * 1024 })
    return true
  })
  const files = (await readdir(directory)).filter(file => file.endsWith('.template.json'))
  const resources: Resource[] = []
  for (const file of files) {
    const template = JSON.parse(await readFile(join(directory, file), 'utf8')) as {
      Resources: Record<string, Omit<Resource, 'stack' | 'id'>>
    }
    const stack = file.replace('.template.json', '')
    for (const [id, resource] of Object.entries(template.Resources)) {
      resources.push({ ...resource, Properties: resource.Properties ?? {}, stack, id })
    }
  }
  return {
    directory,
    resources,
    ofType: (type: string) => resources.filter(({ Type }) => Type === type),
  }
}

export function idIn(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if ('Ref' in value) return String(value.Ref)
  if ('Fn::GetAtt' in value) return String([value['Fn::GetAtt']].flat()[0])
  return undefined
}
