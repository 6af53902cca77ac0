import { EmailAddress } from '../shared/domain/email.ts'
import { toAsciiDomain } from '../shared/domain/typedAddress.ts'
import { generator } from './inspectionTexts.ts'
import { changes } from './lookalikesChanges.ts'
import { knownDomains } from './lookalikesData.ts'

/**
 * A made organisation of 200 senders. The rates are assumptions on the side of more warnings than real use gives:
 * - Every member keeps a stable circle of correspondents, and uses a few of them much more than the rest: contacts by
 *   rank follow a power law that stays the same for years while its members are replaced (Godoy-Lorite et al. 2016,
 *   PLOS ONE 11(1): e0146113; Heydari et al., arXiv 2302.13972). The exponent is 1.2.
 * - Files that need a link and an expiry go to fewer people than mail: 4 to 12, 2.5 times a working day.
 * - A sender gains a new recipient every 20 working days: half of them another person at a partner they know, a quarter
 *   at a partner of a colleague, a quarter at a domain new to all.
 * - One recipient of twelve has an address at a public mail service.
 * - Most transfers repeat: reports and lists with a date in their names. The rest are single files, mostly documents.
 */
export const SENDERS = 200
const SENDS_PER_WORKING_DAY = 2.5
const MIN_CIRCLE = 4
const MAX_CIRCLE = 12
const EXPONENT = 1.2
const NEW_PER_WORKING_DAY = 1 / 20
const PUBLIC_SHARE = 1 / 12
const RECURRING_SHARE = 0.65
const TEAM = 10
const PARTNERS = 240
const PARTNERS_OF_A_TEAM = 14
const DAY = 24 * 60 * 60_000
/** A Monday. */
const START = Date.parse('2026-09-07T08:00:00.000Z')

export type ReplayedFile = { name: string; infoTypes: readonly string[] }
export type ReplayedSend = { day: number; at: number; subject: string; recipient: string; file: ReplayedFile }
export type Mistake = ReplayedSend & { kind: string; meant: string }

type Job = { title: string; extension: string; infoTypes: readonly string[] }
type Contact = { address: string; jobs: readonly Job[] }
type Sender = { subject: string; team: number; circle: Contact[] }

const firstNames =
  'anna ben carla david elena felix greta hugo ines jan karin luca maria nils olga paul rita sven tina uwe vera yann zoe'.split(
    ' ',
  )
const lastNames =
  'meier jones rossi dubois novak berg keller silva brown weber costa lang moreau fischer sato evans'.split(' ')
const providers = ['gmail.com', 'outlook.com', 'gmx.net', 'yahoo.com', 'icloud.com']

const sensitiveJobs: readonly Job[] = [
  { title: 'payroll', extension: 'csv', infoTypes: ['IBAN_CODE', 'NATIONAL_ID', 'PERSON_NAME'] },
  { title: 'claims list', extension: 'xlsx', infoTypes: ['NATIONAL_ID', 'PERSON_NAME', 'STREET_ADDRESS'] },
  { title: 'card disputes', extension: 'xlsx', infoTypes: ['CREDIT_CARD_NUMBER', 'PERSON_NAME'] },
  { title: 'patients', extension: 'pdf', infoTypes: ['NATIONAL_ID', 'PERSON_NAME', 'PHONE_NUMBER'] },
  { title: 'bank orders', extension: 'xml', infoTypes: ['IBAN_CODE', 'SWIFT_CODE'] },
]
const plainJobs: readonly Job[] = [
  { title: 'weekly report', extension: 'pdf', infoTypes: ['PERSON_NAME'] },
  { title: 'stock levels', extension: 'xlsx', infoTypes: [] },
  { title: 'minutes', extension: 'docx', infoTypes: ['PERSON_NAME'] },
  { title: 'order forecast', extension: 'xlsx', infoTypes: [] },
  { title: 'invoice', extension: 'pdf', infoTypes: ['IBAN_CODE', 'STREET_ADDRESS'] },
  { title: 'site photos', extension: 'zip', infoTypes: [] },
  { title: 'drawings', extension: 'dwg', infoTypes: [] },
  { title: 'log export', extension: 'json', infoTypes: ['EMAIL_ADDRESS', 'IP_ADDRESS'] },
]
const singleTitles =
  'offer contract annex summary draft slides terms letter plan notes statement proposal form budget overview figures protocol'.split(
    ' ',
  )
/** More than one entry is a higher share. */
const singleExtensions = ['pdf', 'pdf', 'pdf', 'pdf', 'docx', 'docx', 'xlsx', 'xlsx', 'pptx', 'zip', 'jpg']

const slips = ['letter missing', 'letter doubled', 'letters swapped', 'another letter', 'key beside']
const lookalikes = ['looks alike', 'hyphen or dot', 'labels swapped', 'top-level domain', 'start of another']

/** @returns all sends of the days in order, and the mistakes, each at the time of a real send of its sender */
export function replay({ days, seed, mistakes }: { days: number; seed: number; mistakes: number }) {
  const random = generator(seed)
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)] as Item
  const partners = shuffle(knownDomains(PARTNERS * 4), random)
  const unknown = partners.splice(PARTNERS)
  const teams = Array.from({ length: SENDERS / TEAM }, () => Array.from({ length: PARTNERS_OF_A_TEAM }, pickPartner))
  const people = new Map<string, string[]>()
  const senders = Array.from({ length: SENDERS }, (_, place) => newSender(place))
  const sends: ReplayedSend[] = []

  for (let day = 1; day <= days; day += 1) {
    const weekday = (day - 1) % 7
    if (weekday > 4) continue
    for (const sender of senders) {
      if (random() < NEW_PER_WORKING_DAY) sends.push(toSend(day, sender, addNewContact(sender)))
      for (let left = countSends(); left > 0; left -= 1) sends.push(toSend(day, sender, pickContact(sender.circle)))
    }
  }
  sends.sort((one, other) => one.at - other.at)
  return { sends, mistakes: plant(mistakes) }

  function pickPartner(): string {
    // A few partners are everyone's.
    return partners[Math.floor(partners.length * random() ** 2)] as string
  }

  function newSender(place: number): Sender {
    const team = Math.floor(place / TEAM)
    const sender: Sender = { subject: `sender-${place}`, team, circle: [] }
    const size = MIN_CIRCLE + Math.floor(random() * (MAX_CIRCLE - MIN_CIRCLE + 1))
    while (sender.circle.length < size) addContact(sender, pick(teams[team] ?? []))
    return sender
  }

  function addContact(sender: Sender, domain: string): Contact {
    const isPublic = random() < PUBLIC_SHARE
    const address = isPublic ? newAddress(pick(providers)) : personAt(domain)
    const known = sender.circle.find(contact => contact.address === address)
    if (known) return known
    const jobs = [
      pick(plainJobs),
      ...(random() < 0.35 ? [pick(sensitiveJobs)] : []),
      ...(random() < 0.3 ? [pick(plainJobs)] : []),
    ]
    const contact = { address, jobs }
    sender.circle.push(contact)
    return contact
  }

  /** Colleagues share the people of a partner. */
  function personAt(domain: string): string {
    const known = people.get(domain) ?? []
    people.set(domain, known)
    if (known.length > 0 && random() < 0.5) return pick(known)
    const address = newAddress(domain)
    known.push(address)
    return address
  }

  function newAddress(domain: string): string {
    return `${pick(firstNames)}.${pick(lastNames)}@${domain}`
  }

  function addNewContact(sender: Sender): Contact {
    const drawn = random()
    if (drawn < 0.5) return addContact(sender, pick(sender.circle).address.split('@')[1] ?? '')
    return addContact(sender, drawn < 0.75 ? pickPartner() : (unknown.pop() ?? pickPartner()))
  }

  function countSends(): number {
    // Poisson, by Knuth.
    let [count, left] = [0, random()]
    for (; left > Math.exp(-SENDS_PER_WORKING_DAY); left *= random()) count += 1
    return count
  }

  function pickContact(circle: readonly Contact[]): Contact {
    const weights = circle.map((_, rank) => (rank + 1) ** -EXPONENT)
    let left = random() * weights.reduce((sum, weight) => sum + weight, 0)
    const place = weights.findIndex(weight => {
      left -= weight
      return left <= 0
    })
    return circle.at(place) as Contact
  }

  function toSend(day: number, { subject }: Sender, { address, jobs }: Contact): ReplayedSend {
    const at = START + (day - 1) * DAY + Math.floor(random() * 9 * 60 * 60_000)
    return {
      day,
      at,
      subject,
      recipient: address,
      file: random() < RECURRING_SHARE ? toFile(pick(jobs), at) : singleFile(at),
    }
  }

  function singleFile(at: number): ReplayedFile {
    const title = random() < 0.5 ? `${pick(singleTitles)} ${pick(singleTitles)}` : pick(singleTitles)
    return toFile({ title, extension: pick(singleExtensions), infoTypes: random() < 0.3 ? ['PERSON_NAME'] : [] }, at)
  }

  /** Each kind makes the address that is sent to instead of the right one; undefined where this send has none. */
  function plant(count: number): Mistake[] {
    const used = (send: ReplayedSend) =>
      sends.filter(({ subject, at }) => subject === send.subject && at < send.at).map(({ recipient }) => recipient)
    const kinds: Record<string, (send: ReplayedSend, local: string, domain: string) => string | undefined> = {
      'slip in the domain': (_, local, domain) => toAddress(local, changes[pick(slips)]?.(domain, random)),
      'slip in the name': (_, local, domain) =>
        toAddress(changes[pick(slips)]?.(`${local.replace('.', '')}.com`, random)?.slice(0, -4), domain),
      'look-alike domain': (_, local, domain) => toAddress(local, changes[pick(lookalikes)]?.(domain, random)),
      'wrong person': (send, _, domain) => {
        const address = pick([...(people.get(domain) ?? []), newAddress(domain)])
        return address === send.recipient ? undefined : address
      },
      'wrong known recipient of a sensitive file': send => {
        const isRepeated = sends.some(
          ({ subject, at, recipient, file }) =>
            subject === send.subject &&
            at < send.at &&
            recipient === send.recipient &&
            toTitle(file) === toTitle(send.file),
        )
        const others = used(send).filter(recipient => recipient !== send.recipient)
        const isSensitive = sensitiveJobs.some(({ title }) => title === toTitle(send.file))
        return isRepeated && isSensitive && others.length > 0 ? pick(others) : undefined
      },
      'public instead of company address': (_, local) => `${local}@${pick(providers)}`,
    }
    const late = sends.filter(({ day }) => day > 14)
    const planted: Mistake[] = []
    while (planted.length < count) {
      const send = pick(late)
      const kind = Object.keys(kinds)[planted.length % Object.keys(kinds).length] ?? ''
      const [local = '', domain = ''] = send.recipient.split('@')
      const recipient = kinds[kind]?.(send, local, domain)
      if (recipient && recipient !== send.recipient) planted.push({ ...send, recipient, kind, meant: send.recipient })
    }
    return planted
  }
}

/** Undefined for what the address field refuses. */
function toAddress(local: string | undefined, domain: string | undefined): string | undefined {
  const address = `${local}@${toAsciiDomain(domain ?? '')}`
  return EmailAddress.safeParse(address).data
}

function toFile({ title, extension, infoTypes }: Job, at: number): ReplayedFile {
  return { name: `${title} ${new Date(at).toISOString().slice(0, 10)}.${extension}`, infoTypes }
}

function toTitle({ name }: ReplayedFile): string {
  return name.replace(/ [\d-]+\.\w+$/, '')
}

function shuffle<Item>(items: readonly Item[], random: () => number): Item[] {
  return items
    .map(item => ({ item, order: random() }))
    .toSorted((one, other) => one.order - other.order)
    .map(({ item }) => item)
}
