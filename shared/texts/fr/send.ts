import type {
  AddressBookTexts,
  CsvFilesTexts,
  RequestTexts,
  SendTexts,
  SuccessTexts,
  UnfinishedTexts,
} from '../en/send.ts'
import { countFiles, formatDateTime, formatList, formatRelative, plural } from '../format.ts'

const files = (count: number) => countFiles(count, 'fr')
const moment = (iso: string) => formatDateTime(iso, undefined, 'fr')

export const send: SendTexts = {
  steps: 'Étapes',
  stepNames: ['Fichiers et destinataire', 'Vérification et envoi'],
  heading: 'Envoyer des fichiers',
  next: 'Étape suivante',
  back: 'Retour',
  checking: 'Vérification du transfert',
  createFailed: 'Impossible de créer le transfert',
  nextNotLoaded: 'L’étape suivante n’a pas pu être chargée. Vérifiez votre connexion ou rechargez la page.',
  requestInstead: 'Vous voulez demander des fichiers ?',
  discardText: 'Les fichiers, le destinataire et les options sont effacés.',

  recipientName: 'Nom du destinataire (facultatif)',
  recipientEmail: 'E-mail du destinataire',
  addMessage: 'Ajouter un message',

  fields: {
    files: 'fichiers',
    recipientName: 'nom du destinataire',
    recipient: 'e-mail du destinataire',
    message: 'message',
  },
  toCheck: fields => `Pour continuer, vérifiez : ${formatList(fields, 'fr')}.`,

  replacedTitle: recipient => `Le destinataire de votre brouillon est maintenant ${recipient}`,
  replaced: before =>
    `Vous avez suivi un lien pour ce destinataire. Auparavant, le brouillon était pour ${before}. Vérifiez les fichiers et le message.`,
  preparationFailed: next =>
    `Rien n’a été envoyé, et vos saisies sont conservées. Consultez le message d’erreur ou vérifiez votre connexion, puis appuyez sur ${next}.`,

  missing: {
    openTitle: count => plural(count, { one: 'Rouvrir # fichier', other: 'Rouvrir # fichiers' }, 'fr'),
    open: 'Rouvrir',
    openText:
      'La page a été rechargée, et le navigateur demande votre accord avant de rouvrir vos fichiers. Tout ce que vous avez saisi d’autre est conservé.',
    chooseTitle: count =>
      plural(count, { one: 'Choisir à nouveau # fichier', other: 'Choisir à nouveau # fichiers' }, 'fr'),
    chooseText:
      'La page a été rechargée, et le navigateur ne conserve pas les fichiers. Choisissez à nouveau les mêmes fichiers ou retirez-les. Tout ce que vous avez saisi d’autre est conservé.',
  },

  late: {
    tooLate:
      'Vous ne pouvez pas ajouter de fichiers pendant l’envoi du transfert. Envoyez-les dans un autre transfert.',
    faulty: 'Vérifiez la liste des fichiers, puis appuyez sur Étape suivante.',
    setAside:
      'Un dépôt antérieur n’est pas terminé. Les fichiers que vous venez de choisir sont conservés pour votre prochain transfert.',
  },
  failedElsewhere: fault => `${fault} Ouvrez « Envoyer des fichiers » pour continuer.`,

  confirm: {
    heading: (count, recipient) => `Vous envoyez ${files(count)} à ${recipient}`,
    send: 'Envoyer',
    sendTo: recipient => `Envoyer à ${recipient}`,
    checkAgain: 'Vérifier à nouveau',
    notAllowed: 'Ce transfert n’est pas autorisé. Revenez en arrière et changez le destinataire.',
    refusedTitle: 'Le transfert n’a pas été accepté',
    refused: 'Rien n’a été envoyé. Vos saisies sont toujours là.',
    cancelledTitle: 'L’envoi a été annulé',
    cancelled: 'Rien n’a été envoyé au destinataire. Vos saisies sont toujours là.',
    summary: 'Ce que vous envoyez',
    recipient: (name, address) => `${name} <${address}>`,
    aboutRecipient: 'destinataire',
    aboutMessage: 'message',
    noMessage: 'Aucun message',
  },

  check: {
    blockedTitle: 'Ce transfert ne peut pas être envoyé',
    title: 'Vérifiez le destinataire',
    blocked: 'Changez le destinataire, ou demandez à vos administrateurs si cette adresse devrait être autorisée.',
    use: address => `Utiliser ${address}`,
    change: 'Changer le destinataire',
    keep: recipient => `Garder ${recipient}`,
    kept: recipient => `Vous gardez ${recipient}.`,
    showWarning: 'Afficher l’avertissement',
    entered: 'Votre saisie',
    similar: 'Adresse semblable',
    mailGoesTo: address => `L’e-mail est envoyé à ${address}`,
    insteadOf: (part, other) => `${part} au lieu de ${other}`,
    differences: differences => `${formatList(differences, 'fr')}.`,
  },

  uploading: {
    heading: (count, recipient) => `Envoi de ${files(count)} à ${recipient}`,
    refused: 'Les options montrent ce que votre organisation exige désormais. Vos saisies sont conservées.',
    blocked: 'Les fichiers sont stockés. Consultez le transfert pour voir s’il peut être renvoyé sans nouveau dépôt.',
    toOptions: 'Retour aux options',
    startOver: 'Nouveau transfert',
    faulty: count =>
      count === 1
        ? 'Ce transfert ne peut pas être envoyé avec ce fichier. Les autres envois ont été arrêtés, le destinataire n’a rien reçu et vos saisies sont conservées.'
        : 'Ce transfert ne peut pas être envoyé avec ces fichiers. Les autres envois ont été arrêtés, le destinataire n’a rien reçu et vos saisies sont conservées.',
    removeFaulty: count => (count === 1 ? 'Retirer le fichier et continuer' : 'Retirer les fichiers et continuer'),
    cancelTitle: 'Annuler l’envoi ?',
    keep: 'Poursuivre l’envoi',
    cancel: 'Annuler l’envoi',
    cancelText:
      'Le dépôt s’arrête et le destinataire ne reçoit rien. Vos saisies restent ici : vous pourrez encore faire l’envoi.',
    cancelTextUploaded:
      'Le dépôt s’arrête et le destinataire ne reçoit rien. Vos saisies restent ici : vous pourrez encore faire l’envoi. Les données déposées sont supprimées.',
  },
}

export const csvFiles: CsvFilesTexts = {
  anonymize: 'Anonymiser',
  columns: count => plural(count, { one: '# colonne anonymisée', other: '# colonnes anonymisées' }, 'fr'),
  chooseAgain:
    'Ce fichier a été anonymisé lors d’un envoi précédent. Ouvrez « Anonymiser » et choisissez à nouveau ses règles.',
  toCheck: {
    secret:
      'La clé ou le sel de ses règles ne sont pas conservés lorsque la page est rechargée. Ouvrez « Anonymiser » et saisissez-les à nouveau.',
    changed: 'Ce fichier a changé depuis la création de ses règles. Ouvrez « Anonymiser » et vérifiez-les.',
  },
  unmatched: columns => {
    const numbers = formatList(columns.map(String), 'fr')
    return plural(
      columns.length,
      {
        one: `L’expression régulière ne change rien dans les premières lignes de la colonne ${numbers}. Si elle ne change aucune ligne, le transfert échoue.`,
        other: `L’expression régulière ne change rien dans les premières lignes des colonnes ${numbers}. Si elle ne change aucune ligne de l’une d’elles, le transfert échoue.`,
      },
      'fr',
    )
  },
  notText: 'Ce fichier contient des octets qui ne sont pas du texte.',
  notTextMeaning: 'S’il est anonymisé, le transfert échoue. Enregistrez-le en UTF-8, puis choisissez-le à nouveau.',
  unreadable: path =>
    `${path} ne peut plus être lu : le fichier a été déplacé, supprimé ou modifié. Retirez-le de la liste, puis choisissez-le à nouveau.`,
  notLoaded: 'La fenêtre n’a pas pu être chargée. Vérifiez votre connexion ou rechargez la page.',
}

export const unfinished: UnfinishedTexts = {
  title: 'Transfert inachevé',
  titleTo: recipient => `Transfert inachevé à ${recipient}`,
  allUploaded: count => `Tout est déposé (${files(count)}) ; il ne manque que la dernière étape.`,
  waiting: (waiting, all) =>
    plural(
      waiting,
      {
        one: `# sur ${files(all)} reste à déposer.`,
        other: `# sur ${files(all)} restent à déposer.`,
      },
      'fr',
    ),
  unreachable: reason => `Son état est actuellement inconnu. ${reason}`,
  kept: (startedAt, keptUntil, now) =>
    `Commencé ${formatRelative(startedAt, now, 'fr')}. Les données déposées sont conservées au moins jusqu’au ${moment(keptUntil)}.`,

  replaceTitle: 'Poursuivre le dépôt antérieur ?',
  replaceText: 'Vos saisies sur cette page concernent un autre transfert et seront perdues.',
  stay: 'Rester ici',

  chooseHeading: recipient => `Poursuivre l’envoi à ${recipient}`,
  sameFiles: 'Fichiers de ce transfert',
  resizedTitle: 'Ce dépôt ne peut pas continuer avec un fichier de taille différente',
  resized: 'Choisissez le fichier tel qu’il était au départ, ou envoyez le tout dans un nouveau transfert.',
  newTransfer: 'L’envoyer dans un nouveau transfert',
  newTransferText:
    'Un nouveau transfert commence à l’étape 1 avec le destinataire, le message et les fichiers que vous avez choisis ici. Les fichiers déjà déposés doivent aussi être choisis à nouveau.',

  over: {
    unknown: 'Le transfert n’existe plus. Renvoyez les fichiers.',
    finished: state => `Le dépôt a été terminé entre-temps. ${state}`,
    ready: recipient => `Vos fichiers sont prêts pour ${recipient}.`,
    failed: reason => `Le dépôt ne peut pas continuer. ${reason}`,
    sendAgain: 'Renvoyez les fichiers.',
    discarded: 'Vous avez abandonné ce dépôt. Renvoyez les fichiers.',
    revoked: 'Le transfert a été envoyé entre-temps, puis révoqué.',
    expired: 'Le transfert a été envoyé entre-temps et a expiré.',
    other: 'Le dépôt n’est plus en cours. Rechargez cette page pour voir l’état du transfert.',
  },
}

export const request: RequestTexts = {
  heading: 'Demander des fichiers',
  loading: 'Chargement du formulaire',
  preCheckFailed: 'La vérification préalable de la demande a échoué',
  sendInstead: 'Vous voulez envoyer des fichiers ?',
  dropInstead: 'On vous envoie régulièrement des fichiers ?',
  discardText: 'Le destinataire, le message et les options sont effacés.',
  replacedTitle: responder => `Le destinataire de votre brouillon est maintenant ${responder}`,
  replaced: before =>
    `Vous avez suivi un lien pour cette adresse. Auparavant, le brouillon était pour ${before}. Vérifiez le message.`,

  responderPanel: 'Destinataire de la demande',
  responderName: 'Nom du destinataire (facultatif)',
  responderEmail: 'E-mail du destinataire',
  messageOptional: 'Message (facultatif)',
  messageHint: 'Quels fichiers vous faut-il, et pourquoi',

  request: 'Demander',
  requesting: 'Envoi de la demande',
  done: 'La demande a été faite',
  failed: 'La demande n’a pas abouti',
  failedTitle: 'La demande n’a pas été faite',
  kept: 'Vos saisies sont conservées.',

  resultHeading: 'Fichiers demandés',
  notMailed: (meaning, recipient) =>
    `${meaning} La demande existe : copiez le lien ci-dessous et transmettez-le à ${recipient} par un autre moyen.`,
  resultPanel: 'La suite',
  mailed: until => `{recipient} reçoit ce lien par e-mail et peut déposer des fichiers jusqu’au ${moment(until)}.`,
  give: until => `Transmettez ce lien à {recipient}, qui peut déposer des fichiers jusqu’au ${moment(until)}.`,
  link: 'Lien de dépôt',
  linkNote:
    'Il ne peut être utilisé qu’une fois. Quiconque possède le lien peut déposer des fichiers à la place de la personne sollicitée.',
  again: 'Nouvelle demande',
  review: 'Voir la demande',
}

export const success: SuccessTexts = {
  success: 'C’est fait !',
  loading: 'Chargement du transfert',
  submitted: 'Vos fichiers ont été remis',
  login: 'Connectez-vous pour voir leur état.',
  transferExpires: expiry => `Votre transfert expirera ${expiry}.`,
  requestExpires: expiry => `Votre demande expirera ${expiry}.`,
  outdated: 'Ces informations ne sont peut-être plus à jour',
  unknownTitle: 'L’état est actuellement inconnu',
  retried: 'La page réessaie toutes les quelques secondes.',
  review: 'Voir le transfert',
  linkLater: 'Le lien de téléchargement sera disponible sur la page du transfert à la fin du traitement.',
  sendMore: 'Nouvel envoi',
  requestMore: 'Nouvelle demande',
  byHand: 'Transmettez le lien vous-même',
  unknownState: 'État inconnu',

  ready: recipient => `Vos fichiers sont prêts. Le lien est envoyé à ${recipient} par e-mail.`,
  readyByHand: recipient => `Vos fichiers sont prêts. Copiez le lien ci-dessous et transmettez-le à ${recipient}.`,
  failed: 'Vos fichiers n’ont pas été envoyés',
  expired: 'Votre transfert a expiré',
  revoked: 'Votre transfert a été révoqué',
  noLongerShared: recipient => `${recipient} ne peut plus obtenir les fichiers.`,
  discarded: 'Vous avez abandonné ce dépôt',
  notShared: recipient => `Rien n’a été partagé avec ${recipient}.`,
  uploading: 'Vos fichiers ne sont pas encore envoyés',
  uploadingText: 'Le dépôt n’est pas terminé.',

  requested: recipient => `Des fichiers ont été demandés à ${recipient}.`,
  requestedByHand: recipient =>
    `Votre demande est prête. Copiez le lien de dépôt ci-dessous et transmettez-le à ${recipient}.`,
  requestNotMailed: recipient => `Copiez le lien de dépôt ci-dessous et transmettez-le à ${recipient}.`,
  arrived: recipient => `Les fichiers envoyés par ${recipient} sont arrivés et sont en cours de traitement.`,
  released: recipient => `Les fichiers envoyés par ${recipient} sont disponibles.`,
  requestFailed: 'Vous n’avez pas reçu les fichiers',
  notReleased: recipient => `Les fichiers envoyés par ${recipient} n’ont pas été mis à disposition.`,
  requestExpired: 'Votre demande a expiré',
  requestRevoked: 'Votre demande a été révoquée',
  askAgain: 'Vous pouvez demander à nouveau les fichiers.',
  responding: 'Des fichiers arrivent',
  respondingText: recipient => `${recipient} dépose des fichiers en ce moment.`,
}

export const addressBook: AddressBookTexts = {
  title: 'Vos destinataires',
  edit: 'Modifier vos destinataires…',
  found: count =>
    plural(
      count,
      {
        one: '# destinataire. Utilisez les touches fléchées pour choisir.',
        other: '# destinataires. Utilisez les touches fléchées pour choisir.',
      },
      'fr',
    ),
  about:
    'Vous seul voyez cette liste. Un destinataire y est ajouté lorsque vous lui envoyez ou lui demandez des fichiers.',
  empty: 'La liste est vide. Un destinataire y est ajouté lorsque vous lui envoyez ou lui demandez des fichiers.',
  lastUsed: time => `Utilisé ${time}`,
  delete: address => `Supprimer : ${address}`,
  deleted: address => `${address} a été supprimé de vos destinataires.`,
  deleteAll: 'Tout supprimer',
  deleteAllTitle: 'Supprimer tous vos destinataires ?',
  deleteAllText: count =>
    plural(
      count,
      {
        one: 'Le nom et l’adresse de # destinataire sont supprimés. Vos transferts restent.',
        other: 'Les noms et adresses de # destinataires sont supprimés. Vos transferts restent.',
      },
      'fr',
    ),
  keepAll: 'Tout conserver',
  deleting: 'Suppression de vos destinataires',
  deletedAll: count => plural(count, { one: '# destinataire supprimé.', other: '# destinataires supprimés.' }, 'fr'),
}
