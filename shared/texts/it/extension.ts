import type { ExtensionTexts } from '../en/extension.ts'

export const extension: ExtensionTexts = {
  title: 'Prolunga il trasferimento',
  text: 'Tutti i link funzionano fino alla nuova scadenza. Nulla viene caricato di nuovo.',
  choose: 'Nuova scadenza',
  more: duration => `${duration} in più`,
  longest: 'Il più tardi possibile',
  until: moment => `Fino a: ${moment}`,
  running: 'Prolungamento del trasferimento',
  done: moment => `Nuova scadenza del trasferimento: ${moment}.`,
  failed: 'Il trasferimento non è stato prolungato',
  latest: moment => `Ultima scadenza possibile: ${moment}.`,
  impossible: 'Questo trasferimento non può essere prolungato',
  impossibleText:
    'I suoi file sono eliminati, è stato revocato, oppure ha già l’ultima scadenza che la Sua organizzazione consente.',
}
