import type { BounceReason } from '../../domain/bounceReason.ts'
import { countFiles, formatBytes, formatDateTime, formatDuration, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c and 2 more' */
const named = (names: readonly string[]) => listed(names, more => `${more} more`)

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
  /** Of one file, while others upload: '2 credit card numbers in staff.xlsx'. */
  foundIn: (kinds: string, name: string) => `${kinds} in ${name}`,
  confirmTitle: 'Sensitive data was found',
  confirmText: 'Send it only if the recipient may have it.',
  confirm: 'Send anyway',
  confirmStay: 'Do not send yet',

  sessionEnded: 'Your session has ended',
  sessionEndedText:
    'Nothing is lost. Leave this tab open and sign in again in another one: sending then continues here automatically.',
  signInElsewhere: 'Sign in in a new tab',
  offline: 'You are offline',
  offlineText: 'Sending continues automatically once the network is back.',
  unanswered: 'The server does not respond',
  trouble: 'The server has a problem',
  slow: 'The server is slow to respond',
  unansweredText: 'Sending continues automatically as soon as it does. No uploaded data is lost.',
  retryText: 'Sending continues automatically. No uploaded data is lost.',
  tryingIn: (seconds: number) =>
    `Trying again in ${seconds > 99 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`}`,
  tryingNow: 'Trying again now',
  stays: (uploaded: number, all: number) =>
    plural(uploaded, {
      one: `# of ${countFiles(all)} is uploaded and will not be sent again.`,
      other: `# of ${countFiles(all)} are uploaded and will not be sent again.`,
    }),
  tryAgain: 'Try again to send the remaining files, or go back to change them.',
  notConfirmed: 'Everything is uploaded. Try again to confirm what was found, or go back to change the files.',
  nothingSent: 'Nothing was sent to the recipient yet.',
  unconfirmed: 'The server did not confirm that everything was sent',
  unconfirmedText: 'Everything is uploaded, and it may have been sent already. Try again to find out.',

  unsuccessful: 'File Upload Unsuccessful',
  noAnswer: 'No response from the server.',
  unreadable: (name: string) =>
    `${name} can no longer be read. It was changed, moved or deleted after you chose it: go back, remove it and choose it again.`,

  progress: 'Progress',
  pause: 'Pause',
  resume: 'Resume',
  elsewhere: 'The upload is running in another tab of this browser.',
  looking: 'Looking for the files',
  chooseAgain: 'Choose the files again',
  choosePanel: 'Choose the same files again',
  chooseHint: 'Uploaded data is not sent again.',
  stillMissing: 'First choose every file that is missing.',

  found: 'Found',
  changed: 'Changed: will be sent again',
  resized: 'Different size',
  missing: 'Still missing',
  larger: (bytes: number) => `It is now ${formatBytes(bytes)} larger.`,
  smaller: (bytes: number) => `It is now ${formatBytes(bytes)} smaller.`,
  strangers: (names: readonly string[]) => `Not part of this transfer, so left out: ${named(names)}.`,
  unreadableNames: (names: readonly string[]) => `Cannot be read: ${named(names)}.`,
  changedNames: (names: readonly string[]) =>
    `Changed since you started; the differences are sent again: ${named(names)}.`,
  resizedNames: (names: readonly string[]) => `Size changed since you started: ${named(names)}.`,
  missingNames: (names: readonly string[]) => `${countFiles(names.length)} still missing: ${named(names)}.`,

  /** A part of the page, whose button was pressed. */
  notLoaded: 'A part of this page could not be loaded. Please check your connection, or reload the page.',
}
export type SendingTexts = typeof sending

/** Of the landing page. */
export const unfinishedUploads = {
  count: (count: number) => plural(count, { one: 'An upload is not finished.', other: '# uploads are not finished.' }),
  link: 'Continue the upload',
}
export type UnfinishedUploadsTexts = typeof unfinishedUploads

/** Of a transfer that went to the wrong recipient. */
export const takenTexts = {
  none: 'Nothing was downloaded',
  times: (count: number) => plural(count, { one: 'Downloaded once', other: 'Downloaded # times' }),
  /** @param firstAt ISO 8601 */
  timesSince: (count: number, firstAt: string) =>
    plural(count, {
      one: `Downloaded once, on ${formatDateTime(firstAt)}`,
      other: `Downloaded # times, first on ${formatDateTime(firstAt)}`,
    }),
  /** @param details '1 person, all 2 files' */
  detailed: (times: string, details: string) => `${times} (${details})`,
}
export type TakenTexts = typeof takenTexts

type LinkMailTexts = {
  /** Shown when the link is for a download. */
  title: string
  /** Shown when the link is for an upload. */
  requestTitle: string
  meaning: string
}

/** What happened to the e-mail with the link. Shown on the page and in the e-mail to the sender. */
export const linkMailTexts: Record<'delayed' | 'bounced' | 'complained' | 'refused', LinkMailTexts> = {
  delayed: {
    title: 'The e-mail with the link is delayed',
    requestTitle: 'The e-mail with the upload link is delayed',
    meaning: 'The recipient’s mail server does not accept it at the moment. Delivery is tried again for some hours.',
  },
  bounced: {
    title: 'The e-mail with the link came back',
    requestTitle: 'The e-mail with the upload link came back',
    meaning: 'The recipient’s mail server did not accept it. Please check the address.',
  },
  complained: {
    title: 'The e-mail with the link was reported as unwanted',
    requestTitle: 'The e-mail with the upload link was reported as unwanted',
    meaning: 'E-mails are no longer sent to this address.',
  },
  refused: {
    title: 'The e-mail with the link could not be sent',
    requestTitle: 'The e-mail with the upload link could not be sent',
    meaning: 'The mail system did not accept it. Please check the address.',
  },
}

/** Why the mail did not arrive, and what its sender can do. */
export const linkMailReasons: Record<BounceReason, string> = {
  unknownAddress:
    'The address does not exist, or takes no mail any more. Check it, and send the files to the right one.',
  mailboxFull: 'The mailbox is full. Ask the recipient to make room, or give them the link in another way.',
  refusedMail:
    'The recipient’s mail system refuses the mail by its rules. Ask them to allow mails from this service, or give them the link in another way.',
  tooLarge: 'The mail is too large for the mailbox. Give the recipient the link in another way.',
  unreachable: 'The recipient’s mail server cannot be reached. Check the part of the address after the @.',
}

/**
 * The remaining time, rounded to its accuracy: 'about 3 minutes left'.
 * @param seconds more than 0
 */
function timeLeft(seconds: number): string {
  if (seconds < 8) return 'a few seconds left'
  if (seconds < 55) return `about ${formatDuration(Math.ceil(seconds / 5) * 5, 'second')} left`
  if (seconds < 3570) return `about ${formatDuration(Math.ceil(seconds / 60), 'minute')} left`
  const minutes = Math.ceil(seconds / 600) * 10
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `about ${formatDuration(hours, 'hour')}${rest > 0 ? ` ${formatDuration(rest, 'minute')}` : ''} left`
}
