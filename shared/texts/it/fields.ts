import type { AnonymizationTexts, FieldTexts } from '../en/fields.ts'
import { formatBytes, formatDuration } from '../format.ts'

const alphabets = { Latin: 'latino', Greek: 'greco', Cyrillic: 'cirillico' }

export const fieldTexts: FieldTexts = {
  required: 'Campo obbligatorio',
  filesRequired: 'Scelga almeno un file',
  invalidEmail: 'Indirizzo e-mail non valido',
  foreignLetter: (letter, alphabet, part, place) =>
    `In «${part}», la lettera «${letter}» (lettera ${place}) appartiene all’alfabeto ${alphabets[alphabet]}. Digiti di nuovo l’indirizzo.`,
  severalEmails: 'Inserisca un solo indirizzo.',
  invalidPhone: 'Numero di telefono non valido',
  phoneCountry: country => `Non è possibile inviare codici in questo Paese: ${country}.`,
  maxFiles: allowed => `Numero massimo di file consentito: ${allowed}.`,
  maxRecipients: allowed => `Inserisca al massimo ${allowed} destinatari.`,
  codeOfOne: 'Un codice via SMS è possibile solo con un unico destinatario.',
  oneFactor: 'Scelga un codice via SMS o un codice per e-mail. Un trasferimento non può averli entrambi.',
  fileTooLarge: bytes => `Un file può avere al massimo ${formatBytes(bytes, 'it')}.`,
  totalTooLarge: bytes => `I file possono avere al massimo ${formatBytes(bytes, 'it')} in totale.`,
  sealingLimit: bytes => `La protezione con password è possibile fino a ${formatBytes(bytes, 'it')} in totale.`,
  sealingTotal: bytes => `I file di questo trasferimento hanno ${formatBytes(bytes, 'it')} in totale.`,
  acknowledgement:
    'Confermo di aver comunicato al destinatario che il suo indirizzo e-mail (e il suo numero di telefono, solo per la condivisione dei file) sarà utilizzato per la ricezione di questo messaggio.',
  consent: 'Legga il testo qui sopra e confermi prima di inviare.',
  expiryMin: days => `Durata minima prima della scadenza: ${formatDuration(days, 'day', 'it')}.`,
  expiryMax: days => `Durata massima prima della scadenza: ${formatDuration(days, 'day', 'it')}.`,
}

export const anonymizationTexts: AnonymizationTexts = {
  maskIncomplete: 'Tutti i campi sono obbligatori.',
  maskBackwards: '«Da» non può essere maggiore di «A»',
  oneCharacter: 'Inserisca un solo carattere.',
  keySpaces: 'La chiave non può iniziare né finire con uno spazio.',
  patternTooLong: 'Un criterio di ricerca può avere al massimo 256 caratteri.',
  noColumn: 'Una regola deve indicare l’indice della colonna.',
  leadingZero: index => `Scriva l’indice della colonna senza zeri iniziali: ${Number(index)}, non ${index}.`,
  noHeader: name => `Non c’è una riga di intestazione in cui cercare la colonna ${name}.`,
  twoRules: name => `Ci sono due regole per la colonna ${name}.`,
  twice: 'Un parametro è indicato due volte.',
  unknownParameter: (key, method) => `${method} non ha il parametro ${key}.`,
  textNeeded: key => `${key} deve essere un testo.`,
  flagNeeded: key => `${key} deve essere true o false, senza virgolette.`,
  formulaMask: char => `Un valore non deve iniziare con ${char}: i fogli di calcolo lo eseguirebbero come formula.`,
  tooManyKeys: max => `Numero massimo di chiavi diverse per un file: ${max}.`,
}
