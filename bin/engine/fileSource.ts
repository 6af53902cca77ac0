import { type FileHandle, open } from 'node:fs/promises'
import type { Source } from '../../engine/source.ts'

const PIECE_BYTES = 256 * 1024

export async function fileSource(path: string): Promise<Source & { modifiedAt: Date; close(): Promise<void> }> {
  const handle = await open(path, 'r')
  const { size, mtime: modifiedAt } = await handle.stat()
  // Pipes and files in /proc report a size of 0 although they have content.
  const { bytesRead } = await handle.read(Buffer.alloc(1), 0, 1, 0).catch(async error => {
    await handle.close()
    throw Object.assign(error, { path })
  })
  if (bytesRead > size) {
    await handle.close()
    throw Object.assign(new Error(`${path} has no known size. Copy it to a file first.`), { code: 'ESIZE' })
  }
  return { size, modifiedAt, read: (start, end) => pieces(handle, start, end), close: () => handle.close() }
}

/** Opened only while it is read, so that any number of files can be sealed. @throws as `fileSource` */
export async function closedFileSource(path: string): Promise<Source & { modifiedAt: Date }> {
  const { size, modifiedAt, close } = await fileSource(path)
  await close()
  return {
    size,
    modifiedAt,
    async *read(start, end) {
      const opened = await fileSource(path)
      try {
        yield* opened.read(start, end)
      } finally {
        await opened.close()
      }
    },
  }
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
