import { fieldTexts } from '../fields.ts'
import { formatDateTime } from '../format.ts'
import type { Language } from '../language.ts'
import { requestTexts } from '../requests.ts'
import { choosing } from './choosing.ts'
import { sending } from './sending.ts'

export const upload = {
  language: 'en' as Language,
  choosing,
  sending: {
    ...sending,
    saving: 'Preparing the upload',
    done: 'Uploaded',
    tabRunning:
      'The upload continues while this tab is open. If it closes, open the link again in this browser within 24 hours to continue where it stopped.',
    tabPaused:
      'You may close this tab: open the link again in this browser within 24 hours to continue where it stopped.',
    offlineText: 'The upload continues automatically once the network is back.',
    unansweredText: 'The upload continues automatically as soon as it does. No uploaded data is lost.',
    retryText: 'The upload continues automatically. No uploaded data is lost.',
    unconfirmed: 'The server did not confirm that the files were handed over',
    unconfirmedText: 'Everything is uploaded, and it may have been handed over already. Try again to find out.',
    tryAgain: 'Try again to send the remaining files.',
    nothingSent: 'Nothing was handed over yet.',
    unreadable: (name: string) =>
      `${name} cannot be read any more. It was changed, moved or deleted since you chose it: choose it again.`,
    strangers: (names: readonly string[]) => sending.strangers(names).replace('transfer', 'upload'),
  },

  title: 'Upload Files',
  when: (iso: string) => formatDateTime(iso),
  retry: 'Retry',
  failed: 'Failed',
  unreachable: 'The server does not answer. Please check your connection, then try again.',

  expiredTitle: requestTexts.expiredTitle,
  expired: requestTexts.expired,
  usedTitle: requestTexts.usedTitle,
  used: requestTexts.used,
  takenTitle: 'Another Upload Came First',
  usedByOther:
    'Files are being uploaded through this link already, or have been. Nothing of yours was sent. If you did not expect that, tell the person who sent you the link.',
  begunTitle: requestTexts.begunTitle,
  begun: `${requestTexts.begun} To continue it, open the link there.`,
  begunHelp: (asker: string) =>
    `If you cannot, ask ${asker} to revoke this request and to send a new one. Otherwise the link opens again 24 hours after the upload stopped.`,
  lookAgain: 'Check again',
  withdrawnTitle: requestTexts.withdrawnTitle,
  withdrawn: `${requestTexts.withdrawn} If you did not expect that, ask the person who sent you the link.`,
  unknownTitle: 'This link does not lead anywhere',
  unknown: 'Please check that you opened the complete link from the mail.',

  heading: (asker: string) => `Send files to ${asker}`,
  askedPanel: 'What you are asked for',
  askedBy: 'Asked by',
  askedFor: 'For',
  until: 'Link open until',
  message: 'Message',
  aboutMessage: 'message',
  filesPanel: 'Your files',
  acknowledgement:
    'I confirm that I may share these files, and I agree that my e-mail address is used for this upload and its receipt.',
  once: 'The link can be used once: choose everything before you upload.',
  upload: 'Upload',
  preparing: 'Preparing the upload',
  notLoaded: 'A part of this page could not be loaded. Please check your connection, or reload the page.',

  filesRequired: fieldTexts.filesRequired,
  maxFiles: fieldTexts.maxFiles,
  fileTooLarge: fieldTexts.fileTooLarge,
  totalTooLarge: fieldTexts.totalTooLarge,
  fileName: 'This name cannot be sent. Please rename the file.',
  consent: fieldTexts.consent,

  uploadingHeading: (count: number, asker: string) => `Uploading ${choosing.count(count)} to ${asker}`,
  progressPanel: 'Progress',
  files: 'Files',
  pause: 'Pause',
  goOn: 'Go on',
  tryAgain: 'Try again',
  chooseAgain: 'Choose the files again',

  unfinishedHeading: 'Your upload is not finished',
  unfinishedPanel: 'Go on where it stopped',
  unfinished: (count: number, bytes: number) =>
    `You started to upload ${choosing.count(count)}, ${choosing.size(bytes)} in total. Uploaded data is not sent again.`,
  kept: (iso: string) => `Uploaded data is kept until at least ${formatDateTime(iso)}.`,
  elsewhere: 'The upload is running in another tab of this browser.',
  looking: 'Looking for the files',
  chooseHeading: 'Go on with your upload',
  choosePanel: 'Choose the same files again',
  chooseHint: 'Uploaded data is not sent again.',
  sameFiles: 'Files of this upload',
  resizedTitle: 'The upload cannot continue with a file of a different size',
  resized:
    'Choose the file as it was when you started. If you cannot, do not continue the upload: after 24 hours the link opens again for a new start.',
  stillMissing: 'Choose every file that is missing first.',

  receiptHeading: 'Your files have arrived',
  receipt: (asker: string) =>
    `Thank you. They are now checked and then passed on to ${asker}, who also hears if that is not possible. You can close this page; the link can no longer be used.`,
  receiptPanel: 'What you sent',
  handedTo: 'To',
  handedAt: 'When',
  receiptMail:
    'When they are passed on, a receipt with the checksum of every file goes to the e-mail address that received the request.',
  saveReceipt: 'Save receipt',
  receiptFile: 'upload-receipt.txt',
  checksum: 'SHA-256',
  noChecksum: 'checksum in the receipt by e-mail',
  exactSize: (bytes: number) =>
    bytes < 1024 ? choosing.size(bytes) : `${choosing.size(bytes)} (${bytes.toLocaleString('en')} bytes)`,
  total: 'Total',
}
export type UploadTexts = typeof upload
