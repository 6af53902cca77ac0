import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type BlobsHost, blobsHost } from './blobsHost.ts'

type Verbs = Pick<BlobsHost, 'uploadUrl' | 'downloadUrl'> &
  Pick<
    BlobsHost['blobs'],
    'pin' | 'publish' | 'sweep' | 'createMultipart' | 'partUrl' | 'listParts' | 'completeMultipart'
  >
type Call = { verb: keyof Verbs; values: readonly unknown[] }

export async function blobsProcess(directory: string, limit = '') {
  const command = `${limit} exec "$0" "$@"`
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
  const child = spawn('bash', ['-c', command, process.execPath, import.meta.filename, directory], { stdio: [...stdio] })
  await once(child, 'message')
  return {
    call: <Verb extends keyof Verbs>(verb: Verb, ...values: Parameters<Verbs[Verb]>) =>
      ask<Awaited<ReturnType<Verbs[Verb]>>>(child, { verb, values }),
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function ask<T>(child: ChildProcess, call: Call): Promise<T> {
  child.send(call)
  const [{ answer }] = (await once(child, 'message')) as [{ answer: T }]
  return answer
}

if (process.argv[1] === import.meta.filename) {
  const host = await blobsHost(process.argv[2])
  const verbs = { ...host.blobs, uploadUrl: host.uploadUrl, downloadUrl: host.downloadUrl }
  process.on('message', async ({ verb, values }: Call) => {
    const perform = verbs[verb] as (...values: readonly unknown[]) => Promise<unknown>
    process.send?.({ answer: await perform(...values) })
  })
  process.send?.('ready')
}
