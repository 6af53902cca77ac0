import type { UploadTexts } from '../en/upload.ts'
import { formatDateTime } from '../format.ts'
import { choosing, count, named, size } from './choosing.ts'
import { sending } from './sending.ts'

const when = (iso: string) => formatDateTime(iso, undefined, 'de')

export const upload: UploadTexts = {
  language: 'de',
  choosing,
  sending: {
    ...sending,
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
    tryAgain: 'Versuchen Sie es noch einmal, um mit dem Rest weiterzumachen.',
    nothingSent: 'Übergeben wurde noch nichts.',
    unreadable: name =>
      `${name} kann nicht mehr gelesen werden. Die Datei wurde geändert, verschoben oder gelöscht, seit Sie sie ausgewählt haben: Wählen Sie sie noch einmal aus.`,
    strangers: names => `Gehört nicht zu diesem Upload und wurde ausgelassen: ${named(names)}.`,
  },

  title: 'Dateien hochladen',
  when,
  retry: 'Noch einmal versuchen',
  failed: 'Das hat nicht geklappt',
  unreachable: 'Der Server antwortet nicht. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',

  expiredTitle: 'Der Link ist abgelaufen!',
  expired: 'Bitten Sie den Absender, die Anfrage noch einmal zu senden.',
  usedTitle: 'Schon hochgeladen!',
  used: '(Dieser Link kann nur einmal verwendet werden.)',
  takenTitle: 'Jemand war schneller',
  usedByOther:
    'Über diesen Link werden oder wurden schon Dateien hochgeladen. Von Ihnen wurde nichts gesendet. Wenn Sie das überrascht, sagen Sie es der Person, die Ihnen den Link geschickt hat.',
  begunTitle: 'Ein Upload hat begonnen',
  begun:
    'Über diesen Link hat auf einem anderen Gerät oder in einem anderen Browser ein Upload begonnen. Um ihn fortzusetzen, öffnen Sie den Link dort.',
  begunHelp: asker =>
    `Wenn das nicht geht, bitten Sie ${asker}, die Anfrage zurückzuziehen und eine neue zu senden. Sonst öffnet sich der Link 24 Stunden nach dem Stillstand des Uploads wieder.`,
  lookAgain: 'Noch einmal nachsehen',
  withdrawnTitle: 'Anfrage zurückgezogen',
  withdrawn:
    'Die Anfrage wurde zurückgezogen; über ihren Link kann nichts mehr hochgeladen werden. Wenn Sie das überrascht, fragen Sie die Person, die Ihnen den Link geschickt hat.',
  unknownTitle: 'Dieser Link führt nirgendwohin',
  unknown: 'Bitte prüfen Sie, ob Sie den ganzen Link geöffnet haben, so wie er in der E-Mail steht.',

  heading: asker => `Dateien an ${asker} senden`,
  askedPanel: 'Worum Sie gebeten werden',
  askedBy: 'Angefragt von',
  askedFor: 'Für',
  until: 'Link offen bis',
  message: 'Nachricht',
  aboutMessage: 'Nachricht',
  filesPanel: 'Ihre Dateien',
  acknowledgement:
    'Ich bestätige, dass ich diese Dateien weitergeben darf, und bin einverstanden, dass meine E-Mail-Adresse für diesen Upload und seine Empfangsbestätigung verwendet wird.',
  once: 'Der Link gilt nur einmal: Wählen Sie alles aus, bevor Sie hochladen.',
  upload: 'Hochladen',
  preparing: 'Das Hochladen wird vorbereitet',
  notLoaded:
    'Ein Teil dieser Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung, oder laden Sie die Seite neu.',

  filesRequired: 'Bitte wählen Sie Dateien aus.',
  maxFiles: allowed => `Es dürfen höchstens ${count(allowed)} sein.`,
  fileTooLarge: bytes => `Eine Datei darf höchstens ${size(bytes)} groß sein.`,
  totalTooLarge: bytes => `Alle Dateien zusammen dürfen höchstens ${size(bytes)} groß sein.`,
  fileName: 'Dieser Name kann nicht gesendet werden. Bitte benennen Sie die Datei um.',
  consent: 'Bitte lesen und bestätigen Sie die Bedingung oben, bevor Sie senden.',

  uploadingHeading: (files, asker) => `${count(files)} ${files === 1 ? 'wird' : 'werden'} an ${asker} hochgeladen`,
  progressPanel: 'Fortschritt',
  files: 'Dateien',
  pause: 'Anhalten',
  goOn: 'Weitermachen',
  tryAgain: 'Noch einmal versuchen',
  chooseAgain: 'Dateien noch einmal auswählen',

  unfinishedHeading: 'Ihr Upload ist noch nicht fertig',
  unfinishedPanel: 'Dort weitermachen, wo es stehen blieb',
  unfinished: (files, bytes) =>
    `Sie haben begonnen, ${count(files)} hochzuladen, zusammen ${size(bytes)}. Was angekommen ist, wird nicht noch einmal gesendet.`,
  kept: iso => `Was angekommen ist, bleibt mindestens bis ${when(iso)} erhalten.`,
  elsewhere: 'Das Hochladen läuft in einem anderen Tab dieses Browsers.',
  looking: 'Die Dateien werden gesucht',
  chooseHeading: 'Mit dem Upload weitermachen',
  choosePanel: 'Wählen Sie dieselben Dateien noch einmal aus',
  chooseHint: 'Was schon angekommen ist, wird nicht noch einmal gesendet.',
  sameFiles: 'Dateien dieses Uploads',
  resizedTitle: 'Mit einer Datei von anderer Größe geht es nicht weiter',
  resized:
    'Wählen Sie die Datei so aus, wie sie zu Beginn war. Wenn das nicht geht, lassen Sie den Upload ruhen: Nach 24 Stunden öffnet sich der Link wieder für einen neuen Anfang.',
  stillMissing: 'Wählen Sie zuerst jede Datei aus, die noch fehlt.',

  receiptHeading: 'Ihre Dateien sind angekommen',
  receipt: asker =>
    `Vielen Dank. Sie werden jetzt geprüft und danach an ${asker} übergeben. Sie können diese Seite schließen; der Link ist verbraucht.`,
  receiptPanel: 'Was Sie gesendet haben',
  handedTo: 'An',
  handedAt: 'Wann',
  receiptMail:
    'Eine Quittung mit der Prüfsumme jeder Datei kommt per E-Mail, an die Adresse, an der Sie angefragt wurden.',
  saveReceipt: 'Quittung speichern',
  receiptFile: 'upload-quittung.txt',
  checksum: 'SHA-256',
  noChecksum: 'Prüfsumme in der Quittung per E-Mail',
  exactSize: bytes => (bytes < 1024 ? size(bytes) : `${size(bytes)} (${bytes.toLocaleString('de')}\u00a0Byte)`),
  total: 'Summe',
}
