import type {
  AddressBookTexts,
  CsvFilesTexts,
  RequestTexts,
  SendTexts,
  SuccessTexts,
  UnfinishedTexts,
} from '../en/send.ts'
import { countFiles, formatDateTime, formatList, formatRelative, plural } from '../format.ts'

const moment = (iso: string) => formatDateTime(iso, undefined, 'it')

export const send: SendTexts = {
  steps: 'Passaggi',
  stepNames: ['File e destinatario', 'Controllo e invio'],
  heading: 'Invia file',
  next: 'Avanti',
  back: 'Indietro',
  checking: 'Verifica del trasferimento',
  createFailed: 'Impossibile creare il trasferimento',
  nextNotLoaded:
    'Non è stato possibile caricare il passaggio successivo. Controlli la connessione o ricarichi la pagina.',
  requestInstead: 'Vuole richiedere dei file?',
  discardText: 'I file, il destinatario e le opzioni vengono cancellati.',

  recipientName: 'Nome del destinatario (facoltativo)',
  recipientEmail: 'E-mail del destinatario',
  addMessage: 'Aggiungi un messaggio',

  fields: {
    files: 'file',
    recipientName: 'nome del destinatario',
    recipient: 'e-mail del destinatario',
    message: 'messaggio',
  },
  toCheck: fields => `Per continuare, controlli: ${formatList(fields, 'it')}.`,

  replacedTitle: recipient => `Il destinatario della Sua bozza ora è ${recipient}`,
  replaced: before =>
    `Ha seguito un link per questo destinatario. Prima la bozza era per ${before}. Controlli i file e il messaggio.`,
  preparationFailed: next =>
    `Non è stato inviato nulla e i dati inseriti restano. Controlli il messaggio di errore o la connessione, poi prema «${next}».`,

  missing: {
    openTitle: count => plural(count, { one: 'Riapra # file', other: 'Riapra # file' }, 'it'),
    open: 'Riapri',
    openText:
      'La pagina è stata ricaricata e il browser chiede conferma prima di riaprire i Suoi file. Tutto il resto che ha inserito è rimasto.',
    chooseTitle: count => plural(count, { one: 'Scelga di nuovo # file', other: 'Scelga di nuovo # file' }, 'it'),
    chooseText:
      'La pagina è stata ricaricata e il browser non conserva i file. Scelga di nuovo gli stessi file o li rimuova. Tutto il resto che ha inserito è rimasto.',
  },

  late: {
    tooLate: 'Non si possono aggiungere file durante l’invio del trasferimento. Li invii in un altro trasferimento.',
    faulty: 'Controlli l’elenco dei file, poi prema «Avanti».',
    setAside:
      'Un caricamento precedente non è completo. I file che ha appena scelto vengono conservati per il prossimo trasferimento.',
  },
  failedElsewhere: fault => `${fault} Apra «Invia file» per continuare.`,

  confirm: {
    heading: (count, recipient) => `Sta inviando ${countFiles(count, 'it')} a ${recipient}`,
    send: 'Invia ora',
    sendTo: recipient => `Invia a ${recipient}`,
    checkAgain: 'Controlla di nuovo',
    notAllowed: 'Questo trasferimento non è consentito. Torni indietro e cambi il destinatario.',
    refusedTitle: 'Il trasferimento non è stato accettato',
    refused: 'Non è stato inviato nulla. I dati inseriti sono ancora qui.',
    cancelledTitle: 'L’invio è stato annullato',
    cancelled: 'Non è stato inviato nulla al destinatario. I dati inseriti sono ancora qui.',
    summary: 'Che cosa sta inviando',
    recipient: (name, address) => `${name} <${address}>`,
    aboutRecipient: 'destinatario',
    aboutMessage: 'messaggio',
    noMessage: 'Nessun messaggio',
  },

  check: {
    blockedTitle: 'Questo trasferimento non può essere inviato',
    title: 'Controlli il destinatario',
    blocked: 'Cambi il destinatario, oppure chieda ai Suoi amministratori se questo indirizzo può essere consentito.',
    use: address => `Usa ${address}`,
    change: 'Cambia destinatario',
    keep: recipient => `Mantieni ${recipient}`,
    kept: recipient => `Mantiene ${recipient}.`,
    showWarning: 'Mostra l’avviso',
    entered: 'Indirizzo inserito',
    similar: 'Indirizzo simile',
    mailGoesTo: address => `La posta va a ${address}`,
    insteadOf: (part, other) => `${part} invece di ${other}`,
    differences: differences => `${formatList(differences, 'it')}.`,
  },

  uploading: {
    heading: (count, recipient) => `Invio di ${countFiles(count, 'it')} a ${recipient}`,
    refused: 'Le opzioni mostrano che cosa richiede ora la Sua organizzazione. I dati inseriti restano.',
    blocked:
      'I file sono memorizzati. Controlli il trasferimento per vedere se può essere inviato di nuovo senza caricarli un’altra volta.',
    toOptions: 'Torna alle opzioni',
    startOver: 'Nuovo trasferimento',
    faulty: count =>
      count === 1
        ? 'Questo trasferimento non può essere inviato con questo file. Gli altri caricamenti sono stati interrotti, il destinatario non ha ricevuto nulla e i dati inseriti sono conservati.'
        : 'Questo trasferimento non può essere inviato con questi file. Gli altri caricamenti sono stati interrotti, il destinatario non ha ricevuto nulla e i dati inseriti sono conservati.',
    removeFaulty: count => (count === 1 ? 'Rimuovi il file e continua' : 'Rimuovi i file e continua'),
    cancelTitle: 'Annullare l’invio?',
    keep: 'Continua l’invio',
    cancel: 'Annulla l’invio',
    cancelText:
      'Il caricamento si interrompe e il destinatario non riceve nulla. I dati inseriti restano qui, così può ancora inviarli.',
    cancelTextUploaded:
      'Il caricamento si interrompe e il destinatario non riceve nulla. I dati inseriti restano qui, così può ancora inviarli. I dati già caricati vengono eliminati.',
  },
}

export const csvFiles: CsvFilesTexts = {
  anonymize: 'Anonimizza',
  columns: count => plural(count, { one: '# colonna anonimizzata', other: '# colonne anonimizzate' }, 'it'),
  chooseAgain:
    'Questo file era stato anonimizzato in un invio precedente. Apra «Anonimizza» e scelga di nuovo le regole.',
  toCheck: {
    secret:
      'La chiave o il salt delle regole non si conserva quando la pagina viene ricaricata. Apra «Anonimizza» e lo digiti di nuovo.',
    changed: 'Questo file è cambiato dopo la definizione delle regole. Apra «Anonimizza» e le controlli.',
  },
  unmatched: columns => {
    const numbers = formatList(columns.map(String), 'it')
    return plural(
      columns.length,
      {
        one: `Regex non cambia nulla nelle prime righe della colonna ${numbers}. Se non cambia nessuna riga, il trasferimento non riesce.`,
        other: `Regex non cambia nulla nelle prime righe delle colonne ${numbers}. Se in una di esse non cambia nessuna riga, il trasferimento non riesce.`,
      },
      'it',
    )
  },
  notText: 'Questo file contiene byte che non sono testo.',
  notTextMeaning: 'Se viene anonimizzato, il trasferimento non riesce. Lo salvi in UTF-8 e lo scelga di nuovo.',
  unreadable: path =>
    `Non è più possibile leggere ${path}: è stato spostato, eliminato o modificato. Lo rimuova dall’elenco e lo scelga di nuovo.`,
  notLoaded: 'Non è stato possibile caricare la finestra. Controlli la connessione o ricarichi la pagina.',
}

export const unfinished: UnfinishedTexts = {
  title: 'Trasferimento non completato',
  titleTo: recipient => `Trasferimento a ${recipient} non completato`,
  allUploaded: count => `Tutto è stato caricato (${countFiles(count, 'it')}); manca solo l’ultimo passaggio.`,
  waiting: (waiting, all) => `${waiting} di ${countFiles(all, 'it')} ancora da caricare.`,
  unreachable: reason => `Lo stato è attualmente sconosciuto. ${reason}`,
  kept: (startedAt, keptUntil, now) =>
    `Iniziato ${formatRelative(startedAt, now, 'it')}. I dati caricati vengono conservati almeno fino a questo momento: ${moment(keptUntil)}.`,

  replaceTitle: 'Continuare il caricamento precedente?',
  replaceText: 'I dati inseriti in questa pagina sono per un altro trasferimento e andranno persi.',
  stay: 'Resta qui',

  chooseHeading: recipient => `Continui l’invio a ${recipient}`,
  sameFiles: 'File di questo trasferimento',
  resizedTitle: 'Questo caricamento non può continuare con un file di dimensione diversa',
  resized: 'Scelga il file com’era all’inizio, oppure invii tutto come nuovo trasferimento.',
  newTransfer: 'Invia come nuovo trasferimento',
  newTransferText:
    'Un nuovo trasferimento comincia dal passaggio 1 con il destinatario, il messaggio e i file scelti qui. Anche i file già caricati devono essere scelti di nuovo.',

  over: {
    unknown: 'Il trasferimento non esiste più. Invii di nuovo i file.',
    finished: state => `Nel frattempo il caricamento è stato completato. ${state}`,
    ready: recipient => `I Suoi file sono pronti per ${recipient}.`,
    failed: reason => `Non può continuare. ${reason}`,
    sendAgain: 'Invii di nuovo i file.',
    discarded: 'Ha eliminato questo caricamento. Invii di nuovo i file.',
    revoked: 'Nel frattempo è stato inviato e poi revocato.',
    expired: 'Nel frattempo è stato inviato ed è scaduto.',
    other: 'Il caricamento non è più in corso. Ricarichi questa pagina per vederne lo stato.',
  },
}

export const request: RequestTexts = {
  heading: 'Richiedi file',
  loading: 'Caricamento del modulo',
  preCheckFailed: 'Verifica preliminare della richiesta non riuscita',
  sendInstead: 'Vuole inviare dei file?',
  dropInstead: 'Riceve spesso file?',
  discardText: 'Il destinatario della richiesta, il messaggio e le opzioni vengono cancellati.',
  replacedTitle: responder => `Il destinatario della Sua bozza di richiesta ora è ${responder}`,
  replaced: before =>
    `Ha seguito un link per questo indirizzo. Prima la bozza era per ${before}. Controlli il messaggio.`,

  responderPanel: 'Destinatario della richiesta',
  responderName: 'Nome del destinatario (facoltativo)',
  responderEmail: 'E-mail del destinatario',
  messageOptional: 'Messaggio (facoltativo)',
  messageHint: 'Quali file Le servono e per quale scopo',

  request: 'Richiedi',
  requesting: 'Invio della richiesta',
  done: 'Richiesta di trasferimento riuscita',
  failed: 'Richiesta di trasferimento non riuscita',
  failedTitle: 'La richiesta non è stata creata',
  kept: 'I dati inseriti restano.',

  resultHeading: 'File richiesti',
  notMailed: (meaning, recipient) =>
    `${meaning} La richiesta esiste: copi il link qui sotto e lo faccia avere a ${recipient} in un altro modo.`,
  resultPanel: 'Che cosa succede ora',
  mailed: until => `{recipient} riceve questo link per e-mail e può caricare file. Scadenza: ${moment(until)}.`,
  give: until => `Dia questo link a {recipient}, che può così caricare file. Scadenza: ${moment(until)}.`,
  link: 'Link di caricamento',
  linkNote:
    'Può essere usato una sola volta. Chiunque abbia il link può caricare file al posto della persona a cui li ha richiesti.',
  again: 'Richiedi altri file',
  review: 'Controlla',
}

export const success: SuccessTexts = {
  success: 'Operazione riuscita',
  loading: 'Caricamento del trasferimento',
  submitted: 'I Suoi file sono stati consegnati',
  login: 'Acceda per vederne lo stato.',
  transferExpires: expiry => `Il Suo trasferimento scade ${expiry}.`,
  requestExpires: expiry => `La Sua richiesta scade ${expiry}.`,
  outdated: 'Queste informazioni potrebbero non essere aggiornate',
  unknownTitle: 'Lo stato è attualmente sconosciuto',
  retried: 'La pagina riprova a intervalli di qualche secondo.',
  review: 'Controlla il trasferimento',
  linkLater: 'Al termine dell’elaborazione il link di download sarà disponibile nella pagina del trasferimento.',
  sendMore: 'Invia altri file',
  requestMore: 'Richiedi altri file',
  byHand: 'Trasmetta Lei il link',
  unknownState: 'Stato sconosciuto',

  ready: recipient => `I Suoi file sono pronti. Il link viene inviato a ${recipient} per e-mail.`,
  readyByHand: recipient => `I Suoi file sono pronti. Copi il link qui sotto e lo dia a ${recipient}.`,
  failed: 'I Suoi file non sono stati inviati',
  expired: 'Il Suo trasferimento è scaduto',
  revoked: 'Il Suo trasferimento è stato revocato',
  noLongerShared: recipient => `${recipient} non può più ottenere i file.`,
  discarded: 'Ha eliminato questo caricamento',
  notShared: recipient => `Non è stato condiviso nulla con ${recipient}.`,
  uploading: 'I Suoi file non sono ancora stati inviati',
  uploadingText: 'Il caricamento non è completo.',

  requested: recipient => `I file sono stati richiesti a ${recipient}.`,
  requestedByHand: recipient =>
    `La Sua richiesta è pronta. Copi il link di caricamento qui sotto e lo dia a ${recipient}.`,
  requestNotMailed: recipient => `Copi il link di caricamento qui sotto e lo dia a ${recipient}.`,
  arrived: recipient => `I file di ${recipient} sono arrivati e vengono elaborati.`,
  released: recipient => `I file di ${recipient} sono disponibili.`,
  requestFailed: 'Non ha ricevuto i file',
  notReleased: recipient => `I file di ${recipient} non sono stati resi disponibili.`,
  requestExpired: 'La Sua richiesta è scaduta',
  requestRevoked: 'La Sua richiesta è stata revocata',
  askAgain: 'Può richiedere di nuovo i file.',
  responding: 'I file sono in arrivo',
  respondingText: recipient => `${recipient} sta caricando file.`,
}

export const addressBook: AddressBookTexts = {
  title: 'I Suoi destinatari',
  edit: 'Modifica i destinatari…',
  found: count =>
    plural(
      count,
      {
        one: '# destinatario. Usi i tasti freccia per scegliere.',
        other: '# destinatari. Usi i tasti freccia per scegliere.',
      },
      'it',
    ),
  about: 'Solo Lei vede questo elenco. Un destinatario viene aggiunto quando gli invia o gli richiede dei file.',
  empty: 'Non ce ne sono. Un destinatario viene aggiunto quando gli invia o gli richiede dei file.',
  lastUsed: time => `Ultimo utilizzo: ${time}`,
  delete: address => `Elimina: ${address}`,
  deleted: address => `${address} è stato eliminato dai Suoi destinatari.`,
  deleteAll: 'Elimina tutti',
  deleteAllTitle: 'Eliminare tutti i Suoi destinatari?',
  deleteAllText: count =>
    plural(
      count,
      {
        one: 'Il nome e l’indirizzo di # destinatario vengono eliminati. I Suoi trasferimenti restano.',
        other: 'I nomi e gli indirizzi di # destinatari vengono eliminati. I Suoi trasferimenti restano.',
      },
      'it',
    ),
  keepAll: 'Mantieni',
  deleting: 'Eliminazione dei destinatari',
  deletedAll: count => plural(count, { one: '# destinatario eliminato.', other: '# destinatari eliminati.' }, 'it'),
}
