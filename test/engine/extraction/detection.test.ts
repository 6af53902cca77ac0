import { describe, expect, test } from 'vitest'
import { files, letter, openDocument, workbook } from './packages.ts'
import { read } from './reading.ts'

const PNG = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
const PDF = Buffer.from('%PDF-1.7\n')

describe('a name that contradicts its content is reported:', () => {
  test.each([
    ['report.csv', files({ name: 'a.txt', content: 'a' }), 'zip'],
    ['photo.jpg', PDF, 'pdf'],
    ['photo.JPEG', PNG, 'png'],
    ['letter.docx', workbook(['']), 'xlsx'],
    ['letter.docx', files({ name: 'a.txt', content: 'a' }), 'zip'],
    ['letter.pdf', letter('<w:p/>'), 'docx'],
    ['notes.txt', PNG, 'png'],
    ['letter.doc', letter('<w:p/>'), 'docx'],
    ['data.csv', '<!doctype html><p>x', 'html'],
    ['photo.png', 'just text', 'txt'],
  ])('%s that is %3$s', async (name, content, found) => {
    const { mismatches } = await read(content, name)

    expect(mismatches).toEqual([{ named: name.split('.').at(-1)?.toLowerCase(), found }])
  })
})

describe('a name does not contradict its content', () => {
  test.each([
    ['table.txt', 'a,b,c\n1,2,3\n4,5,6\n7,8,9\n'],
    ['page.txt', '<!doctype html><p>x'],
    ['list.csv', 'one\ntwo\n'],
    ['page.xhtml', '<?xml version="1.0"?><html><p>x</p></html>'],
    ['drawing.svg', '<?xml version="1.0"?><svg><text>x</text></svg>'],
    ['letter.dotx', letter('<w:p/>')],
    ['letter.zip', letter('<w:p/>')],
    ['sheet.ots', openDocument('spreadsheet-template', '')],
    ['letter.doc', '{\\rtf1 x}'],
    ['no-extension', PNG],
    ['strange.qqq', PNG],
    ['empty.pdf', ''],
  ])('of %s', async (name, content) => {
    expect((await read(content, name)).mismatches).toEqual([])
  })
})

describe('content that is not read is reported, and never clean:', () => {
  const ole = (name: string) => {
    const bytes = Buffer.alloc(512 * 3, 0xff)
    Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(bytes)
    bytes.writeUInt16LE(9, 30)
    bytes.writeUInt32LE(0, 48)
    bytes.fill(0, 512, 1024)
    bytes.write(name, 512, 'utf16le')
    bytes.writeUInt16LE(2 * name.length + 2, 512 + 64)
    bytes.writeUInt32LE(1, 76)
    return bytes
  }
  test.each([
    ['a picture', PNG, 'unsupported'],
    ['a film', Buffer.from('000000186674797069736f6d', 'hex'), 'unsupported'],
    ['an LZ4 frame', Buffer.from('04224d1864407f00', 'hex'), 'unsupported'],
    ['the beginning of a 7z archive', Buffer.from('377abcaf271c0004', 'hex'), 'broken'],
    ['a program', Buffer.from('4d5a900003000000', 'hex'), 'unsupported'],
    ['the beginning of a winmail.dat', Buffer.from('789f3e220100069008000400000000', 'hex'), 'broken'],
    ['a Visio drawing', ole('VisioDocument'), 'unsupported'],
    ['a damaged old workbook', ole('Workbook'), 'broken'],
    ['a document under a password', ole('EncryptedPackage'), 'password'],
    ['a message under PGP', '-----BEGIN PGP MESSAGE-----\n', 'password'],
    ['bytes that mean nothing', Buffer.from(Array.from({ length: 500 }, (_, at) => (at * 7919) % 251)), 'unknown'],
    ['the first half of an archive', files({ name: 'a.txt', content: 'a'.repeat(100) }).subarray(0, 60), 'broken'],
  ])('%s', async (_, content, reason) => {
    const { notInspectable, texts } = await read(content, 'file')

    expect(notInspectable).toEqual([{ reason }])
    expect(texts).toEqual([])
  })
})
