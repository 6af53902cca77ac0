import { countFiles, formatBytes, pluralize } from '../format.ts'
import { named } from './choosing.ts'

/** What is said while files are on their way, on whichever page. */
export const sending = {
  idle: 'Starting',
  saving: 'Saving the transfer',
  goingOn: 'Going on',
  uploading: 'Uploading',
  paused: 'Paused',
  finalizing: 'Finishing',
  done: 'Sent',
  failed: 'Stopped',
  cancelled: 'Cancelled',
  waitsForNetwork: 'Waiting for the network',
  waitsForServer: 'Waiting for the server',
  allUploaded: 'Everything is uploaded',

  share: (uploaded: number, all: number) => `${uploaded} of ${countFiles(all)}`,
  bytes: (sent: number, total: number) => `${formatBytes(sent)} of ${formatBytes(total)}`,
  pace: (bytesPerSecond: number) => `${formatBytes(bytesPerSecond)}/s`,
  noPace: 'waiting for the network',
  timeLeft,

  tabRunning:
    'Sending goes on while this tab is open. Should it close, open this page again in this browser within 24 hours to go on where it stopped.',
  tabPaused: 'You may close this tab: open this page again in this browser within 24 hours to go on where it stopped.',
  tabUnkept: 'Please keep this tab open until everything is uploaded.',

  fileUploaded: 'Uploaded',
  fileFailed: 'Not uploaded',
  fileWaiting: 'Waiting',
  fileRepeated: 'Trying again',
  filePaused: 'Paused',

  offline: 'You are offline',
  offlineText: 'Sending goes on by itself once the network is back.',
  unanswered: 'The server does not answer',
  trouble: 'The server has trouble',
  slow: 'The server is slow to answer',
  unansweredText: 'Sending goes on by itself as soon as it does. Nothing that has arrived is lost.',
  retryText: 'Sending goes on by itself. Nothing that has arrived is lost.',
  tryingIn: (seconds: number) =>
    `Trying again in ${seconds > 99 ? pluralize(Math.ceil(seconds / 60), 'minute') : `${seconds} s`}`,
  tryingNow: 'Trying again now',
  cancel: 'Cancel',
  stays: (uploaded: number, all: number) =>
    `${uploaded} of ${countFiles(all)} ${uploaded === 1 ? 'is uploaded and stays so.' : 'are uploaded and stay so.'}`,
  tryAgain: 'Try again to go on with what is missing, or go back to change the files.',
  nothingSent: 'Nothing was sent to the recipient yet.',
  unconfirmed: 'The server did not confirm that everything was sent',
  unconfirmedText: 'Everything is uploaded, and it may have been sent already. Try again to find out.',

  unsuccessful: 'File Upload Unsuccessful',
  noAnswer: 'No answer from the server.',
  unreadable: (name: string) =>
    `${name} cannot be read any more. It was changed, moved or deleted since you chose it: go back, remove it and choose it again.`,
  /** What a server says of a refusal, in its own words where they are in this language. */
  refused: (sentence: string, _status: number) => sentence,

  found: 'Found',
  changed: 'Changed: sent anew',
  resized: 'Another size',
  missing: 'Still missing',
  larger: (bytes: number) => `It is ${formatBytes(bytes)} larger now.`,
  smaller: (bytes: number) => `It is ${formatBytes(bytes)} smaller now.`,
  strangers: (names: readonly string[]) => `Not part of this sending, left out: ${named(names)}.`,
  unreadableNames: (names: readonly string[]) => `Cannot be read: ${named(names)}.`,
  changedNames: (names: readonly string[]) => `Changed since you began, sent anew where it differs: ${named(names)}.`,
  resizedNames: (names: readonly string[]) => `Of another size than when you began: ${named(names)}.`,
  missingNames: (names: readonly string[]) => `${countFiles(names.length)} still missing: ${named(names)}.`,
}
export type SendingTexts = typeof sending

/**
 * How long something will still take, as exactly as it can be known: 'about 3 minutes left'.
 * @param seconds more than 0
 */
function timeLeft(seconds: number): string {
  if (seconds < 8) return 'a few seconds left'
  if (seconds < 55) return `about ${Math.ceil(seconds / 5) * 5} seconds left`
  if (seconds < 3570) return `about ${pluralize(Math.ceil(seconds / 60), 'minute')} left`
  const minutes = Math.ceil(seconds / 600) * 10
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `about ${pluralize(hours, 'hour')}${rest > 0 ? ` ${rest} minutes` : ''} left`
}
