import { pauseInBrowser } from './persevere.ts'
import { putFile } from './putFile.ts'
import type { SendingPorts } from './sending.ts'

/** The ports of a sending that are the browser's own; the calls of the API are the page's. */
export const browserPorts = {
  put: putFile,
  pause: pauseInBrowser,
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
