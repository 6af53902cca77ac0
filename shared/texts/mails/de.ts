import { plural } from '../format.ts'
import type { AlertMailTexts, Alternatives, CommonMailTexts, MailTexts, MemberMailTexts } from './mailTexts.ts'

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
  'Der Link gilt bis {{expiryDate}} und nur für einen Upload: Bitte wählen Sie alle Dateien aus, bevor Sie sie senden.'
const personalUpload =
  'Dieser Link ist nur für Sie bestimmt: Wer ihn hat, kann ihn benutzen. Bitte geben Sie ihn nicht weiter.'
const nothingToDo = 'Sie brauchen nichts zu tun.'

const common: CommonMailTexts = {
  address: 'Falls die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
  filesLabel: 'Dateien',
  sized: (what, size) => `${what}, ${size}`,
  moreFiles: count => plural(count, { one: 'und # weitere', other: 'und # weitere' }, 'de'),
}

export const getPartnerTexts = (): MailTexts => ({
  ...common,
  greeting: ['Guten Tag {{recipientName}}', 'Guten Tag'],
  message: ['Nachricht von {{sender}}', 'Nachricht von {{organisation}}'],
  locked: 'Die Dateien liegen in einem Archiv, das sich mit einem Passwort öffnet. Es kommt in einer eigenen E-Mail.',
  gates: {
    phone: 'Bevor Sie die Dateien sehen, geben Sie einen Code ein. Sie fordern ihn auf der Seite an.',
    login: 'Bevor Sie die Dateien sehen, melden Sie sich mit dieser E-Mail-Adresse an.',
  },
  sentBy: 'Gesendet für {{organisation}} von {{brand}}.',
  sms: [
    '{{code}} ist Ihr Code {{prefix}} für die Dateien von {{organisation}}. Geben Sie ihn an niemanden weiter.',
    '{{code}} ist Ihr Code {{prefix}}. Geben Sie ihn an niemanden weiter.',
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
      heading: ['Ihre Empfangsbestätigung'],
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
      after: [['Verfügbar bis {{expiryDate}}. Danach funktioniert dieser Link nicht mehr.']],
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
          '{{sender}} ({{organisation}}) hatte {{fileCount}} bis {{expiryDate}} für Sie freigegeben. Heruntergeladen wurde nichts, und der Link funktioniert nicht mehr.',
          '{{organisation}} hatte {{fileCount}} bis {{expiryDate}} für Sie freigegeben. Heruntergeladen wurde nichts, und der Link funktioniert nicht mehr.',
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
          '{{sender}} ({{organisation}}) hatte Sie bis {{expiryDate}} um Dateien gebeten. Hochgeladen wurde nichts, und der Link funktioniert nicht mehr.',
          '{{organisation}} hatte Sie bis {{expiryDate}} um Dateien gebeten. Hochgeladen wurde nichts, und der Link funktioniert nicht mehr.',
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
          '{{sender}} ({{organisation}}) hat die Dateien zurückgezogen, die für Sie freigegeben waren. Der Link funktioniert nicht mehr.',
          '{{organisation}} hat die Dateien zurückgezogen, die für Sie freigegeben waren. Der Link funktioniert nicht mehr.',
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
          '{{sender}} ({{organisation}}) hat die Bitte um Dateien zurückgezogen. Der Upload-Link funktioniert nicht mehr.',
          '{{organisation}} hat die Bitte um Dateien zurückgezogen. Der Upload-Link funktioniert nicht mehr.',
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
        ['Er gilt {{minutes}} lang und nur einmal.'],
        ['Geben Sie ihn an niemanden weiter: {{organisation}} wird Sie nie danach fragen.'],
      ],
      footer: [
        [
          'Falls Sie keinen Code angefordert haben, brauchen Sie nichts zu tun: Ohne ihn sieht niemand die Dateien. Fragen? Schreiben Sie an {{supportEmail}}.',
          'Falls Sie keinen Code angefordert haben, brauchen Sie nichts zu tun: Ohne ihn sieht niemand die Dateien.',
        ],
      ],
    },
  },
})

export const getMemberTexts = (): MemberMailTexts => ({
  ...common,
  failed: {
    reason: 'Grund: {{reason}}',
    reasons: {
      'The files could not be processed. Please send them again, or contact support.':
        'Die Dateien konnten nicht verarbeitet werden. Bitte senden Sie sie noch einmal, oder wenden Sie sich an den Support.',
      'The upload was inactive for 24 hours before it was complete. Please send the files again.':
        'Der Upload stand 24 Stunden lang still, bevor er vollständig war. Bitte senden Sie die Dateien noch einmal.',
      '{0} could not be anonymized. {1}': '{0} konnte nicht anonymisiert werden. {1}',
      'It is not certain that {0} was anonymized correctly. Please send it again.':
        'Es ist nicht sicher, dass {0} richtig anonymisiert wurde. Bitte senden Sie die Datei noch einmal.',
      'It expired before its files could be released. Please send it again.':
        'Der Transfer lief ab, bevor seine Dateien freigegeben werden konnten. Bitte senden Sie ihn noch einmal.',
      'A file of this transfer no longer exists. Please send it again.':
        'Eine Datei dieses Transfers gibt es nicht mehr. Bitte senden Sie sie noch einmal.',
      'The transfer no longer exists.': 'Den Transfer gibt es nicht mehr.',
      'A file of this transfer could not be processed. Please send it again.':
        'Eine Datei dieses Transfers konnte nicht verarbeitet werden. Bitte senden Sie sie noch einmal.',
      'A file of this transfer was never uploaded. Please send it again.':
        'Eine Datei dieses Transfers wurde nie hochgeladen. Bitte senden Sie sie noch einmal.',
      '{0} was damaged during the upload. Please send it again.':
        '{0} wurde beim Hochladen beschädigt. Bitte senden Sie die Datei noch einmal.',
      '{0} contains malware ({1}) and was deleted.': '{0} enthält Malware ({1}) und wurde gelöscht.',
    },
    sendAgain:
      'Die Dateien bleiben fünf Tage gespeichert. Um sie so zu senden, wie die Richtlinie es verlangt, öffnen Sie den Transfer und wählen Sie „Erneut senden“: Sie laden nichts noch einmal hoch.',
    button: 'Transfer prüfen',
    send: {
      subject: 'Ihr Transfer an {{recipient}} konnte nicht abgeschlossen werden',
      heading: 'Ihr Transfer konnte nicht abgeschlossen werden',
      paragraph: 'Ihre Dateien wurden nicht an {{recipient}} gesendet, und keine davon kann heruntergeladen werden.',
      because: 'Von {{brand}} gesendet, weil Sie diesen Transfer begonnen haben.',
    },
    request: {
      subject: 'Die Dateien von {{recipient}} konnten nicht verarbeitet werden',
      heading: 'Die angeforderten Dateien konnten nicht verarbeitet werden',
      paragraph: '{{recipient}} hat Dateien für Sie hochgeladen, aber keine davon kann heruntergeladen werden.',
      because: 'Von {{brand}} gesendet, weil Sie um diese Dateien gebeten haben.',
    },
  },
  stopped: {
    preview: 'Link und Dateien sind nicht mehr verfügbar.',
    advice: 'Bei Fragen wenden Sie sich an die Administratoren Ihrer Organisation.',
    send: {
      subject: 'Ihr Transfer an {{recipient}} wurde gestoppt',
      heading: 'Ihr Transfer wurde gestoppt',
      paragraph:
        'Die Administration Ihrer Organisation hat Ihren Transfer an {{recipient}} gestoppt. Der Link funktioniert nicht mehr, und die Dateien werden gelöscht.',
    },
    request: {
      subject: 'Ihre Anfrage an {{recipient}} wurde gestoppt',
      heading: 'Ihre Anfrage wurde gestoppt',
      paragraph:
        'Die Administration Ihrer Organisation hat Ihre Anfrage an {{recipient}} gestoppt. Der Link funktioniert nicht mehr, und die Dateien werden gelöscht.',
    },
  },
  allowed: {
    preview: 'Der Malware-Scanner hat sich geirrt.',
    heading: 'Es war ein Fehlalarm',
    send: {
      subject: 'Sie können Ihre Datei an {{recipient}} erneut senden',
      paragraph:
        'Der Malware-Scanner hat in dieser Datei {{signature}} gemeldet, und Ihr Transfer an {{recipient}} ist fehlgeschlagen. Die Administration erlaubt genau diese Datei bis {{expiryDate}}.',
      advice:
        'Bitte senden Sie sie noch einmal, zusammen mit den anderen Dateien des Transfers: Keine davon hat den Empfänger erreicht.',
    },
    request: {
      subject: '{{recipient}} kann Ihnen die Datei erneut senden',
      paragraph:
        'Der Malware-Scanner hat {{signature}} in dieser Datei gemeldet, die {{recipient}} für Sie hochgeladen hat. Die Administration erlaubt genau diese Datei bis {{expiryDate}}.',
      advice: 'Bitte fragen Sie die Dateien noch einmal an: Keine davon konnte an Sie weitergegeben werden.',
    },
  },
  undelivered: {
    meaning: {
      delayed:
        'Der Mailserver des Empfängers nimmt sie zurzeit nicht an. Die Zustellung wird noch einige Stunden lang versucht.',
      bounced: 'Der Mailserver des Empfängers hat sie nicht angenommen. Bitte prüfen Sie die Adresse.',
      complained: 'An diese Adresse werden keine E-Mails mehr gesendet.',
      refused: 'Das Mailsystem hat sie nicht angenommen. Bitte prüfen Sie die Adresse.',
    },
    button: 'Transfer öffnen',
    send: {
      subject: {
        delayed: 'Ihr Link hat {{recipient}} noch nicht erreicht',
        bounced: 'Ihr Link konnte nicht an {{recipient}} zugestellt werden',
        complained: 'Ihr Link wurde von {{recipient}} als unerwünscht gemeldet',
        refused: 'Ihr Link konnte nicht an {{recipient}} zugestellt werden',
      },
      title: {
        delayed: 'Die E-Mail mit dem Link verzögert sich.',
        bounced: 'Die E-Mail mit dem Link kam zurück.',
        complained: 'Die E-Mail mit dem Link wurde als unerwünscht gemeldet.',
        refused: 'Die E-Mail mit dem Link konnte nicht gesendet werden.',
      },
      advice: [
        'Ihre Dateien sind verfügbar, und der Link funktioniert. Öffnen Sie den Transfer, kopieren Sie den Link, und geben Sie ihn dem Empfänger auf anderem Weg.',
        'Falls die Adresse falsch ist, widerrufen Sie den Transfer und senden Sie die Dateien noch einmal.',
      ],
      because: 'Von {{brand}} gesendet, weil Sie diese Dateien gesendet haben.',
    },
    request: {
      subject: {
        delayed: 'Ihr Upload-Link hat {{recipient}} noch nicht erreicht',
        bounced: 'Ihr Upload-Link konnte nicht an {{recipient}} zugestellt werden',
        complained: 'Ihr Upload-Link wurde von {{recipient}} als unerwünscht gemeldet',
        refused: 'Ihr Upload-Link konnte nicht an {{recipient}} zugestellt werden',
      },
      title: {
        delayed: 'Die E-Mail mit dem Upload-Link verzögert sich.',
        bounced: 'Die E-Mail mit dem Upload-Link kam zurück.',
        complained: 'Die E-Mail mit dem Upload-Link wurde als unerwünscht gemeldet.',
        refused: 'Die E-Mail mit dem Upload-Link konnte nicht gesendet werden.',
      },
      advice: [
        'Der Upload-Link funktioniert. Öffnen Sie den Transfer, kopieren Sie den Link, und geben Sie ihn dem Empfänger auf anderem Weg.',
        'Falls die Adresse falsch ist, widerrufen Sie den Transfer und fordern Sie die Dateien noch einmal an.',
      ],
      because: 'Von {{brand}} gesendet, weil Sie um Dateien gebeten haben.',
    },
  },
  reminder: {
    button: 'Transfer öffnen',
    extend: 'Den Transfer um 7 Tage verlängern:',
    send: {
      subject: '{{recipient}} hat Ihre Dateien noch nicht heruntergeladen',
      preview: 'Sie laufen am {{expiryDate}} ab.',
      heading: 'Ihre Dateien warten noch',
      paragraph:
        'Sie haben {{fileCount}} an {{recipient}} gesendet. Bisher wurde nichts heruntergeladen, und der Link läuft am {{expiryDate}} ab.',
      advice: 'Falls die E-Mail mit dem Link verloren ging, öffnen Sie den Transfer und kopieren Sie den Link.',
      because: 'Von {{brand}} gesendet, weil Sie diese Dateien gesendet haben.',
    },
    request: {
      subject: '{{recipient}} hat noch keine Dateien hochgeladen',
      preview: 'Der Upload-Link läuft am {{expiryDate}} ab.',
      heading: 'Ihre Anfrage ist noch offen',
      paragraph:
        'Sie haben {{recipient}} um Dateien gebeten. Bisher wurde nichts hochgeladen, und der Link läuft am {{expiryDate}} ab.',
      advice: 'Falls die E-Mail mit dem Link verloren ging, öffnen Sie den Transfer und kopieren Sie den Upload-Link.',
      because: 'Von {{brand}} gesendet, weil Sie um Dateien gebeten haben.',
    },
    answer: {
      subject: 'Sie haben die Dateien von {{recipient}} noch nicht heruntergeladen',
      preview: 'Sie laufen am {{expiryDate}} ab.',
      heading: 'Dateien warten auf Sie',
      paragraph:
        '{{recipient}} hat {{fileCount}} für Sie hochgeladen. Bisher wurde nichts heruntergeladen, und der Link läuft am {{expiryDate}} ab.',
      advice: 'Öffnen Sie den Transfer, um sie herunterzuladen.',
      because: 'Von {{brand}} gesendet, weil Sie um Dateien gebeten haben.',
    },
  },
  expired: {
    preview: 'Sie können den Transfer bis {{until}} verlängern.',
    advice:
      'Sie können den Transfer bis {{until}} verlängern: Dann funktionieren seine Links wieder. Danach werden die Dateien gelöscht.',
    atLimit:
      'Ihre Organisation erlaubt kein späteres Ende. Falls die Dateien noch gebraucht werden, senden Sie sie bitte erneut.',
    button: 'Transfer verlängern',
    send: {
      subject: 'Ihre Dateien für {{recipient}} sind abgelaufen',
      heading: 'Ihre Dateien sind abgelaufen',
      paragraph:
        'Sie haben {{fileCount}} an {{recipient}} gesendet. Bis {{expiryDate}} wurde nichts heruntergeladen, und der Link funktioniert nicht mehr.',
      because: 'Von {{brand}} gesendet, weil Sie diese Dateien gesendet haben.',
    },
    answer: {
      subject: 'Die Dateien von {{recipient}} sind abgelaufen',
      heading: 'Die Dateien sind abgelaufen',
      paragraph:
        '{{recipient}} hat {{fileCount}} für Sie hochgeladen. Bis {{expiryDate}} wurde nichts heruntergeladen, und der Link funktioniert nicht mehr.',
      because: 'Von {{brand}} gesendet, weil Sie um Dateien gebeten haben.',
    },
    asked: {
      subject: 'Mehr Zeit für Ihre Dateien: Bitte von {{recipient}}',
      heading: 'Bitte stellen Sie Ihre Dateien wieder bereit',
      paragraph: 'Ihre Dateien sind am {{expiryDate}} abgelaufen. Um mehr Zeit gebeten: {{recipient}}.',
      because: 'Von {{brand}} gesendet, weil Sie diese Dateien gesendet haben.',
    },
  },
  downloaded: {
    subject: 'Ihre Dateien wurden von {{recipient}} heruntergeladen',
    preview: 'Zum ersten Mal.',
    heading: 'Ihre Dateien wurden heruntergeladen',
    paragraph: 'Zum ersten Mal heruntergeladen von {{recipient}}.',
    advice: 'Die Seite des Transfers zeigt, was mit jeder Datei geschah.',
    button: 'Transfer öffnen',
    because: 'Von {{brand}} gesendet, weil Sie diese Dateien gesendet haben.',
  },
  received: {
    subject: '{{recipient}} hat Ihnen {{fileCount}} gesendet',
    preview: 'Verfügbar bis {{expiryDate}}.',
    heading: '{{fileCount}} von {{recipient}}',
    paragraph:
      '{{recipient}} hat {{fileCount}} für Sie hochgeladen, wie von Ihnen angefordert. Die Seite des Transfers zeigt die Funde und die Dateien, die nicht gelesen werden konnten.',
    advice:
      'Verfügbar bis {{expiryDate}}. Zum Herunterladen melden Sie sich mit der Adresse an, an die diese E-Mail ging.',
    button: 'Dateien herunterladen',
    other: 'Die Seite des Transfers:',
    because: 'Von {{brand}} gesendet, weil Sie um diese Dateien gebeten haben.',
  },
})

export const getAlertTexts = (): AlertMailTexts => ({
  address: common.address,
  subject: count => plural(count, { one: '# neue Meldung', other: '# neue Meldungen' }, 'de'),
  introduction: 'Meldungen der Auswertungen, das Neueste zuerst:',
  kinds: {
    newSenders: 'Neuer Absender: {{sender}}',
    newDomains: 'Neue Domain: {{domain}}',
    newRecipients: 'Neuer Empfänger: {{recipient}}',
    sendersSpike: 'Plötzlich viele Transfers von {{sender}}',
    domainsSpike: 'Plötzlich viele Transfers an {{domain}}',
    recipientsSpike: 'Plötzlich viele Transfers an {{recipient}}',
    mistakePrevented: 'Möglicher Fehler von {{sender}} verhindert',
    sensitiveInfotypes: 'Sensible Daten gefunden',
    malwareFound: 'Malware in einem Transfer von {{sender}} gefunden',
    secondOpinion: 'Macie hat in einem Transfer von {{sender}} weitere sensible Daten gefunden',
  },
  more: count =>
    plural(
      count,
      {
        one: '# weitere finden Sie auf der Seite „Auswertungen“.',
        other: '# weitere finden Sie auf der Seite „Auswertungen“.',
      },
      'de',
    ),
  button: 'Auswertungen öffnen',
  transfers: 'Alle Transfers:',
  unsubscribe: 'Um diese E-Mails abzubestellen, öffnen Sie diese Seite:',
  because: 'Von {{brand}} gesendet, weil Sie Meldungen per E-Mail gewählt haben.',
})
