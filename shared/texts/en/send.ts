import { countFiles, formatDateTime, formatList, formatRelative, plural } from '../format.ts'

/** The two steps of Send Files, and the upload after them. */
export const send = {
  steps: 'Steps',
  stepNames: ['Files and recipient', 'Check and send'],
  heading: 'Send files',
  next: 'Next Step',
  back: 'Go Back',
  checking: 'Checking the transfer',
  createFailed: 'Failed to create transfer',
  nextNotLoaded: 'The next step could not be loaded. Please check your connection, or reload the page.',
  requestInstead: 'Do you want to request files?',
  discardText: 'The files, the recipient and the options are cleared.',

  recipientName: 'Recipient name - optional',
  recipientEmail: 'Recipient e-mail',
  addMessage: 'Add a message',

  fields: { files: 'files', recipientName: 'recipient name', recipient: 'recipient e-mail', message: 'message' },
  /** @param fields of `fields`, one at least */
  toCheck: (fields: readonly string[]) => `To continue, please check: ${formatList(fields)}.`,

  replacedTitle: (recipient: string) => `The recipient of your draft is now ${recipient}`,
  replaced: (before: string) =>
    `You followed a link for this recipient. The draft was previously for ${before}. Check the files and the message.`,
  /** @param next the button's name */
  preparationFailed: (next: string) =>
    `Nothing was sent, and your entries are kept. Check the error message or your connection, then press ${next}.`,

  missing: {
    openTitle: (count: number) => plural(count, { one: 'Open # file again', other: 'Open # files again' }),
    open: 'Open again',
    openText:
      'The page was reloaded, and the browser asks before it opens your files again. Everything else that you entered is kept.',
    chooseTitle: (count: number) => plural(count, { one: 'Choose # file again', other: 'Choose # files again' }),
    chooseText:
      'The page was reloaded, and the browser does not keep files. Choose the same files again, or remove them. Everything else that you entered is kept.',
  },

  late: {
    tooLate: 'No files can be added while the transfer is being sent. Send them in another transfer.',
    faulty: 'Check the list of files, then press Next Step.',
    setAside: 'An earlier upload is not finished. The files that you just chose are kept for your next transfer.',
  },
  /** @param fault a sentence */
  failedElsewhere: (fault: string) => `${fault} Open Send Files to continue.`,

  confirm: {
    heading: (count: number, recipient: string) => `You are sending ${count} file(s) to ${recipient}`,
    send: 'Send Now',
    sendTo: (recipient: string) => `Send to ${recipient}`,
    checkAgain: 'Check Again',
    notAllowed: 'This transfer is not allowed. Go back and change the recipient.',
    refusedTitle: 'The transfer was not accepted',
    refused: 'Nothing was sent. Your entries are still here.',
    cancelledTitle: 'Sending was cancelled',
    cancelled: 'Nothing was sent to the recipient. Your entries are still here.',
    summary: 'What you are sending',
    /** A recipient with a name. */
    recipient: (name: string, address: string) => `${name} <${address}>`,
    aboutRecipient: 'recipient',
    aboutMessage: 'message',
    noMessage: 'No message',
  },

  check: {
    blockedTitle: 'This transfer cannot be sent',
    title: 'Please check the recipient',
    blocked: 'Change the recipient, or ask your administrators if this address should be allowed.',
    use: (address: string) => `Use ${address}`,
    change: 'Change recipient',
    keep: (recipient: string) => `Keep ${recipient}`,
    kept: (recipient: string) => `You keep ${recipient}.`,
    showWarning: 'Show the warning',
    entered: 'You entered',
    similar: 'Similar address',
    mailGoesTo: (address: string) => `Mail goes to ${address}`,
    /** For screen readers: a part of an address that differs from the similar one. */
    insteadOf: (part: string, other: string) => `${part} instead of ${other}`,
    /** @param differences of `insteadOf`, one at least */
    differences: (differences: readonly string[]) => `${formatList(differences)}.`,
  },

  uploading: {
    heading: (count: number, recipient: string) => `Sending ${count} file(s) to ${recipient}`,
    refused: 'The options show what your organization asks for now. Your entries are kept.',
    blocked: 'The files are stored. Review the transfer to see whether it can be sent again without an upload.',
    toOptions: 'Back to the options',
    startOver: 'Start a new transfer',
    faulty: (count: number): string =>
      count === 1
        ? 'This transfer cannot be sent with this file. The other uploads were stopped, nothing was sent to the recipient, and your entries are kept.'
        : 'This transfer cannot be sent with these files. The other uploads were stopped, nothing was sent to the recipient, and your entries are kept.',
    removeFaulty: (count: number): string => (count === 1 ? 'Remove the file and go on' : 'Remove the files and go on'),
    cancelTitle: 'Cancel sending?',
    keep: 'Keep sending',
    cancel: 'Cancel sending',
    cancelText:
      'The upload stops and the recipient gets nothing. Your entries stay here, so that you can still send them.',
    cancelTextUploaded:
      'The upload stops and the recipient gets nothing. Your entries stay here, so that you can still send them. Uploaded data is deleted.',
  },
}
export type SendTexts = typeof send

/** CSV files among the chosen files. The dialog has its own texts. */
export const csvFiles = {
  anonymize: 'Anonymize',
  columns: (count: number) => plural(count, { one: '# column anonymized', other: '# columns anonymized' }),
  chooseAgain: 'This file was anonymized when it was sent before. Open Anonymize, and choose its rules again.',
  toCheck: {
    secret: 'The key or salt of its rules is not kept when the page is reloaded. Open Anonymize, and type it again.',
    changed: 'This file has changed since its rules were made. Open Anonymize, and check them.',
  },
  /** @param columns their numbers, from 1 */
  unmatched: (columns: readonly number[]): string => {
    const numbers = formatList(columns.map(String))
    return plural(columns.length, {
      one: `Regex changes nothing in the first rows of column ${numbers}. If it changes no row at all, the transfer fails.`,
      other: `Regex changes nothing in the first rows of columns ${numbers}. If it changes no row at all of one of them, the transfer fails.`,
    })
  },
  notText: 'This file contains bytes that are not text.',
  notTextMeaning: 'If it is anonymized, the transfer fails. Please save it as UTF-8, and choose it again.',
  unreadable: (path: string) =>
    `${path} can no longer be read: it was moved, deleted or changed. Please remove it from the list, and choose it again.`,
  notLoaded: 'The dialog could not be loaded. Please check your connection, or reload the page.',
}
export type CsvFilesTexts = typeof csvFiles

/** An upload of the sender that stopped before its end. */
export const unfinished = {
  title: 'Unfinished transfer',
  titleTo: (recipient: string) => `Unfinished transfer to ${recipient}`,
  allUploaded: (count: number) => `Everything is uploaded (${countFiles(count)}); only the last step is missing.`,
  waiting: (waiting: number, all: number) => `${waiting} of ${countFiles(all)} still to upload.`,
  /** @param reason a sentence */
  unreachable: (reason: string) => `Its state is currently unknown. ${reason}`,
  /** ISO 8601; `now` in milliseconds since the epoch */
  kept: (startedAt: string, keptUntil: string, now: number) =>
    `Started ${formatRelative(startedAt, now)}. Uploaded data is kept until at least ${formatDateTime(keptUntil)}.`,

  replaceTitle: 'Continue the earlier upload?',
  replaceText: 'Your entries on this page are for another transfer and will be lost.',
  stay: 'Stay here',

  chooseHeading: (recipient: string) => `Continue sending to ${recipient}`,
  sameFiles: 'Files of this transfer',
  resizedTitle: 'This upload cannot continue with a file of a different size',
  resized: 'Choose the file as it was when you started, or send everything as a new transfer.',
  newTransfer: 'Send it as a new transfer',
  newTransferText:
    'A new transfer starts at step 1 with the recipient, the message and the files that you chose here. Files that are already uploaded must be chosen again, too.',

  over: {
    unknown: 'The transfer no longer exists. Please send the files again.',
    /** @param state a sentence */
    finished: (state: string) => `The upload was finished in the meantime. ${state}`,
    ready: (recipient: string) => `Your files are ready for ${recipient}.`,
    /** @param reason a sentence */
    failed: (reason: string) => `It cannot continue. ${reason}`,
    sendAgain: 'Please send the files again.',
    discarded: 'You discarded this upload. Please send the files again.',
    revoked: 'It was sent in the meantime, and has been revoked.',
    expired: 'It was sent in the meantime, and has expired.',
    other: 'It is no longer being uploaded. Reload this page to see its state.',
  },
}
export type UnfinishedTexts = typeof unfinished

/** Request Files. */
export const request = {
  heading: 'Request files',
  loading: 'Loading the form',
  preCheckFailed: 'Failed transfer request pre-check',
  sendInstead: 'Do you want to send files?',
  dropInstead: 'Do people send you files again and again?',
  discardText: 'The responder, the message and the options are cleared.',
  replacedTitle: (responder: string) => `The responder of your draft is now ${responder}`,
  replaced: (before: string) =>
    `You followed a link for this address. The draft was previously for ${before}. Check the message.`,

  responderPanel: 'Responder',
  responderName: 'Responder name - optional',
  responderEmail: 'Responder e-mail',
  messageOptional: 'Message - optional',
  messageHint: 'Which files you need, and what for',

  request: 'Request',
  requesting: 'Making the request',
  done: 'Transfer Request Successful',
  failed: 'Transfer Request Unsuccessful',
  failedTitle: 'The request was not made',
  kept: 'Your entries are kept.',

  resultHeading: 'Files requested',
  notMailed: (meaning: string, recipient: string) =>
    `${meaning} The request exists: copy the link below, and give it to ${recipient} in another way.`,
  resultPanel: 'What happens next',
  /** @param until ISO 8601 */
  mailed: (until: string) =>
    `{recipient} gets this link by e-mail and can upload files until ${formatDateTime(until)}.`,
  give: (until: string) => `Give this link to {recipient}, who can upload files until ${formatDateTime(until)}.`,
  link: 'Upload link',
  linkNote: 'It can be used once. Anyone with the link can upload in place of the person you asked.',
  again: 'Request more',
  review: 'Review',
}
export type RequestTexts = typeof request

/** The page after a transfer or a request. */
export const success = {
  success: 'Success!',
  loading: 'Loading the transfer',
  submitted: 'Your files were submitted',
  login: 'Login to see their state.',
  /** @param expiry 'in 7 days' */
  transferExpires: (expiry: string) => `Your transfer will expire ${expiry}.`,
  requestExpires: (expiry: string) => `Your request will expire ${expiry}.`,
  outdated: 'This may be out of date',
  unknownTitle: 'The state is currently unknown',
  retried: 'The page tries again every few seconds.',
  review: 'Review Transfer',
  linkLater: 'Download link will be available on review page after processing completes.',
  sendMore: 'Send more files',
  requestMore: 'Request more files',
  byHand: 'Pass the link on yourself',
  unknownState: 'Unknown state',

  ready: (recipient: string) => `Your files are ready. The link is sent to ${recipient} by e-mail.`,
  readyByHand: (recipient: string) => `Your files are ready. Copy the link below, and give it to ${recipient}.`,
  failed: 'Your files were not sent',
  expired: 'Your transfer has expired',
  revoked: 'Your transfer was revoked',
  noLongerShared: (recipient: string) => `${recipient} can no longer get the files.`,
  discarded: 'You discarded this upload',
  notShared: (recipient: string) => `Nothing was shared with ${recipient}.`,
  uploading: 'Your files are not sent yet',
  uploadingText: 'The upload is not finished.',

  requested: (recipient: string) => `${recipient} was asked for files.`,
  requestedByHand: (recipient: string) =>
    `Your request is ready. Copy the upload link below, and give it to ${recipient}.`,
  requestNotMailed: (recipient: string) => `Copy the upload link below, and give it to ${recipient}.`,
  arrived: (recipient: string) => `The files of ${recipient} have arrived and are being processed.`,
  released: (recipient: string) => `The files of ${recipient} are here.`,
  requestFailed: 'You did not get the files',
  notReleased: (recipient: string) => `The files of ${recipient} were not released.`,
  requestExpired: 'Your request has expired',
  requestRevoked: 'Your request was revoked',
  askAgain: 'You can request the files again.',
  responding: 'Files are on their way',
  respondingText: (recipient: string) => `${recipient} is uploading files.`,
}
export type SuccessTexts = typeof success

/** The recipients that a member used. */
export const addressBook = {
  title: 'Your recipients',
  edit: 'Edit your recipients…',
  /** For screen readers, when the list opens. */
  found: (count: number) =>
    plural(count, {
      one: '# recipient. Use the arrow keys to choose.',
      other: '# recipients. Use the arrow keys to choose.',
    }),
  about: 'Only you see this list. A recipient is added when you send to them or request files from them.',
  empty: 'There are none. A recipient is added when you send to them or request files from them.',
  /** @param time '3 days ago' */
  lastUsed: (time: string) => `Last used ${time}`,
  delete: (address: string) => `Delete: ${address}`,
  deleted: (address: string) => `${address} was deleted from your recipients.`,
  deleteAll: 'Delete all',
  deleteAllTitle: 'Delete all your recipients?',
  deleteAllText: (count: number) =>
    plural(count, {
      one: 'The name and address of # recipient are deleted. Your transfers stay.',
      other: 'The names and addresses of # recipients are deleted. Your transfers stay.',
    }),
  keepAll: 'Keep them',
  deleting: 'Deleting your recipients',
  deletedAll: (count: number) => plural(count, { one: '# recipient deleted.', other: '# recipients deleted.' }),
}
export type AddressBookTexts = typeof addressBook
