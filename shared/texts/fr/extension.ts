import type { ExtensionTexts } from '../en/extension.ts'

export const extension: ExtensionTexts = {
  title: 'Prolonger le transfert',
  text: 'Tous les liens fonctionnent jusqu’à la nouvelle fin. Rien n’est chargé de nouveau.',
  choose: 'Nouvelle fin',
  more: duration => `${duration} de plus`,
  longest: 'Le plus tard possible',
  until: moment => `Jusqu’au ${moment}`,
  running: 'Prolongation du transfert',
  done: moment => `Le transfert se termine désormais le ${moment}.`,
  failed: 'Le transfert n’a pas été prolongé',
  latest: moment => `La fin la plus tardive possible est le ${moment}.`,
  impossible: 'Ce transfert ne peut pas être prolongé',
  impossibleText:
    'Ses fichiers sont supprimés, il a été révoqué, ou il a déjà la fin la plus tardive que votre organisation autorise.',
}
