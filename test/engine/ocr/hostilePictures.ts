import { createPng } from './scans.ts'

const hex = (text: string) => Buffer.from(text.replaceAll(' ', ''), 'hex')
const gif = (...images: string[]) => hex(`474946383961 0100 0100 00 00 00 ${images.join('')} 3b`)
const gifImage = '2c 0000 0000 0100 0100 00 02 02 4401 00'
const animation = createPng(8, 8, Buffer.alloc(20), ['acTL', Buffer.alloc(8)])

/** Pictures that must be refused by their header. */
export const headers: [what: string, extension: string, bytes: Buffer, reason: string][] = [
  ['a PNG of 90,000 by 90,000', 'png', createPng(90_000, 90_000, Buffer.alloc(20)), 'tooLarge'],
  ['a PNG without a size', 'png', createPng(0, 8, Buffer.alloc(20)), 'broken'],
  ['a PNG without pixels', 'png', createPng(8, 8, Buffer.alloc(0)).subarray(0, 33), 'broken'],
  ['an animation in PNG', 'png', animation, 'unsupported'],
  ['a JPEG of 65,500 by 65,500', 'jpg', hex('ffd8 ffc0 0011 08 ffdc ffdc 03 011100 021100 031100'), 'tooLarge'],
  ['a JPEG whose height comes later', 'jpg', hex('ffd8 ffc0 000b 08 0000 0010 01 011100'), 'broken'],
  ['a JPEG without a frame', 'jpg', hex('ffd8 ffe0 0004 0000 ffda 0008'), 'broken'],
  ['a JPEG that ends in its header', 'jpg', hex('ffd8 ffe0 ffff'), 'broken'],
  ['a JPEG of fill bytes', 'jpg', Buffer.concat([hex('ffd8'), Buffer.alloc(100_000, 0xff)]), 'broken'],
  ['an animation in GIF', 'gif', gif(gifImage, gifImage), 'unsupported'],
  ['a GIF without an image', 'gif', gif(), 'broken'],
  ['a GIF of 65,535 by 65,535', 'gif', hex(`474946383961 ffff ffff 00 00 00 ${gifImage} 3b`), 'tooLarge'],
  [
    'an animation in WebP',
    'webp',
    hex('52494646 1a000000 57454250 56503858 0a000000 02 000000 070000 070000'),
    'unsupported',
  ],
  ['a WebP of 16,384 by 16,384', 'webp', hex('52494646 1a000000 57454250 5650384c 0a000000 2f ffffff0f'), 'tooLarge'],
  ['a bitmap of 100,000 by 100,000', 'bmp', bitmap(100_000, -100_000), 'tooLarge'],
  ['a bitmap of negative width', 'bmp', bitmap(-8, 8), 'broken'],
  ['a TIFF of 100,000 by 100,000', 'tif', tiff([256, 100_000], [257, 100_000]), 'tooLarge'],
  [
    'a TIFF with a tile of 100,000 by 100,000',
    'tif',
    tiff([256, 8], [257, 8], [322, 100_000], [323, 100_000]),
    'tooLarge',
  ],
  ['a TIFF without a size', 'tif', tiff([256, 8]), 'broken'],
  ['a TIFF whose pages form a loop', 'tif', tiff([256, 8], [257, 8], 'loop'), 'broken'],
  ['a TIFF whose directory is beyond its end', 'tif', hex('49492a00 ffffff0f'), 'broken'],
]

function bitmap(width: number, height: number): Buffer {
  const bytes = Buffer.alloc(60)
  bytes.write('BM', 0, 'latin1')
  bytes.writeUInt32LE(54, 10)
  bytes.writeUInt32LE(40, 14)
  bytes.writeInt32LE(width, 18)
  bytes.writeInt32LE(height, 22)
  return bytes
}

function tiff(...entries: ([tag: number, value: number] | 'loop')[]): Buffer {
  const tags = entries.filter(entry => entry !== 'loop')
  const bytes = Buffer.alloc(8 + 2 + tags.length * 12 + 4)
  bytes.write('49492a0008000000', 0, 'hex')
  bytes.writeUInt16LE(tags.length, 8)
  for (const [index, [tag, value]] of tags.entries()) {
    bytes.writeUInt16LE(tag, 10 + index * 12)
    bytes.writeUInt16LE(4, 12 + index * 12)
    bytes.writeUInt32LE(1, 14 + index * 12)
    bytes.writeUInt32LE(value, 18 + index * 12)
  }
  if (tags.length < entries.length) bytes.writeUInt32LE(8, bytes.length - 4)
  return bytes
}
