import type { DocsPageTexts, FaqPageTexts, HelpPageTexts, HelpStepTexts } from '../en/help.ts'
import { plural } from '../format.ts'

export const faqPage: FaqPageTexts = {
  title: 'Häufige Fragen',
  search: 'Fragen durchsuchen',
  placeholder: 'Zum Beispiel: Archiv öffnet sich nicht',
  clear: 'Suche leeren',
  recipients: 'Für Empfänger',
  org: 'Für Mitglieder der Organisation',
  noRecipients: 'Keine Fragen für Empfänger.',
  noOrg: 'Keine Fragen für Mitglieder der Organisation.',
  found: count => plural(count, { one: '# Frage gefunden', other: '# Fragen gefunden' }, 'de'),
  notFound: query => `Keine Frage passt zu „${query}“. Versuchen Sie andere Wörter, oder fragen Sie: {support}`,
  notFoundWithoutSupport: query => `Keine Frage passt zu „${query}“. Versuchen Sie andere Wörter.`,
  goneTitle: 'Diese Frage gibt es nicht mehr',
  gone: 'Der geöffnete Link führt zu einer Frage, die entfernt oder verschoben wurde. Suchen Sie unten danach.',
  support: 'die Administratoren der Organisation',
  moreHelp: 'Die Anleitung zeigt jeden Schritt mit einem Bild: {link}',
  howToUse: 'Anleitung',
  partlyLoaded: 'Die Fragen Ihrer Organisation konnten nicht geladen werden. Dies sind die allgemeinen.',
}

export const helpPage: HelpPageTexts = {
  title: 'Anleitung',
  lead: 'Dateien senden in acht Schritten.',
  step: number => `Schritt ${number}`,
  zoom: title => `Bild vergrößern: ${title}`,
  position: (number, count) => `Schritt ${number} von ${count}`,
  previous: 'Voriger Schritt',
  next: 'Nächster Schritt',
  close: 'Schließen',
  keys: 'Mit den Pfeiltasten wechseln Sie den Schritt, mit Escape schließen Sie die Ansicht.',
  questions: 'Antworten auf häufige Fragen: {link}',
  faq: 'Häufige Fragen',
  documents: 'Leitfäden für Mitglieder, Administratoren, Betreiber und Integratoren: {link}',
  documentation: 'Dokumentation',
  toursTitle: 'Rundgänge durch die Seiten',
  tours: 'Jeder Rundgang erklärt in weniger als einer Minute die wichtigsten Teile einer Seite.',
  startTour: page => `Rundgang starten: ${page}`,
}

export const helpStepTexts: HelpStepTexts = {
  signIn: {
    title: 'Anmelden',
    description:
      'Melden Sie sich mit dem Konto Ihrer Organisation an (Single Sign-on). Sie brauchen kein eigenes Passwort.',
    caption: 'Die Anmeldeseite',
  },
  selectFiles: {
    title: 'Dateien auswählen',
    description:
      'Klicken Sie auf das Feld, oder legen Sie Dateien und Ordner darauf ab. Sie können später weitere Dateien hinzufügen und jede einzeln entfernen. Eine Datei darf bis zu {fileSize} groß sein, ein Transfer bis zu {totalSize}, mit Passwortschutz bis zu {archiveSize}.',
    caption: 'Die ausgewählten Dateien',
  },
  recipient: {
    title: 'Empfänger und Nachricht eingeben',
    description:
      'Geben Sie die E-Mail-Adresse ein, auf Wunsch den Namen, und eine Nachricht. Falls eine Richtlinie es verlangt, bestätigen Sie, dass der Empfänger von der Verwendung seiner E-Mail-Adresse weiß.',
    caption: 'Empfänger und Nachricht',
  },
  review: {
    title: 'Transfer prüfen',
    description:
      'Prüfen Sie den Empfänger und die Dateien. Eine Warnung erscheint, wenn der Empfänger neu für Sie ist oder die Adresse einer anderen ähnelt. Lesen Sie sie, bevor Sie weitergehen: Die meisten Fehler fallen hier auf.',
    caption: 'Der Empfänger wird geprüft',
  },
  options: {
    title: 'Optionen festlegen',
    description:
      'Schützen Sie die Dateien mit einem Passwort oder mit einem Code an das Telefon des Empfängers, verbergen Sie Ihre Adresse, oder ändern Sie den Ablauf. Standardmäßig gilt ein Link {expiry} lang. Was eine Richtlinie verlangt, ist schon eingeschaltet.',
    caption: 'Die Sicherheitsoptionen',
  },
  confirm: {
    title: 'Bestätigen und senden',
    description:
      'Haken Sie die Bestätigung an, und drücken Sie auf „Jetzt senden“ (bei einer Warnung „An … senden“). Zurück können Sie, bis die Dateien gesendet sind.',
    caption: 'Die Bestätigung',
  },
  upload: {
    title: 'Auf den Upload warten',
    description:
      'Lassen Sie den Tab offen, bis alles hochgeladen ist. Wenn das Netz ausfällt, geht der Upload danach von selbst dort weiter, wo er stehen blieb.',
    caption: 'Der laufende Upload',
  },
  complete: {
    title: 'Fertig',
    description:
      'Ihre Dateien werden verarbeitet und dann gesendet. Verfolgen Sie den Transfer unter „Meine Transfers“. Dort können Sie ihn auch jederzeit widerrufen.',
    caption: 'Der Transfer in der Übersicht',
  },
}

export const docsPage: DocsPageTexts = {
  title: 'Dokumentation',
  lead: 'Leitfäden für alle, die mit diesem Produkt arbeiten. Sie sind auf Englisch.',
  audiences: {
    members: 'Für Mitglieder',
    administrators: 'Für Administratoren',
    operators: 'Für Betreiber',
    integrators: 'Für Integratoren',
  },
  search: 'Dokumentation durchsuchen',
  clear: 'Suche leeren',
  found: count => plural(count, { one: '# Abschnitt gefunden', other: '# Abschnitte gefunden' }, 'de'),
  notFound: query => `Kein Abschnitt passt zu „${query}“. Versuchen Sie andere Wörter.`,
  contents: 'Auf dieser Seite',
  all: 'Alle Dokumente',
  failedTitle: 'Das Dokument konnte nicht geladen werden',
  failed: 'Bitte prüfen Sie Ihre Verbindung, und laden Sie die Seite neu.',
  goneTitle: 'Dieses Dokument gibt es nicht',
  gone: 'Vielleicht wurde es umbenannt. Alle Dokumente stehen in der Übersicht.',
  loading: 'Das Dokument wird geladen',
}
