import type {
  CommonTexts,
  ComponentsTexts,
  DialogsTexts,
  pageTitles as englishPageTitles,
  LandingTexts,
  NetworkTexts,
  SessionTexts,
  ShellTexts,
} from '../en/common.ts'
import { formatCount, plural } from '../format.ts'

export const common: CommonTexts = {
  home: 'Startseite',
  login: 'Anmelden',
  logout: 'Abmelden',

  close: 'Schließen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  apply: 'Anwenden',
  retry: 'Wiederholen',
  tryAgain: 'Noch einmal versuchen',
  reload: 'Neu laden',
  previous: 'Zurück',
  next: 'Weiter',
  more: 'Mehr',
  whatCanIDo: 'Was kann ich tun?',
  opensInNewTab: '(öffnet sich in einem neuen Tab)',
  show: 'Anzeigen',
  hide: 'Ausblenden',
  readMore: 'Mehr anzeigen',
  keep: 'Beibehalten',

  loading: 'Wird geladen',
  none: 'Keine',
  unknown: 'Unbekannt',
  notAvailable: 'k.\u00a0A.',
  no: 'Nein',

  files: 'Dateien',
  message: 'Nachricht',
  sender: 'Absender',
  recipient: 'Empfänger',

  about: (label, subject) => `${label}: ${subject}`,
}

export const pageTitles: typeof englishPageTitles = {
  landing: 'Startseite',
  login: 'Anmelden',
  logout: 'Abmelden',
  token: 'Anmelden',
  send: 'Dateien senden',
  request: 'Dateien anfordern',
  upload: 'Dateien hochladen',
  drop: 'Dateien abgeben',
  dropPage: 'Ablageseite',
  success: 'Erfolgreich',
  transfers: 'Meine Transfers',
  allTransfers: 'Alle Transfers',
  insights: 'Auswertungen',
  unsubscribe: 'E-Mails zu Meldungen',
  policies: 'Compliance',
  health: 'Systemstatus',
  review: 'Transfer prüfen',
  reviewAny: 'Transfer prüfen',
  faq: 'Häufige Fragen',
  help: 'Anleitung',
  docs: 'Dokumentation',
  document: 'Dokumentation',
  accessibility: 'Erklärung zur Barrierefreiheit',
  receipt: 'Nachweis prüfen',
}

export const shell: ShellTexts = {
  skip: 'Zum Inhalt springen',
  homeLink: brand => `${brand}, Startseite`,
  mainMenu: 'Hauptmenü',
  menu: 'Menü',
  insights: 'Auswertungen',
  alerts: 'Meldungen',
  settings: 'Einstellungen',
  faq: 'Häufige Fragen',
  help: 'Anleitung',
  accessibility: 'Barrierefreiheit',
  language: 'Sprache',
  newAlerts: (label, count) => `${label}, ${plural(count, { one: '# neue Meldung', other: '# neue Meldungen' }, 'de')}`,
  manyNewAlerts: (label, max) => `${label}, mehr als ${formatCount(max, 'de')} neue Meldungen`,
  notYet: label => `${label} ist noch nicht verfügbar.`,
  problem: label => `${label} (es gibt ein Problem)`,
  toDark: 'Dunkles Design einschalten',
  toLight: 'Helles Design einschalten',

  success: 'Erfolg!',
  error: 'Fehler!',
  dismiss: 'Schließen',
  notifications: 'Benachrichtigungen',

  crashedTitle: 'Diese Seite funktioniert nicht mehr',
  crashed: 'Auf der aufgerufenen Seite ist ein Fehler aufgetreten. Bitte laden Sie die Seite neu.',
  notFoundTitle: 'Seite nicht gefunden',
  notFound: 'Die gesuchte Seite gibt es hier leider nicht.',
  startFailed: 'Die Einstellungen konnten nicht geladen werden',
  startFailedTitle: 'Die Anwendung kann nicht starten',
  startFailedText:
    'Ihre Einstellungen konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung, und versuchen Sie es noch einmal.',
}

export const network: NetworkTexts = {
  unreachable: 'Der Server ist nicht erreichbar.',
  notUnderstood: 'Diese Seite versteht die Antwort des Servers nicht. Bitte laden Sie die Seite neu.',
  status: status => `Der Server hat mit dem Status ${status} geantwortet.`,
}

export const session: SessionTexts = {
  signingIn: 'Sie werden angemeldet',
  signingOut: 'Sie werden abgemeldet',
  unreachable: 'Die Anmeldeseite ist nicht erreichbar.',
  incomplete: 'Die Anmeldung konnte nicht abgeschlossen werden. Bitte versuchen Sie es noch einmal.',
  failedTitle: 'Anmeldung fehlgeschlagen',
  failed: 'Sie sind nicht angemeldet. Bitte versuchen Sie es noch einmal.',
  mismatchTitle: 'Falsche Weiterleitung',
  mismatch: 'Auf der aufgerufenen Seite ist ein Fehler aufgetreten.',
  inWindowTitle: 'Melden Sie sich in einem neuen Fenster an',
  inWindow:
    'Die Anmeldeseite kann nicht innerhalb einer anderen Anwendung angezeigt werden. Öffnen Sie diese Seite in einem neuen Fenster, melden Sie sich an, und machen Sie dort weiter.',
  openWindow: 'In neuem Fenster öffnen',

  expiredTitle: 'Sitzung abgelaufen',
  expired: 'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an, um fortzufahren.',
  loginInTab: 'In neuem Tab anmelden',
  kept: 'Ihre Eingaben bleiben in diesem Tab erhalten. Kehren Sie nach der Anmeldung hierher zurück.',
  notSignedInTitle: 'Nicht angemeldet',
  notSignedIn: 'Sie sind nicht angemeldet. Bitte melden Sie sich an, um fortzufahren.',
  noAccessTitle: 'Kein Zugriff',
  noAccess:
    'Sie haben keinen Zugriff auf diese Seite. Bitte kehren Sie zur Startseite zurück, oder melden Sie sich als jemand anderes an.',
  rightsEndedTitle: 'Noch einmal anmelden',
  rightsEnded:
    'Ihre Administratorrechte sind abgelaufen. Bitte melden Sie sich noch einmal an, um fortzufahren. Falls diese Seite wieder erscheint, fragen Sie Ihren Support.',
  limitedTitle: 'Eingeschränkte Rechte',
  limited:
    'Ein Betreiber hat Ihre Rechte auf die eines Mitglieds beschränkt. Falls Sie mehr brauchen, fragen Sie Ihren Support.',
}

export const landing: LandingTexts = {
  title: 'Dateien sicher senden.',
  lead: 'Wählen Sie Dateien aus, nennen Sie den Empfänger, und wir stellen sie über einen sicheren Link zu.',
  leadSignedOut: organization =>
    `Für ${organization} und alle, die mit der Organisation Dateien austauschen. Melden Sie sich an, um Dateien über einen sicheren Link zu senden.`,
  signIn: 'Anmelden',
  signInFirst: 'Bitte melden Sie sich an, um Dateien zu senden oder anzufordern.',
  noPermissionTitle: 'Keine Berechtigung',
  noPermission:
    'Sie dürfen keine Dateien senden oder anfordern. Um Zugang zu erhalten, wenden Sie sich bitte an {email}',
  noPermissionWithoutEmail:
    'Sie dürfen keine Dateien senden oder anfordern. Um Zugang zu erhalten, wenden Sie sich bitte an Ihre Administratoren',

  select: 'Dateien zum Senden auswählen',
  drop: 'Zum Senden loslassen',
  selectHint: 'oder Dateien oder einen Ordner irgendwo auf diese Seite ziehen',
  draft: 'Sie haben einen Entwurf. Dateien, die Sie hier auswählen, kommen dazu.',
  continueDraft: 'Entwurf fortsetzen',
  requestQuestion: 'Warten Sie auf Dateien von jemand anderem?',

  promises: {
    link: { title: 'Ein Link für einen Empfänger', text: 'Dateien werden nie als Anhang gesendet.' },
    recipient: {
      title: 'An die richtige Person',
      text: 'Sie bestätigen den Empfänger, bevor etwas gesendet wird.',
    },
    end: { title: 'Jederzeit widerrufbar', text: 'Links laufen ab, und Sie können sie jederzeit widerrufen.' },
  },
}

const copiesStay =
  'Kopien, die schon heruntergeladen wurden, sind nicht betroffen. Ein widerrufener Transfer kann nicht wiederhergestellt werden.'

export const dialogs: DialogsTexts = {
  abandon: {
    button: 'Upload verwerfen',
    title: 'Diesen Upload verwerfen?',
    text: recipient =>
      `Der Upload wird abgebrochen, und alle hochgeladenen Daten werden gelöscht. ${recipient} erhält nichts und wird nicht benachrichtigt.`,
    act: 'Verwerfen',
    running: 'Der Upload wird verworfen',
    done: recipient => `Der Upload für ${recipient} wurde verworfen.`,
    failed: 'Der Upload wurde nicht verworfen',
  },

  revoke: {
    button: 'Transfer widerrufen',
    title: 'Diesen Transfer widerrufen?',
    titleOfRequest: 'Diese Anfrage widerrufen?',
    act: 'Widerrufen',
    running: 'Der Transfer wird widerrufen',
    done: id => `Der Transfer mit der ID ${id} wurde widerrufen`,
    failed: id => `Der Transfer mit der ID ${id} konnte nicht widerrufen werden.`,
    reloaded:
      'Der aktuelle Stand wurde geladen. Falls der Transfer noch widerrufen werden kann, versuchen Sie es bitte noch einmal.',
    endsDownload: recipient =>
      `Der Download-Link verliert sofort seine Gültigkeit, und ${recipient} kann die Dateien nicht mehr herunterladen. ${copiesStay}`,
    endsDownloads: recipients =>
      `Alle Download-Links verlieren sofort ihre Gültigkeit: Keiner der ${formatCount(recipients, 'de')} Empfänger kann die Dateien mehr herunterladen. ${copiesStay}`,
    endsUpload: recipient =>
      `Der Upload-Link verliert sofort seine Gültigkeit, und ${recipient} kann keine Dateien mehr hochladen. Sie können danach eine neue Anfrage senden.`,
    endsReceived: recipient => `Sie können die Dateien von ${recipient} nicht mehr herunterladen. ${copiesStay}`,
  },

  resend: {
    button: 'Anfrage erneut senden',
    short: 'Erneut senden',
    title: 'Diese Anfrage erneut senden?',
    text: recipient => `${recipient} erhält die E-Mail mit dem Upload-Link noch einmal.`,
    act: 'Erneut senden',
    buttonAfterEnd: 'Erneut anfordern',
    titleAfterEnd: 'Diese Dateien erneut anfordern?',
    textAfterEnd: recipient => `${recipient} erhält eine E-Mail mit einem neuen Upload-Link.`,
    stay: 'Nicht jetzt',
    running: 'Die Anfrage wird gesendet',
    justSent: 'Die Anfrage wurde gerade erst gesendet.',
    done: recipient => `Die Anfrage wurde erneut an ${recipient} gesendet.`,
    failed: 'Die Anfrage ist fehlgeschlagen',
  },

  discardDraft: {
    button: 'Entwurf verwerfen',
    title: 'Diesen Entwurf verwerfen?',
    act: 'Verwerfen',
  },
}

export const components: ComponentsTexts = {
  copied: 'Kopiert',
  copyLink: 'Link kopieren',
  copyRefused:
    'Dieser Browser erlaubt Seiten das Kopieren nicht. Der Link ist markiert: Drücken Sie Strg+C oder, auf einem Mac, ⌘C.',
  sentTo: address => `An ${address} gesendet`,
  clickHere: 'Hier klicken',
  fileAction: (action, file) => `${file}: ${action}`,
  notedFileAction: (action, file, note) => `${file}: ${action}, ${note}`,
  pages: 'Seiten',
  page: page => `Seite ${formatCount(page, 'de')}`,
  pageNumber: (page, pages) => `Seite ${formatCount(page, 'de')} von ${formatCount(pages, 'de')}`,
  range: (first, last, total) =>
    `${formatCount(first, 'de')} bis ${formatCount(last, 'de')} von ${formatCount(total, 'de')}`,
}
