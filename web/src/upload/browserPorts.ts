import { computeSha256 } from './digest.ts'
import { putFile } from './putFile.ts'
import { onlineInBrowser, pauseInBrowser } from './retry.ts'
import type { SendingPorts } from './sendingPorts.ts'

/** The ports of a sending that are the browser's own; the calls of the API are the page's. */
export const browserPorts = {
  put: putFile,
  sha256: computeSha256,
  pause: pauseInBrowser,
  jitter: () => 1 + Math.random() / 4,
  isOnline: () => navigator.onLine,
  online: onlineInBrowser,
  now: () => performance.now(),
  async isReadable(file) {
    // A byte tells: browsers refuse to read a file that was changed since it was chosen.
    const read = file.slice(0, 1).arrayBuffer()
    return read.then(
      () => true,
      () => false,
    )
  },
} satisfies Partial<SendingPorts>
