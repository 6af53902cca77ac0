import type { HelpStep } from '../../domain/helpSteps.ts'
import { plural } from '../format.ts'

export const faqPage = {
  title: 'Frequently Asked Questions',
  search: 'Search the questions',
  placeholder: 'For example: archive does not open',
  clear: 'Clear the search',
  recipients: 'For recipients',
  org: 'For organization users',
  noRecipients: 'No questions for recipients.',
  noOrg: 'No questions for organization users.',
  found: (count: number) => plural(count, { one: '# question found', other: '# questions found' }),
  notFound: (query: string) => `No question matches “${query}”. Try other words, or ask: {support}`,
  notFoundWithoutSupport: (query: string) => `No question matches “${query}”. Try other words.`,
  goneTitle: 'This question no longer exists',
  gone: 'The link that you opened leads to a question that was removed or moved. Search for it below.',
  /** In answers, where the organization has no address for support. */
  support: 'the administrators of the organization',
  moreHelp: 'How to Use shows each step with a picture: {link}',
  howToUse: 'How to Use',
  partlyLoaded: 'The questions of your organization could not be loaded. These are the general ones.',
}
export type FaqPageTexts = typeof faqPage

export const helpPage = {
  title: 'How to Use',
  lead: 'Send files in eight steps.',
  step: (number: number) => `Step ${number}`,
  zoom: (title: string) => `Enlarge the picture: ${title}`,
  position: (number: number, count: number) => `Step ${number} of ${count}`,
  previous: 'Previous step',
  next: 'Next step',
  close: 'Close',
  keys: 'Use the arrow keys to change the step and Escape to close.',
  questions: 'Answers to frequent questions: {link}',
  faq: 'Frequently Asked Questions',
  documents: 'Guides for members, administrators, operators and integrators: {link}',
  documentation: 'Documentation',
  toursTitle: 'Tours of the pages',
  tours: 'Each tour explains the most important parts of a page in less than a minute.',
  startTour: (page: string) => `Start the tour: ${page}`,
}
export type HelpPageTexts = typeof helpPage

/** The walkthrough of the specification. */
export const helpStepTexts: Record<HelpStep, { title: string; description: string; caption: string }> = {
  signIn: {
    title: 'Sign in',
    description: 'Sign in with the account of your organization (single sign-on). You need no separate password.',
    caption: 'The sign-in page',
  },
  selectFiles: {
    title: 'Select files',
    description:
      'Click the field or drop files and folders on it. You can add more files later and remove each one. A single file can have up to {fileSize}, and a transfer up to {totalSize}, or {archiveSize} with password protection.',
    caption: 'The chosen files',
  },
  recipient: {
    title: 'Enter recipient and message',
    description:
      'Enter the e-mail address, the name if you like, and a message. If a policy requires it, confirm that the recipient knows that you use their e-mail address.',
    caption: 'Recipient and message',
  },
  review: {
    title: 'Review the transfer',
    description:
      'Check the recipient and the files. A warning appears if the recipient is new to you or the address looks like another one. Read it before you continue: most mistakes are found here.',
    caption: 'The recipient is checked',
  },
  options: {
    title: 'Configure options',
    description:
      'Protect the files by a password or by a code to the recipient’s phone, hide your address, or change the expiry. By default, a link works for {expiry}. An option that a policy requires is already switched on.',
    caption: 'The security options',
  },
  confirm: {
    title: 'Confirm and send',
    description:
      'Tick the confirmation and press Send Now (Send to … while a warning is shown). You can still go back until the files are sent.',
    caption: 'The confirmation',
  },
  upload: {
    title: 'Wait for the upload',
    description:
      'Keep the tab open until everything is uploaded. If the network fails, the upload continues by itself where it stopped.',
    caption: 'The upload in progress',
  },
  complete: {
    title: 'Transfer complete',
    description:
      'Your files are processed and then sent. Monitor the transfer in My Transfers, where you can also revoke it at any time.',
    caption: 'The transfer in the dashboard',
  },
}
export type HelpStepTexts = typeof helpStepTexts

export const docsPage = {
  title: 'Documentation',
  lead: 'Guides for everybody who works with this product. They are written in English.',
  audiences: {
    members: 'For members',
    administrators: 'For administrators',
    operators: 'For operators',
    integrators: 'For integrators',
  },
  search: 'Search the documentation',
  clear: 'Clear the search',
  found: (count: number) => plural(count, { one: '# section found', other: '# sections found' }),
  notFound: (query: string) => `No section matches “${query}”. Try other words.`,
  contents: 'On this page',
  all: 'All documents',
  failedTitle: 'The document could not be loaded',
  failed: 'Please check your connection and reload the page.',
  goneTitle: 'There is no such document',
  gone: 'It may have been renamed. All documents are listed in the overview.',
  loading: 'Loading the document',
}
export type DocsPageTexts = typeof docsPage
