import type { HealthPeriodsTexts, HealthTexts, QualityTexts } from '../en/health.ts'
import { formatCount, plural } from '../format.ts'

const waiting =
  'Overdrachten wachten in de verwerking en gaan vanzelf verder. Er wordt niets ongecontroleerd vrijgegeven.'
const number = (count: number) => formatCount(count, 'nl')
const periods = (count: number) => plural(count, { one: '# periode', other: '# perioden' }, 'nl')

export const health: HealthTexts = {
  loadFailed: 'De systeemstatus kon niet worden geladen',
  loading: 'De systeemstatus wordt geladen',
  firstRun: 'De eerste controle is bezig',
  firstRunText: 'Het resultaat verschijnt hier vanzelf, meestal binnen een minuut.',
  outdated: 'Deze pagina toont een eerdere status en probeert het vanzelf opnieuw.',
  retried: 'Deze pagina probeert het vanzelf opnieuw.',

  currentStatus: 'Huidige status',
  lastChecked: 'Laatst gecontroleerd',
  overall: 'Totaal',
  otherParts: 'Overige onderdelen',
  noScanner: 'Niet ingesteld',
  meaning: 'Wat dit betekent',
  partProblem: '{part}: {text}',

  day: 'Laatste 24 uur',
  zone: zone => `Tijden in ${zone}`,
  legend: 'Legenda',
  now: 'nu',

  history: 'Geschiedenis',
  historyNote: 'Elke vijf minuten wordt een controle uitgevoerd',
  time: 'Tijd',
  overallStatus: 'Totale status',
  showAll: count => `Alle ${number(count)} controles tonen`,
  showLatest: 'Alleen de nieuwste tonen',

  parts: {
    anonymization: 'Anonimisering',
    extraction: 'Tekstextractie',
    inspection: 'Inspectie',
    workflow: 'Verwerking',
    storage: 'Opslag',
    mail: 'E-mail',
    index: 'Lijsten',
    identity: 'Aanmelding',
    scanner: 'Malwarescanner',
  },

  statuses: {
    healthy: 'In orde',
    degraded: 'Vertraagd',
    stale: 'Verouderd',
    unhealthy: 'Verstoord',
  },

  meanings: {
    anonymization: waiting,
    extraction: waiting,
    inspection: waiting,
    workflow: 'Overdrachten duren langer dan gewoonlijk en gaan vanzelf verder.',
    storage:
      'Uploads en downloads kunnen mislukken. Probeer het later opnieuw: een upload gaat verder waar hij stopte.',
    mail: 'E-mails kunnen later aankomen. U kunt de link van een overdracht kopiëren op de pagina van de overdracht.',
    index: 'Lijsten tonen mogelijk een eerdere status. Voor de overdrachten zelf verandert er niets.',
    identity: 'Aanmelden kan mislukken. Wie al is aangemeld, kan blijven werken.',
    scanner: waiting,
  },
  degraded: 'De resultaten zijn juist, maar duren langer dan gewoonlijk.',
  stale: 'In de laatste 15 minuten is er geen controle uitgevoerd. De huidige status is daarom onbekend.',
}

export const healthPeriods: HealthPeriodsTexts = {
  statuses: {
    healthy: 'in orde',
    unhealthy: 'verstoord',
    degraded: 'vertraagd',
    unchecked: 'niet gecontroleerd',
  },

  always: (whole, status) => `${whole}: ${status}`,
  sometimes: (whole, exceptions) => `${whole}: ${exceptions}; verder in orde`,
  never: (whole, exceptions) => `${whole}: ${exceptions}`,

  unhealthy: {
    once: (duration, time) => `${duration} verstoord om ${time}`,
    longer: (duration, from) => `${duration} verstoord vanaf ${from}`,
    often: (duration, count, last) => `${duration} verstoord in ${periods(count)}, de laatste om ${last}`,
  },
  degraded: {
    once: (duration, time) => `${duration} vertraagd om ${time}`,
    longer: (duration, from) => `${duration} vertraagd vanaf ${from}`,
    often: (duration, count, last) => `${duration} vertraagd in ${periods(count)}, de laatste om ${last}`,
  },
  unchecked: {
    once: (duration, time) => `${duration} niet gecontroleerd om ${time}`,
    longer: (duration, from) => `${duration} niet gecontroleerd vanaf ${from}`,
    often: (duration, count, last) => `${duration} niet gecontroleerd in ${periods(count)}, de laatste om ${last}`,
  },
}

export const quality: QualityTexts = {
  title: 'Kwaliteit van de inspectie',
  measuredNow: day => `Gemeten op ${day} met deze versie van de engine`,
  measuredEarlier: day => `Gemeten op ${day} met een eerdere versie van de engine`,
  intro:
    'Hoe goed de engine gevoelige gegevens vindt, gemeten op teksten waarin elk voorbeeld bekend is. Geen onderdeel van de engine is op deze teksten afgestemd.',
  precisionMeaning:
    'De precisie is het aandeel van de bevindingen dat juist is. Bij 98% zijn 2 van de 100 bevindingen vals alarm.',
  recallMeaning:
    'De trefkans is het aandeel van de voorbeelden dat wordt gevonden. Bij 95% worden 5 van de 100 gemist.',
  infoType: 'Gevoelige gegevens',
  examples: 'Voorbeelden',
  precision: 'Precisie',
  recall: 'Trefkans',
  few: 'weinig',
  fewMeaning: (least, share) =>
    `‘weinig’ staat bij soorten met minder dan ${number(least)} voorbeelden: één fout verandert hun aandelen met meer dan ${share}.`,

  setNames: {
    'test/labelled': 'Gelabelde documenten van Waybill',
    'https://github.com/microsoft/presidio-research': 'Synthetische records van Presidio',
  },
  sets: {
    'Apache-2.0': texts =>
      `${number(texts)} teksten onder de Apache License 2.0: iedereen mag ze gebruiken, wijzigen en delen als de kennisgevingen behouden blijven`,
    MIT: texts =>
      `${number(texts)} teksten onder de MIT-licentie: iedereen mag ze gebruiken, wijzigen en delen als de kennisgeving behouden blijft`,
  },
  otherSet: (texts, licence) => `${number(texts)} teksten, ${licence}`,

  extractedAll: (examples, documents, formats) =>
    `Tekstextractie: alle ${number(examples)} voorbeelden stonden in de tekst die uit ${number(documents)} documenten in ${number(formats)} indelingen is gelezen.`,
  extracted: (found, examples, documents, formats) =>
    `Tekstextractie: ${number(found)} van de ${number(examples)} voorbeelden stonden in de tekst die uit ${number(documents)} documenten in ${number(formats)} indelingen is gelezen.`,
  anonymization:
    'Voor anonimisering valt geen aandeel te meten: elke systeemcontrole vergelijkt de resultaten teken voor teken.',
}
