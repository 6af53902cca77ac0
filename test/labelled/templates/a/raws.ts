import { paragraphs, type Template } from '../../draft.ts'
import { joined, type Passage, plain, say } from '../../passage.ts'
import type { Voice } from '../../voice.ts'

const lines = (voice: Voice, least: number, line: () => Passage) =>
  paragraphs(joined(Array.from({ length: voice.random.int(least, 2 * least) }, line), '\n'))

const accessLog: Template = {
  name: 'access log',
  language: 'en',
  kind: 'raw',
  extension: 'log',
  write: voice => ({
    title: 'access',
    blocks: lines(
      voice,
      20,
      () =>
        say`${voice.ip()} - - [${voice.random.int(10, 28)}/Nov/2026:10:${voice.random.int(10, 59)}:07 +0000] "GET /app/v2.3.1/${voice.random.pick(['index.html', 'main.js', 'logo.svg'])} HTTP/1.1" 200 ${voice.random.int(400, 90000)} "${voice.company().url}" "Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101"`,
    ),
  }),
}

const mailLog: Template = {
  name: 'mail log',
  language: 'en',
  kind: 'raw',
  extension: 'log',
  write: voice => ({
    title: 'mail',
    blocks: lines(
      voice,
      12,
      () =>
        say`2026-11-${voice.random.int(10, 28)}T09:14:${voice.random.int(10, 59)}Z INFO smtpd[${voice.random.int(1000, 9999)}]: queued id=${voice.random.shape('4A#F#B#C')} from=<${voice.person().mail}> to=<${voice.person().mail}> client=[${voice.ip()}] delay=0.${voice.random.digits(2)}`,
    ),
  }),
}

const sourceCode: Template = {
  name: 'source code',
  language: 'en',
  kind: 'raw',
  extension: 'txt',
  write: voice => ({
    title: 'client',
    blocks: paragraphs(
      say`// Maintained by ${voice.person().full} <${voice.person().mail}>
import { readFile } from 'node:fs/promises'
const version = '3.2.1'
const endpoint = '${voice.company().url}'
const fallback = '${voice.ip()}'
export class Paris { constructor(name) { this.name = name; this.state = Object.freeze({ washington: 1 }) } }
console.log(JSON.stringify(process.argv), Math.max(1.5, 2.25), Array.from(document.body.children))
const digits = ${voice.random.shape('1############')} + 0x7fffffff
if (request.headers.host !== 'localhost') response.end()
`,
    ),
  }),
}

const settings: Template = {
  name: 'settings',
  language: 'en',
  kind: 'raw',
  extension: 'json',
  write(voice) {
    const person = voice.person()
    return {
      title: 'settings',
      blocks: paragraphs(
        say`{
  "schema": 4,
  "contact": { "name": "${person.full}", "email": "${person.mail}", "phone": "${voice.phone()}" },
  "listen": "${voice.ip()}",
  "upstream": ["${voice.company().domain}", "${voice.company().domain}"],
  "build": "1.18.0",
  "account": { "iban": "${voice.iban()}", "swift": "${voice.bic()}" },
  "office": "${voice.address()}",
  "theme": { "accent": "orange", "font": "Georgia" }
}
`,
      ),
    }
  },
}

const nothing: Template = {
  name: 'a manual without anything to find',
  language: 'en',
  kind: 'raw',
  extension: 'txt',
  write: voice => ({
    title: 'manual',
    blocks: paragraphs(
      joined(
        voice.random.shuffled([
          voice.decoy(),
          voice.decoy(),
          plain('Press the green button twice. The light turns amber, then off. Keep the cover closed while it runs.'),
          plain('Torque: 4.5 Nm. Range: 10-400 V. Serial plate: 7731 2200 1187. Norm EN 60204-1:2018.'),
          plain('The Bluetooth name is KITCHEN-2; the pairing code is shown on the display for 30 seconds.'),
        ]),
        '\n\n',
      ),
    ),
  }),
}

const addressBook: Template = {
  name: 'address cards',
  language: 'en',
  kind: 'raw',
  extension: 'txt',
  write: voice => ({
    title: 'cards',
    blocks: lines(voice, 5, () => {
      const person = voice.person()
      return say`${person.full}
${voice.street()}
${voice.placeLine()}
Tel. ${voice.phone()}
${person.mail}
${voice.company().domain}
`
    }),
  }),
}

export const rawTemplates = [accessLog, mailLog, sourceCode, settings, nothing, addressBook]
