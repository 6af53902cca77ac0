import type { HealthPeriodsTexts, HealthTexts, QualityTexts } from '../en/health.ts'
import { formatCount, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'it')
const waiting =
  'I trasferimenti attendono in elaborazione e proseguono automaticamente. Nulla viene reso disponibile senza controllo.'

export const health: HealthTexts = {
  loadFailed: 'Impossibile caricare i dati dei controlli',
  loading: 'Caricamento dei controlli',
  firstRun: 'Il primo controllo è in corso',
  firstRunText: 'Il risultato compare qui automaticamente, di solito entro un minuto.',
  outdated: 'Questa pagina mostra uno stato precedente. Riprova automaticamente.',
  retried: 'Questa pagina riprova automaticamente.',

  currentStatus: 'Stato attuale',
  lastChecked: 'Ultimo controllo',
  overall: 'Complessivo',
  otherParts: 'Altri componenti',
  noScanner: 'Non configurato',
  meaning: 'Che cosa significa',
  partProblem: '{part}: {text}',

  day: 'Ultime 24 ore',
  zone: zone => `Orari in ${zone}`,
  legend: 'Legenda',
  now: 'ora',

  history: 'Cronologia',
  historyNote: 'Un controllo ogni cinque minuti',
  time: 'Ora',
  overallStatus: 'Stato complessivo',
  showAll: count => `Mostra tutti i controlli (${number(count)})`,
  showLatest: 'Mostra solo i più recenti',

  parts: {
    anonymization: 'Anonimizzazione',
    extraction: 'Estrazione',
    inspection: 'Analisi',
    workflow: 'Elaborazione',
    storage: 'Archiviazione',
    mail: 'E-mail',
    index: 'Elenchi',
    identity: 'Accesso',
    scanner: 'Scanner antimalware',
  },

  statuses: {
    healthy: 'Funzionante',
    degraded: 'Rallentamenti',
    stale: 'Da verificare',
    unhealthy: 'Non funzionante',
  },

  meanings: {
    anonymization: waiting,
    extraction: waiting,
    inspection: waiting,
    workflow: 'I trasferimenti richiedono più tempo del solito e proseguono automaticamente.',
    storage:
      'Caricamenti e download potrebbero non riuscire. Riprovi più tardi: un caricamento riprende da dove si era fermato.',
    mail: 'Le e-mail potrebbero arrivare in ritardo. Può copiare il link di un trasferimento dalla sua pagina.',
    index: 'Gli elenchi potrebbero mostrare uno stato precedente. I trasferimenti stessi non ne risentono.',
    identity: 'L’accesso potrebbe non riuscire. Chi ha già effettuato l’accesso può continuare a lavorare.',
    scanner: waiting,
  },
  degraded: 'I risultati sono corretti, ma richiedono più tempo del solito.',
  stale: 'Negli ultimi 15 minuti non c’è stato alcun controllo; lo stato attuale è quindi sconosciuto.',
}

const periods = (count: number) => plural(count, { one: '# periodo', other: '# periodi' }, 'it')

export const healthPeriods: HealthPeriodsTexts = {
  statuses: {
    healthy: 'funzionante',
    unhealthy: 'non funzionante',
    degraded: 'con rallentamenti',
    unchecked: 'senza controlli',
  },

  always: (whole, status) => `${whole}: ${status}`,
  sometimes: (whole, exceptions) => `${whole}: ${exceptions}; per il resto funzionante`,
  never: (whole, exceptions) => `${whole}: ${exceptions}`,

  unhealthy: {
    once: (duration, time) => `non funzionante per ${duration} alle ${time}`,
    longer: (duration, from) => `non funzionante per ${duration} dalle ${from}`,
    often: (duration, count, last) => `non funzionante per ${duration} in ${periods(count)}, l’ultimo alle ${last}`,
  },
  degraded: {
    once: (duration, time) => `con rallentamenti per ${duration} alle ${time}`,
    longer: (duration, from) => `con rallentamenti per ${duration} dalle ${from}`,
    often: (duration, count, last) => `con rallentamenti per ${duration} in ${periods(count)}, l’ultimo alle ${last}`,
  },
  unchecked: {
    once: (duration, time) => `senza controlli per ${duration} alle ${time}`,
    longer: (duration, from) => `senza controlli per ${duration} dalle ${from}`,
    often: (duration, count, last) => `senza controlli per ${duration} in ${periods(count)}, l’ultimo alle ${last}`,
  },
}

export const quality: QualityTexts = {
  title: 'Qualità dell’analisi',
  measuredNow: day => `Data di misurazione: ${day}, con questa versione del motore`,
  measuredEarlier: day => `Data di misurazione: ${day}, con una versione precedente del motore`,
  intro:
    'Con quale precisione il motore trova i dati sensibili, misurata su testi di cui si conosce ogni esempio. Nessuna parte del motore è stata adattata a questi testi.',
  precisionMeaning:
    'La precisione è la quota di risultati corretti. Con il 98%, 2 risultati su 100 sono falsi allarmi.',
  recallMeaning: 'Il richiamo è la quota di esempi trovati. Con il 95%, 5 su 100 sfuggono.',
  infoType: 'Dati sensibili',
  examples: 'Esempi',
  precision: 'Precisione',
  recall: 'Richiamo',
  few: 'pochi',
  fewMeaning: (least, share) =>
    `«pochi» indica i tipi con meno di ${number(least)} esempi: un solo errore ne modifica le quote di oltre ${share}.`,

  setNames: {
    'test/labelled': 'Documenti annotati di Waybill',
    'https://github.com/microsoft/presidio-research': 'Record sintetici di Presidio',
  },
  sets: {
    'Apache-2.0': texts =>
      `${number(texts)} testi, con licenza Apache 2.0: chiunque può usarli, modificarli e condividerli conservandone le note legali`,
    MIT: texts =>
      `${number(texts)} testi, con licenza MIT: chiunque può usarli, modificarli e condividerli conservandone la nota legale`,
  },
  otherSet: (texts, licence) => `${number(texts)} testi, ${licence}`,

  extractedAll: (examples, documents, formats) =>
    `Estrazione: tutti gli esempi (${number(examples)}) erano presenti nel testo letto da ${number(documents)} documenti in ${number(formats)} formati.`,
  extracted: (found, examples, documents, formats) =>
    `Estrazione: ${number(found)} esempi su ${number(examples)} erano presenti nel testo letto da ${number(documents)} documenti in ${number(formats)} formati.`,
  anonymization:
    'Per l’anonimizzazione non c’è una quota da misurare: ogni controllo ne confronta i risultati carattere per carattere.',
}
