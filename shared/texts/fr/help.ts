import type { DocsPageTexts, FaqPageTexts, HelpPageTexts, HelpStepTexts } from '../en/help.ts'
import { plural } from '../format.ts'

export const faqPage: FaqPageTexts = {
  title: 'Questions fréquentes',
  search: 'Rechercher dans les questions',
  placeholder: 'Par exemple : l’archive ne s’ouvre pas',
  clear: 'Effacer la recherche',
  recipients: 'Pour les destinataires',
  org: 'Pour les membres de l’organisation',
  noRecipients: 'Aucune question pour les destinataires.',
  noOrg: 'Aucune question pour les membres de l’organisation.',
  found: count => plural(count, { one: '# question trouvée', other: '# questions trouvées' }, 'fr'),
  notFound: query =>
    `Aucune question ne correspond à « ${query} ». Essayez d’autres mots ou adressez-vous ici : {support}`,
  notFoundWithoutSupport: query => `Aucune question ne correspond à « ${query} ». Essayez d’autres mots.`,
  goneTitle: 'Cette question n’existe plus',
  gone: 'Le lien que vous avez ouvert mène à une question supprimée ou déplacée. Recherchez-la ci-dessous.',
  support: 'les administrateurs de l’organisation',
  moreHelp: 'Le mode d’emploi montre chaque étape en image : {link}',
  howToUse: 'Mode d’emploi',
  partlyLoaded: 'Les questions propres à votre organisation n’ont pas pu être chargées. Voici les questions générales.',
}

export const helpPage: HelpPageTexts = {
  title: 'Mode d’emploi',
  lead: 'Envoyez des fichiers en huit étapes.',
  step: number => `Étape ${number}`,
  zoom: title => `Agrandir l’image : ${title}`,
  position: (number, count) => `Étape ${number} sur ${count}`,
  previous: 'Étape précédente',
  next: 'Étape suivante',
  close: 'Fermer',
  keys: 'Utilisez les touches fléchées pour changer d’étape et Échap pour fermer.',
  questions: 'Réponses aux questions fréquentes : {link}',
  faq: 'Questions fréquentes',
  documents: 'Guides pour les membres, les administrateurs, les exploitants et les intégrateurs : {link}',
  documentation: 'Documentation',
  toursTitle: 'Visites guidées des pages',
  tours: 'Chaque visite présente les éléments essentiels d’une page en moins d’une minute.',
  startTour: page => `Commencer la visite : ${page}`,
}

export const helpStepTexts: HelpStepTexts = {
  signIn: {
    title: 'Connectez-vous',
    description:
      'Connectez-vous avec le compte de votre organisation (authentification unique). Vous n’avez pas besoin d’un autre mot de passe.',
    caption: 'La page de connexion',
  },
  selectFiles: {
    title: 'Choisissez les fichiers',
    description:
      'Cliquez sur le champ, ou faites-y glisser des fichiers et des dossiers. Vous pouvez ensuite en ajouter et retirer chacun d’eux. Un fichier peut atteindre {fileSize} et un transfert {totalSize}, ou {archiveSize} avec la protection par mot de passe.',
    caption: 'Les fichiers choisis',
  },
  recipient: {
    title: 'Saisissez le destinataire et le message',
    description:
      'Saisissez l’adresse e-mail, le nom si vous le souhaitez, et un message. Si une politique l’exige, confirmez que le destinataire sait que vous utilisez son adresse e-mail.',
    caption: 'Destinataire et message',
  },
  review: {
    title: 'Vérifiez le transfert',
    description:
      'Contrôlez le destinataire et les fichiers. Un avertissement s’affiche si le destinataire est nouveau pour vous ou si l’adresse ressemble à une autre. Lisez-le avant de continuer : c’est ici que la plupart des erreurs sont découvertes.',
    caption: 'La vérification du destinataire',
  },
  options: {
    title: 'Réglez les options',
    description:
      'Protégez les fichiers par un mot de passe ou par un code envoyé sur le téléphone du destinataire, masquez votre adresse ou changez l’expiration. Par défaut, un lien fonctionne {expiry}. Une option exigée par une politique est déjà activée.',
    caption: 'Les options de sécurité',
  },
  confirm: {
    title: 'Confirmez et envoyez',
    description:
      'Cochez la confirmation et appuyez sur Envoyer (Envoyer à … en cas d’avertissement). Un retour est possible tant que les fichiers ne sont pas envoyés.',
    caption: 'La confirmation',
  },
  upload: {
    title: 'Attendez la fin du dépôt',
    description:
      'Laissez l’onglet ouvert jusqu’à ce que tout soit déposé. En cas de coupure du réseau, le dépôt reprend de lui-même là où il s’est arrêté.',
    caption: 'Le dépôt en cours',
  },
  complete: {
    title: 'Transfert terminé',
    description:
      'Vos fichiers sont traités, puis envoyés. Suivez le transfert dans Mes transferts, où vous pouvez aussi le révoquer à tout moment.',
    caption: 'Le transfert dans le tableau de bord',
  },
}

export const docsPage: DocsPageTexts = {
  title: 'Documentation',
  lead: 'Des guides pour tous les utilisateurs de ce produit. Ils sont rédigés en anglais.',
  audiences: {
    members: 'Pour les membres',
    administrators: 'Pour les administrateurs',
    operators: 'Pour les exploitants',
    integrators: 'Pour les intégrateurs',
  },
  search: 'Rechercher dans la documentation',
  clear: 'Effacer la recherche',
  found: count => plural(count, { one: '# section trouvée', other: '# sections trouvées' }, 'fr'),
  notFound: query => `Aucune section ne correspond à « ${query} ». Essayez d’autres mots.`,
  contents: 'Sur cette page',
  all: 'Tous les documents',
  failedTitle: 'Le document n’a pas pu être chargé',
  failed: 'Vérifiez votre connexion et rechargez la page.',
  goneTitle: 'Ce document n’existe pas',
  gone: 'Il a peut-être été renommé. La vue d’ensemble répertorie tous les documents.',
  loading: 'Chargement du document',
}
