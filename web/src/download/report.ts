import { callWithPasses } from './passes.ts'
import { isPresent } from './presence.ts'

/** As the contract allows. */
const MAX_FILES = 100
/** Who has done nothing until then reads, or is a machine. */
const MAX_WAIT_MILLISECONDS = 5000

let opened: 'person' | 'machine' | undefined
let isMachine = false

/** The sender sees it. A report that fails is not repeated: it must never delay a recipient. */
function send(body: object) {
  const secret = location.pathname.split('/')[2]
  void callWithPasses(`/api/downloads/${secret}/report`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
    keepalive: true,
  })
}

/** Waits for a sign of a person. */
export function reportShown(): void {
  const over = new AbortController()
  const report = () => {
    over.abort()
    reportOpened(isPresent())
  }
  const timer = setTimeout(report, MAX_WAIT_MILLISECONDS)
  over.signal.addEventListener('abort', () => clearTimeout(timer))
  for (const name of ['pointermove', 'keydown', 'touchstart', 'wheel']) {
    addEventListener(name, () => isPresent() && report(), { passive: true, signal: over.signal })
  }
}

/** At most once for a machine, and then once for a person. */
function reportOpened(isPerson: boolean) {
  if (opened === 'person' || (opened === 'machine' && !isPerson)) return
  opened = isPerson ? 'person' : 'machine'
  send({ step: 'opened', isByMachine: !isPerson })
}

/** After the press of a machine, downloads are noted and not counted. */
export function reportPress(isPerson: boolean): void {
  isMachine = !isPerson
  reportOpened(isPerson)
}

/** @param urls of files whose bytes were all written */
export function reportSaved(urls: readonly string[]): void {
  const files = urls.map(url => new URL(url).pathname.split('/').at(-1))
  for (let from = 0; from < files.length; from += MAX_FILES) {
    send({ step: 'saved', files: files.slice(from, from + MAX_FILES) })
  }
}

export const isByMachine = () => isMachine
