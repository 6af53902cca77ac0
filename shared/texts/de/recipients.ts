import type { RecipientsTexts } from '../en/recipients.ts'
import { formatBytes, plural } from '../format.ts'

export const recipients: RecipientsTexts = {
  list: 'Hinzugefügte Empfänger',
  remove: address => `${address} entfernen`,
  showAll: 'Alle anzeigen',
  showFewer: 'Weniger anzeigen',
  added: count => plural(count, { one: '# Empfänger hinzugefügt.', other: '# Empfänger hinzugefügt.' }, 'de'),
  unread: 'Diese Teile sind keine Adressen und wurden ausgelassen:',
  dismiss: 'Ausblenden',
  file: {
    tooLarge: bytes =>
      `Eine Liste darf höchstens ${formatBytes(bytes, 'de')} groß sein. Wählen Sie eine CSV- oder Textdatei mit Adressen.`,
    unreadable: 'Die Liste konnte nicht gelesen werden. Bitte wählen Sie sie noch einmal.',
    noneFound: 'In dieser Datei wurde keine Adresse gefunden.',
  },

  title: 'Empfänger',
  actions: 'Aktionen',
  copyRefused: 'Dieser Browser erlaubt Seiten das Kopieren nicht. Markieren Sie den Link, und kopieren Sie ihn:',
  removal: {
    title: 'Diesen Empfänger entfernen?',
    text: address =>
      `Der Link von ${address} verliert sofort seine Gültigkeit. Die anderen behalten ihren. Bereits heruntergeladene Kopien bleiben bestehen.`,
    act: 'Entfernen',
    running: 'Der Empfänger wird entfernt',
    done: address => `${address} kann die Dateien nicht mehr herunterladen.`,
    failed: 'Der Empfänger wurde nicht entfernt',
  },
  adding: {
    title: 'Diese Dateien an weitere Empfänger senden',
    text: 'Sie erhalten dieselben Dateien und dieselbe Nachricht, jeder mit einem eigenen Link. Für die anderen ändert sich nichts.',
    act: 'Senden',
    running: 'Die Empfänger werden hinzugefügt',
    failed: 'Die Empfänger wurden nicht hinzugefügt',
  },
  history: {
    open: 'Verlauf',
    title: 'Was mit dieser Zustellung geschah',
    about: address => `Verlauf der Zustellung an ${address}`,
    step: 'Was geschah',
    file: 'Datei',
    first: 'Zuerst',
    last: 'Zuletzt',
    count: 'Anzahl',
    none: 'Noch ist nichts bekannt.',
    failed: 'Der Verlauf wurde nicht geladen',
    note: 'Downloads werden gezählt, wenn sie beginnen. Ob alle Bytes ankamen, ist nur bekannt, wo der Browser des Empfängers es meldet.',
    steps: {
      mailed: 'Link an das Mailsystem übergeben',
      delivered: 'Vom Mailserver des Empfängers angenommen',
      delayed: 'Verzögert',
      bounced: 'Vom Mailserver des Empfängers zurückgesandt',
      complained: 'Als unerwünscht gemeldet',
      refused: 'Vom Mailsystem nicht angenommen',
      opened: 'Link geöffnet',
      openedByMachine: 'Link geöffnet, wahrscheinlich von der automatischen Prüfung eines Mailsystems',
      passedSignIn: 'Angemeldet',
      passedCode: 'Code eingegeben',
      passedByDevice: 'Von einem vertrauenswürdigen Gerät ohne Code geöffnet',
      fetched: 'Heruntergeladen',
      fetchedByMachine: 'Abgerufen, wahrscheinlich von der automatischen Prüfung eines Mailsystems',
      saved: 'Vollständig gespeichert, nach Angabe des Browsers des Empfängers',
    },
  },
  receipt: {
    open: 'Zustellnachweis',
    about: address => `Zustellnachweis für ${address}`,
  },
}
