import type { UnsubscribeTexts } from '../en/unsubscribe.ts'

export const unsubscribe: UnsubscribeTexts = {
  title: 'Ne plus recevoir d’e-mails d’alerte ?',
  question:
    'Vous ne recevrez plus d’e-mails d’alerte. Les alertes restent affichées sur la page Statistiques d’activité, où vous pouvez réactiver les e-mails.',
  end: 'Arrêter les e-mails',
  ending: 'Arrêt des e-mails',
  endedTitle: 'Vous ne recevrez plus d’e-mails d’alerte',
  ended: 'Vous pouvez les réactiver sur la page Statistiques d’activité.',
  unknownTitle: 'Lien introuvable',
  unknown: 'Le lien est incomplet. Ouvrez-le à nouveau depuis l’e-mail ou copiez-le en entier.',
  failedTitle: 'Impossible d’arrêter les e-mails',
}
