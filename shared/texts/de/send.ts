import type {
  AddressBookTexts,
  CsvFilesTexts,
  RequestTexts,
  SendTexts,
  SuccessTexts,
  UnfinishedTexts,
} from '../en/send.ts'
import { countFiles, formatDateTime, formatList, formatRelative, plural } from '../format.ts'

const list = (texts: readonly string[]) => formatList(texts, 'de')
const files = (count: number) => (count === 1 ? '1 Datei' : `${count} Dateien`)
const moment = (iso: string) => formatDateTime(iso, undefined, 'de')

export const send: SendTexts = {
  steps: 'Schritte',
  stepNames: ['Dateien und Empfänger', 'Prüfen und senden'],
  heading: 'Dateien senden',
  next: 'Weiter',
  back: 'Zurück',
  checking: 'Der Transfer wird geprüft',
  createFailed: 'Der Transfer konnte nicht angelegt werden',
  nextNotLoaded:
    'Der nächste Schritt konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung, oder laden Sie die Seite neu.',
  requestInstead: 'Möchten Sie Dateien anfordern?',
  discardText: 'Die Dateien, der Empfänger und die Optionen werden gelöscht.',

  recipientName: 'Name des Empfängers (optional)',
  recipientEmail: 'E-Mail-Adresse des Empfängers',
  addMessage: 'Nachricht hinzufügen',

  fields: {
    files: 'Dateien',
    recipientName: 'Name des Empfängers',
    recipient: 'E-Mail-Adresse des Empfängers',
    message: 'Nachricht',
  },
  toCheck: fields => `Bitte prüfen Sie zuerst: ${list(fields)}.`,

  replacedTitle: recipient => `Der Empfänger Ihres Entwurfs ist jetzt ${recipient}`,
  replaced: before =>
    `Sie sind einem Link für diesen Empfänger gefolgt. Vorher war der Entwurf für ${before}. Prüfen Sie die Dateien und die Nachricht.`,
  preparationFailed: next =>
    `Nichts wurde gesendet, und Ihre Eingaben bleiben erhalten. Prüfen Sie die Fehlermeldung oder Ihre Verbindung, und drücken Sie dann auf „${next}“.`,

  missing: {
    openTitle: count => plural(count, { one: '# Datei wieder öffnen', other: '# Dateien wieder öffnen' }, 'de'),
    open: 'Wieder öffnen',
    openText:
      'Die Seite wurde neu geladen, und der Browser fragt, bevor er Ihre Dateien wieder öffnet. Alle anderen Eingaben bleiben erhalten.',
    chooseTitle: count =>
      plural(count, { one: '# Datei noch einmal auswählen', other: '# Dateien noch einmal auswählen' }, 'de'),
    chooseText:
      'Die Seite wurde neu geladen, und der Browser bewahrt keine Dateien auf. Wählen Sie dieselben Dateien noch einmal aus, oder entfernen Sie sie. Alle anderen Eingaben bleiben erhalten.',
  },

  late: {
    tooLate:
      'Während der Transfer gesendet wird, können keine Dateien hinzukommen. Senden Sie sie in einem weiteren Transfer.',
    faulty: 'Prüfen Sie die Liste der Dateien, und drücken Sie dann auf „Weiter“.',
    setAside:
      'Ein früherer Upload ist nicht fertig. Die Dateien, die Sie eben ausgewählt haben, bleiben für Ihren nächsten Transfer erhalten.',
  },
  failedElsewhere: fault => `${fault} Öffnen Sie „Dateien senden“, um fortzufahren.`,

  confirm: {
    heading: (count, recipient) => `Sie senden ${files(count)} an ${recipient}`,
    send: 'Jetzt senden',
    sendTo: recipient => `An ${recipient} senden`,
    checkAgain: 'Noch einmal prüfen',
    notAllowed: 'Dieser Transfer ist nicht erlaubt. Gehen Sie zurück, und ändern Sie den Empfänger.',
    refusedTitle: 'Der Transfer wurde nicht angenommen',
    refused: 'Nichts wurde gesendet. Ihre Eingaben sind noch hier.',
    cancelledTitle: 'Das Senden wurde abgebrochen',
    cancelled: 'An den Empfänger wurde nichts gesendet. Ihre Eingaben sind noch hier.',
    summary: 'Was Sie senden',
    recipient: (name, address) => `${name} <${address}>`,
    aboutRecipient: 'Empfänger',
    aboutMessage: 'Nachricht',
    noMessage: 'Keine Nachricht',
  },

  check: {
    blockedTitle: 'Dieser Transfer kann nicht gesendet werden',
    title: 'Bitte prüfen Sie den Empfänger',
    blocked: 'Ändern Sie den Empfänger, oder fragen Sie Ihre Administratoren, ob diese Adresse erlaubt werden soll.',
    use: address => `${address} verwenden`,
    change: 'Empfänger ändern',
    keep: recipient => `${recipient} beibehalten`,
    kept: recipient => `Sie behalten ${recipient} bei.`,
    showWarning: 'Warnung anzeigen',
    entered: 'Ihre Eingabe',
    similar: 'Ähnliche Adresse',
    mailGoesTo: address => `Die E-Mail geht an ${address}`,
    insteadOf: (part, other) => `${part} statt ${other}`,
    differences: differences => `${list(differences)}.`,
  },

  uploading: {
    heading: (count, recipient) => `${files(count)} ${count === 1 ? 'wird' : 'werden'} an ${recipient} gesendet`,
    refused: 'Die Optionen zeigen, was Ihre Organisation jetzt verlangt. Ihre Eingaben bleiben erhalten.',
    blocked:
      'Die Dateien sind gespeichert. Prüfen Sie den Transfer, um zu sehen, ob er sich ohne neuen Upload erneut senden lässt.',
    toOptions: 'Zurück zu den Optionen',
    startOver: 'Neuen Transfer beginnen',
    faulty: count =>
      count === 1
        ? 'Dieser Transfer kann mit dieser Datei nicht gesendet werden. Die anderen Uploads wurden angehalten, der Empfänger hat nichts erhalten, und Ihre Eingaben bleiben erhalten.'
        : 'Dieser Transfer kann mit diesen Dateien nicht gesendet werden. Die anderen Uploads wurden angehalten, der Empfänger hat nichts erhalten, und Ihre Eingaben bleiben erhalten.',
    removeFaulty: count => (count === 1 ? 'Datei entfernen und weiter' : 'Dateien entfernen und weiter'),
    cancelTitle: 'Senden abbrechen?',
    keep: 'Senden fortsetzen',
    cancel: 'Senden abbrechen',
    cancelText:
      'Das Hochladen wird abgebrochen, und der Empfänger erhält nichts. Ihre Eingaben bleiben hier, sodass Sie sie später noch senden können.',
    cancelTextUploaded:
      'Das Hochladen wird abgebrochen, und der Empfänger erhält nichts. Ihre Eingaben bleiben hier, sodass Sie sie später noch senden können. Hochgeladene Daten werden gelöscht.',
  },
}

export const csvFiles: CsvFilesTexts = {
  anonymize: 'Anonymisieren',
  columns: count => plural(count, { one: '# Spalte anonymisiert', other: '# Spalten anonymisiert' }, 'de'),
  chooseAgain:
    'Diese Datei wurde beim ersten Senden anonymisiert. Öffnen Sie „Anonymisieren“, und wählen Sie die Regeln noch einmal.',
  toCheck: {
    secret:
      'Der Schlüssel oder das Salt der Regeln bleibt beim Neuladen der Seite nicht erhalten. Öffnen Sie „Anonymisieren“, und geben Sie es noch einmal ein.',
    changed:
      'Diese Datei wurde geändert, seit die Regeln festgelegt wurden. Öffnen Sie „Anonymisieren“, und prüfen Sie sie.',
  },
  unmatched: columns => {
    const numbers = list(columns.map(String))
    return plural(
      columns.length,
      {
        one: `Regex ändert nichts in den ersten Zeilen von Spalte ${numbers}. Falls sich in gar keiner Zeile etwas ändert, schlägt der Transfer fehl.`,
        other: `Regex ändert nichts in den ersten Zeilen der Spalten ${numbers}. Falls sich bei einer davon in gar keiner Zeile etwas ändert, schlägt der Transfer fehl.`,
      },
      'de',
    )
  },
  notText: 'Diese Datei enthält Bytes, die kein Text sind.',
  notTextMeaning:
    'Wenn sie anonymisiert wird, schlägt der Transfer fehl. Bitte speichern Sie sie als UTF-8, und wählen Sie sie noch einmal aus.',
  unreadable: path =>
    `${path} kann nicht mehr gelesen werden: Die Datei wurde verschoben, gelöscht oder geändert. Bitte entfernen Sie sie aus der Liste, und wählen Sie sie noch einmal aus.`,
  notLoaded: 'Der Dialog konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung, oder laden Sie die Seite neu.',
}

export const unfinished: UnfinishedTexts = {
  title: 'Nicht abgeschlossener Transfer',
  titleTo: recipient => `Nicht abgeschlossener Transfer an ${recipient}`,
  allUploaded: count => `Alles ist hochgeladen (${countFiles(count, 'de')}); nur der letzte Schritt fehlt.`,
  waiting: (waiting, all) => `Noch ${waiting} von ${countFiles(all, 'de')} hochzuladen.`,
  unreachable: reason => `Der Status ist zurzeit nicht bekannt. ${reason}`,
  kept: (startedAt, keptUntil, now) =>
    `Begonnen ${formatRelative(startedAt, now, 'de')}. Hochgeladene Daten bleiben mindestens bis ${moment(keptUntil)} erhalten.`,

  replaceTitle: 'Den früheren Upload fortsetzen?',
  replaceText: 'Ihre Eingaben auf dieser Seite gehören zu einem anderen Transfer und gehen verloren.',
  stay: 'Hier bleiben',

  chooseHeading: recipient => `Senden an ${recipient} fortsetzen`,
  sameFiles: 'Dateien dieses Transfers',
  resizedTitle: 'Dieser Upload kann mit einer Datei von anderer Größe nicht weitergehen',
  resized: 'Wählen Sie die Datei so aus, wie sie zu Beginn war, oder senden Sie alles als neuen Transfer.',
  newTransfer: 'Als neuen Transfer senden',
  newTransferText:
    'Ein neuer Transfer beginnt bei Schritt 1 mit dem Empfänger, der Nachricht und den hier ausgewählten Dateien. Auch schon hochgeladene Dateien müssen Sie noch einmal auswählen.',

  over: {
    unknown: 'Den Transfer gibt es nicht mehr. Bitte senden Sie die Dateien noch einmal.',
    finished: state => `Der Upload wurde inzwischen abgeschlossen. ${state}`,
    ready: recipient => `Ihre Dateien stehen für ${recipient} bereit.`,
    failed: reason => `Es kann nicht weitergehen. ${reason}`,
    sendAgain: 'Bitte senden Sie die Dateien noch einmal.',
    discarded: 'Sie haben diesen Upload verworfen. Bitte senden Sie die Dateien noch einmal.',
    revoked: 'Der Transfer wurde inzwischen gesendet und widerrufen.',
    expired: 'Der Transfer wurde inzwischen gesendet und ist abgelaufen.',
    other: 'Der Upload läuft nicht mehr. Laden Sie diese Seite neu, um den Status zu sehen.',
  },
}

export const request: RequestTexts = {
  heading: 'Dateien anfordern',
  loading: 'Das Formular wird geladen',
  preCheckFailed: 'Die Prüfung der Anfrage ist fehlgeschlagen',
  sendInstead: 'Möchten Sie Dateien senden?',
  dropInstead: 'Senden Ihnen andere immer wieder Dateien?',
  discardText: 'Die angefragte Person, die Nachricht und die Optionen werden gelöscht.',
  replacedTitle: responder => `Die angefragte Person Ihres Entwurfs ist jetzt ${responder}`,
  replaced: before =>
    `Sie sind einem Link für diese Adresse gefolgt. Vorher war der Entwurf für ${before}. Prüfen Sie die Nachricht.`,

  responderPanel: 'Angefragte Person',
  responderName: 'Name der angefragten Person (optional)',
  responderEmail: 'E-Mail-Adresse der angefragten Person',
  messageOptional: 'Nachricht (optional)',
  messageHint: 'Welche Dateien Sie brauchen und wofür',

  request: 'Anfordern',
  requesting: 'Die Anfrage wird gesendet',
  done: 'Die Anfrage war erfolgreich',
  failed: 'Die Anfrage ist fehlgeschlagen',
  failedTitle: 'Es wurde nichts angefordert',
  kept: 'Ihre Eingaben bleiben erhalten.',

  resultHeading: 'Dateien angefordert',
  notMailed: (meaning, recipient) =>
    `${meaning} Die Anfrage besteht: Kopieren Sie den Link unten, und geben Sie ihn ${recipient} auf anderem Weg.`,
  resultPanel: 'Wie es weitergeht',
  mailed: until => `{recipient} erhält diesen Link per E-Mail und kann bis ${moment(until)} Dateien hochladen.`,
  give: until => `Geben Sie diesen Link {recipient}: Damit lassen sich bis ${moment(until)} Dateien hochladen.`,
  link: 'Upload-Link',
  linkNote: 'Er gilt nur einmal. Wer ihn hat, kann anstelle der angefragten Person etwas hochladen.',
  again: 'Mehr anfordern',
  review: 'Prüfen',
}

export const success: SuccessTexts = {
  success: 'Erfolg!',
  loading: 'Der Transfer wird geladen',
  submitted: 'Ihre Dateien wurden übergeben',
  login: 'Melden Sie sich an, um den Status zu sehen.',
  transferExpires: expiry => `Ihr Transfer läuft ${expiry} ab.`,
  requestExpires: expiry => `Ihre Anfrage läuft ${expiry} ab.`,
  outdated: 'Das ist vielleicht nicht aktuell',
  unknownTitle: 'Der Status ist zurzeit nicht bekannt',
  retried: 'Die Seite versucht es alle paar Sekunden wieder.',
  review: 'Transfer prüfen',
  linkLater: 'Sobald die Verarbeitung abgeschlossen ist, steht der Download-Link auf der Seite des Transfers.',
  sendMore: 'Weitere Dateien senden',
  requestMore: 'Weitere Dateien anfordern',
  byHand: 'Den Link selbst weitergeben',
  unknownState: 'Unbekannter Status',

  ready: recipient => `Ihre Dateien stehen bereit. Der Link wird per E-Mail an ${recipient} gesendet.`,
  readyByHand: recipient => `Ihre Dateien stehen bereit. Kopieren Sie den Link unten, und geben Sie ihn ${recipient}.`,
  failed: 'Ihre Dateien wurden nicht gesendet',
  expired: 'Ihr Transfer ist abgelaufen',
  revoked: 'Ihr Transfer wurde widerrufen',
  noLongerShared: recipient => `${recipient} kann die Dateien nicht mehr erhalten.`,
  discarded: 'Sie haben diesen Upload verworfen',
  notShared: recipient => `Für ${recipient} wurde nichts freigegeben.`,
  uploading: 'Ihre Dateien sind noch nicht gesendet',
  uploadingText: 'Der Upload ist nicht fertig.',

  requested: recipient => `${recipient} wurde um Dateien gebeten.`,
  requestedByHand: recipient =>
    `Ihre Anfrage steht bereit. Kopieren Sie den Upload-Link unten, und geben Sie ihn ${recipient}.`,
  requestNotMailed: recipient => `Kopieren Sie den Upload-Link unten, und geben Sie ihn ${recipient}.`,
  arrived: recipient => `Die Dateien von ${recipient} sind angekommen und werden verarbeitet.`,
  released: recipient => `Die Dateien von ${recipient} sind da.`,
  requestFailed: 'Sie haben die Dateien nicht erhalten',
  notReleased: recipient => `Die Dateien von ${recipient} wurden nicht freigegeben.`,
  requestExpired: 'Ihre Anfrage ist abgelaufen',
  requestRevoked: 'Ihre Anfrage wurde widerrufen',
  askAgain: 'Sie können die Dateien noch einmal anfordern.',
  responding: 'Dateien sind unterwegs',
  respondingText: recipient => `${recipient} lädt Dateien hoch.`,
}

export const addressBook: AddressBookTexts = {
  title: 'Ihre Empfänger',
  edit: 'Ihre Empfänger bearbeiten …',
  found: count =>
    plural(
      count,
      {
        one: '# Empfänger. Wählen Sie mit den Pfeiltasten aus.',
        other: '# Empfänger. Wählen Sie mit den Pfeiltasten aus.',
      },
      'de',
    ),
  about:
    'Nur Sie sehen diese Liste. Ein Empfänger kommt hinzu, wenn Sie ihm Dateien senden oder Dateien von ihm anfordern.',
  empty: 'Noch keine Empfänger. Ein Empfänger kommt hinzu, wenn Sie ihm Dateien senden oder Dateien von ihm anfordern.',
  lastUsed: time => `Zuletzt verwendet ${time}`,
  delete: address => `Löschen: ${address}`,
  deleted: address => `${address} wurde aus Ihren Empfängern gelöscht.`,
  deleteAll: 'Alle löschen',
  deleteAllTitle: 'Alle Ihre Empfänger löschen?',
  deleteAllText: count =>
    plural(
      count,
      {
        one: 'Name und Adresse von # Empfänger werden gelöscht. Ihre Transfers bleiben.',
        other: 'Namen und Adressen von # Empfängern werden gelöscht. Ihre Transfers bleiben.',
      },
      'de',
    ),
  keepAll: 'Beibehalten',
  deleting: 'Ihre Empfänger werden gelöscht',
  deletedAll: count => plural(count, { one: '# Empfänger gelöscht.', other: '# Empfänger gelöscht.' }, 'de'),
}
