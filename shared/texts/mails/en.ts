import { plural } from '../format.ts'
import type { AlertMailTexts, Alternatives, CommonMailTexts, MailTexts, MemberMailTexts } from './mailTexts.ts'

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

const common: CommonMailTexts = {
  address: 'If the button does not work, copy this address into your browser:',
  filesLabel: 'Files',
  sized: (what, size) => `${what}, ${size}`,
  moreFiles: count => plural(count, { one: 'and # more', other: 'and # more' }, 'en'),
}

/** Functions, so that a server reads only the languages it needs. */
export const getPartnerTexts = (): MailTexts => ({
  ...common,
  greeting: ['Hello {{recipientName}},', 'Hello,'],
  message: ['Message from {{sender}}', 'Message from {{organisation}}'],
  locked: 'The files are in one archive that opens with a password. The password is sent in a separate mail.',
  gates: {
    phone: 'Before you see the files, you enter a code. The page sends it to you.',
    login: 'Before you see the files, you sign in with this e-mail address.',
  },
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
})

export const getMemberTexts = (): MemberMailTexts => ({
  ...common,
  failed: {
    reason: 'Reason: {{reason}}',
    reasons: {},
    sendAgain:
      'The files are stored for five days. To send them with what the policy asks for, review the transfer and choose “Send again”: nothing is uploaded again.',
    button: 'Review the transfer',
    send: {
      subject: 'Your transfer to {{recipient}} could not be completed',
      heading: 'Your transfer could not be completed',
      paragraph: 'Your files were not sent to {{recipient}}, and none of them can be downloaded.',
      because: 'Sent by {{brand}} because you started this transfer.',
    },
    request: {
      subject: 'The files from {{recipient}} could not be processed',
      heading: 'The files that you requested could not be processed',
      paragraph: '{{recipient}} uploaded files for you, but none of them can be downloaded.',
      because: 'Sent by {{brand}} because you asked for these files.',
    },
  },
  stopped: {
    preview: 'Its link and its files are no longer available.',
    advice: 'If you have questions, ask the administrators of your organisation.',
    send: {
      subject: 'Your transfer to {{recipient}} was stopped',
      heading: 'Your transfer was stopped',
      paragraph:
        'An administrator of your organisation stopped your transfer to {{recipient}}. Its link no longer works, and its files are erased.',
    },
    request: {
      subject: 'Your request to {{recipient}} was stopped',
      heading: 'Your request was stopped',
      paragraph:
        'An administrator of your organisation stopped your request to {{recipient}}. Its link no longer works, and its files are erased.',
    },
  },
  allowed: {
    preview: 'The malware scanner was wrong.',
    heading: 'It was a false alarm',
    send: {
      subject: 'You can send your file to {{recipient}} again',
      paragraph:
        'The malware scanner reported {{signature}} in this file, so your transfer to {{recipient}} failed. An administrator allows exactly this file until {{expiryDate}}.',
      advice: 'Please send it again, with the other files of the transfer: none of them reached the recipient.',
    },
    request: {
      subject: '{{recipient}} can send you the file again',
      paragraph:
        'The malware scanner reported {{signature}} in this file, which {{recipient}} uploaded for you. An administrator allows exactly this file until {{expiryDate}}.',
      advice: 'Please ask for the files again: none of them could be passed on to you.',
    },
  },
  undelivered: {
    meaning: {
      delayed: 'The recipient’s mail server is not accepting it at the moment. Delivery is retried for some hours.',
      bounced: 'The recipient’s mail server did not accept it. Please check the address.',
      complained: 'No more mails are sent to this address.',
      refused: 'The mail system did not accept it. Please check the address.',
    },
    button: 'Open the transfer',
    send: {
      subject: {
        delayed: 'Your link has not yet reached {{recipient}}',
        bounced: 'Your link could not be delivered to {{recipient}}',
        complained: 'Your link was reported as unwanted by {{recipient}}',
        refused: 'Your link could not be delivered to {{recipient}}',
      },
      title: {
        delayed: 'The mail with the link is delayed.',
        bounced: 'The mail with the link came back.',
        complained: 'The mail with the link was reported as unwanted.',
        refused: 'The mail with the link could not be sent.',
      },
      advice: [
        'Your files are available, and the link works. Open the transfer, copy the link, and give it to the recipient in another way.',
        'If the address is wrong, revoke the transfer and send the files again.',
      ],
      because: 'Sent by {{brand}} because you sent these files.',
    },
    request: {
      subject: {
        delayed: 'Your upload link has not yet reached {{recipient}}',
        bounced: 'Your upload link could not be delivered to {{recipient}}',
        complained: 'Your upload link was reported as unwanted by {{recipient}}',
        refused: 'Your upload link could not be delivered to {{recipient}}',
      },
      title: {
        delayed: 'The mail with the upload link is delayed.',
        bounced: 'The mail with the upload link came back.',
        complained: 'The mail with the upload link was reported as unwanted.',
        refused: 'The mail with the upload link could not be sent.',
      },
      advice: [
        'The upload link works. Open the transfer, copy the link, and give it to the recipient in another way.',
        'If the address is wrong, revoke the transfer and ask again.',
      ],
      because: 'Sent by {{brand}} because you asked for files.',
    },
  },
  reminder: {
    button: 'Open the transfer',
    extend: 'Extend the transfer by 7 days:',
    send: {
      subject: '{{recipient}} has not yet downloaded your files',
      preview: 'They expire on {{expiryDate}}.',
      heading: 'Your files are still waiting',
      paragraph:
        'You sent {{fileCount}} to {{recipient}}. Nothing has been downloaded so far, and the link expires on {{expiryDate}}.',
      advice: 'If the mail with the link was lost, open the transfer to copy the link.',
      because: 'Sent by {{brand}} because you sent these files.',
    },
    request: {
      subject: '{{recipient}} has not yet uploaded any files',
      preview: 'The upload link expires on {{expiryDate}}.',
      heading: 'Your request is still waiting',
      paragraph:
        'You asked {{recipient}} for files. Nothing has been uploaded so far, and the link expires on {{expiryDate}}.',
      advice: 'If the mail with the link was lost, open the transfer to copy the upload link.',
      because: 'Sent by {{brand}} because you asked for files.',
    },
    answer: {
      subject: 'You have not yet downloaded the files from {{recipient}}',
      preview: 'They expire on {{expiryDate}}.',
      heading: 'Files are waiting for you',
      paragraph:
        '{{recipient}} uploaded {{fileCount}} for you. Nothing has been downloaded so far, and the link expires on {{expiryDate}}.',
      advice: 'Open the transfer to download them.',
      because: 'Sent by {{brand}} because you asked for files.',
    },
  },
  expired: {
    preview: 'You can extend the transfer until {{until}}.',
    advice:
      'You can extend the transfer until {{until}}: its links then work again. After that, the files are deleted.',
    atLimit: 'Your organisation allows no later end. If the files are still needed, please send them again.',
    button: 'Extend the transfer',
    send: {
      subject: 'Your files for {{recipient}} have expired',
      heading: 'Your files have expired',
      paragraph:
        'You sent {{fileCount}} to {{recipient}}. Nothing was downloaded by {{expiryDate}}, and the link no longer works.',
      because: 'Sent by {{brand}} because you sent these files.',
    },
    answer: {
      subject: 'The files from {{recipient}} have expired',
      heading: 'The files have expired',
      paragraph:
        '{{recipient}} uploaded {{fileCount}} for you. Nothing was downloaded by {{expiryDate}}, and the link no longer works.',
      because: 'Sent by {{brand}} because you asked for files.',
    },
    asked: {
      subject: 'More time for your files: asked by {{recipient}}',
      heading: 'Please make your files available again',
      paragraph: 'Your files expired on {{expiryDate}}. Asked for more time: {{recipient}}.',
      because: 'Sent by {{brand}} because you sent these files.',
    },
  },
  downloaded: {
    subject: 'Your files were downloaded by {{recipient}}',
    preview: 'For the first time.',
    heading: 'Your files were downloaded',
    paragraph: 'Downloaded for the first time by {{recipient}}.',
    advice: 'The page of the transfer shows what happened with each file.',
    button: 'Open the transfer',
    because: 'Sent by {{brand}} because you sent these files.',
  },
  received: {
    subject: '{{recipient}} has sent you {{fileCount}}',
    preview: 'Available until {{expiryDate}}.',
    heading: '{{fileCount}} from {{recipient}}',
    paragraph:
      '{{recipient}} has uploaded {{fileCount}} that you had asked for. The page of the transfer lists the findings, and files that could not be read.',
    advice: 'Available until {{expiryDate}}. To download them, sign in with the address of this mail.',
    button: 'Download files',
    other: 'The page of the transfer:',
    because: 'Sent by {{brand}} because you asked for these files.',
  },
})

export const getAlertTexts = (): AlertMailTexts => ({
  address: common.address,
  subject: count => plural(count, { one: '# new alert', other: '# new alerts' }, 'en'),
  introduction: 'Activity Insights has raised these alerts, the newest first:',
  kinds: {
    newSenders: 'New sender detected: {{sender}}',
    newDomains: 'New domain detected: {{domain}}',
    newRecipients: 'New recipient detected: {{recipient}}',
    sendersSpike: 'Sudden spike in transfers from {{sender}} detected',
    domainsSpike: 'Sudden spike in transfers to {{domain}} detected',
    recipientsSpike: 'Sudden spike in transfers to {{recipient}} detected',
    mistakePrevented: 'Possible mistake by {{sender}} prevented',
    sensitiveInfotypes: 'Sensitive info types detected',
    malwareFound: 'Malware found in a transfer by {{sender}}',
    secondOpinion: 'Macie found more sensitive data in a transfer by {{sender}}',
  },
  more: count =>
    plural(
      count,
      { one: '# more is on the page Activity Insights.', other: '# more are on the page Activity Insights.' },
      'en',
    ),
  button: 'Open Activity Insights',
  transfers: 'All transfers:',
  unsubscribe: 'To end these mails, open this page:',
  because: 'Sent by {{brand}} because you chose to get alerts by mail.',
})
