import type { ListsTexts } from '../en/lists.ts'
import { countFiles, formatBytes, formatCount, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'fr')
const others = (count: number) => plural(count, { one: '# autre', other: '# autres' }, 'fr')

export const lists: ListsTexts = {
  loading: 'Chargement des transferts',
  refresh: 'Actualiser',
  refreshed: 'La liste est à jour.',
  behind: 'La liste date de quelques secondes. Elle s’actualise automatiquement.',
  knownAt: moment => `La liste reflète la situation à cette date : ${moment}.`,
  failed: 'La liste n’a pas pu être chargée',
  outdated: 'La liste n’est peut-être pas à jour',
  ignored: parts =>
    `Des parties de cette adresse n’ont pas pu être lues et ont été ignorées : ${formatList(parts, 'fr')}.`,
  wider: filters =>
    `La liste affiche plus que prévu, car des filtres n’ont pas pu être lus : ${formatList(filters, 'fr')}.`,
  quoted: text => `« ${text} »`,
  ignoredPart: (name, value, rest) => (rest === 0 ? `${name} ${value}` : `${name} ${value} et ${others(rest)}`),
  othersIgnored: others,
  addressParts: { type: 'Tous, Envoyés ou Demandés', sort: 'Ordre', page: 'Page' },

  empty: 'Vous n’avez encore rien envoyé',
  emptyText:
    'Les fichiers que vous envoyez ou demandez apparaissent ici. Vous pouvez suivre et révoquer leurs transferts.',
  allEmpty: 'Aucun transfert n’a encore été envoyé',
  noMatch: 'Aucun transfert ne correspond à ces filtres',
  noRecent: 'Aucun transfert au cours des 7 derniers jours',
  showAnyTime: 'Afficher toutes les dates',

  show: 'Afficher',
  types: { all: 'Tous', sent: 'Envoyés', requested: 'Demandés' },
  filterByState: 'Filtrer par état',
  total: 'Total',

  filters: {
    name: 'Filtres',
    labels: {
      state: 'État',
      recipient: 'Destinataire',
      sender: 'Expéditeur',
      createdAt: 'Création',
      expiryDate: 'Expiration',
      keyword: 'Mot-clé',
      message: 'Message',
      fileName: 'Nom de fichier',
      fileExtension: 'Extension',
      infotype: 'Données sensibles',
      option: 'Option',
    },
    hints: {
      recipient:
        'Une adresse, ou le début d’un nom ou d’un domaine qu’elle contient (au moins 3 lettres). *@partner.example désigne le domaine entier.',
      sender:
        'Une adresse, ou le début d’un nom ou d’un domaine qu’elle contient (au moins 3 lettres). *@acme.example désigne le domaine entier.',
      keyword:
        'Des mots des messages, noms, adresses, références de suivi et noms de fichier. Tous doivent être présents.',
      message: 'Des mots du message. Tous doivent être présents.',
      fileName: 'Des mots d’un nom de fichier. Tous doivent être présents.',
    },
    clear: 'Effacer les filtres',
    add: 'Ajouter un filtre',
    choices: 'Filtres à ajouter',
    withValue: label => `${label} :`,
    remove: label => `Supprimer le filtre ${label}`,
    either: names => formatList(names, 'fr', 'disjunction'),
    severalOf: (names, rest) => formatList([...names, others(rest)], 'fr'),
    addValue: 'Ajouter',
    removeValue: value => `Retirer ${value}`,
    chosen: label => `${label} : choix`,
    find: 'Rechercher',
    findIn: label => `Rechercher dans ${label}`,
    noMatches: 'Aucun résultat',
    anyTime: 'Toutes les dates',
    from: 'Du',
    to: 'Au',
    invalidDates: 'Saisissez des dates valides.',
    endsFirst: 'La période se termine avant de commencer.',
  },

  columns: 'Colonnes',
  columnLabels: {
    recipient: 'Destinataire',
    sender: 'Expéditeur',
    files: 'Fichiers',
    state: 'État',
    createdAt: 'Création',
    expiryDate: 'Expiration',
    downloads: 'Téléchargements',
    message: 'Message',
    infotypes: 'Données sensibles',
    trackingId: 'Référence de suivi',
    id: 'ID du transfert',
  },
  actions: 'Actions',
  order: 'Ordre',
  orders: {
    'createdAt-desc': 'Plus récents d’abord',
    'createdAt-asc': 'Plus anciens d’abord',
    'expiryDate-asc': 'Expirent en premier',
    'expiryDate-desc': 'Expirent en dernier',
  },

  openDetails: name => `${name}, détails`,
  request: 'Demande',
  noFiles: 'Aucun fichier pour l’instant',
  moreFiles: count => `et ${others(count)}`,
  filesAndSize: (count, bytes) => `${countFiles(count, 'fr')}, ${formatBytes(bytes, 'fr')}`,
  revokeFailed: id => `Impossible de révoquer le transfert ${id}`,

  zone: zone => `Les heures sont indiquées en ${zone}.`,
  zoneOf: (zone, timeZone) => `Les heures sont indiquées en ${zone} (${timeZone}).`,
  tooDeep: max =>
    `Seuls les ${number(max)} premiers transferts peuvent être affichés. Affinez les filtres pour voir les autres.`,

  details: {
    transferTo: 'Transfert à {recipient}',
    requestTo: 'Demande à {recipient}',
    noMessage: 'Aucun message',
    nothingUploaded: 'Rien n’a encore été déposé.',
    noFiles: 'Ce transfert ne contient aucun fichier.',
    asked: 'Demandé à',
    askedBy: 'Demandé par',
    hiddenSender: 'Masqué pour le destinataire',
    ofEach: 'Voir chaque destinataire',
    noExpiry: 'Pas encore fixée',
    options: 'Options',
    passwordProtection: 'Protection par mot de passe',
    oneTimePassword: 'Code à usage unique',
    emailCode: 'Code par e-mail',
    anonymous: 'Expéditeur masqué',
    review: 'Voir le transfert',
  },
}
