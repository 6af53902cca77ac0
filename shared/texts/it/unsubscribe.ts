import type { UnsubscribeTexts } from '../en/unsubscribe.ts'

export const unsubscribe: UnsubscribeTexts = {
  title: 'Non ricevere più e-mail di avviso?',
  question:
    'Non riceverà più e-mail sugli avvisi. Gli avvisi continueranno a comparire nella pagina delle statistiche di attività, dove potrà riattivare le e-mail.',
  end: 'Disattiva le e-mail',
  ending: 'Disattivazione delle e-mail',
  endedTitle: 'Non riceverà più e-mail di avviso',
  ended: 'Può riattivarle nella pagina delle statistiche di attività.',
  unknownTitle: 'Link non trovato',
  unknown: 'Il link è incompleto. Lo apra di nuovo dall’e-mail o lo copi per intero.',
  failedTitle: 'Impossibile disattivare le e-mail',
}
