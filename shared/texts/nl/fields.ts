import type { AnonymizationTexts, FieldTexts } from '../en/fields.ts'
import { formatBytes, plural } from '../format.ts'

/** With the noun 'letter'. */
const alphabets: Readonly<Record<string, string>> = {
  Latin: 'Latijnse',
  Greek: 'Griekse',
  Cyrillic: 'Cyrillische',
}
const inDays = (days: number) => plural(days, { one: '# dag', other: '# dagen' }, 'nl')
const size = (bytes: number) => formatBytes(bytes, 'nl')

export const fieldTexts: FieldTexts = {
  required: 'Verplicht!',
  filesRequired: 'Kies ten minste één bestand',
  invalidEmail: 'Ongeldig e-mailadres',
  foreignLetter: (letter, alphabet, part, place) =>
    `De letter ‘${letter}’ in ‘${part}’ (letter ${place}) is een ${alphabets[alphabet] ?? alphabet} letter. Typ het adres opnieuw.`,
  severalEmails: 'Voer één adres in.',
  invalidPhone: 'Ongeldig telefoonnummer',
  phoneCountry: country => `Naar dit land kunnen geen codes worden gestuurd: ${country}.`,
  maxFiles: allowed => `Te veel bestanden. Toegestaan aantal: ${allowed}.`,
  maxRecipients: allowed => `Voer hoogstens ${allowed} ontvangers in.`,
  codeOfOne: 'Een code per sms kan alleen bij één ontvanger.',
  oneFactor: 'Kies een code per sms of een code per e-mail. Een overdracht kan niet allebei hebben.',
  fileTooLarge: bytes => `Een bestand mag niet groter zijn dan ${size(bytes)}.`,
  totalTooLarge: bytes => `Alle bestanden samen mogen niet groter zijn dan ${size(bytes)}.`,
  sealingLimit: bytes => `Wachtwoordbeveiliging is mogelijk tot een totale grootte van ${size(bytes)}.`,
  sealingTotal: bytes => `De bestanden van deze overdracht zijn samen ${size(bytes)} groot.`,
  acknowledgement:
    'Ik bevestig dat ik de ontvanger heb laten weten dat zijn of haar e-mailadres (en bij het delen van bestanden ook het telefoonnummer) wordt gebruikt om dit bericht op te halen.',
  consent: 'Lees de voorwaarden hierboven en bevestig ze voordat u verstuurt.',
  expiryMin: days => `De geldigheid moet ten minste ${inDays(days)} zijn.`,
  expiryMax: days => `De geldigheid mag ten hoogste ${inDays(days)} zijn.`,
}

export const anonymizationTexts: AnonymizationTexts = {
  maskIncomplete: 'Vul alle velden in!',
  maskBackwards: '‘Van’ mag niet groter zijn dan ‘Tot en met’',
  oneCharacter: 'Voer precies één teken in.',
  keySpaces: 'De sleutel mag niet met een spatie beginnen of eindigen.',
  patternTooLong: 'Een zoekpatroon heeft maximaal 256 tekens.',
  noColumn: 'Een regel moet de index van de kolom noemen.',
  leadingZero: index =>
    `Schrijf de index van een kolom zonder voorloopnullen: ${Number(index)} in plaats van ${index}.`,
  noHeader: name => `Er is geen koprij waarin de kolom ${name} kan worden gevonden.`,
  twoRules: name => `Er zijn twee regels voor de kolom ${name}.`,
  twice: 'Een parameter is dubbel opgegeven.',
  unknownParameter: (key, method) => `${method} heeft geen parameter ${key}.`,
  textNeeded: key => `${key} moet een tekst zijn.`,
  flagNeeded: key => `${key} moet true of false zijn, zonder aanhalingstekens.`,
  formulaMask: char =>
    `Een waarde mag niet met ${char} beginnen: rekenbladprogramma’s zouden de waarde als formule uitvoeren.`,
  tooManyKeys: max => `Voor één bestand kunnen maximaal ${max} verschillende sleutels worden ingevoerd.`,
}
