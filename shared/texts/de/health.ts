import type { HealthPeriodsTexts, HealthTexts, QualityTexts } from '../en/health.ts'
import { formatCount, plural } from '../format.ts'

const waiting = 'Transfers warten in der Verarbeitung und laufen von selbst weiter. Nichts wird ungeprüft freigegeben.'
const number = (count: number) => formatCount(count, 'de')

export const health: HealthTexts = {
  loadFailed: 'Der Systemstatus konnte nicht geladen werden',
  loading: 'Der Systemstatus wird geladen',
  firstRun: 'Die erste Prüfung läuft',
  firstRunText: 'Ihr Ergebnis erscheint hier von selbst, meist innerhalb einer Minute.',
  outdated: 'Diese Seite zeigt einen früheren Stand. Sie versucht es von selbst wieder.',
  retried: 'Diese Seite versucht es von selbst wieder.',

  currentStatus: 'Aktueller Status',
  lastChecked: 'Zuletzt geprüft',
  overall: 'Gesamt',
  otherParts: 'Weitere Teile',
  noScanner: 'Nicht eingerichtet',
  meaning: 'Was das bedeutet',
  partProblem: '{part}: {text}',

  day: 'Letzte 24 Stunden',
  zone: zone => `Zeiten in ${zone}`,
  legend: 'Legende',
  now: 'jetzt',

  history: 'Verlauf',
  historyNote: 'Alle fünf Minuten läuft eine Prüfung',
  time: 'Zeit',
  overallStatus: 'Gesamtstatus',
  showAll: count => `Alle ${number(count)} Prüfungen anzeigen`,
  showLatest: 'Nur die neuesten anzeigen',

  parts: {
    anonymization: 'Anonymisierung',
    extraction: 'Textextraktion',
    inspection: 'Prüfung',
    workflow: 'Verarbeitung',
    storage: 'Speicher',
    mail: 'E-Mail',
    index: 'Listen',
    identity: 'Anmeldung',
    scanner: 'Malware-Scanner',
  },

  statuses: {
    healthy: 'In Ordnung',
    degraded: 'Verlangsamt',
    stale: 'Veraltet',
    unhealthy: 'Gestört',
  },

  meanings: {
    anonymization: waiting,
    extraction: waiting,
    inspection: waiting,
    workflow: 'Transfers dauern länger als sonst und laufen von selbst weiter.',
    storage:
      'Uploads und Downloads können fehlschlagen. Bitte versuchen Sie es später noch einmal: Ein Upload geht dort weiter, wo er stehen blieb.',
    mail: 'E-Mails können verspätet ankommen. Den Link eines Transfers können Sie auf seiner Seite kopieren.',
    index: 'Listen zeigen vielleicht einen früheren Stand. Die Transfers selbst sind nicht betroffen.',
    identity: 'Die Anmeldung kann fehlschlagen. Wer angemeldet ist, kann weiterarbeiten.',
    scanner: waiting,
  },
  degraded: 'Die Ergebnisse sind richtig, dauern aber länger als sonst.',
  stale: 'In den letzten 15 Minuten gab es keine Prüfung. Der aktuelle Status ist deshalb nicht bekannt.',
}

export const healthPeriods: HealthPeriodsTexts = {
  statuses: {
    healthy: 'in Ordnung',
    unhealthy: 'gestört',
    degraded: 'verlangsamt',
    unchecked: 'nicht geprüft',
  },

  always: (whole, status) => `${whole}: ${status}`,
  sometimes: (whole, exceptions) => `${whole}: ${exceptions}; sonst in Ordnung`,
  never: (whole, exceptions) => `${whole}: ${exceptions}`,

  unhealthy: {
    once: (duration, time) => `${duration} gestört, um ${time}`,
    longer: (duration, from) => `${duration} gestört, ab ${from}`,
    often: (duration, count, last) =>
      `${duration} gestört, ${plural(count, { one: '#-mal', other: '#-mal' }, 'de')}, zuletzt um ${last}`,
  },
  degraded: {
    once: (duration, time) => `${duration} verlangsamt, um ${time}`,
    longer: (duration, from) => `${duration} verlangsamt, ab ${from}`,
    often: (duration, count, last) =>
      `${duration} verlangsamt, ${plural(count, { one: '#-mal', other: '#-mal' }, 'de')}, zuletzt um ${last}`,
  },
  unchecked: {
    once: (duration, time) => `${duration} nicht geprüft, um ${time}`,
    longer: (duration, from) => `${duration} nicht geprüft, ab ${from}`,
    often: (duration, count, last) =>
      `${duration} nicht geprüft, ${plural(count, { one: '#-mal', other: '#-mal' }, 'de')}, zuletzt um ${last}`,
  },
}

export const quality: QualityTexts = {
  title: 'Qualität der Prüfung',
  measuredNow: day => `Gemessen am ${day} mit dieser Version der Engine`,
  measuredEarlier: day => `Gemessen am ${day} mit einer früheren Version der Engine`,
  intro:
    'Wie gut die Engine sensible Daten findet, gemessen an Texten, in denen jedes Beispiel bekannt ist. Kein Teil der Engine wurde auf diese Texte abgestimmt.',
  precisionMeaning:
    'Die Genauigkeit ist der Anteil der Funde, die richtig sind. Bei 98\u00a0% sind 2 von 100 Funden Fehlalarme.',
  recallMeaning:
    'Die Trefferquote ist der Anteil der Beispiele, die gefunden werden. Bei 95\u00a0% werden 5 von 100 übersehen.',
  infoType: 'Sensible Daten',
  examples: 'Beispiele',
  precision: 'Genauigkeit',
  recall: 'Trefferquote',
  few: 'wenige',
  fewMeaning: (least, share) =>
    `„wenige“ steht bei Datenarten mit weniger als ${number(least)} Beispielen: Ein einziger Fehler ändert ihre Anteile um mehr als ${share}.`,

  setNames: {
    'test/labelled': 'Gekennzeichnete Dokumente von Waybill',
    'https://github.com/microsoft/presidio-research': 'Synthetische Datensätze von Presidio',
  },
  sets: {
    'Apache-2.0': texts =>
      `${number(texts)} Texte unter der Apache License 2.0: Alle dürfen sie verwenden, ändern und weitergeben, wenn die Hinweise darin erhalten bleiben`,
    MIT: texts =>
      `${number(texts)} Texte unter der MIT-Lizenz: Alle dürfen sie verwenden, ändern und weitergeben, wenn der Hinweis darin erhalten bleibt`,
  },
  otherSet: (texts, licence) => `${number(texts)} Texte, ${licence}`,

  extractedAll: (examples, documents, formats) =>
    `Textextraktion: Alle ${number(examples)} Beispiele standen in dem Text, der aus ${number(documents)} Dokumenten in ${number(formats)} Formaten gelesen wurde.`,
  extracted: (found, examples, documents, formats) =>
    `Textextraktion: ${number(found)} von ${number(examples)} Beispielen standen in dem Text, der aus ${number(documents)} Dokumenten in ${number(formats)} Formaten gelesen wurde.`,
  anonymization:
    'Bei der Anonymisierung gibt es keinen Anteil zu messen: Jede Systemprüfung vergleicht ihre Ergebnisse Zeichen für Zeichen.',
}
