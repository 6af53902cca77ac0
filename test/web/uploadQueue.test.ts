import { describe, expect, test } from 'vitest'
import { createUploadQueue } from '../../web/src/upload/uploadQueue.ts'

const LARGE = 16 * 1024 * 1024
const SMALL = 256 * 1024
const { signal } = new AbortController()

/** A network line on which each load lasts until the test ends it by name. */
function lineWith() {
  const line = createUploadQueue()
  const underway = new Map<string, () => void>()
  const add = (name: string, bytes: number, order = 0) =>
    line.turn({ bytes, order }, signal, () => new Promise<void>(resolve => void underway.set(name, resolve)))
  const end = async (name: string) => {
    underway.get(name)?.()
    underway.delete(name)
    await settled()
  }
  return { line, add, end, names: () => [...underway.keys()] }
}

function settled() {
  return new Promise(resolve => setTimeout(resolve))
}

describe('the line', () => {
  test('allows four large bodies at once, and one small one with them', async () => {
    const { add, end, names } = lineWith()

    for (const name of ['a', 'b', 'c', 'd', 'e']) void add(name, LARGE)
    for (const name of ['small', 'another']) void add(name, SMALL, 1)
    await settled()
    expect(names()).toEqual(['a', 'b', 'c', 'd', 'small'])

    await end('small')
    expect(names()).toEqual(['a', 'b', 'c', 'd', 'another'])
  })

  test('allows at most four small bodies at once', async () => {
    const { add, names } = lineWith()

    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) void add(name, SMALL)
    await settled()

    expect(names()).toEqual(['a', 'b', 'c', 'd'])
  })

  test('allows one large body on a slow line, and a small one with it', async () => {
    const { line, add, end, names } = lineWith()
    line.limitTo(1000)

    for (const name of ['a', 'b']) void add(name, LARGE)
    void add('small', SMALL, 1)
    void add('larger', SMALL + 1, 1)
    await settled()
    expect(names()).toEqual(['a', 'small'])

    await end('small')
    expect(names()).toEqual(['a'])
    await end('a')
    expect(names()).toEqual(['b'])
  })

  test('releases waiting bodies as soon as it is free', async () => {
    const { line, add, names } = lineWith()
    line.limitTo(1000)
    for (const name of ['a', 'b']) void add(name, LARGE)
    await settled()
    expect(names()).toEqual(['a'])

    line.limitTo(Number.POSITIVE_INFINITY)
    await settled()

    expect(names()).toEqual(['a', 'b'])
  })
})
