import { countFiles, formatBytes, pluralize } from '../format.ts'
import { named } from './choosing.ts'

export const sending = {
  idle: 'Starting',
  saving: 'Saving the transfer',
  goingOn: 'Resuming',
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
    'Sending continues while this tab is open. If it closes, open this page again in this browser within 24 hours to continue where it stopped.',
  tabPaused:
    'You may close this tab: open this page again in this browser within 24 hours to continue where it stopped.',
  tabUnkept: 'Please keep this tab open until everything is uploaded.',

  fileUploaded: 'Uploaded',
  fileFailed: 'Not uploaded',
  fileWaiting: 'Waiting',
  fileRepeated: 'Trying again',
  filePaused: 'Paused',

  offline: 'You are offline',
  offlineText: 'Sending continues automatically once the network is back.',
  unanswered: 'The server does not answer',
  trouble: 'The server has a problem',
  slow: 'The server is slow to answer',
  unansweredText: 'Sending continues automatically as soon as it does. No uploaded data is lost.',
  retryText: 'Sending continues automatically. No uploaded data is lost.',
  tryingIn: (seconds: number) =>
    `Trying again in ${seconds > 99 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`}`,
  tryingNow: 'Trying again now',
  cancel: 'Cancel',
  stays: (uploaded: number, all: number) =>
    `${uploaded} of ${countFiles(all)} ${uploaded === 1 ? 'is uploaded and will not be sent again.' : 'are uploaded and will not be sent again.'}`,
  tryAgain: 'Try again to send the remaining files, or go back to change them.',
  nothingSent: 'Nothing was sent to the recipient yet.',
  unconfirmed: 'The server did not confirm that everything was sent',
  unconfirmedText: 'Everything is uploaded, and it may have been sent already. Try again to find out.',

  unsuccessful: 'File Upload Unsuccessful',
  noAnswer: 'No answer from the server.',
  unreadable: (name: string) =>
    `${name} cannot be read any more. It was changed, moved or deleted since you chose it: go back, remove it and choose it again.`,
  /** The server's sentence for a refusal, in catalogues of its language. */
  refused: (sentence: string, _status: number) => sentence,

  found: 'Found',
  changed: 'Changed: sent again',
  resized: 'Different size',
  missing: 'Still missing',
  larger: (bytes: number) => `It is ${formatBytes(bytes)} larger now.`,
  smaller: (bytes: number) => `It is ${formatBytes(bytes)} smaller now.`,
  strangers: (names: readonly string[]) => `Not part of this transfer, left out: ${named(names)}.`,
  unreadableNames: (names: readonly string[]) => `Cannot be read: ${named(names)}.`,
  changedNames: (names: readonly string[]) =>
    `Changed since you started; the differences are sent again: ${named(names)}.`,
  resizedNames: (names: readonly string[]) => `Size changed since you started: ${named(names)}.`,
  missingNames: (names: readonly string[]) => `${countFiles(names.length)} still missing: ${named(names)}.`,
}
export type SendingTexts = typeof sending

/**
 * The remaining time, rounded to its accuracy: 'about 3 minutes left'.
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
