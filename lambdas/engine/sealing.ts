import { sealedZip } from '../../engine/archive/sealedZip.ts'
import type { Engine } from '../ports/engine.ts'
import type { EnginePlaces } from './enginePaths.ts'

export function sealing(_: EnginePlaces): Pick<Engine, 'seal'> {
  return {
    seal(files, password, { onProgress }) {
      const total = files.reduce((sum, { size }) => sum + size, 0)
      let done = 0
      const entries = files.map(({ source, ...entry }) => ({
        ...entry,
        async *open() {
          for await (const bytes of source.read(0, source.size)) {
            done += bytes.length
            onProgress(done, total)
            yield bytes
          }
        },
      }))
      return sealedZip(entries, password)
    },
  }
}
