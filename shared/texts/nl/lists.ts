import type { ListsTexts } from '../en/lists.ts'
import { countFiles, formatBytes, formatCount, formatList } from '../format.ts'

const number = (count: number) => formatCount(count, 'nl')
const list = (texts: readonly string[]) => formatList(texts, 'nl')

export const lists: ListsTexts = {
  loading: 'De overdrachten worden geladen',
  refresh: 'Vernieuwen',
  refreshed: 'De lijst is bijgewerkt.',
  behind: 'De lijst is enkele seconden oud en wordt vanzelf bijgewerkt.',
  knownAt: moment => `De lijst toont de stand van ${moment}.`,
  failed: 'De lijst kon niet worden geladen',
  outdated: 'De lijst is mogelijk verouderd',
  ignored: parts => `Delen van dit adres konden niet worden gelezen en zijn genegeerd: ${list(parts)}.`,
  wider: filters =>
    `De lijst toont meer dan de bedoeling was, omdat filters niet konden worden gelezen: ${list(filters)}.`,
  quoted: text => `‘${text}’`,
  ignoredPart: (name, value, others) =>
    others === 0 ? `${name} ${value}` : `${name} ${value} en nog ${number(others)}`,
  othersIgnored: count => `nog ${number(count)}`,
  addressParts: { type: 'Alle, Verstuurd of Opgevraagd', sort: 'Volgorde', page: 'Pagina' },

  empty: 'U hebt nog niets verstuurd',
  emptyText: 'Hier staan de bestanden die u verstuurt of opvraagt. U kunt ze volgen en intrekken.',
  allEmpty: 'Er zijn nog geen overdrachten verstuurd',
  noMatch: 'Geen overdrachten voldoen aan deze filters',
  noRecent: 'Geen overdrachten in de laatste 7 dagen',
  showAnyTime: 'Alle perioden tonen',

  show: 'Tonen',
  types: { all: 'Alle', sent: 'Verstuurd', requested: 'Opgevraagd' },
  filterByState: 'Filteren op status',
  total: 'Totaal',

  filters: {
    name: 'Filters',
    labels: {
      state: 'Status',
      recipient: 'Ontvanger',
      sender: 'Afzender',
      createdAt: 'Gemaakt',
      expiryDate: 'Vervaldatum',
      keyword: 'Trefwoord',
      message: 'Bericht',
      fileName: 'Bestandsnaam',
      fileExtension: 'Bestandsextensie',
      infotype: 'Soort gegevens',
      option: 'Optie',
    },
    hints: {
      recipient:
        'Een adres, of het begin van een naam of domein daarin (ten minste 3 letters). *@partner.example staat voor het hele domein.',
      sender:
        'Een adres, of het begin van een naam of domein daarin (ten minste 3 letters). *@acme.example staat voor het hele domein.',
      keyword: 'Woorden in berichten, namen, adressen, tracking-ID’s en bestandsnamen. Alle woorden moeten voorkomen.',
      message: 'Woorden in het bericht. Alle woorden moeten voorkomen.',
      fileName: 'Woorden in een bestandsnaam. Alle woorden moeten voorkomen.',
    },
    clear: 'Filters wissen',
    add: 'Filter toevoegen',
    choices: 'Filters om toe te voegen',
    withValue: label => `${label}:`,
    remove: label => `Het filter ${label} verwijderen`,
    either: names => formatList(names, 'nl', 'disjunction'),
    severalOf: (names, others) => list([...names, `nog ${number(others)}`]),
    addValue: 'Toevoegen',
    removeValue: value => `${value} verwijderen`,
    chosen: label => `${label}: gekozen`,
    find: 'Zoeken',
    findIn: label => `Zoeken in ${label}`,
    noMatches: 'Niets gevonden',
    anyTime: 'Altijd',
    from: 'Van',
    to: 'Tot en met',
    invalidDates: 'Voer geldige datums in.',
    endsFirst: 'De periode eindigt voordat ze begint.',
  },

  columns: 'Kolommen',
  columnLabels: {
    recipient: 'Ontvanger',
    sender: 'Afzender',
    files: 'Bestanden',
    state: 'Status',
    createdAt: 'Gemaakt',
    expiryDate: 'Vervaldatum',
    downloads: 'Downloads',
    message: 'Bericht',
    infotypes: 'Gevoelige gegevens',
    trackingId: 'Tracking-ID',
    id: 'Overdracht-ID',
  },
  actions: 'Acties',
  order: 'Volgorde',
  orders: {
    'createdAt-desc': 'Nieuwste eerst',
    'createdAt-asc': 'Oudste eerst',
    'expiryDate-asc': 'Eerst verlopend',
    'expiryDate-desc': 'Laatst verlopend',
  },

  openDetails: name => `${name}, details`,
  request: 'Verzoek',
  noFiles: 'Nog geen bestanden',
  moreFiles: count => `en nog ${number(count)}`,
  filesAndSize: (count, bytes) => `${countFiles(count, 'nl')}, ${formatBytes(bytes, 'nl')}`,
  revokeFailed: id => `De overdracht met ID ${id} kon niet worden ingetrokken`,

  zone: zone => `Tijden in ${zone}.`,
  zoneOf: (zone, timeZone) => `Tijden in ${zone} (${timeZone}).`,
  tooDeep: max =>
    `Alleen de eerste ${number(max)} overdrachten kunnen worden getoond. Beperk de filters om de andere te zien.`,

  details: {
    transferTo: 'Overdracht aan {recipient}',
    requestTo: 'Verzoek aan {recipient}',
    noMessage: 'Geen bericht',
    nothingUploaded: 'Er is nog niets geüpload.',
    noFiles: 'Deze overdracht heeft geen bestanden.',
    asked: 'Opgevraagd bij',
    askedBy: 'Opgevraagd door',
    hiddenSender: 'Verborgen voor de ontvanger',
    ofEach: 'Zie elke ontvanger',
    noExpiry: 'Nog geen',
    options: 'Opties',
    passwordProtection: 'Wachtwoordbeveiliging',
    oneTimePassword: 'Eenmalig wachtwoord',
    emailCode: 'Code per e-mail',
    anonymous: 'Verborgen afzender',
    review: 'Bekijken',
  },
}
