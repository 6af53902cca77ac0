import { expect, test } from 'vitest'
import { give, release, releaseGiven } from '../../engine/freeBuffer.ts'

test('a buffer with its own memory releases it', () => {
  const buffer = Buffer.allocUnsafeSlow(1000)

  release(buffer)

  expect(buffer.buffer.byteLength).toBe(0)
  expect(buffer).toHaveLength(0)
})

test('a buffer with shared memory keeps it', () => {
  const whole = Buffer.alloc(1000, 'x')
  const slice = whole.subarray(0, 999)
  const pooled = Buffer.from('small')
  const shared = new Uint8Array(new SharedArrayBuffer(10))

  for (const buffer of [slice, pooled, shared]) release(buffer)

  expect(whole.every(byte => byte === 'x'.charCodeAt(0))).toBe(true)
  expect(pooled.toString()).toBe('small')
  expect(shared).toHaveLength(10)
})

test('a reader releases the whole buffer of a piece that was given to it, and no other', () => {
  const given = give(Buffer.allocUnsafeSlow(1000).subarray(0, 500))
  const kept = Buffer.alloc(1000, 'x')

  for (const piece of [given, kept]) releaseGiven(piece)

  expect(given.buffer.byteLength).toBe(0)
  expect(kept.every(byte => byte === 'x'.charCodeAt(0))).toBe(true)
})
