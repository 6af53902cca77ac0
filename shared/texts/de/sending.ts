import type {
  linkMailTexts as englishLinkMail,
  linkMailReasons as englishReasons,
  SendingTexts,
  TakenTexts,
  UnfinishedUploadsTexts,
} from '../en/sending.ts'
import { countFiles, formatBytes, formatDateTime, formatDuration, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c und 2 weitere' */
const named = (names: readonly string[]) => listed(names, more => `${more} weitere`)
const count = (files: number) => countFiles(files, 'de')
const size = (bytes: number) => formatBytes(bytes, 'de').replace(' ', '\u00a0')

export const sending: SendingTexts = {
  idle: 'Wird gestartet',
  saving: 'Transfer wird angelegt',
  goingOn: 'Wird fortgesetzt',
  uploading: 'Wird hochgeladen',
  paused: 'Angehalten',
  finalizing: 'Wird abgeschlossen',
  done: 'Gesendet',
  failed: 'Unterbrochen',
  cancelled: 'Abgebrochen',
  waitsForNetwork: 'Wartet auf das Netz',
  waitsForServer: 'Wartet auf den Server',
  allUploaded: 'Alles ist hochgeladen',

  share: (uploaded, all) => `${uploaded} von ${count(all)}`,
  bytes: (sent, total) => `${size(sent)} von ${size(total)}`,
  pace: bytesPerSecond => `${size(bytesPerSecond)}/s`,
  noPace: 'wartet auf das Netz',
  timeLeft,

  tabRunning:
    'Das Hochladen läuft, solange dieser Tab offen ist. Sollte er sich schließen, öffnen Sie diese Seite innerhalb von 24 Stunden in diesem Browser wieder: Es geht dort weiter, wo es stehen blieb.',
  tabPaused:
    'Sie dürfen diesen Tab schließen: Öffnen Sie diese Seite innerhalb von 24 Stunden in diesem Browser wieder, und es geht dort weiter, wo es stehen blieb.',
  tabUnkept: 'Bitte lassen Sie diesen Tab offen, bis alles hochgeladen ist.',

  fileUploaded: 'Hochgeladen',
  fileFailed: 'Nicht hochgeladen',
  fileWaiting: 'Wartet',
  fileRepeated: 'Neuer Versuch',
  filePaused: 'Angehalten',
  foundIn: (kinds, name) => `${kinds} in ${name}`,
  confirmTitle: 'Sensible Daten gefunden',
  confirmText: 'Senden Sie sie nur, wenn der Empfänger sie haben darf.',
  confirm: 'Trotzdem senden',
  confirmStay: 'Noch nicht senden',

  sessionEnded: 'Ihre Sitzung ist abgelaufen',
  sessionEndedText:
    'Nichts geht verloren. Lassen Sie diesen Tab offen, und melden Sie sich in einem anderen wieder an: Das Senden geht hier dann von selbst weiter.',
  signInElsewhere: 'In einem neuen Tab anmelden',
  offline: 'Sie sind offline',
  offlineText: 'Sobald das Netz wieder da ist, geht es von selbst weiter.',
  unanswered: 'Der Server antwortet nicht',
  unansweredText: 'Sobald er antwortet, geht es von selbst weiter. Was angekommen ist, bleibt erhalten.',
  trouble: 'Der Server hat eine Störung',
  slow: 'Der Server antwortet langsam',
  retryText: 'Es geht von selbst weiter. Was angekommen ist, bleibt erhalten.',
  tryingIn: seconds =>
    `Neuer Versuch in ${seconds > 99 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`}`,
  tryingNow: 'Neuer Versuch läuft',
  stays: (uploaded, all) =>
    `${uploaded} von ${count(all)} ${uploaded === 1 ? 'ist hochgeladen und wird nicht noch einmal gesendet.' : 'sind hochgeladen und werden nicht noch einmal gesendet.'}`,
  tryAgain: 'Versuchen Sie es noch einmal, oder gehen Sie zurück und ändern Sie die Dateien.',
  notConfirmed:
    'Alles ist hochgeladen. Versuchen Sie es noch einmal, um die Funde zu bestätigen, oder gehen Sie zurück und ändern Sie die Dateien.',
  nothingSent: 'An den Empfänger wurde noch nichts gesendet.',
  unconfirmed: 'Der Server hat nicht bestätigt, dass alles angekommen ist',
  unconfirmedText:
    'Alles ist hochgeladen und vielleicht schon übergeben. Versuchen Sie es noch einmal, dann zeigt es sich.',

  unsuccessful: 'Das Hochladen ist fehlgeschlagen.',
  noAnswer: 'Keine Antwort vom Server.',
  unreadable: name =>
    `${name} kann nicht mehr gelesen werden. Die Datei wurde geändert, verschoben oder gelöscht, seit Sie sie ausgewählt haben: Gehen Sie zurück, entfernen Sie sie, und wählen Sie sie noch einmal aus.`,

  progress: 'Fortschritt',
  pause: 'Anhalten',
  resume: 'Fortsetzen',
  elsewhere: 'Das Hochladen läuft in einem anderen Tab dieses Browsers.',
  looking: 'Die Dateien werden gesucht',
  chooseAgain: 'Dateien noch einmal auswählen',
  choosePanel: 'Wählen Sie dieselben Dateien noch einmal aus',
  chooseHint: 'Was schon angekommen ist, wird nicht noch einmal gesendet.',
  stillMissing: 'Wählen Sie zuerst jede Datei aus, die noch fehlt.',

  found: 'Gefunden',
  changed: 'Geändert: wird neu gesendet',
  resized: 'Andere Größe',
  missing: 'Fehlt noch',
  larger: bytes => `Sie ist jetzt ${size(bytes)} größer.`,
  smaller: bytes => `Sie ist jetzt ${size(bytes)} kleiner.`,
  strangers: names => `Gehört nicht zu diesem Transfer und wurde ausgelassen: ${named(names)}.`,
  unreadableNames: names => `Nicht lesbar: ${named(names)}.`,
  changedNames: names => `Seit Beginn geändert; die Unterschiede werden noch einmal gesendet: ${named(names)}.`,
  resizedNames: names => `Nicht mehr so groß wie zu Beginn: ${named(names)}.`,
  missingNames: names =>
    `${names.length === 1 ? '1 Datei fehlt' : `${count(names.length)} fehlen`} noch: ${named(names)}.`,

  notLoaded:
    'Ein Teil dieser Seite konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung, oder laden Sie die Seite neu.',
}

export const unfinishedUploads: UnfinishedUploadsTexts = {
  count: uploads =>
    plural(uploads, { one: 'Ein Upload ist nicht fertig.', other: '# Uploads sind nicht fertig.' }, 'de'),
  link: 'Upload fortsetzen',
}

export const takenTexts: TakenTexts = {
  none: 'Nichts wurde heruntergeladen',
  times: times => plural(times, { one: 'Einmal heruntergeladen', other: '#-mal heruntergeladen' }, 'de'),
  timesSince: (times, firstAt) => {
    const at = formatDateTime(firstAt, undefined, 'de')
    return plural(
      times,
      { one: `Einmal heruntergeladen, am ${at}`, other: `#-mal heruntergeladen, zuerst am ${at}` },
      'de',
    )
  },
  detailed: (times, details) => `${times} (${details})`,
}

export const linkMailTexts: typeof englishLinkMail = {
  delayed: {
    title: 'Die E-Mail mit dem Link verzögert sich',
    requestTitle: 'Die E-Mail mit dem Upload-Link verzögert sich',
    meaning:
      'Der Mailserver des Empfängers nimmt sie zurzeit nicht an. Die Zustellung wird noch einige Stunden lang versucht.',
  },
  bounced: {
    title: 'Die E-Mail mit dem Link kam zurück',
    requestTitle: 'Die E-Mail mit dem Upload-Link kam zurück',
    meaning: 'Der Mailserver des Empfängers hat sie nicht angenommen. Bitte prüfen Sie die Adresse.',
  },
  complained: {
    title: 'Die E-Mail mit dem Link wurde als unerwünscht gemeldet',
    requestTitle: 'Die E-Mail mit dem Upload-Link wurde als unerwünscht gemeldet',
    meaning: 'An diese Adresse werden keine E-Mails mehr gesendet.',
  },
  refused: {
    title: 'Die E-Mail mit dem Link konnte nicht gesendet werden',
    requestTitle: 'Die E-Mail mit dem Upload-Link konnte nicht gesendet werden',
    meaning: 'Das Mailsystem hat sie nicht angenommen. Bitte prüfen Sie die Adresse.',
  },
}

export const linkMailReasons: typeof englishReasons = {
  unknownAddress:
    'Die Adresse gibt es nicht, oder sie nimmt keine E-Mails mehr an. Prüfen Sie sie, und senden Sie die Dateien an die richtige.',
  mailboxFull:
    'Das Postfach ist voll. Bitten Sie den Empfänger, Platz zu schaffen, oder geben Sie ihm den Link auf anderem Weg.',
  refusedMail:
    'Das Mailsystem des Empfängers lehnt die E-Mail nach seinen Regeln ab. Bitten Sie ihn, E-Mails dieses Dienstes zuzulassen, oder geben Sie ihm den Link auf anderem Weg.',
  tooLarge: 'Die E-Mail ist zu groß für das Postfach. Geben Sie dem Empfänger den Link auf anderem Weg.',
  unreachable: 'Der Mailserver des Empfängers ist nicht erreichbar. Prüfen Sie den Teil der Adresse nach dem @.',
}

function timeLeft(seconds: number): string {
  if (seconds < 8) return 'noch wenige Sekunden'
  if (seconds < 55) return `noch etwa ${formatDuration(Math.ceil(seconds / 5) * 5, 'second', 'de')}`
  if (seconds < 3570) return `noch etwa ${formatDuration(Math.ceil(seconds / 60), 'minute', 'de')}`
  const minutes = Math.ceil(seconds / 600) * 10
  const rest = minutes % 60
  const hours = formatDuration(Math.floor(minutes / 60), 'hour', 'de')
  return `noch etwa ${hours}${rest > 0 ? ` ${formatDuration(rest, 'minute', 'de')}` : ''}`
}
