import { type FileHandle, open } from 'node:fs/promises'
import type { Source } from '../../engine/source.ts'

const PIECE_BYTES = 256 * 1024

/** A file of this machine, read where and as often as is asked. */
export async function fileSource(path: string): Promise<Source & { close(): Promise<void> }> {
  const handle = await open(path, 'r')
  const status = await handle.stat()
  if (!status.isFile()) {
    await handle.close()
    throw new Error(`${path} is no file.`)
  }
  return { size: status.size, read: (start, end) => pieces(handle, start, end), close: () => handle.close() }
}

async function* pieces(handle: FileHandle, start: number, end: number) {
  for (let at = start; at < end; ) {
    const buffer = Buffer.allocUnsafe(Math.min(PIECE_BYTES, end - at))
    const { bytesRead } = await handle.read(buffer, 0, buffer.length, at)
    if (bytesRead === 0) throw new Error('The file became shorter while it was read.')
    at += bytesRead
    yield buffer.subarray(0, bytesRead)
  }
}
