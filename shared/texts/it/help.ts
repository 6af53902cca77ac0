import type { DocsPageTexts, FaqPageTexts, HelpPageTexts, HelpStepTexts } from '../en/help.ts'
import { plural } from '../format.ts'

export const faqPage: FaqPageTexts = {
  title: 'Domande frequenti',
  search: 'Cerca nelle domande',
  placeholder: 'Per esempio: l’archivio non si apre',
  clear: 'Cancella la ricerca',
  recipients: 'Per i destinatari',
  org: 'Per gli utenti dell’organizzazione',
  noRecipients: 'Nessuna domanda per i destinatari.',
  noOrg: 'Nessuna domanda per gli utenti dell’organizzazione.',
  found: count => plural(count, { one: '# domanda trovata', other: '# domande trovate' }, 'it'),
  notFound: query => `Nessuna domanda corrisponde a «${query}». Provi con altre parole, oppure chieda qui: {support}`,
  notFoundWithoutSupport: query => `Nessuna domanda corrisponde a «${query}». Provi con altre parole.`,
  goneTitle: 'Questa domanda non esiste più',
  gone: 'Il link che ha aperto porta a una domanda che è stata rimossa o spostata. La cerchi qui sotto.',
  support: 'gli amministratori dell’organizzazione',
  moreHelp: 'La guida mostra ogni passaggio con un’immagine: {link}',
  howToUse: 'Guida',
  partlyLoaded:
    'Non è stato possibile caricare le domande della Sua organizzazione. Queste sono quelle di carattere generale.',
}

export const helpPage: HelpPageTexts = {
  title: 'Guida',
  lead: 'Inviare file in otto passaggi.',
  step: step => `Passaggio ${step}`,
  zoom: title => `Ingrandisci l’immagine: ${title}`,
  position: (step, count) => `Passaggio ${step} di ${count}`,
  previous: 'Passaggio precedente',
  next: 'Passaggio successivo',
  close: 'Chiudi',
  keys: 'Usi i tasti freccia per cambiare passaggio ed Esc per chiudere.',
  questions: 'Risposte alle domande più comuni: {link}',
  faq: 'Domande frequenti',
  documents: 'Guide per membri, amministratori, operatori e integratori: {link}',
  documentation: 'Documentazione',
  toursTitle: 'Presentazioni delle pagine',
  tours: 'Ogni presentazione spiega in meno di un minuto le parti più importanti di una pagina.',
  startTour: page => `Avvia la presentazione: ${page}`,
}

export const helpStepTexts: HelpStepTexts = {
  signIn: {
    title: 'Acceda',
    description: 'Acceda con l’account della Sua organizzazione (single sign-on). Non Le serve una password separata.',
    caption: 'La pagina di accesso',
  },
  selectFiles: {
    title: 'Scelga i file',
    description:
      'Faccia clic sul campo o vi trascini file e cartelle. In seguito può aggiungere altri file e rimuovere ciascuno di essi. Un singolo file può avere fino a {fileSize}, un trasferimento fino a {totalSize}, oppure {archiveSize} con la protezione con password.',
    caption: 'I file scelti',
  },
  recipient: {
    title: 'Inserisca destinatario e messaggio',
    description:
      'Inserisca l’indirizzo e-mail, se vuole il nome, e un messaggio. Se una policy lo richiede, confermi che il destinatario sa che Lei usa il suo indirizzo e-mail.',
    caption: 'Destinatario e messaggio',
  },
  review: {
    title: 'Controlli il trasferimento',
    description:
      'Verifichi il destinatario e i file. Se il destinatario è nuovo per Lei o l’indirizzo somiglia a un altro, compare un avviso. Lo legga prima di continuare: la maggior parte degli errori si scopre qui.',
    caption: 'Il controllo del destinatario',
  },
  options: {
    title: 'Imposti le opzioni',
    description:
      'Protegga i file con una password o con un codice inviato al telefono del destinatario, nasconda il Suo indirizzo o cambi la scadenza. Di norma un link funziona per {expiry}. Un’opzione richiesta da una policy è già attiva.',
    caption: 'Le opzioni di sicurezza',
  },
  confirm: {
    title: 'Confermi e invii',
    description:
      'Selezioni la conferma e prema «Invia ora» («Invia a …» in presenza di un avviso). Può ancora tornare indietro finché i file non sono stati inviati.',
    caption: 'La conferma',
  },
  upload: {
    title: 'Attenda il caricamento',
    description:
      'Tenga aperta la scheda finché tutto non è stato caricato. Se la rete si interrompe, il caricamento riprende da solo dal punto in cui si era fermato.',
    caption: 'Il caricamento in corso',
  },
  complete: {
    title: 'Trasferimento completato',
    description:
      'I Suoi file vengono elaborati e poi inviati. Segua il trasferimento in «I miei trasferimenti», dove può anche revocarlo in qualsiasi momento.',
    caption: 'Il trasferimento nell’elenco',
  },
}

export const docsPage: DocsPageTexts = {
  title: 'Documentazione',
  lead: 'Guide per tutti coloro che lavorano con questo prodotto. Sono scritte in inglese.',
  audiences: {
    members: 'Per i membri',
    administrators: 'Per gli amministratori',
    operators: 'Per gli operatori',
    integrators: 'Per gli integratori',
  },
  search: 'Cerca nella documentazione',
  clear: 'Cancella la ricerca',
  found: count => plural(count, { one: '# sezione trovata', other: '# sezioni trovate' }, 'it'),
  notFound: query => `Nessuna sezione corrisponde a «${query}». Provi con altre parole.`,
  contents: 'In questa pagina',
  all: 'Tutti i documenti',
  failedTitle: 'Impossibile caricare il documento',
  failed: 'Controlli la connessione e ricarichi la pagina.',
  goneTitle: 'Questo documento non esiste',
  gone: 'Forse è stato rinominato. Tutti i documenti sono elencati nella panoramica.',
  loading: 'Caricamento del documento',
}
