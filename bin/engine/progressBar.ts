import type { OnProgress } from '../../engine/source.ts'

const WIDTH = 30
const EVERY_MILLISECONDS = 100
const SHOWN_AFTER_MILLISECONDS = 500

export function progressBar(what: string, { stderr } = process): { onProgress: OnProgress; end(): void } {
  const startedAt = performance.now()
  let drawnAt = startedAt + SHOWN_AFTER_MILLISECONDS - EVERY_MILLISECONDS
  let isDrawn = false
  return {
    onProgress(done, total) {
      const now = performance.now()
      if (!stderr.isTTY || now - drawnAt < EVERY_MILLISECONDS) return
      drawnAt = now
      isDrawn = true
      const part = total > 0 ? Math.min(1, done / total) : 1
      const filled = Math.round(part * WIDTH)
      const speed = done / 1e6 / ((now - startedAt) / 1000)
      const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled)
      stderr.write(`\r${what} ${bar} ${Math.floor(part * 100)} %  ${speed.toFixed(1)} MB/s `)
    },
    end() {
      if (isDrawn) stderr.write('\r\u001b[K')
    },
  }
}
