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

const number = (count: number) => formatCount(count, 'nl')

export const insights: InsightsTexts = {
  title: 'Activiteitenoverzicht',
  activity: 'Activiteit',
  security: 'Beveiliging',
  range: 'Periode',
  rangeChosen: name => `Periode: ${name}`,
  from: 'Van',
  to: 'Tot en met',
  invalidDays: 'Voer geldige datums in.',
  backwards: 'De periode eindigt voordat ze begint.',
  tooEarly: 'De vroegste datum is 2 januari 1970.',
  tooLate: 'De laatste datum is 30 december 2199.',
  compared: (days, before) => `${days}, vergeleken met ${before}`,
  comparedInZone: (days, before, timeZone) =>
    `${days}, vergeleken met ${before}. Dagen en uren zijn in de tijdzone ${timeZone}.`,
  reportOf: organization => `${organization}:`,
  interval: 'Interval',
  automatic: 'Automatisch',
  search: 'Alle overdrachten doorzoeken',
  refresh: 'Vernieuwen',
  noData: 'Geen gegevens gevonden.',
  loading: title => `${title}: wordt geladen`,
  others: count => plural(count, { one: '# andere', other: '# andere' }, 'nl'),
  noExtension: 'Geen extensie',
  unlabelled: entries => `Kleine vakken: ${entries.join(', ')}`,
  chartFailed: 'De grafiek kon niet worden geladen',
  print: 'Rapport afdrukken',
  printRange: 'Deze periode afdrukken',
  printLastMonth: 'Vorige maand',
  printThisMonth: 'Deze maand',
  printing: 'Het rapport opent zodra alle kaarten zijn geladen.',
  days: (first, last) => `${first} tot en met ${last}`,
  figure: (name, figure) => `${name}: ${figure}`,
  titled: (title, count) => `${title} (${number(count)})`,
  listed: names => names.join(', '),
  point: (time, figures) => `${time}. ${figures.join(', ')}`,
  weekFrom: day => `Week vanaf ${day}`,
  cardsFailed: count =>
    plural(
      count,
      {
        one: '# kaart van het activiteitenoverzicht kon niet worden geladen',
        other: '# kaarten van het activiteitenoverzicht konden niet worden geladen',
      },
      'nl',
    ),
  severalFailed: failures => failures.join('. '),
}

export const insightFailures: InsightFailuresTexts = {
  activityHighlights: 'De kerncijfers van het activiteitenoverzicht konden niet worden geladen',
  transfersPerInterval: 'De overdrachten in de tijd konden niet worden geladen',
  dataVolume: 'De gegevens over het datavolume konden niet worden geladen',
  weekdays: 'De gegevens over weekdagen en uren konden niet worden geladen',
  topPartners: 'De toppartners konden niet worden geladen',
  topSenders: 'De topafzenders konden niet worden geladen',
  topReceivers: 'De topontvangers konden niet worden geladen',
  topInfotypes: 'De meest gevonden soorten gegevens konden niet worden geladen',
  fileTypes: 'De gegevens over bestandstypen konden niet worden geladen',
  flows: 'De gegevens over afzenders en partners konden niet worden geladen',
  behaviours: 'De gegevens over gedrag konden niet worden geladen',
  firstDownloads: 'De gegevens over eerste downloads konden niet worden geladen',
  newSenders: 'De nieuwe afzenders konden niet worden opgehaald',
  newDomains: 'De nieuwe domeinen konden niet worden opgehaald',
  newRecipients: 'De nieuwe ontvangers konden niet worden opgehaald',
  sendersSpike: 'De pieken bij afzenders konden niet worden opgehaald',
  domainsSpike: 'De pieken bij domeinen konden niet worden opgehaald',
  recipientsSpike: 'De pieken bij ontvangers konden niet worden opgehaald',
  sensitiveInfotypes: 'De gegevens over gevoelige gegevens konden niet worden geladen',
  mistakes: 'De voorkomen fouten konden niet worden opgehaald',
  transfers: 'De overdrachten konden niet worden geladen',
  alerts: 'De meldingen konden niet worden geladen',
}

export const cardTitles: CardTitlesTexts = {
  activityHighlights: 'Kerncijfers',
  transfersPerInterval: 'Overdrachten in de tijd',
  dataVolume: 'Datavolume',
  weekdays: 'Weekdagen en uren',
  topPartners: 'Toppartners',
  topSenders: 'Topafzenders',
  flows: 'Van afzenders naar partners',
  securityHighlights: 'Kerncijfers',
  behaviours: 'Gedrag',
  topInfotypes: 'Meest gevonden soorten gegevens',
  topReceivers: 'Topontvangers',
  fileTypes: 'Verstuurde bestandstypen',
  firstDownloads: 'Tijd tot eerste download',
  spikes: 'Plotselinge pieken',
}

export const tileTexts: TileTexts = {
  totalTransfers: 'Totaal overdrachten',
  totalRequests: 'Totaal verzoeken',
  totalUsers: 'Totaal gebruikers',
  totalDownloads: 'Downloads',
  totalExpired: 'Verlopen',
  newDomains: 'Nieuwe domeinen',
  newSenders: 'Nieuwe afzenders',
  newRecipients: 'Nieuwe ontvangers',
  sensitiveInfotypes: 'Gevoelige gegevens',
  mistakes: 'Fouten voorkomen',
}

export const cardMenu: CardMenuTexts = {
  menu: title => `Menu van ${title}`,
  more: title => `Meer: ${title}`,
  showTable: 'Als tabel tonen',
  showTableOf: title => `Als tabel tonen: ${title}`,
  showChart: 'Als grafiek tonen',
  open: 'Overdrachten openen',
  openNamed: count =>
    plural(count, { one: 'De overdrachten hiervan openen', other: 'De overdrachten van deze # openen' }, 'nl'),
  copy: 'Link naar deze kaart kopiëren',
  copied: title => `De link naar ${title} is gekopieerd.`,
  copyFailed: 'De link kon niet worden gekopieerd.',
  csv: 'CSV downloaden',
  png: 'PNG downloaden',
  ofSent: count => plural(count, { one: 'Van # verstuurde overdracht', other: 'Van # verstuurde overdrachten' }, 'nl'),
  csvFailed: 'Het CSV-bestand kon niet worden gemaakt.',
  pngFailed: 'De afbeelding kon niet worden gemaakt.',
}

export const columns: ColumnsTexts = {
  name: 'Naam',
  value: 'Waarde',
  changePercent: 'Verandering in procenten',
  transfers: 'Overdrachten',
  requests: 'Verzoeken',
  movingAverage: 'Voortschrijdend gemiddelde over 7 dagen',
  previous: 'Vorige periode',
  bytes: 'Volume',
  start: 'Begin',
  day: 'Dag',
  weekday: 'Weekdag',
  sender: 'Afzender',
  receiver: 'Ontvanger',
  partner: 'Partnerdomein',
  infotype: 'Soort gegevens',
  fileType: 'Bestandstype',
  behaviour: 'Gedrag',
  with: 'Met',
  without: 'Zonder',
  percentWith: 'Met, procent',
  percentWithout: 'Zonder, procent',
  firstDownload: 'Eerste download',
  kind: 'Soort',
  count: 'Overdrachten op de dag',
  average: 'Daggemiddelde ervoor',
}

export const firstDownloads: FirstDownloadsTexts = {
  withinHour: 'Binnen een uur',
  withinDay: 'Binnen een dag',
  withinThreeDays: 'Binnen 3 dagen',
  withinWeek: 'Binnen een week',
  later: 'Later',
  never: 'Verstuurd en nooit gedownload',
  share: (percent, never, total) =>
    `${formatPercent(percent, 'nl')} van de vrijgegeven overdrachten is nooit gedownload: ${number(never)} van ${number(total)}.`,
}

export const spikes: SpikesTexts = {
  text: (count, day, average) =>
    `${plural(count, { one: '# overdracht', other: '# overdrachten' }, 'nl')} op ${day}. Het gemiddelde van de 7 dagen ervoor was ${average} per dag.`,
  senders: 'Van een afzender',
  domains: 'Naar een domein',
  recipients: 'Naar een ontvanger',
}

export const found: FoundTexts = {
  openAll: 'Deze overdrachten openen',
  more: count =>
    plural(count, { one: 'Nog # andere staat er niet bij.', other: 'Nog # andere staan er niet bij.' }, 'nl'),
  between: (sender, recipient) => `${sender} aan ${recipient}`,
  review: 'Bekijken',
  corrected: 'Gecorrigeerde overdracht bekijken',
}

export const intervalNames: IntervalNamesTexts = { hour: 'Uur', day: 'Dag', week: 'Week', month: 'Maand' }

export const changes: ChangesTexts = {
  fromNone: 'In de vorige periode waren er geen.',
  same: 'Evenveel als in de vorige periode.',
  up: change => `${change} meer dan in de vorige periode.`,
  down: change => `${change} minder dan in de vorige periode.`,
}

export const alertSentences: AlertSentencesTexts = {
  newSenders: sender => `Nieuwe afzender: ${sender}`,
  newDomains: domain => `Nieuw domein: ${domain}`,
  newRecipients: recipient => `Nieuwe ontvanger: ${recipient}`,
  sendersSpike: sender => `Plotseling veel overdrachten van ${sender}`,
  domainsSpike: domain => `Plotseling veel overdrachten naar ${domain}`,
  recipientsSpike: recipient => `Plotseling veel overdrachten naar ${recipient}`,
  mistakePrevented: sender => `Mogelijke fout van ${sender} voorkomen`,
  sensitiveInfotypes: () => 'Gevoelige gegevens gevonden',
  malwareFound: sender => `Malware gevonden in een overdracht van ${sender}`,
  secondOpinion: sender => `Macie heeft meer gevoelige gegevens gevonden in een overdracht van ${sender}`,
}

export const alerts: AlertsTexts = {
  title: 'Meldingen',
  none: 'Er zijn geen meldingen.',
  kind: 'Soort melding',
  allKinds: 'Alle soorten',
  isNew: 'Nieuw',
  newCount: count => plural(count, { one: '# nieuwe melding', other: '# nieuwe meldingen' }, 'nl'),
  manyNew: max => `Meer dan ${number(max)} nieuwe meldingen`,
  more: count =>
    plural(
      count,
      { one: '# oudere melding wordt niet getoond.', other: '# oudere meldingen worden niet getoond.' },
      'nl',
    ),
  showMore: 'Meer tonen',
  showAll: count => `Alle ${number(count)} tonen`,
  spike: (count, average) =>
    `${number(count)} of meer overdrachten op één dag, vergeleken met ${average} per dag in de 7 dagen ervoor`,
  acknowledge: 'Bevestigen',
  acknowledgeOf: text => `Bevestigen: ${text}`,
  acknowledged: (by, time) => `${time} bevestigd door ${by}`,
  acknowledgedNow: by => `Zojuist bevestigd door ${by}`,
  reopen: 'Heropenen',
  reopenOf: text => `Heropenen: ${text}`,
  note: 'Notitie (optioneel)',
  noteHint: limit => `Ten hoogste ${number(limit)} tekens. Alle beheerders kunnen de notitie lezen.`,
  saving: 'Wordt opgeslagen',
  acknowledgeFailed: 'De melding kon niet worden bevestigd',
  reopenFailed: 'De melding kon niet worden heropend',
  onlyOpen: 'Alleen open',
  noneOpen: 'Alle meldingen in deze periode zijn bevestigd.',
  jump: 'Naar de meldingen',
  subscription: 'Meldingen per e-mail',
  subscriptionTo: email => `De e-mails gaan naar ${email}.`,
  endsAt: time => `Ze stoppen op ${time}, tenzij u het activiteitenoverzicht opnieuw gebruikt.`,
  cadence: 'Wanneer',
  kinds: 'Welke soorten',
  noKind: 'Kies ten minste één soort.',
  saved: 'Uw keuze voor e-mails is opgeslagen.',
  saveFailed: 'Uw keuze voor e-mails kon niet worden opgeslagen',
  loadFailed: 'Uw keuze voor e-mails kon niet worden geladen',
}

export const cadences: CadencesTexts = {
  none: 'Geen e-mails',
  each: 'Elke melding meteen',
  daily: 'Eén keer per dag',
  weekly: 'Eén keer per week',
}

export const alertKinds: AlertKindsTexts = {
  newSenders: 'Nieuwe afzenders',
  newDomains: 'Nieuwe domeinen',
  newRecipients: 'Nieuwe ontvangers',
  sendersSpike: 'Pieken van afzenders',
  domainsSpike: 'Pieken naar domeinen',
  recipientsSpike: 'Pieken naar ontvangers',
  mistakePrevented: 'Voorkomen fouten',
  sensitiveInfotypes: 'Gevoelige gegevens',
  malwareFound: 'Malware',
  secondOpinion: 'Tweede mening van Macie',
}

export const charts: ChartsTexts = {
  heatCell: (weekday, from, to, count) => `${weekday}, ${from} tot ${to}: ${number(count)}`,
  heatScale: max =>
    plural(
      max,
      {
        one: 'Het grootste vak staat voor # overdracht of verzoek.',
        other: 'Het grootste vak staat voor # overdrachten en verzoeken.',
      },
      'nl',
    ),
  share: (percent, count, total) => `${formatPercent(percent, 'nl')} (${number(count)} van ${number(total)})`,
  withAndWithout: (count, without, percentWithout) =>
    `${number(count)} met, ${number(without)} zonder (${formatPercent(percentWithout, 'nl')})`,
  flow: (sender, partner, count) => `${sender} naar ${partner}: ${number(count)}`,
  strongestFlows: (count, others) =>
    `De ${number(count)} grootste stromen en ${plural(others, { one: '# andere', other: '# andere' }, 'nl')}. De getallen naast de namen tellen alleen de grootste stromen.`,
}
