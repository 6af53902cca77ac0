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

const number = (count: number) => formatCount(count, 'fr')
const dayCount = (count: number) => formatDuration(count, 'day', 'fr')

export const policyEditor: PolicyEditorTexts = {
  title: 'Politique',
  views: 'Vues de la politique',
  form: 'Formulaire',
  json: 'JSON',
  history: 'Historique',
  conflict: 'Cette politique en contredit une autre',
  leave: 'Fermer sans enregistrer ?',
  leaveText: 'Vos modifications de cette politique ne sont pas enregistrées.',
  stay: 'Continuer',
  discard: 'Abandonner',

  summary: 'En clair',
  unfinished: 'Les lignes inachevées sont ignorées.',
  everyTransfer: 'Sans condition, cette politique s’applique à tous les transferts.',
  noTransfer:
    'Aucun transfert ne peut remplir toutes les conditions à la fois : cette politique ne s’applique donc jamais.',
  overLimit: (condition, limit) =>
    `« ${condition} » n’est jamais vrai, car la limite de votre organisation est de ${number(limit)}. Cette politique ne s’applique jamais.`,
  alwaysTrue: condition => `« ${condition} » est toujours vrai : cette condition ne change donc rien.`,
  sameName: name =>
    `Une autre politique s’appelle « ${name} ». Les expéditeurs lisent ce nom : donnez à chaque politique un nom différent.`,

  jsonLabel: 'La politique en JSON',
  jsonHelp: 'Le formulaire et ce texte représentent la même politique.',
  seeFaults: 'Voir la liste ci-dessous.',
  faults: 'Erreurs',
  faultsTitle: 'À corriger avant de pouvoir enregistrer',

  choose: 'Choisir',
  notSet: 'Non défini',
  search: 'Rechercher',
  searchIn: label => `Rechercher : ${label}`,
  noMatch: 'Aucun résultat',
  chosen: 'Choix',
  add: 'Ajouter',
  remove: value => `Retirer ${value}`,
  valueFault: (value, fault) => `« ${value} » : ${fault}`,

  rows: {
    conditions: {
      title: index => `Condition ${index}`,
      add: 'Ajouter une condition',
      remove: index => `Supprimer la condition ${index}`,
    },
    statements: {
      title: index => `Exigence ${index}`,
      add: 'Ajouter une exigence',
      remove: index => `Supprimer l’exigence ${index}`,
    },
  },
  attribute: 'Objet',
  operator: 'Comparaison',
  feature: 'Exigence sur',
  effect: 'Effet',
  addMessage: 'Ajouter un message pour l’expéditeur',
  removeMessage: 'Supprimer le message',

  version: version => `Version ${version}`,
  savedBy: (time, email) => `${time}, par ${email}`,
  restore: 'Restaurer',
  restoreVersion: version => `Restaurer la version ${version}`,
  restoreTitle: version => `Restaurer la version ${version} ?`,
  restoreText: version => `Elle sera enregistrée comme version ${version}, avec ces modifications :`,
  restoreLoses: 'Vos modifications non enregistrées seront perdues.',
  restoring: 'Restauration',
  olderVersions: 'Il existe des versions plus anciennes, que cette page n’affiche pas.',

  stale: (email, newer, base) =>
    `${email} a enregistré la version ${newer} pendant que vous modifiiez la version ${base}`,
  staleLoaded: version => `Vous voyez la version ${version}. Vos modifications sont conservées ici.`,
  newerChanges: (version, time) => `Dans la version ${version}, ${time}`,
  ownChanges: 'Vos modifications non enregistrées',
  loadVersion: version => `Charger la version ${version}`,
  reapply: version => `Appliquer vos modifications à la version ${version}`,
}

export const policyChangeTexts: PolicyChangeTexts = {
  none: 'Aucune différence.',
  kinds: { added: 'Ajout', removed: 'Suppression', changed: 'Modification' },
  name: 'Nom',
  description: 'Description',
  mode: 'Mode',
  condition: 'Condition',
  demand: 'Exigence',
  message: 'Message',
  link: 'Lien',
  text: (label, text) => `${label} : « ${text} »`,
  changedText: (label, before, after) => `${label} : « ${before} » devient « ${after} »`,
  withDetails: (change, details) => `${change} (${details.join(' ; ')})`,
  addedValues: values => `ajout : ${values.join(', ')}`,
  removedValues: values => `suppression : ${values.join(', ')}`,
  addedText: (label, text) => `${label}, ajout : « ${text} »`,
  removedText: (label, text) => `${label}, suppression : « ${text} »`,
}

export const policyFaults: PolicyFaultsTexts = {
  required: 'Champ obligatoire !',
  min: min => `Le nombre doit être supérieur ou égal à ${min}`,
  max: max => `Le nombre doit être inférieur ou égal à ${max}`,
  invalidJson: 'JSON non valide',
  text: 'Saisissez un texte.',
  number: 'Saisissez un nombre.',
  whole: 'Saisissez un nombre entier.',
  value: 'Saisissez un texte, un nombre, true ou false.',
  types: {
    string: 'Saisissez un texte.',
    number: 'Saisissez un nombre.',
    int: 'Saisissez un nombre entier.',
    boolean: 'Saisissez true ou false.',
    array: 'Saisissez une liste.',
    tuple: 'Saisissez une liste.',
    object: 'Saisissez un objet.',
  },
  oneOf: values =>
    values.length === 1 ? `Saisissez ${values[0]}.` : `Saisissez l’une de ces valeurs : ${values.join(', ')}.`,
  tooLong: max => `Saisissez au plus ${plural(max, { one: '# caractère', other: '# caractères' }, 'fr')}.`,
  tooMany: max => `Maximum possible : ${number(max)}.`,
  unknownField: 'Ce champ n’existe pas ici.',
  unknownFields: keys => {
    const names = formatList(
      keys.map(key => `« ${key} »`),
      'fr',
      'disjunction',
    )
    return `Il n’y a pas de champ ${names} ici.`
  },
  unknownChoice: 'Choisissez un élément de la liste.',
  infoTypeOff:
    'Les fichiers ne sont pas analysés pour ce type de données. Choisissez-en un autre, ou demandez aux exploitants de l’ajouter aux paramètres.',
  address: 'Saisissez une adresse telle que carol@partner.example.',
  addressPattern:
    'Saisissez une adresse telle que carol@partner.example. Seules les parties entières d’un domaine peuvent contenir des lettres comme ü. Au plus 8 * sont possibles.',
  domain: 'Saisissez un domaine tel que partner.example.',
  domainPattern:
    'Saisissez un domaine tel que partner.example. Les parties contenant « * » ou « ? » ne peuvent pas contenir de lettres comme ü. Au plus 8 * sont possibles.',
  pattern: 'Au plus 8 * sont possibles.',
  extension: 'Saisissez une extension telle que pdf.',
  link: 'Saisissez une adresse commençant par https:.',
  group: groups => `Saisissez ${formatList(groups, 'fr', 'disjunction')}.`,
  days: (min, max) =>
    `Saisissez un nombre de jours compris entre ${min} et ${max}. Ce sont les limites de votre organisation.`,
  templateSet: 'Aucun jeu de modèles ne porte ce nom.',
  noCodes: 'Votre organisation n’envoie pas de codes par SMS, car aucun pays n’est configuré pour cela.',
  repeated: 'Cette politique le contient déjà.',
  expiry: 'Le nombre minimal de jours avant l’expiration dépasse le maximum.',
}

export const policyForm: PolicyFormTexts = {
  fields: {
    name: { label: 'Nom', help: 'Les expéditeurs le lisent lorsque la politique s’applique à eux.' },
    description: { label: 'Description', help: 'Pour les administrateurs : la raison d’être de la politique.' },
    mode: { label: 'Mode', help: '' },
  },
  conditions: {
    label: 'Quand',
    help: 'Toutes les conditions doivent être remplies. Sans condition, la politique s’applique à tous les transferts.',
    item: 'Condition',
  },
  statements: { label: 'Alors', help: 'Ce que la politique exige d’un tel transfert.', item: 'Exigence' },
  explanation: {
    message: { label: 'Votre propre message', help: 'L’expéditeur le lit avec le nom de la politique.' },
    link: { label: 'Lien', help: 'Affiché avec le message, par exemple vers vos directives.' },
  },
  value: 'Valeur',
  values: 'Valeurs',
  yes: 'Oui',
  no: 'Non',

  attributes: {
    sender: {
      group: 'Expéditeur',
      label: 'Adresse de l’expéditeur',
      help: 'L’adresse e-mail du membre qui envoie ou demande les fichiers.',
    },
    'sender.domain': { group: 'Expéditeur', label: 'Domaine de l’expéditeur', help: 'La partie après le signe @.' },
    'sender.group': {
      group: 'Expéditeur',
      label: 'Groupes de l’expéditeur',
      help: 'Les groupes du membre qui envoie ou demande les fichiers.',
    },
    recipient: {
      group: 'Destinataire',
      label: 'Adresse du destinataire',
      help: 'Pour une demande, la personne à qui les fichiers sont demandés.',
    },
    'recipient.domain': {
      group: 'Destinataire',
      label: 'Domaine du destinataire',
      help: 'La partie après le signe @.',
    },
    'recipient.isNewToSender': {
      group: 'Destinataire',
      label: 'Nouveau pour l’expéditeur',
      help: 'L’expéditeur n’a encore rien échangé avec cette adresse.',
    },
    'recipient.isNewToOrganisation': {
      group: 'Destinataire',
      label: 'Nouveau pour l’organisation',
      help: 'Aucun membre n’a encore rien échangé avec cette adresse. L’effet de la politique le révèle aux expéditeurs.',
    },
    'files.extension': {
      group: 'Fichiers',
      label: 'Types de fichiers',
      help: 'Les extensions des noms de fichier, comme pdf.',
    },
    'files.count': { group: 'Fichiers', label: 'Nombre de fichiers', help: 'Dans un transfert.' },
    'files.totalSize': {
      group: 'Fichiers',
      label: 'Taille totale',
      help: 'De tous les fichiers d’un transfert.',
    },
    'files.infoType': {
      group: 'Fichiers',
      label: 'Données sensibles',
      help: 'Ce que l’analyse trouve dans l’ensemble des fichiers.',
    },
    'files.anonymized': {
      group: 'Fichiers',
      label: 'Anonymisés',
      help: 'Chaque fichier a des colonnes anonymisées.',
    },
    'files.notInspectable': {
      group: 'Fichiers',
      label: 'Non analysables',
      help: 'Des parties d’un fichier ne peuvent pas être lues, comme les numérisations et les archives chiffrées.',
    },
    'files.unscannable': {
      group: 'Fichiers',
      label: 'Non analysable',
      help: 'La détection de logiciels malveillants ne peut pas lire tout un fichier, par exemple une archive chiffrée.',
    },
    isTransferRequest: {
      group: 'Transfert',
      label: 'Fichiers demandés',
      help: 'Les fichiers sont demandés, et non envoyés.',
    },
    trackingId: {
      group: 'Transfert',
      label: 'Référence de suivi',
      help: 'Le texte que l’expéditeur saisit comme référence de suivi.',
    },
  },

  operators: {
    in: 'figure parmi',
    notIn: 'ne figure pas parmi',
    matches: 'correspond au motif',
    anyOf: 'au moins un parmi',
    allOf: 'tous parmi',
    noneOf: 'aucun parmi',
    gte: 'au moins',
    lte: 'au plus',
    is: 'est',
  },

  units: { 'files.count': 'fichiers', 'files.totalSize': 'Mio', minCount: 'fois', days: 'jours' },
  groups: { org: 'Membres (org)', admin: 'Administrateurs (admin)' },
  dependents: {
    minCount: { label: 'Au moins', help: 'Nombre d’occurrences dans l’ensemble des fichiers. Une si vide.' },
    minLikelihood: {
      label: 'Certitude',
      help: 'Les résultats moins certains ne comptent pas. « Possible » si vide.',
    },
  },
  likelihoods: {
    VERY_UNLIKELY: 'Très improbable ou plus',
    UNLIKELY: 'Improbable ou plus',
    POSSIBLE: 'Possible ou plus',
    LIKELY: 'Probable ou plus',
    VERY_LIKELY: 'Très probable',
  },

  features: {
    anonymousTransfer: {
      label: 'Masquage de l’expéditeur',
      help: 'Le destinataire n’apprend pas qui envoie les fichiers.',
    },
    passwordProtection: {
      label: 'Protection par mot de passe',
      help: 'Les fichiers sont chiffrés dans une archive avec un mot de passe.',
    },
    mobileOtp: {
      label: 'Code à usage unique',
      help: 'Le destinataire confirme un numéro de téléphone par un code.',
    },
    emailOtp: {
      label: 'Code par e-mail',
      help: 'Le destinataire confirme sa boîte de réception avec un code. Un code par SMS convient aussi, et il est plus sûr.',
    },
    trackingId: { label: 'Référence de suivi', help: 'La référence de l’expéditeur pour le transfert.' },
    acknowledgement: {
      label: 'Confirmation',
      help: 'L’expéditeur confirme que le destinataire a accepté d’être contacté.',
    },
    signIn: {
      label: 'Connexion du destinataire',
      help: 'Le lien ne s’ouvre qu’après connexion avec l’adresse du destinataire. Celui-ci a besoin d’un compte.',
    },
    minExpiryDays: {
      label: 'Jours minimum avant l’expiration',
      help: 'Les fichiers restent disponibles au moins aussi longtemps.',
    },
    maxExpiryDays: {
      label: 'Jours maximum avant l’expiration',
      help: 'Les fichiers restent disponibles au plus aussi longtemps.',
    },
    templateSet: { label: 'Jeu de modèles', help: 'Les e-mails utilisent ce jeu.' },
    transfer: { label: 'Transfert lui-même', help: 'Détermine s’il est envoyé.' },
  },

  effects: {
    prohibited: 'Interdire',
    optional: 'Laisser le choix',
    required: 'Exiger',
    set: 'Fixer à',
    allow: 'Autoriser',
    warn: 'Avertir',
    block: 'Bloquer',
  },

  set: 'Jeu',
  days: 'Jours',
  daysHelp: (min, max) => `De ${min} à ${max} jours, selon les limites de votre organisation.`,
  signInOutside:
    'Les destinataires extérieurs aux domaines de votre organisation ont besoin d’un compte leur permettant de se connecter ici. Sans compte, ils ne peuvent pas ouvrir le lien.',
}

export const policySimulation: PolicySimulationTexts = {
  try: 'Essayer',
  title: 'Sur les transferts passés',
  running: 'Essai sur les transferts passés…',
  failed: 'La politique n’a pas pu être essayée',
  afterUpload:
    'La vérification après le dépôt tient compte en plus des types de fichiers détectés et de l’anonymisation.',
  outdated: 'La politique a changé depuis. Réessayez.',
  examples: 'Exemples',
  exchange: 'De {sender} à {recipient}',

  noTransfers: 'Aucun transfert des 90 derniers jours ne permet de l’essayer.',
  noMatch: transfers =>
    plural(
      transfers,
      {
        one: 'Elle n’aurait pas concerné l’unique transfert des 90 derniers jours.',
        other: 'Elle n’aurait concerné aucun des # transferts des 90 derniers jours.',
      },
      'fr',
    ),
  matches: (matched, transfers) =>
    plural(
      transfers,
      {
        one: `Elle aurait concerné ${number(matched)} transfert sur # des 90 derniers jours.`,
        other: `Elle aurait concerné ${number(matched)} des # transferts des 90 derniers jours.`,
      },
      'fr',
    ),
  counts: (blocked, warned, changed) =>
    `${plural(blocked, { one: '# bloqué', other: '# bloqués' }, 'fr')}, ${number(warned)} avec avertissement, ${plural(changed, { one: '# modifié', other: '# modifiés' }, 'fr')}.`,
  undecided: transfers =>
    plural(
      transfers,
      {
        one: 'Les informations manquent pour trancher sur # transfert.',
        other: 'Les informations manquent pour trancher sur # transferts.',
      },
      'fr',
    ),
  asOf: iso => `Les changements après cette date manquent : ${formatDateTime(iso, undefined, 'fr')}.`,

  outcomes: {
    blocked: 'Bloqué',
    warned: 'Averti',
    changed: 'Modifié',
    matched: 'Concerné',
  },
  blocked: 'Il aurait été bloqué.',
  warned: 'Son expéditeur aurait été averti.',
  matched: 'Il est concerné, et la politique n’en exige rien.',
  required: {
    anonymousTransfer: 'Il a été envoyé sans masquer l’expéditeur.',
    passwordProtection: 'Il a été envoyé sans protection par mot de passe.',
    mobileOtp: 'Il a été envoyé sans code à usage unique.',
    emailOtp: 'Il a été envoyé sans code par e-mail.',
    trackingId: 'Il a été envoyé sans référence de suivi.',
    acknowledgement: 'Il a été envoyé sans la confirmation.',
  },
  prohibited: {
    anonymousTransfer: 'Il a été envoyé avec l’expéditeur masqué.',
    passwordProtection: 'Il a été envoyé avec la protection par mot de passe.',
    mobileOtp: 'Il a été envoyé avec un code à usage unique.',
    emailOtp: 'Il a été envoyé avec un code par e-mail.',
    trackingId: 'Il a été envoyé avec une référence de suivi.',
  },
  atLeast: (days, least) => `Il devait expirer après ${dayCount(days)}, mais le minimum est de ${dayCount(least)}.`,
  atMost: (days, most) => `Il devait expirer après ${dayCount(days)}, mais le maximum est de ${dayCount(most)}.`,
  templateSet: (used, required) => `Il utilisait le jeu de modèles « ${used} » au lieu de « ${required} ».`,
}

export const policyPacks: PolicyPacksTexts = {
  title: 'Ajouter depuis un pack',
  about:
    'Chaque pack contient des politiques pour une loi ou une norme. En mode observation, elles enregistrent seulement ce qu’elles feraient.',
  sources: 'Sources',
  add: count =>
    plural(
      count,
      { one: 'Ajouter # politique en mode observation', other: 'Ajouter # politiques en mode observation' },
      'fr',
    ),
  added: count => plural(count, { one: '# politique a été ajoutée', other: '# politiques ont été ajoutées' }, 'fr'),
  inList: 'Toutes les politiques de ce pack figurent dans la liste.',
  adding: (index, count) => `Ajout de ${index} sur ${count}…`,
  allAdded: 'Ajouté',
  outcomes: {
    added: 'Ajoutée',
    skipped: 'Ignorée, car une politique porte déjà ce nom.',
    refused: reason => `Non ajoutée : ${reason}`,
  },
  counts: {
    added: count => plural(count, { one: '# ajoutée', other: '# ajoutées' }, 'fr'),
    skipped: count => plural(count, { one: '# ignorée', other: '# ignorées' }, 'fr'),
    refused: count => plural(count, { one: '# non ajoutée', other: '# non ajoutées' }, 'fr'),
  },
  result: counts => `${counts.join(', ')}.`,
}

export const policyPackTexts: PolicyPackTexts = {
  paymentCards: {
    title: 'Cartes de paiement (PCI DSS 4.0)',
    description:
      'Les numéros de carte quittent l’organisation chiffrés, pour peu de temps et jamais sous forme de listes.',
    policies: {
      encrypted: {
        name: 'PCI DSS : numéros de carte chiffrés',
        description:
          'Exigence 4.2.2 : les numéros de carte envoyés à une personne sont protégés par un chiffrement fort.',
        message: 'Les fichiers contenant des numéros de carte doivent être protégés par un mot de passe.',
      },
      shortLived: {
        name: 'PCI DSS : numéros de carte pendant sept jours',
        description: 'Exigence 3.2.1 : les données de compte ne sont conservées qu’aussi longtemps que nécessaire.',
        message: 'Un lien vers des numéros de carte fonctionne sept jours au plus.',
      },
      blocked: {
        name: 'PCI DSS : aucune liste de numéros de carte',
        description: 'Exigence 3.5.1 : les numéros de carte conservés sont illisibles. Anonymisez plutôt la colonne.',
        message:
          'Les listes de numéros de carte ne doivent pas être envoyées. Anonymisez d’abord la colonne des numéros de carte.',
      },
    },
  },
  healthData: {
    title: 'Données de santé (HIPAA)',
    description: 'Les fichiers qui identifient des patients sont chiffrés, et seule une personne vérifiée les ouvre.',
    policies: {
      encrypted: {
        name: 'HIPAA : personnes identifiées chiffrées',
        description:
          '164.312(e)(1) : les informations sont protégées pendant leur transmission. Un nom associé à un numéro d’identification identifie une personne (164.514(b)(2)).',
        message: 'Les fichiers qui identifient des personnes doivent être protégés par un mot de passe.',
      },
      verified: {
        name: 'HIPAA : identité des destinataires prouvée',
        description: '164.312(d) : une personne qui demande un accès prouve son identité.',
        message:
          'Le destinataire doit confirmer un numéro de téléphone avant d’ouvrir des fichiers qui identifient des personnes.',
      },
      anonymized: {
        name: 'HIPAA : listes de personnes anonymisées',
        description: '164.514(b)(2) : sans les identifiants, les règles ne s’appliquent plus.',
        message:
          'Ceci ressemble à une liste de personnes. Anonymisez les colonnes dont le destinataire n’a pas besoin.',
      },
    },
  },
  personalData: {
    title: 'Données personnelles (RGPD)',
    description:
      'Les données personnelles quittent l’organisation protégées, dans la seule mesure et pour la seule durée nécessaires.',
    policies: {
      encrypted: {
        name: 'RGPD : numéros d’identification chiffrés',
        description:
          'Articles 32(1)(a) et 87 : le chiffrement est une mesure adaptée au risque ; des conditions spécifiques s’appliquent aux numéros d’identification nationaux.',
        message: 'Les fichiers contenant des numéros d’identification doivent être protégés par un mot de passe.',
      },
      warned: {
        name: 'RGPD : seulement les données nécessaires',
        description: 'Article 5(1)(c), minimisation des données.',
        message:
          'Ceci ressemble aux données personnelles de nombreuses personnes. Anonymisez les colonnes dont le destinataire n’a pas besoin.',
      },
      shortLived: {
        name: 'RGPD : données personnelles pendant quatorze jours',
        description: 'Article 5(1)(e), limitation de la conservation.',
        message: 'Un lien vers des données personnelles fonctionne quatorze jours au plus.',
      },
    },
  },
  ownDomain: {
    title: 'Connexion pour le domaine de l’organisation',
    description: 'Les collègues n’ouvrent les liens qu’après s’être connectés.',
    policies: {
      signIn: {
        name: 'Les collègues se connectent',
        description: 'Le lien d’un e-mail transféré n’ouvre rien sans le compte du destinataire.',
      },
    },
  },
  unreadFiles: {
    title: 'Rien ne sort sans analyse',
    description: 'Les fichiers qui ne peuvent pas être analysés restent dans l’organisation.',
    policies: {
      blocked: {
        name: 'Rien ne sort sans analyse',
        description: 'Un fichier chiffré, endommagé ou inconnu peut contenir n’importe quoi.',
        message:
          'Un fichier n’a pas pu être entièrement analysé. Envoyez-le dans un format lisible, sans mot de passe propre.',
      },
    },
  },
}
