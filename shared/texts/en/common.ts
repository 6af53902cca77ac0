import type { PageName } from '../../domain/pages.ts'
import { formatCount, plural } from '../format.ts'

/** General words: buttons, and names that several pages show. */
export const common = {
  home: 'Home',
  login: 'Login',
  logout: 'Logout',

  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  apply: 'Apply',
  retry: 'Retry',
  tryAgain: 'Try again',
  reload: 'Reload',
  previous: 'Previous',
  next: 'Next',
  more: 'More',
  /** A link to the answer of the FAQ. */
  whatCanIDo: 'What can I do?',
  /** After the text of a link, for screen readers. */
  opensInNewTab: '(opens in a new tab)',
  show: 'Show',
  hide: 'Hide',
  readMore: 'Read More',
  /** The button of a dialog that changes nothing. */
  keep: 'Keep it',

  loading: 'Loading',
  none: 'None',
  unknown: 'Unknown',
  notAvailable: 'n/a',
  no: 'No',

  files: 'Files',
  message: 'Message',
  sender: 'Sender',
  recipient: 'Recipient',

  /** Names a button for screen readers: 'Read More: message' */
  about: (label: string, subject: string) => `${label}: ${subject}`,
}
export type CommonTexts = typeof common

/** Of the window. A page shows the same words as its heading, where it has no better ones. */
export const pageTitles: Record<Exclude<PageName, 'download'>, string> = {
  landing: 'Home',
  login: 'Login',
  logout: 'Logout',
  token: 'Login',
  send: 'Send Files',
  request: 'Request Files',
  upload: 'Upload Files',
  drop: 'Drop Files',
  dropPage: 'Drop Page',
  success: 'Success',
  transfers: 'My Transfers',
  allTransfers: 'All Transfers',
  insights: 'Activity Insights',
  unsubscribe: 'Alert e-mails',
  policies: 'Compliance',
  health: 'System Health',
  review: 'Review Transfer',
  reviewAny: 'Review Transfer',
  faq: 'FAQ',
  help: 'How to Use',
  docs: 'Documentation',
  document: 'Documentation',
  accessibility: 'Accessibility statement',
  receipt: 'Verify Receipt',
}

export const shell = {
  skip: 'Skip to content',
  homeLink: (brand: string) => `${brand}, home`,
  mainMenu: 'Main',
  menu: 'Menu',
  insights: 'Insights',
  alerts: 'Alerts',
  settings: 'Settings',
  faq: 'FAQ',
  help: 'How to use',
  accessibility: 'Accessibility',
  language: 'Language',
  newAlerts: (label: string, count: number) =>
    `${label}, ${plural(count, { one: '# new alert', other: '# new alerts' })}`,
  /** @param max the largest number that is shown */
  manyNewAlerts: (label: string, max: number) => `${label}, more than ${formatCount(max)} new alerts`,
  notYet: (label: string) => `${label} is not available yet.`,
  problem: (label: string) => `${label} (there is a problem)`,
  toDark: 'Switch to the dark theme',
  toLight: 'Switch to the light theme',

  success: 'Success!',
  error: 'Error!',
  dismiss: 'Dismiss',
  notifications: 'Notifications',

  crashedTitle: 'This page stopped working',
  crashed: 'An error was encountered with the requested page. Please reload the page.',
  notFoundTitle: 'Page not found',
  notFound: "Oops! We can't seem to find the page you're looking for.",
  startFailed: 'Failed to load configs',
  startFailedTitle: 'The application cannot start',
  startFailedText: 'Its settings could not be loaded. Please check your connection and try again.',
}
export type ShellTexts = typeof shell

/** Of calls without a sentence of the server. */
export const network = {
  unreachable: 'The server cannot be reached.',
  /** The page and the server have different versions. */
  notUnderstood: 'This page does not understand the server’s reply. Please reload the page.',
  status: (status: number) => `The server replied with status ${status}.`,
}
export type NetworkTexts = typeof network

export const session = {
  signingIn: 'Signing in',
  signingOut: 'Signing out',
  unreachable: 'The sign-in page cannot be reached.',
  incomplete: 'The sign-in could not be completed. Please try again.',
  failedTitle: 'Sign-in failed',
  failed: 'You are not signed in. Please try again.',
  mismatchTitle: 'Redirect Mismatch',
  mismatch: 'An error was encountered with the requested page.',
  inWindowTitle: 'Sign in in a new window',
  inWindow:
    'The sign-in page cannot be shown inside another application. Open this page in a new window, sign in and continue there.',
  openWindow: 'Open in a new window',

  expiredTitle: 'Session expired',
  expired: 'Your session has expired. Please login to continue.',
  loginInTab: 'Login in a new tab',
  kept: 'This tab keeps what you entered. Return to it after you have signed in.',
  notSignedInTitle: 'Not signed in',
  notSignedIn: 'You are not signed in. Please login to continue.',
  noAccessTitle: 'No access',
  noAccess: 'You do not have access to this page. Please return to the homepage or login as a different user.',
  rightsEndedTitle: 'Login again',
  rightsEnded:
    'Your administrator rights have ended. Please login again to continue. If this page appears again, ask your support.',
  limitedTitle: 'Rights limited',
  limited: 'An operator limited your rights to those of a member. If you need more, ask your support.',
}
export type SessionTexts = typeof session

export const landing = {
  title: 'Send files, safely.',
  lead: 'Choose files, name the recipient, and we deliver them by a secure link.',
  leadSignedOut: (organization: string) =>
    `For the people of ${organization} and those they exchange files with. Sign in to send files by a secure link.`,
  signIn: 'Sign in',
  signInFirst: 'Please login to send or request files.',
  noPermissionTitle: 'No permission',
  noPermission: 'You do not have permission to send or request files. Please contact {email} to request access',
  noPermissionWithoutEmail:
    'You do not have permission to send or request files. Please contact your administrator to request access',

  select: 'Select files to send',
  drop: 'Drop to send',
  selectHint: 'or drag and drop files or a folder anywhere on this page',
  draft: 'You have a draft. Files that you choose here are added to it.',
  continueDraft: 'Continue the draft',
  requestQuestion: 'Waiting for files from another person?',

  promises: {
    link: { title: 'A link for one recipient', text: 'Files never travel as attachments.' },
    recipient: { title: 'The right person first', text: 'You confirm the recipient before anything is sent.' },
    end: { title: 'You stay in control', text: 'Links expire, and you can revoke them at any time.' },
  },
}
export type LandingTexts = typeof landing

const copiesStay = 'Copies that were already downloaded are not affected. A revoked transfer cannot be restored.'

/** Buttons with a dialog that several pages have. */
export const dialogs = {
  abandon: {
    button: 'Discard upload',
    title: 'Discard this upload?',
    text: (recipient: string) =>
      `The upload stops, and all uploaded data is deleted. ${recipient} receives nothing and is not notified.`,
    act: 'Discard',
    running: 'Discarding the upload',
    done: (recipient: string) => `The upload for ${recipient} was discarded.`,
    failed: 'The upload was not discarded',
  },

  revoke: {
    button: 'Revoke Transfer',
    title: 'Revoke this transfer?',
    titleOfRequest: 'Revoke this request?',
    act: 'Revoke',
    running: 'Revoking the transfer',
    done: (id: string) => `Successfully revoked transfer with ID ${id}`,
    failed: (id: string) => `Failed to revoke transfer with ID ${id}.`,
    reloaded: 'The current state has been loaded. If the transfer can still be revoked, please try again.',
    endsDownload: (recipient: string) =>
      `The download link stops working at once, and ${recipient} can no longer download the files. ${copiesStay}`,
    endsDownloads: (recipients: number) =>
      `All download links stop working at once: none of the ${formatCount(recipients)} recipients can download the files any more. ${copiesStay}`,
    endsUpload: (recipient: string) =>
      `The upload link stops working at once, and ${recipient} can no longer upload files. You can send a new request afterwards.`,
    endsReceived: (recipient: string) => `You can no longer download the files from ${recipient}. ${copiesStay}`,
  },

  resend: {
    button: 'Resend request',
    short: 'Resend',
    title: 'Send this request again?',
    text: (recipient: string) => `${recipient} receives the e-mail with the upload link once more.`,
    act: 'Send again',
    buttonAfterEnd: 'Request again',
    titleAfterEnd: 'Request these files again?',
    textAfterEnd: (recipient: string) => `${recipient} receives an e-mail with a new upload link.`,
    stay: 'Not now',
    running: 'Sending the request',
    justSent: 'The request was sent a moment ago.',
    done: (recipient: string) => `The request was sent to ${recipient} again.`,
    failed: 'Transfer Request Unsuccessful',
  },

  discardDraft: {
    button: 'Discard draft',
    title: 'Discard this draft?',
    act: 'Discard',
  },
}
export type DialogsTexts = typeof dialogs

export const components = {
  copied: 'Copied',
  copyLink: 'Copy link',
  copyRefused: 'This browser does not allow pages to copy. The link is selected: press Ctrl+C, or ⌘C on a Mac.',
  sentTo: (address: string) => `Sent to ${address}`,
  clickHere: 'Click here',
  /** Name buttons of a file's row for screen readers: 'Anonymize people.csv' */
  fileAction: (action: string, file: string) => `${action} ${file}`,
  notedFileAction: (action: string, file: string, note: string) => `${action} ${file}, ${note}`,
  /** Of a long list. */
  pages: 'Pages',
  page: (page: number) => `Page ${formatCount(page)}`,
  pageNumber: (page: number, pages: number) => `Page ${formatCount(page)} of ${formatCount(pages)}`,
  range: (first: number, last: number, total: number) =>
    `${formatCount(first)} to ${formatCount(last)} of ${formatCount(total)}`,
}
export type ComponentsTexts = typeof components
