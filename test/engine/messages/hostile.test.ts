import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Format } from '../../../engine/extraction/format.ts'
import { eml } from '../../../engine/extraction/formats/eml.ts'
import { msg } from '../../../engine/extraction/formats/msg.ts'
import { pdf } from '../../../engine/extraction/formats/pdf.ts'
import { rtf } from '../../../engine/extraction/formats/rtf.ts'
import { read } from './reading.ts'
import { fixed, toCompound, toMessage } from './toCompound.ts'
import { createStream, encryptWith, getPages, IMAGE, toLines, toPdf } from './toPdf.ts'

const raw = String.raw
const rtfSeed = Buffer.from(
  raw`{\rtf1\ansi\ansicpg1252\deff0{\fonttbl{\f0\fcharset204 A;}}{\info{\title T}}\f0\'cf\u1055?{\*\fldinst HYPERLINK "x"}\bin3 abc{\object{\*\objdata 01}}\cell{\sp{\sn wzName}{\sv n}}\par}`,
)
const emlSeed = Buffer.from(
  [
    'From: =?utf-8?q?J=C3=A9?= <j@x.org>',
    'Content-Type: multipart/mixed; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain; charset=koi8-r',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    '=F0=D2 soft=',
    'ly',
    '--b',
    "Content-Disposition: attachment; filename*0*=utf-8''a%C3; filename*1*=%AF",
    'Content-Transfer-Encoding: base64',
    'Content-Type: text/html; charset=windows-1251',
    '',
    'aGVsbG8=',
    '--b--',
  ].join('\r\n'),
)
const msgSeed = toCompound(
  toMessage(
    { '0037': 's', 1000: 'body '.repeat(500) },
    {
      '__substg1.0_10130102': Buffer.from('<p>x'),
      '__recip_version1.0_#00000000': { ...fixed(8), '__substg1.0_3001001F': Buffer.from('b\0') },
      '__attach_version1.0_#00000000': {
        ...fixed(8),
        '__substg1.0_3701000D': toMessage({ 1000: 'i' }, {}, {}, 24),
      },
    },
  ),
)
const pdfObjects = getPages(
  [`${toLines('one')} q 9 0 0 9 0 0 cm /Im Do Q`, 'q 9 0 0 9 0 0 cm /Im Do Q'],
  '/AcroForm << /Fields [9 0 R] >> /Names << /EmbeddedFiles << /Names [(a) 10 0 R] >> >> /Outlines 12 0 R',
  [
    IMAGE,
    '<< /Type /Annot /Subtype /Widget /FT /Tx /T (n) /V (v) /Rect [0 0 9 9] >>',
    '<< /Type /Filespec /F (a) /EF << /F 11 0 R >> >>',
    createStream('attached', '/Type /EmbeddedFile'),
    '<< /First 13 0 R /Last 13 0 R /Count 1 >>',
    '<< /Title (C) /Parent 12 0 R /Next 13 0 R >>',
  ],
  '/Annots [9 0 R]',
)
const seeds: [name: string, format: Format, seed: Buffer, runs: number][] = [
  ['rtf', rtf, rtfSeed, 300],
  ['eml', eml, emlSeed, 300],
  ['pdf', pdf, toPdf(pdfObjects), 90],
  ['locked pdf', pdf, toPdf(getPages(['']), encryptWith('')), 30],
  ['msg', msg, msgSeed, 300],
]

const unhandled: unknown[] = []
const note = (reason: unknown) => unhandled.push(reason)
beforeAll(() => {
  process.on('unhandledRejection', note)
})
afterAll(() => {
  process.off('unhandledRejection', note)
})

test.each(seeds)('%s: a document that is truncated anywhere yields what was read', async (_, format, seed, runs) => {
  await fc.assert(
    fc.asyncProperty(fc.nat(seed.length), async length => {
      await read(format, seed.subarray(0, length))
    }),
    { numRuns: Math.ceil(runs / 2), seed: 7 },
  )
  expect(unhandled).toEqual([])
})

test.each(seeds)('%s: a document with any changed byte yields what was read', async (_, format, seed, runs) => {
  await fc.assert(
    fc.asyncProperty(fc.nat(seed.length - 1), fc.nat(255), async (at, byte) => {
      const changed = Buffer.from(seed)
      changed[at] = byte
      await read(format, changed)
    }),
    { numRuns: runs, seed: 7 },
  )
  expect(unhandled).toEqual([])
})

test.each(seeds)('%s: a document with a moved section yields what was read', async (_, format, seed, runs) => {
  const place = fc.nat(seed.length)
  await fc.assert(
    fc.asyncProperty(place, place, place, async (one, other, to) => {
      const stretch = seed.subarray(Math.min(one, other), Math.max(one, other))
      await read(format, Buffer.concat([seed.subarray(0, to), stretch, seed.subarray(to)]))
    }),
    { numRuns: Math.ceil(runs / 3), seed: 7 },
  )
  expect(unhandled).toEqual([])
})

test.each(seeds)('%s: a failing source is not a fault of the document', async (_, format, seed) => {
  for (const most of [0, 100, Math.floor(seed.length / 2)]) {
    await expect(read(format, seed, 64, most)).rejects.toThrow('The disk fails.')
  }
  expect(unhandled).toEqual([])
})
