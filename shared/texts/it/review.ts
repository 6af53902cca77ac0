import type { ReviewTexts } from '../en/review.ts'
import { countFiles, formatCount, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'it')
const days = (count: number) => formatDuration(count, 'day', 'it')

export const review: ReviewTexts = {
  transferHeading: 'Dettagli del trasferimento',
  requestHeading: 'Dettagli della richiesta',
  refresh: 'Aggiorna',
  asAdministrator:
    'Sta vedendo questa pagina come amministratore, senza il link che apre i file. Il registro di controllo annota questa consultazione.',
  outdated: 'Queste informazioni potrebbero non essere aggiornate',
  triesAgain: 'La pagina riprova a intervalli di qualche secondo.',
  pleaseTryAgain: 'Riprovi.',

  missing: {
    title: 'Trasferimento non trovato',
    forSender:
      'L’indirizzo potrebbe essere incompleto, il trasferimento potrebbe essere stato eliminato, oppure l’ha inviato un collega: solo il mittente può vedere un trasferimento. Controlli l’indirizzo.',
    forAdministrator:
      'L’indirizzo potrebbe essere incompleto, oppure il trasferimento potrebbe essere stato eliminato. Controlli l’indirizzo.',
    failed: 'Impossibile caricare il trasferimento',
    failedText: 'Non è stato possibile caricare il trasferimento.',
    loading: 'Caricamento del trasferimento',
  },

  state: {
    title: 'Stato',
    extendable: moment => `Può prolungarlo entro: ${moment}.`,
    waiting: 'In attesa',
    unknownReason: 'Il motivo non è noto',
    notReleased: 'I file non sono stati resi disponibili.',
    notShared: 'Non è stato condiviso nulla con il destinatario.',
    requestAgain: 'Controlli i file, poi li richieda di nuovo.',
    sendAgain: 'Controlli i file, poi li invii di nuovo.',
    updating: meaning => `${meaning}. Questa pagina si aggiorna ogni cinque secondi.`,
    unfinished: (meaning, recipient) =>
      `${meaning}. Se ${recipient} non continua, revochi la richiesta. Altrimenti il link si riapre 24 ore dopo l’interruzione del caricamento.`,
    stalled: (meaning, hours, recipient) =>
      `${meaning}. Non è arrivato nulla da almeno ${formatDuration(hours, 'hour', 'it')}. Se ${recipient} non continua, revochi la richiesta. Altrimenti il link si riapre 24 ore dopo l’interruzione del caricamento.`,

    copyUploadLink: recipient =>
      `La richiesta è ancora disponibile: copi il link qui sotto e lo faccia avere a ${recipient} in un altro modo.`,
    copyDownloadLink:
      'I file sono ancora disponibili: copi il link qui sotto e lo faccia avere al destinatario in un altro modo.',
    uploadLink: 'Link di caricamento',
    uploadLinkNote: recipient =>
      `Il link può essere usato una sola volta. Chiunque lo abbia può caricare file al posto di ${recipient}.`,
    downloadLink: 'Link di download',
    codeLinkNote: 'Con questo link e il codice ricevuto sul telefono, il destinatario ottiene i file.',
    emailCodeLinkNote: 'Con questo link e un codice della sua casella di posta, il destinatario ottiene i file.',
    openLinkNote: 'Chiunque abbia questo link può ottenere i file: lo dia solo al destinatario.',
    download: 'Scarica',
    onlyYou: 'Solo Lei può aprire i file, dopo l’accesso come richiedente.',

    requestedAgainAs: 'Richiesto di nuovo come {link}',
    sentAgainAs: 'Inviato di nuovo come {link}',
    sentAs: 'Inviato come {link}',
    sentToRightAs: 'Inviato al destinatario giusto come {link}',
    replaces: 'Sostituisce {link}, andato al destinatario sbagliato',
  },

  openUpload: {
    sending: 'Una scheda di questo browser sta caricando i file. La tenga aperta fino al termine del caricamento.',
    resumable: 'Il caricamento non è completo. Può continuarlo in questo browser.',
    elsewhere:
      'Il caricamento continua nel browser in cui l’ha iniziato. Se non può, lo elimini e invii di nuovo i file. Senza progressi termina automaticamente dopo 24 ore.',
    goOn: 'Continua',
  },

  blocked: {
    title: 'Bloccato da una policy',
    sendAnew:
      'Non può essere inviato di nuovo. Invii altri file, scelga un altro destinatario o chieda agli amministratori della Sua organizzazione.',
    requestAnew: 'Controlli i file, poi richieda altri file o chieda agli amministratori della Sua organizzazione.',
    changes:
      'Quando lo invia di nuovo, il trasferimento cambia come segue. I file sono memorizzati; nulla viene caricato un’altra volta.',
    on: {
      anonymousTransfer: 'Lei è nascosto come mittente.',
      passwordProtection: 'I file sono protetti da una password.',
      mobileOtp: 'Il destinatario ha bisogno di un codice via SMS.',
      emailOtp: 'Il destinatario ha bisogno di un codice per e-mail.',
      trackingId: 'Il trasferimento ha un ID di tracciamento.',
      acknowledgement: 'Lei dà il Suo consenso.',
    },
    off: {
      anonymousTransfer: 'Lei è indicato come mittente.',
      passwordProtection: 'I file non sono protetti da una password.',
      mobileOtp: 'Il destinatario non ha bisogno di un codice via SMS.',
      emailOtp: 'Il destinatario non ha bisogno di un codice per e-mail.',
      trackingId: 'Il trasferimento non ha un ID di tracciamento.',
    },
    templateSet: name => `Le e-mail usano il set di modelli «${name}».`,
    expiry: count => `Il link funziona per ${days(count)}.`,
    other: feature => `Cambia un’opzione di una versione più recente: ${feature}.`,
  },

  sendAgain: {
    trackingId: 'ID di tracciamento di questo trasferimento',
    failed: 'Il trasferimento non è stato inviato di nuovo',
    running: 'Nuovo invio del trasferimento',
    act: 'Invia di nuovo',
    done: recipient => `Il trasferimento a ${recipient} è stato inviato di nuovo.`,
  },

  undo: {
    button: 'Annulla l’invio',
    running: 'Annullamento dell’invio',
    offer: 'Non ancora inviato: può ancora annullare',
    left: duration =>
      `Nulla viene reso disponibile o inviato per e-mail prima della fine del tempo. Tempo rimanente: ${duration}.`,
    over: 'I file stanno per essere resi disponibili.',
    failed: 'L’invio non è stato annullato',
    done: 'Annullato prima dell’invio',
    doneText: 'Nessuno ha ricevuto un’e-mail e il link non apre alcun file.',
  },

  wrongRecipient: {
    button: 'Destinatario sbagliato?',
    title: 'Inviato al destinatario sbagliato?',
    act: 'Ritira ora',
    running: 'Ritiro del trasferimento',
    notReleased: recipient =>
      `Non è stato ancora reso disponibile nulla. ${recipient} non riceve né i file né un’e-mail.`,
    thenSend: 'Potrà poi inviare gli stessi file al destinatario giusto senza caricarli di nuovo.',
    linkStops: recipient =>
      `Il link smette subito di funzionare e ${recipient} non può più ottenere i file. Non riceve alcuna e-mail al riguardo.`,
    thenSeeAndSend:
      'Vedrà poi se è stato scaricato qualcosa e potrà inviare gli stessi file al destinatario giusto senza caricarli di nuovo.',
    failed: 'Il trasferimento non è stato ritirato',
    reloaded: 'È stato caricato lo stato attuale. Se il trasferimento va ancora a questo destinatario, riprovi.',

    cannotGet: recipient => `Il link non funziona più. ${recipient} non può ottenere i file.`,
    mayHave: recipient => `Il link non funziona più, ma è possibile che ${recipient} abbia i file.`,
    report:
      'Lo segnali subito al responsabile della sicurezza o a un amministratore della Sua organizzazione, indicando l’ID trasferimento riportato sotto.',
    erased: 'I file memorizzati sono stati cancellati. Li invii al destinatario giusto in un nuovo trasferimento.',

    send: moment =>
      `Invii gli stessi file, il messaggio e le opzioni al destinatario giusto. Nulla viene caricato un’altra volta. Termine: ${moment}; poi i file vengono cancellati.`,
    newPassword: 'L’archivio riceve una nuova password.',
    name: 'Nome del destinatario giusto (facoltativo)',
    email: 'E-mail del destinatario giusto',
    sameAddress: 'Questo è l’indirizzo a cui era stato inviato per errore.',
    sendAct: 'Invia al destinatario giusto',
    sendActTo: address => `Invia a ${address}`,
    sending: 'Invio dei file memorizzati',
    sendingTo: recipient => `I file vengono inviati a ${recipient}.`,
  },

  archive: {
    title: 'Protezione con password',
    name: 'Archivio',
    sealing: percent => `Creazione dell’archivio ${percent}`,
    sealedLater: 'Creato dopo l’analisi di tutti i file',
    passwordLater: recipient =>
      `I file vengono racchiusi in un unico archivio ZIP con AES-256. La password va a ${recipient} in un’e-mail separata.`,
    passwordUnsent: 'Non è stato condiviso nulla e non è stata inviata alcuna password.',
    passwordSent: recipient =>
      `La password è stata inviata a ${recipient} in un’e-mail separata. Qui non viene memorizzata e non può essere recuperata.`,
  },

  codes: {
    title: 'Codice via SMS',
    phone: 'Numero di telefono',
    unknownPhone: 'Sconosciuto',
    byEmail: 'Anche per e-mail',
    allowed: 'Consentito',
    unlock: 'Sblocca i codici',
    unlocking: 'Sblocco dei codici',
    unlocked: recipient => `${recipient} può richiedere di nuovo codici.`,
    unlockFailed: 'I codici non sono stati sbloccati',
    resetFailed: 'I codici non sono stati reimpostati.',
    change: 'Cambia numero',
    help: 'Dopo troppi codici il destinatario viene bloccato: lo sblocco gli consente di richiederne di nuovo. Con un altro numero, da quel momento i codici arrivano lì e la verifica del numero attuale non è più valida.',
    changeTitle: 'Cambiare il numero per i codici',
    changing: 'Modifica del numero',
    changed: recipient => `I codici per ${recipient} arrivano ora al nuovo numero.`,
    changeFailed: 'Il numero non è stato modificato',
    changeText: (phone, recipient) =>
      `Attualmente i codici arrivano a ${phone}. Si assicuri che il nuovo numero appartenga a ${recipient}: chiunque ne disponga può ottenere i file.`,
    changeUnknownText: recipient =>
      `Attualmente i codici arrivano a un altro numero. Si assicuri che il nuovo numero appartenga a ${recipient}: chiunque ne disponga può ottenere i file.`,
    emailTitle: 'Codice per e-mail',
    goTo: 'I codici arrivano a',
    ownAddress: 'L’indirizzo del destinatario',
    emailHelp:
      'Dopo troppi codici un destinatario viene bloccato: lo sblocco consente a tutti i destinatari di questo trasferimento di richiederne di nuovo. Un codice per e-mail è sicuro quanto la casella di posta, in cui si trova anche il link.',
    allUnlocked: 'I destinatari possono richiedere di nuovo codici.',
  },

  details: {
    title: 'Dettagli',
    noMessage: 'Nessun messaggio',
    requestedFrom: 'Richiesto a',
    fromDropPage: 'Ricevuto tramite',
    notProven: 'La Sua pagina di consegna. Il mittente ha dichiarato questo nome e questo indirizzo; nulla li prova.',
    requestedBy: 'Richiesto da',
    recipientName: 'Nome del destinatario',
    created: 'Creazione',
    expires: 'Scadenza',
    withdrawn: 'Ritiro',
    revoked: 'Revoca',
    nothingShared: 'Non è stato condiviso nulla',
    daysAfterSending: count => `${days(count)} dopo l’invio`,
    downloads: 'Download',
    hiddenSender: 'Nascosto: il destinatario vede solo la Sua organizzazione',
    transferId: 'ID trasferimento',
    trackingId: 'ID di tracciamento',
    templateSet: 'Set di modelli',
    policies: 'Policy',
    linkByEmail: 'Link per e-mail',
    linkNotSent: 'Non inviato: lo trasmette Lei',
  },

  files: {
    name: 'Nome',
    file: 'File',
    size: 'Dimensione',
    state: 'Stato',
    found: 'Dati sensibili',
    sha256: 'SHA-256',
    labelledSha256: 'SHA-256 {digest}',
    none: 'Questo trasferimento non ha file.',
    unknown: 'Non ancora noto',
    digestOf: name => `SHA-256 di ${name}`,
    digestStartOf: (beginning, name) => `${beginning}, SHA-256 di ${name}`,
    copyDigest: 'Copia SHA-256',
    copyRefused: 'Questo browser non consente alle pagine di copiare. Selezioni il valore e lo copi.',

    waitingForUpload: 'In attesa del caricamento',
    waiting: 'In attesa',
    waitingToBeAnonymized: 'In attesa dell’anonimizzazione',
    waitingToBeInspected: 'In attesa dell’analisi',
    anonymizing: 'Anonimizzazione',
    inspecting: 'Analisi',
    inspected: 'Analizzato',
    inspectedInPart: 'Analizzato in parte',
    error: 'Errore',
    info: 'Info',
    notUploaded: 'Non caricato',
    notProcessed: 'Non elaborato',
    verified: 'Verificato',
    notAnonymized: 'Non anonimizzato',
    percent: (state, percent) => `${state} ${percent}`,
    proceeding: 'Nessuna azione richiesta: il trasferimento prosegue.',
  },

  malware: {
    allow: 'Consenti questo contenuto',
    allowOf: name => `Consenti questo contenuto: ${name}`,
    title: 'Consentire questo contenuto?',
    text: signature =>
      `Se ${signature} è un falso allarme, esattamente questo file potrà essere inviato di nuovo per 90 giorni. Il file eliminato non ritorna: il mittente riceve un’e-mail e lo invia di nuovo.`,
    reason: 'Motivo',
    reasonHelp: 'Il registro di controllo lo conserva con il Suo nome.',
    act: 'Consenti',
    running: 'Il contenuto viene consentito',
    failed: 'Il contenuto non è stato consentito',
    allowedUntil: day => `Un amministratore consente questo contenuto fino al ${day}.`,
    sendAgain: 'Invia di nuovo il file.',
    askAgain: 'Richiedi di nuovo il file.',
    end: 'Termina il consenso',
    endOf: name => `Termina il consenso: ${name}`,
    endTitle: 'Terminare il consenso?',
    endText: signature =>
      `Da ora i file con questo contenuto vengono di nuovo rifiutati quando lo scanner segnala ${signature}. I trasferimenti già inviati restano disponibili.`,
    endAct: 'Termina',
    endRunning: 'Il consenso viene terminato',
    endFailed: 'Il consenso non è stato terminato',
  },

  found: {
    title: 'Dati sensibili',
    kinds: counted => `Dati sensibili rilevati: ${counted}`,
    looking: (inspected, all) =>
      `Ricerca di dati sensibili, completata per ${number(inspected)} di ${countFiles(all, 'it')}`,
    partly: count =>
      plural(
        count,
        {
          one: 'Non è stato possibile analizzare per intero # file. I motivi sono elencati sotto.',
          other: 'Non è stato possibile analizzare per intero # file. I motivi sono elencati sotto.',
        },
        'it',
      ),
    anonymized: 'I file anonimizzati sono stati analizzati nella forma che riceve il destinatario.',
    none: 'Nessun dato sensibile rilevato',
    notInspected: 'I file non sono stati analizzati',
    noneInPart: 'Nessun dato sensibile rilevato in ciò che è stato possibile analizzare',

    details: 'Dettagli',
    detailsOf: name => `Dettagli di ciò che è stato rilevato in ${name}`,
    identical: counted => `${counted}, tutti uguali`,
    distinct: (counted, different) => `${counted}, ${number(different)} diversi`,
    place: counted => `{place}: ${counted}`,
    page: page => `Pagina ${page}`,
    sheet: page => `Foglio ${page}`,
    slide: page => `Diapositiva ${page}`,
    column: column => `Colonna ${column}`,
    pageAndColumn: (page, column) => `${page}, ${column}`,
    recognisedPlace: place => `${place} (OCR)`,
    onlyFrequent: max => `Sono elencati solo i punti più frequenti (${number(max)}).`,
    sampled: (kinds, read, total) =>
      `Questi tipi di dati sono stati cercati solo in una parte del testo: ${formatList(kinds, 'it')} (${read} di ${total} caratteri).`,
    assumedEncoding: encoding => `Letto come ${encoding} (presunto).`,
    recognised: count =>
      `Pagine e immagini lette con il riconoscimento del testo (OCR), con possibili errori: ${number(count)}.`,
    misleadingName: (named, found) => `Un nome di file termina con .${named}, ma il contenuto è .${found}.`,
    untypedName: found => `Un nome di file non ha estensione; il contenuto è .${found}.`,
  },

  secondOpinion: {
    title: 'Secondo parere: Amazon Macie',
    both: kinds => `Trovato da entrambi: ${kinds}`,
    onlyMacie: kinds => `Trovato solo da Macie: ${kinds}`,
    onlyHere: kinds => `Trovato solo qui: ${kinds}`,
    notSought: kinds => `Non cercato da Macie: ${kinds}`,
    counted: (kind, count) => `${kind} (${number(count)})`,
    counts: (kind, count, second) => `${kind} (${number(count)}; Macie: ${number(second)})`,
  },

  anonymized: {
    columns: count => plural(count, { one: '# colonna anonimizzata', other: '# colonne anonimizzate' }, 'it'),
    ofFile: (name, columns) => `Anonimizzazione di ${name}: ${columns}`,
    rows: count => plural(count, { one: '# riga di dati.', other: '# righe di dati.' }, 'it'),
    column: (method, outcome) => `{column}: ${method}. ${outcome}`,
    unnamedColumn: column => `Colonna ${column}`,
    changed: (changed, unchanged) =>
      plural(
        changed,
        {
          one: `# valore modificato, ${number(unchanged)} invariati.`,
          other: `# valori modificati, ${number(unchanged)} invariati.`,
        },
        'it',
      ),
    replaced: count =>
      plural(
        count,
        {
          one: '# valore era troppo corto per la crittografia con conservazione del formato, o conteneva lettere diverse da A–Z, ed è stato invece sostituito.',
          other:
            '# valori erano troppo corti per la crittografia con conservazione del formato, o contenevano lettere diverse da A–Z, e sono stati invece sostituiti.',
        },
        'it',
      ),
    pseudonymized: 'Solo pseudonimizzati: chi conosce la chiave può ripristinare i valori.',
  },
}
