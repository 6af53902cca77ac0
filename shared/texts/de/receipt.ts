import type { ReceiptTexts } from '../en/receipt.ts'

export const receipt: ReceiptTexts = {
  heading: 'Zustellnachweis prüfen',
  intro:
    'Mit einem signierten Zustellnachweis erklärt eine Organisation, welche Dateien sie für einen Empfänger bereitgestellt hat. Diese Seite prüft die Signatur. Sie brauchen kein Konto.',
  stays: 'Nichts wird hochgeladen: Ihr Browser prüft den Nachweis und vergleicht Dateien damit.',
  panel: 'Zustellnachweis',
  drop: 'Zustellnachweis irgendwo hier ablegen, oder',
  choose: 'Nachweis auswählen',
  hint: 'Ein PDF oder eine .jws-Datei',
  paste: 'Oder den Text des Nachweises einfügen',
  verify: 'Prüfen',
  verifying: 'Der Nachweis wird geprüft',
  refused: {
    malformed: {
      title: 'Das ist kein Zustellnachweis',
      text: 'Darin ist kein vollständiger Nachweis, oder es sind mehrere. Er beweist nichts. Wenn Sie das PDF erneut gespeichert oder gedruckt haben, verwenden Sie die ursprüngliche Datei.',
    },
    forged: {
      title: 'Dieser Nachweis wurde verändert',
      text: 'Die Signatur gehört nicht zu diesem Inhalt. Er beweist nichts.',
    },
    unknownKey: {
      title: 'Kein Schlüssel dieser Installation hat diesen Nachweis signiert',
      text: 'Er beweist nichts: Entweder ist er gefälscht, oder sein Schlüssel wurde zurückgezogen.',
    },
    unsupported: {
      title: 'Dieser Nachweis ist von einer späteren Version',
      text: 'Er ist signiert, aber diese Seite kann ihn noch nicht lesen. Laden Sie die Seite neu, oder versuchen Sie es später.',
    },
  },
  otherInstallation: {
    title: 'Dieser Nachweis nennt eine andere Installation',
    text: issuer =>
      `Laut Nachweis hat ihn ${issuer} ausgestellt. Nur die Seite unter dieser Adresse kann ihn prüfen; hier beweist er nichts.`,
  },
  keysFailed: 'Die Schlüssel wurden nicht geladen',

  genuine: 'Dieser Zustellnachweis ist echt',
  proves: organization => `${organization} hat diesen Nachweis ausgestellt, und nichts darin wurde verändert.`,
  provesNot: 'Er beweist nicht, dass eine Person die Dateien gelesen hat oder welche Person den Link geöffnet hat.',
  onlyThisPage: 'Nur was diese Seite zeigt, ist signiert. Der sichtbare Text eines PDF lässt sich ändern.',
  another: 'Anderen Nachweis prüfen',
  print: 'Drucken',

  delivery: 'Zustellung',
  stateAtIssue: 'Als der Nachweis ausgestellt wurde',
  state: 'Status',
  anonymous: 'Der Nachweis nennt die Person nicht.',
  linkHolder: 'Bekannt als Inhaber des Upload-Links, der an diese Adresse gesendet wurde.',
  stated: 'Hat diese Adresse auf einer Ablageseite angegeben. Nichts beweist sie.',
  sent: 'Gesendet',
  released: 'Verfügbar seit',
  expires: 'Läuft ab',
  revoked: 'Widerrufen',
  gates: 'Schutz',
  gateNames: {
    login: 'Anmeldung des Empfängers',
    phone: 'Code per SMS',
    mailbox: 'Code per E-Mail',
    phoneOrMailbox: 'Code per SMS oder E-Mail',
  },
  linkOnly: 'Nur der Link',
  downloads: 'Downloads',
  firstDownload: 'Erster Download',
  issuedBy: 'Aussteller',
  issued: 'Ausgestellt',
  transferId: 'Transfer-ID',
  deliveryId: 'Zustellungs-ID',
  key: 'Schlüssel',
  archive: 'Archiv, das der Empfänger erhält',
  anonymised: 'Spalten wurden vor der Zustellung anonymisiert.',
  checksum: 'SHA-256',
  steps: 'Was geschah',
  noSteps: 'Als der Nachweis ausgestellt wurde, war nichts bekannt.',
  last: (time, count) => `Zuletzt: ${time}. Anzahl: ${count}`,

  filePanel: 'Ist das die Datei?',
  fileIntro:
    'Wählen Sie eine Datei, die Sie haben. Ihr Browser berechnet die SHA-256-Prüfsumme und sucht sie im Nachweis.',
  dropFile: 'Datei irgendwo hier ablegen, oder',
  chooseFile: 'Datei auswählen',
  computing: file => `${file} wird gelesen`,
  isDelivered: file => `${file} ist eine Datei dieses Nachweises`,
  asLine: name => `Der Inhalt ist der von: ${name}`,
  isNotDelivered: file => `${file} ist keine Datei dieses Nachweises`,
  notDelivered:
    'Der Inhalt unterscheidet sich von jeder Datei des Nachweises. Eine Datei, die geöffnet und wieder gespeichert wurde, kann sich unterscheiden.',
  unreadable: file => `${file} konnte nicht gelesen werden`,
  unreadableHint: 'Wählen Sie sie erneut. Ein Ordner lässt sich nicht vergleichen.',

  dialogText:
    'Eine signierte Erklärung zu dieser Zustellung: die Dateien mit Prüfsummen, die Zeiten, und was jetzt darüber bekannt ist. Sie öffnet nichts, darum können Sie sie weitergeben.',
  anyoneVerifies: 'Alle können ihn ohne Konto prüfen: {page}',
  issuing: 'Der Nachweis wird ausgestellt',
  issueFailed: 'Der Nachweis wurde nicht ausgestellt',
  saveText: 'Als .jws speichern',
  savePdf: 'Als PDF speichern',
  makingPdf: 'Das PDF wird erstellt',
  pdfFailed: 'Das PDF wurde nicht erstellt',
  pdfFailedText: 'Versuchen Sie es erneut, oder speichern Sie die .jws-Datei, die dasselbe beweist.',
  verifyAt: address =>
    `Um diesen Nachweis zu prüfen, öffnen Sie ${address} und wählen Sie diese Datei. Nur was jene Seite zeigt, ist signiert.`,
  pageOf: (page, count) => `Seite ${page} von ${count}`,
}
