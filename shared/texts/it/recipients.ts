import type { RecipientsTexts } from '../en/recipients.ts'
import { formatBytes, plural } from '../format.ts'

export const recipients: RecipientsTexts = {
  list: 'Destinatari aggiunti',
  remove: address => `Rimuovi ${address}`,
  showAll: 'Mostra tutti',
  showFewer: 'Mostra meno',
  added: count =>
    plural(
      count,
      { one: '# destinatario aggiunto.', many: '# di destinatari aggiunti.', other: '# destinatari aggiunti.' },
      'it',
    ),
  unread: 'Queste parti non sono indirizzi e sono state tralasciate:',
  dismiss: 'Nascondi',
  file: {
    tooLarge: bytes =>
      `Un elenco può avere al massimo ${formatBytes(bytes, 'it')}. Scelga un file CSV o di testo con indirizzi.`,
    unreadable: 'Non è stato possibile leggere l’elenco. Lo scelga di nuovo.',
    noneFound: 'In questo file non è stato trovato alcun indirizzo.',
  },

  title: 'Destinatari',
  actions: 'Azioni',
  copyRefused: 'Questo browser non consente alle pagine di copiare. Selezioni il link e lo copi:',
  removal: {
    title: 'Rimuovere questo destinatario?',
    text: address =>
      `Il link di ${address} smette subito di funzionare. Gli altri mantengono il proprio. Le copie già scaricate rimangono.`,
    act: 'Rimuovi',
    running: 'Rimozione del destinatario',
    done: address => `${address} non può più scaricare i file.`,
    failed: 'Il destinatario non è stato rimosso',
  },
  adding: {
    title: 'Inviare questi file ad altri destinatari',
    text: 'Ricevono gli stessi file e lo stesso messaggio, ciascuno con un proprio link. Per gli altri non cambia nulla.',
    act: 'Invia',
    running: 'Aggiunta dei destinatari',
    failed: 'I destinatari non sono stati aggiunti',
  },
  history: {
    open: 'Cronologia',
    title: 'Che cosa è successo con questa consegna',
    about: address => `Cronologia della consegna a ${address}`,
    step: 'Che cosa è successo',
    file: 'File',
    first: 'Prima volta',
    last: 'Ultima volta',
    count: 'Volte',
    none: 'Non si sa ancora nulla.',
    failed: 'La cronologia non è stata caricata',
    note: 'I download si contano quando iniziano. Si sa se sono arrivati tutti i byte solo quando lo comunica il browser del destinatario.',
    steps: {
      mailed: 'Link consegnato al sistema di posta',
      delivered: 'Accettato dal server di posta del destinatario',
      delayed: 'In ritardo',
      bounced: 'Respinto dal server di posta del destinatario',
      complained: 'Segnalato come indesiderato',
      refused: 'Non accettato dal sistema di posta',
      opened: 'Link aperto',
      openedByMachine: 'Link aperto, probabilmente dal controllo automatico di un sistema di posta',
      passedSignIn: 'Accesso eseguito',
      passedCode: 'Codice inserito',
      passedByDevice: 'Aperto da un dispositivo attendibile, senza codice',
      fetched: 'Scaricato',
      fetchedByMachine: 'Prelevato, probabilmente dal controllo automatico di un sistema di posta',
      saved: 'Salvato per intero, secondo il browser del destinatario',
    },
  },
  receipt: {
    open: 'Ricevuta',
    about: address => `Ricevuta della consegna a ${address}`,
  },
}
