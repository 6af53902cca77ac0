import { once } from 'node:events'
import { createWriteStream } from 'node:fs'

const FIRST = ['Rita', 'Bob', 'Carmen', 'Johannes', 'Li', 'Maria', 'Oluwaseun', 'Anna-Lena', 'Piotr', 'Giulia']
const LAST = ['Stone', 'Garcia', 'Fischer', 'Nowak', 'Rossi', 'Okafor', 'Lindqvist', 'de Vries', 'Smith', 'Tanaka']
const CITIES = ['Lisbon', 'Graz', '"Frankfurt, Main"', 'Leeds', '"Washington, ""D.C."""', 'Porto']
const ROWS_AT_ONCE = 5000

/** @returns the number of data rows */
export async function writeCsv(path: string, bytes: number): Promise<number> {
  const out = createWriteStream(path)
  let written = out.write('id,name,email,phone,city,card,amount,note\r\n') ? 0 : 0
  let row = 0
  while (written < bytes) {
    const lines: string[] = []
    for (let count = 0; count < ROWS_AT_ONCE; count += 1, row += 1) lines.push(toLine(row))
    const text = lines.join('')
    written += text.length
    if (!out.write(text)) await once(out, 'drain')
  }
  out.end()
  await once(out, 'finish')
  return row
}

function toLine(row: number): string {
  // A multiplicative step visits every number before it repeats one.
  const mixed = (row * 2_654_435_761) % 4_294_967_296
  const pick = (list: readonly string[], by: number) => list[Math.floor(mixed / by) % list.length]
  const number = `${mixed}`.padStart(10, '0')
  const name = `${pick(FIRST, 7)} ${pick(LAST, 101)}`
  const note =
    row % 3 === 0 ? '"Called on Monday, wants ""the other"" offer, will write again"' : 'Paid in time, no open matters'
  return `${row},${name},user${number}@mail${mixed % 50}.example,+49 ${number.slice(0, 3)} ${number.slice(3)},${pick(CITIES, 11)},4${number}${`${row}`.padStart(5, '0').slice(-5)},${mixed % 9999}.${10 + (row % 89)},${row % 3 === 0 ? note : note.replace(',', '')}\r\n`
}
