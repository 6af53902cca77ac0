import type { SendingTexts } from '../en/sending.ts'
import { count, named, size } from './choosing.ts'

export const sending: SendingTexts = {
  idle: 'Beginnt',
  saving: 'Übertragung wird angelegt',
  goingOn: 'Geht weiter',
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
    'Das Hochladen läuft, solange dieser Tab offen ist. Sollte er sich schließen, öffnen Sie diese Seite innerhalb von 24 Stunden in diesem Browser wieder: es geht dort weiter, wo es stehen blieb.',
  tabPaused:
    'Sie dürfen diesen Tab schließen: öffnen Sie diese Seite innerhalb von 24 Stunden in diesem Browser wieder, und es geht dort weiter, wo es stehen blieb.',
  tabUnkept: 'Bitte lassen Sie diesen Tab offen, bis alles hochgeladen ist.',

  fileUploaded: 'Hochgeladen',
  fileFailed: 'Nicht hochgeladen',
  fileWaiting: 'Wartet',
  fileRepeated: 'Neuer Versuch',
  filePaused: 'Angehalten',

  offline: 'Sie sind offline',
  offlineText: 'Sobald das Netz wieder da ist, geht es von selbst weiter.',
  unanswered: 'Der Server antwortet nicht',
  unansweredText: 'Sobald er antwortet, geht es von selbst weiter. Nichts von dem, was angekommen ist, geht verloren.',
  trouble: 'Der Server hat eine Störung',
  slow: 'Der Server antwortet langsam',
  retryText: 'Es geht von selbst weiter. Nichts von dem, was angekommen ist, geht verloren.',
  tryingIn: seconds =>
    `Neuer Versuch in ${seconds > 99 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`}`,
  tryingNow: 'Neuer Versuch läuft',
  cancel: 'Abbrechen',
  stays: (uploaded, all) =>
    `${uploaded} von ${count(all)} ${uploaded === 1 ? 'ist hochgeladen und bleibt es.' : 'sind hochgeladen und bleiben es.'}`,
  tryAgain: 'Versuchen Sie es noch einmal, oder gehen Sie zurück und ändern Sie die Dateien.',
  nothingSent: 'An den Empfänger wurde noch nichts gesendet.',
  unconfirmed: 'Der Server hat nicht bestätigt, dass alles angekommen ist',
  unconfirmedText:
    'Alles ist hochgeladen und vielleicht schon übergeben. Versuchen Sie es noch einmal, dann zeigt es sich.',

  unsuccessful: 'Das Hochladen ist nicht gelungen.',
  noAnswer: 'Keine Antwort vom Server.',
  unreadable: name =>
    `${name} kann nicht mehr gelesen werden. Die Datei wurde geändert, verschoben oder gelöscht, seit Sie sie ausgewählt haben.`,
  // The server's sentences are in English; the status has the meaning.
  refused: (_sentence, status) => refusals[status] ?? sending.unsuccessful,

  found: 'Gefunden',
  changed: 'Geändert: wird neu gesendet',
  resized: 'Andere Größe',
  missing: 'Fehlt noch',
  larger: bytes => `Sie ist jetzt ${size(bytes)} größer.`,
  smaller: bytes => `Sie ist jetzt ${size(bytes)} kleiner.`,
  strangers: names => `Gehört nicht dazu und wurde ausgelassen: ${named(names)}.`,
  unreadableNames: names => `Nicht lesbar: ${named(names)}.`,
  changedNames: names => `Geändert, seit Sie begonnen haben; gesendet wird, was anders ist: ${named(names)}.`,
  resizedNames: names => `Nicht mehr so groß wie zu Beginn: ${named(names)}.`,
  missingNames: names =>
    `${names.length === 1 ? '1 Datei fehlt' : `${count(names.length)} fehlen`} noch: ${named(names)}.`,
}

const refusals: Record<number, string> = {
  404: 'Dieses Hochladen gibt es auf dem Server nicht mehr.',
  409: 'Der Server hat inzwischen etwas anderes erhalten.',
  410: 'Die Anfrage ist beendet: Sie wurde zurückgezogen oder ist abgelaufen.',
  413: 'Das ist mehr, als angenommen wird.',
  429: 'Das waren zu viele Anfragen. Bitte warten Sie einen Augenblick.',
  503: 'Der Server ist überlastet. Bitte versuchen Sie es später noch einmal.',
  507: 'Der Server hat keinen Platz mehr. Bitte versuchen Sie es später noch einmal.',
}

function timeLeft(seconds: number): string {
  if (seconds < 8) return 'noch wenige Sekunden'
  if (seconds < 55) return `noch etwa ${Math.ceil(seconds / 5) * 5} Sekunden`
  if (seconds < 3570) return `noch etwa ${counted(Math.ceil(seconds / 60), 'Minute')}`
  const minutes = Math.ceil(seconds / 600) * 10
  const rest = minutes % 60
  return `noch etwa ${counted(Math.floor(minutes / 60), 'Stunde')}${rest > 0 ? ` ${rest} Minuten` : ''}`
}

function counted(amount: number, unit: string): string {
  return amount === 1 ? `1 ${unit}` : `${amount} ${unit}n`
}
