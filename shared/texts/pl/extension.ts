import type { ExtensionTexts } from '../en/extension.ts'

export const extension: ExtensionTexts = {
  title: 'Przedłużenie transferu',
  text: 'Wszystkie linki działają do nowego końca. Nic nie jest przesyłane ponownie.',
  choose: 'Nowy koniec',
  more: duration => `${duration} dłużej`,
  longest: 'Jak najpóźniej',
  until: moment => `Do ${moment}`,
  running: 'Przedłużanie transferu',
  done: moment => `Transfer kończy się teraz ${moment}.`,
  failed: 'Transfer nie został przedłużony',
  latest: moment => `Najpóźniejszy możliwy koniec to ${moment}.`,
  impossible: 'Tego transferu nie można przedłużyć',
  impossibleText:
    'Jego pliki są usunięte, został unieważniony albo ma już najpóźniejszy koniec, na jaki pozwala Twoja organizacja.',
}
