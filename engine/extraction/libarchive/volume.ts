const RAR4 = '526172211a0700'
const RAR5 = '526172211a070100'
const MAIN_HEADER = 1
const HAS_EXTRA = 1
const IS_VOLUME = 1

/**
 * Whether a RAR archive goes on in other files: https://www.rarlab.com/technote.htm. The library skips what began in an
 * earlier one.
 */
export function isVolume(head: Buffer): boolean {
  const mark = head.toString('hex', 0, 8)
  if (mark === RAR5) return isVolumeOfRar5(head)
  return mark.startsWith(RAR4) && head.length >= 12 && (head.readUInt16LE(10) & IS_VOLUME) !== 0
}

/** A checksum, then numbers of seven bits a byte: size, kind, flags, perhaps the size of more fields, flags of the archive. */
function isVolumeOfRar5(head: Buffer): boolean {
  let at = 12
  const next = () => {
    let value = 0
    for (let shift = 0; shift < 28; shift += 7) {
      const byte = head[at] ?? 0
      at += 1
      value |= (byte & 0x7f) << shift
      if (byte < 0x80) break
    }
    return value
  }
  next()
  if (next() !== MAIN_HEADER) return false
  if ((next() & HAS_EXTRA) !== 0) next()
  return (next() & IS_VOLUME) !== 0
}
