import { countFiles, countShared, formatBytes, formatDateTime, formatRelative } from '../format.ts'

export const downloadTexts = {
  opening: 'Opening the link',
  countShared: (count: number, isArchived: boolean) => countShared(count, isArchived),
  size: (bytes: number) => formatBytes(bytes),
  moment: (iso: string) => formatDateTime(iso),
  relative: (iso: string, now: number) => formatRelative(iso, now),
  percent: (whole: number) => `${whole}%`,
  retry: 'Retry',
  resume: 'Resume',
  whatCanIDo: 'What can I do?',
  language: 'Language',
  faq: 'FAQ',
  help: 'How to Use',
  accessibility: 'Accessibility statement',
  cancel: 'Cancel',

  link: {
    processing: 'Almost ready',
    processingTexts: [
      'Your files are still being processed, please try again later.',
      'This page checks automatically and opens as soon as they are ready.',
    ],
    checkAgain: 'Check again',
    expired: 'Transfer Expired!',
    expiredText:
      'The file(s) you are trying to download is/are no longer available. You may request the sender to reinitiate the transfer.',
    moreTime: {
      ask: 'Ask for more time',
      asked:
        'Thank you. If the files can still be made available, their sender receives your request. If they give you more time, this link works again.',
    },
    unknown: 'This link is not known.',
    unknownText: 'Please check that it was copied completely, from the first character to the last.',
    busy: 'Too many requests.',
    busyText: (seconds: number) => `This page tries again automatically in ${seconds} seconds.`,
    tryAgain: 'Try again',
    unreachable: 'Unable to download.',
    unreachableText: 'The server cannot be reached. Please check your connection.',
    refused: 'Failed to download.',
    refusedText: 'This is not available at the moment. Please try again shortly.',
  },

  transfer: {
    hasShared: (count: number, isArchived: boolean) => `has shared ${countShared(count, isArchived)} with you`,
    message: 'Message',
    readMore: 'Read More',
    hide: 'Hide',
    expires: (relative: string) => `Expires ${relative}`,
    isProtected: 'Protected by a password',
    isProtectedText: 'You download one ZIP archive. Its password comes in a separate e-mail.',
    acknowledgement: 'I confirm that these files are meant for me and that I will handle them with care.',
    tickFirst: 'Please tick the box above to proceed.',
    proceed: 'Proceed',
  },

  /** After a press that a program could have made. */
  personStep: {
    title: 'One more step',
    text: 'Your press looked like the automatic check of a mail system. Wait a moment, then press the button once.',
    open: 'Open the files',
    wait: 'Please wait until the button is ready.',
    ready: 'The button is ready.',
  },

  archive: {
    howToOpen: 'How to open the archive',
    steps: [
      'Download the archive, and find the e-mail with the password. It was sent separately from the one with the link.',
      'Open the archive with a tool that supports AES-256: 7-Zip or WinZip on Windows, Keka on a Mac, 7z on Linux.',
      'Copy the password from the e-mail, without spaces around it.',
    ],
    otherTools:
      '“Operation not permitted”, or a similar error, means that a tool does not support AES-256: use one of those above.',
  },

  file: {
    download: (name: string) => `Download ${name}`,
    downloadAgain: (name: string) => `Download ${name} again`,
    retry: (name: string) => `Retry ${name}`,
    preparingName: (name: string) => `Preparing ${name}`,
    preparing: 'Preparing the download.',
    busy: (seconds: number) => `Too many requests, continuing in ${seconds} seconds.`,
    tooMany: (seconds: number) => `Too many requests. Please try again in ${seconds} seconds.`,
    started: 'Download started.',
    saved: 'Saved.',
    failed: (name: string) => `Failed to download ${name}.`,
    waiting: 'Waiting for its turn.',
    inArchive: 'In the ZIP.',
    cancel: (name: string) => `Cancel the download of ${name}`,
    resume: (name: string) => `Resume the download of ${name}`,
  },

  all: {
    download: 'Download all',
    downloadZip: 'Download all as ZIP',
    counting: (index: number, count: number) => `Downloading ${index} of ${count}`,
    started: 'All downloads have started.',
    someFailed: (count: number) => `${countFiles(count)} could not be downloaded.`,
    fileName: (day: string) => `files-${day}.zip`,
    cancel: 'Cancel the download of all files',
    resume: 'Resume the download of all files',
    failed: 'Failed to download.',
  },

  saving: {
    progress: (name: string) => `Progress of ${name}`,
    bytes: (done: number, total: number) => `${formatBytes(done)} of ${formatBytes(total)}`,
    begun: (name: string) => `Saving ${name}.`,
    broken: 'The connection was lost. The download resumes automatically where it stopped.',
    goesOn: 'The download continues.',
    finishing: 'Finishing.',
    saved: (name: string) => `${name} was saved.`,
    cancelled: 'The download was cancelled.',
    noRoom: 'There is not enough space on this disk.',
    notWritable: 'The file cannot be written there. Please choose another place.',
    keepOpen: 'Keep this page open until it is done.',
  },

  login: {
    title: 'Sign in to open these files',
    text: 'They open only for the person they are meant for. You return here afterwards.',
    signIn: 'Sign in',
    otherPerson: 'These files do not open for you',
    otherPersonTexts: (email: string) => [
      `You are signed in here as ${email}. The files are meant for another person, or your session has ended.`,
      'You will be signed out first. Press Login on the next page, and you return here.',
    ],
    signInAsAnother: 'Sign in as another person',
  },

  code: {
    title: 'Please confirm that it is you',
    text: 'The sender protects these files with a code, which is valid for a few minutes.',
    goesTo: {
      sms: (phone: string) => `Code by SMS to ${phone}`,
      email: (email: string) => `Code by e-mail to ${email}`,
    },
    wentTo: {
      sms: (phone: string) => `Code from the SMS to ${phone}`,
      email: (email: string) => `Code from the e-mail to ${email}`,
    },
    nothingYet: 'Nothing is sent before you press the button.',
    send: 'Send code',
    sending: 'Sending…',
    sent: 'The code was sent.',
    verify: 'Verify',
    verifying: 'Verifying…',
    expiresIn: (clock: string) => `Expires in ${clock}`,
    expiresSoon: (seconds: number) => `The code expires in ${seconds} seconds.`,
    expired: 'The code has expired.',
    wrong: 'Wrong password',
    attempts: (count: number) => `${count} attempt(s) left`,
    incomplete: 'The code has six digits.',
    otherPrefix: (theirs: string, ours: string) =>
      `This code begins with ${theirs}. The newest one begins with ${ours}.`,
    resend: { sms: 'Send a new code by SMS', email: 'Send a new code by e-mail' },
    instead: { sms: 'Send it by SMS instead', email: 'Send it by e-mail instead' },
    failed: 'Failed to sign in.',
    unreachable: 'The server cannot be reached. Please check your connection.',
    refused: {
      sms: 'The phone network refused the message. Please ask the sender to check the number.',
      email: 'The code could not be sent to this address. Please ask the sender to check it.',
    },
    waiting: 'The files are still being processed, and no code was sent. Please try again in a minute.',
    trust: {
      label: 'Trust this device for 30 days',
      text: 'Later links to you then open in this browser without a code. Tick this only on a device that nobody else uses.',
      isTrusted: 'This device is trusted. Links to you open here without a code.',
      forget: 'Forget this device',
      forgotten: 'This device is no longer trusted. The next link asks for a code again.',
      failed: 'This device could not be trusted. The next link asks for a code again.',
    },
    ended: 'These files are no longer available, and no code was sent. Please reload this page.',
    locked: (relative: string, at: string) =>
      `No code was sent, because too many were requested. You can request another one ${relative}, from ${at} on.`,
    lockedPermanently:
      'No code was sent, because too many were requested. Please ask the sender to allow new codes, then send one here.',
  },
}
export type DownloadTexts = typeof downloadTexts
