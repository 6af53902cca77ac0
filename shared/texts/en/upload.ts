import { countFiles, formatBytes, formatCount, formatDateTime } from '../format.ts'
import { listed } from '../listed.ts'

/** A responder's texts for a link that takes no more files (section 2 of the specification). The server uses them, too. */
export const requestTexts = {
  expiredTitle: 'Upload Link Expired!',
  expired: 'Please ask the sender to resend the request.',
  withdrawnTitle: 'Request Withdrawn',
  withdrawn: 'The request was withdrawn, so its link can no longer be used to upload files.',
  begunTitle: 'An Upload Has Started',
  begun: 'An upload through this link has started on another device or in another browser.',
  blocked: 'These files cannot be accepted here. Please contact the person who requested them.',
  usedTitle: 'Already Uploaded!',
  used: '(This link can be used only once.)',
}
export type RequestTexts = typeof requestTexts

/** Where a responder's upload needs other words than a member's transfer: in place of those of `sending`. */
export const responding = {
  saving: 'Preparing the upload',
  done: 'Uploaded',
  tabRunning:
    'The upload continues while this tab is open. If it closes, open the link again in this browser within 24 hours to continue where it stopped.',
  tabPaused:
    'You may close this tab: open the link again in this browser within 24 hours to continue where it stopped.',
  offlineText: 'The upload continues automatically once the network is back.',
  unansweredText: 'The upload continues automatically as soon as it does. No uploaded data is lost.',
  retryText: 'The upload continues automatically. No uploaded data is lost.',
  unconfirmed: 'The server did not confirm that the files were submitted',
  unconfirmedText: 'Everything is uploaded, and it may have been submitted already. Try again to find out.',
  tryAgain: 'Try again to send the remaining files.',
  nothingSent: 'Nothing has been submitted yet.',
  unreadable: (name: string) =>
    `${name} can no longer be read. It was changed, moved or deleted after you chose it: choose it again.`,
  strangers: (names: readonly string[]) =>
    `Not part of this upload, so left out: ${listed(names, more => `${more} more`)}.`,
}
export type RespondingTexts = typeof responding

export const upload = {
  failed: 'Failed',
  unreachable: 'The server does not respond. Please check your connection, then try again.',

  takenTitle: 'Another Upload Came First',
  usedByOther:
    'Files are being uploaded through this link, or were uploaded already. None of your files were sent. If you did not expect this, contact the person who sent you the link.',
  begunThere: 'To continue it, open the link there.',
  begunHelp: (asker: string) =>
    `If you cannot, ask ${asker} to revoke this request and to send a new one. Otherwise the link opens again 24 hours after the upload stopped.`,
  lookAgain: 'Check again',
  withdrawnHelp: 'If you did not expect this, ask the person who sent you the link.',
  unknownTitle: 'This link is not valid',
  unknown: 'Please check that you opened the complete link from the e-mail.',

  heading: (asker: string) => `Send files to ${asker}`,
  askedPanel: 'About this request',
  askedBy: 'Requested by',
  asker: (person: string, organization: string) => `${person}, ${organization}`,
  askedFor: 'For',
  until: 'Link open until',
  aboutMessage: 'message',
  filesPanel: 'Your files',
  acknowledgement:
    'I confirm that I may share these files, and I agree that my e-mail address is used for this upload and its receipt.',
  once: 'The link can be used once: choose everything before you upload.',
  upload: 'Upload',
  preparing: 'Preparing the upload',
  fileName: 'This name cannot be used. Please rename the file.',

  uploadingHeading: (count: number, asker: string) => `Uploading ${countFiles(count)} to ${asker}`,

  unfinishedHeading: 'Your upload is not finished',
  unfinishedPanel: 'Continue where it stopped',
  unfinished: (count: number, bytes: number) =>
    `You started to upload ${countFiles(count)}, ${formatBytes(bytes)} in total. Uploaded data is not sent again.`,
  kept: (iso: string) => `Uploaded data is kept until at least ${formatDateTime(iso)}.`,
  chooseHeading: 'Continue your upload',
  sameFiles: 'Files of this upload',
  resizedTitle: 'The upload cannot continue with a file of a different size',
  resized:
    'Choose the file as it was when you started. If you cannot, do not continue the upload: after 24 hours the link opens again for a new start.',

  infectedTitle: 'Malware Was Found',
  infected:
    'A file that was uploaded through this link contains malware. It was deleted, none of the files were passed on, and the person who requested them has been informed. Check your device for malware before you send files again.',

  receiptHeading: 'Your files have arrived',
  receipt: (asker: string) =>
    `Thank you. Your files are now checked and then passed on to ${asker}, who is notified if this is not possible. You can close this page; the link can no longer be used.`,
  receiptPanel: 'What you sent',
  handedTo: 'To',
  handedAt: 'When',
  receiptMail:
    'When the files are passed on, a receipt with the checksum of every file goes to the e-mail address that received the request.',
  saveReceipt: 'Save receipt',
  receiptFile: 'upload-receipt.txt',
  checksum: 'SHA-256',
  noChecksum: 'checksum in the receipt by e-mail',
  exactSize: (bytes: number) =>
    bytes < 1024 ? formatBytes(bytes) : `${formatBytes(bytes)} (${formatCount(bytes)} bytes)`,
  /** A line of the saved receipt: 'To: Alice' */
  line: (name: string, value: string) => `${name}: ${value}`,
  at: (time: string, iso: string) => `${time} (${iso})`,
  total: 'Total',
}
export type UploadTexts = typeof upload
