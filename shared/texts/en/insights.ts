import type { AlertCadence, AlertKind } from '../../domain/insights/alert.ts'
import type { Interval } from '../../domain/insights/windows.ts'
import { formatCount, formatPercent, plural } from '../format.ts'

export const insights = {
  title: 'Activity Insights',
  activity: 'Activity',
  security: 'Security Insights',
  range: 'Date range',
  rangeChosen: (name: string) => `Date range: ${name}`,
  from: 'From',
  to: 'To',
  invalidDays: 'Enter valid dates.',
  backwards: 'The range ends before it begins.',
  tooEarly: 'The earliest date is 2 January 1970.',
  tooLate: 'The latest date is 30 December 2199.',
  compared: (days: string, before: string) => `${days}, compared with ${before}`,
  comparedInZone: (days: string, before: string, timeZone: string) =>
    `${days}, compared with ${before}. Days and hours are in the time zone ${timeZone}.`,
  /** Before the days, on paper. */
  reportOf: (organization: string) => `${organization}:`,
  interval: 'Interval',
  automatic: 'Automatic',
  search: 'Search all transfers',
  refresh: 'Refresh',
  noData: 'No data found.',
  loading: (title: string) => `Loading ${title}`,
  others: (count: number) => plural(count, { one: '# other', other: '# others' }),
  noExtension: 'No extension',
  /** @param entries such as '.pdf: 12' */
  unlabelled: (entries: readonly string[]) => `Small boxes: ${entries.join(', ')}`,
  chartFailed: 'Failed to load the chart',
  print: 'Print report',
  printRange: 'Print this range',
  printLastMonth: 'Last month',
  printThisMonth: 'This month',
  printing: 'The report opens when all cards are loaded.',
  /** In the name of a file. */
  days: (first: string, last: string) => `${first} to ${last}`,
  figure: (name: string, figure: string) => `${name}: ${figure}`,
  titled: (title: string, count: number) => `${title} (${formatCount(count)})`,
  listed: (names: readonly string[]) => names.join(', '),
  /** One point of a chart, for screen readers. */
  point: (time: string, figures: readonly string[]) => `${time}. ${figures.join(', ')}`,
  weekFrom: (day: string) => `Week from ${day}`,
  /** One toast for many failures. */
  cardsFailed: (count: number) =>
    plural(count, {
      one: 'Failed to load # card of Activity Insights',
      other: 'Failed to load # cards of Activity Insights',
    }),
  severalFailed: (failures: readonly string[]) => failures.join('. '),
}
export type InsightsTexts = typeof insights

/** Toasts, and what a failed card shows (specification, section 8). By the name of the query. */
export const insightFailures = {
  activityHighlights: 'Failed to load activity insights highlights data',
  transfersPerInterval: 'Failed to load transfers over time data',
  dataVolume: 'Failed to load data volume data',
  weekdays: 'Failed to load weekdays and hours data',
  topPartners: 'Failed to load top partners data',
  topSenders: 'Failed to load Top Senders data',
  topReceivers: 'Failed to load top recipients data',
  topInfotypes: 'Failed to load top infotypes data',
  fileTypes: 'Failed to load file types data',
  flows: 'Failed to load senders and partners data',
  behaviours: 'Failed to load security insights behaviours data',
  firstDownloads: 'Failed to load first downloads data',
  newSenders: 'Failed to fetch New Senders data',
  newDomains: 'Failed to fetch New Domains data',
  newRecipients: 'Failed to fetch New Recipient data',
  sendersSpike: 'Failed to fetch Senders Sudden Spike data',
  domainsSpike: 'Failed to fetch Domains Sudden Spike data',
  recipientsSpike: 'Failed to fetch Recipients Sudden Spike data',
  sensitiveInfotypes: 'Failed to load sensitive infotypes data',
  mistakes: 'Failed to fetch Mistake indicate data',
  transfers: 'Failed to load transfers data',
  alerts: 'Failed to load alerts data',
}
export type InsightFailuresTexts = typeof insightFailures

export const cardTitles = {
  activityHighlights: 'Highlights',
  transfersPerInterval: 'Transfers over time',
  dataVolume: 'Data volume',
  weekdays: 'Weekdays and hours',
  topPartners: 'Top partners',
  topSenders: 'Top senders',
  flows: 'From senders to partners',
  securityHighlights: 'Highlights',
  behaviours: 'Behaviours',
  topInfotypes: 'Top info types',
  topReceivers: 'Top receivers',
  fileTypes: 'File types sent',
  firstDownloads: 'Time to first download',
  spikes: 'Sudden spikes',
}
export type CardTitlesTexts = typeof cardTitles

export const tileTexts = {
  totalTransfers: 'Total Transfers',
  totalRequests: 'Total Requests',
  totalUsers: 'Total Users',
  totalDownloads: 'Downloads',
  totalExpired: 'Expired',
  newDomains: 'New Domains',
  newSenders: 'New Senders',
  newRecipients: 'New Recipients',
  sensitiveInfotypes: 'Sensitive Infotypes',
  mistakes: 'Mistakes Prevented',
}
export type TileTexts = typeof tileTexts

export const cardMenu = {
  menu: (title: string) => `Menu of ${title}`,
  more: (title: string) => `More: ${title}`,
  showTable: 'Show as table',
  showTableOf: (title: string) => `Show as table: ${title}`,
  showChart: 'Show as chart',
  open: 'Open transfers',
  openNamed: (count: number) => plural(count, { one: 'Open its transfers', other: 'Open the transfers of all #' }),
  copy: 'Copy link to this card',
  copied: (title: string) => `The link to ${title} has been copied.`,
  copyFailed: 'The link could not be copied.',
  csv: 'Download CSV',
  png: 'Download PNG',
  ofSent: (count: number) => plural(count, { one: 'Of # sent transfer', other: 'Of # sent transfers' }),
  csvFailed: 'The CSV file could not be created.',
  pngFailed: 'The picture could not be created.',
}
export type CardMenuTexts = typeof cardMenu

/** Columns of tables and CSV files, and the names of series. */
export const columns = {
  name: 'Name',
  value: 'Value',
  changePercent: 'Change in percent',
  transfers: 'Transfers',
  requests: 'Requests',
  movingAverage: '7-day moving average',
  previous: 'Previous period',
  bytes: 'Volume',
  start: 'Start',
  day: 'Day',
  weekday: 'Weekday',
  sender: 'Sender',
  receiver: 'Receiver',
  partner: 'Partner domain',
  infotype: 'Info type',
  fileType: 'File type',
  behaviour: 'Behaviour',
  with: 'With',
  without: 'Without',
  percentWith: 'With, percent',
  percentWithout: 'Without, percent',
  firstDownload: 'First download',
  kind: 'Kind',
  count: 'Transfers on the day',
  average: 'Daily average before',
}
export type ColumnsTexts = typeof columns

export const firstDownloads = {
  withinHour: 'Within an hour',
  withinDay: 'Within a day',
  withinThreeDays: 'Within 3 days',
  withinWeek: 'Within a week',
  later: 'Later',
  never: 'Sent and never downloaded',
  share: (percent: number, never: number, total: number) =>
    `${formatPercent(percent)} of the released transfers were never downloaded: ${formatCount(never)} of ${formatCount(total)}.`,
}
export type FirstDownloadsTexts = typeof firstDownloads

export const spikes = {
  /** @param average such as '1.4' */
  text: (count: number, day: string, average: string) =>
    `${plural(count, { one: '# transfer', other: '# transfers' })} on ${day}. The average of the 7 days before was ${average} a day.`,
  senders: 'From a sender',
  domains: 'To a domain',
  recipients: 'To a recipient',
}
export type SpikesTexts = typeof spikes

export const found = {
  openAll: 'Open these transfers',
  more: (count: number) => plural(count, { one: '# more is not listed.', other: '# more are not listed.' }),
  between: (sender: string, recipient: string) => `${sender} to ${recipient}`,
  review: 'Review',
  corrected: 'Review the corrected transfer',
}
export type FoundTexts = typeof found

export const intervalNames: Record<Interval, string> = { hour: 'Hour', day: 'Day', week: 'Week', month: 'Month' }
export type IntervalNamesTexts = typeof intervalNames

/** In words, for screen readers. A change is such as '12%', without a sign. */
export const changes = {
  fromNone: 'There was none in the previous period.',
  same: 'The same as in the previous period.',
  up: (change: string) => `Up ${change} from the previous period.`,
  down: (change: string) => `Down ${change} from the previous period.`,
}
export type ChangesTexts = typeof changes

/** The specification's texts (section 2), of a sender, a domain or a recipient. */
export const alertSentences: Record<AlertKind, (name: string) => string> = {
  newSenders: sender => `New sender detected: ${sender}`,
  newDomains: domain => `New domain detected: ${domain}`,
  newRecipients: recipient => `New recipient detected: ${recipient}`,
  sendersSpike: sender => `Sudden spike in transfers from ${sender} detected`,
  domainsSpike: domain => `Sudden spike in transfers to ${domain} detected`,
  recipientsSpike: recipient => `Sudden spike in transfers to ${recipient} detected`,
  mistakePrevented: sender => `Possible mistake by ${sender} prevented`,
  sensitiveInfotypes: () => 'Sensitive info types detected',
  malwareFound: sender => `Malware found in a transfer by ${sender}`,
  secondOpinion: sender => `Macie found more sensitive data in a transfer by ${sender}`,
}
export type AlertSentencesTexts = typeof alertSentences

export const alerts = {
  title: 'Alerts',
  none: 'No alerts to show.',
  kind: 'Kind of alert',
  allKinds: 'All kinds',
  isNew: 'New',
  newCount: (count: number) => plural(count, { one: '# new alert', other: '# new alerts' }),
  /** @param max the largest number that is shown */
  manyNew: (max: number) => `${formatCount(max)}+ new alerts`,
  more: (count: number) =>
    plural(count, { one: '# older alert is not shown.', other: '# older alerts are not shown.' }),
  showMore: 'Show more',
  showAll: (count: number) => `Show all ${formatCount(count)}`,
  /** @param average such as '1.4' */
  spike: (count: number, average: string) =>
    `${formatCount(count)} or more transfers on one day, compared with ${average} a day in the 7 days before`,
  acknowledge: 'Acknowledge',
  acknowledgeOf: (text: string) => `Acknowledge: ${text}`,
  /** @param time relative, such as '3 minutes ago' */
  acknowledged: (by: string, time: string) => `Acknowledged by ${by} ${time}`,
  acknowledgedNow: (by: string) => `Acknowledged by ${by} just now`,
  reopen: 'Reopen',
  reopenOf: (text: string) => `Reopen: ${text}`,
  note: 'Note (optional)',
  noteHint: (limit: number) => `At most ${formatCount(limit)} characters. All administrators can read it.`,
  saving: 'Saving',
  acknowledgeFailed: 'Failed to acknowledge the alert',
  reopenFailed: 'Failed to reopen the alert',
  onlyOpen: 'Open only',
  noneOpen: 'All alerts of this range are acknowledged.',
  jump: 'Go to the alerts',
  subscription: 'Alerts by e-mail',
  subscriptionTo: (email: string) => `The e-mails go to ${email}.`,
  endsAt: (time: string) => `They end on ${time} unless you use the insights again.`,
  cadence: 'When',
  kinds: 'Which kinds',
  noKind: 'Choose at least one kind.',
  saved: 'Your choice of e-mails has been saved.',
  saveFailed: 'Failed to save your choice of e-mails',
  loadFailed: 'Failed to load your choice of e-mails',
}
export type AlertsTexts = typeof alerts

export const cadences: Record<AlertCadence | 'none', string> = {
  none: 'No e-mails',
  each: 'Each alert immediately',
  daily: 'Once a day',
  weekly: 'Once a week',
}
export type CadencesTexts = typeof cadences

export const alertKinds: Record<AlertKind, string> = {
  newSenders: 'New senders',
  newDomains: 'New domains',
  newRecipients: 'New recipients',
  sendersSpike: 'Spikes of senders',
  domainsSpike: 'Spikes to domains',
  recipientsSpike: 'Spikes to recipients',
  mistakePrevented: 'Prevented mistakes',
  sensitiveInfotypes: 'Sensitive info types',
  malwareFound: 'Malware',
  secondOpinion: 'Second opinion of Macie',
}
export type AlertKindsTexts = typeof alertKinds

export const charts = {
  /** @param from such as '09:00' */
  heatCell: (weekday: string, from: string, to: string, count: number) =>
    `${weekday}, ${from} to ${to}: ${formatCount(count)}`,
  heatScale: (max: number) =>
    plural(max, {
      one: 'The largest box represents # transfer or request.',
      other: 'The largest box represents # transfers and requests.',
    }),
  share: (percent: number, count: number, total: number) =>
    `${formatPercent(percent)} (${formatCount(count)} of ${formatCount(total)})`,
  withAndWithout: (count: number, without: number, percentWithout: number) =>
    `${formatCount(count)} with, ${formatCount(without)} without (${formatPercent(percentWithout)})`,
  flow: (sender: string, partner: string, count: number) => `${sender} to ${partner}: ${formatCount(count)}`,
  strongestFlows: (count: number, others: number) =>
    `The ${formatCount(count)} strongest flows, and ${plural(others, { one: '# other', other: '# others' })}. The numbers beside the names count only the strongest flows.`,
}
export type ChartsTexts = typeof charts
