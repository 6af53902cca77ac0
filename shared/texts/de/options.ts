import type { DemandTexts, OptionsTexts, PolicyTexts } from '../en/options.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const days = (count: number) => formatDuration(count, 'day', 'de')
const moment = (iso: string) => formatDateTime(iso, undefined, 'de')

export const options: OptionsTexts = {
  panel: 'Optionen',
  days: (min, max) => `Von ${min} bis ${max} Tagen.`,

  expiry: {
    label: 'Eigene Frist',
    field: 'Tage, bis der Link abläuft',
    lasting: (count, until) => `${days(count)}, etwa bis ${moment(until)}`,
    fixed: (count, until) => `Der Link gilt ${days(count)} lang, etwa bis ${moment(until)}`,
    invalid: 'Noch keine gültige Zahl von Tagen',
    requestField: 'Tage, bis der Upload-Link abläuft',
    requestFixed: count => `Der Upload-Link gilt ${days(count)} lang`,
  },

  protection: {
    label: 'Passwortschutz',
    on: 'Ein: ein ZIP-Archiv, das Passwort in einer zweiten E-Mail',
    off: 'Aus: Die Dateien werden so gesendet, wie sie sind',
    meaning:
      'Alle Dateien werden als ein ZIP-Archiv gesendet, verschlüsselt mit AES-256. Der Empfänger erhält das Passwort in einer zweiten E-Mail und braucht ein ZIP-Programm, das AES-256 unterstützt, etwa 7-Zip, WinZip oder Keka.',
    demand: 'Ihre Organisation verlangt Passwortschutz für diesen Transfer.',
    tooLargeTitle: 'Ihre Organisation verlangt Passwortschutz für diesen Transfer',
    tooLarge: 'Gehen Sie zurück, und senden Sie weniger Dateien auf einmal.',
  },

  code: {
    label: 'Code per SMS',
    meaning: 'Vor dem Download gibt der Empfänger einen Code ein, der an sein Telefon gesendet wurde.',
    demand: 'Ihre Organisation verlangt einen Code per SMS.',
    offForLink: 'Aus: Der Link genügt',
    offForSignIn: 'Aus: Die Anmeldung genügt',
    incomplete: isMailed =>
      isMailed ? 'Ein: noch keine gültige Nummer, oder per E-Mail' : 'Ein: noch keine gültige Nummer',
    missing: isMailed => (isMailed ? 'Ein: noch keine Nummer, oder per E-Mail' : 'Ein: noch keine Nummer'),
    on: (number, isMailed) => (isMailed ? `Ein: an ${number}, oder per E-Mail` : `Ein: an ${number}`),
    byEmail: 'Den Code auch per E-Mail erlauben',
    byEmailMeaning:
      'Bequemer, aber weniger sicher: Wer die E-Mails des Empfängers lesen kann, erhält den Link und den Code.',
    goesTo: 'Der Code geht an {number}, wie bei einem früheren Transfer.',
    otherNumber: 'Andere Nummer verwenden',
    goesElsewhere: 'Der Code geht an eine andere Nummer als bei einem früheren Transfer.',
    keep: number => `${number} beibehalten`,
  },

  emailCode: {
    label: 'Code per E-Mail',
    meaning:
      'Vor dem Download gibt der Empfänger einen Code ein, den die Seite an seine Adresse sendet. Das hält Personen ab, die nur einen weitergeleiteten Link haben. Es ist schwächer als ein Telefon: Link und Code kommen im selben Postfach an.',
    demand: 'Ihre Organisation verlangt einen Code, mindestens per E-Mail.',
    off: 'Aus',
    on: 'Ein: an die Adresse des Empfängers',
  },

  phone: {
    label: 'Mobilnummer des Empfängers',
    country: 'Land',
    region: (country, callingCode) => `${country} (+${callingCode})`,
    otherCountry: 'Für ein anderes Land beginnen Sie mit + und der Ländervorwahl.',
    loading: 'Das Telefonfeld wird geladen',
    notLoaded: 'Das Telefonfeld konnte nicht geladen werden',
    notLoadedText: 'Bitte prüfen Sie Ihre Verbindung. Ihre Eingaben bleiben erhalten.',
  },

  sender: {
    label: 'Meinen Namen und meine Adresse verbergen',
    on: organization => `Ein: Der Empfänger sieht nur ${organization}`,
    off: 'Aus: Ihr Name und Ihre Adresse werden gezeigt',
    meaning: organization => `Der Empfänger sieht nur ${organization}, nicht Sie.`,
    demand: 'Ihre Organisation verlangt, dass Ihr Name und Ihre Adresse verborgen werden.',
  },

  trackingId: {
    label: 'Tracking-ID',
    on: trackingId => `Ein: ${trackingId}`,
    missing: 'Ein: noch keine ID',
    off: 'Aus',
    meaning:
      'Ihr Aktenzeichen oder Ihre Vertragsnummer, damit Sie diesen Transfer wiederfinden. Der Empfänger sieht die ID nicht.',
    demand: 'Ihre Organisation verlangt eine Tracking-ID.',
    field: 'Tracking-ID dieses Transfers',
  },

  templateSet: {
    label: 'Vorlagensatz für die E-Mails',
    fixed: name => `Vorlagensatz für die E-Mails: ${name}`,
    field: 'Vorlagensatz',
  },

  linkMail: {
    label: recipient => `Den Link per E-Mail an ${recipient} senden`,
    labelWithoutRecipient: 'Den Link per E-Mail senden',
    on: 'Ein',
    off: 'Aus: Sie kopieren den Link und geben ihn selbst weiter',
  },
  downloadNotice: {
    label: 'Mir beim ersten Herunterladen mailen',
    on: 'An: bei mehreren Empfängern höchstens eine E-Mail pro Stunde',
    off: 'Aus: die Seite des Transfers zeigt Downloads',
  },
}

/** In the nominative, with and without an article. */
const featureNames: Readonly<Record<string, { plain: string; definite: string }>> = {
  anonymousTransfer: { plain: 'Verbergen des Absenders', definite: 'das Verbergen des Absenders' },
  passwordProtection: { plain: 'Passwortschutz', definite: 'der Passwortschutz' },
  mobileOtp: { plain: 'Code per SMS', definite: 'der Code per SMS' },
  emailOtp: { plain: 'Code per E-Mail', definite: 'der Code per E-Mail' },
  trackingId: { plain: 'Tracking-ID', definite: 'die Tracking-ID' },
  expiryDays: { plain: 'Frist bis zum Ablauf', definite: 'die Frist bis zum Ablauf' },
  templateSet: { plain: 'Vorlagensatz', definite: 'der Vorlagensatz' },
}
const plain = (feature: string) => featureNames[feature]?.plain ?? feature
const definite = (feature: string) => featureNames[feature]?.definite ?? feature
const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const demandTexts: DemandTexts = {
  block: 'Ihre Organisation erlaubt diesen Transfer nicht.',
  blockRequest: 'Ihre Organisation erlaubt diese Anfrage nicht.',
  blockAction: 'Ändern Sie den Empfänger oder die Dateien, oder fragen Sie die Administratoren Ihrer Organisation.',
  sendAgainAction: 'Senden Sie ihn so erneut, wie die Richtlinie es verlangt. Die Dateien sind gespeichert.',
  requestBlockAction: 'Bitten Sie jemand anderen, oder fragen Sie die Administratoren Ihrer Organisation.',
  warn: 'Ihre Organisation bittet Sie, diesen Transfer zu prüfen, bevor Sie ihn senden.',
  warnAction: 'Prüfen Sie den Empfänger und die Dateien.',
  conflict: feature => `Richtlinien Ihrer Organisation widersprechen sich in diesem Punkt: ${plain(feature)}.`,
  conflictAction: 'Bitte sagen Sie es einem Administrator.',
  required: feature => `${capitalize(definite(feature))} ist für diesen Transfer erforderlich.`,
  requiredAll: features =>
    `${capitalize(formatList(features.map(definite), 'de'))} sind für diesen Transfer erforderlich.`,
  requiredAction: feature => {
    if (feature === 'trackingId') return 'Geben Sie eine Tracking-ID ein.'
    return feature === 'mobileOtp'
      ? 'Geben Sie die Telefonnummer des Empfängers ein.'
      : 'Schalten Sie diese Option ein.'
  },
  prohibited: feature => `${capitalize(definite(feature))} ist für diesen Transfer nicht verfügbar.`,
  prohibitedAction: 'Senden Sie den Transfer ohne diese Option.',
  minExpiry: count => `Der Link muss mindestens ${count === 1 ? 'einen Tag' : days(count)} lang gelten.`,
  maxExpiry: count => `Der Link darf höchstens ${count === 1 ? 'einen Tag' : days(count)} lang gelten.`,
  templateSet: name => `Nur der Vorlagensatz „${name}“ ist erlaubt.`,
  templateSetAction: 'Wählen Sie ihn aus.',
  signIn: 'Der Empfänger muss sich anmelden, um den Link zu öffnen.',
  consent: 'Für diesen Transfer ist Ihre Zustimmung erforderlich.',
  bannedDomain: (organization, domain) => `${organization} erlaubt nicht, Dateien an ${domain} zu senden.`,
  allowed: (domains, others) =>
    `Erlaubt sind Empfänger bei ${formatList(others > 0 ? [...domains, `${formatCount(others, 'de')} weiteren Domains`] : domains, 'de')}.`,
}

export const policyTexts: PolicyTexts = {
  by: (names, others) => {
    const quoted = names.map(name => `„${name}“`).join(', ')
    if (others > 0) return `Richtlinien: ${quoted} und ${formatCount(others, 'de')} weitere.`
    return plural(names.length, { one: `Richtlinie: ${quoted}.`, other: `Richtlinien: ${quoted}.` }, 'de')
  },
  says: (name, text) => `Richtlinie „${name}“: ${text}`,
  silent: name => `Richtlinie „${name}“`,
  notAvailable: (feature, name) => `Nicht verfügbar: ${plain(feature)} (Richtlinie „${name}“).`,
  more: target => `Mehr unter ${target}`,
  conflict: (otherPolicy, feature) =>
    `Die Richtlinie „${otherPolicy}“ verlangt das Gegenteil (${plain(feature)}), und beide können auf denselben Transfer zutreffen. Grenzen Sie die Bedingungen der einen ein, oder schalten Sie eine aus.`,

  blockedTransfer: 'Dieser Transfer kann nicht gesendet werden',
  blockedRequest: 'Diese Anfrage kann nicht gesendet werden',
  checkTransfer: 'Bitte prüfen Sie diesen Transfer',
  checkRequest: 'Bitte prüfen Sie diese Anfrage',
  checkAgain: 'Noch einmal prüfen',
  transferBelow: 'Eine Richtlinie verhindert diesen Transfer: siehe unten.',
  requestBelow: 'Eine Richtlinie verhindert diese Anfrage: siehe unten.',
}
