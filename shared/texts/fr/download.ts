import type { DownloadTexts } from '../en/download.ts'
import {
  countShared,
  formatBytes,
  formatDateTime,
  formatDuration,
  formatPercent,
  formatRelative,
  plural,
} from '../format.ts'

export const downloadTexts: DownloadTexts = {
  opening: 'Ouverture du lien',
  countShared: (count, isArchived) => countShared(count, isArchived, 'fr'),
  size,
  moment: iso => formatDateTime(iso, undefined, 'fr'),
  relative: (iso, now) => formatRelative(iso, now, 'fr'),
  percent: whole => formatPercent(whole, 'fr'),
  retry: 'Réessayer',
  resume: 'Reprendre',
  whatCanIDo: 'Que faire ?',
  language: 'Langue',
  faq: 'FAQ',
  help: 'Mode d’emploi',
  accessibility: 'Déclaration d’accessibilité',
  cancel: 'Annuler',

  link: {
    processing: 'Presque prêt',
    processingTexts: [
      'Vos fichiers sont encore en cours de traitement. Réessayez plus tard.',
      'Cette page vérifie automatiquement et s’ouvre dès qu’ils sont prêts.',
    ],
    checkAgain: 'Vérifier à nouveau',
    expired: 'Transfert expiré !',
    expiredText:
      'Les fichiers que vous souhaitez télécharger ne sont plus disponibles. Vous pouvez demander à l’expéditeur de les renvoyer.',
    moreTime: {
      ask: 'Demander plus de temps',
      asked:
        'Merci. Si les fichiers peuvent encore être mis à disposition, l’expéditeur reçoit votre demande. S’il accorde plus de temps, ce lien fonctionnera de nouveau.',
    },
    unknown: 'Ce lien est inconnu.',
    unknownText: 'Vérifiez qu’il a été copié en entier, du premier au dernier caractère.',
    busy: 'Trop de demandes.',
    busyText: seconds => `Cette page réessaie automatiquement dans ${formatDuration(seconds, 'second', 'fr')}.`,
    tryAgain: 'Réessayer',
    unreachable: 'Téléchargement impossible.',
    unreachableText: 'Le serveur est injoignable. Vérifiez votre connexion.',
    refused: 'Le téléchargement a échoué.',
    refusedText: 'Le service est momentanément indisponible. Réessayez dans quelques instants.',
  },

  transfer: {
    hasShared: (count, isArchived) => `a partagé ${countShared(count, isArchived, 'fr')} avec vous`,
    message: 'Message',
    readMore: 'Lire la suite',
    hide: 'Masquer',
    expires: relative => `Expire ${relative}`,
    isProtected: 'Protégé par un mot de passe',
    isProtectedText: 'Vous téléchargez une archive ZIP. Son mot de passe arrive dans un e-mail séparé.',
    acknowledgement: 'Je confirme que ces fichiers me sont destinés et que je les traiterai avec soin.',
    tickFirst: 'Cochez la case ci-dessus pour continuer.',
    proceed: 'Continuer',
  },

  /** After a press that a program could have made. */
  personStep: {
    title: 'Encore une étape',
    text: 'Votre clic ressemblait au contrôle automatique d’un système de messagerie. Attendez un instant, puis appuyez une fois sur le bouton.',
    open: 'Ouvrir les fichiers',
    wait: 'Veuillez attendre que le bouton soit prêt.',
    ready: 'Le bouton est prêt.',
  },

  archive: {
    howToOpen: 'Comment ouvrir l’archive',
    steps: [
      'Téléchargez l’archive et retrouvez l’e-mail contenant le mot de passe. Il a été envoyé séparément de celui contenant le lien.',
      'Ouvrez l’archive avec un logiciel compatible AES\u2011256 : 7\u2011Zip ou WinZip sous Windows, Keka sur Mac, 7z sous Linux.',
      'Copiez le mot de passe depuis l’e-mail, sans espace avant ni après.',
    ],
    otherTools:
      '« Operation not permitted » ou une erreur semblable signifie qu’un logiciel n’est pas compatible AES\u2011256 : utilisez l’un de ceux indiqués ci-dessus.',
  },

  file: {
    download: name => `Télécharger ${name}`,
    downloadAgain: name => `Télécharger à nouveau ${name}`,
    retry: name => `Réessayer : ${name}`,
    preparingName: name => `Préparation : ${name}`,
    preparing: 'Préparation du téléchargement.',
    busy: seconds => `Trop de demandes, reprise dans ${formatDuration(seconds, 'second', 'fr')}.`,
    tooMany: seconds => `Trop de demandes. Réessayez dans ${formatDuration(seconds, 'second', 'fr')}.`,
    started: 'Téléchargement commencé.',
    saved: 'Enregistré.',
    failed: name => `Impossible de télécharger ${name}.`,
    waiting: 'En attente de son tour.',
    inArchive: 'Dans le ZIP.',
    cancel: name => `Annuler le téléchargement : ${name}`,
    resume: name => `Reprendre le téléchargement : ${name}`,
  },

  all: {
    download: 'Tout télécharger',
    downloadZip: 'Tout télécharger en ZIP',
    counting: (index, count) => `Téléchargement ${index} sur ${count}`,
    started: 'Tous les téléchargements ont commencé.',
    someFailed: count =>
      plural(
        count,
        { one: '# fichier n’a pas pu être téléchargé.', other: '# fichiers n’ont pas pu être téléchargés.' },
        'fr',
      ),
    fileName: day => `fichiers-${day}.zip`,
    cancel: 'Annuler le téléchargement de tous les fichiers',
    resume: 'Reprendre le téléchargement de tous les fichiers',
    failed: 'Le téléchargement a échoué.',
  },

  saving: {
    progress: name => `Progression : ${name}`,
    bytes: (done, total) => `${size(done)} sur ${size(total)}`,
    begun: name => `Enregistrement : ${name}.`,
    broken: 'La connexion a été perdue. Le téléchargement reprendra automatiquement là où il s’est arrêté.',
    goesOn: 'Le téléchargement continue.',
    finishing: 'Finalisation.',
    saved: name => `${name} a été enregistré.`,
    cancelled: 'Le téléchargement a été annulé.',
    noRoom: 'L’espace disponible sur ce disque est insuffisant.',
    notWritable: 'Impossible d’écrire le fichier à cet endroit. Choisissez un autre emplacement.',
    keepOpen: 'Laissez cette page ouverte jusqu’à la fin.',
  },

  login: {
    title: 'Connectez-vous pour ouvrir ces fichiers',
    text: 'Ils ne s’ouvrent que pour la personne à qui ils sont destinés. Vous reviendrez ici ensuite.',
    signIn: 'Se connecter',
    otherPerson: 'Ces fichiers ne s’ouvrent pas pour vous',
    otherPersonTexts: email => [
      `Vous êtes connecté ici en tant que ${email}. Les fichiers sont destinés à une autre personne, ou votre session a pris fin.`,
      'Vous serez d’abord déconnecté. Appuyez sur « Se connecter » sur la page suivante pour revenir ici.',
    ],
    signInAsAnother: 'Changer de compte',
  },

  code: {
    title: 'Confirmez qu’il s’agit bien de vous',
    text: 'L’expéditeur protège ces fichiers par un code, valable quelques minutes.',
    goesTo: { sms: phone => `Code par SMS au ${phone}`, email: email => `Code par e-mail à ${email}` },
    wentTo: {
      sms: phone => `Code du SMS envoyé au ${phone}`,
      email: email => `Code de l’e-mail envoyé à ${email}`,
    },
    nothingYet: 'Rien n’est envoyé avant que vous appuyiez sur le bouton.',
    send: 'Envoyer le code',
    sending: 'Envoi…',
    sent: 'Le code a été envoyé.',
    verify: 'Vérifier',
    verifying: 'Vérification…',
    expiresIn: clock => `Expire dans ${clock}`,
    expiresSoon: seconds => `Le code expire dans ${formatDuration(seconds, 'second', 'fr')}.`,
    expired: 'Le code a expiré.',
    wrong: 'Code incorrect',
    attempts: count => plural(count, { one: '# tentative restante', other: '# tentatives restantes' }, 'fr'),
    incomplete: 'Le code compte six chiffres.',
    otherPrefix: (theirs, ours) => `Ce code commence par ${theirs}. Le plus récent commence par ${ours}.`,
    resend: { sms: 'Envoyer un nouveau code par SMS', email: 'Envoyer un nouveau code par e-mail' },
    instead: { sms: 'L’envoyer plutôt par SMS', email: 'L’envoyer plutôt par e-mail' },
    failed: 'La connexion a échoué.',
    unreachable: 'Le serveur est injoignable. Vérifiez votre connexion.',
    refused: {
      sms: 'Le réseau téléphonique a refusé le message. Demandez à l’expéditeur de vérifier le numéro.',
      email: 'Le code n’a pas pu être envoyé à cette adresse. Demandez à l’expéditeur de la vérifier.',
    },
    waiting:
      'Les fichiers sont encore en cours de traitement, et aucun code n’a été envoyé. Réessayez dans une minute.',
    trust: {
      label: 'Faire confiance à cet appareil pendant 30 jours',
      text: 'Les prochains liens qui vous sont adressés s’ouvriront alors sans code dans ce navigateur. Ne cochez cette case que sur un appareil que personne d’autre n’utilise.',
      isTrusted: 'Cet appareil est de confiance. Les liens qui vous sont adressés s’y ouvrent sans code.',
      forget: 'Oublier cet appareil',
      forgotten: 'Cet appareil n’est plus de confiance. Le prochain lien demandera de nouveau un code.',
      failed:
        'Cet appareil n’a pas pu être enregistré comme appareil de confiance. Le prochain lien demandera de nouveau un code.',
    },
    ended: 'Ces fichiers ne sont plus disponibles, et aucun code n’a été envoyé. Rechargez cette page.',
    locked: (relative, at) =>
      `Aucun code n’a été envoyé, car trop de codes ont été demandés. Vous pourrez en demander un autre ${relative}, à partir de cette date : ${at}.`,
    lockedPermanently:
      'Aucun code n’a été envoyé, car trop de codes ont été demandés. Demandez à l’expéditeur d’autoriser de nouveaux codes, puis envoyez-en un ici.',
  },
}

/** '1,4 Mo', which no line breaks. */
function size(bytes: number): string {
  return formatBytes(bytes, 'fr').replace(' ', '\u00a0')
}
