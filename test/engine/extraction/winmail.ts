import { u16, u32 } from './binaryOffice.ts'
import { text } from './oleNative.ts'

/** MS-OXTNEF 2.1.3: an attribute with its level, checksum and data. */
export function attribute(level: number, id: number, data: Buffer): Buffer {
  const sum = data.reduce((total, byte) => (total + byte) & 0xffff, 0)
  return Buffer.concat([Buffer.from([level]), u32(id), u32(data.length), data, u16(sum)])
}

export const padded = (data: Buffer) =>
  Buffer.concat([u32(data.length), data, Buffer.alloc((4 - (data.length & 3)) & 3)])
export const wideValue = (id: number, content: string) =>
  Buffer.concat([u16(0x1f, id), u32(1), padded(Buffer.from(`${content}\0`, 'utf16le'))])
const binaryValue = (id: number, data: Buffer) => Buffer.concat([u16(0x102, id), u32(1), padded(data)])
const number = (id: number, value: number) => Buffer.concat([u16(3, id), u32(value)])
export const properties = (...values: Buffer[]) => Buffer.concat([u32(values.length), ...values])
export const tnef = (...attributes: Buffer[]) => Buffer.concat([Buffer.from('789f3e220100', 'hex'), ...attributes])

export const message = () =>
  tnef(
    attribute(1, 0x00069007, Buffer.concat([u32(1252), u32(0)])),
    attribute(1, 0x00018004, text('Grüße')),
    attribute(
      1,
      0x00069003,
      properties(
        number(0x3fde, 65_001),
        wideValue(0x0c1a, 'Bob Żółć'),
        binaryValue(0x1013, Buffer.from('<p>Hello <b>Anna Keller</b></p>')),
        Buffer.concat([
          u16(0x1f, 0x8001),
          Buffer.alloc(16),
          u32(1),
          padded(Buffer.from('Keywords', 'utf16le')),
          u32(1),
          padded(Buffer.from('secret project', 'utf16le')),
        ]),
      ),
    ),
    attribute(
      1,
      0x00069004,
      Buffer.concat([
        u32(2),
        properties(wideValue(0x3001, 'Ann Recipient')),
        properties(wideValue(0x3003, 'bob@example.com')),
      ]),
    ),
    attribute(2, 0x00069002, Buffer.alloc(14)),
    attribute(2, 0x00018010, text('LIST~1.CSV')),
    attribute(2, 0x0006800f, Buffer.from('name,age\nAnn,5\nBob,6\n')),
    attribute(2, 0x00069005, properties(wideValue(0x3707, 'list of people.csv'))),
    attribute(2, 0x00069002, Buffer.alloc(14)),
    attribute(2, 0x00018010, text('other.txt')),
    attribute(2, 0x0006800f, Buffer.from('Hello Żółć Kowalski')),
  )
