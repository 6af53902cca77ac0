import { describe, expect, test } from 'vitest'
import { createPace } from '../../web/src/upload/transferRate.ts'

describe('the pace', () => {
  test('is unknown before a second has passed', () => {
    const pace = createPace()

    pace.note(0, 0)
    pace.note(500, 900)

    expect(pace.rate(900)).toBeUndefined()
    expect(pace.rate(1000)).toBe(500)
  })

  test('follows the last eight seconds', () => {
    const pace = createPace()

    for (let second = 0; second <= 20; second += 1) pace.note(second <= 10 ? 0 : (second - 10) * 100, second * 1000)

    expect(pace.rate(20_000)).toBe(100)
  })

  test('is 0 when nothing moved for more than three seconds, at any earlier speed', () => {
    const pace = createPace()

    for (let second = 0; second <= 5; second += 1) pace.note(second * 1000, second * 1000)

    expect(pace.rate(8000)).toBe(625)
    expect(pace.rate(8001)).toBe(0)
    expect(pace.rate(3_600_000)).toBe(0)
  })

  test('restarts after a silence, without its history', () => {
    const pace = createPace()
    pace.note(0, 0)
    pace.note(1000, 1000)

    pace.note(1100, 61_000)

    expect(pace.rate(61_500)).toBeUndefined()
    pace.note(2100, 62_000)
    expect(pace.rate(62_000)).toBe(1000)
  })

  test('restarts when bytes are subtracted', () => {
    const pace = createPace()
    pace.note(5000, 0)
    pace.note(6000, 1000)

    pace.note(100, 2000)

    expect(pace.rate(2000)).toBeUndefined()
  })
})
