import type { ListsTexts } from '../en/lists.ts'
import { countFiles, formatBytes, formatCount, formatList } from '../format.ts'

const number = (count: number) => formatCount(count, 'de')

export const lists: ListsTexts = {
  loading: 'Transfers werden geladen',
  refresh: 'Aktualisieren',
  refreshed: 'Die Liste ist aktuell.',
  behind: 'Die Liste ist einige Sekunden alt. Sie aktualisiert sich von selbst.',
  knownAt: moment => `Die Liste zeigt den Stand von ${moment}.`,
  failed: 'Die Liste konnte nicht geladen werden',
  outdated: 'Die Liste ist vielleicht nicht aktuell',
  ignored: parts =>
    `Teile dieser Adresse konnten nicht gelesen werden und blieben unberücksichtigt: ${formatList(parts, 'de')}.`,
  wider: filters =>
    `Die Liste zeigt mehr als gewünscht, weil Filter nicht gelesen werden konnten: ${formatList(filters, 'de')}.`,
  quoted: text => `„${text}“`,
  ignoredPart: (name, value, others) =>
    others === 0 ? `${name} ${value}` : `${name} ${value} und ${number(others)} weitere`,
  othersIgnored: count => `${number(count)} weitere`,
  addressParts: { type: 'Alle, Gesendet oder Angefordert', sort: 'Reihenfolge', page: 'Seite' },

  empty: 'Sie haben noch nichts gesendet',
  emptyText: 'Hier sehen Sie, was Sie senden oder anfordern. Sie können jeden Transfer verfolgen und widerrufen.',
  allEmpty: 'Es wurden noch keine Transfers gesendet',
  noMatch: 'Kein Transfer passt zu diesen Filtern',
  noRecent: 'Keine Transfers in den letzten 7 Tagen',
  showAnyTime: 'Alle Zeiten anzeigen',

  show: 'Anzeigen',
  types: { all: 'Alle', sent: 'Gesendet', requested: 'Angefordert' },
  filterByState: 'Nach Status filtern',
  total: 'Gesamt',

  filters: {
    name: 'Filter',
    labels: {
      state: 'Status',
      recipient: 'Empfänger',
      sender: 'Absender',
      createdAt: 'Erstellt',
      expiryDate: 'Ablauf',
      keyword: 'Stichwort',
      message: 'Nachricht',
      fileName: 'Dateiname',
      fileExtension: 'Dateiendung',
      infotype: 'Datenart',
      option: 'Option',
    },
    hints: {
      recipient:
        'Eine Adresse, oder der Anfang eines Namens oder einer Domain darin (mindestens 3 Buchstaben). *@partner.example steht für die ganze Domain.',
      sender:
        'Eine Adresse, oder der Anfang eines Namens oder einer Domain darin (mindestens 3 Buchstaben). *@acme.example steht für die ganze Domain.',
      keyword: 'Wörter in Nachrichten, Namen, Adressen, Tracking-IDs und Dateinamen. Alle müssen vorkommen.',
      message: 'Wörter in der Nachricht. Alle müssen vorkommen.',
      fileName: 'Wörter in einem Dateinamen. Alle müssen vorkommen.',
    },
    clear: 'Filter löschen',
    add: 'Filter hinzufügen',
    choices: 'Filter zum Hinzufügen',
    withValue: label => `${label}:`,
    remove: label => `Filter ${label} entfernen`,
    either: names => formatList(names, 'de', 'disjunction'),
    severalOf: (names, others) => formatList([...names, `${number(others)} weitere`], 'de'),
    addValue: 'Hinzufügen',
    removeValue: value => `${value} entfernen`,
    chosen: label => `${label}: ausgewählt`,
    find: 'Suchen',
    findIn: label => `Suchen in ${label}`,
    noMatches: 'Keine Treffer',
    anyTime: 'Beliebige Zeit',
    from: 'Von',
    to: 'Bis',
    invalidDates: 'Geben Sie gültige Daten ein.',
    endsFirst: 'Der Zeitraum endet, bevor er beginnt.',
  },

  columns: 'Spalten',
  columnLabels: {
    recipient: 'Empfänger',
    sender: 'Absender',
    files: 'Dateien',
    state: 'Status',
    createdAt: 'Erstellt',
    expiryDate: 'Ablauf',
    downloads: 'Downloads',
    message: 'Nachricht',
    infotypes: 'Sensible Daten',
    trackingId: 'Tracking-ID',
    id: 'Transfer-ID',
  },
  actions: 'Aktionen',
  order: 'Reihenfolge',
  orders: {
    'createdAt-desc': 'Neueste zuerst',
    'createdAt-asc': 'Älteste zuerst',
    'expiryDate-asc': 'Frühester Ablauf zuerst',
    'expiryDate-desc': 'Spätester Ablauf zuerst',
  },

  openDetails: name => `${name}, Details`,
  request: 'Anfrage',
  noFiles: 'Noch keine Dateien',
  moreFiles: count => `und ${number(count)} weitere`,
  filesAndSize: (count, bytes) => `${countFiles(count, 'de')}, ${formatBytes(bytes, 'de')}`,
  revokeFailed: id => `Der Transfer mit der ID ${id} konnte nicht widerrufen werden`,

  zone: zone => `Zeiten in ${zone}.`,
  zoneOf: (zone, timeZone) => `Zeiten in ${zone} (${timeZone}).`,
  tooDeep: max =>
    `Nur die ersten ${number(max)} Transfers können aufgelistet werden. Grenzen Sie die Filter ein, um die übrigen zu sehen.`,

  details: {
    transferTo: 'Transfer an {recipient}',
    requestTo: 'Anfrage an {recipient}',
    noMessage: 'Keine Nachricht',
    nothingUploaded: 'Noch wurde nichts hochgeladen.',
    noFiles: 'Dieser Transfer hat keine Dateien.',
    asked: 'Angefragte Person',
    askedBy: 'Angefordert von',
    hiddenSender: 'Vor dem Empfänger verborgen',
    ofEach: 'Siehe einzelne Empfänger',
    noExpiry: 'Noch keiner',
    options: 'Optionen',
    passwordProtection: 'Passwortschutz',
    oneTimePassword: 'Einmalpasswort',
    emailCode: 'Code per E-Mail',
    anonymous: 'Verborgener Absender',
    review: 'Prüfen',
  },
}
