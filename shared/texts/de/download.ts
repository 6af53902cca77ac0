import type { DownloadTexts } from '../en/download.ts'
import { countFiles, countShared, formatBytes, formatDateTime, formatRelative } from '../format.ts'

export const downloadTexts: DownloadTexts = {
  opening: 'Der Link wird geöffnet',
  countShared: (count, isArchived) => countShared(count, isArchived, 'de'),
  size,
  moment: iso => formatDateTime(iso, undefined, 'de'),
  relative: (iso, now) => formatRelative(iso, now, 'de'),
  percent: whole => `${whole}\u00a0%`,
  retry: 'Wiederholen',
  resume: 'Fortsetzen',
  whatCanIDo: 'Was kann ich tun?',
  language: 'Sprache',
  faq: 'Häufige Fragen',
  help: 'Anleitung',
  accessibility: 'Erklärung zur Barrierefreiheit',
  cancel: 'Abbrechen',

  link: {
    processing: 'Fast fertig',
    processingTexts: [
      'Ihre Dateien werden noch verarbeitet. Bitte versuchen Sie es später noch einmal.',
      'Diese Seite prüft das von selbst und öffnet sich, sobald alles bereit ist.',
    ],
    checkAgain: 'Noch einmal nachsehen',
    expired: 'Der Transfer ist abgelaufen!',
    expiredText:
      'Die Dateien, die Sie herunterladen möchten, stehen nicht mehr bereit. Sie können den Absender bitten, sie noch einmal zu senden.',
    moreTime: {
      ask: 'Um mehr Zeit bitten',
      asked:
        'Danke. Falls die Dateien noch bereitgestellt werden können, erhält ihr Absender Ihre Bitte. Gewährt er mehr Zeit, funktioniert dieser Link wieder.',
    },
    unknown: 'Dieser Link ist nicht bekannt.',
    unknownText: 'Bitte prüfen Sie, ob er vollständig kopiert wurde, vom ersten bis zum letzten Zeichen.',
    busy: 'Zu viele Anfragen.',
    busyText: seconds => `Diese Seite versucht es in ${seconds} Sekunden von selbst noch einmal.`,
    tryAgain: 'Noch einmal versuchen',
    unreachable: 'Das Herunterladen ist nicht möglich.',
    unreachableText: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
    refused: 'Das Herunterladen ist fehlgeschlagen.',
    refusedText: 'Das ist im Moment nicht verfügbar. Bitte versuchen Sie es in Kürze noch einmal.',
  },

  transfer: {
    hasShared: (count, isArchived) => `hat ${countShared(count, isArchived, 'de')} für Sie freigegeben`,
    message: 'Nachricht',
    readMore: 'Mehr anzeigen',
    hide: 'Weniger anzeigen',
    expires: relative => `Läuft ${relative} ab`,
    isProtected: 'Mit einem Passwort geschützt',
    isProtectedText: 'Sie laden ein ZIP-Archiv herunter. Das Passwort dafür kommt in einer eigenen E-Mail.',
    acknowledgement: 'Ich bestätige, dass diese Dateien für mich bestimmt sind und ich sorgsam mit ihnen umgehe.',
    tickFirst: 'Bitte haken Sie zuerst das Kästchen oben an.',
    proceed: 'Weiter',
  },

  /** After a press that a program could have made. */
  personStep: {
    title: 'Noch ein Schritt',
    text: 'Ihr Klick sah aus wie die automatische Prüfung eines Mailsystems. Warten Sie einen Moment, und drücken Sie die Schaltfläche dann einmal.',
    open: 'Dateien öffnen',
    wait: 'Bitte warten Sie, bis die Schaltfläche bereit ist.',
    ready: 'Die Schaltfläche ist bereit.',
  },

  archive: {
    howToOpen: 'So öffnen Sie das Archiv',
    steps: [
      'Laden Sie das Archiv herunter, und suchen Sie die E-Mail mit dem Passwort. Sie wurde getrennt von der E-Mail mit dem Link gesendet.',
      'Öffnen Sie das Archiv mit einem Programm, das AES\u2011256 unterstützt: 7\u2011Zip oder WinZip unter Windows, Keka auf dem Mac, 7z unter Linux.',
      'Kopieren Sie das Passwort aus der E-Mail, ohne Leerzeichen davor und dahinter.',
    ],
    otherTools:
      '„Vorgang nicht zulässig“ oder ein ähnlicher Fehler heißt, dass ein Programm AES\u2011256 nicht unterstützt: Nehmen Sie eines der oben genannten.',
  },

  file: {
    download: name => `${name} herunterladen`,
    downloadAgain: name => `${name} noch einmal herunterladen`,
    retry: name => `${name}: noch einmal versuchen`,
    preparingName: name => `${name} wird vorbereitet`,
    preparing: 'Der Download wird vorbereitet.',
    busy: seconds => `Zu viele Anfragen, es geht in ${seconds} Sekunden weiter.`,
    tooMany: seconds => `Zu viele Anfragen. Bitte versuchen Sie es in ${seconds} Sekunden noch einmal.`,
    started: 'Der Download hat begonnen.',
    saved: 'Gespeichert.',
    failed: name => `${name} konnte nicht heruntergeladen werden.`,
    waiting: 'In der Warteschlange.',
    inArchive: 'Im ZIP-Archiv.',
    cancel: name => `Download von ${name} abbrechen`,
    resume: name => `Download von ${name} fortsetzen`,
  },

  all: {
    download: 'Alle herunterladen',
    downloadZip: 'Alle als ZIP herunterladen',
    counting: (index, count) => `${index} von ${count} wird geladen`,
    started: 'Alle Downloads haben begonnen.',
    someFailed: count =>
      `${countFiles(count, 'de')} ${count === 1 ? 'konnte' : 'konnten'} nicht heruntergeladen werden.`,
    fileName: day => `dateien-${day}.zip`,
    cancel: 'Download aller Dateien abbrechen',
    resume: 'Download aller Dateien fortsetzen',
    failed: 'Das Herunterladen ist fehlgeschlagen.',
  },

  saving: {
    progress: name => `Fortschritt von ${name}`,
    bytes: (done, total) => `${size(done)} von ${size(total)}`,
    begun: name => `${name} wird gespeichert.`,
    broken: 'Die Verbindung ist abgebrochen. Der Download geht von selbst dort weiter, wo er stehen blieb.',
    goesOn: 'Der Download geht weiter.',
    finishing: 'Wird abgeschlossen.',
    saved: name => `${name} wurde gespeichert.`,
    cancelled: 'Der Download wurde abgebrochen.',
    noRoom: 'Auf diesem Datenträger ist nicht genug Platz.',
    notWritable: 'Die Datei kann dort nicht geschrieben werden. Bitte wählen Sie einen anderen Ort.',
    keepOpen: 'Lassen Sie diese Seite offen, bis der Download fertig ist.',
  },

  login: {
    title: 'Melden Sie sich an, um diese Dateien zu öffnen',
    text: 'Nur die Person, für die sie bestimmt sind, kann sie öffnen. Nach der Anmeldung kommen Sie hierher zurück.',
    signIn: 'Anmelden',
    otherPerson: 'Sie können diese Dateien nicht öffnen',
    otherPersonTexts: email => [
      `Sie sind hier als ${email} angemeldet. Die Dateien sind für jemand anderen bestimmt, oder Ihre Sitzung ist beendet.`,
      'Sie werden zuerst abgemeldet. Drücken Sie auf der nächsten Seite auf „Anmelden“, dann kommen Sie hierher zurück.',
    ],
    signInAsAnother: 'Als jemand anderes anmelden',
  },

  code: {
    title: 'Bitte bestätigen Sie, dass Sie es sind',
    text: 'Der Absender schützt diese Dateien mit einem Code, der einige Minuten lang gilt.',
    goesTo: { sms: phone => `Code per SMS an ${phone}`, email: email => `Code per E-Mail an ${email}` },
    wentTo: { sms: phone => `Code aus der SMS an ${phone}`, email: email => `Code aus der E-Mail an ${email}` },
    nothingYet: 'Der Code wird erst gesendet, wenn Sie auf „Code senden“ drücken.',
    send: 'Code senden',
    sending: 'Wird gesendet …',
    sent: 'Der Code wurde gesendet.',
    verify: 'Bestätigen',
    verifying: 'Wird geprüft …',
    expiresIn: clock => `Läuft ab in ${clock}`,
    expiresSoon: seconds => `Der Code läuft in ${seconds} Sekunden ab.`,
    expired: 'Der Code ist abgelaufen.',
    wrong: 'Falscher Code',
    attempts: count => (count === 1 ? 'noch 1 Versuch' : `noch ${count} Versuche`),
    incomplete: 'Der Code hat sechs Ziffern.',
    otherPrefix: (theirs, ours) => `Dieser Code beginnt mit ${theirs}. Der neueste beginnt mit ${ours}.`,
    resend: { sms: 'Neuen Code per SMS senden', email: 'Neuen Code per E-Mail senden' },
    instead: { sms: 'Stattdessen per SMS senden', email: 'Stattdessen per E-Mail senden' },
    failed: 'Die Anmeldung ist fehlgeschlagen.',
    unreachable: 'Der Server ist nicht erreichbar. Bitte prüfen Sie Ihre Verbindung.',
    refused: {
      sms: 'Das Telefonnetz hat die Nachricht abgelehnt. Bitte lassen Sie den Absender die Nummer prüfen.',
      email: 'Der Code konnte nicht an diese Adresse gesendet werden. Bitte lassen Sie den Absender sie prüfen.',
    },
    waiting:
      'Die Dateien werden noch verarbeitet, und es wurde kein Code gesendet. Bitte versuchen Sie es in einer Minute noch einmal.',
    trust: {
      label: 'Diesem Gerät 30 Tage lang vertrauen',
      text: 'Spätere Links an Sie öffnen sich dann in diesem Browser ohne Code. Wählen Sie dies nur auf einem Gerät, das sonst niemand benutzt.',
      isTrusted: 'Diesem Gerät wird vertraut. Links an Sie öffnen sich hier ohne Code.',
      forget: 'Diesem Gerät nicht mehr vertrauen',
      forgotten: 'Diesem Gerät wird nicht mehr vertraut. Beim nächsten Link ist wieder ein Code nötig.',
      failed:
        'Dieses Gerät konnte nicht als vertrauenswürdig gespeichert werden. Beim nächsten Link ist wieder ein Code nötig.',
    },
    ended: 'Diese Dateien sind nicht mehr verfügbar, und es wurde kein Code gesendet. Bitte laden Sie die Seite neu.',
    locked: (relative, at) =>
      `Es wurde kein Code gesendet, weil zu viele angefordert wurden. Einen neuen können Sie ${relative} anfordern, ab ${at}.`,
    lockedPermanently:
      'Es wurde kein Code gesendet, weil zu viele angefordert wurden. Bitten Sie den Absender, neue Codes zu erlauben, und senden Sie hier dann einen.',
  },
}

/** '1,4 MB', which no line breaks. */
function size(bytes: number): string {
  return formatBytes(bytes, 'de').replace(' ', '\u00a0')
}
