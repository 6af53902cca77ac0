import type { Alert, AlertCadence, AlertKind } from '../domain/insights/alert.ts'
import type { Interval } from '../domain/insights/windows.ts'
import { formatCount } from './inspection.ts'
import { optionTexts } from './transferList.ts'

export const insightsTexts = {
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
  apply: 'Apply',
  compared: (days: string, before: string) => `${days}, compared with ${before}`,
  zone: (timeZone: string) => `Days and hours are in the time zone ${timeZone}.`,
  interval: 'Interval',
  automatic: 'Automatic',
  search: 'Search all transfers',
  refresh: 'Refresh',
  refreshed: 'The insights are up to date.',
  asOf: (time: string) => `The figures show what was known at ${time}. They become current automatically.`,
  noData: 'No data found.',
  loading: (title: string) => `Loading ${title}`,
  retry: 'Retry',
  more: 'More',
  moreOf: (title: string) => `More: ${title}`,
  close: 'Close',
  others: (count: number) => `${formatCount(count)} ${count === 1 ? 'other' : 'others'}`,
  noExtension: 'No extension',
  unlabelled: (entries: string) => `Small boxes: ${entries}`,
  chartFailed: 'Failed to load the chart',
  print: 'Print report',
  printRange: 'Print this range',
  printLastMonth: 'Last month',
  printThisMonth: 'This month',
  printing: 'The report opens when all cards are loaded.',
  reportOf: (organisation: string, days: string) => `${organisation}, ${days}`,
}

/** One toast for many failures. */
export function cardsFailedText(count: number): string {
  return `Failed to load ${count === 1 ? 'a card' : `${formatCount(count)} cards`} of Activity Insights`
}

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
} as const

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
} as const

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
} as const

export const behaviourTexts = {
  Anonymized: optionTexts.anonymized,
  PasswordProtected: optionTexts.passwordProtected,
  OTPEnabled: optionTexts.otp,
  TrackingId: optionTexts.trackingId,
} as const

export const menuTexts = {
  menu: (title: string) => `Menu of ${title}`,
  showTable: 'Show as table',
  showChart: 'Show as chart',
  open: 'Open transfers',
  openNamed: (count: number) => `Open the transfers of ${count === 1 ? 'this one' : `these ${count}`}`,
  copy: 'Copy link to this card',
  copied: (title: string) => `The link to ${title} is copied.`,
  copyFailed: 'The link could not be copied.',
  csv: 'Download CSV',
  png: 'Download PNG',
  ofSent: (count: number) => `Of ${formatCount(count)} sent transfers`,
  csvFailed: 'The CSV file could not be made.',
  pngFailed: 'The picture could not be made.',
}

/** Columns of tables and CSV files, and the names of series. */
export const columnTexts = {
  name: 'Name',
  value: 'Value',
  changePercent: 'Change in percent',
  transfers: 'Transfers',
  requests: 'Requests',
  movingAverage: '7-day moving average',
  previous: 'Range before',
  bytes: 'Volume',
  start: 'Start',
  day: 'Day',
  hour: 'Hour',
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
  first: 'First transfer',
  kind: 'Kind',
  count: 'Transfers of the day',
  average: 'Daily average before',
}

export const firstDownloadTexts = {
  withinHour: 'Within an hour',
  withinDay: 'Within a day',
  withinThreeDays: 'Within 3 days',
  withinWeek: 'Within a week',
  later: 'Later',
  never: 'Sent and never downloaded',
  share: (percent: number, never: number, total: number) =>
    `${percent}% of the released transfers were never downloaded: ${formatCount(never)} of ${formatCount(total)}.`,
}

export const spikeTexts = {
  text: (count: number, day: string, average: number) =>
    `${formatCount(count)} transfers on ${day}. The 7 days before had ${formatAverage(average)} a day.`,
  senders: 'From a sender',
  domains: 'To a domain',
  recipients: 'To a recipient',
}

export const foundTexts = {
  openAll: 'Open these transfers',
  more: (count: number) => `${formatCount(count)} more ${count === 1 ? 'is' : 'are'} not listed.`,
  between: (sender: string, recipient: string) => `${sender} to ${recipient}`,
  review: 'Review',
  corrected: 'Review the corrected transfer',
}

const intervalNames: Record<Interval, string> = { hour: 'Hour', day: 'Day', week: 'Week', month: 'Month' }

export function intervalText(interval: Interval): string {
  return intervalNames[interval] ?? interval
}

const average = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** '1.4': a mean of counts. */
export function formatAverage(mean: number): string {
  return average.format(mean)
}

/** '12%', '0.4%', 'n/a': a change in percent, without its sign. Null is infinite. */
export function changeText(change: number | null): string {
  if (change === null) return 'n/a'
  const size = Math.abs(change)
  return `${size >= 10 ? formatCount(Math.round(size)) : average.format(size)}%`
}

/** The change in words, for screen readers. */
export function changeInWords(change: number | null): string {
  if (change === null) return 'There was none in the range before.'
  if (change === 0) return 'The same as in the range before.'
  return `${change > 0 ? 'Up' : 'Down'} ${changeText(change)} from the range before.`
}

export const alertTexts = {
  title: 'Alerts',
  none: 'No alerts to show.',
  kind: 'Kind of alert',
  allKinds: 'All kinds',
  isNew: 'New',
  newCount: (count: number) => (count === 1 ? '1 new alert' : `${count >= 100 ? '99+' : count} new alerts`),
  more: (count: number) =>
    count === 1 ? '1 older alert is not shown.' : `${formatCount(count)} older alerts are not shown.`,
  showMore: 'Show more',
  showAll: (count: number) => `Show all ${formatCount(count)}`,
  spike: (count: number, mean: number) =>
    `${formatCount(count)} or more transfers on one day, ${formatAverage(mean)} a day in the 7 days before`,
  acknowledge: 'Acknowledge',
  acknowledgeOf: (text: string) => `Acknowledge: ${text}`,
  acknowledged: (by: string, time: string) => `Acknowledged by ${by} ${time === 'now' ? 'just now' : time}`,
  reopen: 'Open again',
  reopenOf: (text: string) => `Open again: ${text}`,
  note: 'Note (optional)',
  noteHint: (limit: number) => `At most ${limit} characters. All administrators can read it.`,
  cancel: 'Cancel',
  saving: 'Saving',
  acknowledgeFailed: 'Failed to acknowledge the alert',
  reopenFailed: 'Failed to open the alert again',
  onlyOpen: 'Open only',
  noneOpen: 'All alerts of this range are acknowledged.',
  jump: 'Go to the alerts',
  subscription: 'Alerts by mail',
  subscriptionTo: (email: string) => `The mails go to ${email}.`,
  endsAt: (time: string) => `They end on ${time} unless you use the insights again.`,
  cadence: 'When',
  kinds: 'Which kinds',
  noKind: 'Choose at least one kind.',
  save: 'Save',
  saved: 'Your choice of mails is saved.',
  saveFailed: 'Failed to save your choice of mails',
  loadFailed: 'Failed to load your choice of mails',
}

export const cadenceTexts: Record<AlertCadence | 'none', string> = {
  none: 'No mails',
  each: 'Each alert at once',
  daily: 'Once a day',
  weekly: 'Once a week',
}

export const alertKindTexts: Record<AlertKind, string> = {
  newSenders: 'New senders',
  newDomains: 'New domains',
  newRecipients: 'New recipients',
  sendersSpike: 'Spikes of senders',
  domainsSpike: 'Spikes to domains',
  recipientsSpike: 'Spikes to recipients',
  mistakePrevented: 'Prevented mistakes',
  sensitiveInfotypes: 'Sensitive info types',
}

/** The specification's texts (section 2). A kind of a newer server gets its own name. */
export function alertText({ kind, sender = '', recipient = '', domain = '' }: Alert): string {
  switch (kind) {
    case 'newSenders':
      return `New sender detected: ${sender}`
    case 'newDomains':
      return `New domain detected: ${domain}`
    case 'newRecipients':
      return `New recipient detected: ${recipient}`
    case 'sendersSpike':
      return `Sudden spike in transfers from ${sender} detected`
    case 'domainsSpike':
      return `Sudden spike in transfers to ${domain} detected`
    case 'recipientsSpike':
      return `Sudden spike in transfers to ${recipient} detected`
    case 'mistakePrevented':
      return `Possible mistake by ${sender} prevented`
    case 'sensitiveInfotypes':
      return 'Sensitive info types detected'
    default:
      return kind
  }
}

export const weekdayNames = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']

export const heatTexts = {
  hour: (hour: number) => `${`${hour}`.padStart(2, '0')}:00`,
  cell: (weekday: string, hour: number, count: number) =>
    `${weekday}, ${heatTexts.hour(hour)} to ${heatTexts.hour(hour + 1)}: ${formatCount(count)}`,
  scale: (max: number) =>
    max === 1
      ? 'A box stands for 1 transfer or request.'
      : `The largest box stands for ${formatCount(max)} transfers and requests.`,
}

/** '42% (50 of 120)', or with the rest: '50 with, 70 without (58%)'. */
export function pieText(percent: number, count: number, without: number, percentWithout?: number): string {
  if (percentWithout === undefined) return `${percent}% (${formatCount(count)} of ${formatCount(count + without)})`
  return `${formatCount(count)} with, ${formatCount(without)} without (${percentWithout}%)`
}

export const flowTexts = {
  one: (sender: string, partner: string, count: number) => `${sender} to ${partner}: ${formatCount(count)}`,
  strongest: (count: number) =>
    `The ${formatCount(count)} strongest flows. The numbers beside the names count only these flows.`,
}

/**
 * Writes the points of a chart, for its axis and for readers of one point.
 * @param timeZone an IANA name
 * @returns a function of an ISO 8601 time
 */
export function pointWriter(interval: Interval, timeZone: string): (at: string) => { short: string; long: string } {
  const formats = pointFormats[interval] ?? pointFormats.hour
  const short = new Intl.DateTimeFormat('en-GB', { ...formats.short, timeZone })
  const long = new Intl.DateTimeFormat('en-GB', { ...formats.long, timeZone })
  return at => {
    const text = long.format(Date.parse(at))
    return { short: short.format(Date.parse(at)), long: interval === 'week' ? `Week from ${text}` : text }
  }
}

const fullDay = { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric' } as const
const pointFormats: Record<Interval, { short: Intl.DateTimeFormatOptions; long: Intl.DateTimeFormatOptions }> = {
  hour: {
    short: { hour: '2-digit', minute: '2-digit' },
    long: { ...fullDay, hour: '2-digit', minute: '2-digit', timeZoneName: 'short' },
  },
  day: { short: { day: 'numeric', month: 'short' }, long: fullDay },
  week: { short: { day: 'numeric', month: 'short' }, long: fullDay },
  month: { short: { month: 'short', year: 'numeric' }, long: { month: 'long', year: 'numeric' } },
}
