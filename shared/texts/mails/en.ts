import type { Alternatives, MailTexts } from './mailTexts.ts'

const personal = 'This link is meant only for you. Please do not pass it on.'
const unexpected: Alternatives = [
  'If you did not expect these files, ask {{sender}} before you open them, or write to {{supportEmail}}.',
  'If you did not expect these files, write to {{supportEmail}} before you open them.',
  'If you did not expect these files, ask {{sender}} before you open them.',
  'If you did not expect these files, ask {{organisation}} before you open them.',
]
const unexpectedRequest: Alternatives = [
  'If you did not expect this request, ask {{sender}} before you send anything, or write to {{supportEmail}}.',
  'If you did not expect this request, write to {{supportEmail}} before you send anything.',
  'If you did not expect this request, ask {{sender}} before you send anything.',
  'If you did not expect this request, ask {{organisation}} before you send anything.',
]
const questions: Alternatives = ['Questions? Write to {{supportEmail}}.']
const uploadOnce =
  'The link works until {{expiryDate}}, and for one upload: please choose all files before you send them.'

/** The complete catalogue, and the fallback. */
export const english: MailTexts = {
  greeting: ['Hello {{recipientName}},', 'Hello,'],
  message: ['Message from {{sender}}', 'Message from {{organisation}}'],
  locked: 'The files are in one archive that opens with a password. The password is sent in a separate mail.',
  gates: {
    phone: 'Before you see the files, you enter a code. The page sends it to you.',
    login: 'Before you see the files, you sign in with this e-mail address.',
  },
  address: 'If the button does not work, copy this address into your browser:',
  filesLabel: 'Files',
  moreFiles: count => `and ${count} more`,
  minutes: count => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  sentBy: 'Sent for {{organisation}} by {{brand}}.',
  sms: [
    '{{code}} is your code {{prefix}} for the files from {{organisation}}. Never share it with anyone.',
    '{{code}} is your code {{prefix}}. Never share it with anyone.',
  ],

  mails: {
    link: {
      subject: ['{{sender}} has shared {{fileCount}} with you', '{{organisation}} has shared {{fileCount}} with you'],
      preview: ['Available until {{expiryDate}}.'],
      heading: ['{{fileCount}} for you'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} has shared {{fileCount}} with you.',
          '{{organisation}} has shared {{fileCount}} with you.',
        ],
      ],
      button: ['Download files'],
      after: [['Available until {{expiryDate}}.']],
      footer: [[personal], unexpected],
    },
    password: {
      subject: ['Password for the files from {{sender}}', 'Password for the files from {{organisation}}'],
      preview: ['Opens {{archiveName}}.', 'Opens the files.'],
      heading: ['Your password'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} has sent you files in a protected archive, {{archiveName}}. The link to it is sent in a separate mail. This is the password:',
          '{{organisation}} has sent you files in a protected archive, {{archiveName}}. The link to it is sent in a separate mail. This is the password:',
          '{{sender}} at {{organisation}} has sent you files in a protected archive. The link to it is sent in a separate mail. This is the password:',
          '{{organisation}} has sent you files in a protected archive. The link to it is sent in a separate mail. This is the password:',
        ],
      ],
      after: [
        [
          'Open the archive with a program that supports AES-256, such as 7-Zip, WinZip or Keka. The tools of many operating systems do not, and show errors such as "Operation not permitted".',
        ],
        [
          'The files are available until {{expiryDate}}. We do not store the password: if you lose it, ask {{sender}} to send the files again.',
          'The files are available until {{expiryDate}}. We do not store the password: if you lose it, ask {{organisation}} to send the files again.',
        ],
      ],
      footer: [
        ['This password is meant only for you. Please do not pass it on.'],
        [
          'If you did not expect it, ask {{sender}}, or write to {{supportEmail}}.',
          'If you did not expect it, write to {{supportEmail}}.',
          'If you did not expect it, ask {{sender}}.',
          'If you did not expect it, ask {{organisation}}.',
        ],
      ],
    },
    request: {
      subject: ['{{sender}} asks you for files', '{{organisation}} asks you for files'],
      preview: ['Upload them by {{expiryDate}}.'],
      heading: ['Please upload your files'],
      paragraphs: [
        ['{{sender}} at {{organisation}} asks you for files.', '{{organisation}} asks you for files.'],
        ['Upload them through the secure link below. You need no account.'],
      ],
      button: ['Upload files'],
      after: [[uploadOnce]],
      footer: [
        ['This link is meant only for you: anyone who has it can use it. Please do not pass it on.'],
        unexpectedRequest,
      ],
    },
    receipt: {
      subject: ['{{organisation}} has received {{fileCount}} from you'],
      preview: ['Received on {{receivedAt}}.'],
      heading: ['Your receipt'],
      paragraphs: [
        ['{{organisation}} has received {{fileCount}} from you, on {{receivedAt}}.'],
        ['{{sender}} had asked you for them.'],
      ],
      after: [
        ['Keep this mail as proof of what you sent: two files with the same SHA-256 are the same, byte for byte.'],
      ],
      footer: [
        [
          'If you sent no files, write to {{supportEmail}}.',
          'If you sent no files, please tell {{sender}}.',
          'If you sent no files, please tell {{organisation}}.',
        ],
      ],
    },
    reminder: {
      subject: ['Reminder: {{fileCount}} from {{sender}}', 'Reminder: {{fileCount}} from {{organisation}}'],
      preview: ['Available until {{expiryDate}}, and not yet downloaded.'],
      heading: ['Your files are waiting'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} has shared {{fileCount}} with you. Nothing has been downloaded yet.',
          '{{organisation}} has shared {{fileCount}} with you. Nothing has been downloaded yet.',
        ],
      ],
      button: ['Download files'],
      after: [['Available until {{expiryDate}}. After that, this link no longer works.']],
      footer: [[personal], unexpected],
    },
    requestReminder: {
      subject: ['Reminder: {{sender}} asks you for files', 'Reminder: {{organisation}} asks you for files'],
      preview: ['Upload them by {{expiryDate}}.'],
      heading: ['We are waiting for your files'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} asked you for files. Nothing has been uploaded yet.',
          '{{organisation}} asked you for files. Nothing has been uploaded yet.',
        ],
      ],
      button: ['Upload files'],
      after: [[uploadOnce]],
      footer: [
        ['This link is meant only for you: anyone who has it can use it. Please do not pass it on.'],
        unexpectedRequest,
      ],
    },
    expired: {
      subject: ['The files from {{sender}} have expired', 'The files from {{organisation}} have expired'],
      preview: ['Nothing was downloaded by {{expiryDate}}.'],
      heading: ['Your files have expired'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} had shared {{fileCount}} with you until {{expiryDate}}. Nothing was downloaded, and the link no longer works.',
          '{{organisation}} had shared {{fileCount}} with you until {{expiryDate}}. Nothing was downloaded, and the link no longer works.',
        ],
        [
          'If you still need the files, ask {{sender}} to send them again.',
          'If you still need the files, ask {{organisation}} to send them again.',
        ],
      ],
      footer: [questions],
    },
    requestExpired: {
      subject: ['The request from {{sender}} has expired', 'The request from {{organisation}} has expired'],
      preview: ['Nothing was uploaded by {{expiryDate}}.'],
      heading: ['The upload link has expired'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} had asked you for files until {{expiryDate}}. Nothing was uploaded, and the link no longer works.',
          '{{organisation}} had asked you for files until {{expiryDate}}. Nothing was uploaded, and the link no longer works.',
        ],
        [
          'If you still want to send files, ask {{sender}} for a new link.',
          'If you still want to send files, ask {{organisation}} for a new link.',
        ],
      ],
      footer: [questions],
    },
    revoked: {
      subject: ['{{sender}} has withdrawn the files', '{{organisation}} has withdrawn the files'],
      preview: ['You do not need to do anything.'],
      heading: ['The files were withdrawn'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} has withdrawn the files that were shared with you. The link no longer works.',
          '{{organisation}} has withdrawn the files that were shared with you. The link no longer works.',
        ],
        ['You do not need to do anything.'],
      ],
      footer: [questions],
    },
    requestRevoked: {
      subject: ['{{sender}} no longer needs your files', '{{organisation}} no longer needs your files'],
      preview: ['You do not need to do anything.'],
      heading: ['Your files are no longer needed'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} has withdrawn the request for files. The upload link no longer works.',
          '{{organisation}} has withdrawn the request for files. The upload link no longer works.',
        ],
        ['You do not need to do anything.'],
      ],
      footer: [questions],
    },
    code: {
      subject: ['Your code {{prefix}} for the files from {{organisation}}'],
      preview: ['Valid for {{minutes}}.'],
      heading: ['Your code'],
      paragraphs: [['Enter this code on the page that shows {{prefix}} before the field:']],
      after: [
        ['It is valid for {{minutes}} and can be used once.'],
        ['Never share it: {{organisation}} will never ask you for it.'],
      ],
      footer: [
        [
          'If you did not ask for a code, you do not need to do anything: no one can see the files without it. Questions? Write to {{supportEmail}}.',
          'If you did not ask for a code, you do not need to do anything: no one can see the files without it.',
        ],
      ],
    },
  },
}
