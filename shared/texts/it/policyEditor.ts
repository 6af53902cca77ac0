import type {
  PolicyChangeTexts,
  PolicyEditorTexts,
  PolicyFaultsTexts,
  PolicyFormTexts,
  PolicyPacksTexts,
  PolicyPackTexts,
  PolicySimulationTexts,
} from '../en/policyEditor.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'it')
const days = (count: number) => formatDuration(count, 'day', 'it')

export const policyEditor: PolicyEditorTexts = {
  title: 'Policy',
  views: 'Viste della policy',
  form: 'Modulo',
  json: 'JSON',
  history: 'Cronologia',
  conflict: 'Questa policy ne contraddice un’altra',
  leave: 'Chiudere senza salvare?',
  leaveText: 'Le modifiche a questa policy non sono salvate.',
  stay: 'Continua a modificare',
  discard: 'Ignora modifiche',

  summary: 'In parole semplici',
  unfinished: 'Le righe incomplete sono escluse.',
  everyTransfer: 'Senza condizioni, questa policy vale per ogni trasferimento.',
  noTransfer:
    'Nessun trasferimento può soddisfare tutte le condizioni insieme; questa policy non si applica quindi mai.',
  overLimit: (condition, limit) =>
    `«${condition}» non è mai vero, perché la Sua organizzazione consente al massimo ${number(limit)}. Questa policy non si applica mai.`,
  alwaysTrue: condition => `«${condition}» è sempre vero; questa condizione non cambia quindi nulla.`,
  sameName: name =>
    `Un’altra policy si chiama «${name}». I mittenti leggono questo nome: ne dia uno diverso a ogni policy.`,

  jsonLabel: 'La policy in formato JSON',
  jsonHelp: 'Il modulo e questo testo sono la stessa policy.',
  seeFaults: 'Veda l’elenco sotto.',
  faults: 'Errori',
  faultsTitle: 'Da correggere prima di salvare',

  choose: 'Scegli',
  notSet: 'Non impostato',
  search: 'Cerca',
  searchIn: label => `Cerca: ${label}`,
  noMatch: 'Nessun risultato',
  chosen: 'Scelti',
  add: 'Aggiungi',
  remove: value => `Rimuovi ${value}`,
  valueFault: (value, fault) => `«${value}»: ${fault}`,

  rows: {
    conditions: {
      title: row => `Condizione ${row}`,
      add: 'Aggiungi condizione',
      remove: row => `Rimuovi la condizione ${row}`,
    },
    statements: {
      title: row => `Requisito ${row}`,
      add: 'Aggiungi requisito',
      remove: row => `Rimuovi il requisito ${row}`,
    },
  },
  attribute: 'Oggetto',
  operator: 'Confronto',
  feature: 'Requisito su',
  effect: 'Effetto',
  addMessage: 'Aggiungi un messaggio per il mittente',
  removeMessage: 'Rimuovi il messaggio',

  version: version => `Versione ${version}`,
  savedBy: (time, email) => `${time}, da ${email}`,
  restore: 'Ripristina',
  restoreVersion: version => `Ripristina la versione ${version}`,
  restoreTitle: version => `Ripristinare la versione ${version}?`,
  restoreText: version => `Sarà salvata come versione ${version}, con queste modifiche:`,
  restoreLoses: 'Le modifiche non salvate andranno perse.',
  restoring: 'Ripristino',
  olderVersions: 'Esistono versioni meno recenti, che questa pagina non mostra.',

  stale: (email, newer, base) => `${email} ha salvato la versione ${newer} mentre Lei modificava la versione ${base}`,
  staleLoaded: version => `Sta vedendo la versione ${version}. Le Sue modifiche sono conservate qui.`,
  newerChanges: (version, time) => `Nella versione ${version}, ${time}`,
  ownChanges: 'Le Sue modifiche non salvate',
  loadVersion: version => `Carica la versione ${version}`,
  reapply: version => `Applica le modifiche alla versione ${version}`,
}

export const policyChangeTexts: PolicyChangeTexts = {
  none: 'Nessuna differenza.',
  kinds: { added: 'Aggiunta', removed: 'Rimozione', changed: 'Modifica' },
  name: 'Nome',
  description: 'Descrizione',
  mode: 'Modalità',
  condition: 'Condizione',
  demand: 'Requisito',
  message: 'Messaggio',
  link: 'Link',
  text: (label, text) => `${label}: «${text}»`,
  changedText: (label, before, after) => `${label}: «${before}» è ora «${after}»`,
  withDetails: (change, details) => `${change} (${details.join('; ')})`,
  addedValues: values => `aggiunti: ${values.join(', ')}`,
  removedValues: values => `rimossi: ${values.join(', ')}`,
  addedText: (label, text) => `${label}, testo aggiunto: «${text}»`,
  removedText: (label, text) => `${label}, testo rimosso: «${text}»`,
}

export const policyFaults: PolicyFaultsTexts = {
  required: 'Campo obbligatorio',
  min: min => `Il numero deve essere maggiore o uguale a ${min}`,
  max: max => `Il numero deve essere minore o uguale a ${max}`,
  invalidJson: 'JSON non valido',
  text: 'Inserisca un testo.',
  number: 'Inserisca un numero.',
  whole: 'Inserisca un numero intero.',
  value: 'Inserisca un testo, un numero, true o false.',
  types: {
    string: 'Inserisca un testo.',
    number: 'Inserisca un numero.',
    int: 'Inserisca un numero intero.',
    boolean: 'Inserisca true o false.',
    array: 'Inserisca un elenco.',
    tuple: 'Inserisca un elenco.',
    object: 'Inserisca un oggetto.',
  },
  oneOf: values =>
    values.length === 1 ? `Inserisca ${values[0]}.` : `Inserisca uno di questi valori: ${values.join(', ')}.`,
  tooLong: max => `Inserisca al massimo ${plural(max, { one: '# carattere', other: '# caratteri' }, 'it')}.`,
  tooMany: max => `Numero massimo possibile: ${number(max)}.`,
  unknownField: 'Questo campo qui non esiste.',
  unknownFields: keys =>
    `Qui non esiste il campo ${formatList(
      keys.map(key => `«${key}»`),
      'it',
      'disjunction',
    )}.`,
  unknownChoice: 'Scelga un elemento dell’elenco.',
  infoTypeOff:
    'Nei file non si cerca questo tipo di dati. Ne scelga un altro o chieda ai gestori di aggiungerlo alle impostazioni.',
  address: 'Inserisca un indirizzo come carol@partner.example.',
  addressPattern:
    'Inserisca un indirizzo come carol@partner.example. Solo le parti intere di un dominio possono contenere lettere come ü. Sono possibili al massimo 8 *.',
  domain: 'Inserisca un dominio come partner.example.',
  domainPattern:
    'Inserisca un dominio come partner.example. Le parti con * o ? non possono contenere lettere come ü. Sono possibili al massimo 8 *.',
  pattern: 'Sono possibili al massimo 8 *.',
  extension: 'Inserisca un’estensione come pdf.',
  link: 'Inserisca un indirizzo che inizia con https:.',
  group: groups => `Inserisca ${formatList(groups, 'it', 'disjunction')}.`,
  days: (min, max) =>
    `Inserisca un numero di giorni da ${min} a ${max}. Questi sono i limiti della Sua organizzazione.`,
  templateSet: 'Non esiste un set di modelli con questo nome.',
  noCodes: 'La Sua organizzazione non invia codici via SMS, perché non è configurato alcun Paese.',
  repeated: 'Questa policy lo contiene già.',
  expiry: 'I giorni minimi fino alla scadenza superano il massimo.',
}

export const policyForm: PolicyFormTexts = {
  fields: {
    name: { label: 'Nome', help: 'I mittenti lo leggono quando la policy si applica a loro.' },
    description: { label: 'Descrizione', help: 'Per gli amministratori: perché esiste la policy.' },
    mode: { label: 'Modalità', help: '' },
  },
  conditions: {
    label: 'Quando',
    help: 'Tutte le condizioni devono essere soddisfatte. Senza condizioni, la policy vale per ogni trasferimento.',
    item: 'Condizione',
  },
  statements: { label: 'Allora', help: 'Che cosa la policy richiede a un tale trasferimento.', item: 'Requisito' },
  explanation: {
    message: { label: 'Messaggio personalizzato', help: 'Il mittente lo legge insieme al nome della policy.' },
    link: { label: 'Link', help: 'Mostrato con il messaggio, per esempio alle linee guida interne.' },
  },
  value: 'Valore',
  values: 'Valori',
  yes: 'Sì',
  no: 'No',

  attributes: {
    sender: {
      group: 'Mittente',
      label: 'Indirizzo del mittente',
      help: 'L’indirizzo e-mail del membro che invia o richiede i file.',
    },
    'sender.domain': { group: 'Mittente', label: 'Dominio del mittente', help: 'La parte dopo la @.' },
    'sender.group': {
      group: 'Mittente',
      label: 'Gruppi del mittente',
      help: 'I gruppi del membro che invia o richiede i file.',
    },
    recipient: {
      group: 'Destinatario',
      label: 'Indirizzo del destinatario',
      help: 'In una richiesta, la persona a cui si chiedono i file.',
    },
    'recipient.domain': { group: 'Destinatario', label: 'Dominio del destinatario', help: 'La parte dopo la @.' },
    'recipient.isNewToSender': {
      group: 'Destinatario',
      label: 'Nuovo per il mittente',
      help: 'Il mittente non ha mai scambiato nulla con questo indirizzo.',
    },
    'recipient.isNewToOrganisation': {
      group: 'Destinatario',
      label: 'Nuovo per l’organizzazione',
      help: 'Nessun membro ha mai scambiato nulla con questo indirizzo. I mittenti lo apprendono dall’effetto della policy.',
    },
    'files.extension': {
      group: 'File',
      label: 'Tipi di file',
      help: 'Estensioni dei nomi di file, come pdf.',
    },
    'files.count': { group: 'File', label: 'Numero di file', help: 'In un trasferimento.' },
    'files.totalSize': { group: 'File', label: 'Dimensione totale', help: 'Di tutti i file di un trasferimento.' },
    'files.infoType': {
      group: 'File',
      label: 'Dati sensibili',
      help: 'Ciò che l’analisi rileva in tutti i file insieme.',
    },
    'files.anonymized': { group: 'File', label: 'Anonimizzati', help: 'Ogni file ha colonne anonimizzate.' },
    'files.notInspectable': {
      group: 'File',
      label: 'Non analizzabili',
      help: 'Parti di un file non si possono leggere, come scansioni e archivi crittografati.',
    },
    'files.unscannable': {
      group: 'File',
      label: 'Non esaminabile',
      help: 'Lo scanner antimalware non riesce a leggere un file per intero, ad esempio un archivio crittografato.',
    },
    isTransferRequest: {
      group: 'Trasferimento',
      label: 'File richiesti',
      help: 'I file vengono richiesti, non inviati.',
    },
    trackingId: {
      group: 'Trasferimento',
      label: 'ID di tracciamento',
      help: 'Il testo che il mittente inserisce come ID di tracciamento.',
    },
  },

  operators: {
    in: 'è uno di',
    notIn: 'non è nessuno di',
    matches: 'corrisponde a un modello',
    anyOf: 'include almeno uno di',
    allOf: 'include tutti',
    noneOf: 'non include nessuno di',
    gte: 'almeno',
    lte: 'al massimo',
    is: 'è',
  },

  units: { 'files.count': 'file', 'files.totalSize': 'MiB', minCount: 'volte', days: 'giorni' },
  groups: { org: 'Membri (org)', admin: 'Amministratori (admin)' },
  dependents: {
    minCount: { label: 'Almeno', help: 'Quante volte in tutti i file insieme. Se vuoto, una volta.' },
    minLikelihood: {
      label: 'Certezza',
      help: 'I risultati meno certi non contano. Se vuoto, possibile.',
    },
  },
  likelihoods: {
    VERY_UNLIKELY: 'Molto improbabile o più',
    UNLIKELY: 'Improbabile o più',
    POSSIBLE: 'Possibile o più',
    LIKELY: 'Probabile o più',
    VERY_LIKELY: 'Molto probabile',
  },

  features: {
    anonymousTransfer: { label: 'Mittente nascosto', help: 'Il destinatario non viene a sapere chi invia i file.' },
    passwordProtection: {
      label: 'Protezione con password',
      help: 'I file sono crittografati in un archivio con una password.',
    },
    mobileOtp: { label: 'Codice monouso', help: 'Il destinatario conferma un numero di telefono con un codice.' },
    emailOtp: {
      label: 'Codice per e-mail',
      help: 'Il destinatario conferma la propria casella di posta con un codice. Anche un codice via SMS va bene, ed è più sicuro.',
    },
    trackingId: { label: 'ID di tracciamento', help: 'Il riferimento proprio del mittente per il trasferimento.' },
    acknowledgement: {
      label: 'Conferma',
      help: 'Il mittente conferma che il destinatario ha acconsentito a essere contattato.',
    },
    signIn: {
      label: 'Accesso del destinatario',
      help: 'Il link si apre solo dopo l’accesso con l’indirizzo del destinatario. Il destinatario ha bisogno di un account.',
    },
    minExpiryDays: {
      label: 'Giorni minimi fino alla scadenza',
      help: 'I file restano disponibili almeno per questo tempo.',
    },
    maxExpiryDays: {
      label: 'Giorni massimi fino alla scadenza',
      help: 'I file restano disponibili al massimo per questo tempo.',
    },
    templateSet: { label: 'Set di modelli', help: 'Le e-mail usano questo set.' },
    transfer: { label: 'Il trasferimento stesso', help: 'Se viene inviato oppure no.' },
  },

  effects: {
    prohibited: 'non consentito',
    optional: 'facoltativo',
    required: 'obbligatorio',
    set: 'valore',
    allow: 'consentito',
    warn: 'mostra un avviso',
    block: 'bloccato',
  },

  set: 'Set',
  days: 'Giorni',
  daysHelp: (min, max) => `Da ${min} a ${max} giorni, i limiti della Sua organizzazione.`,
  signInOutside:
    'I destinatari esterni ai domini della Sua organizzazione hanno bisogno di un account con cui accedere qui. Senza account, non possono aprire il link.',
}

export const policySimulation: PolicySimulationTexts = {
  try: 'Prova',
  title: 'Sui trasferimenti passati',
  running: 'Prova sui trasferimenti passati…',
  failed: 'Non è stato possibile provare la policy',
  afterUpload: 'La verifica dopo il caricamento considera anche i tipi di file rilevati e l’anonimizzazione.',
  outdated: 'Nel frattempo la policy è cambiata. Riprovi.',
  examples: 'Esempi',
  exchange: 'Da {sender} a {recipient}',

  noTransfers: 'Negli ultimi 90 giorni non ci sono trasferimenti su cui provarla.',
  noMatch: transfers =>
    plural(
      transfers,
      {
        one: 'Non sarebbe corrisposta all’unico trasferimento degli ultimi 90 giorni.',
        other: 'Non sarebbe corrisposta a nessun trasferimento degli ultimi 90 giorni (su #).',
      },
      'it',
    ),
  matches: (matched, transfers) =>
    plural(
      transfers,
      {
        one: `Sarebbe corrisposta a ${number(matched)} su # trasferimento degli ultimi 90 giorni.`,
        other: `Sarebbe corrisposta a ${number(matched)} su # trasferimenti degli ultimi 90 giorni.`,
      },
      'it',
    ),
  counts: (blocked, warned, changed) =>
    `Bloccati: ${number(blocked)}, con avviso: ${number(warned)}, modificati: ${number(changed)}.`,
  undecided: transfers =>
    plural(
      transfers,
      {
        one: 'Non ci sono informazioni sufficienti per decidere su # trasferimento.',
        other: 'Non ci sono informazioni sufficienti per decidere su # trasferimenti.',
      },
      'it',
    ),
  asOf: iso => `Mancano le modifiche successive a questo momento: ${formatDateTime(iso, undefined, 'it')}.`,

  outcomes: {
    blocked: 'Bloccato',
    warned: 'Con avviso',
    changed: 'Modificato',
    matched: 'Corrispondente',
  },
  blocked: 'Sarebbe stato bloccato.',
  warned: 'Il mittente avrebbe ricevuto un avviso.',
  matched: 'Corrisponde, e la policy non gli richiede nulla.',
  required: {
    anonymousTransfer: 'È stato inviato senza nascondere il mittente.',
    passwordProtection: 'È stato inviato senza protezione con password.',
    mobileOtp: 'È stato inviato senza codice monouso.',
    emailOtp: 'È stato inviato senza codice per e-mail.',
    trackingId: 'È stato inviato senza ID di tracciamento.',
    acknowledgement: 'È stato inviato senza la conferma.',
  },
  prohibited: {
    anonymousTransfer: 'È stato inviato con il mittente nascosto.',
    passwordProtection: 'È stato inviato con protezione con password.',
    mobileOtp: 'È stato inviato con un codice monouso.',
    emailOtp: 'È stato inviato con un codice per e-mail.',
    trackingId: 'È stato inviato con un ID di tracciamento.',
  },
  atLeast: (count, least) => `Doveva scadere dopo ${days(count)}, ma il minimo è ${days(least)}.`,
  atMost: (count, most) => `Doveva scadere dopo ${days(count)}, ma il massimo è ${days(most)}.`,
  templateSet: (used, required) => `Usava il set di modelli «${used}» invece di «${required}».`,
}

export const policyPacks: PolicyPacksTexts = {
  title: 'Aggiungi da un pacchetto',
  about:
    'Ogni pacchetto contiene policy per una legge o una norma. In modalità di monitoraggio registrano soltanto che cosa farebbero.',
  sources: 'Fonti',
  add: count =>
    plural(
      count,
      { one: 'Aggiungi # policy in modalità di monitoraggio', other: 'Aggiungi # policy in modalità di monitoraggio' },
      'it',
    ),
  added: count => plural(count, { one: '# policy è stata aggiunta', other: '# policy sono state aggiunte' }, 'it'),
  inList: 'Tutte le policy di questo pacchetto sono nell’elenco.',
  adding: (position, count) => `Aggiunta ${position} di ${count}…`,
  allAdded: 'Aggiunte',
  outcomes: {
    added: 'Aggiunta',
    skipped: 'Saltata, perché esiste già una policy con questo nome.',
    refused: reason => `Non aggiunta: ${reason}`,
  },
  counts: {
    added: count => plural(count, { one: '# aggiunta', other: '# aggiunte' }, 'it'),
    skipped: count => plural(count, { one: '# saltata', other: '# saltate' }, 'it'),
    refused: count => plural(count, { one: '# non aggiunta', other: '# non aggiunte' }, 'it'),
  },
  result: counts => `${counts.join(', ')}.`,
}

export const policyPackTexts: PolicyPackTexts = {
  paymentCards: {
    title: 'Carte di pagamento (PCI DSS 4.0)',
    description: 'I numeri di carta lasciano l’organizzazione crittografati, per poco tempo e non in elenchi.',
    policies: {
      encrypted: {
        name: 'PCI DSS: numeri di carta crittografati',
        description: 'Requisito 4.2.2: i numeri di carta inviati a una persona sono protetti con crittografia forte.',
        message: 'I file con numeri di carta richiedono la protezione con password.',
      },
      shortLived: {
        name: 'PCI DSS: numeri di carta per sette giorni',
        description: 'Requisito 3.2.1: i dati degli account sono conservati solo per il tempo necessario.',
        message: 'Un link a numeri di carta funziona al massimo per sette giorni.',
      },
      blocked: {
        name: 'PCI DSS: nessun elenco di numeri di carta',
        description:
          'Requisito 3.5.1: i numeri di carta memorizzati sono illeggibili. Si anonimizzi invece la colonna.',
        message:
          'Gli elenchi di numeri di carta non possono essere inviati. Anonimizzi prima la colonna con i numeri di carta.',
      },
    },
  },
  healthData: {
    title: 'Dati sanitari (HIPAA)',
    description: 'I file che identificano pazienti sono crittografati e solo una persona verificata li apre.',
    policies: {
      encrypted: {
        name: 'HIPAA: crittografia per le persone identificate',
        description:
          '164.312(e)(1): le informazioni sono protette durante la trasmissione. Un nome insieme a un numero di identificazione identifica una persona (164.514(b)(2)).',
        message: 'I file che identificano persone richiedono la protezione con password.',
      },
      verified: {
        name: 'HIPAA: i destinatari dimostrano la propria identità',
        description: '164.312(d): chi chiede l’accesso dimostra la propria identità.',
        message: 'Il destinatario deve confermare un numero di telefono prima di aprire file che identificano persone.',
      },
      anonymized: {
        name: 'HIPAA: elenchi di persone anonimizzati',
        description: '164.514(b)(2): senza gli identificatori, le norme non si applicano più.',
        message: 'Questo sembra un elenco di persone. Anonimizzi le colonne che non servono al destinatario.',
      },
    },
  },
  personalData: {
    title: 'Dati personali (GDPR)',
    description: 'I dati personali lasciano l’organizzazione protetti, solo nella misura e per il tempo necessari.',
    policies: {
      encrypted: {
        name: 'GDPR: numeri di identificazione crittografati',
        description:
          'Articoli 32, paragrafo 1, lettera a), e 87: la cifratura è una misura adeguata al rischio; per i numeri di identificazione nazionale valgono condizioni specifiche.',
        message: 'I file con numeri di identificazione richiedono la protezione con password.',
      },
      warned: {
        name: 'GDPR: solo i dati necessari',
        description: 'Articolo 5, paragrafo 1, lettera c), minimizzazione dei dati.',
        message:
          'Questi sembrano dati personali di molte persone. Anonimizzi le colonne che non servono al destinatario.',
      },
      shortLived: {
        name: 'GDPR: dati personali per quattordici giorni',
        description: 'Articolo 5, paragrafo 1, lettera e), limitazione della conservazione.',
        message: 'Un link a dati personali funziona al massimo per quattordici giorni.',
      },
    },
  },
  ownDomain: {
    title: 'Accesso per il proprio dominio',
    description: 'I colleghi aprono i link solo dopo aver effettuato l’accesso.',
    policies: {
      signIn: {
        name: 'I colleghi effettuano l’accesso',
        description: 'Un link in un’e-mail inoltrata non apre nulla senza l’account del destinatario.',
      },
    },
  },
  unreadFiles: {
    title: 'Nulla esce senza essere letto',
    description: 'I file che non possono essere analizzati restano nell’organizzazione.',
    policies: {
      blocked: {
        name: 'Nulla esce senza essere letto',
        description: 'Un file crittografato, danneggiato o sconosciuto può contenere qualsiasi cosa.',
        message:
          'Non è stato possibile analizzare un file per intero. Lo invii in un formato leggibile, senza una password propria.',
      },
    },
  },
}
