import type {
  CommonTexts,
  ComponentsTexts,
  DialogsTexts,
  pageTitles as englishPageTitles,
  LandingTexts,
  NetworkTexts,
  SessionTexts,
  ShellTexts,
} from '../en/common.ts'
import { formatCount, plural } from '../format.ts'

export const common: CommonTexts = {
  home: 'Home',
  login: 'Accedi',
  logout: 'Esci',

  close: 'Chiudi',
  cancel: 'Annulla',
  save: 'Salva',
  apply: 'Applica',
  retry: 'Riprova',
  tryAgain: 'Riprova',
  reload: 'Ricarica',
  previous: 'Indietro',
  next: 'Avanti',
  more: 'Altro',
  whatCanIDo: 'Che cosa posso fare?',
  opensInNewTab: '(si apre in una nuova scheda)',
  show: 'Mostra',
  hide: 'Nascondi',
  readMore: 'Leggi tutto',
  keep: 'Mantieni',

  loading: 'Caricamento',
  none: 'Nessuno',
  unknown: 'Sconosciuto',
  notAvailable: 'n.d.',
  no: 'No',

  files: 'File',
  message: 'Messaggio',
  sender: 'Mittente',
  recipient: 'Destinatario',

  about: (label, subject) => `${label}: ${subject}`,
}

export const pageTitles: typeof englishPageTitles = {
  landing: 'Home',
  login: 'Accesso',
  logout: 'Uscita',
  token: 'Accesso',
  send: 'Invia file',
  request: 'Richiedi file',
  upload: 'Carica file',
  drop: 'Consegna file',
  dropPage: 'Pagina di consegna',
  success: 'Operazione riuscita',
  transfers: 'I miei trasferimenti',
  allTransfers: 'Tutti i trasferimenti',
  insights: 'Statistiche di attività',
  unsubscribe: 'E-mail di avviso',
  policies: 'Conformità',
  health: 'Stato del sistema',
  review: 'Controlla il trasferimento',
  reviewAny: 'Controlla il trasferimento',
  faq: 'Domande frequenti',
  help: 'Guida',
  docs: 'Documentazione',
  document: 'Documentazione',
  accessibility: 'Dichiarazione di accessibilità',
  receipt: 'Verifica ricevuta',
}

export const shell: ShellTexts = {
  skip: 'Vai al contenuto',
  homeLink: brand => `${brand}, home`,
  mainMenu: 'Menu principale',
  menu: 'Menu',
  insights: 'Statistiche',
  alerts: 'Avvisi',
  settings: 'Impostazioni',
  faq: 'Domande frequenti',
  help: 'Guida',
  accessibility: 'Accessibilità',
  language: 'Lingua',
  newAlerts: (label, count) => `${label}, ${plural(count, { one: '# nuovo avviso', other: '# nuovi avvisi' }, 'it')}`,
  manyNewAlerts: (label, max) => `${label}, più di ${formatCount(max, 'it')} nuovi avvisi`,
  notYet: label => `${label}: non ancora disponibile.`,
  problem: label => `${label} (c’è un problema)`,
  toDark: 'Passa al tema scuro',
  toLight: 'Passa al tema chiaro',

  success: 'Operazione riuscita',
  error: 'Errore',
  dismiss: 'Chiudi',
  notifications: 'Notifiche',

  crashedTitle: 'Questa pagina ha smesso di funzionare',
  crashed: 'Si è verificato un errore nella pagina richiesta. Ricarichi la pagina.',
  notFoundTitle: 'Pagina non trovata',
  notFound: 'La pagina che cerca non si trova qui.',
  startFailed: 'Impossibile caricare la configurazione',
  startFailedTitle: 'Impossibile avviare l’applicazione',
  startFailedText: 'Non è stato possibile caricare le impostazioni. Controlli la connessione e riprovi.',
}

export const network: NetworkTexts = {
  unreachable: 'Impossibile raggiungere il server.',
  notUnderstood: 'Questa pagina non riconosce la risposta del server. Ricarichi la pagina.',
  status: status => `Il server ha risposto con lo stato ${status}.`,
}

export const session: SessionTexts = {
  signingIn: 'Accesso in corso',
  signingOut: 'Uscita in corso',
  unreachable: 'Impossibile raggiungere la pagina di accesso.',
  incomplete: 'Non è stato possibile completare l’accesso. Riprovi.',
  failedTitle: 'Accesso non riuscito',
  failed: 'Non ha effettuato l’accesso. Riprovi.',
  mismatchTitle: 'Reindirizzamento non corrispondente',
  mismatch: 'Si è verificato un errore nella pagina richiesta.',
  inWindowTitle: 'Acceda in una nuova finestra',
  inWindow:
    'La pagina di accesso non può essere mostrata all’interno di un’altra applicazione. Apra questa pagina in una nuova finestra, acceda e continui lì.',
  openWindow: 'Apri in una nuova finestra',

  expiredTitle: 'Sessione scaduta',
  expired: 'La Sua sessione è scaduta. Acceda per continuare.',
  loginInTab: 'Accedi in una nuova scheda',
  kept: 'Questa scheda conserva ciò che ha inserito. Vi torni dopo aver effettuato l’accesso.',
  notSignedInTitle: 'Accesso non effettuato',
  notSignedIn: 'Non ha effettuato l’accesso. Acceda per continuare.',
  noAccessTitle: 'Accesso negato',
  noAccess: 'Non ha accesso a questa pagina. Torni alla home o acceda con un altro utente.',
  rightsEndedTitle: 'Acceda di nuovo',
  rightsEnded:
    'I Suoi diritti di amministratore sono terminati. Acceda di nuovo per continuare. Se questa pagina compare ancora, contatti l’assistenza.',
  limitedTitle: 'Diritti limitati',
  limited:
    'Un operatore ha limitato i Suoi diritti a quelli di un membro. Se Le servono più diritti, contatti l’assistenza.',
}

export const landing: LandingTexts = {
  title: 'Inviare file, in sicurezza.',
  lead: 'Scelga i file e indichi il destinatario: li consegniamo con un link sicuro.',
  leadSignedOut: organization =>
    `Per le persone di ${organization} e per chi scambia file con loro. Acceda per inviare file con un link sicuro.`,
  signIn: 'Accedi',
  signInFirst: 'Acceda per inviare o richiedere file.',
  noPermissionTitle: 'Nessuna autorizzazione',
  noPermission: 'Non è autorizzato a inviare o richiedere file. Per chiedere l’accesso, scriva a {email}',
  noPermissionWithoutEmail:
    'Non è autorizzato a inviare o richiedere file. Per chiedere l’accesso, si rivolga all’amministratore',

  select: 'Scegli i file da inviare',
  drop: 'Rilasci per inviare',
  selectHint: 'oppure trascini file o una cartella in un punto qualsiasi di questa pagina',
  draft: 'Ha una bozza. I file che sceglie qui vengono aggiunti a essa.',
  continueDraft: 'Continua la bozza',
  requestQuestion: 'Aspetta dei file da un’altra persona?',

  promises: {
    link: { title: 'Un link per un solo destinatario', text: 'I file non viaggiano mai come allegati.' },
    recipient: {
      title: 'Prima di tutto, la persona giusta',
      text: 'Conferma il destinatario prima che qualcosa venga inviato.',
    },
    end: { title: 'Sempre sotto il Suo controllo', text: 'I link scadono, e può revocarli in qualsiasi momento.' },
  },
}

const copiesStay = 'Le copie già scaricate restano a chi le ha. Un trasferimento revocato non può essere ripristinato.'

export const dialogs: DialogsTexts = {
  abandon: {
    button: 'Elimina caricamento',
    title: 'Eliminare questo caricamento?',
    text: recipient =>
      `Il caricamento si interrompe e tutti i dati caricati vengono eliminati. ${recipient} non riceve nulla, nemmeno una notifica.`,
    act: 'Elimina',
    running: 'Eliminazione del caricamento',
    done: recipient => `Il caricamento per ${recipient} è stato eliminato.`,
    failed: 'Il caricamento non è stato eliminato',
  },

  revoke: {
    button: 'Revoca trasferimento',
    title: 'Revocare questo trasferimento?',
    titleOfRequest: 'Revocare questa richiesta?',
    act: 'Revoca',
    running: 'Revoca del trasferimento',
    done: id => `Il trasferimento con ID ${id} è stato revocato`,
    failed: id => `Impossibile revocare il trasferimento con ID ${id}.`,
    reloaded: 'È stato caricato lo stato attuale. Se il trasferimento può ancora essere revocato, riprovi.',
    endsDownload: recipient =>
      `Il link di download smette subito di funzionare e ${recipient} non può più scaricare i file. ${copiesStay}`,
    endsDownloads: recipients =>
      `Tutti i link di download smettono subito di funzionare: nessuno dei ${formatCount(recipients, 'it')} destinatari può più scaricare i file. ${copiesStay}`,
    endsUpload: recipient =>
      `Il link di caricamento smette subito di funzionare e ${recipient} non può più caricare file. In seguito può inviare una nuova richiesta.`,
    endsReceived: recipient => `Non potrà più scaricare i file di ${recipient}. ${copiesStay}`,
  },

  resend: {
    button: 'Invia di nuovo la richiesta',
    short: 'Invia di nuovo',
    title: 'Inviare di nuovo questa richiesta?',
    text: recipient => `${recipient} riceve ancora una volta l’e-mail con il link di caricamento.`,
    act: 'Invia di nuovo',
    buttonAfterEnd: 'Richiedi di nuovo',
    titleAfterEnd: 'Richiedere di nuovo questi file?',
    textAfterEnd: recipient => `${recipient} riceve un’e-mail con un nuovo link di caricamento.`,
    stay: 'Non ora',
    running: 'Invio della richiesta',
    justSent: 'La richiesta è stata inviata un attimo fa.',
    done: recipient => `La richiesta è stata inviata di nuovo a ${recipient}.`,
    failed: 'Richiesta di trasferimento non riuscita',
  },

  discardDraft: {
    button: 'Elimina bozza',
    title: 'Eliminare questa bozza?',
    act: 'Elimina',
  },
}

export const components: ComponentsTexts = {
  copied: 'Copiato',
  copyLink: 'Copia link',
  copyRefused:
    'Questo browser non consente alle pagine di copiare. Il link è selezionato: prema Ctrl+C, oppure ⌘C su un Mac.',
  sentTo: address => `Inviato a ${address}`,
  clickHere: 'Faccia clic qui',
  fileAction: (action, file) => `${action} ${file}`,
  notedFileAction: (action, file, note) => `${action} ${file}, ${note}`,
  pages: 'Pagine',
  page: page => `Pagina ${formatCount(page, 'it')}`,
  pageNumber: (page, pages) => `Pagina ${formatCount(page, 'it')} di ${formatCount(pages, 'it')}`,
  range: (first, last, total) =>
    `${formatCount(first, 'it')}–${formatCount(last, 'it')} di ${formatCount(total, 'it')}`,
}
