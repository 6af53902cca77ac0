import { plural } from '../format.ts'
import type { AlertMailTexts, Alternatives, CommonMailTexts, MailTexts, MemberMailTexts } from './mailTexts.ts'

const personal = 'Questo link è destinato solo a Lei. La preghiamo di non inoltrarlo.'
const unexpected: Alternatives = [
  'Se non aspettava questi file, chieda a {{sender}} prima di aprirli, oppure scriva a {{supportEmail}}.',
  'Se non aspettava questi file, scriva a {{supportEmail}} prima di aprirli.',
  'Se non aspettava questi file, chieda a {{sender}} prima di aprirli.',
  'Se non aspettava questi file, chieda a {{organisation}} prima di aprirli.',
]
const unexpectedRequest: Alternatives = [
  'Se non aspettava questa richiesta, chieda a {{sender}} prima di inviare qualcosa, oppure scriva a {{supportEmail}}.',
  'Se non aspettava questa richiesta, scriva a {{supportEmail}} prima di inviare qualcosa.',
  'Se non aspettava questa richiesta, chieda a {{sender}} prima di inviare qualcosa.',
  'Se non aspettava questa richiesta, chieda a {{organisation}} prima di inviare qualcosa.',
]
const questions: Alternatives = ['Ha domande? Scriva a {{supportEmail}}.']
const uploadOnce =
  'Il link è valido per un solo caricamento, entro questa scadenza: {{expiryDate}}. Scelga tutti i file prima di inviarli.'
const personalUpload =
  'Questo link è destinato solo a Lei: chiunque lo possieda può usarlo. La preghiamo di non inoltrarlo.'
const nothingToDo = 'Non deve fare nulla.'

const common: CommonMailTexts = {
  address: 'Se il pulsante non funziona, copi questo indirizzo nel browser:',
  filesLabel: 'File',
  sized: (what, size) => `${what}, ${size}`,
  moreFiles: count => plural(count, { one: 'e un altro', other: 'e altri #' }, 'it'),
}

export const getPartnerTexts = (): MailTexts => ({
  ...common,
  greeting: ['Buongiorno {{recipientName}},', 'Buongiorno,'],
  message: ['Messaggio da {{sender}}', 'Messaggio da {{organisation}}'],
  locked: 'I file si trovano in un archivio che si apre con una password. La password arriva in un’e-mail separata.',
  gates: {
    phone: 'Prima di vedere i file, dovrà inserire un codice. È la pagina a inviarglielo.',
    login: 'Prima di vedere i file, dovrà accedere con questo indirizzo e-mail.',
  },
  sentBy: 'Inviato per {{organisation}} da {{brand}}.',
  sms: [
    '{{code}} è il Suo codice {{prefix}} per i file di {{organisation}}. Non lo comunichi a nessuno.',
    '{{code}} è il Suo codice {{prefix}}. Non lo comunichi a nessuno.',
  ],

  mails: {
    link: {
      subject: ['{{sender}} ha condiviso {{fileCount}} con Lei', '{{organisation}} ha condiviso {{fileCount}} con Lei'],
      preview: ['Scadenza del download: {{expiryDate}}.'],
      heading: ['{{fileCount}} per Lei'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) ha condiviso {{fileCount}} con Lei.',
          '{{organisation}} ha condiviso {{fileCount}} con Lei.',
        ],
      ],
      button: ['Scarica i file'],
      after: [['Scadenza del download: {{expiryDate}}.']],
      footer: [[personal], unexpected],
    },
    password: {
      subject: ['Password per i file di {{sender}}', 'Password per i file di {{organisation}}'],
      preview: ['Apre {{archiveName}}.', 'Apre i file.'],
      heading: ['La Sua password'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) Le ha inviato dei file in un archivio protetto, {{archiveName}}. Il link arriva in un’e-mail separata. Questa è la password:',
          '{{organisation}} Le ha inviato dei file in un archivio protetto, {{archiveName}}. Il link arriva in un’e-mail separata. Questa è la password:',
          '{{sender}} ({{organisation}}) Le ha inviato dei file in un archivio protetto. Il link arriva in un’e-mail separata. Questa è la password:',
          '{{organisation}} Le ha inviato dei file in un archivio protetto. Il link arriva in un’e-mail separata. Questa è la password:',
        ],
      ],
      after: [
        [
          'Apra l’archivio con un programma che supporta AES-256, come 7-Zip, WinZip o Keka. Gli strumenti di molti sistemi operativi non lo supportano e mostrano errori come «Operation not permitted».',
        ],
        [
          'Scadenza dei file: {{expiryDate}}. Non conserviamo la password: se la perde, chieda a {{sender}} di inviare di nuovo i file.',
          'Scadenza dei file: {{expiryDate}}. Non conserviamo la password: se la perde, chieda a {{organisation}} di inviare di nuovo i file.',
        ],
      ],
      footer: [
        ['Questa password è destinata solo a Lei. La preghiamo di non inoltrarla.'],
        [
          'Se non la aspettava, chieda a {{sender}}, oppure scriva a {{supportEmail}}.',
          'Se non la aspettava, scriva a {{supportEmail}}.',
          'Se non la aspettava, chieda a {{sender}}.',
          'Se non la aspettava, chieda a {{organisation}}.',
        ],
      ],
    },
    request: {
      subject: ['{{sender}} Le chiede dei file', '{{organisation}} Le chiede dei file'],
      preview: ['Scadenza per il caricamento: {{expiryDate}}.'],
      heading: ['Carichi i Suoi file'],
      paragraphs: [
        ['{{sender}} ({{organisation}}) Le chiede dei file.', '{{organisation}} Le chiede dei file.'],
        ['Li carichi tramite il link sicuro qui sotto. Non serve un account.'],
      ],
      button: ['Carica i file'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    receipt: {
      subject: ['{{organisation}} ha ricevuto {{fileCount}} da Lei'],
      preview: ['Ricezione: {{receivedAt}}.'],
      heading: ['La Sua ricevuta'],
      paragraphs: [
        ['{{organisation}} ha ricevuto {{fileCount}} da Lei. Data di ricezione: {{receivedAt}}.'],
        ['La richiesta Le era stata inviata da {{sender}}.'],
      ],
      after: [
        [
          'Conservi questa e-mail come prova di ciò che ha inviato: due file con lo stesso valore SHA-256 sono identici, byte per byte.',
        ],
      ],
      footer: [
        [
          'Se non ha inviato alcun file, scriva a {{supportEmail}}.',
          'Se non ha inviato alcun file, lo comunichi a {{sender}}.',
          'Se non ha inviato alcun file, lo comunichi a {{organisation}}.',
        ],
      ],
    },
    reminder: {
      subject: ['Promemoria: {{fileCount}} da {{sender}}', 'Promemoria: {{fileCount}} da {{organisation}}'],
      preview: ['Scadenza del download: {{expiryDate}}. Finora non è stato scaricato nulla.'],
      heading: ['I Suoi file La aspettano'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) ha condiviso {{fileCount}} con Lei. Finora non è stato scaricato nulla.',
          '{{organisation}} ha condiviso {{fileCount}} con Lei. Finora non è stato scaricato nulla.',
        ],
      ],
      button: ['Scarica i file'],
      after: [['Scadenza del download: {{expiryDate}}. In seguito questo link non funzionerà più.']],
      footer: [[personal], unexpected],
    },
    requestReminder: {
      subject: ['Promemoria: {{sender}} Le chiede dei file', 'Promemoria: {{organisation}} Le chiede dei file'],
      preview: ['Scadenza per il caricamento: {{expiryDate}}.'],
      heading: ['Aspettiamo i Suoi file'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) Le ha chiesto dei file. Finora non è stato caricato nulla.',
          '{{organisation}} Le ha chiesto dei file. Finora non è stato caricato nulla.',
        ],
      ],
      button: ['Carica i file'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    expired: {
      subject: ['I file di {{sender}} sono scaduti', 'I file di {{organisation}} sono scaduti'],
      preview: ['Alla scadenza, {{expiryDate}}, non era stato scaricato nulla.'],
      heading: ['I Suoi file sono scaduti'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) aveva condiviso {{fileCount}} con Lei (scadenza: {{expiryDate}}). Non è stato scaricato nulla e il link non funziona più.',
          '{{organisation}} aveva condiviso {{fileCount}} con Lei (scadenza: {{expiryDate}}). Non è stato scaricato nulla e il link non funziona più.',
        ],
        [
          'Se i file Le servono ancora, chieda a {{sender}} di inviarli di nuovo.',
          'Se i file Le servono ancora, chieda a {{organisation}} di inviarli di nuovo.',
        ],
      ],
      footer: [questions],
    },
    requestExpired: {
      subject: ['La richiesta di {{sender}} è scaduta', 'La richiesta di {{organisation}} è scaduta'],
      preview: ['Alla scadenza, {{expiryDate}}, non era stato caricato nulla.'],
      heading: ['Il link di caricamento è scaduto'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) Le aveva chiesto dei file (scadenza: {{expiryDate}}). Non è stato caricato nulla e il link non funziona più.',
          '{{organisation}} Le aveva chiesto dei file (scadenza: {{expiryDate}}). Non è stato caricato nulla e il link non funziona più.',
        ],
        [
          'Se desidera ancora inviare dei file, chieda a {{sender}} un nuovo link.',
          'Se desidera ancora inviare dei file, chieda a {{organisation}} un nuovo link.',
        ],
      ],
      footer: [questions],
    },
    revoked: {
      subject: ['{{sender}} ha ritirato i file', '{{organisation}} ha ritirato i file'],
      preview: [nothingToDo],
      heading: ['I file sono stati ritirati'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) ha ritirato i file condivisi con Lei. Il link non funziona più.',
          '{{organisation}} ha ritirato i file condivisi con Lei. Il link non funziona più.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    requestRevoked: {
      subject: ['{{sender}} non ha più bisogno dei Suoi file', '{{organisation}} non ha più bisogno dei Suoi file'],
      preview: [nothingToDo],
      heading: ['I Suoi file non servono più'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) ha ritirato la richiesta di file. Il link di caricamento non funziona più.',
          '{{organisation}} ha ritirato la richiesta di file. Il link di caricamento non funziona più.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    code: {
      subject: ['Il Suo codice {{prefix}} per i file di {{organisation}}'],
      preview: ['Valido per {{minutes}}.'],
      heading: ['Il Suo codice'],
      paragraphs: [['Inserisca questo codice nella pagina che mostra {{prefix}} davanti al campo:']],
      after: [
        ['È valido per {{minutes}} e può essere usato una sola volta.'],
        ['Non lo comunichi a nessuno: {{organisation}} non glielo chiederà mai.'],
      ],
      footer: [
        [
          'Se non ha richiesto alcun codice, non deve fare nulla: senza il codice nessuno può vedere i file. Ha domande? Scriva a {{supportEmail}}.',
          'Se non ha richiesto alcun codice, non deve fare nulla: senza il codice nessuno può vedere i file.',
        ],
      ],
    },
  },
})

export const getMemberTexts = (): MemberMailTexts => ({
  ...common,
  failed: {
    reason: 'Motivo: {{reason}}',
    reasons: {
      'The files could not be processed. Please send them again, or contact support.':
        'Non è stato possibile elaborare i file. Li invii di nuovo o contatti l’assistenza.',
      'The upload was inactive for 24 hours before it was complete. Please send the files again.':
        'Il caricamento è rimasto inattivo per 24 ore prima di essere completo. Invii di nuovo i file.',
      '{0} could not be anonymized. {1}': 'Non è stato possibile anonimizzare {0}. {1}',
      'It is not certain that {0} was anonymized correctly. Please send it again.':
        'Non è certo che {0} sia stato anonimizzato correttamente. Lo invii di nuovo.',
      'It expired before its files could be released. Please send it again.':
        'Il trasferimento è scaduto prima che i suoi file potessero essere resi disponibili. Lo invii di nuovo.',
      'A file of this transfer no longer exists. Please send it again.':
        'Un file di questo trasferimento non esiste più. Lo invii di nuovo.',
      'The transfer no longer exists.': 'Il trasferimento non esiste più.',
      'A file of this transfer could not be processed. Please send it again.':
        'Non è stato possibile elaborare un file di questo trasferimento. Lo invii di nuovo.',
      'A file of this transfer was never uploaded. Please send it again.':
        'Un file di questo trasferimento non è mai stato caricato. Lo invii di nuovo.',
      '{0} was damaged during the upload. Please send it again.':
        '{0} è stato danneggiato durante il caricamento. Lo invii di nuovo.',
      '{0} contains malware ({1}) and was deleted.': '{0} contiene malware ({1}) ed è stato eliminato.',
    },
    sendAgain:
      'I file restano memorizzati per cinque giorni. Per inviarli come richiesto dalla policy, apra il trasferimento e scelga «Invia di nuovo»: non occorre caricare nulla un’altra volta.',
    button: 'Controlla il trasferimento',
    send: {
      subject: 'Impossibile completare il Suo trasferimento a {{recipient}}',
      heading: 'Impossibile completare il Suo trasferimento',
      paragraph: 'I Suoi file non sono stati inviati a {{recipient}} e nessuno di essi può essere scaricato.',
      because: 'Inviato da {{brand}} perché Lei ha avviato questo trasferimento.',
    },
    request: {
      subject: 'Impossibile elaborare i file di {{recipient}}',
      heading: 'Impossibile elaborare i file che ha richiesto',
      paragraph: '{{recipient}} ha caricato dei file per Lei, ma nessuno di essi può essere scaricato.',
      because: 'Inviato da {{brand}} perché Lei ha richiesto questi file.',
    },
  },
  stopped: {
    preview: 'Il link e i file non sono più disponibili.',
    advice: 'Per domande, si rivolga agli amministratori della Sua organizzazione.',
    send: {
      subject: 'Il Suo trasferimento a {{recipient}} è stato interrotto',
      heading: 'Il Suo trasferimento è stato interrotto',
      paragraph:
        'L’amministrazione della Sua organizzazione ha interrotto il Suo trasferimento a {{recipient}}. Il link non funziona più e i file vengono cancellati.',
    },
    request: {
      subject: 'La Sua richiesta a {{recipient}} è stata interrotta',
      heading: 'La Sua richiesta è stata interrotta',
      paragraph:
        'L’amministrazione della Sua organizzazione ha interrotto la Sua richiesta a {{recipient}}. Il link non funziona più e i file vengono cancellati.',
    },
  },
  allowed: {
    preview: 'Lo scanner antimalware si è sbagliato.',
    heading: 'Era un falso allarme',
    send: {
      subject: 'Può inviare di nuovo il Suo file a {{recipient}}',
      paragraph:
        'Lo scanner antimalware ha segnalato {{signature}} in questo file, e il Suo trasferimento a {{recipient}} non è riuscito. L’amministrazione consente esattamente questo file fino al {{expiryDate}}.',
      advice: 'Lo invii di nuovo, insieme agli altri file del trasferimento: nessuno è arrivato al destinatario.',
    },
    request: {
      subject: '{{recipient}} può inviarLe di nuovo il file',
      paragraph:
        'Lo scanner antimalware ha segnalato {{signature}} in questo file, che {{recipient}} ha caricato per Lei. L’amministrazione consente esattamente questo file fino al {{expiryDate}}.',
      advice: 'Richieda di nuovo i file: nessuno ha potuto esserLe consegnato.',
    },
  },
  undelivered: {
    meaning: {
      delayed:
        'Al momento il server di posta del destinatario non la accetta. La consegna sarà ritentata per alcune ore.',
      bounced: 'Il server di posta del destinatario non l’ha accettata. Controlli l’indirizzo.',
      complained: 'A questo indirizzo non vengono più inviate e-mail.',
      refused: 'Il sistema di posta non l’ha accettata. Controlli l’indirizzo.',
    },
    button: 'Apri il trasferimento',
    send: {
      subject: {
        delayed: 'Il Suo link non è ancora arrivato a {{recipient}}',
        bounced: 'Impossibile consegnare il Suo link a {{recipient}}',
        complained: '{{recipient}} ha segnalato il Suo link come indesiderato',
        refused: 'Impossibile consegnare il Suo link a {{recipient}}',
      },
      title: {
        delayed: 'L’e-mail con il link è in ritardo.',
        bounced: 'L’e-mail con il link è tornata indietro.',
        complained: 'L’e-mail con il link è stata segnalata come indesiderata.',
        refused: 'Non è stato possibile inviare l’e-mail con il link.',
      },
      advice: [
        'I Suoi file sono disponibili e il link funziona. Apra il trasferimento, copi il link e lo faccia avere al destinatario in un altro modo.',
        'Se l’indirizzo è sbagliato, revochi il trasferimento e invii di nuovo i file.',
      ],
      because: 'Inviato da {{brand}} perché Lei ha inviato questi file.',
    },
    request: {
      subject: {
        delayed: 'Il Suo link di caricamento non è ancora arrivato a {{recipient}}',
        bounced: 'Impossibile consegnare il Suo link di caricamento a {{recipient}}',
        complained: '{{recipient}} ha segnalato il Suo link di caricamento come indesiderato',
        refused: 'Impossibile consegnare il Suo link di caricamento a {{recipient}}',
      },
      title: {
        delayed: 'L’e-mail con il link di caricamento è in ritardo.',
        bounced: 'L’e-mail con il link di caricamento è tornata indietro.',
        complained: 'L’e-mail con il link di caricamento è stata segnalata come indesiderata.',
        refused: 'Non è stato possibile inviare l’e-mail con il link di caricamento.',
      },
      advice: [
        'Il link di caricamento funziona. Apra il trasferimento, copi il link e lo faccia avere al destinatario in un altro modo.',
        'Se l’indirizzo è sbagliato, revochi il trasferimento e ripeta la richiesta.',
      ],
      because: 'Inviato da {{brand}} perché Lei ha richiesto dei file.',
    },
  },
  reminder: {
    button: 'Apri il trasferimento',
    extend: 'Prolunghi il trasferimento di 7 giorni:',
    send: {
      subject: '{{recipient}} non ha ancora scaricato i Suoi file',
      preview: 'Scadenza: {{expiryDate}}.',
      heading: 'I Suoi file aspettano ancora',
      paragraph:
        'Ha inviato {{fileCount}} a {{recipient}}. Finora non è stato scaricato nulla. Scadenza del link: {{expiryDate}}.',
      advice: 'Se l’e-mail con il link è andata persa, apra il trasferimento per copiare il link.',
      because: 'Inviato da {{brand}} perché Lei ha inviato questi file.',
    },
    request: {
      subject: '{{recipient}} non ha ancora caricato alcun file',
      preview: 'Scadenza del link di caricamento: {{expiryDate}}.',
      heading: 'La Sua richiesta è ancora in attesa',
      paragraph:
        'Ha chiesto dei file a {{recipient}}. Finora non è stato caricato nulla. Scadenza del link: {{expiryDate}}.',
      advice: 'Se l’e-mail con il link è andata persa, apra il trasferimento per copiare il link di caricamento.',
      because: 'Inviato da {{brand}} perché Lei ha richiesto dei file.',
    },
    answer: {
      subject: 'Non ha ancora scaricato i file di {{recipient}}',
      preview: 'Scadenza: {{expiryDate}}.',
      heading: 'Ci sono file che La aspettano',
      paragraph:
        '{{recipient}} ha caricato {{fileCount}} per Lei. Finora non è stato scaricato nulla. Scadenza del link: {{expiryDate}}.',
      advice: 'Apra il trasferimento per scaricarli.',
      because: 'Inviato da {{brand}} perché Lei ha richiesto dei file.',
    },
  },
  expired: {
    preview: 'Può prolungare il trasferimento. Termine: {{until}}.',
    advice:
      'Può prolungare il trasferimento entro questo termine: {{until}}. I suoi link funzioneranno di nuovo. Dopo, i file vengono eliminati.',
    atLimit: 'La Sua organizzazione non consente una scadenza successiva. Se i file servono ancora, li invii di nuovo.',
    button: 'Prolunga il trasferimento',
    send: {
      subject: 'I Suoi file per {{recipient}} sono scaduti',
      heading: 'I Suoi file sono scaduti',
      paragraph:
        'Ha inviato {{fileCount}} a {{recipient}}. Nulla è stato scaricato entro la scadenza ({{expiryDate}}), e il link non funziona più.',
      because: 'Inviato da {{brand}} perché Lei ha inviato questi file.',
    },
    answer: {
      subject: 'I file di {{recipient}} sono scaduti',
      heading: 'I file sono scaduti',
      paragraph:
        '{{recipient}} ha caricato {{fileCount}} per Lei. Nulla è stato scaricato entro la scadenza ({{expiryDate}}), e il link non funziona più.',
      because: 'Inviato da {{brand}} perché Lei ha richiesto dei file.',
    },
    asked: {
      subject: 'Più tempo per i Suoi file: richiesta di {{recipient}}',
      heading: 'Renda di nuovo disponibili i Suoi file',
      paragraph: 'I Suoi file sono scaduti. Scadenza: {{expiryDate}}. Ha chiesto più tempo: {{recipient}}.',
      because: 'Inviato da {{brand}} perché Lei ha inviato questi file.',
    },
  },
  downloaded: {
    subject: 'I Suoi file sono stati scaricati da {{recipient}}',
    preview: 'Per la prima volta.',
    heading: 'I Suoi file sono stati scaricati',
    paragraph: 'Scaricati per la prima volta da {{recipient}}.',
    advice: 'La pagina del trasferimento mostra che cosa è successo con ogni file.',
    button: 'Apri il trasferimento',
    because: 'Inviato da {{brand}} perché Lei ha inviato questi file.',
  },
  received: {
    subject: '{{recipient}} Le ha inviato {{fileCount}}',
    preview: 'Scadenza del download: {{expiryDate}}.',
    heading: '{{fileCount}} da {{recipient}}',
    paragraph:
      'Su Sua richiesta, {{recipient}} ha caricato {{fileCount}}. La pagina del trasferimento mostra i dati rilevati e i file che non è stato possibile leggere.',
    advice:
      'Scadenza del download: {{expiryDate}}. Per scaricare, acceda con l’indirizzo a cui è stata inviata questa e-mail.',
    button: 'Scarica i file',
    other: 'La pagina del trasferimento:',
    because: 'Inviato da {{brand}} perché Lei ha richiesto questi file.',
  },
})

export const getAlertTexts = (): AlertMailTexts => ({
  address: common.address,
  subject: count => plural(count, { one: '# nuovo avviso', other: '# nuovi avvisi' }, 'it'),
  introduction: 'Le statistiche di attività hanno generato questi avvisi, dal più recente:',
  kinds: {
    newSenders: 'Nuovo mittente rilevato: {{sender}}',
    newDomains: 'Nuovo dominio rilevato: {{domain}}',
    newRecipients: 'Nuovo destinatario rilevato: {{recipient}}',
    sendersSpike: 'Aumento improvviso dei trasferimenti da {{sender}}',
    domainsSpike: 'Aumento improvviso dei trasferimenti verso {{domain}}',
    recipientsSpike: 'Aumento improvviso dei trasferimenti verso {{recipient}}',
    mistakePrevented: 'Possibile errore di {{sender}} evitato',
    sensitiveInfotypes: 'Dati sensibili rilevati',
    malwareFound: 'Malware rilevato in un trasferimento di {{sender}}',
    secondOpinion: 'Macie ha trovato altri dati sensibili in un trasferimento di {{sender}}',
  },
  more: count =>
    plural(
      count,
      {
        one: 'Nella pagina delle statistiche di attività ce n’è # altro.',
        other: 'Nella pagina delle statistiche di attività ce ne sono altri #.',
      },
      'it',
    ),
  button: 'Apri le statistiche di attività',
  transfers: 'Tutti i trasferimenti:',
  unsubscribe: 'Per non ricevere più queste e-mail, apra questa pagina:',
  because: 'Inviato da {{brand}} perché Lei ha scelto di ricevere gli avvisi per e-mail.',
})
