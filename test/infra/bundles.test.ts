import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Metafile } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundling, deployedFunctions } from '../../bin/bundleLambdas.ts'
import { trimSdk } from '../../bin/trimSdk.ts'
import type { DeployedFunction } from '../../lambdas/aws/functions/functions.ts'
import { portPermissions } from '../../lambdas/aws/functions/portPermissions.ts'
import { bundled } from './bundled.ts'

/** The clients of AWS in a bundle, each for a port; that of DynamoDB is in all that have a port but those without a table. */
const clients = {
  blobs: 'client-s3',
  keys: 'client-kms',
  mailer: 'client-sesv2',
  workflow: 'client-sfn',
  sms: 'client-sns',
  recipients: 'client-cognito-identity-provider',
} as const
const withoutTables = ['keys', 'workflow', 'sms', 'recipients', 'engine']

/**
 * What a function may weigh, in bytes: alone, and with each thing that it reaches. What that costs from nothing to its
 * handler, `node bench/bundles.ts` tells.
 */
const ALONE = 358_000
const budgets = {
  blobs: 88_000,
  // With the library that writes mails (43 KB of it, see bin/trimMail.ts), and the words of the mails.
  mailer: 110_000,
  // Where codes go by either way: the words of both, and two clients.
  sms: 15_000,
  recipients: 10_000,
  // With the parts of OpenSearch's client that speak (see lambdas/aws/adapters/openSearch/client.ts).
  transferIndex: 30_000,
  // With re2js, which reads patterns: 150 KB that are looked at when somebody sends a pattern.
  check: 150_000,
  preview: 143_000,
  // With the plans of the world's telephone numbers: 155 KB.
  suggest: 210_000,
  anonymise: 165_000,
  inspect: 230_000,
  seal: 5_000,
  // With those of its mobile phones alone: 137 KB.
  phones: 140_000,
}
/** They read the phones that people type, or that were kept. */
const readsPhones = ['createTransfer', 'resetPhoneVerification', 'resendCode', 'createChallenge']

function toBudget({ name, reach }: DeployedFunction): number {
  const parts = [...Object.keys(reach), ...(reach.engine ?? []), ...(readsPhones.includes(name) ? ['phones'] : [])]
  const budget = (part: string) => (part in budgets ? budgets[part as keyof typeof budgets] : 0)
  return parts.reduce((sum, part) => sum + budget(part), ALONE)
}
/** What lies beside a function that inspects. */
const MAX_BESIDE = { 'extraction/child.mjs': 3000, extraction: 1_850_000, gazetteers: 1_700_000 }

const FORMATS = 'engine/extraction/formats'
/** The ports whose adapters come in parts. */
const inParts = ['blobs', 'engine'] as const
const toParts = (port: (typeof inParts)[number]): readonly { file: string; verbs: readonly string[] }[] =>
  portPermissions[port].adapter.parts ?? []

let directory: string
let functions: DeployedFunction[]
let outputs: [string, Metafile['outputs'][string]][]
beforeAll(async () => {
  functions = await deployedFunctions()
  const { metafile, ...made } = await bundled()
  directory = made.directory
  outputs = Object.entries(metafile.outputs)
})

const getFile = (name: string) => join(directory, name, 'index.mjs')
/** The files of which something is in a function's bundle. */
function getBundlePath(name: string): string[] {
  const [, output] = outputs.find(([path]) => path.endsWith(`/${name}/index.mjs`)) ?? []
  return Object.entries(output?.inputs ?? {}).flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [file] : []))
}

describe('the bundle of a function', () => {
  test('weighs no more than its budget', async () => {
    const tooHeavy: string[] = []
    for (const deployed of functions) {
      const { size } = await stat(getFile(deployed.name))
      const budget = toBudget(deployed)
      if (size > budget) tooHeavy.push(`${deployed.name}: ${size} of ${budget}`)
    }

    expect(tooHeavy).toEqual([])
  })

  test('holds the clients of the ports in reach, and no others', () => {
    for (const { name, reach } of functions) {
      const wanted = Object.entries(clients).flatMap(([port, client]) => (port in reach ? [client] : []))
      const tables = Object.keys(reach).every(port => withoutTables.includes(port)) ? [] : ['client-dynamodb']

      const held = getBundlePath(name).flatMap(file => /@aws-sdk\/(client-[^/]+)/.exec(file)?.[1] ?? [])

      expect([...new Set(held)].sort(), name).toEqual([...wanted, ...tables].sort())
    }
  })

  test.each(inParts)('holds of the adapter of %s the parts with a verb in reach, and no others', port => {
    const parts = toParts(port)
    for (const { name, reach } of functions) {
      const inReach: readonly string[] = reach[port] ?? []
      const wanted = parts.filter(({ verbs }) => verbs.some(verb => inReach.includes(verb))).map(({ file }) => file)

      const held = getBundlePath(name)

      expect(
        parts.map(({ file }) => file).filter(file => held.includes(join('lambdas/aws/adapters', file))),
        name,
      ).toEqual(wanted)
    }
  })

  test('holds no reader of documents: they lie beside the function that inspects, in pieces', async () => {
    for (const { name, reach } of functions) {
      const readers = getBundlePath(name).filter(file => /unpdf|htmlparser2|engine\/extraction\/formats/.test(file))
      const allowed = reach.engine?.includes('inspect') ? ['txt', 'csv'].map(format => `${FORMATS}/${format}.ts`) : []

      expect(
        readers.filter(file => !allowed.includes(file)),
        name,
      ).toEqual([])
    }
    for (const [path, most] of Object.entries(MAX_BESIDE)) {
      expect(await getSize(join(directory, 'inspect', path)), path).toBeLessThanOrEqual(most)
    }
  })
})

test.each(inParts)('every verb of %s is in one part of its adapter', port => {
  const verbs = toParts(port).flatMap(part => part.verbs)

  expect(verbs.sort()).toEqual(Object.keys(portPermissions[port].grants).sort())
})

/** Of a file, or of all that lies in a folder. */
async function getSize(path: string): Promise<number> {
  const found = await stat(path)
  if (found.isFile()) return found.size
  const sizes = await Promise.all((await readdir(path)).map(name => getSize(join(path, name))))
  return sizes.reduce((sum, size) => sum + size, 0)
}

describe('what the build leaves out of the SDK', () => {
  let probes: string
  beforeAll(async () => {
    probes = await mkdtemp(join(tmpdir(), 'waybill-probes-'))
  })
  afterAll(() => rm(probes, { recursive: true, force: true }))

  /** A module over the SDK, as the functions have it. */
  async function lean(contents: string) {
    const outfile = join(probes, `${randomUUID()}.mjs`)
    const stdin = { contents, resolveDir: import.meta.dirname }
    await build({ stdin, outfile, ...bundling, plugins: trimSdk })
    return import(pathToFileURL(outfile).href)
  }

  /** A service that refuses every call. */
  async function refusing(body: string, work: (settings: object) => Promise<void>) {
    const server = createServer((_, response) => response.writeHead(400).end(body)).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const credentials = { accessKeyId: 'example', secretAccessKey: 'example' }
    await work({ endpoint: `http://127.0.0.1:${port}`, region: 'eu-central-1', credentials, maxAttempts: 1 })
    server.close()
  }

  test('an error that is asked for by its class comes in it, with all that it tells', async () => {
    const sdk = await lean(
      "export { DynamoDBClient, PutItemCommand, ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'",
    )
    const type = 'com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException'

    await refusing(JSON.stringify({ __type: type, Item: { pk: { S: 'here' } } }), async settings => {
      const put = new sdk.PutItemCommand({ TableName: 'ops', Item: {} })
      const error = await new sdk.DynamoDBClient(settings).send(put).catch((error: unknown) => error)

      expect(error).toBeInstanceOf(sdk.ConditionalCheckFailedException)
      expect(error).toMatchObject({ Item: { pk: { S: 'here' } }, $fault: 'client' })
    })
  })

  test('any other comes with its name, in the one class of its client', async () => {
    const sdk = await lean(
      "export { S3Client, AbortMultipartUploadCommand, S3ServiceException } from '@aws-sdk/client-s3'",
    )

    await refusing('<Error><Code>NoSuchUpload</Code><Message>It is gone.</Message></Error>', async settings => {
      const abort = new sdk.AbortMultipartUploadCommand({ Bucket: 'incoming', Key: 'key', UploadId: 'id' })
      const error = await new sdk.S3Client({ ...settings, forcePathStyle: true })
        .send(abort)
        .catch((error: unknown) => error)

      expect(error).toBeInstanceOf(sdk.S3ServiceException)
      expect(error).toMatchObject({ name: 'NoSuchUpload', message: 'It is gone.', $fault: 'client' })
    })
  })

  test('no error of our clients is tried again for its class, but one of global tables', async () => {
    const retried: string[] = []
    for (const client of [...Object.values(clients), 'client-dynamodb']) {
      const file = join(import.meta.dirname, `../../node_modules/@aws-sdk/${client}/dist-es/models/errors.js`)
      const classes = (await readFile(file, 'utf8')).split('export class ')
      retried.push(...classes.filter(text => text.includes('$retryable')).map(text => text.split(' ')[0] ?? ''))
    }

    expect(retried).toEqual(['ReplicatedWriteConflictException'])
  })

  test('says what is missing when it is reached after all', async () => {
    const { Sha256Js } = await lean("export { Sha256Js } from '@smithy/core/checksum'")

    expect(() => new Sha256Js()).toThrow('This Node lacks the digest of Sha256Js: see bin/trimSdk.ts.')
  })
})
