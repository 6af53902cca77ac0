import type { RecipientsTexts } from '../en/recipients.ts'
import { formatBytes, plural } from '../format.ts'

export const recipients: RecipientsTexts = {
  list: 'Destinataires ajoutés',
  remove: address => `Retirer ${address}`,
  showAll: 'Tout afficher',
  showFewer: 'Afficher moins',
  added: count =>
    plural(
      count,
      { one: '# destinataire ajouté.', many: '# de destinataires ajoutés.', other: '# destinataires ajoutés.' },
      'fr',
    ),
  unread: 'Ces éléments ne sont pas des adresses et ont été laissés de côté :',
  dismiss: 'Masquer',
  file: {
    tooLarge: bytes =>
      `Une liste ne peut dépasser ${formatBytes(bytes, 'fr')}. Choisissez un fichier CSV ou texte contenant des adresses.`,
    unreadable: 'La liste n’a pas pu être lue. Choisissez-la à nouveau.',
    noneFound: 'Aucune adresse n’a été trouvée dans ce fichier.',
  },

  title: 'Destinataires',
  actions: 'Actions',
  copyRefused: 'Ce navigateur n’autorise pas les pages à copier. Sélectionnez le lien et copiez-le :',
  removal: {
    title: 'Retirer ce destinataire ?',
    text: address =>
      `Le lien de ${address} cesse immédiatement de fonctionner. Les autres gardent le leur. Les copies déjà téléchargées demeurent.`,
    act: 'Retirer',
    running: 'Retrait du destinataire',
    done: address => `${address} ne peut plus télécharger les fichiers.`,
    failed: 'Le destinataire n’a pas été retiré',
  },
  adding: {
    title: 'Envoyer ces fichiers à d’autres destinataires',
    text: 'Ils reçoivent les mêmes fichiers et le même message, chacun avec son propre lien. Rien ne change pour les autres.',
    act: 'Envoyer',
    running: 'Ajout des destinataires',
    failed: 'Les destinataires n’ont pas été ajoutés',
  },
  history: {
    open: 'Historique',
    title: 'Ce qui s’est passé avec cet envoi',
    about: address => `Historique de l’envoi à ${address}`,
    step: 'Événement',
    file: 'Fichier',
    first: 'Première fois',
    last: 'Dernière fois',
    count: 'Nombre de fois',
    none: 'Rien n’est encore connu.',
    failed: 'L’historique n’a pas été chargé',
    note: 'Les téléchargements sont comptés à leur début. On ne sait si tous les octets sont arrivés que lorsque le navigateur du destinataire le signale.',
    steps: {
      mailed: 'Lien remis au système de messagerie',
      delivered: 'Accepté par le serveur de messagerie du destinataire',
      delayed: 'Retardé',
      bounced: 'Renvoyé par le serveur de messagerie du destinataire',
      complained: 'Signalé comme indésirable',
      refused: 'Non accepté par le système de messagerie',
      opened: 'Lien ouvert',
      openedByMachine: 'Lien ouvert, probablement par le contrôle automatique d’un système de messagerie',
      passedSignIn: 'Connexion effectuée',
      passedCode: 'Code saisi',
      passedByDevice: 'Ouvert par un appareil de confiance, sans code',
      fetched: 'Téléchargé',
      fetchedByMachine: 'Récupéré, probablement par le contrôle automatique d’un système de messagerie',
      saved: 'Enregistré en entier, selon le navigateur du destinataire',
    },
  },
  receipt: {
    open: 'Attestation',
    about: address => `Attestation de la remise à ${address}`,
  },
}
