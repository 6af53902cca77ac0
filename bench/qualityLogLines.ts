import { iban } from '../test/labelled/identifiers/accounts.ts'
import { cardNumber } from '../test/labelled/identifiers/cards.ts'
import { type PhoneCountry, phoneNumber } from '../test/labelled/identifiers/phones.ts'
import { Random } from '../test/labelled/random.ts'

/** A line in which `{T:...}` is a phone number, `{C:...}` a card and `{I:...}` an IBAN; every other number is none. */
type LineShape = (random: Random, index: number) => string

export type LogShape = { name: string; fileName: string; heading?: string; line: LineShape }

const START = Date.UTC(2026, 2, 14, 6, 0, 0)
const COUNTRIES: readonly PhoneCountry[] = ['US', 'GB', 'DE', 'FR', 'ES', 'IT', 'NL', 'CH']

const time = (index: number) => new Date(START + index * 1731)
const iso = (index: number) => time(index).toISOString()
const plain = (index: number) => iso(index).slice(0, 19).replace('T', ' ')
const clock = (index: number) => iso(index).slice(11, 19)
const seconds = (index: number) => Math.floor(time(index).getTime() / 1000)
const millis = (index: number) => time(index).getTime()
const ip = (random: Random) => `10.${random.int(0, 255)}.${random.int(0, 255)}.${random.int(1, 254)}`
const hex = (random: Random, count: number) => {
  let digits = ''
  while (digits.length < count) digits += random.int(0, 0xffff).toString(16).padStart(4, '0')
  return digits.slice(0, count)
}
const uuid = (random: Random) => [8, 4, 4, 4, 12].map(count => hex(random, count)).join('-')
const phone = (random: Random) => `{T:${phoneNumber(random, random.pick(COUNTRIES))}}`
const card = (random: Random) => `{C:${cardNumber(random)}}`

const service = ['orders', 'billing', 'gateway', 'inventory', 'sessions', 'mailer'] as const
const path = ['/api/orders/', '/items/', '/api/v2/customers/', '/static/', '/checkout/', '/calls/'] as const

/** Rules are made with these. */
export const tunedShapes: readonly LogShape[] = [
  {
    name: 'syslog',
    fileName: 'messages.log',
    line: (random, index) =>
      `Mar 14 ${clock(index)} web0${random.int(1, 9)} sshd[${random.int(1000, 99999)}]: ` +
      random.pick([
        `Accepted publickey for deploy from ${ip(random)} port ${random.int(30000, 65000)} ssh2`,
        `error: kex_exchange_identification: Connection closed by remote host ${ip(random)}`,
        `pam_unix(cron:session): session opened for user root(uid=0) by (uid=${random.int(0, 99999)})`,
        `kernel: [${random.int(10000, 9999999)}.${random.digits(6)}] eth0: link up, 1000 Mbps, mtu 1500, mac ${hex(random, 12)}`,
        `host not answering at ${random.digits(10)}, retry in ${random.int(1, 900)} s`,
        `dhclient: bound to ${ip(random)} -- renewal in ${random.digits(5)} seconds`,
      ]),
  },
  {
    name: 'access log',
    fileName: 'access.log',
    line: (random, index) =>
      `${ip(random)} - - [14/Mar/2026:${clock(index)} +0000] "GET ${random.pick(path)}${random.digits(random.int(7, 12))}` +
      `?t=${millis(index)}&sid=${random.digits(16)} HTTP/1.1" ${random.pick(['200', '304', '404'])} ${random.digits(random.int(3, 8))} "-" "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/124.0.6367.${random.int(10, 210)}"`,
  },
  {
    name: 'JSON lines',
    fileName: 'application.log',
    line: (random, index) =>
      JSON.stringify({
        ts: millis(index),
        level: random.pick(['INFO', 'WARN', 'DEBUG']),
        service: random.pick(service),
        traceId: random.digits(19),
        orderId: Number(`4${random.digits(14)}`),
        correlation: random.digits(15),
        msg: random.pick(['order placed', 'payment captured', 'called upstream', 'mobile session refreshed']),
        durationNanos: Number(random.digits(9)),
      }),
  },
  {
    name: 'application log with ids',
    fileName: 'server.log',
    line: (random, index) =>
      `${plain(index)},${random.digits(3)} INFO [pool-${random.int(1, 9)}-thread-${random.int(1, 40)}] ` +
      random.pick([
        `c.e.orders.OrderService - call ${random.digits(9)} finished in ${random.digits(5)} ms`,
        `c.e.orders.OrderService - Calling backend with request 0${random.digits(9)}`,
        `c.e.billing.Ledger - entry 4${random.digits(15)} booked`,
        `c.e.billing.Ledger - batch ${random.digits(3)}-${random.digits(3)}-${random.digits(4)} closed, ${random.digits(12)} rows`,
        `c.e.cache.Store - cell ${random.digits(8)} evicted, ${random.digits(10)} bytes free`,
        `c.e.mobile.Push - mobile device ${random.digits(15)} registered`,
      ]),
  },
  {
    name: 'stack traces',
    fileName: 'errors.txt',
    line: (random, index) =>
      random.pick([
        `${plain(index)} ERROR java.lang.IllegalStateException: no row for key ${random.digits(13)}`,
        `\tat org.springframework.web.servlet.FrameworkServlet.service(FrameworkServlet.java:${random.int(10, 999)})`,
        `\tat com.example.orders.internal.Repository$Loader.load(Repository.java:${random.int(10, 999)})`,
        `\tat java.base/java.util.concurrent.ThreadPoolExecutor.runWorker(ThreadPoolExecutor.java:1144)`,
        `    at Object.<anonymous> (/srv/app/node_modules/pg.client/lib/index.ts:${random.int(10, 999)}:${random.int(1, 90)})`,
        `  File "/usr/lib/python3.12/site-packages/requests/adapters.py", line ${random.int(10, 999)}, in send`,
        `Caused by: java.sql.SQLException: ORA-${random.digits(5)} at 0x${hex(random, 12)} logger.info state.order.id config.is.name`,
      ]),
  },
  {
    name: 'serial and SKU columns',
    fileName: 'stock.csv',
    heading: 'position,sku,serial_no,lot,imei,bin,ean13',
    line: (random, index) =>
      `${index},SKU-${random.digits(3)}-${random.digits(4)},${random.digits(16)},0${random.digits(9)},${random.digits(15)},${random.digits(3)}-${random.digits(3)}-${random.digits(4)},${random.digits(13)}`,
  },
  {
    name: 'columns without meaning',
    fileName: 'export.csv',
    heading: 'a;b;c;d;e',
    line: random =>
      `${random.digits(16)};4${random.digits(15)};0${random.digits(3)} ${random.digits(6)};${random.digits(11)};${random.digits(3)} ${random.digits(3)} ${random.digits(3)}`,
  },
  {
    name: 'order list as text',
    fileName: 'orders.txt',
    line: (random, index) =>
      `${index}\tORD ${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}\t0${random.digits(2)} ${random.digits(3)} ${random.digits(4)}\t5${random.digits(15)}\t${random.int(1, 99)}.${random.digits(2)}`,
  },
  {
    name: 'SMS gateway with real numbers',
    fileName: 'sms.log',
    line: (random, index) =>
      `${iso(index)} sms id=${random.digits(12)} to=${phone(random)} status=sent cost=0.0${random.digits(4)}`,
  },
  {
    name: 'payments with real cards',
    fileName: 'payments.log',
    line: (random, index) => `${plain(index)} txn ${random.digits(12)} ${card(random)} amount=${random.digits(4)}.00`,
  },
  {
    name: 'contacts with real numbers',
    fileName: 'contacts.csv',
    heading: 'customer_no,phone,card',
    line: random => `${random.digits(10)},${phone(random)},${card(random)}`,
  },
]

/** These decide nothing about the engine. */
export const heldOutShapes: readonly LogShape[] = [
  {
    name: 'key=value (logfmt)',
    fileName: 'router.log',
    line: (random, index) =>
      `at=info ts=${seconds(index)}.${random.digits(6)} method=POST path="/hooks/${random.digits(10)}" request_id=${uuid(random)} fwd="${ip(random)}" dyno=web.${random.int(1, 9)} connect=${random.int(0, 9)}ms bytes=${random.digits(9)} seq=${random.digits(16)}`,
  },
  {
    name: 'journal with pids',
    fileName: 'journal.txt',
    line: (random, index) =>
      `Sat 2026-03-14 ${clock(index)} CET node${random.int(1, 20)} ${random.pick(['kubelet', 'containerd', 'systemd'])}[${random.int(100, 9999999)}]: ` +
      random.pick([
        `I0314 ${clock(index)}.${random.digits(6)} ${random.digits(7)} reconciler.go:${random.int(100, 999)}] volume ${random.digits(10)} attached`,
        `Started Session ${random.digits(8)} of user operator.`,
        `backend 0${random.digits(8)} is not answering, dialing again`,
        `dial tcp ${ip(random)}:${random.int(1000, 9999)}: connect: connection refused (call ${random.digits(7)})`,
      ]),
  },
  {
    name: 'SQL dump',
    fileName: 'dump.sql',
    line: (random, index) =>
      `INSERT INTO ledger VALUES (${random.digits(16)}, ${index}, '4${random.digits(15)}', '${plain(index)}', 0${random.digits(9)}, ${random.digits(11)});`,
  },
  {
    name: 'nested JSON',
    fileName: 'events.jsonl',
    line: (random, index) =>
      JSON.stringify({
        '@timestamp': iso(index),
        event: { sequence: Number(random.digits(16)), start: seconds(index), dataset: random.pick(service) },
        device: { serial: random.digits(15), mobile: random.chance(0.5) },
        call: { leg: random.digits(10), partner: `${random.digits(4)} ${random.digits(6)}` },
        tracking: `${random.digits(4)} ${random.digits(4)} ${random.digits(4)} ${random.digits(4)}`,
      }),
  },
  {
    name: 'warehouse list',
    fileName: 'warehouse.csv',
    heading: 'pallet|location|carton|weight|voucher',
    line: random =>
      `5${random.digits(15)}|0${random.digits(2)}-${random.digits(3)}-${random.digits(4)}|${random.digits(14)}|${random.digits(3)}.${random.digits(2)}|${random.digits(4)}-${random.digits(4)}-${random.digits(4)}-${random.digits(4)}`,
  },
  {
    name: 'fixed columns',
    fileName: 'meters.txt',
    line: (random, index) =>
      `${String(index).padStart(8)}  ${random.digits(16)}  0${random.digits(4)} ${random.digits(5)}  ${random.digits(9)}  ${plain(index)}  ${random.digits(3)} ${random.digits(3)} ${random.digits(4)}`,
  },
  {
    name: 'Go and .NET traces',
    fileName: 'crash.txt',
    line: (random, index) =>
      random.pick([
        `goroutine ${random.int(1, 99999)} [running]:`,
        `main.(*Server).handle(0xc000${hex(random, 6)}, {0x${hex(random, 6)}, 0x10})`,
        `   at Contoso.Orders.Data.OrderRepository.Find(Int64 id) in /src/Data/OrderRepository.cs:line ${random.int(10, 999)}`,
        `System.InvalidOperationException: sequence ${random.digits(12)} app.settings.net user.profile.info`,
        `${plain(index)}|WARN|Contoso.Telephony.CallRouter|call leg ${random.digits(11)} dropped after ${random.digits(6)}`,
      ]),
  },
  {
    name: 'telephone exchange with real numbers',
    fileName: 'cdr.csv',
    heading: 'record;caller;callee;setup;bytes',
    line: (random, index) =>
      `${random.digits(14)};${phone(random)};${phone(random)};${seconds(index)};${random.digits(8)}`,
  },
  {
    name: 'help desk with real numbers',
    fileName: 'helpdesk.log',
    line: (random, index) =>
      `[${plain(index)}] ticket #${random.digits(8)} ` +
      random.pick([
        `caller left ${phone(random)}`,
        `customer paid by card ${card(random)}`,
        `refund to {I:${iban(random)}}, reference ${random.digits(12)}`,
        `job ${random.digits(10)} queued for ${random.digits(13)}`,
      ]),
  },
]

export type LogDocument = { name: string; fileName: string; text: string; labels: { T: number; C: number; I: number } }

/** @param size in characters, before the marks of the labels are removed */
export function logDocument({ name, fileName, heading, line }: LogShape, seed: number, size: number): LogDocument {
  const random = new Random(seed)
  const lines = heading === undefined ? [] : [heading]
  const labels = { T: 0, C: 0, I: 0 }
  for (let length = 0, index = 0; length < size; index++) {
    const written = line(random, index).replace(/\{([TCI]):([^}]+)\}/g, (_, kind: 'T' | 'C' | 'I', value: string) => {
      labels[kind]++
      return value
    })
    lines.push(written)
    length += written.length + 1
  }
  return { name, fileName, text: `${lines.join('\n')}\n`, labels }
}
