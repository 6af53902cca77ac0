import type { ExtensionTexts } from '../en/extension.ts'

export const extension: ExtensionTexts = {
  title: 'De overdracht verlengen',
  text: 'Alle links werken tot het nieuwe einde. Er wordt niets opnieuw geüpload.',
  choose: 'Nieuw einde',
  more: duration => `${duration} langer`,
  longest: 'Zo laat mogelijk',
  until: moment => `Tot ${moment}`,
  running: 'De overdracht wordt verlengd',
  done: moment => `De overdracht eindigt nu op ${moment}.`,
  failed: 'De overdracht is niet verlengd',
  latest: moment => `Het laatst mogelijke einde is ${moment}.`,
  impossible: 'Deze overdracht kan niet worden verlengd',
  impossibleText:
    'De bestanden zijn verwijderd, de overdracht is ingetrokken, of zij heeft al het laatste einde dat uw organisatie toestaat.',
}
