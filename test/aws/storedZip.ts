import { crc32 } from 'node:zlib'

const LOCAL_HEADER = 0x04034b50
const CENTRAL_HEADER = 0x02014b50
const END = 0x06054b50
/** Made on Unix, so that the mode applies; a regular file that all users may execute. */
const [UNIX, EXECUTABLE] = [3 << 8, (0o100755 << 16) >>> 0]

/**
 * A ZIP archive of one executable file, stored without compression: the smallest that Lambda accepts.
 * @see https://pkware.cachefly.net/webdocs/casestudies/APPNOTE.TXT sections 4.3.7, 4.3.12 and 4.3.16
 */
export function storedZip(name: string, content: string): Buffer {
  const [nameBytes, bytes] = [Buffer.from(name), Buffer.from(content)]
  const common = Buffer.alloc(26)
  common.writeUInt16LE(20, 0)
  common.writeUInt32LE(crc32(bytes), 10)
  common.writeUInt32LE(bytes.length, 14)
  common.writeUInt32LE(bytes.length, 18)
  common.writeUInt16LE(nameBytes.length, 22)
  const local = Buffer.concat([uint32(LOCAL_HEADER), common, nameBytes, bytes])

  const more = Buffer.alloc(14)
  more.writeUInt32LE(EXECUTABLE, 6)
  const madeOn = Buffer.alloc(2)
  madeOn.writeUInt16LE(UNIX | 20)
  const central = Buffer.concat([uint32(CENTRAL_HEADER), madeOn, common, more, nameBytes])

  const end = Buffer.alloc(18)
  end.writeUInt16LE(1, 4)
  end.writeUInt16LE(1, 6)
  end.writeUInt32LE(central.length, 8)
  end.writeUInt32LE(local.length, 12)
  return Buffer.concat([local, central, uint32(END), end])
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(value)
  return bytes
}
