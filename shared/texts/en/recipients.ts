import { formatBytes, plural } from '../format.ts'

/** Several recipients of a transfer: while it is written, and afterwards. */
export const recipients = {
  list: 'Added recipients',
  remove: (address: string) => `Remove ${address}`,
  showAll: 'Show all',
  showFewer: 'Show fewer',
  added: (count: number) => plural(count, { one: '# recipient added.', other: '# recipients added.' }),
  /** Before parts of a list. */
  unread: 'These parts are no addresses, and were left out:',
  dismiss: 'Dismiss',
  file: {
    tooLarge: (bytes: number) =>
      `A list may have at most ${formatBytes(bytes)}. Choose a CSV or text file with addresses.`,
    unreadable: 'The list could not be read. Please choose it again.',
    noneFound: 'No address was found in this file.',
  },

  /** After it was sent. */
  title: 'Recipients',
  actions: 'Actions',
  copyRefused: 'This browser does not allow pages to copy. Select the link, and copy it:',
  removal: {
    title: 'Remove this recipient?',
    text: (address: string) =>
      `The link of ${address} stops working at once. The others keep theirs. Copies that were already downloaded remain.`,
    act: 'Remove',
    running: 'Removing the recipient',
    done: (address: string) => `${address} can no longer download the files.`,
    failed: 'The recipient was not removed',
  },
  adding: {
    title: 'Send these files to further recipients',
    text: 'They get the same files and the same message, each with a link of their own. The others are left as they are.',
    act: 'Send',
    running: 'Adding the recipients',
    failed: 'The recipients were not added',
  },
  history: {
    open: 'History',
    title: 'What happened with this delivery',
    about: (address: string) => `History of the delivery to ${address}`,
    step: 'What happened',
    file: 'File',
    first: 'First',
    last: 'Last',
    count: 'Times',
    none: 'Nothing is known yet.',
    failed: 'The history was not loaded',
    note: 'Downloads are counted when they start. Whether all bytes arrived is known only where the recipient’s browser reports it.',
    steps: {
      mailed: 'Link given to the mail system',
      delivered: 'Accepted by the recipient’s mail server',
      delayed: 'Delayed',
      bounced: 'Returned by the recipient’s mail server',
      complained: 'Reported as unwanted',
      refused: 'Not accepted by the mail system',
      opened: 'Link opened',
      openedByMachine: 'Link opened, probably by an automatic check of a mail system',
      passedSignIn: 'Signed in',
      passedCode: 'Code entered',
      passedByDevice: 'Opened by a trusted device, without a code',
      fetched: 'Downloaded',
      fetchedByMachine: 'Fetched, probably by an automatic check of a mail system',
      saved: 'Saved completely, according to the recipient’s browser',
    },
  },
  receipt: {
    open: 'Receipt',
    about: (address: string) => `Receipt of the delivery to ${address}`,
  },
}
export type RecipientsTexts = typeof recipients
