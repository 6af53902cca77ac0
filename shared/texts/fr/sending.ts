import type {
  linkMailTexts as english,
  linkMailReasons as englishReasons,
  SendingTexts,
  TakenTexts,
  UnfinishedUploadsTexts,
} from '../en/sending.ts'
import { countFiles, formatBytes, formatDateTime, formatDuration, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c et 2 autres' */
const named = (names: readonly string[]) =>
  listed(names, more => plural(more, { one: '# autre', other: '# autres' }, 'fr'))
const count = (files: number) => countFiles(files, 'fr')
const size = (bytes: number) => formatBytes(bytes, 'fr').replace(' ', '\u00a0')
const moment = (iso: string) => formatDateTime(iso, undefined, 'fr')

export const sending: SendingTexts = {
  idle: 'Démarrage',
  saving: 'Enregistrement du transfert',
  goingOn: 'Reprise',
  uploading: 'Dépôt en cours',
  paused: 'En pause',
  finalizing: 'Finalisation',
  done: 'Envoyé',
  failed: 'Arrêté',
  cancelled: 'Annulé',
  waitsForNetwork: 'En attente du réseau',
  waitsForServer: 'En attente du serveur',
  allUploaded: 'Tout est déposé',

  share: (uploaded, all) => `${uploaded} sur ${count(all)}`,
  bytes: (sent, total) => `${size(sent)} sur ${size(total)}`,
  pace: bytesPerSecond => `${size(bytesPerSecond)}/s`,
  noPace: 'en attente du réseau',
  timeLeft,

  tabRunning:
    'L’envoi continue tant que cet onglet est ouvert. S’il se ferme, rouvrez cette page dans ce navigateur dans les 24 heures pour reprendre là où l’envoi s’est arrêté.',
  tabPaused:
    'Vous pouvez fermer cet onglet : rouvrez cette page dans ce navigateur dans les 24 heures pour reprendre là où l’envoi s’est arrêté.',
  tabUnkept: 'Laissez cet onglet ouvert jusqu’à ce que tout soit déposé.',

  fileUploaded: 'Déposé',
  fileFailed: 'Non déposé',
  fileWaiting: 'En attente',
  fileRepeated: 'Nouvel essai',
  filePaused: 'En pause',
  foundIn: (kinds, name) => `${kinds} dans ${name}`,
  confirmTitle: 'Données sensibles trouvées',
  confirmText: 'Envoyez-les uniquement si le destinataire peut les recevoir.',
  confirm: 'Envoyer quand même',
  confirmStay: 'Ne pas envoyer maintenant',

  sessionEnded: 'Votre session a pris fin',
  sessionEndedText:
    'Rien n’est perdu. Laissez cet onglet ouvert et reconnectez-vous dans un autre : l’envoi continuera ensuite ici automatiquement.',
  signInElsewhere: 'Se connecter dans un nouvel onglet',
  offline: 'Vous êtes hors ligne',
  offlineText: 'L’envoi continuera automatiquement dès que le réseau sera rétabli.',
  unanswered: 'Le serveur ne répond pas',
  trouble: 'Le serveur rencontre un problème',
  slow: 'Le serveur tarde à répondre',
  unansweredText: 'L’envoi continuera automatiquement dès qu’il répondra. Aucune donnée déposée n’est perdue.',
  retryText: 'L’envoi continue automatiquement. Aucune donnée déposée n’est perdue.',
  tryingIn: seconds =>
    `Nouvel essai dans ${seconds > 99 ? `${Math.floor(seconds / 60)}\u00a0min ${seconds % 60}\u00a0s` : `${seconds}\u00a0s`}`,
  tryingNow: 'Nouvel essai en cours',
  stays: (uploaded, all) =>
    plural(
      uploaded,
      {
        one: `# sur ${count(all)} est déposé et ne sera pas renvoyé.`,
        other: `# sur ${count(all)} sont déposés et ne seront pas renvoyés.`,
      },
      'fr',
    ),
  tryAgain: 'Réessayez pour envoyer les fichiers restants, ou revenez en arrière pour les modifier.',
  notConfirmed:
    'Tout est déposé. Réessayez pour confirmer ce qui a été trouvé, ou revenez en arrière pour modifier les fichiers.',
  nothingSent: 'Rien n’a encore été envoyé au destinataire.',
  unconfirmed: 'Le serveur n’a pas confirmé que tout a été envoyé',
  unconfirmedText: 'Tout est déposé, et l’envoi a peut-être déjà eu lieu. Réessayez pour le savoir.',

  unsuccessful: 'Échec du dépôt des fichiers',
  noAnswer: 'Aucune réponse du serveur.',
  unreadable: name =>
    `${name} ne peut plus être lu. Le fichier a été modifié, déplacé ou supprimé depuis que vous l’avez choisi : revenez en arrière, retirez-le et choisissez-le à nouveau.`,

  progress: 'Progression',
  pause: 'Suspendre',
  resume: 'Reprendre',
  elsewhere: 'Le dépôt est en cours dans un autre onglet de ce navigateur.',
  looking: 'Recherche des fichiers',
  chooseAgain: 'Choisir à nouveau les fichiers',
  choosePanel: 'Choisissez à nouveau les mêmes fichiers',
  chooseHint: 'Les données déjà déposées ne sont pas renvoyées.',
  stillMissing: 'Choisissez d’abord tous les fichiers manquants.',

  found: 'Trouvé',
  changed: 'Modifié : sera renvoyé',
  resized: 'Taille différente',
  missing: 'Manque encore',
  larger: bytes => `Sa taille a augmenté de ${size(bytes)}.`,
  smaller: bytes => `Sa taille a diminué de ${size(bytes)}.`,
  strangers: names => `Ne fait pas partie de ce transfert, donc ignoré : ${named(names)}.`,
  unreadableNames: names => `Impossible à lire : ${named(names)}.`,
  changedNames: names => `Modifié depuis le départ ; les différences sont renvoyées : ${named(names)}.`,
  resizedNames: names => `Taille modifiée depuis le départ : ${named(names)}.`,
  missingNames: names =>
    `${plural(names.length, { one: '# fichier manque encore', other: '# fichiers manquent encore' }, 'fr')} : ${named(names)}.`,

  notLoaded: 'Une partie de cette page n’a pas pu être chargée. Vérifiez votre connexion ou rechargez la page.',
}

export const unfinishedUploads: UnfinishedUploadsTexts = {
  count: uploads =>
    plural(uploads, { one: 'Un dépôt n’est pas terminé.', other: '# dépôts ne sont pas terminés.' }, 'fr'),
  link: 'Poursuivre le dépôt',
}

export const takenTexts: TakenTexts = {
  none: 'Rien n’a été téléchargé',
  times: times => plural(times, { one: 'Téléchargé une fois', other: 'Téléchargé # fois' }, 'fr'),
  timesSince: (times, firstAt) =>
    plural(
      times,
      {
        one: `Téléchargé une fois, le ${moment(firstAt)}`,
        other: `Téléchargé # fois, la première le ${moment(firstAt)}`,
      },
      'fr',
    ),
  detailed: (times, details) => `${times} (${details})`,
}

export const linkMailTexts: typeof english = {
  delayed: {
    title: 'L’e-mail contenant le lien est retardé',
    requestTitle: 'L’e-mail contenant le lien de dépôt est retardé',
    meaning:
      'Le serveur de messagerie du destinataire ne l’accepte pas pour le moment. La remise sera tentée pendant quelques heures encore.',
  },
  bounced: {
    title: 'L’e-mail contenant le lien est revenu',
    requestTitle: 'L’e-mail contenant le lien de dépôt est revenu',
    meaning: 'Le serveur de messagerie du destinataire ne l’a pas accepté. Vérifiez l’adresse.',
  },
  complained: {
    title: 'L’e-mail contenant le lien a été signalé comme indésirable',
    requestTitle: 'L’e-mail contenant le lien de dépôt a été signalé comme indésirable',
    meaning: 'Plus aucun e-mail n’est envoyé à cette adresse.',
  },
  refused: {
    title: 'L’e-mail contenant le lien n’a pas pu être envoyé',
    requestTitle: 'L’e-mail contenant le lien de dépôt n’a pas pu être envoyé',
    meaning: 'Le système de messagerie ne l’a pas accepté. Vérifiez l’adresse.',
  },
}

export const linkMailReasons: typeof englishReasons = {
  unknownAddress:
    'L’adresse n’existe pas, ou n’accepte plus d’e-mails. Vérifiez-la, puis envoyez les fichiers à la bonne.',
  mailboxFull:
    'La boîte aux lettres est pleine. Demandez au destinataire de faire de la place, ou transmettez-lui le lien autrement.',
  refusedMail:
    'Le système de messagerie du destinataire refuse l’e-mail selon ses règles. Demandez-lui d’autoriser les e-mails de ce service, ou transmettez-lui le lien autrement.',
  tooLarge: 'L’e-mail est trop volumineux pour la boîte aux lettres. Transmettez le lien au destinataire autrement.',
  unreachable: 'Le serveur de messagerie du destinataire est injoignable. Vérifiez la partie de l’adresse après le @.',
}

/**
 * The remaining time, rounded to its accuracy: 'encore 3 minutes environ'.
 * @param seconds more than 0
 */
function timeLeft(seconds: number): string {
  if (seconds < 8) return 'plus que quelques secondes'
  if (seconds < 55) return `encore ${formatDuration(Math.ceil(seconds / 5) * 5, 'second', 'fr')} environ`
  if (seconds < 3570) return `encore ${formatDuration(Math.ceil(seconds / 60), 'minute', 'fr')} environ`
  const minutes = Math.ceil(seconds / 600) * 10
  const hours = Math.floor(minutes / 60)
  const rest = minutes % 60
  return `encore ${formatDuration(hours, 'hour', 'fr')}${rest > 0 ? ` ${formatDuration(rest, 'minute', 'fr')}` : ''} environ`
}
