import type { ReceiptTexts } from '../en/receipt.ts'

export const receipt: ReceiptTexts = {
  heading: 'Vérifier une attestation de remise',
  intro:
    'Par une attestation de remise signée, une organisation déclare quels fichiers elle a mis à la disposition d’un destinataire. Cette page vérifie la signature. Vous n’avez pas besoin de compte.',
  stays: 'Rien n’est téléversé : votre navigateur vérifie l’attestation et lui compare des fichiers.',
  panel: 'Attestation de remise',
  drop: 'Glissez l’attestation n’importe où ici, ou',
  choose: 'Choisir une attestation',
  hint: 'Un PDF ou un fichier .jws',
  paste: 'Ou collez le texte de l’attestation',
  verify: 'Vérifier',
  verifying: 'Vérification de l’attestation',
  refused: {
    malformed: {
      title: 'Ce n’est pas une attestation de remise',
      text: 'Aucune attestation complète ne s’y trouve, ou il y en a plusieurs. Cela ne prouve rien. Si vous avez enregistré ou imprimé le PDF à nouveau, utilisez le fichier d’origine.',
    },
    forged: {
      title: 'Cette attestation a été modifiée',
      text: 'Sa signature ne correspond pas à son contenu. Elle ne prouve rien.',
    },
    unknownKey: {
      title: 'Aucune clé de cette installation n’a signé cette attestation',
      text: 'Elle ne prouve rien : soit elle est falsifiée, soit sa clé a été retirée.',
    },
    unsupported: {
      title: 'Cette attestation provient d’une version ultérieure',
      text: 'Elle est signée, mais cette page ne sait pas encore la lire. Rechargez la page ou réessayez plus tard.',
    },
  },
  otherInstallation: {
    title: 'Cette attestation nomme une autre installation',
    text: issuer =>
      `Elle indique avoir été délivrée par ${issuer}. Seule la page à cette adresse peut la vérifier ; ici, elle ne prouve rien.`,
  },
  keysFailed: 'Les clés n’ont pas été chargées',

  genuine: 'Cette attestation de remise est authentique',
  proves: organization => `${organization} a délivré cette attestation, et rien n’y a été modifié.`,
  provesNot: 'Elle ne prouve pas qu’une personne a lu les fichiers, ni quelle personne a ouvert le lien.',
  onlyThisPage: 'Seul ce que montre cette page est signé. Le texte visible d’un PDF peut être modifié.',
  another: 'Vérifier une autre attestation',
  print: 'Imprimer',

  delivery: 'Remise',
  stateAtIssue: 'Au moment où l’attestation a été délivrée',
  state: 'État',
  anonymous: 'L’attestation ne nomme pas la personne.',
  linkHolder: 'Personne connue comme détentrice du lien de dépôt envoyé à cette adresse.',
  stated: 'Adresse indiquée par la personne sur une page de dépôt. Rien ne la prouve.',
  sent: 'Envoyé',
  released: 'Disponible depuis',
  expires: 'Expiration',
  revoked: 'Révocation',
  gates: 'Protection',
  gateNames: {
    login: 'Connexion du destinataire',
    phone: 'Code par SMS',
    mailbox: 'Code par e-mail',
    phoneOrMailbox: 'Code par SMS ou par e-mail',
  },
  linkOnly: 'Le lien seulement',
  downloads: 'Téléchargements',
  firstDownload: 'Premier téléchargement',
  issuedBy: 'Délivrée par',
  issued: 'Délivrée',
  transferId: 'ID du transfert',
  deliveryId: 'ID de la remise',
  key: 'Clé',
  archive: 'Archive que reçoit le destinataire',
  anonymised: 'Des colonnes ont été anonymisées avant la remise.',
  checksum: 'SHA-256',
  steps: 'Ce qui s’est passé',
  noSteps: 'Rien n’était connu quand l’attestation a été délivrée.',
  last: (time, count) => `Dernière fois : ${time}. Nombre : ${count}`,

  filePanel: 'Est-ce bien ce fichier ?',
  fileIntro:
    'Choisissez un fichier que vous possédez. Votre navigateur calcule son SHA-256 et le recherche dans l’attestation.',
  dropFile: 'Glissez un fichier n’importe où ici, ou',
  chooseFile: 'Choisir un fichier',
  computing: file => `Lecture de ${file}`,
  isDelivered: file => `${file} est un fichier de cette attestation`,
  asLine: name => `Son contenu est celui de : ${name}`,
  isNotDelivered: file => `${file} n’est pas un fichier de cette attestation`,
  notDelivered:
    'Son contenu diffère de tous les fichiers de l’attestation. Un fichier ouvert puis enregistré à nouveau peut différer.',
  unreadable: file => `${file} n’a pas pu être lu`,
  unreadableHint: 'Choisissez-le à nouveau. Un dossier ne peut pas être comparé.',

  dialogText:
    'Une déclaration signée sur cette remise : les fichiers avec leurs empreintes, les dates et heures, et ce que l’on en sait maintenant. Elle n’ouvre rien : vous pouvez donc la transmettre.',
  anyoneVerifies: 'Chacun peut la vérifier sans compte : {page}',
  issuing: 'Établissement de l’attestation',
  issueFailed: 'L’attestation n’a pas été délivrée',
  saveText: 'Enregistrer en .jws',
  savePdf: 'Enregistrer en PDF',
  makingPdf: 'Création du PDF',
  pdfFailed: 'Le PDF n’a pas été créé',
  pdfFailedText: 'Réessayez, ou enregistrez le fichier .jws, qui prouve la même chose.',
  verifyAt: address =>
    `Pour vérifier cette attestation, ouvrez ${address} et choisissez ce fichier. Seul ce que montre cette page est signé.`,
  pageOf: (page, count) => `Page ${page} sur ${count}`,
}
