import type { ListsTexts } from '../en/lists.ts'
import { countFiles, formatBytes, formatCount, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'it')
const others = (count: number) => plural(count, { one: 'un altro', other: 'altri #' }, 'it')

const filterLabels: ListsTexts['filters']['labels'] = {
  state: 'Stato',
  recipient: 'Destinatario',
  sender: 'Mittente',
  createdAt: 'Creazione',
  expiryDate: 'Scadenza',
  keyword: 'Parola chiave',
  message: 'Messaggio',
  fileName: 'Nome del file',
  fileExtension: 'Estensione',
  infotype: 'Tipo di dati',
  option: 'Opzione',
}

export const lists: ListsTexts = {
  loading: 'Caricamento dei trasferimenti',
  refresh: 'Aggiorna',
  refreshed: 'L’elenco è aggiornato.',
  behind: 'L’elenco risale a qualche secondo fa. Si aggiorna automaticamente.',
  knownAt: moment => `L’elenco mostra questa situazione: ${moment}.`,
  failed: 'Impossibile caricare l’elenco',
  outdated: 'L’elenco potrebbe non essere aggiornato',
  ignored: parts =>
    `Alcune parti di questo indirizzo non sono leggibili e sono state ignorate: ${formatList(parts, 'it')}.`,
  wider: filters =>
    `L’elenco mostra più del previsto, perché alcuni filtri non sono leggibili: ${formatList(filters, 'it')}.`,
  quoted: text => `«${text}»`,
  ignoredPart: (name, value, rest) => (rest === 0 ? `${name} ${value}` : `${name} ${value} e ${others(rest)}`),
  othersIgnored: others,
  addressParts: { type: 'Tutti, Inviati o Richiesti', sort: 'Ordine', page: 'Pagina' },

  empty: 'Non ha ancora inviato nulla',
  emptyText: 'Qui compaiono i file che invia o richiede. Può seguirli e revocarli.',
  allEmpty: 'Non è stato ancora inviato alcun trasferimento',
  noMatch: 'Nessun trasferimento corrisponde a questi filtri',
  noRecent: 'Nessun trasferimento negli ultimi 7 giorni',
  showAnyTime: 'Mostra tutto il periodo',

  show: 'Mostra',
  types: { all: 'Tutti', sent: 'Inviati', requested: 'Richiesti' },
  filterByState: 'Filtra per stato',
  total: 'Totale',

  filters: {
    name: 'Filtri',
    labels: filterLabels,
    hints: {
      recipient:
        'Un indirizzo, oppure l’inizio di un nome o dominio al suo interno (almeno 3 lettere). *@partner.example corrisponde all’intero dominio.',
      sender:
        'Un indirizzo, oppure l’inizio di un nome o dominio al suo interno (almeno 3 lettere). *@acme.example corrisponde all’intero dominio.',
      keyword: 'Parole in messaggi, nomi, indirizzi, ID di tracciamento e nomi di file. Devono essere tutte presenti.',
      message: 'Parole nel messaggio. Devono essere tutte presenti.',
      fileName: 'Parole in un nome di file. Devono essere tutte presenti.',
    },
    clear: 'Cancella filtri',
    add: 'Aggiungi filtro',
    choices: 'Filtri da aggiungere',
    withValue: label => `${label}:`,
    remove: label => `Rimuovi il filtro ${label}`,
    either: names => formatList(names, 'it', 'disjunction'),
    severalOf: (names, rest) => formatList([...names, others(rest)], 'it'),
    addValue: 'Aggiungi',
    removeValue: value => `Rimuovi ${value}`,
    chosen: label => `${label}: valori scelti`,
    find: 'Cerca',
    findIn: label => `Cerca in ${label}`,
    noMatches: 'Nessun risultato',
    anyTime: 'Qualsiasi data',
    from: 'Da',
    to: 'A',
    invalidDates: 'Inserisca date valide.',
    endsFirst: 'Il periodo finisce prima di iniziare.',
  },

  columns: 'Colonne',
  columnLabels: {
    recipient: 'Destinatario',
    sender: 'Mittente',
    files: 'File',
    state: 'Stato',
    createdAt: 'Creazione',
    expiryDate: 'Scadenza',
    downloads: 'Download',
    message: 'Messaggio',
    infotypes: 'Dati sensibili',
    trackingId: 'ID di tracciamento',
    id: 'ID trasferimento',
  },
  actions: 'Azioni',
  order: 'Ordine',
  orders: {
    'createdAt-desc': 'Prima i più recenti',
    'createdAt-asc': 'Prima i meno recenti',
    'expiryDate-asc': 'Scadenza più vicina',
    'expiryDate-desc': 'Scadenza più lontana',
  },

  openDetails: name => `${name}, dettagli`,
  request: 'Richiesta',
  noFiles: 'Ancora nessun file',
  moreFiles: count => `e ${others(count)}`,
  filesAndSize: (count, bytes) => `${countFiles(count, 'it')}, ${formatBytes(bytes, 'it')}`,
  revokeFailed: id => `Impossibile revocare il trasferimento con ID ${id}`,

  zone: zone => `Gli orari sono in ${zone}.`,
  zoneOf: (zone, timeZone) => `Gli orari sono in ${zone} (${timeZone}).`,
  tooDeep: max =>
    `È possibile elencare solo i primi ${number(max)} trasferimenti. Restringa i filtri per vedere gli altri.`,

  details: {
    transferTo: 'Trasferimento a {recipient}',
    requestTo: 'Richiesta a {recipient}',
    noMessage: 'Nessun messaggio',
    nothingUploaded: 'Non è stato ancora caricato nulla.',
    noFiles: 'Questo trasferimento non ha file.',
    asked: 'Richiesto a',
    askedBy: 'Richiesto da',
    hiddenSender: 'Nascosto al destinatario',
    ofEach: 'Vedi ogni destinatario',
    noExpiry: 'Non ancora definita',
    options: 'Opzioni',
    passwordProtection: 'Protezione con password',
    oneTimePassword: 'Codice monouso',
    emailCode: 'Codice per e-mail',
    anonymous: 'Mittente nascosto',
    review: 'Controlla',
  },
}
