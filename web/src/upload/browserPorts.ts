import { computeSha256 } from './digest.ts'
import { putFile } from './putFile.ts'
import { onlineInBrowser, pauseInBrowser } from './retry.ts'
import type { SendingPorts } from './sendingPorts.ts'

export const browserPorts = {
  put: putFile,
  sha256: computeSha256,
  pause: pauseInBrowser,
  jitter: () => 1 + Math.random() / 4,
  isOnline: () => navigator.onLine,
  online: onlineInBrowser,
  now: () => performance.now(),
  async isReadable(file) {
    // Browsers refuse to read a file that changed since it was chosen.
    const read = file.slice(0, 1).arrayBuffer()
    return read.then(
      () => true,
      () => false,
    )
  },
} satisfies Partial<SendingPorts>
