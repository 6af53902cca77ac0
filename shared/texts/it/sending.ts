import type {
  linkMailTexts as englishLinkMailTexts,
  linkMailReasons as englishReasons,
  SendingTexts,
  TakenTexts,
  UnfinishedUploadsTexts,
} from '../en/sending.ts'
import { countFiles, formatBytes, formatDateTime, formatDuration, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c e altri 2' */
const named = (names: readonly string[]) => listed(names, more => (more === 1 ? 'un altro' : `altri ${more}`))
const count = (files: number) => countFiles(files, 'it')
const size = (bytes: number) => formatBytes(bytes, 'it')

export const sending: SendingTexts = {
  idle: 'Avvio',
  saving: 'Salvataggio del trasferimento',
  goingOn: 'Ripresa',
  uploading: 'Caricamento',
  paused: 'In pausa',
  finalizing: 'Completamento',
  done: 'Inviato',
  failed: 'Interrotto',
  cancelled: 'Annullato',
  waitsForNetwork: 'In attesa della rete',
  waitsForServer: 'In attesa del server',
  allUploaded: 'Tutto è stato caricato',

  share: (uploaded, all) => `${uploaded} di ${count(all)}`,
  bytes: (sent, total) => `${size(sent)} di ${size(total)}`,
  pace: bytesPerSecond => `${size(bytesPerSecond)}/s`,
  noPace: 'in attesa della rete',
  timeLeft,

  tabRunning:
    'L’invio continua finché questa scheda è aperta. Se si chiude, riapra questa pagina in questo browser entro 24 ore per riprendere da dove si era fermato.',
  tabPaused:
    'Può chiudere questa scheda: riapra questa pagina in questo browser entro 24 ore per riprendere da dove si era fermato.',
  tabUnkept: 'Tenga aperta questa scheda finché tutto non è stato caricato.',

  fileUploaded: 'Caricato',
  fileFailed: 'Non caricato',
  fileWaiting: 'In attesa',
  fileRepeated: 'Nuovo tentativo',
  filePaused: 'In pausa',
  foundIn: (kinds, name) => `${kinds} in ${name}`,
  confirmTitle: 'Trovati dati sensibili',
  confirmText: 'Li invii solo se il destinatario può averli.',
  confirm: 'Invia comunque',
  confirmStay: 'Non inviare ancora',

  sessionEnded: 'La Sua sessione è terminata',
  sessionEndedText:
    'Non va perso nulla. Lasci aperta questa scheda e acceda di nuovo in un’altra: l’invio riprenderà qui automaticamente.',
  signInElsewhere: 'Accedi in una nuova scheda',
  offline: 'Nessuna connessione di rete',
  offlineText: 'L’invio riprende automaticamente appena torna la rete.',
  unanswered: 'Il server non risponde',
  trouble: 'Il server ha un problema',
  slow: 'Il server risponde lentamente',
  unansweredText: 'L’invio riprende automaticamente appena il server risponde. I dati caricati non vanno persi.',
  retryText: 'L’invio riprende automaticamente. I dati caricati non vanno persi.',
  tryingIn: seconds =>
    `Nuovo tentativo tra ${seconds > 99 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`}`,
  tryingNow: 'Nuovo tentativo in corso',
  stays: (uploaded, all) =>
    plural(
      uploaded,
      {
        one: `# di ${count(all)} è già caricato e non verrà inviato di nuovo.`,
        other: `# di ${count(all)} sono già caricati e non verranno inviati di nuovo.`,
      },
      'it',
    ),
  tryAgain: 'Riprovi per inviare i file rimanenti, oppure torni indietro per modificarli.',
  notConfirmed:
    'Tutto è stato caricato. Riprovi per confermare quanto trovato, oppure torni indietro per modificare i file.',
  nothingSent: 'Non è stato ancora inviato nulla al destinatario.',
  unconfirmed: 'Il server non ha confermato che tutto è stato inviato',
  unconfirmedText: 'Tutto è stato caricato e forse già inviato. Riprovi per saperlo.',

  unsuccessful: 'Caricamento dei file non riuscito',
  noAnswer: 'Nessuna risposta dal server.',
  unreadable: name =>
    `Non è più possibile leggere ${name}. È stato modificato, spostato o eliminato dopo la scelta: torni indietro, lo rimuova e lo scelga di nuovo.`,

  progress: 'Avanzamento',
  pause: 'Pausa',
  resume: 'Riprendi',
  elsewhere: 'Il caricamento è in corso in un’altra scheda di questo browser.',
  looking: 'Ricerca dei file',
  chooseAgain: 'Scegli di nuovo i file',
  choosePanel: 'Scelga di nuovo gli stessi file',
  chooseHint: 'I dati già caricati non vengono inviati di nuovo.',
  stillMissing: 'Scelga prima tutti i file mancanti.',

  found: 'Trovato',
  changed: 'Modificato: verrà inviato di nuovo',
  resized: 'Dimensione diversa',
  missing: 'Ancora mancante',
  larger: bytes => `Ora ha ${size(bytes)} in più.`,
  smaller: bytes => `Ora ha ${size(bytes)} in meno.`,
  strangers: names => `Non fanno parte di questo trasferimento e sono stati ignorati: ${named(names)}.`,
  unreadableNames: names => `Impossibile leggere: ${named(names)}.`,
  changedNames: names => `Modificati dopo l’inizio; le differenze vengono inviate di nuovo: ${named(names)}.`,
  resizedNames: names => `Dimensione cambiata dopo l’inizio: ${named(names)}.`,
  missingNames: names =>
    `${plural(names.length, { one: '# file ancora mancante', other: '# file ancora mancanti' }, 'it')}: ${named(names)}.`,

  notLoaded:
    'Non è stato possibile caricare una parte di questa pagina. Controlli la connessione o ricarichi la pagina.',
}

export const unfinishedUploads: UnfinishedUploadsTexts = {
  count: uploads =>
    plural(uploads, { one: 'Un caricamento non è completo.', other: '# caricamenti non sono completi.' }, 'it'),
  link: 'Continua il caricamento',
}

export const takenTexts: TakenTexts = {
  none: 'Non è stato scaricato nulla',
  times: times => plural(times, { one: 'Scaricato una volta', other: 'Scaricato # volte' }, 'it'),
  timesSince: (times, firstAt) => {
    const moment = formatDateTime(firstAt, undefined, 'it')
    return plural(
      times,
      { one: `Scaricato una volta (${moment})`, other: `Scaricato # volte, la prima: ${moment}` },
      'it',
    )
  },
  detailed: (times, details) => `${times} (${details})`,
}

export const linkMailTexts: typeof englishLinkMailTexts = {
  delayed: {
    title: 'L’e-mail con il link è in ritardo',
    requestTitle: 'L’e-mail con il link di caricamento è in ritardo',
    meaning:
      'Al momento il server di posta del destinatario non la accetta. La consegna sarà ritentata per alcune ore.',
  },
  bounced: {
    title: 'L’e-mail con il link è tornata indietro',
    requestTitle: 'L’e-mail con il link di caricamento è tornata indietro',
    meaning: 'Il server di posta del destinatario non l’ha accettata. Controlli l’indirizzo.',
  },
  complained: {
    title: 'L’e-mail con il link è stata segnalata come indesiderata',
    requestTitle: 'L’e-mail con il link di caricamento è stata segnalata come indesiderata',
    meaning: 'A questo indirizzo non vengono più inviate e-mail.',
  },
  refused: {
    title: 'Non è stato possibile inviare l’e-mail con il link',
    requestTitle: 'Non è stato possibile inviare l’e-mail con il link di caricamento',
    meaning: 'Il sistema di posta non l’ha accettata. Controlli l’indirizzo.',
  },
}

export const linkMailReasons: typeof englishReasons = {
  unknownAddress: 'L’indirizzo non esiste o non riceve più posta. Lo controlli e invii i file a quello giusto.',
  mailboxFull: 'La casella è piena. Chieda al destinatario di fare spazio, o gli dia il link in un altro modo.',
  refusedMail:
    'Il sistema di posta del destinatario rifiuta il messaggio secondo le sue regole. Gli chieda di consentire i messaggi di questo servizio, o gli dia il link in un altro modo.',
  tooLarge: 'Il messaggio è troppo grande per la casella. Dia il link al destinatario in un altro modo.',
  unreachable: 'Il server di posta del destinatario non è raggiungibile. Controlli la parte dell’indirizzo dopo la @.',
}

/**
 * The remaining time, rounded to its accuracy: 'ancora circa 3 minuti'.
 * @param seconds more than 0
 */
function timeLeft(seconds: number): string {
  if (seconds < 8) return 'ancora pochi secondi'
  if (seconds < 55) return `ancora circa ${formatDuration(Math.ceil(seconds / 5) * 5, 'second', 'it')}`
  if (seconds < 3570) return `ancora circa ${formatDuration(Math.ceil(seconds / 60), 'minute', 'it')}`
  const minutes = Math.ceil(seconds / 600) * 10
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `ancora circa ${formatDuration(hours, 'hour', 'it')}${rest > 0 ? ` e ${formatDuration(rest, 'minute', 'it')}` : ''}`
}
