import type { ExtensionTexts } from '../en/extension.ts'

export const extension: ExtensionTexts = {
  title: 'Transfer verlängern',
  text: 'Alle Links funktionieren bis zum neuen Ende. Nichts wird erneut hochgeladen.',
  choose: 'Neues Ende',
  more: duration => `${duration} länger`,
  longest: 'So spät wie möglich',
  until: moment => `Bis ${moment}`,
  running: 'Der Transfer wird verlängert',
  done: moment => `Der Transfer endet jetzt am ${moment}.`,
  failed: 'Der Transfer wurde nicht verlängert',
  latest: moment => `Das späteste mögliche Ende ist ${moment}.`,
  impossible: 'Dieser Transfer kann nicht verlängert werden',
  impossibleText:
    'Seine Dateien sind gelöscht, er wurde widerrufen, oder er hat schon das späteste Ende, das Ihre Organisation erlaubt.',
}
