const sentences = [
  'The committee met on Tuesday and went through the minutes of the last meeting before it turned to the budget.',
  'Nothing in this agreement obliges either party to disclose what it has learnt from a third party in confidence.',
  'Please find attached the figures of the second quarter, which we would like to discuss with you next week.',
  'Delivery takes place within 14 working days of the order; risk passes to the buyer on hand-over.',
  'Patients who had been treated before 2019 were asked again, and 312 of 480 answered within three months.',
  'Wir danken für Ihr Schreiben vom 3. Mai und teilen Ihnen mit, dass die Unterlagen vollständig sind.',
  'The contractor shall keep the premises clean and remove all rubbish at the end of each working day.',
  'Revenue rose by 4.7 % to EUR 1,284,300, mainly because of the new plant and better prices for steel.',
]

/** Percentage of lines that are prose; the rest are letterheads, logs, tables, payments and code. */
export const texts = { 'letters and contracts': 97, mixed: 80, 'logs and tables': 0 }

export function toText(sort: keyof typeof texts, length: number): string {
  const random = generator(20_240_501)
  const pick = (below: number) => Math.floor(random() * below)
  const digits = (count: number) => Array.from({ length: count }, () => pick(10)).join('')
  const line = () => {
    if (pick(100) < texts[sort]) return `${sentences[pick(sentences.length)]}${pick(6) === 0 ? '\n\n' : ' '}`
    switch (pick(10)) {
      case 0:
      case 1:
        return `Phone +49 30 ${digits(7)}, fax (212) 555-${digits(4)}, anna.${digits(2)}@example.com\n`
      case 2:
      case 3:
        return `2024-05-0${pick(9) + 1} 12:${digits(2)}:07 INFO 192.0.2.${pick(255)} GET /orders/${digits(8)} 200\n`
      case 4:
      case 5:
      case 6:
        return `${digits(6)};Miller;${digits(5)};Berlin;4111 1111 1111 1111;${digits(9)};19${digits(2)}-03-17\n`
      case 7:
        return 'Pay to DE89 3704 0044 0532 0130 00, BIC COBADEFFXXX, see https://www.example.org/pay?id=1.\n'
      case 8:
        return `Invoice ${digits(10)} of ${digits(2)}.04.2024, order ${digits(4)}-${digits(6)}, SSN 078-05-1120\n`
      default:
        return 'function total(items) { return items.map(item => item.price).reduce((a, b) => a + b, 0) }\n'
    }
  }
  const lines: string[] = []
  for (let size = 0; size < length; size += lines.at(-1)?.length ?? 0) lines.push(line())
  return lines.join('').slice(0, length)
}

/** Repeated units of hostile text, each of which makes a careless scan restart. */
export const floods: readonly (readonly [string, string])[] = [
  '1',
  'a',
  'A',
  'a@',
  'a.',
  '1.1.1.1.',
  '1.1.1.1 ',
  '+1 ',
  '1 ',
  '999 ',
  '1-',
  '(1) ',
  '1:',
  'ABCDEFGH ',
  'GB82 ',
  'http://',
  'phone 030 123 456 ',
  'ssn 123-45-6789 ',
  '4111 1111 1111 1111 ',
].map(flood => [JSON.stringify(flood), flood])

/** Mulberry32: deterministic on every machine. */
export function generator(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
