import type { TourControlsTexts, ToursTexts } from '../en/tours.ts'

export const tourTexts: ToursTexts = {
  send: {
    files: {
      title: 'Scelga i file',
      text: 'Trascini qui file o cartelle, oppure faccia clic per sceglierli. Può aggiungerne altri in qualsiasi momento.',
    },
    recipient: {
      title: 'Indichi il destinatario',
      text: 'Inserisca un indirizzo e-mail. La pagina segnala se è nuovo per Lei o se somiglia a un altro.',
    },
    message: {
      title: 'Scriva un messaggio',
      text: 'Il destinatario lo legge nell’e-mail e prima di scaricare i file.',
    },
    next: {
      title: 'Controlli prima di inviare',
      text: 'Nel passaggio successivo verifica tutto e sceglie una password, un codice o un’altra scadenza. Prima di allora non viene inviato nulla.',
    },
  },
  transfers: {
    summary: {
      title: 'I Suoi trasferimenti in cifre',
      text: 'Prema un numero per vedere solo i trasferimenti in quello stato.',
    },
    filters: {
      title: 'Trovi un trasferimento',
      text: 'Filtri per destinatario, nome di file, messaggio, data o tipo di dati sensibili. All’inizio vede gli ultimi 7 giorni.',
    },
    table: {
      title: 'Veda i dettagli',
      text: 'Apra una riga per i dettagli e per controllare il trasferimento. Da lì può anche revocarlo o inviare di nuovo una richiesta.',
    },
  },
  review: {
    state: {
      title: 'A che punto è il trasferimento',
      text: 'Qui vede lo stato, il link di download e che cosa può fare adesso.',
    },
    files: {
      title: 'Che cosa è stato rilevato',
      text: 'Per ogni file: i tipi di dati sensibili e quanti ne sono stati trovati. I dati stessi non vengono memorizzati.',
    },
    actions: {
      title: 'Se qualcosa non va',
      text: 'Revochi il trasferimento, oppure lo ritiri dal destinatario sbagliato e invii i file memorizzati a quello giusto.',
    },
  },
  insights: {
    range: {
      title: 'Scelga il periodo',
      text: 'Tutti i numeri e i grafici si riferiscono a questo periodo e sono confrontati con quello precedente.',
    },
    highlights: {
      title: 'Approfondisca un dato',
      text: 'Prema un numero o una barra per vedere i trasferimenti corrispondenti.',
    },
    security: {
      title: 'Sicurezza',
      text: 'Nuovi partner, dati sensibili, errori evitati e quanto sono protetti i trasferimenti.',
    },
    alerts: {
      title: 'Avvisi',
      text: 'Ciò che è insolito compare prima di tutto qui. Confermi un avviso quando lo ha verificato.',
    },
  },
  policies: {
    purpose: {
      title: 'Regole per i trasferimenti',
      text: 'Una policy richiede, vieta o blocca qualcosa per i trasferimenti che soddisfano le sue condizioni.',
    },
    add: {
      title: 'Aggiunga una policy',
      text: 'Ne scriva una, oppure parta da un pacchetto per dati di carte, sanitari o personali.',
    },
    list: {
      title: 'Veda gli effetti',
      text: 'Ogni policy conta i trasferimenti a cui corrisponde. Inizi in modalità di monitoraggio, che non vincola nessuno.',
    },
  },
}

export const tourControls: TourControlsTexts = {
  position: (step, count) => `${step} di ${count}`,
  skip: 'Salta la presentazione',
  back: 'Indietro',
  next: 'Avanti',
  done: 'Fine',
}
