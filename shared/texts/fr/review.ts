import type { ReviewTexts } from '../en/review.ts'
import { countFiles, formatCount, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'fr')
const days = (count: number) => formatDuration(count, 'day', 'fr')

export const review: ReviewTexts = {
  transferHeading: 'Détails du transfert',
  requestHeading: 'Détails de la demande',
  refresh: 'Actualiser',
  asAdministrator:
    'Vous consultez cette page en tant qu’administrateur, sans le lien qui l’ouvre. Le journal d’audit enregistre cette consultation.',
  outdated: 'Ces informations ne sont peut-être plus à jour',
  triesAgain: 'La page réessaie toutes les quelques secondes.',
  pleaseTryAgain: 'Réessayez.',

  missing: {
    title: 'Transfert introuvable',
    forSender:
      'L’adresse est peut-être incomplète, le transfert a peut-être été supprimé, ou un collègue l’a envoyé : seul l’expéditeur peut voir un transfert. Vérifiez l’adresse.',
    forAdministrator:
      'L’adresse est peut-être incomplète, ou le transfert a peut-être été supprimé. Vérifiez l’adresse.',
    failed: 'Le transfert n’a pas pu être chargé',
    failedText: 'Le transfert n’a pas pu être chargé.',
    loading: 'Chargement du transfert',
  },

  state: {
    title: 'État',
    extendable: moment => `Vous pouvez le prolonger jusqu’au ${moment}.`,
    waiting: 'En attente',
    unknownReason: 'La raison est inconnue',
    notReleased: 'Les fichiers n’ont pas été mis à disposition.',
    notShared: 'Rien n’a été partagé avec le destinataire.',
    requestAgain: 'Examinez les fichiers, puis demandez-les à nouveau.',
    sendAgain: 'Examinez les fichiers, puis renvoyez-les.',
    updating: meaning => `${meaning}. Cette page s’actualise toutes les cinq secondes.`,
    unfinished: (meaning, recipient) =>
      `${meaning}. Si ${recipient} ne poursuit pas, révoquez la demande. Sinon, son lien sera de nouveau utilisable 24 heures après l’arrêt du dépôt.`,
    stalled: (meaning, hours, recipient) =>
      `${meaning}. Rien n’est arrivé depuis au moins ${formatDuration(hours, 'hour', 'fr')}. Si ${recipient} ne poursuit pas, révoquez la demande. Sinon, son lien sera de nouveau utilisable 24 heures après l’arrêt du dépôt.`,

    copyUploadLink: recipient =>
      `La demande reste ouverte : copiez le lien ci-dessous et transmettez-le à ${recipient} par un autre moyen.`,
    copyDownloadLink:
      'Les fichiers restent disponibles : copiez le lien ci-dessous et transmettez-le au destinataire par un autre moyen.',
    uploadLink: 'Lien de dépôt',
    uploadLinkNote: recipient =>
      `Le lien est destiné à ${recipient} et ne peut être utilisé qu’une fois : quiconque le possède peut y déposer des fichiers.`,
    downloadLink: 'Lien de téléchargement',
    codeLinkNote: 'Avec ce lien et le code reçu sur son téléphone, le destinataire obtient les fichiers.',
    emailCodeLinkNote: 'Avec ce lien et un code reçu dans sa boîte de réception, le destinataire obtient les fichiers.',
    openLinkNote: 'Quiconque possède ce lien peut obtenir les fichiers : ne le transmettez qu’au destinataire.',
    download: 'Télécharger',
    onlyYou: 'Vous seul pouvez ouvrir les fichiers, connecté en tant que demandeur.',

    requestedAgainAs: 'Demandé à nouveau : {link}',
    sentAgainAs: 'Renvoyé : {link}',
    sentAs: 'Envoyé : {link}',
    sentToRightAs: 'Envoyé au bon destinataire : {link}',
    replaces: 'Remplace {link}, envoyé au mauvais destinataire',
  },

  openUpload: {
    sending: 'Un onglet de ce navigateur dépose les fichiers. Laissez-le ouvert jusqu’à la fin du dépôt.',
    resumable: 'Le dépôt n’est pas terminé. Vous pouvez le poursuivre dans ce navigateur.',
    elsewhere:
      'Le dépôt continue dans le navigateur où vous l’avez commencé. Si ce n’est pas possible, abandonnez-le et renvoyez les fichiers. Sans progression, il prend fin automatiquement après 24 heures.',
    goOn: 'Poursuivre',
  },

  blocked: {
    title: 'Bloqué par une politique',
    sendAnew:
      'Il ne peut pas être renvoyé. Envoyez d’autres fichiers, choisissez un autre destinataire ou adressez-vous aux administrateurs de votre organisation.',
    requestAnew:
      'Examinez les fichiers, puis demandez-en d’autres ou adressez-vous aux administrateurs de votre organisation.',
    changes:
      'Lorsque vous le renvoyez, le transfert change comme suit. Les fichiers sont stockés ; rien n’est déposé à nouveau.',
    on: {
      anonymousTransfer: 'Vous êtes masqué en tant qu’expéditeur.',
      passwordProtection: 'Les fichiers sont protégés par un mot de passe.',
      mobileOtp: 'Le destinataire a besoin d’un code par SMS.',
      emailOtp: 'Le destinataire a besoin d’un code par e-mail.',
      trackingId: 'Le transfert a une référence de suivi.',
      acknowledgement: 'Vous donnez votre consentement.',
    },
    off: {
      anonymousTransfer: 'Vous apparaissez comme expéditeur.',
      passwordProtection: 'Les fichiers ne sont pas protégés par un mot de passe.',
      mobileOtp: 'Le destinataire n’a pas besoin de code par SMS.',
      emailOtp: 'Le destinataire n’a pas besoin de code par e-mail.',
      trackingId: 'Le transfert n’a pas de référence de suivi.',
    },
    templateSet: name => `Les e-mails utilisent le jeu de modèles « ${name} ».`,
    expiry: count => `Le lien fonctionne ${days(count)}.`,
    other: feature => `Une option d’une version plus récente change : ${feature}.`,
  },

  sendAgain: {
    trackingId: 'Référence de suivi de ce transfert',
    failed: 'Le transfert n’a pas été renvoyé',
    running: 'Renvoi du transfert',
    act: 'Renvoyer',
    done: recipient => `Le transfert à ${recipient} a été renvoyé.`,
  },

  undo: {
    button: 'Annuler l’envoi',
    running: 'Annulation de l’envoi',
    offer: 'Pas encore envoyé : vous pouvez encore annuler',
    left: duration =>
      `Rien n’est mis à disposition ni envoyé par e-mail avant la fin du délai. Temps restant : ${duration}.`,
    over: 'Les fichiers vont être mis à disposition.',
    failed: 'L’envoi n’a pas été annulé',
    done: 'Annulé avant l’envoi',
    doneText: 'Personne n’a reçu d’e-mail, et le lien n’ouvre aucun fichier.',
  },

  wrongRecipient: {
    button: 'Mauvais destinataire ?',
    title: 'Envoyé au mauvais destinataire ?',
    act: 'Retirer maintenant',
    running: 'Retrait du transfert',
    notReleased: recipient =>
      `Rien n’a encore été mis à disposition. ${recipient} ne reçoit ni les fichiers ni d’e-mail.`,
    thenSend: 'Vous pourrez ensuite envoyer les mêmes fichiers au bon destinataire sans les déposer à nouveau.',
    linkStops: recipient =>
      `Le lien cesse immédiatement de fonctionner, et ${recipient} ne peut plus obtenir les fichiers. Aucun e-mail n’est envoyé à ce sujet.`,
    thenSeeAndSend:
      'Vous verrez ensuite si quelque chose a été téléchargé, et pourrez envoyer les mêmes fichiers au bon destinataire sans les déposer à nouveau.',
    failed: 'Le transfert n’a pas été retiré',
    reloaded: 'L’état actuel a été chargé. Si le transfert est toujours adressé à ce destinataire, réessayez.',

    cannotGet: recipient => `Le lien ne fonctionne plus. ${recipient} ne peut pas obtenir les fichiers.`,
    mayHave: recipient => `Le lien ne fonctionne plus, mais ${recipient} a peut-être déjà les fichiers.`,
    report:
      'Signalez-le dès maintenant au responsable de la sécurité ou à un administrateur de votre organisation, en indiquant l’ID du transfert ci-dessous.',
    erased: 'Les fichiers stockés ont été effacés. Envoyez-les au bon destinataire dans un nouveau transfert.',

    send: moment =>
      `Envoyez les mêmes fichiers, le même message et les mêmes options au bon destinataire. Rien n’est déposé à nouveau. Date limite : ${moment} ; les fichiers seront ensuite effacés.`,
    newPassword: 'L’archive reçoit un nouveau mot de passe.',
    name: 'Nom du bon destinataire (facultatif)',
    email: 'Adresse e-mail du bon destinataire',
    sameAddress: 'C’est l’adresse à laquelle l’envoi a été fait par erreur.',
    sendAct: 'Envoyer au bon destinataire',
    sendActTo: address => `Envoyer à ${address}`,
    sending: 'Envoi des fichiers stockés',
    sendingTo: recipient => `Les fichiers sont en cours d’envoi à ${recipient}.`,
  },

  archive: {
    title: 'Protection par mot de passe',
    name: 'Archive',
    sealing: percent => `Chiffrement ${percent}`,
    sealedLater: 'Chiffrée une fois tous les fichiers analysés',
    passwordLater: recipient =>
      `Les fichiers sont réunis dans une archive ZIP chiffrée en AES-256. Son mot de passe est envoyé à ${recipient} dans un e-mail séparé.`,
    passwordUnsent: 'Rien n’a été partagé, et aucun mot de passe n’a été envoyé.',
    passwordSent: recipient =>
      `Le mot de passe a été envoyé à ${recipient} dans un e-mail séparé. Il n’est pas conservé ici et ne peut pas être retrouvé.`,
  },

  codes: {
    title: 'Code par SMS',
    phone: 'Numéro de téléphone',
    unknownPhone: 'Inconnu',
    byEmail: 'Aussi par e-mail',
    allowed: 'Autorisé',
    unlock: 'Débloquer les codes',
    unlocking: 'Déblocage des codes',
    unlocked: recipient => `${recipient} peut à nouveau demander des codes.`,
    unlockFailed: 'Les codes n’ont pas été débloqués',
    resetFailed: 'Les codes n’ont pas été réinitialisés.',
    change: 'Changer de numéro',
    help: 'Après trop de codes, l’envoi est bloqué pour le destinataire : le débloquer lui permet d’en demander à nouveau. Si vous changez de numéro, les codes y sont désormais envoyés, et la vérification du numéro actuel n’est plus valable.',
    changeTitle: 'Changer le numéro pour les codes',
    changing: 'Changement du numéro',
    changed: recipient => `Les codes pour ${recipient} sont désormais envoyés au nouveau numéro.`,
    changeFailed: 'Le numéro n’a pas été changé',
    changeText: (phone, recipient) =>
      `Les codes sont actuellement envoyés au ${phone}. Assurez-vous que le nouveau numéro appartient à ${recipient} : quiconque en dispose peut obtenir les fichiers.`,
    changeUnknownText: recipient =>
      `Les codes sont actuellement envoyés à un autre numéro. Assurez-vous que le nouveau numéro appartient à ${recipient} : quiconque en dispose peut obtenir les fichiers.`,
    emailTitle: 'Code par e-mail',
    goTo: 'Codes envoyés à',
    ownAddress: 'L’adresse du destinataire',
    emailHelp:
      'Après trop de codes, un destinataire est bloqué : débloquer les codes permet à tous les destinataires de ce transfert d’en demander à nouveau. Un code par e-mail n’est pas plus sûr que la boîte de réception, où se trouve aussi le lien.',
    allUnlocked: 'Les destinataires peuvent à nouveau demander des codes.',
  },

  details: {
    title: 'Détails',
    noMessage: 'Aucun message',
    requestedFrom: 'Demandé à',
    fromDropPage: 'Reçu par',
    notProven: 'Votre page de dépôt. L’expéditeur a indiqué ce nom et cette adresse ; rien ne les prouve.',
    requestedBy: 'Demandé par',
    recipientName: 'Nom du destinataire',
    created: 'Création',
    expires: 'Expiration',
    withdrawn: 'Retrait',
    revoked: 'Révocation',
    nothingShared: 'Rien n’a été partagé',
    daysAfterSending: count => `${days(count)} après l’envoi`,
    downloads: 'Téléchargements',
    hiddenSender: 'Masqué : le destinataire ne voit que votre organisation',
    transferId: 'ID du transfert',
    trackingId: 'Référence de suivi',
    templateSet: 'Jeu de modèles',
    policies: 'Politiques',
    linkByEmail: 'Lien par e-mail',
    linkNotSent: 'Non envoyé : vous le transmettez vous-même',
  },

  files: {
    name: 'Nom',
    file: 'Fichier',
    size: 'Taille',
    state: 'État',
    found: 'Données sensibles',
    sha256: 'SHA-256',
    labelledSha256: 'SHA-256 {digest}',
    none: 'Ce transfert ne contient aucun fichier.',
    unknown: 'Pas encore connu',
    digestOf: name => `SHA-256 du fichier ${name}`,
    digestStartOf: (beginning, name) => `${beginning}, SHA-256 du fichier ${name}`,
    copyDigest: 'Copier le SHA-256',
    copyRefused: 'Ce navigateur n’autorise pas les pages à copier. Sélectionnez la valeur et copiez-la.',

    waitingForUpload: 'En attente de dépôt',
    waiting: 'En attente',
    waitingToBeAnonymized: 'En attente d’anonymisation',
    waitingToBeInspected: 'En attente d’analyse',
    anonymizing: 'Anonymisation',
    inspecting: 'Analyse',
    inspected: 'Analysé',
    inspectedInPart: 'Analysé en partie',
    error: 'Erreur',
    info: 'Info',
    notUploaded: 'Non déposé',
    notProcessed: 'Non traité',
    verified: 'Vérifié',
    notAnonymized: 'Non anonymisé',
    percent: (state, percent) => `${state} ${percent}`,
    proceeding: 'Aucune action requise : le transfert suit son cours.',
  },

  malware: {
    allow: 'Autoriser ce contenu',
    allowOf: name => `Autoriser ce contenu : ${name}`,
    title: 'Autoriser ce contenu ?',
    text: signature =>
      `Si ${signature} est une fausse alerte, ce fichier exact pourra être renvoyé pendant 90 jours. Le fichier supprimé ne revient pas : son expéditeur reçoit un e-mail et l’envoie de nouveau.`,
    reason: 'Motif',
    reasonHelp: 'Le journal d’audit l’enregistre avec votre nom.',
    act: 'Autoriser',
    running: 'Autorisation du contenu',
    failed: 'Le contenu n’a pas été autorisé',
    allowedUntil: day => `Un administrateur autorise ce contenu jusqu’au ${day}.`,
    sendAgain: 'Envoyez le fichier de nouveau.',
    askAgain: 'Demandez le fichier de nouveau.',
    end: 'Mettre fin à l’autorisation',
    endOf: name => `Mettre fin à l’autorisation : ${name}`,
    endTitle: 'Mettre fin à l’autorisation ?',
    endText: signature =>
      `Désormais, les fichiers ayant ce contenu seront de nouveau refusés si ${signature} est signalé. Les transferts déjà envoyés restent disponibles.`,
    endAct: 'Mettre fin',
    endRunning: 'Fin de l’autorisation',
    endFailed: 'L’autorisation n’a pas pris fin',
  },

  found: {
    title: 'Données sensibles',
    kinds: counted => `Données sensibles trouvées : ${counted}`,
    looking: (inspected, all) => `Recherche de données sensibles : ${number(inspected)} sur ${countFiles(all, 'fr')}`,
    partly: count =>
      plural(
        count,
        {
          one: '# fichier n’a pas pu être entièrement analysé. Les raisons sont indiquées ci-dessous.',
          other: '# fichiers n’ont pas pu être entièrement analysés. Les raisons sont indiquées ci-dessous.',
        },
        'fr',
      ),
    anonymized: 'Les fichiers anonymisés ont été analysés sous la forme que reçoit le destinataire.',
    none: 'Aucune donnée sensible trouvée',
    notInspected: 'Les fichiers n’ont pas été analysés',
    noneInPart: 'Rien n’a été trouvé dans ce qui a pu être analysé',

    details: 'Détails',
    detailsOf: name => `Détails de ce qui a été trouvé dans ${name}`,
    identical: counted => `${counted}, une seule valeur`,
    distinct: (counted, different) =>
      `${counted}, ${plural(different, { one: '# valeur différente', other: '# valeurs différentes' }, 'fr')}`,
    place: counted => `{place} : ${counted}`,
    page: page => `Page ${page}`,
    sheet: page => `Feuille ${page}`,
    slide: page => `Diapositive ${page}`,
    column: column => `Colonne ${column}`,
    pageAndColumn: (page, column) => `${page}, ${column}`,
    recognisedPlace: place => `${place} (OCR)`,
    onlyFrequent: max =>
      plural(
        max,
        {
          one: 'Seul l’emplacement le plus fréquent est indiqué.',
          other: 'Seuls les # emplacements les plus fréquents sont indiqués.',
        },
        'fr',
      ),
    sampled: (kinds, read, total) =>
      `Ces types de données n’ont été recherchés que dans une partie du texte : ${formatList(kinds, 'fr')} (${read} caractères sur ${total}).`,
    assumedEncoding: encoding => `Lu en ${encoding} (supposé).`,
    recognised: count =>
      `Pages et images lues par reconnaissance de texte (OCR), avec des erreurs possibles : ${number(count)}.`,
    misleadingName: (named, found) =>
      `Un nom de fichier se termine par .${named}, mais le contenu est du type .${found}.`,
    untypedName: found => `Un nom de fichier n’a pas d’extension ; le contenu est du type .${found}.`,
  },

  secondOpinion: {
    title: 'Deuxième avis : Amazon Macie',
    both: kinds => `Trouvé par les deux : ${kinds}`,
    onlyMacie: kinds => `Trouvé seulement par Macie : ${kinds}`,
    onlyHere: kinds => `Trouvé seulement ici : ${kinds}`,
    notSought: kinds => `Non recherché par Macie : ${kinds}`,
    counted: (kind, count) => `${kind} (${number(count)})`,
    counts: (kind, count, second) => `${kind} (${number(count)} ; Macie : ${number(second)})`,
  },

  anonymized: {
    columns: count => plural(count, { one: '# colonne anonymisée', other: '# colonnes anonymisées' }, 'fr'),
    ofFile: (name, columns) => `Anonymisation du fichier ${name} : ${columns}`,
    rows: count => plural(count, { one: '# ligne de données.', other: '# lignes de données.' }, 'fr'),
    column: (method, outcome) => `{column} : ${method}. ${outcome}`,
    unnamedColumn: column => `Colonne ${column}`,
    changed: (changed, unchanged) =>
      plural(
        changed,
        {
          one: `# valeur modifiée, ${number(unchanged)} sans changement.`,
          other: `# valeurs modifiées, ${number(unchanged)} sans changement.`,
        },
        'fr',
      ),
    replaced: count =>
      plural(
        count,
        {
          one: '# valeur était trop courte pour le chiffrement préservant le format ou contenait d’autres lettres que A à Z ; elle a été remplacée.',
          other:
            '# valeurs étaient trop courtes pour le chiffrement préservant le format ou contenaient d’autres lettres que A à Z ; elles ont été remplacées.',
        },
        'fr',
      ),
    pseudonymized: 'Seulement pseudonymisé : quiconque connaît la clé peut rétablir les valeurs.',
  },
}
