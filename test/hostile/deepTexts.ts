/** Stands in every text where it is hardest to reach. */
export const MARKER = 'needle'

/** Texts that drive careless parsers out of their stack or out of linear time. */
export const deepTexts: readonly { name: string; make(): Uint8Array }[] = [
  { name: 'deep.html', make: () => Buffer.from(`<!DOCTYPE html><html><body>${'<div>'.repeat(200_000)}${MARKER}`) },
  { name: 'attributes.html', make: () => Buffer.from(`<!DOCTYPE html><p>${MARKER}</p><a ${'a="'.repeat(200_000)}`) },
  { name: 'comments.html', make: () => Buffer.from(`<!DOCTYPE html><p>${MARKER}</p>${'<!--'.repeat(200_000)}`) },
  { name: 'deep.xml', make: () => Buffer.from(`<?xml version="1.0"?>${'<a>'.repeat(200_000)}${MARKER}`) },
  { name: 'entities.xml', make: () => Buffer.from(`<?xml version="1.0"?><a>${'&'.repeat(500_000)}${MARKER}</a>`) },
  { name: 'deep.json', make: () => Buffer.from(`${'['.repeat(1_000_000)}"${MARKER}"`) },
  { name: 'escapes.json', make: () => Buffer.from(`{"a":"${'\\ud800\\u'.repeat(100_000)}${MARKER}`) },
  { name: 'deep.rtf', make: () => Buffer.from(`{\\rtf1 ${'{'.repeat(500_000)}${MARKER}`) },
  { name: 'binary.rtf', make: () => Buffer.from(`{\\rtf1 ${'\\bin4294967295 '.repeat(50_000)}${MARKER}`) },
  { name: 'quotes.csv', make: () => Buffer.from(`a,b\n${'"'.repeat(1_000_001)}${MARKER}`) },
  { name: 'columns.csv', make: () => Buffer.from(`a,b\n${','.repeat(500_000)}${MARKER}\n1,2\n`) },
  {
    name: 'boundaries.eml',
    make: () => {
      const opened = Array.from(
        { length: 2000 },
        (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}\r\n`,
      )
      return Buffer.from(`From: a@b.example\r\n${opened.join('')}\r\n${MARKER}`)
    },
  },
  {
    name: 'parts.eml',
    make: () => {
      const part = '--x\r\nContent-Type: text/plain\r\n\r\na\r\n'
      const head = 'From: a@b.example\r\nContent-Type: multipart/mixed; boundary=x\r\n\r\n'
      return Buffer.from(`${head}${part.repeat(20_000)}${part}${MARKER}\r\n--x--`)
    },
  },
  {
    name: 'words.eml',
    make: () => Buffer.from(`From: ${'=?utf-8?Q?a?= '.repeat(50_000)}\r\nSubject: x\r\n\r\n${MARKER}`),
  },
]
