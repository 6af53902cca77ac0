import type { RequestTexts, RespondingTexts, UploadTexts } from '../en/upload.ts'
import { countFiles, formatBytes, formatDateTime, plural } from '../format.ts'
import { listed } from '../listed.ts'

const size = (bytes: number) => formatBytes(bytes, 'fr').replace(' ', '\u00a0')

export const requestTexts: RequestTexts = {
  expiredTitle: 'Lien de dépôt expiré !',
  expired: 'Demandez à l’expéditeur de renvoyer sa demande.',
  withdrawnTitle: 'Demande retirée',
  withdrawn: 'La demande a été retirée : son lien ne permet plus de déposer des fichiers.',
  begunTitle: 'Un dépôt a commencé',
  begun: 'Un dépôt par ce lien a commencé sur un autre appareil ou dans un autre navigateur.',
  blocked: 'Ces fichiers ne peuvent pas être acceptés ici. Contactez la personne qui les a demandés.',
  usedTitle: 'Déjà déposé !',
  used: '(Ce lien ne peut être utilisé qu’une fois.)',
}

export const responding: RespondingTexts = {
  saving: 'Préparation du dépôt',
  done: 'Déposé',
  tabRunning:
    'Le dépôt continue tant que cet onglet est ouvert. S’il se ferme, rouvrez le lien dans ce navigateur dans les 24 heures pour reprendre là où le dépôt s’est arrêté.',
  tabPaused:
    'Vous pouvez fermer cet onglet : rouvrez le lien dans ce navigateur dans les 24 heures pour reprendre là où le dépôt s’est arrêté.',
  offlineText: 'Le dépôt continuera automatiquement dès que le réseau sera rétabli.',
  unansweredText: 'Le dépôt continuera automatiquement dès qu’il répondra. Aucune donnée déposée n’est perdue.',
  retryText: 'Le dépôt continue automatiquement. Aucune donnée déposée n’est perdue.',
  unconfirmed: 'Le serveur n’a pas confirmé la remise des fichiers',
  unconfirmedText: 'Tout est déposé, et la remise a peut-être déjà eu lieu. Réessayez pour le savoir.',
  tryAgain: 'Réessayez pour envoyer les fichiers restants.',
  nothingSent: 'Rien n’a encore été remis.',
  unreadable: name =>
    `${name} ne peut plus être lu. Le fichier a été modifié, déplacé ou supprimé depuis que vous l’avez choisi : choisissez-le à nouveau.`,
  strangers: names =>
    `Ne fait pas partie de ce dépôt, donc ignoré : ${listed(names, more => plural(more, { one: '# autre', other: '# autres' }, 'fr'))}.`,
}

export const upload: UploadTexts = {
  failed: 'Échec',
  unreachable: 'Le serveur ne répond pas. Vérifiez votre connexion, puis réessayez.',

  takenTitle: 'Un autre dépôt a eu lieu avant',
  usedByOther:
    'Des fichiers sont en cours de dépôt par ce lien, ou l’ont déjà été. Aucun de vos fichiers n’a été envoyé. Si vous ne vous y attendiez pas, contactez la personne qui vous a envoyé le lien.',
  begunThere: 'Pour le poursuivre, ouvrez le lien à cet endroit.',
  begunHelp: asker =>
    `Si ce n’est pas possible, demandez à ${asker} de révoquer cette demande et d’en envoyer une nouvelle. Sinon, le lien sera de nouveau utilisable 24 heures après l’arrêt du dépôt.`,
  lookAgain: 'Vérifier à nouveau',
  withdrawnHelp: 'Si vous ne vous y attendiez pas, renseignez-vous auprès de la personne qui vous a envoyé le lien.',
  unknownTitle: 'Ce lien n’est pas valide',
  unknown: 'Vérifiez que vous avez ouvert le lien complet figurant dans l’e-mail.',

  heading: asker => `Envoyer des fichiers à ${asker}`,
  askedPanel: 'À propos de cette demande',
  askedBy: 'Demandé par',
  asker: (person, organization) => `${person}, ${organization}`,
  askedFor: 'Pour',
  until: 'Lien ouvert jusqu’au',
  aboutMessage: 'message',
  filesPanel: 'Vos fichiers',
  acknowledgement:
    'Je confirme être en droit de partager ces fichiers, et j’accepte que mon adresse e-mail soit utilisée pour ce dépôt et son accusé de réception.',
  once: 'Le lien ne peut être utilisé qu’une fois : choisissez tout avant de déposer.',
  upload: 'Déposer',
  preparing: 'Préparation du dépôt',
  fileName: 'Ce nom ne peut pas être utilisé. Renommez le fichier.',

  uploadingHeading: (count, asker) => `Dépôt de ${countFiles(count, 'fr')} pour ${asker}`,

  unfinishedHeading: 'Votre dépôt n’est pas terminé',
  unfinishedPanel: 'Reprendre là où il s’est arrêté',
  unfinished: (count, bytes) =>
    `Vous avez commencé à déposer ${countFiles(count, 'fr')}, ${size(bytes)} au total. Les données déjà déposées ne sont pas renvoyées.`,
  kept: iso => `Les données déposées sont conservées au moins jusqu’au ${formatDateTime(iso, undefined, 'fr')}.`,
  chooseHeading: 'Poursuivre votre dépôt',
  sameFiles: 'Fichiers de ce dépôt',
  resizedTitle: 'Le dépôt ne peut pas continuer avec un fichier de taille différente',
  resized:
    'Choisissez le fichier tel qu’il était au départ. Si ce n’est pas possible, ne poursuivez pas le dépôt : après 24 heures, le lien sera de nouveau utilisable pour recommencer.',

  infectedTitle: 'Logiciel malveillant détecté',
  infected:
    'Un fichier déposé par ce lien contient un logiciel malveillant. Il a été supprimé, aucun des fichiers n’a été transmis, et la personne qui les a demandés est informée. Recherchez les logiciels malveillants sur votre appareil avant d’envoyer de nouveau des fichiers.',

  receiptHeading: 'Vos fichiers sont arrivés',
  receipt: asker =>
    `Merci. Vos fichiers vont être vérifiés, puis transmis à ${asker}, qui sera averti si cela n’est pas possible. Vous pouvez fermer cette page ; le lien n’est plus utilisable.`,
  receiptPanel: 'Ce que vous avez envoyé',
  handedTo: 'À',
  handedAt: 'Quand',
  receiptMail:
    'Lorsque les fichiers seront transmis, un accusé de réception avec l’empreinte de chaque fichier sera envoyé à l’adresse e-mail qui a reçu la demande.',
  saveReceipt: 'Enregistrer l’accusé',
  receiptFile: 'accuse-de-reception.txt',
  checksum: 'SHA-256',
  noChecksum: 'empreinte dans l’accusé de réception par e-mail',
  exactSize: bytes =>
    bytes < 1024
      ? size(bytes)
      : `${size(bytes)} (${plural(bytes, { one: '# octet', many: '# d’octets', other: '# octets' }, 'fr')})`,
  line: (name, value) => `${name} : ${value}`,
  at: (time, iso) => `${time} (${iso})`,
  total: 'Total',
}
