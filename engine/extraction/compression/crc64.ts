/** The polynomial of ECMA-182 with its bits reversed, in halves: numbers have no 64 bits. */
const HIGH = 0xc96c5795
const LOW = 0xd7870f42

const highs = new Uint32Array(256)
const lows = new Uint32Array(256)
for (let byte = 0; byte < 256; byte += 1) {
  let high = 0
  let low = byte
  for (let bit = 0; bit < 8; bit += 1) {
    const isSet = (low & 1) === 1
    low = ((low >>> 1) | (high << 31)) ^ (isSet ? LOW : 0)
    high = (high >>> 1) ^ (isSet ? HIGH : 0)
  }
  highs[byte] = high
  lows[byte] = low
}

export class Crc64 {
  private high = -1
  private low = -1

  update(bytes: Uint8Array) {
    let { high, low } = this
    for (const byte of bytes) {
      const index = (low ^ byte) & 0xff
      low = ((low >>> 8) | (high << 24)) ^ (lows[index] ?? 0)
      high = (high >>> 8) ^ (highs[index] ?? 0)
    }
    this.high = high
    this.low = low
  }

  /** Little-endian. */
  digest(): Buffer {
    const bytes = Buffer.alloc(8)
    bytes.writeUInt32LE(~this.low >>> 0, 0)
    bytes.writeUInt32LE(~this.high >>> 0, 4)
    return bytes
  }
}
