import type { PolicyMatchesTexts, PolicyModesTexts, PolicyPageTexts, PolicySummaryTexts } from '../en/policies.ts'
import { formatCount, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'it')

export const policyPage: PolicyPageTexts = {
  title: 'Conformità',
  add: 'Aggiungi policy',
  addFromPack: 'Aggiungi da un pacchetto',
  empty: 'Ancora nessuna policy',
  emptyText:
    'Una policy si applica ai trasferimenti che soddisfano le sue condizioni: per esempio, i file con numeri di carta di credito devono essere protetti con password, o i trasferimenti a nuovi destinatari mostrano un avviso. Senza policy, i mittenti scelgono liberamente tutte le opzioni.',
  loading: 'Caricamento delle policy',
  listFailed: 'Impossibile caricare l’elenco delle policy',
  fetchFailed: 'Impossibile caricare la policy',
  formFailed: 'Impossibile caricare la definizione del modulo delle policy',
  dialogFailed: 'Non è stato possibile caricare la finestra. Controlli la connessione o ricarichi la pagina.',
  packsFailed: 'Impossibile caricare i pacchetti di policy',
  createFailed: 'Impossibile creare la policy',
  updateFailed: 'Impossibile aggiornare la policy',
  created: 'La policy è stata creata',
  updated: 'La policy è stata aggiornata',

  id: 'ID',
  name: 'Nome',
  description: 'Descrizione',
  mode: 'Modalità',
  updatedOn: 'Aggiornamento',
  version: 'Versione',
  actions: 'Azioni',
  edit: 'Modifica',
  editOf: name => `Modifica: ${name}`,
  modeOf: name => `Modalità di ${name}`,
  changeMode: (name, mode) => `Cambiare «${name}» in «${mode}»?`,
  change: 'Cambia',
  saving: 'Salvataggio',
  justNow: 'proprio ora',
}

export const policyModes: PolicyModesTexts = {
  enforce: { label: 'Applica', help: 'Vale per ogni trasferimento che corrisponde.' },
  monitor: { label: 'Monitora', help: 'Registra soltanto che cosa farebbe.' },
  off: { label: 'Non attiva', help: 'Non fa nulla.' },
}

export const policyMatches: PolicyMatchesTexts = {
  enforced: count =>
    plural(
      count,
      { one: '# trasferimento corrispondente in 90 giorni', other: '# trasferimenti corrispondenti in 90 giorni' },
      'it',
    ),
  monitored: count =>
    plural(
      count,
      {
        one: 'Sarebbe corrisposta a # trasferimento in 90 giorni',
        other: 'Sarebbe corrisposta a # trasferimenti in 90 giorni',
      },
      'it',
    ),
  withEffects: (matched, effects) => `${matched}: ${effects.join(', ')}`,
  effects: {
    blocked: count => plural(count, { one: '# bloccato', other: '# bloccati' }, 'it'),
    warned: count => `${number(count)} con avviso`,
    changed: count => plural(count, { one: '# modificato', other: '# modificati' }, 'it'),
  },
}

const and = (values: readonly string[]) => formatList(values, 'it')
const or = (values: readonly string[]) => formatList(values, 'it', 'disjunction')
/** 'non è a', 'non è a né b' */
const nor = (values: readonly string[]) => values.join(' né ')
const days = (count: number) => formatDuration(count, 'day', 'it')

export const policySummaryTexts: PolicySummaryTexts = {
  sentence: (conditions, demands) => `Se ${and(conditions)}, ${and(demands)}.`,
  forAll: demands => `Per ogni trasferimento, ${and(demands)}.`,
  unfinished: conditions => `Se ${and(conditions)}, …`,
  unfinishedForAll: 'Per ogni trasferimento, …',
  others: count => plural(count, { one: '# altro', other: 'altri #' }, 'it'),

  texts: {
    sender: {
      in: values => `il mittente è ${or(values)}`,
      notIn: values => `il mittente non è ${nor(values)}`,
      matches: values => `l’indirizzo del mittente corrisponde a ${or(values)}`,
    },
    'sender.domain': {
      in: values => `il dominio del mittente è ${or(values)}`,
      notIn: values => `il dominio del mittente non è ${nor(values)}`,
      matches: values => `il dominio del mittente corrisponde a ${or(values)}`,
    },
    recipient: {
      in: values => `il destinatario è ${or(values)}`,
      notIn: values => `il destinatario non è ${nor(values)}`,
      matches: values => `l’indirizzo del destinatario corrisponde a ${or(values)}`,
    },
    'recipient.domain': {
      in: values => `il dominio del destinatario è ${or(values)}`,
      notIn: values => `il dominio del destinatario non è ${nor(values)}`,
      matches: values => `il dominio del destinatario corrisponde a ${or(values)}`,
    },
    trackingId: {
      in: values => `l’ID di tracciamento è ${or(values)}`,
      notIn: values => `l’ID di tracciamento non è ${nor(values)}`,
      matches: values => `l’ID di tracciamento corrisponde a ${or(values)}`,
    },
  },
  sets: {
    'sender.group': {
      anyOf: groups => `il mittente fa parte del gruppo ${or(groups)}`,
      allOf: groups =>
        groups.length === 1
          ? `il mittente fa parte del gruppo ${groups[0]}`
          : `il mittente fa parte dei gruppi ${and(groups)}`,
      noneOf: groups => `il mittente non fa parte del gruppo ${nor(groups)}`,
    },
    'files.extension': {
      anyOf: types => `un file è di tipo ${or(types)}`,
      allOf: types => (types.length === 1 ? `un file è di tipo ${types[0]}` : `ci sono file dei tipi ${and(types)}`),
      noneOf: types => `nessun file è di tipo ${or(types)}`,
    },
    'files.infoType': {
      anyOf: kinds => `i file contengono ${or(kinds)}`,
      allOf: kinds => `i file contengono ${and(kinds)}`,
      noneOf: kinds => `i file non contengono ${nor(kinds)}`,
    },
  },
  countedInfoTypes: {
    anyOf: kinds => `i file contengono almeno ${or(kinds)}`,
    allOf: kinds => `i file contengono almeno ${and(kinds)}`,
    noneOf: kinds => `i file contengono meno di ${or(kinds)}`,
  },
  certainty: {
    VERY_UNLIKELY: clause => `${clause} (anche se molto improbabile)`,
    UNLIKELY: clause => `${clause} (anche se improbabile)`,
    POSSIBLE: clause => clause,
    LIKELY: clause => `${clause} (almeno probabile)`,
    VERY_LIKELY: clause => `${clause} (molto probabile)`,
  },
  numbers: {
    'files.count': {
      gte: count =>
        plural(count, { one: 'il trasferimento ha almeno # file', other: 'il trasferimento ha almeno # file' }, 'it'),
      lte: count =>
        plural(
          count,
          { one: 'il trasferimento ha al massimo # file', other: 'il trasferimento ha al massimo # file' },
          'it',
        ),
    },
    'files.totalSize': {
      gte: mebibytes => `la dimensione totale è di almeno ${number(mebibytes)} MiB`,
      lte: mebibytes => `la dimensione totale è al massimo di ${number(mebibytes)} MiB`,
    },
  },
  flags: {
    isTransferRequest: { yes: 'i file sono richiesti', no: 'i file sono inviati senza una richiesta' },
    'files.anonymized': { yes: 'tutti i file sono anonimizzati', no: 'non tutti i file sono anonimizzati' },
    'files.notInspectable': {
      yes: 'un file non può essere analizzato per intero',
      no: 'tutti i file possono essere analizzati per intero',
    },
    'files.unscannable': {
      yes: 'un file non può essere esaminato per rilevare malware',
      no: 'nessun file è chiuso allo scanner antimalware',
    },
    'recipient.isNewToSender': {
      yes: 'il destinatario è nuovo per il mittente',
      no: 'il mittente conosce il destinatario',
    },
    'recipient.isNewToOrganisation': {
      yes: 'il destinatario è nuovo per l’organizzazione',
      no: 'l’organizzazione conosce il destinatario',
    },
  },

  demands: {
    anonymousTransfer: {
      required: 'il mittente deve essere nascosto',
      optional: 'il mittente può essere nascosto',
      prohibited: 'il mittente non deve essere nascosto',
    },
    passwordProtection: {
      required: 'i file devono essere protetti con password',
      optional: 'i file possono essere protetti con password',
      prohibited: 'i file non devono essere protetti con password',
    },
    mobileOtp: {
      required: 'è richiesto un codice monouso',
      optional: 'un codice monouso è facoltativo',
      prohibited: 'un codice monouso non è consentito',
    },
    emailOtp: {
      required: 'è richiesto un codice per e-mail o uno più sicuro',
      optional: 'un codice per e-mail è facoltativo',
      prohibited: 'un codice per e-mail non è consentito',
    },
    trackingId: {
      required: 'è richiesto un ID di tracciamento',
      optional: 'un ID di tracciamento è facoltativo',
      prohibited: 'un ID di tracciamento non è consentito',
    },
    acknowledgement: {
      required: 'è richiesta la conferma del mittente',
      optional: 'la conferma del mittente è facoltativa',
    },
    signIn: {
      required: 'il destinatario deve effettuare l’accesso',
      optional: 'il destinatario non deve necessariamente effettuare l’accesso',
    },
    transfer: {
      allow: 'il trasferimento è consentito',
      warn: 'il mittente vede un avviso',
      block: 'il trasferimento è bloccato',
    },
  },
  minExpiry: count => `i file devono restare disponibili per almeno ${days(count)}`,
  maxExpiry: count => `i file devono scadere al massimo dopo ${days(count)}`,
  templateSet: name => `le e-mail usano il set di modelli «${name}»`,
}
