import type { RequestTexts, RespondingTexts, UploadTexts } from '../en/upload.ts'
import { countFiles, formatBytes, formatCount, formatDateTime } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c und 2 weitere' */
const named = (names: readonly string[]) => listed(names, more => `${more} weitere`)
const count = (files: number) => countFiles(files, 'de')
const size = (bytes: number) => formatBytes(bytes, 'de').replace(' ', '\u00a0')

export const requestTexts: RequestTexts = {
  expiredTitle: 'Der Link ist abgelaufen!',
  expired: 'Bitten Sie den Absender, die Anfrage noch einmal zu senden.',
  withdrawnTitle: 'Anfrage zurückgezogen',
  withdrawn: 'Die Anfrage wurde zurückgezogen; über ihren Link kann nichts mehr hochgeladen werden.',
  begunTitle: 'Ein Upload hat begonnen',
  begun: 'Über diesen Link hat auf einem anderen Gerät oder in einem anderen Browser ein Upload begonnen.',
  blocked:
    'Diese Dateien können hier nicht angenommen werden. Bitte wenden Sie sich an die Person, die Sie darum gebeten hat.',
  usedTitle: 'Schon hochgeladen!',
  used: '(Dieser Link kann nur einmal verwendet werden.)',
}

export const responding: RespondingTexts = {
  saving: 'Das Hochladen wird vorbereitet',
  done: 'Hochgeladen',
  tabRunning:
    'Das Hochladen läuft, solange dieser Tab offen ist. Sollte er sich schließen, öffnen Sie den Link innerhalb von 24 Stunden in diesem Browser wieder: Es geht dort weiter, wo es stehen blieb.',
  tabPaused:
    'Sie dürfen diesen Tab schließen: Öffnen Sie den Link innerhalb von 24 Stunden in diesem Browser wieder, und es geht dort weiter, wo es stehen blieb.',
  offlineText: 'Das Hochladen geht von selbst weiter, sobald das Netz wieder da ist.',
  unansweredText: 'Das Hochladen geht von selbst weiter, sobald er antwortet. Was angekommen ist, bleibt erhalten.',
  retryText: 'Das Hochladen geht von selbst weiter. Was angekommen ist, bleibt erhalten.',
  unconfirmed: 'Der Server hat nicht bestätigt, dass die Dateien übergeben wurden',
  unconfirmedText:
    'Alles ist hochgeladen und vielleicht schon übergeben. Versuchen Sie es noch einmal, dann zeigt es sich.',
  tryAgain: 'Versuchen Sie es noch einmal, um mit dem Rest weiterzumachen.',
  nothingSent: 'Übergeben wurde noch nichts.',
  unreadable: name =>
    `${name} kann nicht mehr gelesen werden. Die Datei wurde geändert, verschoben oder gelöscht, seit Sie sie ausgewählt haben: Wählen Sie sie noch einmal aus.`,
  strangers: names => `Gehört nicht zu diesem Upload und wurde ausgelassen: ${named(names)}.`,
}

export const upload: UploadTexts = {
  failed: 'Das hat nicht geklappt',
  unreachable: 'Der Server antwortet nicht. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',

  takenTitle: 'Ein anderer Upload war schneller',
  usedByOther:
    'Über diesen Link werden oder wurden schon Dateien hochgeladen. Von Ihnen wurde nichts gesendet. Wenn Sie das überrascht, sagen Sie es der Person, die Ihnen den Link geschickt hat.',
  begunThere: 'Um ihn fortzusetzen, öffnen Sie den Link dort.',
  begunHelp: asker =>
    `Wenn das nicht geht, bitten Sie ${asker}, die Anfrage zurückzuziehen und eine neue zu senden. Sonst kann der Link 24 Stunden nach dem Stillstand des Uploads wieder verwendet werden.`,
  lookAgain: 'Noch einmal nachsehen',
  withdrawnHelp: 'Wenn Sie das überrascht, fragen Sie die Person, die Ihnen den Link geschickt hat.',
  unknownTitle: 'Dieser Link ist nicht gültig',
  unknown: 'Bitte prüfen Sie, ob Sie den ganzen Link geöffnet haben, so wie er in der E-Mail steht.',

  heading: asker => `Dateien an ${asker} senden`,
  askedPanel: 'Worum Sie gebeten werden',
  askedBy: 'Angefordert von',
  asker: (person, organization) => `${person}, ${organization}`,
  askedFor: 'Für',
  until: 'Link offen bis',
  aboutMessage: 'Nachricht',
  filesPanel: 'Ihre Dateien',
  acknowledgement:
    'Ich bestätige, dass ich diese Dateien weitergeben darf, und bin einverstanden, dass meine E-Mail-Adresse für diesen Upload und seine Empfangsbestätigung verwendet wird.',
  once: 'Der Link gilt nur einmal: Wählen Sie alles aus, bevor Sie hochladen.',
  upload: 'Hochladen',
  preparing: 'Das Hochladen wird vorbereitet',

  fileName: 'Dieser Name kann nicht verwendet werden. Bitte benennen Sie die Datei um.',

  uploadingHeading: (files, asker) => `${count(files)} ${files === 1 ? 'wird' : 'werden'} an ${asker} hochgeladen`,

  unfinishedHeading: 'Ihr Upload ist noch nicht fertig',
  unfinishedPanel: 'Dort weitermachen, wo es stehen blieb',
  unfinished: (files, bytes) =>
    `Sie haben begonnen, ${count(files)} hochzuladen, zusammen ${size(bytes)}. Was angekommen ist, wird nicht noch einmal gesendet.`,
  kept: iso => `Was angekommen ist, bleibt mindestens bis ${formatDateTime(iso, undefined, 'de')} erhalten.`,
  chooseHeading: 'Mit dem Upload weitermachen',
  sameFiles: 'Dateien dieses Uploads',
  resizedTitle: 'Mit einer Datei von anderer Größe geht es nicht weiter',
  resized:
    'Wählen Sie die Datei so aus, wie sie zu Beginn war. Wenn das nicht geht, setzen Sie den Upload nicht fort: Nach 24 Stunden können Sie über den Link neu beginnen.',

  infectedTitle: 'Malware gefunden',
  infected:
    'Eine Datei, die über diesen Link hochgeladen wurde, enthält Malware. Sie wurde gelöscht, keine der Dateien wurde weitergegeben, und die anfordernde Person ist informiert. Prüfen Sie Ihr Gerät auf Malware, bevor Sie wieder Dateien senden.',

  receiptHeading: 'Ihre Dateien sind angekommen',
  receipt: asker =>
    `Vielen Dank. Die Dateien werden jetzt geprüft und danach an ${asker} übergeben. Falls das nicht möglich ist, wird ${asker} benachrichtigt. Sie können diese Seite schließen; der Link kann nicht mehr verwendet werden.`,
  receiptPanel: 'Was Sie gesendet haben',
  handedTo: 'An',
  handedAt: 'Wann',
  receiptMail:
    'Sobald die Dateien übergeben sind, geht eine Empfangsbestätigung mit der Prüfsumme jeder Datei an die E-Mail-Adresse, die die Anfrage erhalten hat.',
  saveReceipt: 'Bestätigung speichern',
  receiptFile: 'empfangsbestaetigung.txt',
  checksum: 'SHA-256',
  noChecksum: 'Prüfsumme in der Bestätigung per E-Mail',
  exactSize: bytes => (bytes < 1024 ? size(bytes) : `${size(bytes)} (${formatCount(bytes, 'de')}\u00a0Byte)`),
  line: (name, value) => `${name}: ${value}`,
  at: (time, iso) => `${time} (${iso})`,
  total: 'Summe',
}
