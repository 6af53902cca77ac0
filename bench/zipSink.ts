import { open } from 'node:fs/promises'

/** Smaller writes cost more on the way to the thread pool than in it. */
const TOGETHER = 1024 * 1024

/** Joins pieces, and writes them during the production of the next ones. */
export async function fileSink(path: string) {
  const file = await open(path, 'w')
  let pieces: Uint8Array[] = []
  let bytes = 0
  let writing: Promise<unknown> = Promise.resolve()
  const flush = async () => {
    await writing
    writing = pieces.length === 0 ? Promise.resolve() : file.writev(pieces)
    pieces = []
    bytes = 0
  }
  return {
    async write(piece: Uint8Array) {
      pieces.push(piece)
      bytes += piece.length
      if (bytes >= TOGETHER) await flush()
    },
    async close() {
      await flush()
      await writing
      await file.close()
    },
  }
}
