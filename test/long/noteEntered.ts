import { appendFileSync } from 'node:fs'

// NODE_OPTIONS loads this in every process and thread.

const noted = new Map<string, Set<string>>()

/** Instrumented functions call this. Child processes inherit the name of the test file. */
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
    // No write permission: the parent records the same feature.
  }
}

Object.assign(globalThis, { noteEntered })
