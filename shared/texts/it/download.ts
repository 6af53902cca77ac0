import type { DownloadTexts } from '../en/download.ts'
import {
  countShared,
  formatBytes,
  formatDateTime,
  formatDuration,
  formatPercent,
  formatRelative,
  plural,
} from '../format.ts'

const shared = (count: number, isArchived: boolean) => countShared(count, isArchived, 'it')
const size = (bytes: number) => formatBytes(bytes, 'it')
const inSeconds = (seconds: number) => formatDuration(seconds, 'second', 'it')

export const downloadTexts: DownloadTexts = {
  opening: 'Apertura del link',
  countShared: shared,
  size,
  moment: iso => formatDateTime(iso, undefined, 'it'),
  relative: (iso, now) => formatRelative(iso, now, 'it'),
  percent: whole => formatPercent(whole, 'it'),
  retry: 'Riprova',
  resume: 'Riprendi',
  whatCanIDo: 'Che cosa posso fare?',
  language: 'Lingua',
  faq: 'Domande frequenti',
  help: 'Guida',
  accessibility: 'Dichiarazione di accessibilità',
  cancel: 'Annulla',

  link: {
    processing: 'Quasi pronto',
    processingTexts: [
      'I Suoi file sono ancora in elaborazione. Riprovi più tardi.',
      'Questa pagina controlla automaticamente e si apre appena sono pronti.',
    ],
    checkAgain: 'Controlla di nuovo',
    expired: 'Trasferimento scaduto',
    expiredText: 'I file che vuole scaricare non sono più disponibili. Può chiedere al mittente di inviarli di nuovo.',
    moreTime: {
      ask: 'Chiedi più tempo',
      asked:
        'Grazie. Se i file possono ancora essere resi disponibili, il mittente riceve la Sua richiesta. Se concede più tempo, questo link funzionerà di nuovo.',
    },
    unknown: 'Questo link è sconosciuto.',
    unknownText: 'Controlli di averlo copiato per intero, dal primo all’ultimo carattere.',
    busy: 'Troppe richieste.',
    busyText: seconds => `Questa pagina riprova automaticamente tra ${inSeconds(seconds)}.`,
    tryAgain: 'Riprova',
    unreachable: 'Impossibile scaricare.',
    unreachableText: 'Il server non è raggiungibile. Controlli la connessione.',
    refused: 'Download non riuscito.',
    refusedText: 'Il servizio non è disponibile al momento. Riprovi tra poco.',
  },

  transfer: {
    hasShared: (count, isArchived) => `ha condiviso ${shared(count, isArchived)} con Lei`,
    message: 'Messaggio',
    readMore: 'Leggi tutto',
    hide: 'Nascondi',
    expires: relative => `Scade ${relative}`,
    isProtected: 'Protetto da una password',
    isProtectedText: 'Scarica un unico archivio ZIP. La password arriva in un’e-mail separata.',
    acknowledgement: 'Confermo che questi file sono destinati a me e che li tratterò con cura.',
    tickFirst: 'Per continuare, selezioni la casella qui sopra.',
    proceed: 'Continua',
  },

  /** After a press that a program could have made. */
  personStep: {
    title: 'Ancora un passaggio',
    text: 'La pressione sembrava il controllo automatico di un sistema di posta. Attenda un momento, poi prema il pulsante una volta.',
    open: 'Apri i file',
    wait: 'Attenda che il pulsante sia pronto.',
    ready: 'Il pulsante è pronto.',
  },

  archive: {
    howToOpen: 'Come aprire l’archivio',
    steps: [
      'Scarichi l’archivio e cerchi l’e-mail con la password. È stata inviata separatamente da quella con il link.',
      'Apra l’archivio con un programma che supporta AES-256: 7-Zip o WinZip su Windows, Keka su Mac, 7z su Linux.',
      'Copi la password dall’e-mail, senza spazi prima o dopo.',
    ],
    otherTools:
      '«Operation not permitted» o un errore simile significa che un programma non supporta AES-256: usi uno di quelli indicati sopra.',
  },

  file: {
    download: name => `Scarica ${name}`,
    downloadAgain: name => `Scarica di nuovo ${name}`,
    retry: name => `Riprova ${name}`,
    preparingName: name => `Preparazione di ${name}`,
    preparing: 'Preparazione del download.',
    busy: seconds => `Troppe richieste, si continua tra ${inSeconds(seconds)}.`,
    tooMany: seconds => `Troppe richieste. Riprovi tra ${inSeconds(seconds)}.`,
    started: 'Download iniziato.',
    saved: 'Salvato.',
    failed: name => `Download di ${name} non riuscito.`,
    waiting: 'In coda.',
    inArchive: 'Nel file ZIP.',
    cancel: name => `Annulla il download di ${name}`,
    resume: name => `Riprendi il download di ${name}`,
  },

  all: {
    download: 'Scarica tutti',
    downloadZip: 'Scarica tutti in un file ZIP',
    counting: (index, count) => `Download ${index} di ${count}`,
    started: 'Tutti i download sono iniziati.',
    someFailed: count =>
      plural(
        count,
        { one: 'Non è stato possibile scaricare # file.', other: 'Non è stato possibile scaricare # file.' },
        'it',
      ),
    fileName: day => `file-${day}.zip`,
    cancel: 'Annulla il download di tutti i file',
    resume: 'Riprendi il download di tutti i file',
    failed: 'Download non riuscito.',
  },

  saving: {
    progress: name => `Avanzamento di ${name}`,
    bytes: (done, total) => `${size(done)} di ${size(total)}`,
    begun: name => `Salvataggio di ${name}.`,
    broken: 'La connessione si è interrotta. Il download riprende automaticamente da dove si era fermato.',
    goesOn: 'Il download continua.',
    finishing: 'Completamento.',
    saved: name => `${name} è stato salvato.`,
    cancelled: 'Il download è stato annullato.',
    noRoom: 'Non c’è abbastanza spazio su questo disco.',
    notWritable: 'Non è possibile scrivere il file in quella posizione. Ne scelga un’altra.',
    keepOpen: 'Tenga aperta questa pagina fino al termine.',
  },

  login: {
    title: 'Acceda per aprire questi file',
    text: 'Si aprono solo per la persona a cui sono destinati. Dopo l’accesso tornerà qui.',
    signIn: 'Accedi',
    otherPerson: 'Questi file non si aprono per Lei',
    otherPersonTexts: email => [
      `Ha effettuato l’accesso come ${email}. I file sono destinati a un’altra persona, oppure la Sua sessione è terminata.`,
      'Prima uscirà dall’account attuale. Prema «Accedi» nella pagina successiva e tornerà qui.',
    ],
    signInAsAnother: 'Accedi come un’altra persona',
  },

  code: {
    title: 'Confermi la Sua identità',
    text: 'Il mittente protegge questi file con un codice, valido per pochi minuti.',
    goesTo: { sms: phone => `Codice via SMS a ${phone}`, email: email => `Codice per e-mail a ${email}` },
    wentTo: {
      sms: phone => `Codice dell’SMS inviato a ${phone}`,
      email: email => `Codice dell’e-mail inviata a ${email}`,
    },
    nothingYet: 'Non viene inviato nulla finché non preme il pulsante.',
    send: 'Invia codice',
    sending: 'Invio…',
    sent: 'Il codice è stato inviato.',
    verify: 'Verifica',
    verifying: 'Verifica in corso…',
    expiresIn: clock => `Scade tra ${clock}`,
    expiresSoon: seconds => `Il codice scade tra ${inSeconds(seconds)}.`,
    expired: 'Il codice è scaduto.',
    wrong: 'Codice errato',
    attempts: count => `Tentativi rimasti: ${count}`,
    incomplete: 'Il codice ha sei cifre.',
    otherPrefix: (theirs, ours) => `Questo codice inizia con ${theirs}. Il più recente inizia con ${ours}.`,
    resend: { sms: 'Invia un nuovo codice via SMS', email: 'Invia un nuovo codice per e-mail' },
    instead: { sms: 'Invialo invece via SMS', email: 'Invialo invece per e-mail' },
    failed: 'Accesso non riuscito.',
    unreachable: 'Il server non è raggiungibile. Controlli la connessione.',
    refused: {
      sms: 'La rete telefonica ha rifiutato il messaggio. Chieda al mittente di controllare il numero.',
      email: 'Non è stato possibile inviare il codice a questo indirizzo. Chieda al mittente di controllarlo.',
    },
    waiting: 'I file sono ancora in elaborazione e non è stato inviato alcun codice. Riprovi tra un minuto.',
    trust: {
      label: 'Considera attendibile questo dispositivo per 30 giorni',
      text: 'I prossimi link a Lei destinati si apriranno senza codice in questo browser. Selezioni questa casella solo su un dispositivo che nessun altro usa.',
      isTrusted: 'Questo dispositivo è attendibile. I link a Lei destinati si aprono qui senza codice.',
      forget: 'Dimentica questo dispositivo',
      forgotten: 'Questo dispositivo non è più attendibile. Il prossimo link chiederà di nuovo un codice.',
      failed:
        'Non è stato possibile registrare questo dispositivo come attendibile. Il prossimo link chiederà di nuovo un codice.',
    },
    ended: 'Questi file non sono più disponibili e non è stato inviato alcun codice. Ricarichi la pagina.',
    locked: (relative, at) =>
      `Non è stato inviato alcun codice, perché ne sono stati richiesti troppi. Può richiederne un altro ${relative}, a partire da: ${at}.`,
    lockedPermanently:
      'Non è stato inviato alcun codice, perché ne sono stati richiesti troppi. Chieda al mittente di consentire nuovi codici, poi ne invii uno da qui.',
  },
}
