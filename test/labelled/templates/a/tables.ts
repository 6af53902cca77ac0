import { type Template, table } from '../../draft.ts'
import { plain } from '../../passage.ts'
import type { Voice } from '../../voice.ts'

const rows = <Row>(voice: Voice, row: (index: number) => Row) =>
  Array.from({ length: voice.random.int(8, 30) }, (_, index) => row(index))

const staff: Template = {
  name: 'staff list',
  language: 'en',
  kind: 'table',
  write(voice) {
    const id = voice.nationalId('US').called
    return {
      title: 'staff',
      blocks: [
        table(
          ['No', 'Name', id, 'Date of birth', 'E-mail', 'Phone', 'Street', 'City', 'Grade'],
          rows(voice, index => {
            const person = voice.person()
            return [
              plain(String(1001 + index)),
              person.full,
              voice.nationalId('US').number,
              plain(voice.date()),
              person.mail,
              voice.phone(),
              voice.street(),
              voice.city(),
              plain(voice.random.pick(['B2', 'C1', 'C2'])),
            ]
          }),
        ),
      ],
    }
  },
}

const payments: Template = {
  name: 'payments',
  language: 'en',
  kind: 'table',
  write: voice => ({
    title: 'payments',
    blocks: [
      table(
        ['Booked', 'Payee', 'IBAN', 'BIC', 'Amount', 'Reference'],
        rows(voice, () => [
          plain(voice.date()),
          voice.random.chance(0.5) ? voice.person().full : plain(voice.company().name),
          voice.iban(),
          voice.bic(),
          plain(voice.amount()),
          plain(voice.reference()),
        ]),
      ),
    ],
  }),
}

const catalogue: Template = {
  name: 'product catalogue',
  language: 'en',
  kind: 'table',
  write: voice => ({
    title: 'catalogue',
    blocks: [
      table(
        ['SKU', 'Product', 'Version', 'EAN', 'Price', 'Colour'],
        rows(voice, () => [
          plain(voice.random.shape('##-####-###')),
          plain(
            voice.random.pick(['Desk lamp Oslo', 'Chair Windsor', 'Rug Persian', 'Table Davenport', 'Shelf Billy']),
          ),
          plain(voice.random.shape('#.#.0.#')),
          plain(voice.random.shape('40#########')),
          plain(voice.amount()),
          plain(voice.random.pick(['orange', 'navy', 'jade', 'amber'])),
        ]),
      ),
    ],
  }),
}

const devices: Template = {
  name: 'devices',
  language: 'en',
  kind: 'table',
  write: voice => ({
    title: 'devices',
    blocks: [
      table(
        ['Host', 'IP address', 'Firmware', 'Owner', 'Site', 'Portal'],
        rows(voice, index => [
          plain(`printer-${index}`),
          voice.ip(),
          plain(voice.random.shape('#.#.#')),
          voice.person().sorted,
          voice.city(),
          voice.company().domain,
        ]),
      ),
    ],
  }),
}

const cards: Template = {
  name: 'card settlement',
  language: 'en',
  kind: 'table',
  write: voice => ({
    title: 'settlement',
    blocks: [
      table(
        ['Order', 'Card number', 'Expiry', 'Holder', 'Amount', 'Status'],
        rows(voice, () => [
          voice.order(),
          voice.card(),
          plain(voice.random.shape('0#/2#')),
          voice.person().full,
          plain(voice.amount()),
          plain(voice.shout()),
        ]),
      ),
    ],
  }),
}

const international: Template = {
  name: 'residents of many countries',
  language: 'en',
  kind: 'table',
  write: voice => ({
    title: 'residents',
    blocks: [
      table(
        ['Name', 'Country', 'ID type', 'ID number', 'Ticket'],
        rows(voice, () => {
          const id = voice.anyNationalId()
          return [voice.person().full, voice.country(), plain(id.called), id.number, plain(voice.reference())]
        }),
      ),
    ],
  }),
}

export const tables = [staff, payments, catalogue, devices, cards, international]
