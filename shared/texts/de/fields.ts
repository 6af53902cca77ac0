import type { AnonymizationTexts, FieldTexts } from '../en/fields.ts'
import { formatBytes } from '../format.ts'

const alphabets: Readonly<Record<string, string>> = {
  Latin: 'lateinisch',
  Greek: 'griechisch',
  Cyrillic: 'kyrillisch',
}
const inDays = (days: number) => (days === 1 ? 'einen Tag' : `${days} Tage`)
const size = (bytes: number) => formatBytes(bytes, 'de')

export const fieldTexts: FieldTexts = {
  required: 'Erforderlich!',
  filesRequired: 'Bitte wählen Sie mindestens eine Datei aus',
  invalidEmail: 'Ungültige E-Mail-Adresse',
  foreignLetter: (letter, alphabet, part, place) =>
    `Der Buchstabe „${letter}“ in „${part}“ (Buchstabe ${place}) ist ${alphabets[alphabet] ?? alphabet}. Tippen Sie die Adresse noch einmal ein.`,
  severalEmails: 'Geben Sie eine einzige Adresse ein.',
  invalidPhone: 'Ungültige Telefonnummer',
  phoneCountry: country => `In dieses Land können keine Codes gesendet werden: ${country}.`,
  maxFiles: allowed => `Zu viele Dateien. Erlaubt sind höchstens ${allowed}.`,
  maxRecipients: allowed => `Geben Sie höchstens ${allowed} Empfänger ein.`,
  codeOfOne: 'Ein Code per SMS ist nur bei einem einzigen Empfänger möglich.',
  oneFactor: 'Wählen Sie einen Code per SMS oder einen Code per E-Mail. Ein Transfer kann nicht beide haben.',
  fileTooLarge: bytes => `Eine Datei darf nicht größer sein als ${size(bytes)}.`,
  totalTooLarge: bytes => `Alle Dateien zusammen dürfen nicht größer sein als ${size(bytes)}.`,
  sealingLimit: bytes => `Passwortschutz ist bis zu einer Gesamtgröße von ${size(bytes)} möglich.`,
  sealingTotal: bytes => `Die Dateien dieses Transfers sind zusammen ${size(bytes)} groß.`,
  acknowledgement:
    'Ich bestätige, dass ich dem Empfänger mitgeteilt habe, dass seine E-Mail-Adresse (und beim Senden von Dateien auch seine Telefonnummer) für den Abruf dieser Nachricht verwendet wird.',
  consent: 'Bitte lesen Sie den Text oben, und bestätigen Sie ihn vor dem Senden.',
  expiryMin: days => `Die Frist bis zum Ablauf muss mindestens ${inDays(days)} betragen.`,
  expiryMax: days => `Die Frist bis zum Ablauf darf höchstens ${inDays(days)} betragen.`,
}

export const anonymizationTexts: AnonymizationTexts = {
  maskIncomplete: 'Bitte füllen Sie alle Felder aus!',
  maskBackwards: '„Von“ darf nicht größer sein als „Bis“',
  oneCharacter: 'Geben Sie genau ein Zeichen ein.',
  keySpaces: 'Der Schlüssel darf nicht mit einem Leerzeichen beginnen oder enden.',
  patternTooLong: 'Ein Suchmuster hat höchstens 256 Zeichen.',
  noColumn: 'Eine Regel braucht den Index ihrer Spalte.',
  leadingZero: index => `Schreiben Sie den Index einer Spalte ohne führende Nullen: ${Number(index)} statt ${index}.`,
  noHeader: name => `Es gibt keine Kopfzeile, in der die Spalte ${name} zu finden wäre.`,
  twoRules: name => `Für die Spalte ${name} gibt es zwei Regeln.`,
  twice: 'Ein Parameter ist doppelt angegeben.',
  unknownParameter: (key, method) => `${method} hat keinen Parameter ${key}.`,
  textNeeded: key => `${key} muss ein Text sein.`,
  flagNeeded: key => `${key} muss true oder false sein, ohne Anführungszeichen.`,
  formulaMask: char => `Ein Wert darf nicht mit ${char} beginnen: Tabellenprogramme würden ihn als Formel ausführen.`,
  tooManyKeys: max => `Für eine Datei lassen sich höchstens ${max} verschiedene Schlüssel eingeben.`,
}
