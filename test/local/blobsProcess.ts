import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { blobsHost } from './blobsHost.ts'

type Call = { verb: 'uploadUrl' | 'pin' | 'publish' | 'downloadUrl' | 'sweep'; values: (string | number)[] }

/** The host of the blob tests in a process of its own, which can be killed and held to limits of the system. */
export async function blobsProcess(directory: string, limit = '') {
  const command = `${limit} exec "$0" "$@"`
  const stdio = ['ignore', 'inherit', 'inherit', 'ipc'] as const
  const child = spawn('bash', ['-c', command, process.execPath, import.meta.filename, directory], { stdio: [...stdio] })
  await once(child, 'message')
  return {
    call: <T>(verb: Call['verb'], ...values: Call['values']) => ask<T>(child, { verb, values }),
    async kill() {
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function ask<T>(child: ChildProcess, call: Call): Promise<T> {
  child.send(call)
  const [answer] = (await once(child, 'message')) as [T]
  return answer
}

if (process.argv[1] === import.meta.filename) {
  const host = await blobsHost(process.argv[2])
  const verbs: Record<Call['verb'], (key: string, size: number) => Promise<unknown>> = {
    uploadUrl: host.uploadUrl,
    downloadUrl: host.downloadUrl,
    pin: host.blobs.pin,
    publish: host.blobs.publish,
    sweep: host.blobs.sweep,
  }
  process.on('message', async ({ verb, values: [key, size] }: Call) => {
    process.send?.((await verbs[verb](String(key), Number(size))) ?? 'done')
  })
  process.send?.('ready')
}
