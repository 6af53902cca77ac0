import type {
  CommonTexts,
  ComponentsTexts,
  DialogsTexts,
  pageTitles as englishTitles,
  LandingTexts,
  NetworkTexts,
  SessionTexts,
  ShellTexts,
} from '../en/common.ts'
import { formatCount, plural } from '../format.ts'

export const common: CommonTexts = {
  home: 'Accueil',
  login: 'Se connecter',
  logout: 'Se déconnecter',

  close: 'Fermer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  apply: 'Appliquer',
  retry: 'Réessayer',
  tryAgain: 'Réessayer',
  reload: 'Recharger',
  previous: 'Précédent',
  next: 'Suivant',
  more: 'Plus',
  whatCanIDo: 'Que faire ?',
  opensInNewTab: '(s’ouvre dans un nouvel onglet)',
  show: 'Afficher',
  hide: 'Masquer',
  readMore: 'Lire la suite',
  keep: 'Conserver',

  loading: 'Chargement',
  none: 'Aucun',
  unknown: 'Inconnu',
  notAvailable: 'n. d.',
  no: 'Non',

  files: 'Fichiers',
  message: 'Message',
  sender: 'Expéditeur',
  recipient: 'Destinataire',

  about: (label, subject) => `${label} : ${subject}`,
}

export const pageTitles: typeof englishTitles = {
  landing: 'Accueil',
  login: 'Connexion',
  logout: 'Déconnexion',
  token: 'Connexion',
  send: 'Envoyer des fichiers',
  request: 'Demander des fichiers',
  upload: 'Déposer des fichiers',
  drop: 'Remettre des fichiers',
  dropPage: 'Page de dépôt',
  success: 'C’est fait',
  transfers: 'Mes transferts',
  allTransfers: 'Tous les transferts',
  insights: 'Statistiques d’activité',
  unsubscribe: 'E-mails d’alerte',
  policies: 'Conformité',
  health: 'État du système',
  review: 'Page du transfert',
  reviewAny: 'Page du transfert',
  faq: 'FAQ',
  help: 'Mode d’emploi',
  docs: 'Documentation',
  document: 'Documentation',
  accessibility: 'Déclaration d’accessibilité',
  receipt: 'Vérifier une attestation',
}

export const shell: ShellTexts = {
  skip: 'Aller au contenu',
  homeLink: brand => `${brand}, accueil`,
  mainMenu: 'Menu principal',
  menu: 'Menu',
  insights: 'Statistiques',
  alerts: 'Alertes',
  settings: 'Réglages',
  faq: 'FAQ',
  help: 'Mode d’emploi',
  accessibility: 'Accessibilité',
  language: 'Langue',
  newAlerts: (label, count) =>
    `${label}, ${plural(count, { one: '# nouvelle alerte', other: '# nouvelles alertes' }, 'fr')}`,
  manyNewAlerts: (label, max) => `${label}, plus de ${formatCount(max, 'fr')} nouvelles alertes`,
  notYet: label => `Pas encore disponible : ${label}.`,
  problem: label => `${label} (un problème est survenu)`,
  toDark: 'Passer au thème sombre',
  toLight: 'Passer au thème clair',

  success: 'C’est fait !',
  error: 'Erreur !',
  dismiss: 'Fermer',
  notifications: 'Notifications',

  crashedTitle: 'Cette page a cessé de fonctionner',
  crashed: 'Une erreur est survenue sur la page demandée. Rechargez la page.',
  notFoundTitle: 'Page introuvable',
  notFound: 'Oups ! Nous ne trouvons pas la page que vous cherchez.',
  startFailed: 'Impossible de charger la configuration',
  startFailedTitle: 'L’application ne peut pas démarrer',
  startFailedText: 'Ses réglages n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.',
}

export const network: NetworkTexts = {
  unreachable: 'Le serveur est injoignable.',
  notUnderstood: 'Cette page ne comprend pas la réponse du serveur. Rechargez la page.',
  status: status => `Le serveur a répondu avec le statut ${status}.`,
}

export const session: SessionTexts = {
  signingIn: 'Connexion en cours',
  signingOut: 'Déconnexion en cours',
  unreachable: 'La page de connexion est injoignable.',
  incomplete: 'La connexion n’a pas pu aboutir. Réessayez.',
  failedTitle: 'Échec de la connexion',
  failed: 'Vous n’êtes pas connecté. Réessayez.',
  mismatchTitle: 'Redirection incorrecte',
  mismatch: 'Une erreur est survenue sur la page demandée.',
  inWindowTitle: 'Se connecter dans une nouvelle fenêtre',
  inWindow:
    'La page de connexion ne peut pas s’afficher dans une autre application. Ouvrez cette page dans une nouvelle fenêtre, connectez-vous et continuez là.',
  openWindow: 'Ouvrir dans une nouvelle fenêtre',

  expiredTitle: 'Session expirée',
  expired: 'Votre session a expiré. Connectez-vous pour continuer.',
  loginInTab: 'Se connecter dans un nouvel onglet',
  kept: 'Cet onglet conserve ce que vous avez saisi. Revenez-y une fois connecté.',
  notSignedInTitle: 'Non connecté',
  notSignedIn: 'Vous n’êtes pas connecté. Connectez-vous pour continuer.',
  noAccessTitle: 'Accès refusé',
  noAccess: 'Vous n’avez pas accès à cette page. Revenez à l’accueil ou connectez-vous avec un autre compte.',
  rightsEndedTitle: 'Reconnectez-vous',
  rightsEnded:
    'Vos droits d’administrateur ont pris fin. Reconnectez-vous pour continuer. Si cette page réapparaît, adressez-vous à votre assistance.',
  limitedTitle: 'Droits restreints',
  limited:
    'Un exploitant a restreint vos droits à ceux d’un membre. S’il vous en faut davantage, adressez-vous à votre assistance.',
}

export const landing: LandingTexts = {
  title: 'Envoyez des fichiers, en toute sécurité.',
  lead: 'Choisissez des fichiers, indiquez le destinataire, et nous les remettons par un lien sécurisé.',
  leadSignedOut: organization =>
    `Pour les membres de l’organisation ${organization} et leurs interlocuteurs. Connectez-vous pour envoyer des fichiers par un lien sécurisé.`,
  signIn: 'Se connecter',
  signInFirst: 'Connectez-vous pour envoyer ou demander des fichiers.',
  noPermissionTitle: 'Autorisation manquante',
  noPermission:
    'Vous n’êtes pas autorisé à envoyer ou à demander des fichiers. Pour obtenir l’accès, écrivez à {email}',
  noPermissionWithoutEmail:
    'Vous n’êtes pas autorisé à envoyer ou à demander des fichiers. Pour obtenir l’accès, adressez-vous à votre administrateur',

  select: 'Choisir des fichiers à envoyer',
  drop: 'Relâchez pour envoyer',
  selectHint: 'ou glissez-déposez des fichiers ou un dossier n’importe où sur cette page',
  draft: 'Vous avez un brouillon. Les fichiers que vous choisissez ici y sont ajoutés.',
  continueDraft: 'Reprendre le brouillon',
  requestQuestion: 'Vous attendez des fichiers d’une autre personne ?',

  promises: {
    link: { title: 'Un lien pour un destinataire', text: 'Les fichiers ne voyagent jamais en pièce jointe.' },
    recipient: {
      title: 'D’abord la bonne personne',
      text: 'Vous confirmez le destinataire avant tout envoi.',
    },
    end: {
      title: 'Vous gardez la main',
      text: 'Les liens expirent, et vous pouvez les révoquer à tout moment.',
    },
  },
}

const copiesStay = 'Les copies déjà téléchargées ne sont pas concernées. Un transfert révoqué ne peut pas être rétabli.'

export const dialogs: DialogsTexts = {
  abandon: {
    button: 'Abandonner le dépôt',
    title: 'Abandonner ce dépôt ?',
    text: recipient =>
      `Le dépôt s’arrête et toutes les données déposées sont supprimées. ${recipient} ne reçoit rien et n’est pas prévenu.`,
    act: 'Abandonner',
    running: 'Abandon du dépôt',
    done: recipient => `Le dépôt pour ${recipient} a été abandonné.`,
    failed: 'Le dépôt n’a pas été abandonné',
  },

  revoke: {
    button: 'Révoquer le transfert',
    title: 'Révoquer ce transfert ?',
    titleOfRequest: 'Révoquer cette demande ?',
    act: 'Révoquer',
    running: 'Révocation du transfert',
    done: id => `Le transfert ${id} a été révoqué`,
    failed: id => `Impossible de révoquer le transfert ${id}.`,
    reloaded: 'L’état actuel a été chargé. Si le transfert peut encore être révoqué, réessayez.',
    endsDownload: recipient =>
      `Le lien de téléchargement cesse immédiatement de fonctionner, et ${recipient} ne peut plus télécharger les fichiers. ${copiesStay}`,
    endsDownloads: recipients =>
      `Tous les liens de téléchargement cessent immédiatement de fonctionner : aucun des ${formatCount(recipients, 'fr')} destinataires ne peut plus télécharger les fichiers. ${copiesStay}`,
    endsUpload: recipient =>
      `Le lien de dépôt cesse immédiatement de fonctionner, et ${recipient} ne peut plus déposer de fichiers. Vous pourrez ensuite envoyer une nouvelle demande.`,
    endsReceived: recipient => `Vous ne pouvez plus télécharger les fichiers envoyés par ${recipient}. ${copiesStay}`,
  },

  resend: {
    button: 'Renvoyer la demande',
    short: 'Renvoyer',
    title: 'Renvoyer cette demande ?',
    text: recipient => `${recipient} reçoit à nouveau l’e-mail contenant le lien de dépôt.`,
    act: 'Renvoyer',
    buttonAfterEnd: 'Demander à nouveau',
    titleAfterEnd: 'Demander à nouveau ces fichiers ?',
    textAfterEnd: recipient => `${recipient} reçoit un e-mail contenant un nouveau lien de dépôt.`,
    stay: 'Pas maintenant',
    running: 'Envoi de la demande',
    justSent: 'La demande vient d’être envoyée.',
    done: recipient => `La demande a été renvoyée à ${recipient}.`,
    failed: 'La demande n’a pas abouti',
  },

  discardDraft: {
    button: 'Supprimer le brouillon',
    title: 'Supprimer ce brouillon ?',
    act: 'Supprimer',
  },
}

export const components: ComponentsTexts = {
  copied: 'Copié',
  copyLink: 'Copier le lien',
  copyRefused:
    'Ce navigateur n’autorise pas les pages à copier. Le lien est sélectionné : appuyez sur Ctrl+C, ou sur ⌘C sur un Mac.',
  sentTo: address => `Envoyé à ${address}`,
  clickHere: 'Cliquez ici',
  fileAction: (action, file) => `${action} ${file}`,
  notedFileAction: (action, file, note) => `${action} ${file}, ${note}`,
  pages: 'Pages',
  page: page => `Page ${formatCount(page, 'fr')}`,
  pageNumber: (page, pages) => `Page ${formatCount(page, 'fr')} sur ${formatCount(pages, 'fr')}`,
  range: (first, last, total) =>
    `${formatCount(first, 'fr')} à ${formatCount(last, 'fr')} sur ${formatCount(total, 'fr')}`,
}
