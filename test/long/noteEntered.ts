import { appendFileSync } from 'node:fs'

// Imported before the program in every process and thread of a run, by NODE_OPTIONS.

const noted = new Map<string, Set<string>>()

/** Called by instrumented functions: which test file runs is in the environment of its process and all that it starts. */
function noteEntered(place: string) {
  const file = process.env.ENTERED_FILE
  if (file === undefined) return
  const known = noted.get(file) ?? new Set()
  noted.set(file, known)
  if (known.has(place)) return
  known.add(place)
  try {
    appendFileSync(file, `${place}\n`)
  } catch {
    // A process without rights to write: its parent entered the same feature.
  }
}

Object.assign(globalThis, { noteEntered })
