import type { TourControlsTexts, ToursTexts } from '../en/tours.ts'

export const tourTexts: ToursTexts = {
  send: {
    files: {
      title: 'Choisissez vos fichiers',
      text: 'Glissez ici des fichiers ou des dossiers, ou cliquez pour les choisir. Vous pouvez en ajouter à tout moment.',
    },
    recipient: {
      title: 'Indiquez le destinataire',
      text: 'Saisissez une adresse e-mail. La page vous prévient si elle est nouvelle pour vous ou ressemble à une autre.',
    },
    message: {
      title: 'Écrivez un message',
      text: 'Le destinataire le lit dans l’e-mail et avant le téléchargement.',
    },
    next: {
      title: 'Vérifiez avant l’envoi',
      text: 'À l’étape suivante, vous vérifiez tout et choisissez un mot de passe, un code ou une autre expiration. Rien n’est envoyé avant.',
    },
  },
  transfers: {
    summary: {
      title: 'Vos transferts en chiffres',
      text: 'Appuyez sur un nombre pour ne voir que les transferts dans cet état.',
    },
    filters: {
      title: 'Retrouvez un transfert',
      text: 'Filtrez par destinataire, nom de fichier, message, date ou type de données sensibles. Au départ, vous voyez les 7 derniers jours.',
    },
    table: {
      title: 'Regardez de plus près',
      text: 'Ouvrez une ligne pour voir ses détails et la page du transfert. Vous pouvez y révoquer un transfert ou renvoyer une demande.',
    },
  },
  review: {
    state: {
      title: 'Où en est le transfert',
      text: 'Vous voyez ici son état, le lien de téléchargement et ce que vous pouvez faire ensuite.',
    },
    files: {
      title: 'Ce qui a été trouvé',
      text: 'Pour chaque fichier : les types de données sensibles et leur nombre. Les données elles-mêmes ne sont pas conservées.',
    },
    actions: {
      title: 'En cas de problème',
      text: 'Révoquez le transfert, ou retirez-le à un mauvais destinataire et envoyez les fichiers stockés au bon.',
    },
  },
  insights: {
    range: {
      title: 'Choisissez la période',
      text: 'Tous les chiffres et graphiques suivent cette période et sont comparés à la précédente.',
    },
    highlights: {
      title: 'Suivez un chiffre',
      text: 'Appuyez sur un chiffre ou une barre pour voir les transferts correspondants.',
    },
    security: {
      title: 'Sécurité',
      text: 'Nouveaux partenaires, données sensibles, erreurs évitées et niveau de protection des transferts.',
    },
    alerts: {
      title: 'Alertes',
      text: 'Tout ce qui est inhabituel apparaît d’abord ici. Acquittez une alerte une fois que vous l’avez vérifiée.',
    },
  },
  policies: {
    purpose: {
      title: 'Des règles pour les transferts',
      text: 'Une politique exige, interdit ou bloque quelque chose pour les transferts qui remplissent ses conditions.',
    },
    add: {
      title: 'Ajoutez une politique',
      text: 'Rédigez-la vous-même, ou partez d’un pack pour les données de carte, de santé ou personnelles.',
    },
    list: {
      title: 'Voyez son effet',
      text: 'Chaque politique compte les transferts qu’elle a concernés. Commencez en mode observation, qui n’impose rien à personne.',
    },
  },
}

export const tourControls: TourControlsTexts = {
  position: (number, count) => `${number} sur ${count}`,
  skip: 'Passer la visite',
  back: 'Retour',
  next: 'Suivant',
  done: 'Terminer',
}
