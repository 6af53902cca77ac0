import type { Alternatives, MailTexts } from './mailTexts.ts'

const personal = 'Dieser Link ist nur für Sie bestimmt. Bitte geben Sie ihn nicht weiter.'
const unexpected: Alternatives = [
  'Falls Sie diese Dateien nicht erwartet haben, fragen Sie {{sender}}, bevor Sie sie öffnen, oder schreiben Sie an {{supportEmail}}.',
  'Falls Sie diese Dateien nicht erwartet haben, schreiben Sie an {{supportEmail}}, bevor Sie sie öffnen.',
  'Falls Sie diese Dateien nicht erwartet haben, fragen Sie {{sender}}, bevor Sie sie öffnen.',
  'Falls Sie diese Dateien nicht erwartet haben, fragen Sie bei {{organisation}} nach, bevor Sie sie öffnen.',
]
const unexpectedRequest: Alternatives = [
  'Falls Sie diese Anfrage nicht erwartet haben, fragen Sie {{sender}}, bevor Sie etwas senden, oder schreiben Sie an {{supportEmail}}.',
  'Falls Sie diese Anfrage nicht erwartet haben, schreiben Sie an {{supportEmail}}, bevor Sie etwas senden.',
  'Falls Sie diese Anfrage nicht erwartet haben, fragen Sie {{sender}}, bevor Sie etwas senden.',
  'Falls Sie diese Anfrage nicht erwartet haben, fragen Sie bei {{organisation}} nach, bevor Sie etwas senden.',
]
const questions: Alternatives = ['Fragen? Schreiben Sie an {{supportEmail}}.']
const uploadOnce =
  'Der Link gilt bis {{expiryDate}} und für einmaliges Hochladen: Bitte wählen Sie alle Dateien aus, bevor Sie sie senden.'
const personalUpload =
  'Dieser Link ist nur für Sie bestimmt: Wer ihn hat, kann ihn benutzen. Bitte geben Sie ihn nicht weiter.'
const nothingToDo = 'Sie brauchen nichts zu tun.'

export const german: MailTexts = {
  greeting: ['Guten Tag {{recipientName}}', 'Guten Tag'],
  message: ['Nachricht von {{sender}}', 'Nachricht von {{organisation}}'],
  locked: 'Die Dateien liegen in einem Archiv, das sich mit einem Passwort öffnet. Es kommt in einer eigenen E-Mail.',
  gates: {
    phone: 'Bevor Sie die Dateien sehen, geben Sie einen Code ein. Die Seite lässt ihn Ihnen senden.',
    login: 'Bevor Sie die Dateien sehen, melden Sie sich mit dieser E-Mail-Adresse an.',
  },
  address: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  filesLabel: 'Dateien',
  moreFiles: count => (count === 1 ? 'und eine weitere' : `und ${count} weitere`),
  minutes: count => `${count} ${count === 1 ? 'Minute' : 'Minuten'}`,
  sentBy: 'Gesendet für {{organisation}} von {{brand}}.',
  sms: [
    '{{code}} ist Ihr Code {{prefix}} für die Dateien von {{organisation}}. Geben Sie ihn niemandem weiter.',
    '{{code}} ist Ihr Code {{prefix}}. Geben Sie ihn niemandem weiter.',
  ],

  mails: {
    link: {
      subject: [
        '{{sender}} hat {{fileCount}} für Sie freigegeben',
        '{{organisation}} hat {{fileCount}} für Sie freigegeben',
      ],
      preview: ['Verfügbar bis {{expiryDate}}.'],
      heading: ['{{fileCount}} für Sie'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) hat {{fileCount}} für Sie freigegeben.',
          '{{organisation}} hat {{fileCount}} für Sie freigegeben.',
        ],
      ],
      button: ['Dateien herunterladen'],
      after: [['Verfügbar bis {{expiryDate}}.']],
      footer: [[personal], unexpected],
    },
    password: {
      subject: ['Passwort für die Dateien von {{sender}}', 'Passwort für die Dateien von {{organisation}}'],
      preview: ['Öffnet {{archiveName}}.', 'Öffnet die Dateien.'],
      heading: ['Ihr Passwort'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) hat Ihnen Dateien in einem geschützten Archiv gesendet, {{archiveName}}. Der Link dazu kommt in einer eigenen E-Mail. Dies ist das Passwort:',
          '{{organisation}} hat Ihnen Dateien in einem geschützten Archiv gesendet, {{archiveName}}. Der Link dazu kommt in einer eigenen E-Mail. Dies ist das Passwort:',
          '{{sender}} ({{organisation}}) hat Ihnen Dateien in einem geschützten Archiv gesendet. Der Link dazu kommt in einer eigenen E-Mail. Dies ist das Passwort:',
          '{{organisation}} hat Ihnen Dateien in einem geschützten Archiv gesendet. Der Link dazu kommt in einer eigenen E-Mail. Dies ist das Passwort:',
        ],
      ],
      after: [
        [
          'Öffnen Sie das Archiv mit einem Programm, das AES-256 unterstützt, etwa 7-Zip, WinZip oder Keka. Die Bordmittel vieler Betriebssysteme können das nicht und melden zum Beispiel „Operation not permitted“.',
        ],
        [
          'Die Dateien sind bis {{expiryDate}} verfügbar. Wir bewahren das Passwort nicht auf: Sollten Sie es verlieren, bitten Sie {{sender}}, die Dateien noch einmal zu senden.',
          'Die Dateien sind bis {{expiryDate}} verfügbar. Wir bewahren das Passwort nicht auf: Sollten Sie es verlieren, bitten Sie {{organisation}}, die Dateien noch einmal zu senden.',
        ],
      ],
      footer: [
        ['Dieses Passwort ist nur für Sie bestimmt. Bitte geben Sie es nicht weiter.'],
        [
          'Falls Sie es nicht erwartet haben, fragen Sie {{sender}}, oder schreiben Sie an {{supportEmail}}.',
          'Falls Sie es nicht erwartet haben, schreiben Sie an {{supportEmail}}.',
          'Falls Sie es nicht erwartet haben, fragen Sie {{sender}}.',
          'Falls Sie es nicht erwartet haben, fragen Sie bei {{organisation}} nach.',
        ],
      ],
    },
    request: {
      subject: ['{{sender}} bittet Sie um Dateien', '{{organisation}} bittet Sie um Dateien'],
      preview: ['Bitte laden Sie sie bis {{expiryDate}} hoch.'],
      heading: ['Bitte laden Sie Ihre Dateien hoch'],
      paragraphs: [
        ['{{sender}} ({{organisation}}) bittet Sie um Dateien.', '{{organisation}} bittet Sie um Dateien.'],
        ['Laden Sie sie über den sicheren Link hoch. Sie brauchen dafür kein Konto.'],
      ],
      button: ['Dateien hochladen'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    receipt: {
      subject: ['{{organisation}} hat {{fileCount}} von Ihnen erhalten'],
      preview: ['Erhalten am {{receivedAt}}.'],
      heading: ['Ihre Quittung'],
      paragraphs: [
        ['{{organisation}} hat am {{receivedAt}} {{fileCount}} von Ihnen erhalten.'],
        ['{{sender}} hatte Sie darum gebeten.'],
      ],
      after: [
        [
          'Bewahren Sie diese E-Mail als Nachweis auf: Zwei Dateien mit demselben SHA-256-Wert stimmen Byte für Byte überein.',
        ],
      ],
      footer: [
        [
          'Falls Sie keine Dateien gesendet haben, schreiben Sie an {{supportEmail}}.',
          'Falls Sie keine Dateien gesendet haben, sagen Sie es bitte {{sender}}.',
          'Falls Sie keine Dateien gesendet haben, melden Sie sich bitte bei {{organisation}}.',
        ],
      ],
    },
    reminder: {
      subject: ['Erinnerung: {{fileCount}} von {{sender}}', 'Erinnerung: {{fileCount}} von {{organisation}}'],
      preview: ['Verfügbar bis {{expiryDate}}, noch nicht heruntergeladen.'],
      heading: ['Ihre Dateien warten auf Sie'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) hat {{fileCount}} für Sie freigegeben. Heruntergeladen wurde noch nichts.',
          '{{organisation}} hat {{fileCount}} für Sie freigegeben. Heruntergeladen wurde noch nichts.',
        ],
      ],
      button: ['Dateien herunterladen'],
      after: [['Verfügbar bis {{expiryDate}}. Danach führt dieser Link nicht mehr weiter.']],
      footer: [[personal], unexpected],
    },
    requestReminder: {
      subject: ['Erinnerung: {{sender}} bittet Sie um Dateien', 'Erinnerung: {{organisation}} bittet Sie um Dateien'],
      preview: ['Bitte laden Sie sie bis {{expiryDate}} hoch.'],
      heading: ['Wir warten auf Ihre Dateien'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) hat Sie um Dateien gebeten. Hochgeladen wurde noch nichts.',
          '{{organisation}} hat Sie um Dateien gebeten. Hochgeladen wurde noch nichts.',
        ],
      ],
      button: ['Dateien hochladen'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    expired: {
      subject: ['Die Dateien von {{sender}} sind abgelaufen', 'Die Dateien von {{organisation}} sind abgelaufen'],
      preview: ['Bis {{expiryDate}} wurde nichts heruntergeladen.'],
      heading: ['Ihre Dateien sind abgelaufen'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) hatte {{fileCount}} bis {{expiryDate}} für Sie freigegeben. Heruntergeladen wurde nichts, und der Link führt nicht mehr weiter.',
          '{{organisation}} hatte {{fileCount}} bis {{expiryDate}} für Sie freigegeben. Heruntergeladen wurde nichts, und der Link führt nicht mehr weiter.',
        ],
        [
          'Falls Sie die Dateien noch brauchen, bitten Sie {{sender}}, sie noch einmal zu senden.',
          'Falls Sie die Dateien noch brauchen, bitten Sie {{organisation}}, sie noch einmal zu senden.',
        ],
      ],
      footer: [questions],
    },
    requestExpired: {
      subject: ['Die Anfrage von {{sender}} ist abgelaufen', 'Die Anfrage von {{organisation}} ist abgelaufen'],
      preview: ['Bis {{expiryDate}} wurde nichts hochgeladen.'],
      heading: ['Der Link ist abgelaufen'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) hatte Sie bis {{expiryDate}} um Dateien gebeten. Hochgeladen wurde nichts, und der Link führt nicht mehr weiter.',
          '{{organisation}} hatte Sie bis {{expiryDate}} um Dateien gebeten. Hochgeladen wurde nichts, und der Link führt nicht mehr weiter.',
        ],
        [
          'Falls Sie noch Dateien senden möchten, bitten Sie {{sender}} um einen neuen Link.',
          'Falls Sie noch Dateien senden möchten, bitten Sie {{organisation}} um einen neuen Link.',
        ],
      ],
      footer: [questions],
    },
    revoked: {
      subject: ['{{sender}} hat die Dateien zurückgezogen', '{{organisation}} hat die Dateien zurückgezogen'],
      preview: [nothingToDo],
      heading: ['Die Dateien wurden zurückgezogen'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) hat die Dateien zurückgezogen, die für Sie freigegeben waren. Der Link führt nicht mehr weiter.',
          '{{organisation}} hat die Dateien zurückgezogen, die für Sie freigegeben waren. Der Link führt nicht mehr weiter.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    requestRevoked: {
      subject: ['{{sender}} braucht Ihre Dateien nicht mehr', '{{organisation}} braucht Ihre Dateien nicht mehr'],
      preview: [nothingToDo],
      heading: ['Ihre Dateien werden nicht mehr gebraucht'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) hat die Bitte um Dateien zurückgezogen. Der Link zum Hochladen führt nicht mehr weiter.',
          '{{organisation}} hat die Bitte um Dateien zurückgezogen. Der Link zum Hochladen führt nicht mehr weiter.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    code: {
      subject: ['Ihr Code {{prefix}} für die Dateien von {{organisation}}'],
      preview: ['Gültig für {{minutes}}.'],
      heading: ['Ihr Code'],
      paragraphs: [['Geben Sie diesen Code auf der Seite ein, die {{prefix}} vor dem Feld zeigt:']],
      after: [
        ['Er gilt {{minutes}} lang und ein einziges Mal.'],
        ['Geben Sie ihn niemandem weiter: Niemand bei {{organisation}} wird Sie danach fragen.'],
      ],
      footer: [
        [
          'Falls Sie keinen Code angefordert haben, brauchen Sie nichts zu tun: Ohne ihn sieht niemand die Dateien. Fragen? Schreiben Sie an {{supportEmail}}.',
          'Falls Sie keinen Code angefordert haben, brauchen Sie nichts zu tun: Ohne ihn sieht niemand die Dateien.',
        ],
      ],
    },
  },
}
