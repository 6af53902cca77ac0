import { type Template, table } from '../../draft.ts'
import { plain } from '../../passage.ts'
import type { Voice } from '../../voice.ts'

const rows = <Row>(voice: Voice, row: () => Row) => Array.from({ length: voice.random.int(6, 40) }, row)

const customers: Template = {
  name: 'customers',
  language: 'en',
  kind: 'table',
  write: voice => ({
    title: 'customers',
    blocks: [
      table(
        ['customer_id', 'first_name', 'last_name', 'email', 'mobile', 'address', 'country', 'since'],
        rows(voice, () => {
          const person = voice.person()
          return [
            plain(voice.random.shape('C-######')),
            person.given,
            person.family,
            person.mail,
            voice.phone(),
            voice.address(),
            voice.country(),
            plain(voice.date()),
          ]
        }),
      ),
    ],
  }),
}

const payroll: Template = {
  name: 'Lohnliste',
  language: 'de',
  kind: 'table',
  write: voice => ({
    title: 'lohnliste',
    blocks: [
      table(
        ['Personalnr.', 'Mitarbeiter', 'Steuer-ID', 'Kontonummer (IBAN)', 'Ort', 'Brutto'],
        rows(voice, () => [
          plain(voice.random.shape('#####')),
          voice.person().sorted,
          voice.nationalId('DE').number,
          voice.iban('DE'),
          voice.city(),
          plain(voice.amount()),
        ]),
      ),
    ],
  }),
}

const sensors: Template = {
  name: 'sensor readings',
  language: 'en',
  kind: 'table',
  write: voice => ({
    title: 'readings',
    blocks: [
      table(
        ['time', 'sensor', 'x', 'y', 'checksum', 'firmware'],
        rows(voice, () => [
          plain(`2026-11-${voice.random.int(10, 28)}T10:${voice.random.int(10, 59)}:00Z`),
          plain(voice.random.shape('S-##')),
          plain(voice.random.shape('#.#####')),
          plain(voice.random.shape('-#.#####')),
          plain(voice.random.shape('#########')),
          plain(voice.random.shape('v#.#.#.#')),
        ]),
      ),
    ],
  }),
}

const banks: Template = {
  name: 'correspondent banks',
  language: 'en',
  kind: 'table',
  write: voice => ({
    title: 'banks',
    blocks: [
      table(
        ['Institution', 'SWIFT', 'Settlement account', 'Town', 'Officer', 'Status'],
        rows(voice, () => [
          plain(voice.company().name),
          voice.bic(),
          voice.iban(),
          voice.city(),
          voice.person().full,
          plain(voice.shout()),
        ]),
      ),
    ],
  }),
}

const visitors: Template = {
  name: 'visitors',
  language: 'en',
  kind: 'table',
  write: voice => ({
    title: 'visitors',
    blocks: [
      table(
        ['Visitor', 'Document', 'Document no.', 'Host', 'Badge', 'Website'],
        rows(voice, () => {
          const id = voice.anyNationalId()
          return [
            voice.person().full,
            plain(id.called),
            id.number,
            voice.person().full,
            plain(voice.random.shape('####-####')),
            voice.company().url,
          ]
        }),
      ),
    ],
  }),
}

const sessions: Template = {
  name: 'sessions',
  language: 'en',
  kind: 'table',
  write: voice => ({
    title: 'sessions',
    blocks: [
      table(
        ['session', 'client_ip', 'user', 'payment', 'order_no', 'build'],
        rows(voice, () => [
          plain(voice.random.shape('########-####')),
          voice.ip(),
          voice.person().mail,
          voice.random.chance(0.5) ? voice.card() : plain('none'),
          voice.order(),
          plain(voice.random.shape('1#.#.####')),
        ]),
      ),
    ],
  }),
}

export const tables = [customers, payroll, sensors, banks, visitors, sessions]
