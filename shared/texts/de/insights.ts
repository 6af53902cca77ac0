import type {
  AlertKindsTexts,
  AlertSentencesTexts,
  AlertsTexts,
  CadencesTexts,
  CardMenuTexts,
  CardTitlesTexts,
  ChangesTexts,
  ChartsTexts,
  ColumnsTexts,
  FirstDownloadsTexts,
  FoundTexts,
  InsightFailuresTexts,
  InsightsTexts,
  IntervalNamesTexts,
  SpikesTexts,
  TileTexts,
} from '../en/insights.ts'
import { formatCount, formatPercent, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'de')

export const insights: InsightsTexts = {
  title: 'Auswertungen',
  activity: 'Aktivität',
  security: 'Sicherheit',
  range: 'Zeitraum',
  rangeChosen: name => `Zeitraum: ${name}`,
  from: 'Von',
  to: 'Bis',
  invalidDays: 'Geben Sie gültige Daten ein.',
  backwards: 'Der Zeitraum endet, bevor er beginnt.',
  tooEarly: 'Das früheste Datum ist der 2. Januar 1970.',
  tooLate: 'Das späteste Datum ist der 30. Dezember 2199.',
  compared: (days, before) => `${days}, verglichen mit ${before}`,
  comparedInZone: (days, before, timeZone) =>
    `${days}, verglichen mit ${before}. Tage und Stunden in der Zeitzone ${timeZone}.`,
  reportOf: organization => `${organization}:`,
  interval: 'Intervall',
  automatic: 'Automatisch',
  search: 'Alle Transfers durchsuchen',
  refresh: 'Aktualisieren',
  noData: 'Keine Daten gefunden.',
  loading: title => `${title} wird geladen`,
  others: count => plural(count, { one: '# weitere', other: '# weitere' }, 'de'),
  noExtension: 'Keine Endung',
  unlabelled: entries => `Kleine Felder: ${entries.join(', ')}`,
  chartFailed: 'Das Diagramm konnte nicht geladen werden',
  print: 'Bericht drucken',
  printRange: 'Diesen Zeitraum drucken',
  printLastMonth: 'Letzter Monat',
  printThisMonth: 'Dieser Monat',
  printing: 'Der Bericht öffnet sich, sobald alle Karten geladen sind.',
  days: (first, last) => `${first} bis ${last}`,
  figure: (name, figure) => `${name}: ${figure}`,
  titled: (title, count) => `${title} (${number(count)})`,
  listed: names => names.join(', '),
  point: (time, figures) => `${time}. ${figures.join(', ')}`,
  weekFrom: day => `Woche ab ${day}`,
  cardsFailed: count =>
    plural(
      count,
      {
        one: '# Karte der Auswertungen konnte nicht geladen werden',
        other: '# Karten der Auswertungen konnten nicht geladen werden',
      },
      'de',
    ),
  severalFailed: failures => failures.join('. '),
}

const failed = (what: string) => `${what} konnten nicht geladen werden`

export const insightFailures: InsightFailuresTexts = {
  activityHighlights: failed('Die wichtigsten Zahlen'),
  transfersPerInterval: failed('Die Transfers im Zeitverlauf'),
  dataVolume: failed('Die Datenmengen'),
  weekdays: failed('Die Wochentage und Stunden'),
  topPartners: failed('Die häufigsten Partner'),
  topSenders: failed('Die häufigsten Absender'),
  topReceivers: failed('Die häufigsten Empfänger'),
  topInfotypes: failed('Die häufigsten Datenarten'),
  fileTypes: failed('Die Dateitypen'),
  flows: failed('Die Absender und Partner'),
  behaviours: failed('Die Daten zum Verhalten'),
  firstDownloads: failed('Die ersten Downloads'),
  newSenders: failed('Die neuen Absender'),
  newDomains: failed('Die neuen Domains'),
  newRecipients: failed('Die neuen Empfänger'),
  sendersSpike: failed('Die plötzlichen Anstiege bei Absendern'),
  domainsSpike: failed('Die plötzlichen Anstiege bei Domains'),
  recipientsSpike: failed('Die plötzlichen Anstiege bei Empfängern'),
  sensitiveInfotypes: failed('Die sensiblen Daten'),
  mistakes: failed('Die verhinderten Fehler'),
  transfers: failed('Die Transfers'),
  alerts: failed('Die Meldungen'),
}

export const cardTitles: CardTitlesTexts = {
  activityHighlights: 'Auf einen Blick',
  transfersPerInterval: 'Transfers im Zeitverlauf',
  dataVolume: 'Datenmenge',
  weekdays: 'Wochentage und Stunden',
  topPartners: 'Häufigste Partner',
  topSenders: 'Häufigste Absender',
  flows: 'Von Absendern zu Partnern',
  securityHighlights: 'Auf einen Blick',
  behaviours: 'Verhalten',
  topInfotypes: 'Häufigste Datenarten',
  topReceivers: 'Häufigste Empfänger',
  fileTypes: 'Gesendete Dateitypen',
  firstDownloads: 'Zeit bis zum ersten Download',
  spikes: 'Plötzliche Anstiege',
}

export const tileTexts: TileTexts = {
  totalTransfers: 'Transfers',
  totalRequests: 'Anfragen',
  totalUsers: 'Benutzer',
  totalDownloads: 'Downloads',
  totalExpired: 'Abgelaufen',
  newDomains: 'Neue Domains',
  newSenders: 'Neue Absender',
  newRecipients: 'Neue Empfänger',
  sensitiveInfotypes: 'Sensible Daten',
  mistakes: 'Verhinderte Fehler',
}

export const cardMenu: CardMenuTexts = {
  menu: title => `Menü von ${title}`,
  more: title => `Mehr: ${title}`,
  showTable: 'Als Tabelle zeigen',
  showTableOf: title => `Als Tabelle zeigen: ${title}`,
  showChart: 'Als Diagramm zeigen',
  open: 'Transfers öffnen',
  openNamed: count => plural(count, { one: 'Zugehörige Transfers öffnen', other: 'Transfers dieser # öffnen' }, 'de'),
  copy: 'Link zu dieser Karte kopieren',
  copied: title => `Der Link zu ${title} wurde kopiert.`,
  copyFailed: 'Der Link konnte nicht kopiert werden.',
  csv: 'CSV herunterladen',
  png: 'PNG herunterladen',
  ofSent: count => plural(count, { one: 'Von # gesendeten Transfer', other: 'Von # gesendeten Transfers' }, 'de'),
  csvFailed: 'Die CSV-Datei konnte nicht erstellt werden.',
  pngFailed: 'Das Bild konnte nicht erstellt werden.',
}

export const columns: ColumnsTexts = {
  name: 'Name',
  value: 'Wert',
  changePercent: 'Änderung in Prozent',
  transfers: 'Transfers',
  requests: 'Anfragen',
  movingAverage: 'Gleitender Mittelwert (7 Tage)',
  previous: 'Zeitraum davor',
  bytes: 'Menge',
  start: 'Beginn',
  day: 'Tag',
  weekday: 'Wochentag',
  sender: 'Absender',
  receiver: 'Empfänger',
  partner: 'Partner-Domain',
  infotype: 'Datenart',
  fileType: 'Dateityp',
  behaviour: 'Verhalten',
  with: 'Mit',
  without: 'Ohne',
  percentWith: 'Mit, Prozent',
  percentWithout: 'Ohne, Prozent',
  firstDownload: 'Erster Download',
  kind: 'Art',
  count: 'Transfers am Tag',
  average: 'Tagesmittel davor',
}

export const firstDownloads: FirstDownloadsTexts = {
  withinHour: 'Innerhalb einer Stunde',
  withinDay: 'Innerhalb eines Tages',
  withinThreeDays: 'Innerhalb von 3 Tagen',
  withinWeek: 'Innerhalb einer Woche',
  later: 'Später',
  never: 'Gesendet und nie heruntergeladen',
  share: (percent, never, total) =>
    `${formatPercent(percent, 'de')} der freigegebenen Transfers wurden nie heruntergeladen: ${number(never)} von ${number(total)}.`,
}

export const spikes: SpikesTexts = {
  text: (count, day, average) =>
    `${plural(count, { one: '# Transfer', other: '# Transfers' }, 'de')} am ${day}. Im Mittel der 7 Tage davor waren es ${average} pro Tag.`,
  senders: 'Von einem Absender',
  domains: 'An eine Domain',
  recipients: 'An einen Empfänger',
}

export const found: FoundTexts = {
  openAll: 'Diese Transfers öffnen',
  more: count =>
    plural(count, { one: '# weiterer ist nicht aufgeführt.', other: '# weitere sind nicht aufgeführt.' }, 'de'),
  between: (sender, recipient) => `${sender} an ${recipient}`,
  review: 'Prüfen',
  corrected: 'Berichtigten Transfer prüfen',
}

export const intervalNames: IntervalNamesTexts = { hour: 'Stunde', day: 'Tag', week: 'Woche', month: 'Monat' }

export const changes: ChangesTexts = {
  fromNone: 'Im Zeitraum davor gab es keine.',
  same: 'Gleich viele wie im Zeitraum davor.',
  up: change => `${change} mehr als im Zeitraum davor.`,
  down: change => `${change} weniger als im Zeitraum davor.`,
}

export const alertSentences: AlertSentencesTexts = {
  newSenders: sender => `Neuer Absender: ${sender}`,
  newDomains: domain => `Neue Domain: ${domain}`,
  newRecipients: recipient => `Neuer Empfänger: ${recipient}`,
  sendersSpike: sender => `Plötzlich viele Transfers von ${sender}`,
  domainsSpike: domain => `Plötzlich viele Transfers an ${domain}`,
  recipientsSpike: recipient => `Plötzlich viele Transfers an ${recipient}`,
  mistakePrevented: sender => `Möglicher Fehler von ${sender} verhindert`,
  sensitiveInfotypes: () => 'Sensible Daten gefunden',
  malwareFound: sender => `Malware in einem Transfer von ${sender} gefunden`,
  secondOpinion: sender => `Macie hat in einem Transfer von ${sender} weitere sensible Daten gefunden`,
}

export const alerts: AlertsTexts = {
  title: 'Meldungen',
  none: 'Keine Meldungen.',
  kind: 'Art der Meldung',
  allKinds: 'Alle Arten',
  isNew: 'Neu',
  newCount: count => plural(count, { one: '# neue Meldung', other: '# neue Meldungen' }, 'de'),
  manyNew: max => `Über ${number(max)} neue Meldungen`,
  more: count =>
    plural(
      count,
      { one: '# ältere Meldung wird nicht gezeigt.', other: '# ältere Meldungen werden nicht gezeigt.' },
      'de',
    ),
  showMore: 'Mehr anzeigen',
  showAll: count => `Alle ${number(count)} anzeigen`,
  spike: (count, average) =>
    `${number(count)} oder mehr Transfers an einem Tag, verglichen mit ${average} pro Tag in den 7 Tagen davor`,
  acknowledge: 'Bestätigen',
  acknowledgeOf: text => `Bestätigen: ${text}`,
  acknowledged: (by, time) => `Von ${by} ${time} bestätigt`,
  acknowledgedNow: by => `Von ${by} gerade eben bestätigt`,
  reopen: 'Wieder öffnen',
  reopenOf: text => `Wieder öffnen: ${text}`,
  note: 'Notiz (optional)',
  noteHint: limit => `Höchstens ${number(limit)} Zeichen. Alle Administratoren können sie lesen.`,
  saving: 'Wird gespeichert',
  acknowledgeFailed: 'Die Meldung konnte nicht bestätigt werden',
  reopenFailed: 'Die Meldung konnte nicht wieder geöffnet werden',
  onlyOpen: 'Nur offene',
  noneOpen: 'Alle Meldungen dieses Zeitraums sind bestätigt.',
  jump: 'Zu den Meldungen',
  subscription: 'Meldungen per E-Mail',
  subscriptionTo: email => `Die E-Mails gehen an ${email}.`,
  endsAt: time => `Die E-Mails enden am ${time}, falls Sie die Auswertungen bis dahin nicht wieder nutzen.`,
  cadence: 'Wann',
  kinds: 'Welche Arten',
  noKind: 'Wählen Sie mindestens eine Art.',
  saved: 'Ihre Auswahl der E-Mails wurde gespeichert.',
  saveFailed: 'Ihre Auswahl der E-Mails konnte nicht gespeichert werden',
  loadFailed: 'Ihre Auswahl der E-Mails konnte nicht geladen werden',
}

export const cadences: CadencesTexts = {
  none: 'Keine E-Mails',
  each: 'Jede Meldung sofort',
  daily: 'Einmal am Tag',
  weekly: 'Einmal in der Woche',
}

export const alertKinds: AlertKindsTexts = {
  newSenders: 'Neue Absender',
  newDomains: 'Neue Domains',
  newRecipients: 'Neue Empfänger',
  sendersSpike: 'Anstiege bei Absendern',
  domainsSpike: 'Anstiege bei Domains',
  recipientsSpike: 'Anstiege bei Empfängern',
  mistakePrevented: 'Verhinderte Fehler',
  sensitiveInfotypes: 'Sensible Daten',
  malwareFound: 'Malware',
  secondOpinion: 'Zweite Meinung von Macie',
}

export const charts: ChartsTexts = {
  heatCell: (weekday, from, to, count) => `${weekday}, ${from} bis ${to}: ${number(count)}`,
  heatScale: max =>
    plural(
      max,
      {
        one: 'Das größte Feld steht für # Transfer oder # Anfrage.',
        other: 'Das größte Feld steht für # Transfers und Anfragen.',
      },
      'de',
    ),
  share: (percent, count, total) => `${formatPercent(percent, 'de')} (${number(count)} von ${number(total)})`,
  withAndWithout: (count, without, percentWithout) =>
    `${number(count)} mit, ${number(without)} ohne (${formatPercent(percentWithout, 'de')})`,
  flow: (sender, partner, count) => `${sender} an ${partner}: ${number(count)}`,
  strongestFlows: (count, others) =>
    `Die ${number(count)} stärksten Verbindungen und ${plural(others, { one: '# weitere', other: '# weitere' }, 'de')}. Die Zahlen neben den Namen zählen nur die stärksten.`,
}
