import type { PolicyMatchesTexts, PolicyModesTexts, PolicyPageTexts, PolicySummaryTexts } from '../en/policies.ts'
import { formatCount, formatDuration, formatList, plural } from '../format.ts'

export const policyPage: PolicyPageTexts = {
  title: 'Compliance',
  add: 'Richtlinie hinzufügen',
  addFromPack: 'Aus einem Paket hinzufügen',
  empty: 'Noch keine Richtlinien',
  emptyText:
    'Eine Richtlinie gilt für Transfers, die ihre Bedingungen erfüllen: Dateien mit Kreditkartennummern brauchen dann etwa Passwortschutz, oder Transfers an neue Empfänger zeigen eine Warnung. Ohne Richtlinien wählen die Absender alle Optionen selbst.',
  loading: 'Richtlinien werden geladen',
  listFailed: 'Die Liste der Richtlinien konnte nicht geladen werden',
  fetchFailed: 'Die Richtlinie konnte nicht geladen werden',
  formFailed: 'Das Formular der Richtlinie konnte nicht geladen werden',
  dialogFailed:
    'Der Dialog konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung, oder laden Sie die Seite neu.',
  packsFailed: 'Die Pakete von Richtlinien konnten nicht geladen werden',
  createFailed: 'Die Richtlinie konnte nicht angelegt werden',
  updateFailed: 'Die Richtlinie konnte nicht geändert werden',
  created: 'Die Richtlinie wurde angelegt',
  updated: 'Die Richtlinie wurde geändert',

  id: 'ID',
  name: 'Name',
  description: 'Beschreibung',
  mode: 'Modus',
  updatedOn: 'Geändert am',
  version: 'Version',
  actions: 'Aktionen',
  edit: 'Bearbeiten',
  editOf: name => `Bearbeiten: ${name}`,
  modeOf: name => `Modus von ${name}`,
  changeMode: (name, mode) => `„${name}“ auf „${mode}“ stellen?`,
  change: 'Ändern',
  saving: 'Wird gespeichert',
  justNow: 'gerade eben',
}

export const policyModes: PolicyModesTexts = {
  enforce: { label: 'Durchsetzen', help: 'Gilt für jeden Transfer, der die Bedingungen erfüllt.' },
  monitor: { label: 'Beobachten', help: 'Zeichnet nur auf, was sie bewirken würde.' },
  off: { label: 'Aus', help: 'Bewirkt nichts.' },
}

export const policyMatches: PolicyMatchesTexts = {
  enforced: count =>
    plural(count, { one: 'Traf in 90 Tagen auf # Transfer zu', other: 'Traf in 90 Tagen auf # Transfers zu' }, 'de'),
  monitored: count =>
    plural(
      count,
      {
        one: 'Hätte in 90 Tagen auf # Transfer zugetroffen',
        other: 'Hätte in 90 Tagen auf # Transfers zugetroffen',
      },
      'de',
    ),
  withEffects: (matched, effects) => `${matched}: ${effects.join(', ')}`,
  effects: {
    blocked: count => `${formatCount(count, 'de')} verhindert`,
    warned: count => `${formatCount(count, 'de')} mit Warnung`,
    changed: count => `${formatCount(count, 'de')} geändert`,
  },
}

const and = (values: readonly string[]) => formatList(values, 'de')
const or = (values: readonly string[]) => formatList(values, 'de', 'disjunction')
/** 'nicht a', 'weder a noch b noch c' */
const nor = (values: readonly string[]) =>
  values.length === 1 ? `nicht ${values[0]}` : `weder ${values.join(' noch ')}`
const days = (count: number) => formatDuration(count, 'day', 'de')

/** The clauses are main clauses, since they are also shown one by one; 'wenn gilt:' introduces them. */
export const policySummaryTexts: PolicySummaryTexts = {
  sentence: (conditions, demands) => `Wenn gilt: ${and(conditions)}, dann gilt: ${and(demands)}.`,
  forAll: demands => `Für jeden Transfer gilt: ${and(demands)}.`,
  unfinished: conditions => `Wenn gilt: ${and(conditions)}, …`,
  unfinishedForAll: 'Für jeden Transfer gilt: …',
  others: count => plural(count, { one: '# weitere', other: '# weitere' }, 'de'),

  texts: {
    sender: {
      in: values => `der Absender ist ${or(values)}`,
      notIn: values => `der Absender ist ${nor(values)}`,
      matches: values => `die Adresse des Absenders entspricht ${or(values)}`,
    },
    'sender.domain': {
      in: values => `die Domain des Absenders ist ${or(values)}`,
      notIn: values => `die Domain des Absenders ist ${nor(values)}`,
      matches: values => `die Domain des Absenders entspricht ${or(values)}`,
    },
    recipient: {
      in: values => `der Empfänger ist ${or(values)}`,
      notIn: values => `der Empfänger ist ${nor(values)}`,
      matches: values => `die Adresse des Empfängers entspricht ${or(values)}`,
    },
    'recipient.domain': {
      in: values => `die Domain des Empfängers ist ${or(values)}`,
      notIn: values => `die Domain des Empfängers ist ${nor(values)}`,
      matches: values => `die Domain des Empfängers entspricht ${or(values)}`,
    },
    trackingId: {
      in: values => `die Tracking-ID ist ${or(values)}`,
      notIn: values => `die Tracking-ID ist ${nor(values)}`,
      matches: values => `die Tracking-ID entspricht ${or(values)}`,
    },
  },
  sets: {
    'sender.group': {
      anyOf: groups => `der Absender ist in der Gruppe ${or(groups)}`,
      allOf: groups =>
        groups.length === 1
          ? `der Absender ist in der Gruppe ${groups[0]}`
          : `der Absender ist in den Gruppen ${and(groups)}`,
      noneOf: groups => `der Absender ist nicht in der Gruppe ${or(groups)}`,
    },
    'files.extension': {
      anyOf: types => `eine Datei ist vom Typ ${or(types)}`,
      allOf: types =>
        types.length === 1 ? `eine Datei ist vom Typ ${types[0]}` : `es gibt Dateien der Typen ${and(types)}`,
      noneOf: types => `keine Datei ist vom Typ ${or(types)}`,
    },
    'files.infoType': {
      anyOf: kinds => `die Dateien enthalten ${or(kinds)}`,
      allOf: kinds => `die Dateien enthalten ${and(kinds)}`,
      noneOf: kinds =>
        `die Dateien enthalten ${kinds.length === 1 ? `keine ${kinds[0]}` : `weder ${kinds.join(' noch ')}`}`,
    },
  },
  countedInfoTypes: {
    anyOf: kinds => `die Dateien enthalten mindestens ${or(kinds)}`,
    allOf: kinds => `die Dateien enthalten mindestens ${and(kinds)}`,
    noneOf: kinds => `die Dateien enthalten weniger als ${or(kinds)}`,
  },
  certainty: {
    VERY_UNLIKELY: clause => `${clause} (auch sehr unwahrscheinliche)`,
    UNLIKELY: clause => `${clause} (auch unwahrscheinliche)`,
    POSSIBLE: clause => clause,
    LIKELY: clause => `${clause} (nur wahrscheinliche)`,
    VERY_LIKELY: clause => `${clause} (nur sehr wahrscheinliche)`,
  },
  numbers: {
    'files.count': {
      gte: count =>
        plural(
          count,
          { one: 'der Transfer hat mindestens # Datei', other: 'der Transfer hat mindestens # Dateien' },
          'de',
        ),
      lte: count =>
        plural(
          count,
          { one: 'der Transfer hat höchstens # Datei', other: 'der Transfer hat höchstens # Dateien' },
          'de',
        ),
    },
    'files.totalSize': {
      gte: mebibytes => `die Gesamtgröße ist mindestens ${formatCount(mebibytes, 'de')} MiB`,
      lte: mebibytes => `die Gesamtgröße ist höchstens ${formatCount(mebibytes, 'de')} MiB`,
    },
  },
  flags: {
    isTransferRequest: { yes: 'die Dateien sind angefordert', no: 'die Dateien werden ohne Anfrage gesendet' },
    'files.anonymized': { yes: 'jede Datei ist anonymisiert', no: 'nicht jede Datei ist anonymisiert' },
    'files.notInspectable': {
      yes: 'eine Datei ist nicht vollständig prüfbar',
      no: 'alle Dateien sind vollständig prüfbar',
    },
    'files.unscannable': {
      yes: 'eine Datei ist nicht auf Malware prüfbar',
      no: 'keine Datei ist dem Malware-Scanner verschlossen',
    },
    'recipient.isNewToSender': {
      yes: 'der Empfänger ist neu für den Absender',
      no: 'der Absender kennt den Empfänger',
    },
    'recipient.isNewToOrganisation': {
      yes: 'der Empfänger ist neu für die Organisation',
      no: 'die Organisation kennt den Empfänger',
    },
  },

  demands: {
    anonymousTransfer: {
      required: 'der Absender muss verborgen sein',
      optional: 'der Absender darf verborgen sein',
      prohibited: 'der Absender darf nicht verborgen sein',
    },
    passwordProtection: {
      required: 'Passwortschutz ist erforderlich',
      optional: 'Passwortschutz ist optional',
      prohibited: 'Passwortschutz ist nicht erlaubt',
    },
    mobileOtp: {
      required: 'ein Einmalpasswort ist erforderlich',
      optional: 'ein Einmalpasswort ist optional',
      prohibited: 'ein Einmalpasswort ist nicht erlaubt',
    },
    emailOtp: {
      required: 'ein Code per E-Mail oder ein stärkerer ist erforderlich',
      optional: 'ein Code per E-Mail ist optional',
      prohibited: 'ein Code per E-Mail ist nicht erlaubt',
    },
    trackingId: {
      required: 'eine Tracking-ID ist erforderlich',
      optional: 'eine Tracking-ID ist optional',
      prohibited: 'eine Tracking-ID ist nicht erlaubt',
    },
    acknowledgement: {
      required: 'die Bestätigung des Absenders ist erforderlich',
      optional: 'die Bestätigung des Absenders ist optional',
    },
    signIn: {
      required: 'der Empfänger muss sich anmelden',
      optional: 'der Empfänger muss sich nicht anmelden',
    },
    transfer: {
      allow: 'der Transfer ist erlaubt',
      warn: 'der Absender sieht eine Warnung',
      block: 'der Transfer wird verhindert',
    },
  },
  minExpiry: count => `die Dateien müssen mindestens ${days(count)} verfügbar bleiben`,
  maxExpiry: count => `die Dateien dürfen höchstens ${days(count)} verfügbar bleiben`,
  templateSet: name => `die E-Mails verwenden den Vorlagensatz „${name}“`,
}
