import type { Alternatives, MailTexts } from './mailTexts.ts'

const personal = 'This link is meant for you alone. Please do not pass it on.'
const unexpected: Alternatives = [
  'If you did not expect these files, ask {{sender}} before you open them, or write to {{supportEmail}}.',
  'If you did not expect these files, write to {{supportEmail}} before you open them.',
  'If you did not expect these files, ask {{sender}} before you open them.',
  'If you did not expect these files, ask {{organisation}} before you open them.',
]
const unexpectedRequest: Alternatives = [
  'If you did not expect to be asked, ask {{sender}} before you send anything, or write to {{supportEmail}}.',
  'If you did not expect to be asked, write to {{supportEmail}} before you send anything.',
  'If you did not expect to be asked, ask {{sender}} before you send anything.',
  'If you did not expect to be asked, ask {{organisation}} before you send anything.',
]
const questions: Alternatives = ['Questions? Write to {{supportEmail}}.']
const uploadOnce =
  'The link works until {{expiryDate}}, and for one upload: please choose all files before you send them.'

/** English, in which everything is complete. */
export const english: MailTexts = {
  greeting: ['Hello {{recipientName}},', 'Hello,'],
  message: ['Message from {{sender}}', 'Message from {{organisation}}'],
  locked: 'The files are in one archive that opens with a password. It comes in a mail of its own.',
  gates: {
    phone: 'Before you see the files, you type in a code. The page has it sent to you.',
    login: 'Before you see the files, you sign in with this e-mail address.',
  },
  address: 'If the button does not work, copy this address into your browser:',
  filesLabel: 'Files',
  moreFiles: count => `and ${count} more`,
  minutes: count => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
  sentBy: 'Sent for {{organisation}} by {{brand}}.',
  sms: [
    '{{code}} is your code {{prefix}} for the files from {{organisation}}. Never tell it to anybody.',
    '{{code}} is your code {{prefix}}. Never tell it to anybody.',
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
          '{{sender}} at {{organisation}} has sent you files in a protected archive, {{archiveName}}. The link to it comes in a mail of its own. This is the password:',
          '{{organisation}} has sent you files in a protected archive, {{archiveName}}. The link to it comes in a mail of its own. This is the password:',
          '{{sender}} at {{organisation}} has sent you files in a protected archive. The link to it comes in a mail of its own. This is the password:',
          '{{organisation}} has sent you files in a protected archive. The link to it comes in a mail of its own. This is the password:',
        ],
      ],
      after: [
        [
          'Open the archive with a program that supports AES-256, such as 7-Zip, WinZip or Keka. Tools that come with an operating system often do not: "Operation not permitted" means just that.',
        ],
        [
          'The files are available until {{expiryDate}}. We do not keep the password: should you lose it, ask {{sender}} to send the files again.',
          'The files are available until {{expiryDate}}. We do not keep the password: should you lose it, ask {{organisation}} to send the files again.',
        ],
      ],
      footer: [
        ['This password is meant for you alone. Please do not pass it on.'],
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
      preview: ['Upload them until {{expiryDate}}.'],
      heading: ['Please upload your files'],
      paragraphs: [
        ['{{sender}} at {{organisation}} asks you for files.', '{{organisation}} asks you for files.'],
        ['Upload them through the secure link below. You need no account.'],
      ],
      button: ['Upload files'],
      after: [[uploadOnce]],
      footer: [
        ['This link is meant for you alone: whoever has it can use it. Please do not pass it on.'],
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
          '{{sender}} at {{organisation}} has shared {{fileCount}} with you. Nothing was downloaded so far.',
          '{{organisation}} has shared {{fileCount}} with you. Nothing was downloaded so far.',
        ],
      ],
      button: ['Download files'],
      after: [['Available until {{expiryDate}}. After that this link leads nowhere.']],
      footer: [[personal], unexpected],
    },
    requestReminder: {
      subject: ['Reminder: {{sender}} asks you for files', 'Reminder: {{organisation}} asks you for files'],
      preview: ['Upload them until {{expiryDate}}.'],
      heading: ['We are waiting for your files'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} asked you for files. Nothing was uploaded so far.',
          '{{organisation}} asked you for files. Nothing was uploaded so far.',
        ],
      ],
      button: ['Upload files'],
      after: [[uploadOnce]],
      footer: [
        ['This link is meant for you alone: whoever has it can use it. Please do not pass it on.'],
        unexpectedRequest,
      ],
    },
    expired: {
      subject: ['The files from {{sender}} have expired', 'The files from {{organisation}} have expired'],
      preview: ['Nothing was downloaded until {{expiryDate}}.'],
      heading: ['Your files have expired'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} had shared {{fileCount}} with you until {{expiryDate}}. Nothing was downloaded, and the link now leads nowhere.',
          '{{organisation}} had shared {{fileCount}} with you until {{expiryDate}}. Nothing was downloaded, and the link now leads nowhere.',
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
      preview: ['Nothing was uploaded until {{expiryDate}}.'],
      heading: ['The upload link has expired'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} had asked you for files until {{expiryDate}}. Nothing was uploaded, and the link now leads nowhere.',
          '{{organisation}} had asked you for files until {{expiryDate}}. Nothing was uploaded, and the link now leads nowhere.',
        ],
        [
          'If you still want to send files, ask {{sender}} for a new link.',
          'If you still want to send files, ask {{organisation}} for a new link.',
        ],
      ],
      footer: [questions],
    },
    revoked: {
      subject: ['{{sender}} has taken back the files', '{{organisation}} has taken back the files'],
      preview: ['There is nothing that you need to do.'],
      heading: ['The files were taken back'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} has taken back the files that were shared with you. The link now leads nowhere.',
          '{{organisation}} has taken back the files that were shared with you. The link now leads nowhere.',
        ],
        ['There is nothing that you need to do.'],
      ],
      footer: [questions],
    },
    requestRevoked: {
      subject: ['{{sender}} no longer needs your files', '{{organisation}} no longer needs your files'],
      preview: ['There is nothing that you need to do.'],
      heading: ['Your files are no longer needed'],
      paragraphs: [
        [
          '{{sender}} at {{organisation}} has withdrawn the request for files. The upload link now leads nowhere.',
          '{{organisation}} has withdrawn the request for files. The upload link now leads nowhere.',
        ],
        ['There is nothing that you need to do.'],
      ],
      footer: [questions],
    },
    code: {
      subject: ['Your code {{prefix}} for the files from {{organisation}}'],
      preview: ['Good for {{minutes}}.'],
      heading: ['Your code'],
      paragraphs: [['Enter this code on the page that shows {{prefix}} before the field:']],
      after: [
        ['It is good for {{minutes}}, and for one use.'],
        ['Never tell it to anybody: nobody at {{organisation}} will ask you for it.'],
      ],
      footer: [
        [
          'If you did not ask for a code, you need do nothing: without it nobody sees the files. Questions? Write to {{supportEmail}}.',
          'If you did not ask for a code, you need do nothing: without it nobody sees the files.',
        ],
      ],
    },
  },
}
