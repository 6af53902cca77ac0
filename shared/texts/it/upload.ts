import type { RequestTexts, RespondingTexts, UploadTexts } from '../en/upload.ts'
import { countFiles, formatBytes, formatCount, formatDateTime } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c e altri 2' */
const named = (names: readonly string[]) => listed(names, more => (more === 1 ? 'un altro' : `altri ${more}`))
const count = (files: number) => countFiles(files, 'it')
const size = (bytes: number) => formatBytes(bytes, 'it')

export const requestTexts: RequestTexts = {
  expiredTitle: 'Link di caricamento scaduto',
  expired: 'Chieda al mittente di inviare di nuovo la richiesta.',
  withdrawnTitle: 'Richiesta ritirata',
  withdrawn: 'La richiesta è stata ritirata; il suo link non può più essere usato per caricare file.',
  begunTitle: 'Un caricamento è già iniziato',
  begun: 'Un caricamento tramite questo link è iniziato su un altro dispositivo o in un altro browser.',
  blocked: 'Questi file non possono essere accettati qui. Contatti la persona che li ha richiesti.',
  usedTitle: 'File già caricati',
  used: '(Questo link può essere usato una sola volta.)',
}

export const responding: RespondingTexts = {
  saving: 'Preparazione del caricamento',
  done: 'Caricato',
  tabRunning:
    'Il caricamento continua finché questa scheda è aperta. Se si chiude, riapra il link in questo browser entro 24 ore per riprendere da dove si era fermato.',
  tabPaused:
    'Può chiudere questa scheda: riapra il link in questo browser entro 24 ore per riprendere da dove si era fermato.',
  offlineText: 'Il caricamento riprende automaticamente appena torna la rete.',
  unansweredText: 'Il caricamento riprende automaticamente appena il server risponde. I dati caricati non vanno persi.',
  retryText: 'Il caricamento riprende automaticamente. I dati caricati non vanno persi.',
  unconfirmed: 'Il server non ha confermato la consegna dei file',
  unconfirmedText: 'Tutto è stato caricato e forse già consegnato. Riprovi per saperlo.',
  tryAgain: 'Riprovi per inviare i file rimanenti.',
  nothingSent: 'Non è stato ancora consegnato nulla.',
  unreadable: name =>
    `Non è più possibile leggere ${name}. È stato modificato, spostato o eliminato dopo la scelta: lo scelga di nuovo.`,
  strangers: names => `Non fanno parte di questo caricamento e sono stati ignorati: ${named(names)}.`,
}

export const upload: UploadTexts = {
  failed: 'Operazione non riuscita',
  unreachable: 'Il server non risponde. Controlli la connessione e riprovi.',

  takenTitle: 'Un altro caricamento è arrivato prima',
  usedByOther:
    'Tramite questo link si stanno caricando, o sono già stati caricati, dei file. Nessuno dei Suoi file è stato inviato. Se non se lo aspettava, contatti la persona che Le ha inviato il link.',
  begunThere: 'Per continuarlo, apra il link lì.',
  begunHelp: asker =>
    `Se non può, chieda a ${asker} di revocare questa richiesta e di inviarne una nuova. Altrimenti il link si riapre 24 ore dopo l’interruzione del caricamento.`,
  lookAgain: 'Controlla di nuovo',
  withdrawnHelp: 'Se non se lo aspettava, chieda alla persona che Le ha inviato il link.',
  unknownTitle: 'Questo link non è valido',
  unknown: 'Controlli di aver aperto il link completo dell’e-mail.',

  heading: asker => `Invii file a ${asker}`,
  askedPanel: 'Informazioni sulla richiesta',
  askedBy: 'Richiesto da',
  asker: (person, organization) => `${person}, ${organization}`,
  askedFor: 'Per',
  until: 'Scadenza del link',
  aboutMessage: 'messaggio',
  filesPanel: 'I Suoi file',
  acknowledgement:
    'Confermo di poter condividere questi file e accetto che il mio indirizzo e-mail venga utilizzato per questo caricamento e per la relativa ricevuta.',
  once: 'Il link può essere usato una sola volta: scelga tutto prima di caricare.',
  upload: 'Carica',
  preparing: 'Preparazione del caricamento',
  fileName: 'Questo nome non può essere usato. Rinomini il file.',

  uploadingHeading: (files, asker) => `Caricamento di ${count(files)} per ${asker}`,

  unfinishedHeading: 'Il Suo caricamento non è completo',
  unfinishedPanel: 'Riprendere da dove si era fermato',
  unfinished: (files, bytes) =>
    `Ha iniziato a caricare ${count(files)}, ${size(bytes)} in totale. I dati già caricati non vengono inviati di nuovo.`,
  kept: iso =>
    `I dati caricati vengono conservati almeno fino a questo momento: ${formatDateTime(iso, undefined, 'it')}.`,
  chooseHeading: 'Continui il caricamento',
  sameFiles: 'File di questo caricamento',
  resizedTitle: 'Il caricamento non può continuare con un file di dimensione diversa',
  resized:
    'Scelga il file com’era all’inizio. Se non può, non continui il caricamento: dopo 24 ore il link si riapre per ricominciare.',

  infectedTitle: 'Malware rilevato',
  infected:
    'Un file caricato con questo link contiene malware. È stato eliminato, nessuno dei file è stato inoltrato e la persona che li ha richiesti è stata informata. Controlli se il Suo dispositivo contiene malware prima di inviare di nuovo dei file.',

  receiptHeading: 'I Suoi file sono arrivati',
  receipt: asker =>
    `Grazie. I Suoi file vengono ora controllati e poi consegnati a ${asker}, che riceverà una notifica se ciò non fosse possibile. Può chiudere questa pagina; il link non può più essere usato.`,
  receiptPanel: 'Che cosa ha inviato',
  handedTo: 'A',
  handedAt: 'Quando',
  receiptMail:
    'Quando i file vengono consegnati, una ricevuta con il checksum di ogni file arriva all’indirizzo e-mail che ha ricevuto la richiesta.',
  saveReceipt: 'Salva ricevuta',
  receiptFile: 'ricevuta-caricamento.txt',
  checksum: 'SHA-256',
  noChecksum: 'checksum nella ricevuta via e-mail',
  exactSize: bytes => (bytes < 1024 ? size(bytes) : `${size(bytes)} (${formatCount(bytes, 'it')} byte)`),
  line: (name, value) => `${name}: ${value}`,
  at: (time, iso) => `${time} (${iso})`,
  total: 'Totale',
}
