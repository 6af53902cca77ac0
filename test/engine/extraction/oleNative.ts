import { u16, u32 } from './binaryOffice.ts'

export const text = (content: string) => Buffer.from(`${content}\0`, 'latin1')

/** The packager's object: a file with its label and former path. */
export function native(name: string, content: Buffer): Buffer {
  const rest = [
    u16(2),
    text(name),
    text(`C:\\Users\\ann\\${name}`),
    u16(0, 3),
    u32(4),
    text('tmp'),
    u32(content.length),
  ]
  const body = Buffer.concat([...rest, content, u16(0)])
  return Buffer.concat([u32(body.length), body])
}
