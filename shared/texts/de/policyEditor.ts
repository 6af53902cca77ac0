import type {
  PolicyChangeTexts,
  PolicyEditorTexts,
  PolicyFaultsTexts,
  PolicyFormTexts,
  PolicyPacksTexts,
  PolicyPackTexts,
  PolicySimulationTexts,
} from '../en/policyEditor.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'de')
const days = (count: number) => formatDuration(count, 'day', 'de')
const or = (values: readonly string[]) => formatList(values, 'de', 'disjunction')

export const policyEditor: PolicyEditorTexts = {
  title: 'Richtlinie',
  views: 'Ansichten der Richtlinie',
  form: 'Formular',
  json: 'JSON',
  history: 'Verlauf',
  conflict: 'Diese Richtlinie widerspricht einer anderen',
  leave: 'Ohne Speichern schließen?',
  leaveText: 'Ihre Änderungen an dieser Richtlinie sind nicht gespeichert.',
  stay: 'Weiter bearbeiten',
  discard: 'Änderungen verwerfen',

  summary: 'In einfachen Worten',
  unfinished: 'Unvollständige Zeilen sind ausgelassen.',
  everyTransfer: 'Ohne Bedingungen gilt diese Richtlinie für jeden Transfer.',
  noTransfer: 'Kein Transfer kann alle Bedingungen zugleich erfüllen. Diese Richtlinie gilt also nie.',
  overLimit: (condition, limit) =>
    `„${condition}“ trifft nie zu, denn Ihre Organisation erlaubt höchstens ${number(limit)}. Diese Richtlinie gilt also nie.`,
  alwaysTrue: condition => `„${condition}“ trifft immer zu. Diese Bedingung ändert also nichts.`,
  sameName: name =>
    `Eine andere Richtlinie heißt auch „${name}“. Absender lesen diesen Namen: Geben Sie jeder Richtlinie einen eigenen.`,

  jsonLabel: 'Die Richtlinie als JSON',
  jsonHelp: 'Das Formular und dieser Text zeigen dieselbe Richtlinie.',
  seeFaults: 'Siehe die Liste unten.',
  faults: 'Fehler',
  faultsTitle: 'Vor dem Speichern zu korrigieren',

  choose: 'Auswählen',
  notSet: 'Nicht festgelegt',
  search: 'Suchen',
  searchIn: label => `Suchen: ${label}`,
  noMatch: 'Kein Treffer',
  chosen: 'Ausgewählt',
  add: 'Hinzufügen',
  remove: value => `${value} entfernen`,
  valueFault: (value, fault) => `„${value}“: ${fault}`,

  rows: {
    conditions: {
      title: row => `Bedingung ${row}`,
      add: 'Bedingung hinzufügen',
      remove: row => `Bedingung ${row} entfernen`,
    },
    statements: {
      title: row => `Anforderung ${row}`,
      add: 'Anforderung hinzufügen',
      remove: row => `Anforderung ${row} entfernen`,
    },
  },
  attribute: 'Merkmal',
  operator: 'Vergleich',
  feature: 'Anforderung an',
  effect: 'Wirkung',
  addMessage: 'Nachricht an den Absender hinzufügen',
  removeMessage: 'Nachricht entfernen',

  version: version => `Version ${version}`,
  savedBy: (time, email) => `${time}, von ${email}`,
  restore: 'Wiederherstellen',
  restoreVersion: version => `Version ${version} wiederherstellen`,
  restoreTitle: version => `Version ${version} wiederherstellen?`,
  restoreText: version => `Sie wird als Version ${version} gespeichert, mit diesen Änderungen:`,
  restoreLoses: 'Ihre nicht gespeicherten Änderungen gehen verloren.',
  restoring: 'Wird wiederhergestellt',
  olderVersions: 'Es gibt ältere Versionen, die diese Seite nicht zeigt.',

  stale: (email, newer, base) =>
    `${email} hat Version ${newer} gespeichert, während Sie Version ${base} bearbeitet haben`,
  staleLoaded: version => `Sie sehen Version ${version}. Ihre Änderungen sind hier noch da.`,
  newerChanges: (version, time) => `In Version ${version}, ${time}`,
  ownChanges: 'Ihre nicht gespeicherten Änderungen',
  loadVersion: version => `Version ${version} laden`,
  reapply: version => `Ihre Änderungen auf Version ${version} anwenden`,
}

export const policyChangeTexts: PolicyChangeTexts = {
  none: 'Kein Unterschied.',
  kinds: { added: 'Hinzugefügt', removed: 'Entfernt', changed: 'Geändert' },
  name: 'Name',
  description: 'Beschreibung',
  mode: 'Modus',
  condition: 'Bedingung',
  demand: 'Anforderung',
  message: 'Nachricht',
  link: 'Link',
  text: (label, text) => `${label}: „${text}“`,
  changedText: (label, before, after) => `${label}: „${before}“ ist jetzt „${after}“`,
  withDetails: (change, details) => `${change} (${details.join('; ')})`,
  addedValues: values => `hinzugefügt: ${values.join(', ')}`,
  removedValues: values => `entfernt: ${values.join(', ')}`,
  addedText: (label, text) => `${label} hinzugefügt: „${text}“`,
  removedText: (label, text) => `${label} entfernt: „${text}“`,
}

export const policyFaults: PolicyFaultsTexts = {
  required: 'Erforderlich!',
  min: min => `Die Zahl muss mindestens ${min} sein`,
  max: max => `Die Zahl darf höchstens ${max} sein`,
  invalidJson: 'Ungültiges JSON',
  text: 'Geben Sie einen Text ein.',
  number: 'Geben Sie eine Zahl ein.',
  whole: 'Geben Sie eine ganze Zahl ein.',
  value: 'Geben Sie einen Text, eine Zahl, true oder false ein.',
  types: {
    string: 'Geben Sie einen Text ein.',
    number: 'Geben Sie eine Zahl ein.',
    int: 'Geben Sie eine ganze Zahl ein.',
    boolean: 'Geben Sie true oder false ein.',
    array: 'Geben Sie eine Liste ein.',
    tuple: 'Geben Sie eine Liste ein.',
    object: 'Geben Sie ein Objekt ein.',
  },
  oneOf: values =>
    values.length === 1 ? `Geben Sie ${values[0]} ein.` : `Geben Sie eines davon ein: ${values.join(', ')}.`,
  tooLong: max => `Geben Sie höchstens ${plural(max, { one: '# Zeichen', other: '# Zeichen' }, 'de')} ein.`,
  tooMany: max => `Höchstens ${number(max)} sind möglich.`,
  unknownField: 'Ein solches Feld gibt es hier nicht.',
  unknownFields: keys => `Ein Feld ${or(keys.map(key => `„${key}“`))} gibt es hier nicht.`,
  unknownChoice: 'Wählen Sie einen Eintrag der Liste.',
  infoTypeOff:
    'Dateien werden nicht nach dieser Art von Daten durchsucht. Wählen Sie eine andere, oder bitten Sie die Betreiber, sie in den Einstellungen zu ergänzen.',
  address: 'Geben Sie eine Adresse wie carol@partner.example ein.',
  addressPattern:
    'Geben Sie eine Adresse wie carol@partner.example ein. Nur ganze Teile einer Domain können Buchstaben wie ü enthalten. Höchstens 8 * sind möglich.',
  domain: 'Geben Sie eine Domain wie partner.example ein.',
  domainPattern:
    'Geben Sie eine Domain wie partner.example ein. Teile mit * oder ? können keine Buchstaben wie ü enthalten. Höchstens 8 * sind möglich.',
  pattern: 'Höchstens 8 * sind möglich.',
  extension: 'Geben Sie eine Endung wie pdf ein.',
  link: 'Geben Sie eine Adresse ein, die mit https: beginnt.',
  group: groups => `Geben Sie ${or(groups)} ein.`,
  days: (min, max) => `Geben Sie eine Zahl von ${min} bis ${max} Tagen ein. Das sind die Grenzen Ihrer Organisation.`,
  templateSet: 'Einen Vorlagensatz mit diesem Namen gibt es nicht.',
  noCodes: 'Ihre Organisation sendet keine Codes per SMS, weil dafür keine Länder eingerichtet sind.',
  repeated: 'Das hat diese Richtlinie schon.',
  expiry: 'Die Mindestzahl der Tage bis zum Ablauf ist größer als die Höchstzahl.',
}

export const policyForm: PolicyFormTexts = {
  fields: {
    name: { label: 'Name', help: 'Absender lesen ihn, wenn die Richtlinie für sie gilt.' },
    description: { label: 'Beschreibung', help: 'Für Administratoren: wozu es die Richtlinie gibt.' },
    mode: { label: 'Modus', help: '' },
  },
  conditions: {
    label: 'Wenn',
    help: 'Alle Bedingungen müssen erfüllt sein. Ohne Bedingungen gilt die Richtlinie für jeden Transfer.',
    item: 'Bedingung',
  },
  statements: { label: 'Dann', help: 'Was die Richtlinie von einem solchen Transfer verlangt.', item: 'Anforderung' },
  explanation: {
    message: { label: 'Ihre eigene Nachricht', help: 'Der Absender liest sie zusammen mit dem Namen der Richtlinie.' },
    link: { label: 'Link', help: 'Steht bei der Nachricht, zum Beispiel zu Ihren Vorgaben.' },
  },
  value: 'Wert',
  values: 'Werte',
  yes: 'Ja',
  no: 'Nein',

  attributes: {
    sender: {
      group: 'Absender',
      label: 'Adresse des Absenders',
      help: 'Die E-Mail-Adresse des Mitglieds, das die Dateien sendet oder anfordert.',
    },
    'sender.domain': { group: 'Absender', label: 'Domain des Absenders', help: 'Der Teil nach dem @.' },
    'sender.group': {
      group: 'Absender',
      label: 'Gruppen des Absenders',
      help: 'Die Gruppen des Mitglieds, das die Dateien sendet oder anfordert.',
    },
    recipient: {
      group: 'Empfänger',
      label: 'Adresse des Empfängers',
      help: 'Bei einer Anfrage die Person, die um Dateien gebeten wird.',
    },
    'recipient.domain': { group: 'Empfänger', label: 'Domain des Empfängers', help: 'Der Teil nach dem @.' },
    'recipient.isNewToSender': {
      group: 'Empfänger',
      label: 'Neu für den Absender',
      help: 'Der Absender hat mit dieser Adresse noch nie etwas ausgetauscht.',
    },
    'recipient.isNewToOrganisation': {
      group: 'Empfänger',
      label: 'Neu für die Organisation',
      help: 'Noch kein Mitglied hat mit dieser Adresse etwas ausgetauscht. Absender erfahren das durch die Wirkung der Richtlinie.',
    },
    'files.extension': { group: 'Dateien', label: 'Dateitypen', help: 'Endungen der Dateinamen, etwa pdf.' },
    'files.count': { group: 'Dateien', label: 'Anzahl der Dateien', help: 'In einem Transfer.' },
    'files.totalSize': { group: 'Dateien', label: 'Gesamtgröße', help: 'Aller Dateien in einem Transfer.' },
    'files.infoType': {
      group: 'Dateien',
      label: 'Sensible Daten',
      help: 'Was die Prüfung in allen Dateien zusammen findet.',
    },
    'files.anonymized': { group: 'Dateien', label: 'Anonymisiert', help: 'Jede Datei hat anonymisierte Spalten.' },
    'files.notInspectable': {
      group: 'Dateien',
      label: 'Nicht prüfbar',
      help: 'Teile einer Datei sind nicht lesbar, etwa Scans und verschlüsselte Archive.',
    },
    'files.unscannable': {
      group: 'Dateien',
      label: 'Nicht auf Malware prüfbar',
      help: 'Der Malware-Scanner kann eine Datei nicht ganz lesen, etwa ein verschlüsseltes Archiv.',
    },
    isTransferRequest: {
      group: 'Transfer',
      label: 'Angeforderte Dateien',
      help: 'Die Dateien werden angefordert, nicht gesendet.',
    },
    trackingId: {
      group: 'Transfer',
      label: 'Tracking-ID',
      help: 'Der Text, den der Absender als Tracking-ID eingibt.',
    },
  },

  operators: {
    in: 'ist eines von',
    notIn: 'ist keines von',
    matches: 'entspricht einem Muster',
    anyOf: 'enthalten eines von',
    allOf: 'enthalten alle von',
    noneOf: 'enthalten keines von',
    gte: 'mindestens',
    lte: 'höchstens',
    is: 'ist',
  },

  units: { 'files.count': 'Dateien', 'files.totalSize': 'MiB', minCount: 'Mal', days: 'Tage' },
  groups: { org: 'Mitglieder (org)', admin: 'Administratoren (admin)' },
  dependents: {
    minCount: { label: 'Mindestens', help: 'Wie oft in allen Dateien zusammen. Wenn leer: einmal.' },
    minLikelihood: { label: 'Sicherheit', help: 'Weniger sichere Funde zählen nicht. Wenn leer: möglich.' },
  },
  likelihoods: {
    VERY_UNLIKELY: 'Mindestens sehr unwahrscheinlich',
    UNLIKELY: 'Mindestens unwahrscheinlich',
    POSSIBLE: 'Mindestens möglich',
    LIKELY: 'Mindestens wahrscheinlich',
    VERY_LIKELY: 'Sehr wahrscheinlich',
  },

  features: {
    anonymousTransfer: {
      label: 'Verbergen des Absenders',
      help: 'Der Empfänger erfährt nicht, wer die Dateien sendet.',
    },
    passwordProtection: {
      label: 'Passwortschutz',
      help: 'Die Dateien werden in einem Archiv mit Passwort verschlüsselt.',
    },
    mobileOtp: { label: 'Einmalpasswort', help: 'Der Empfänger bestätigt eine Telefonnummer mit einem Code.' },
    emailOtp: {
      label: 'Code per E-Mail',
      help: 'Der Empfänger bestätigt sein Postfach mit einem Code. Ein Code per SMS erfüllt das ebenfalls und ist stärker.',
    },
    trackingId: { label: 'Tracking-ID', help: 'Die eigene Referenz des Absenders für den Transfer.' },
    acknowledgement: {
      label: 'Bestätigung',
      help: 'Der Absender bestätigt, dass der Empfänger mit der Kontaktaufnahme einverstanden ist.',
    },
    signIn: {
      label: 'Anmeldung des Empfängers',
      help: 'Der Link öffnet sich nur nach der Anmeldung mit der Adresse des Empfängers. Der Empfänger braucht ein Konto.',
    },
    minExpiryDays: {
      label: 'Mindestzahl der Tage bis zum Ablauf',
      help: 'Die Dateien bleiben mindestens so lange verfügbar.',
    },
    maxExpiryDays: {
      label: 'Höchstzahl der Tage bis zum Ablauf',
      help: 'Die Dateien bleiben höchstens so lange verfügbar.',
    },
    templateSet: { label: 'Vorlagensatz', help: 'Die E-Mails verwenden diesen Satz.' },
    transfer: { label: 'Der Transfer selbst', help: 'Ob er überhaupt gesendet wird.' },
  },

  effects: {
    prohibited: 'ist nicht erlaubt',
    optional: 'ist optional',
    required: 'ist erforderlich',
    set: 'ist',
    allow: 'ist erlaubt',
    warn: 'zeigt eine Warnung',
    block: 'wird verhindert',
  },

  set: 'Satz',
  days: 'Tage',
  daysHelp: (min, max) => `${min} bis ${max} Tage, die Grenzen Ihrer Organisation.`,
  signInOutside:
    'Empfänger außerhalb der Domains Ihrer Organisation brauchen ein Konto, mit dem sie sich hier anmelden können. Ohne Konto können sie den Link nicht öffnen.',
}

export const policySimulation: PolicySimulationTexts = {
  try: 'Ausprobieren',
  title: 'An bisherigen Transfers',
  running: 'Wird an bisherigen Transfers ausprobiert …',
  failed: 'Die Richtlinie konnte nicht ausprobiert werden',
  afterUpload:
    'Die Prüfung nach dem Hochladen berücksichtigt außerdem die erkannten Dateitypen und die Anonymisierung.',
  outdated: 'Die Richtlinie wurde seitdem geändert. Probieren Sie sie noch einmal aus.',
  examples: 'Beispiele',
  exchange: '{sender} an {recipient}',

  noTransfers: 'Aus den letzten 90 Tagen gibt es keine Transfers zum Ausprobieren.',
  noMatch: transfers =>
    plural(
      transfers,
      {
        one: 'Auf den einzigen Transfer der letzten 90 Tage hätte sie nicht zugetroffen.',
        other: 'Auf keinen der # Transfers der letzten 90 Tage hätte sie zugetroffen.',
      },
      'de',
    ),
  matches: (matched, transfers) =>
    plural(
      transfers,
      {
        one: `Sie hätte auf ${number(matched)} von # Transfer der letzten 90 Tage zugetroffen.`,
        other: `Sie hätte auf ${number(matched)} von # Transfers der letzten 90 Tage zugetroffen.`,
      },
      'de',
    ),
  counts: (blocked, warned, changed) =>
    `${number(blocked)} verhindert, ${number(warned)} mit Warnung, ${number(changed)} geändert.`,
  undecided: transfers =>
    plural(
      transfers,
      {
        one: 'Über # Transfer ist zu wenig bekannt, um zu entscheiden.',
        other: 'Über # Transfers ist zu wenig bekannt, um zu entscheiden.',
      },
      'de',
    ),
  asOf: iso => `Änderungen nach dem ${formatDateTime(iso, undefined, 'de')} fehlen.`,

  outcomes: {
    blocked: 'Verhindert',
    warned: 'Mit Warnung',
    changed: 'Geändert',
    matched: 'Zutreffend',
  },
  blocked: 'Er wäre verhindert worden.',
  warned: 'Der Absender hätte eine Warnung gesehen.',
  matched: 'Die Richtlinie trifft zu und verlangt nichts von ihm.',
  required: {
    anonymousTransfer: 'Er wurde ohne verborgenen Absender gesendet.',
    passwordProtection: 'Er wurde ohne Passwortschutz gesendet.',
    mobileOtp: 'Er wurde ohne Einmalpasswort gesendet.',
    emailOtp: 'Er wurde ohne Code per E-Mail gesendet.',
    trackingId: 'Er wurde ohne Tracking-ID gesendet.',
    acknowledgement: 'Er wurde ohne die Bestätigung gesendet.',
  },
  prohibited: {
    anonymousTransfer: 'Er wurde mit verborgenem Absender gesendet.',
    passwordProtection: 'Er wurde mit Passwortschutz gesendet.',
    mobileOtp: 'Er wurde mit Einmalpasswort gesendet.',
    emailOtp: 'Er wurde mit Code per E-Mail gesendet.',
    trackingId: 'Er wurde mit Tracking-ID gesendet.',
  },
  atLeast: (count, least) => `Seine Frist bis zum Ablauf: ${days(count)}, mindestens nötig: ${days(least)}.`,
  atMost: (count, most) => `Seine Frist bis zum Ablauf: ${days(count)}, höchstens erlaubt: ${days(most)}.`,
  templateSet: (used, required) => `Er verwendete den Vorlagensatz „${used}“ statt „${required}“.`,
}

export const policyPacks: PolicyPacksTexts = {
  title: 'Aus einem Paket hinzufügen',
  about:
    'Jedes Paket hat Richtlinien zu einem Gesetz oder einer Norm. Im Modus „Beobachten“ zeichnen sie nur auf, was sie bewirken würden.',
  sources: 'Quellen',
  add: count =>
    plural(
      count,
      { one: '# Richtlinie im Modus „Beobachten“ hinzufügen', other: '# Richtlinien im Modus „Beobachten“ hinzufügen' },
      'de',
    ),
  added: count =>
    plural(count, { one: '# Richtlinie wurde hinzugefügt', other: '# Richtlinien wurden hinzugefügt' }, 'de'),
  inList: 'Alle Richtlinien dieses Pakets sind in der Liste.',
  adding: (index, count) => `${index} von ${count} wird hinzugefügt …`,
  allAdded: 'Hinzugefügt',
  outcomes: {
    added: 'Hinzugefügt',
    skipped: 'Übersprungen, weil es eine Richtlinie mit diesem Namen gibt.',
    refused: reason => `Nicht hinzugefügt: ${reason}`,
  },
  counts: {
    added: count => `${number(count)} hinzugefügt`,
    skipped: count => `${number(count)} übersprungen`,
    refused: count => `${number(count)} nicht hinzugefügt`,
  },
  result: counts => `${counts.join(', ')}.`,
}

export const policyPackTexts: PolicyPackTexts = {
  paymentCards: {
    title: 'Zahlungskarten (PCI DSS 4.0)',
    description: 'Kartennummern verlassen die Organisation verschlüsselt, für kurze Zeit und nicht in Listen.',
    policies: {
      encrypted: {
        name: 'PCI DSS: Kartennummern sind verschlüsselt',
        description:
          'Anforderung 4.2.2: Kartennummern, die an eine Person gesendet werden, sind durch starke Kryptografie gesichert.',
        message: 'Dateien mit Kartennummern brauchen Passwortschutz.',
      },
      shortLived: {
        name: 'PCI DSS: Kartennummern für sieben Tage',
        description: 'Anforderung 3.2.1: Kontodaten werden nur so lange gespeichert, wie sie gebraucht werden.',
        message: 'Ein Link zu Kartennummern gilt höchstens sieben Tage lang.',
      },
      blocked: {
        name: 'PCI DSS: keine Listen von Kartennummern',
        description:
          'Anforderung 3.5.1: Gespeicherte Kartennummern sind unlesbar. Anonymisieren Sie stattdessen die Spalte.',
        message:
          'Listen von Kartennummern dürfen nicht gesendet werden. Anonymisieren Sie zuerst die Spalte mit den Kartennummern.',
      },
    },
  },
  healthData: {
    title: 'Gesundheitsdaten (HIPAA)',
    description:
      'Dateien, die Patienten identifizieren, sind verschlüsselt, und nur eine überprüfte Person kann sie öffnen.',
    policies: {
      encrypted: {
        name: 'HIPAA: Daten identifizierbarer Personen sind verschlüsselt',
        description:
          '164.312(e)(1): Informationen sind bei der Übertragung geschützt. Ein Name zusammen mit einer Kennziffer identifiziert eine Person (164.514(b)(2)).',
        message: 'Dateien, die Personen identifizieren, brauchen Passwortschutz.',
      },
      verified: {
        name: 'HIPAA: Empfänger weisen sich aus',
        description: '164.312(d): Wer Zugriff verlangt, weist die eigene Identität nach.',
        message:
          'Der Empfänger muss eine Telefonnummer bestätigen, bevor er Dateien öffnet, die Personen identifizieren.',
      },
      anonymized: {
        name: 'HIPAA: Listen von Personen sind anonymisiert',
        description: '164.514(b)(2): Ohne die Kennzeichen gelten die Regeln nicht mehr.',
        message:
          'Das ist anscheinend eine Liste von Personen. Anonymisieren Sie die Spalten, die der Empfänger nicht braucht.',
      },
    },
  },
  personalData: {
    title: 'Personenbezogene Daten (DSGVO)',
    description:
      'Personenbezogene Daten verlassen die Organisation geschützt und nur in dem Umfang und für die Zeit, die nötig sind.',
    policies: {
      encrypted: {
        name: 'DSGVO: Kennziffern sind verschlüsselt',
        description:
          'Artikel 32 Absatz 1 Buchstabe a und Artikel 87: Verschlüsselung ist eine dem Risiko angemessene Maßnahme; für nationale Kennziffern gelten besondere Bedingungen.',
        message: 'Dateien mit Personenkennziffern brauchen Passwortschutz.',
      },
      warned: {
        name: 'DSGVO: nur die nötigen Daten',
        description: 'Artikel 5 Absatz 1 Buchstabe c, Datenminimierung.',
        message:
          'Das sind anscheinend personenbezogene Daten vieler Menschen. Anonymisieren Sie die Spalten, die der Empfänger nicht braucht.',
      },
      shortLived: {
        name: 'DSGVO: personenbezogene Daten für vierzehn Tage',
        description: 'Artikel 5 Absatz 1 Buchstabe e, Speicherbegrenzung.',
        message: 'Ein Link zu personenbezogenen Daten gilt höchstens vierzehn Tage lang.',
      },
    },
  },
  ownDomain: {
    title: 'Anmeldung für die eigene Domain',
    description: 'Kolleginnen und Kollegen öffnen Links nur nach der Anmeldung.',
    policies: {
      signIn: {
        name: 'Mitglieder melden sich an',
        description: 'Ein Link in einer weitergeleiteten E-Mail öffnet ohne das Konto des Empfängers nichts.',
      },
    },
  },
  unreadFiles: {
    title: 'Nichts geht ungeprüft hinaus',
    description: 'Dateien, die nicht geprüft werden können, bleiben in der Organisation.',
    policies: {
      blocked: {
        name: 'Nichts geht ungeprüft hinaus',
        description: 'Eine verschlüsselte, beschädigte oder unbekannte Datei kann alles enthalten.',
        message:
          'Eine Datei konnte nicht vollständig geprüft werden. Senden Sie sie in einem lesbaren Format, ohne eigenes Passwort.',
      },
    },
  },
}
