import type { WordsTexts } from '../en/words.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'fr')

const kind = (one: string, many: string) => ({
  one,
  many,
  counted: (count: number) => plural(count, { one: `# ${one}`, other: `# ${many}` }, 'fr'),
})

const infoTypes: WordsTexts['infoTypes'] = {
  CREDIT_CARD_NUMBER: {
    one: 'numéro de carte bancaire',
    many: 'numéros de carte bancaire',
    counted: count => plural(count, { one: '# numéro de carte bancaire', other: '# numéros de carte bancaire' }, 'fr'),
  },
  DOMAIN_NAME: {
    one: 'nom de domaine',
    many: 'noms de domaine',
    counted: count => plural(count, { one: '# nom de domaine', other: '# noms de domaine' }, 'fr'),
  },
  EMAIL_ADDRESS: {
    one: 'adresse e-mail',
    many: 'adresses e-mail',
    counted: count => plural(count, { one: '# adresse e-mail', other: '# adresses e-mail' }, 'fr'),
  },
  IBAN_CODE: {
    one: 'code IBAN',
    many: 'codes IBAN',
    counted: count => plural(count, { one: '# code IBAN', other: '# codes IBAN' }, 'fr'),
  },
  IP_ADDRESS: {
    one: 'adresse IP',
    many: 'adresses IP',
    counted: count => plural(count, { one: '# adresse IP', other: '# adresses IP' }, 'fr'),
  },
  LOCATION: {
    one: 'lieu',
    many: 'lieux',
    counted: count => plural(count, { one: '# lieu', other: '# lieux' }, 'fr'),
  },
  PERSON_NAME: {
    one: 'nom de personne',
    many: 'noms de personne',
    counted: count => plural(count, { one: '# nom de personne', other: '# noms de personne' }, 'fr'),
  },
  PHONE_NUMBER: {
    one: 'numéro de téléphone',
    many: 'numéros de téléphone',
    counted: count => plural(count, { one: '# numéro de téléphone', other: '# numéros de téléphone' }, 'fr'),
  },
  NATIONAL_ID: {
    one: 'numéro d’identification national',
    many: 'numéros d’identification nationaux',
    counted: count =>
      plural(count, { one: '# numéro d’identification national', other: '# numéros d’identification nationaux' }, 'fr'),
  },
  STREET_ADDRESS: {
    one: 'adresse postale',
    many: 'adresses postales',
    counted: count => plural(count, { one: '# adresse postale', other: '# adresses postales' }, 'fr'),
  },
  SWIFT_CODE: {
    one: 'code SWIFT',
    many: 'codes SWIFT',
    counted: count => plural(count, { one: '# code SWIFT', other: '# codes SWIFT' }, 'fr'),
  },
  API_KEY: kind('clé d’API', 'clés d’API'),
  BANK_ACCOUNT_NUMBER: kind('numéro de compte bancaire', 'numéros de compte bancaire'),
  CRYPTO_ADDRESS: kind('adresse de cryptomonnaie', 'adresses de cryptomonnaie'),
  DATE_OF_BIRTH: kind('date de naissance', 'dates de naissance'),
  DRIVERS_LICENSE_NUMBER: kind('numéro de permis de conduire', 'numéros de permis de conduire'),
  ICD10_CODE: kind('code CIM-10', 'codes CIM-10'),
  LICENSE_PLATE: kind('plaque d’immatriculation', 'plaques d’immatriculation'),
  LOCATION_COORDINATES: kind('paire de coordonnées', 'paires de coordonnées'),
  MAC_ADDRESS: kind('adresse MAC', 'adresses MAC'),
  MEDICAL_RECORD_NUMBER: kind('numéro de dossier médical', 'numéros de dossier médical'),
  PASSPORT_NUMBER: kind('numéro de passeport', 'numéros de passeport'),
  PRIVATE_KEY: kind('clé privée', 'clés privées'),
  TAX_NUMBER: kind('numéro fiscal', 'numéros fiscaux'),
}

function countPeople(people: number, isAtLeast: boolean): string {
  const counted = plural(people, { one: '# personne', other: '# personnes' }, 'fr')
  return isAtLeast ? `Au moins ${counted}` : counted
}

/** 'les 3 fichiers', 'le fichier' */
const allFiles = (files: number) => (files === 1 ? 'le fichier' : `les ${countFiles(files, 'fr')}`)

export const words: WordsTexts = {
  infoTypes,
  likelihoods: {
    VERY_UNLIKELY: 'très improbable',
    UNLIKELY: 'improbable',
    POSSIBLE: 'possible',
    LIKELY: 'probable',
    VERY_LIKELY: 'très probable',
  },
  states: {
    provisional: { label: 'En cours', meaning: 'Le transfert est en préparation' },
    requested: { label: 'Demandé', meaning: 'Le destinataire n’a pas encore déposé de fichiers' },
    uploading: { label: 'Dépôt', meaning: 'Les fichiers sont en cours de dépôt' },
    processing: { label: 'Traitement', meaning: 'Les fichiers sont en cours de traitement' },
    active: { label: 'Actif', meaning: 'Les fichiers sont partagés avec le destinataire' },
    failed: { label: 'Échec', meaning: 'Le transfert n’a pas pu aboutir' },
    expired: { label: 'Expiré', meaning: 'Le transfert a expiré' },
    retracted: { label: 'Révoqué', meaning: 'Le transfert a été révoqué' },
    unknown: { label: 'Inconnu', meaning: 'Cette page ne connaît pas encore cet état. Rechargez-la.' },
  },
  options: {
    anonymized: 'Anonymisation',
    passwordProtected: 'Protection par mot de passe',
    otp: 'Code à usage unique',
    trackingId: 'Référence de suivi',
  },
  ranges: {
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    tomorrow: 'Demain',
    'last-7-days': '7 derniers jours',
    'this-week': 'Cette semaine',
    'last-week': 'Semaine dernière',
    'next-week': 'Semaine prochaine',
    'this-month': 'Ce mois-ci',
    'last-month': 'Mois dernier',
    'next-month': 'Mois prochain',
  },
  methods: {
    none: 'Aucune',
    sha256: 'Hachage',
    basic_mask: 'Masquage',
    regex_mask: 'Expression régulière',
    fpe_ffx2: 'Chiffrement préservant le format',
  },

  since: day => `depuis le ${day}`,
  until: day => `jusqu’au ${day}`,
  anyTime: 'toutes les dates',
  justNow: 'à l’instant',
  filesInTotal: (count, bytes) => `${countFiles(count, 'fr')}, ${formatBytes(bytes, 'fr')} au total`,

  unread: {
    reasons: {
      password: 'protection par mot de passe',
      broken: 'fichier endommagé, ou contenu qui ne correspond pas au format',
      unknown: 'format inconnu',
      unsupported: 'aucun texte lisible dans ce format',
      encoding: 'encodage du texte inconnu, enregistrez le fichier en UTF-8',
      tooLarge: 'trop volumineux une fois décompressé',
      tooDeep: 'trop d’archives imbriquées',
      tooManyEntries: 'trop d’éléments',
      overlapping: 'éléments qui se chevauchent, signe d’une archive trompeuse',
      timeout: 'lecture trop longue',
      memory: 'lecture trop gourmande en mémoire',
      sampled: 'certains types de données recherchés dans une partie du texte seulement',
      other: 'raison inconnue',
    },
    file: reason => `Le fichier n’a pas pu être analysé : ${reason}.`,
    endOfFile: reason => `Le fichier n’a pas pu être analysé jusqu’à la fin : ${reason}.`,
    parts: (count, reason) =>
      `${plural(count, { one: '# partie du fichier n’a pas pu être analysée', other: '# parties du fichier n’ont pas pu être analysées' }, 'fr')} : ${reason}.`,
    none: 'Analyse impossible',
    noneBecause: reason => `Analyse impossible : ${reason}`,
    part: 'Analyse partielle seulement',
    partBecause: reason => `Analyse partielle seulement : ${reason}`,
  },
  malware: {
    reasons: {
      encrypted: 'chiffré',
      tooDeep: 'trop d’archives imbriquées',
      tooLarge: 'trop volumineux',
      other: 'illisible',
    },
    unscannable: reason => `Recherche de logiciels malveillants impossible : ${reason}`,
    infected: name => `Logiciel malveillant détecté : ${name}`,
    allowed: 'Autorisé par un administrateur malgré une alerte de logiciel malveillant',
    waiting: 'En attente de la détection de logiciels malveillants',
    clean: 'Aucun logiciel malveillant détecté',
    notScanned: 'Aucune recherche de logiciels malveillants',
  },
  notInspected: 'Non analysé',
  notInspectedYet: 'Pas encore analysé',
  nothingFound: 'Rien trouvé',
  nothingFoundInPart: 'Rien trouvé dans ce qui a pu être analysé',

  downloads: {
    none: 'Aucun pour l’instant',
    counted: count => plural(count, { one: '# téléchargement', other: '# téléchargements' }, 'fr'),
    people: countPeople,
    archive: (people, isAtLeast) => `${countPeople(people, isAtLeast)}, l’archive`,
    some: (people, isAtLeast, files, of) =>
      `${countPeople(people, isAtLeast)}, ${number(files)} sur ${countFiles(of, 'fr')}`,
    byOne: files => `${countPeople(1, false)}, ${allFiles(files)}`,
    byEach: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, ${allFiles(files)} chacune`,
    together: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, ${allFiles(files)} ensemble`,
    howCounted: 'Les personnes sont distinguées par leur connexion, leur code ou leur réseau.',
    firstOn: moment => `Premier le ${moment}`,
  },

  abandoned: 'Le dépôt a été abandonné. Rien n’a été partagé.',
  corrected: 'Le destinataire a été corrigé avant l’envoi. Rien n’a été partagé.',
  wrongRecipient: 'Envoyé au mauvais destinataire, retiré',
  arrived: recipient => `Les fichiers envoyés par ${recipient} sont arrivés`,
  extend: 'Prolonger',
  retractRefused: 'Seuls les transferts actifs ou demandés peuvent être révoqués.',

  held: {
    inspection:
      'L’analyse des fichiers ne fonctionne pas correctement en ce moment. Aucun fichier n’est mis à disposition sans vérification. Le transfert continuera automatiquement.',
    extraction:
      'La lecture des documents ne fonctionne pas correctement en ce moment. Aucun fichier n’est mis à disposition sans vérification. Le transfert continuera automatiquement.',
    anonymization:
      'L’anonymisation des tableaux ne fonctionne pas correctement en ce moment. Aucun fichier n’est mis à disposition sans vérification. Le transfert continuera automatiquement.',
    scanner:
      'La détection de logiciels malveillants ne fonctionne pas correctement pour le moment. Les fichiers ne sont pas transmis sans contrôle. Le transfert reprend automatiquement.',
    other:
      'Une vérification ne fonctionne pas correctement en ce moment. Aucun fichier n’est mis à disposition sans vérification. Le transfert continuera automatiquement.',
  },
  heldTitle: 'Vos fichiers sont en attente',
  processing: recipient => `Vos fichiers sont en cours de traitement et seront ensuite envoyés à ${recipient}.`,
  processingUnmailed: recipient =>
    `Vos fichiers sont en cours de traitement. Aucun e-mail n’est envoyé : ensuite, copiez le lien et transmettez-le à ${recipient}.`,

  several: {
    andOthers: (first, others) => `${first} et ${plural(others, { one: '# autre', other: '# autres' }, 'fr')}`,
    count: recipients =>
      plural(recipients, { one: '# destinataire', many: '# de destinataires', other: '# destinataires' }, 'fr'),
    add: 'Ajouter un destinataire',
    fromFile: 'Depuis un fichier',
    addLater: 'Ajouter des destinataires',
    processingUnmailed:
      'Vos fichiers sont en cours de traitement. Aucun e-mail n’est envoyé : ensuite, ouvrez le transfert, copiez le lien de chaque destinataire et transmettez-le.',
    readyByHand:
      'Vos fichiers sont prêts. Ouvrez le transfert, copiez le lien de chaque destinataire et transmettez-le.',
    noLongerShared: 'Les destinataires ne peuvent plus obtenir les fichiers.',
    discardText:
      'Le dépôt s’arrête et toutes les données déposées sont supprimées. Les destinataires ne reçoivent rien et ne sont pas avertis.',
  },
}
