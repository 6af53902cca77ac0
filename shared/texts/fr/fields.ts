import type { AnonymizationTexts, FieldTexts } from '../en/fields.ts'
import { formatBytes, plural } from '../format.ts'

const alphabets: Readonly<Record<string, string>> = { Latin: 'latine', Greek: 'grecque', Cyrillic: 'cyrillique' }
const size = (bytes: number) => formatBytes(bytes, 'fr').replace(' ', '\u00a0')

export const fieldTexts: FieldTexts = {
  required: 'Champ obligatoire !',
  filesRequired: 'Choisissez au moins un fichier',
  invalidEmail: 'Adresse e-mail non valide',
  foreignLetter: (letter, alphabet, part, place) =>
    `La lettre « ${letter} » dans « ${part} » (lettre ${place}) est ${alphabets[alphabet] ?? alphabet}. Saisissez à nouveau l’adresse.`,
  severalEmails: 'Saisissez une seule adresse.',
  invalidPhone: 'Numéro de téléphone non valide',
  phoneCountry: country => `Impossible d’envoyer des codes vers ce pays : ${country}.`,
  maxFiles: allowed =>
    plural(allowed, { one: '# fichier autorisé au maximum.', other: '# fichiers autorisés au maximum.' }, 'fr'),
  maxRecipients: allowed => `Saisissez au plus ${allowed} destinataires.`,
  codeOfOne: 'Un code par SMS n’est possible que pour un seul destinataire.',
  oneFactor: 'Choisissez un code par SMS ou un code par e-mail. Un transfert ne peut pas avoir les deux.',
  fileTooLarge: bytes => `La taille d’un fichier ne doit pas dépasser ${size(bytes)}.`,
  totalTooLarge: bytes => `La taille totale des fichiers ne doit pas dépasser ${size(bytes)}.`,
  sealingLimit: bytes => `La protection par mot de passe est possible jusqu’à une taille totale de ${size(bytes)}.`,
  sealingTotal: bytes => `La taille totale des fichiers de ce transfert est de ${size(bytes)}.`,
  acknowledgement:
    'Je confirme avoir informé le destinataire que son adresse e-mail (et, pour un partage de fichiers uniquement, son numéro de téléphone) sera utilisée pour la récupération de ce message.',
  consent: 'Lisez le texte ci-dessus et confirmez avant l’envoi.',
  expiryMin: days =>
    plural(
      days,
      {
        one: 'Le délai d’expiration doit être d’au moins # jour.',
        other: 'Le délai d’expiration doit être d’au moins # jours.',
      },
      'fr',
    ),
  expiryMax: days =>
    plural(
      days,
      {
        one: 'Le délai d’expiration ne peut pas dépasser # jour.',
        other: 'Le délai d’expiration ne peut pas dépasser # jours.',
      },
      'fr',
    ),
}

export const anonymizationTexts: AnonymizationTexts = {
  maskIncomplete: 'Tous les champs sont obligatoires !',
  maskBackwards: '« De » ne peut pas être supérieur à « À »',
  oneCharacter: '« Caractère » attend un seul caractère.',
  keySpaces: 'La clé ne doit ni commencer ni se terminer par une espace.',
  patternTooLong: 'Un motif de recherche compte au plus 256 caractères.',
  noColumn: 'Une règle doit indiquer l’index de sa colonne.',
  leadingZero: index => `Écrivez l’index d’une colonne sans zéros initiaux : ${Number(index)}, et non ${index}.`,
  noHeader: name => `Il n’y a pas de ligne d’en-tête où trouver la colonne ${name}.`,
  twoRules: name => `La colonne ${name} a deux règles.`,
  twice: 'Un paramètre est indiqué deux fois.',
  unknownParameter: (key, method) => `${method} n’a pas de paramètre ${key}.`,
  textNeeded: key => `${key} doit être un texte.`,
  flagNeeded: key => `${key} doit valoir true ou false, sans guillemets.`,
  formulaMask: char => `Une valeur ne doit pas commencer par ${char} : un tableur l’exécuterait comme une formule.`,
  tooManyKeys: max =>
    plural(
      max,
      {
        one: 'Vous pouvez saisir au plus # clé pour un fichier.',
        other: 'Vous pouvez saisir au plus # clés différentes pour un fichier.',
      },
      'fr',
    ),
}
