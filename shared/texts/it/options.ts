import type { DemandTexts, OptionsTexts, PolicyTexts } from '../en/options.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const days = (count: number) => formatDuration(count, 'day', 'it')
const moment = (iso: string) => formatDateTime(iso, undefined, 'it')

export const options: OptionsTexts = {
  panel: 'Opzioni',
  days: (min, max) => `Da ${min} a ${max} giorni.`,

  expiry: {
    label: 'Scadenza personalizzata',
    field: 'Giorni fino alla scadenza del link',
    lasting: (count, until) => `${days(count)}, scadenza indicativa: ${moment(until)}`,
    fixed: (count, until) => `Il link funziona per ${days(count)}, scadenza indicativa: ${moment(until)}`,
    invalid: 'Ancora nessun numero di giorni valido',
    requestField: 'Giorni fino alla scadenza del link di caricamento',
    requestFixed: count => `Il link di caricamento funziona per ${days(count)}`,
  },

  protection: {
    label: 'Protezione con password',
    on: 'Attiva: un unico archivio ZIP, password in una seconda e-mail',
    off: 'Non attiva: i file vengono inviati così come sono',
    meaning:
      'Tutti i file vengono inviati in un unico archivio ZIP, crittografato con AES-256. Il destinatario riceve la password in una seconda e-mail e ha bisogno di un programma ZIP che supporta AES-256, come 7-Zip, WinZip o Keka.',
    demand: 'La Sua organizzazione richiede la protezione con password per questo trasferimento.',
    tooLargeTitle: 'La Sua organizzazione richiede la protezione con password per questo trasferimento',
    tooLarge: 'Torni indietro e invii meno file alla volta.',
  },

  code: {
    label: 'Codice via SMS',
    meaning: 'Prima del download, il destinatario inserisce un codice inviato al suo telefono.',
    demand: 'La Sua organizzazione richiede un codice via SMS.',
    offForLink: 'Non attivo: basta il link',
    offForSignIn: 'Non attivo: basta l’accesso',
    incomplete: isMailed =>
      isMailed ? 'Attivo: ancora nessun numero valido, oppure per e-mail' : 'Attivo: ancora nessun numero valido',
    missing: isMailed =>
      isMailed ? 'Attivo: ancora nessun numero, oppure per e-mail' : 'Attivo: ancora nessun numero',
    on: (number, isMailed) =>
      isMailed ? `Attivo: inviato a ${number}, oppure per e-mail` : `Attivo: inviato a ${number}`,
    byEmail: 'Consenti anche il codice per e-mail',
    byEmailMeaning:
      'Più comodo ma meno sicuro: chiunque possa leggere la posta del destinatario ottiene sia il link sia il codice.',
    goesTo: 'Il codice arriva a {number}, come in un trasferimento precedente.',
    otherNumber: 'Usa un altro numero',
    goesElsewhere: 'Il codice arriva a un numero diverso da quello di un trasferimento precedente.',
    keep: number => `Mantieni ${number}`,
  },

  emailCode: {
    label: 'Codice per e-mail',
    meaning:
      'Prima del download, il destinatario inserisce un codice che la pagina invia al suo indirizzo. Ferma chi ha soltanto un link inoltrato. È meno sicuro di un telefono: il link e il codice arrivano nella stessa casella di posta.',
    demand: 'La Sua organizzazione richiede un codice, almeno per e-mail.',
    off: 'Non attivo',
    on: 'Attivo: inviato all’indirizzo del destinatario',
  },

  phone: {
    label: 'Numero di cellulare del destinatario',
    country: 'Paese',
    region: (country, callingCode) => `${country} (+${callingCode})`,
    otherCountry: 'Per un altro Paese, inizi con + e il relativo prefisso.',
    loading: 'Caricamento del campo telefono',
    notLoaded: 'Impossibile caricare il campo telefono',
    notLoadedText: 'Controlli la connessione. I dati inseriti restano.',
  },

  sender: {
    label: 'Nascondi il mio nome e il mio indirizzo',
    on: organization => `Attivo: il destinatario vede solo ${organization}`,
    off: 'Non attivo: il Suo nome e il Suo indirizzo sono visibili',
    meaning: organization => `Il destinatario vede solo ${organization}, non Lei.`,
    demand: 'La Sua organizzazione richiede che il Suo nome e il Suo indirizzo siano nascosti.',
  },

  trackingId: {
    label: 'ID di tracciamento',
    on: trackingId => `Attivo: ${trackingId}`,
    missing: 'Attivo: ancora nessun ID',
    off: 'Non attivo',
    meaning: 'Un Suo numero di pratica o di contratto, per ritrovare il trasferimento. Il destinatario non lo vede.',
    demand: 'La Sua organizzazione richiede un ID di tracciamento.',
    field: 'ID di tracciamento di questo trasferimento',
  },

  templateSet: {
    label: 'Set di modelli per le e-mail',
    fixed: name => `Set di modelli per le e-mail: ${name}`,
    field: 'Set di modelli',
  },

  linkMail: {
    label: recipient => `Invia il link per e-mail a ${recipient}`,
    labelWithoutRecipient: 'Invia il link per e-mail al destinatario',
    on: 'Attivo',
    off: 'Non attivo: copia e trasmette Lei il link',
  },
  downloadNotice: {
    label: 'Avvisami per e-mail al primo download',
    on: 'Attivo: al massimo un’e-mail all’ora se i destinatari sono più d’uno',
    off: 'Disattivato: la pagina del trasferimento mostra i download',
  },
}

const featureNames: Readonly<Record<string, { plain: string; definite: string }>> = {
  anonymousTransfer: { plain: 'mittente nascosto', definite: 'il mittente nascosto' },
  passwordProtection: { plain: 'protezione con password', definite: 'la protezione con password' },
  mobileOtp: { plain: 'codice via SMS', definite: 'il codice via SMS' },
  emailOtp: { plain: 'codice per e-mail', definite: 'il codice per e-mail' },
  trackingId: { plain: 'ID di tracciamento', definite: 'l’ID di tracciamento' },
  expiryDays: { plain: 'giorni fino alla scadenza', definite: 'i giorni fino alla scadenza' },
  templateSet: { plain: 'set di modelli', definite: 'il set di modelli' },
}
const plain = (feature: string) => featureNames[feature]?.plain ?? feature
const definite = (feature: string) => featureNames[feature]?.definite ?? feature

export const demandTexts: DemandTexts = {
  block: 'La Sua organizzazione non consente questo trasferimento.',
  blockRequest: 'La Sua organizzazione non consente questa richiesta.',
  blockAction: 'Cambi il destinatario o i file, oppure chieda agli amministratori della Sua organizzazione.',
  sendAgainAction: 'Lo invii di nuovo come richiesto dalla policy. I file sono memorizzati.',
  requestBlockAction: 'Chieda a un’altra persona o agli amministratori della Sua organizzazione.',
  warn: 'La Sua organizzazione Le chiede di controllare questo trasferimento prima di inviarlo.',
  warnAction: 'Controlli il destinatario e i file.',
  conflict: feature => `Le policy della Sua organizzazione si contraddicono su questo punto: ${plain(feature)}.`,
  conflictAction: 'Lo comunichi a un amministratore.',
  required: feature => `Questo trasferimento richiede ${definite(feature)}.`,
  requiredAll: features => `Questo trasferimento richiede ${formatList(features.map(definite), 'it')}.`,
  requiredAction: feature => {
    if (feature === 'trackingId') return 'Inserisca un ID di tracciamento.'
    return feature === 'mobileOtp' ? 'Inserisca il numero di telefono del destinatario.' : 'Attivi l’opzione.'
  },
  prohibited: feature => `Questo trasferimento non consente ${definite(feature)}.`,
  prohibitedAction: 'Lo invii senza questa opzione.',
  minExpiry: count => `Il link deve funzionare per almeno ${count === 1 ? 'un giorno' : days(count)}.`,
  maxExpiry: count => `Il link può funzionare per al massimo ${count === 1 ? 'un giorno' : days(count)}.`,
  templateSet: name => `È consentito solo il set di modelli «${name}».`,
  templateSetAction: 'Lo scelga.',
  signIn: 'Il destinatario deve effettuare l’accesso per aprire il link.',
  consent: 'Questo trasferimento richiede il Suo consenso.',
  bannedDomain: (organization, domain) => `${organization} non consente l’invio di file a ${domain}.`,
  allowed: (domains, others) =>
    `Destinatari consentiti: ${formatList(others > 0 ? [...domains, plural(others, { one: '# altro dominio', other: 'altri # domini' }, 'it')] : domains, 'it')}.`,
}

export const policyTexts: PolicyTexts = {
  by: (names, others) => {
    const quoted = names.map(name => `«${name}»`).join(', ')
    if (others > 0) return `Policy: ${quoted} e ${others === 1 ? 'un’altra' : `altre ${formatCount(others, 'it')}`}.`
    return `Policy: ${quoted}.`
  },
  says: (name, text) => `Policy «${name}»: ${text}`,
  silent: name => `Policy «${name}»`,
  notAvailable: (feature, name) => `Non disponibile: ${plain(feature)} (policy «${name}»).`,
  more: target => `Maggiori informazioni: ${target}`,
  conflict: (otherPolicy, feature) =>
    `La policy «${otherPolicy}» prevede il contrario su questo punto: ${plain(feature)}. Entrambe possono corrispondere allo stesso trasferimento. Restringa le condizioni di una o ne disattivi una.`,

  blockedTransfer: 'Questo trasferimento non può essere inviato',
  blockedRequest: 'Questa richiesta non può essere inviata',
  checkTransfer: 'Controlli questo trasferimento',
  checkRequest: 'Controlli questa richiesta',
  checkAgain: 'Controlla di nuovo',
  transferBelow: 'Una policy blocca questo trasferimento: veda sotto.',
  requestBelow: 'Una policy blocca questa richiesta: veda sotto.',
}
