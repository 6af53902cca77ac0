import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { LambdaClient, UpdateFunctionCodeCommand, waitUntilFunctionUpdatedV2 } from '@aws-sdk/client-lambda'
import { downloadZip } from 'client-zip'
import type { DeployedStack } from '../deployedHost.ts'
import type { DeployedResources } from './resources.ts'

type Template = { Resources: Record<string, { Properties?: { Code?: { S3Key?: string } } }> }

/** Replaces the code of deployed functions, as a faulty release does. */
export function damagedFunctions({ templates }: DeployedStack, resources: DeployedResources) {
  const lambda = new LambdaClient()

  async function findBundle(logicalId: string): Promise<string> {
    const files = (await readdir(templates)).filter(name => name.endsWith('.template.json'))
    for (const name of files) {
      const { Resources } = JSON.parse(await readFile(join(templates, name), 'utf8')) as Template
      const key = Resources[logicalId]?.Properties?.Code?.S3Key
      if (key !== undefined) return join(templates, `asset.${key.replace('.zip', '')}`)
    }
    throw new Error(`No template has the code of ${logicalId}.`)
  }
  async function release(FunctionName: string, directory: string) {
    await lambda.send(new UpdateFunctionCodeCommand({ FunctionName, ZipFile: await zipped(directory) }))
    await waitUntilFunctionUpdatedV2({ client: lambda, maxWaitTime: 60 }, { FunctionName })
  }

  return {
    /** @param damage changes a copy of the function's files; the function runs it during `work` */
    async withDamaged<Done>(name: string, damage: (directory: string) => Promise<void>, work: () => Promise<Done>) {
      const id = resources.getId('AWS::Lambda::Function', `${name}Function`)
      const { logicalId = '' } = resources.ofType('AWS::Lambda::Function').find(one => one.id === id) ?? {}
      const bundle = await findBundle(logicalId)
      const copy = await mkdtemp(join(tmpdir(), 'waybill-damaged-'))
      try {
        await cp(bundle, copy, { recursive: true })
        await damage(copy)
        await release(id, copy)
        return await work()
      } finally {
        await release(id, bundle)
        await rm(copy, { recursive: true, force: true })
      }
    },
  }
}

/** @throws when the code does not have the text */
export async function replaceInCode(directory: string, text: string, by: string) {
  const file = join(directory, 'index.mjs')
  const code = await readFile(file, 'utf8')
  if (!code.includes(text)) throw new Error(`The function's code does not have ${text}.`)
  await writeFile(file, code.replaceAll(text, by))
}

async function zipped(directory: string): Promise<Buffer> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = await Promise.all(
    entries
      .filter(entry => entry.isFile())
      .map(async ({ parentPath, name }) => {
        const path = join(parentPath, name)
        return { name: relative(directory, path), input: await readFile(path) }
      }),
  )
  return Buffer.from(await downloadZip(files).arrayBuffer())
}
