import { createCipheriv } from 'node:crypto'

const MIB = 1024 * 1024
const STRETCH = 4 * MIB
const VOCABULARY = 6000
const LETTERS = 'etaoinshrdlucmfwypvbgkqjxz'

function randomness(seed: number) {
  const cipher = createCipheriv('aes-128-ctr', Buffer.alloc(16, seed), Buffer.alloc(16))
  return (bytes: number) => cipher.update(Buffer.alloc(bytes))
}

/** Words by Zipf's law, and numbers. Deflate reduces them to just over a third. */
function textStretches(): () => Buffer {
  const random = randomness(1)
  const words = Array.from({ length: VOCABULARY }, () => {
    const [length = 0, ...letters] = random(10)
    return letters
      .slice(0, 2 + (length % 8))
      .map(byte => LETTERS[Math.floor((byte * byte) / 2520)] ?? 'e')
      .join('')
  })
  return () => {
    const draws = random(STRETCH)
    let text = ''
    for (let at = 0; text.length < STRETCH; at = (at + 4) % STRETCH) {
      const draw = draws.readUInt32LE(at)
      const rank = Math.floor(VOCABULARY ** (draw / 2 ** 32)) - 1
      text += at % 48 === 0 ? `${draw % 10_000}\n` : `${words[rank]} `
    }
    return Buffer.from(text, 'latin1').subarray(0, STRETCH)
  }
}

/** Deterministic pieces of 4 MiB: `text` compresses; in `mixed` every other piece is random. */
export function* stretches(kind: 'text' | 'mixed'): Generator<Buffer, void, undefined> {
  const text = textStretches()
  const random = randomness(2)
  while (true) {
    yield text()
    if (kind === 'mixed') yield random(STRETCH)
  }
}
