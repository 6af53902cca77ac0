import type { OrgFaqTexts, RecipientFaqTexts } from '../en/faq.ts'

export const recipientFaq: RecipientFaqTexts = {
  whatIsThis: {
    question: 'Ho ricevuto un’e-mail con un link di download. Che cos’è, e posso fidarmi?',
    answer:
      '<p>Una persona dell’organizzazione indicata nell’e-mail condivide dei file con Lei. Il link apre una pagina di quell’organizzazione, in cui vede chi condivide i file prima di scaricare qualcosa.</p><p>Prima di aprire il link, controlli che:</p><ul><li>Lei conosca il mittente o aspetti i file,</li><li>l’indirizzo del link inizi con <code>https://</code> e appartenga all’organizzazione.</li></ul><p>In caso di dubbio, chiami il mittente a un numero che già conosce. Non usi un numero indicato nell’e-mail.</p>',
  },
  archiveFails: {
    question: 'L’archivio non si apre. Vedo «Operation not permitted».',
    answer:
      '<p>L’archivio è crittografato con AES-256. Lo strumento di archiviazione del Suo sistema non può aprirlo e potrebbe mostrare «Operation not permitted». Usi un programma che supporta AES-256:</p><ul><li><strong>Windows:</strong> 7-Zip o WinZip</li><li><strong>Mac:</strong> Keka o The Unarchiver</li><li><strong>Linux:</strong> 7-Zip (<code>7z x files.zip</code>)</li></ul><p>Con 7-Zip:</p><ol><li>Faccia clic con il pulsante destro sul file ZIP scaricato.</li><li>Scelga <strong>7-Zip</strong>, poi <strong>Estrai qui</strong>.</li><li>Inserisca la password dell’e-mail separata.</li></ol>',
  },
  passwordMissing: {
    question: 'Dove si trova la password dell’archivio?',
    answer:
      '<p>È in un’e-mail separata, inviata subito dopo l’e-mail con il link. Il link e la password non viaggiano mai insieme.</p><ul><li>Controlli la cartella della posta indesiderata.</li><li>Attenda qualche minuto. Alcuni sistemi di posta trattengono le e-mail.</li><li>Se non arriva, chieda al mittente di inviare di nuovo i file. La password non viene memorizzata, quindi nessuno può recuperarla.</li></ul>',
  },
  passwordRefused: {
    question: 'L’archivio non accetta la password.',
    answer:
      '<ul><li>Copi la password dall’e-mail invece di digitarla, senza spazi prima o dopo.</li><li>Controlli che l’e-mail con la password si riferisca a questo archivio. Ogni trasferimento ha la propria password.</li><li>Se il programma segnala un errore diverso da una password errata, veda <a href="#faq-recipient-archiveFails">L’archivio non si apre</a>.</li><li>Se il download si è interrotto, scarichi di nuovo l’archivio.</li></ul>',
  },
  codeMissing: {
    question: 'Il codice non arriva.',
    answer:
      '<ul><li>Controlli le ultime cifre del numero di telefono nella pagina. Se il numero è sbagliato, chieda al mittente di correggerlo.</li><li>Attenda un minuto e controlli che il telefono abbia campo.</li><li>Quando il codice è scaduto, ne richieda uno nuovo nella pagina.</li><li>Se in passato ha risposto <code>STOP</code> a un messaggio di questo tipo, il Suo numero è bloccato. Chieda al mittente di contattare la propria assistenza.</li></ul><p>I codici non arrivano ai telefoni fissi.</p><p>Se il codice arriva per e-mail, guardi nella cartella dello spam e attenda qualche minuto. La pagina mostra l’inizio dell’indirizzo.</p>',
  },
  codeRefused: {
    question: 'La pagina mostra «Codice errato» quando inserisco il codice.',
    answer:
      '<p>Un codice ha sei cifre ed è valido per tre minuti, una sola volta. Confronti le due lettere davanti al campo con quelle del messaggio. Se sono diverse, il codice appartiene a un messaggio precedente: usi quello più recente.</p><p>Ha tre tentativi. In seguito richieda un nuovo codice.</p>',
  },
  codeLocked: {
    question: 'Non vengono più inviati codici. Che cosa posso fare?',
    answer:
      '<p>Il numero di codici all’ora e al giorno è limitato, in modo che nessuno possa indovinarli. La pagina indica quando può essere inviato il prossimo codice.</p><p>Se la pagina Le dice di chiedere al mittente: il mittente può consentire nuovi codici nella pagina del trasferimento.</p>',
  },
  trustedDevice: {
    question: 'Che cosa significa “Considera attendibile questo dispositivo”?',
    answer:
      '<p>Alcune organizzazioni permettono di non inserire il codice per 30 giorni dopo averne inserito uno. Il Suo browser si identifica allora con una chiave che non rivela mai, e apre i file inviati allo stesso indirizzo e protetti allo stesso modo.</p><ul><li>Selezioni la casella solo su un dispositivo che nessun altro usa: chi lo usa può aprire i Suoi file.</li><li>Per terminare, prema “Dimentica questo dispositivo” sotto i file. Se perde un dispositivo, chieda al mittente di sbloccare i codici: nessuno dei Suoi dispositivi sarà più attendibile.</li><li>Lo stesso accade quando il browser elimina i dati di questa pagina. Alcuni browser lo fanno dopo una settimana senza visite.</li></ul>',
  },
  linkExpired: {
    question: 'La pagina mostra «Trasferimento scaduto».',
    answer:
      '<p>Un link funziona per un tempo limitato, di norma {expiry}, e il mittente può disattivarlo prima. I file non sono quindi più disponibili.</p><p>Chieda al mittente di inviarli di nuovo. Riceverà una nuova e-mail con un nuovo link.</p>',
  },
  linkUnknown: {
    question: 'La pagina mostra «Questo link è sconosciuto.»',
    answer:
      '<p>Il link è probabilmente incompleto. Alcuni programmi di posta spezzano in due un link lungo.</p><ul><li>Faccia clic sul pulsante nell’e-mail invece di copiare il link.</li><li>Se lo copia, lo copi per intero, dal primo all’ultimo carattere.</li><li>Se non funziona ancora, chieda al mittente un nuovo link.</li></ul>',
  },
  stillProcessing: {
    question: 'La pagina dice che i miei file sono ancora in elaborazione.',
    answer:
      '<p>Tutti i file vengono controllati prima di essere resi disponibili. Per i file piccoli bastano pochi secondi, per quelli grandi può servire più tempo. Tenga aperta la pagina: si apre da sola appena i file sono pronti.</p><p>Se entro un’ora non cambia nulla, lo comunichi al mittente.</p>',
  },
  downloadStops: {
    question: 'Il download si interrompe o non riesce.',
    answer:
      '<ul><li>Prema <strong>Riprendi</strong> o <strong>Riprova</strong> accanto al file. Un download interrotto riprende da dove si era fermato, se il Suo browser lo supporta.</li><li>Controlli che sul disco ci sia spazio sufficiente.</li><li>Se una rete aziendale blocca il download, chieda alla Sua assistenza informatica o provi con un’altra rete.</li><li>Se la pagina è aperta da molto tempo, la ricarichi.</li></ul>',
  },
  signInAsked: {
    question: 'Mi viene chiesto di accedere. Perché?',
    answer:
      '<p>Alcuni file si aprono solo per chi ha effettuato l’accesso: se il Suo indirizzo appartiene all’organizzazione stessa o se le policy dell’organizzazione lo richiedono. Acceda con l’indirizzo a cui è stata inviata l’e-mail.</p><p>Se non ha un account, si rivolga al mittente.</p>',
  },
  otherPerson: {
    question: 'La pagina dice che questi file non si aprono per me.',
    answer:
      '<p>Ha effettuato l’accesso con un indirizzo diverso da quello a cui sono stati inviati i file. Acceda come la persona a cui sono destinati.</p><p>Se i file sono destinati a Lei al Suo indirizzo attuale, chieda al mittente di inviarli lì.</p>',
  },
  mailMissing: {
    question: 'Il mittente dice di aver inviato dei file, ma non ho ricevuto alcuna e-mail.',
    answer:
      '<ul><li>Controlli la cartella della posta indesiderata e la quarantena della Sua organizzazione.</li><li>Chieda al mittente di verificare il Suo indirizzo, lettera per lettera.</li><li>L’elaborazione di file grandi richiede un po’ di tempo. L’e-mail viene inviata al termine.</li></ul>',
  },
  account: {
    question: 'Mi serve un account o un programma?',
    answer:
      '<p>No. Il link si apre in ogni browser aggiornato. Le serve un programma solo per un archivio con password: veda <a href="#faq-recipient-archiveFails">L’archivio non si apre</a>.</p>',
  },
  forward: {
    question: 'Posso inoltrare il link a un collega?',
    answer:
      '<p>La preghiamo di non farlo. Chi ha il link potrebbe scaricare i file, e il mittente considera ogni download come Suo. Chieda al mittente di inviare i file al Suo collega.</p>',
  },
  acknowledgement: {
    question: 'Perché devo selezionare una casella prima di vedere i file?',
    answer:
      '<p>Così conferma che i file sono destinati a Lei e che li tratta con cura. L’ora viene registrata, in modo che il mittente sappia che li ha ricevuti la persona giusta. Prima di allora non viene scaricato nulla.</p>',
  },
  howLong: {
    question: 'Per quanto tempo e quante volte posso scaricare i file?',
    answer:
      '<p>Fino alla data indicata nella pagina e nell’e-mail: di norma {expiry}, a meno che il mittente non abbia scelto un’altra durata. Fino ad allora può scaricare i file tutte le volte che Le servono.</p>',
  },
  filesRequested: {
    question: 'Mi viene chiesto di caricare dei file. Come funziona?',
    answer:
      '<ol><li>Apra il link nell’e-mail. Non Le serve un account.</li><li>Controlli chi glielo chiede, e scelga o trascini tutti i file.</li><li>Selezioni la casella e prema <strong>Carica</strong>.</li><li>Tenga aperta la scheda finché la pagina non indica che i Suoi file sono arrivati.</li></ol><p>Il link può essere usato una sola volta: scelga quindi tutti i file prima di caricarli.</p>',
  },
  uploadLinkEnded: {
    question: 'La pagina di caricamento mostra «Link di caricamento scaduto» o «File già caricati».',
    answer:
      '<p><strong>Link di caricamento scaduto:</strong> il tempo per il caricamento è terminato. Chieda alla persona che ha richiesto i file di inviare di nuovo la richiesta.</p><p><strong>File già caricati:</strong> un link può essere usato una sola volta, e tramite questo sono già stati caricati dei file. Se non è stato Lei a farlo, lo comunichi subito a quella persona.</p>',
  },
  uploadStops: {
    question: 'Il mio caricamento si è interrotto. È tutto perso?',
    answer:
      '<p>No. Il caricamento riprende da solo quando torna la rete. Se ha chiuso la scheda, riapra il link nello stesso browser entro 24 ore. I dati già caricati non vengono inviati di nuovo.</p><p>Se un file non può più essere letto, lo scelga di nuovo.</p>',
  },
  uploadSize: {
    question: 'Quanto possono essere grandi i file che carico?',
    answer: '<p>Un singolo file può avere fino a {fileSize}, e tutti i file insieme fino a {totalSize}.</p>',
  },
  onPhone: {
    question: 'Posso scaricare i file su un telefono o un tablet?',
    answer:
      '<p>Sì, i singoli file si aprono in ogni browser aggiornato. Per un archivio con password Le serve un’app che supporta AES-256, come WinZip o iZip. Per i file grandi è più comodo un computer.</p>',
  },
  whatSenderSees: {
    question: 'Che cosa vede di me il mittente?',
    answer:
      '<p>Quando è stata aperta la pagina del link, e quando e quante volte è stato scaricato ogni file. Un numero di telefono per i codici viene memorizzato in forma crittografata e mostrato solo in parte.</p><p>Domande sui Suoi dati: {support}</p>',
  },
}

export const orgFaq: OrgFaqTexts = {
  howToSend: {
    question: 'Come si inviano i file?',
    answer:
      '<p>Scelga i file, inserisca l’indirizzo e-mail del destinatario e un messaggio, controlli il destinatario, scelga le opzioni e prema <strong>Invia ora</strong>, oppure <strong>Invia a …</strong> se c’è un avviso sul destinatario. Il destinatario riceve un’e-mail con un link sicuro. La <a href="/help">Guida</a> mostra ogni passaggio con un’immagine.</p>',
  },
  limits: {
    question: 'Quanto può essere grande un trasferimento?',
    answer:
      '<ul><li>Un singolo file: fino a {fileSize}.</li><li>Tutti i file di un trasferimento: fino a {totalSize} senza protezione con password e fino a {archiveSize} con la protezione.</li></ul><p>Se ne ha di più, invii più trasferimenti.</p>',
  },
  uploadStopped: {
    question: 'Il caricamento si è interrotto. E ora?',
    answer:
      '<ul><li><strong>Nessuna rete:</strong> attenda. Il caricamento riprende da solo quando torna la rete.</li><li><strong>Il server non risponde:</strong> attenda o prema <strong>Riprova</strong>. Ciò che è già stato caricato non viene inviato di nuovo.</li><li><strong>Un file non può più essere letto:</strong> è stato modificato, spostato o eliminato. Torni indietro, lo rimuova e lo scelga di nuovo.</li><li><strong>Il computer è andato in sospensione:</strong> lo riattivi e tenga aperta la scheda.</li></ul><p>Il destinatario non riceve nulla finché tutto non è stato caricato e controllato.</p>',
  },
  closedTab: {
    question: 'Ho chiuso la scheda durante il caricamento.',
    answer:
      '<p>Riapra <a href="/transfer">Invia file</a> nello stesso browser entro 24 ore. La pagina propone di riprendere da dove il caricamento si era fermato. Potrebbe dover scegliere di nuovo gli stessi file; i dati già caricati non vengono inviati di nuovo.</p>',
  },
  recipientWarning: {
    question: 'Perché compare un avviso sul destinatario?',
    answer:
      '<p>Il destinatario viene confrontato con gli invii precedenti, Suoi e della Sua organizzazione. Un avviso compare in caso di indirizzo nuovo, dominio nuovo o simile a un altro, servizio di posta pubblico, o file diversi da quelli che di solito invia a quell’indirizzo.</p><p>Legga l’indirizzo lettera per lettera. Se è giusto, lo mantenga; altrimenti lo cambi. L’avviso non compare più per un destinatario che ha mantenuto.</p>',
  },
  wrongRecipient: {
    question: 'Ho inviato dei file al destinatario sbagliato.',
    answer:
      '<ol><li>Apra il trasferimento in <a href="/transfers">I miei trasferimenti</a>.</li><li>Scelga <strong>Destinatario sbagliato?</strong> Il link smette subito di funzionare e la pagina indica se è stato scaricato qualcosa.</li><li>Invii i file memorizzati al destinatario giusto entro 24 ore. Non deve caricarli di nuovo.</li></ol><p>Se dei file sono già stati scaricati, lo comunichi al Suo responsabile della protezione dei dati.</p>',
  },
  revoke: {
    question: 'Come si ritira un trasferimento?',
    answer:
      '<p>Prema <strong>Revoca</strong> in <a href="/transfers">I miei trasferimenti</a> o nella pagina del trasferimento. Il link smette subito di funzionare. Le copie già scaricate restano a chi le ha. Può revocare un trasferimento attivo o richiesto.</p><p>Un’e-mail non si può annullare né richiamare; ma senza il link non apre nulla.</p>',
  },
  undo: {
    question: 'Ho inviato dei file troppo presto. Posso annullare?',
    answer:
      '<p>Se la Sua organizzazione lo offre, dopo l’invio la pagina mostra un conto alla rovescia e nulla è ancora partito: prema <strong>Annulla l’invio</strong>. Poi corregga il destinatario o il messaggio e invii di nuovo i file entro 24 ore. Non deve caricarli di nuovo.</p><p>Dopo il conto alla rovescia, prema <strong>Revoca</strong>.</p>',
  },
  nothingArrived: {
    question: 'Il destinatario non ha ricevuto alcuna e-mail.',
    answer:
      '<ul><li>Apra il trasferimento. Il suo stato deve essere <strong>Attivo</strong>: durante l’elaborazione non è stata ancora inviata alcuna e-mail.</li><li>La pagina indica se il server di posta del destinatario ha rifiutato l’e-mail.</li><li>Chieda al destinatario di controllare la cartella della posta indesiderata.</li><li>Copi il link dalla pagina del trasferimento e lo faccia avere al destinatario in un altro modo.</li></ul>',
  },
  policyBlock: {
    question: 'La pagina dice che questo trasferimento non può essere inviato.',
    answer:
      '<p>Una policy della Sua organizzazione non consente questo trasferimento: a causa del destinatario, del tipo di file o dei dati sensibili che contengono. La pagina indica la policy e che cosa può cambiare.</p><ul><li>Cambi il destinatario o rimuova i file che ne sono la causa.</li><li>Se i file sono stati bloccati dopo il caricamento, scelga <strong>Invia di nuovo</strong> nella pagina del trasferimento entro 5 giorni. Il nuovo invio rispetta la policy e non deve caricare di nuovo i file.</li><li>Se ritiene che la policy sia sbagliata, chieda a un amministratore.</li></ul>',
  },
  policyRequired: {
    question: 'Perché non posso cambiare un’opzione?',
    answer:
      '<p>Una policy della Sua organizzazione la richiede per questo trasferimento, oppure non la consente. L’opzione indica la policy. Per un altro destinatario o altri file possono valere policy diverse.</p>',
  },
  transferFailed: {
    question: 'Il mio trasferimento non è riuscito.',
    answer:
      '<p>Lo apra: la pagina indica il motivo e il file. Al destinatario non è stato inviato nulla. Se i file sono ancora memorizzati, scelga <strong>Invia di nuovo</strong>; altrimenti crei un nuovo trasferimento. Dopo un guasto del sistema, riprovi più tardi o contatti {support}.</p>',
  },
  malware: {
    question: 'Un file è stato eliminato perché contiene malware.',
    answer:
      '<p>Lo scanner antimalware della Sua organizzazione ha trovato qualcosa nel file. Il trasferimento non è riuscito e il destinatario non ha ricevuto nulla.</p><ul><li>Controlli il Suo dispositivo e invii gli altri file senza questo.</li><li>Se un partner ha caricato il file su Sua richiesta, lo informi.</li><li>Se è sicuro che il file sia innocuo, chieda a un amministratore di consentirlo. Poi lo invii di nuovo.</li></ul>',
  },
  longProcessing: {
    question: 'Il mio trasferimento è in elaborazione da molto tempo.',
    answer:
      '<p>Ogni file viene esaminato per cercare dati sensibili, e i file grandi richiedono più tempo. Può chiudere la pagina. Quando lo <a href="/health">Stato del sistema</a> mostra un problema, i trasferimenti attendono e poi proseguono da soli.</p>',
  },
  passwordProtection: {
    question: 'A che cosa serve la protezione con password?',
    answer:
      '<p>I file vengono racchiusi in un archivio ZIP con crittografia AES-256. Il destinatario riceve la password generata in un’e-mail separata. Lei non la vede, e non viene memorizzata. È possibile fino a una dimensione totale di {archiveSize}.</p>',
  },
  archiveHelp: {
    question: 'Il mio destinatario non riesce ad aprire l’archivio.',
    answer:
      '<p>Per l’archivio serve un programma che supporta AES-256. Lo strumento di archiviazione del sistema mostra l’errore «Operation not permitted». Invii al destinatario questa risposta: <a href="#faq-recipient-archiveFails">L’archivio non si apre</a>.</p>',
  },
  code: {
    question: 'Quando conviene proteggere un trasferimento con un codice?',
    answer:
      '<p>Quando la casella di posta del destinatario non è abbastanza sicura, per esempio se la leggono altre persone, o per file molto sensibili. Inserisca il numero di cellulare del destinatario; i file si aprono solo con le sei cifre inviate lì via SMS. Informi prima il destinatario che usa il suo numero.</p><p>Senza telefono, scelga un codice per e-mail: la pagina lo invia all’indirizzo del destinatario. Ferma chi ha soltanto un link inoltrato, ma non chi legge la casella di posta, in cui si trova anche il link.</p>',
  },
  phoneRefused: {
    question: 'Il numero di telefono del mio destinatario viene rifiutato.',
    answer:
      '<p>Inserisca un numero di cellulare con il prefisso del Paese, come <code>+41 79 123 45 67</code>. Telefoni fissi, numeri a pagamento e telefoni satellitari non possono ricevere codici, e la Sua organizzazione consente solo determinati Paesi.</p>',
  },
  recipientLocked: {
    question: 'Il mio destinatario non riceve più codici.',
    answer:
      '<p>Dopo troppi codici, l’invio si interrompe per proteggere i file. Apra il trasferimento e vi consenta nuovi codici. Nella stessa pagina può correggere il numero di telefono. Se il destinatario ha perso un dispositivo attendibile, sblocchi ugualmente i codici: su ciascuno dei suoi dispositivi servirà di nuovo un codice.</p>',
  },
  anonymize: {
    question: 'Come si anonimizza un file CSV?',
    answer:
      '<p>Prima dell’invio prema <strong>Anonimizza</strong> accanto al file e scelga un metodo per ogni colonna: maschera, hash SHA-256, sostituzione tramite un criterio di ricerca o crittografia con conservazione del formato. L’anteprima mostra le prime 10 righe.</p><p>L’anonimizzazione è irreversibile: l’originale viene eliminato e nessuno può ripristinarlo. L’unica eccezione è la crittografia con conservazione del formato con una chiave che conserva Lei.</p>',
  },
  anonymizeFails: {
    question: 'L’anonimizzazione del mio file non è riuscita.',
    answer:
      '<p>La pagina indica la riga e la colonna. Motivi frequenti: una riga ha più o meno celle dell’intestazione, il file non è una tabella di testo, oppure un criterio di ricerca non trova nulla. Corregga il file o le regole e lo invii di nuovo. Non è stato inviato nulla.</p>',
  },
  sensitiveData: {
    question: 'Che cosa significa «Dati sensibili» nel mio trasferimento?',
    answer:
      '<p>In ogni file vengono cercati dati come numeri di carta, IBAN, nomi, indirizzi e numeri di telefono. La pagina mostra i tipi e quanti ne sono stati trovati, con una probabilità. I dati stessi non vengono memorizzati. È un indizio, non una prova: verifichi se il destinatario deve riceverli.</p>',
  },
  findingsAsked: {
    question: 'Perché devo confermare quanto trovato prima che i miei file vengano inviati?',
    answer:
      '<p>I file completi vengono esaminati per cercare dati sensibili mentre altri sono in caricamento. La Sua organizzazione o una delle sue policy Le chiede di confermare quanto trovato. Verifichi se il destinatario può averlo.</p><ul><li><strong>Invia comunque</strong> invia i file.</li><li><strong>Non inviare ancora</strong> non invia nulla: può tornare indietro e modificare il destinatario o i file.</li></ul>',
  },
  notInspectable: {
    question: 'Non è stato possibile analizzare un file. È un problema?',
    answer:
      '<p>Significa che il file non è leggibile: ha una password, è danneggiato o ha un formato non supportato, come le scansioni. Non viene esaminato per cercare dati sensibili. Una policy della Sua organizzazione potrebbe non consentire questi file.</p>',
  },
  expiry: {
    question: 'Per quanto tempo funziona un link?',
    answer:
      '<p>Di norma {expiry}. Tra le opzioni può scegliere un’altra durata, entro i limiti della Sua organizzazione. Se non è stato scaricato nulla, il destinatario riceve un promemoria prima della scadenza del link.</p>',
  },
  wasDownloaded: {
    question: 'Come vedo se i miei file sono stati scaricati?',
    answer:
      '<p>Apra il trasferimento in <a href="/transfers">I miei trasferimenti</a>. Mostra quando i file sono stati scaricati per la prima volta, quante volte e quali.</p><p><strong>Cronologia</strong> mostra i passaggi della consegna: quando il link è stato inviato, accettato e aperto, e che cosa è successo con ogni file. Le aperture dei controlli automatici dei sistemi di posta sono indicate come tali e non contano come download. Tra le opzioni di un trasferimento può chiedere un’e-mail al primo download.</p>',
  },
  receipt: {
    question: 'Come provo quali file sono stati consegnati?',
    answer:
      '<p>Scelga <strong>Ricevuta</strong> nella pagina del trasferimento, per ogni destinatario. È una dichiarazione firmata con i nomi, le dimensioni e i checksum dei file e con gli orari, come PDF o come piccolo file di testo. Non apre nulla, quindi può consegnarla ad altri.</p><p>Chiunque può verificarla senza account in <a href="/receipt">Verifica ricevuta</a>. Prova ciò che la Sua organizzazione ha registrato, non che una persona abbia letto i file.</p>',
  },
  hideSender: {
    question: 'Che cosa vede il destinatario se nascondo il mio indirizzo?',
    answer:
      '<p>Il nome della Sua organizzazione al posto del Suo indirizzo. Le risposte non Le arrivano. Gli amministratori vedono comunque chi ha inviato il trasferimento.</p>',
  },
  trackingId: {
    question: 'Che cos’è un ID di tracciamento?',
    answer:
      '<p>Un Suo riferimento, come il numero di una pratica. Il destinatario non lo vede. Le permette di ritrovare il trasferimento e viene registrato per le verifiche. Una policy può richiederlo.</p>',
  },
  request: {
    question: 'Come si richiedono file a qualcuno?',
    answer:
      '<p>Apra <a href="/transfer/request">Richiedi file</a>, inserisca l’indirizzo e indichi quali file Le servono. L’altra persona riceve un link per un solo caricamento, senza bisogno di un account. Lei riceve un’e-mail quando i file sono stati controllati.</p>',
  },
  requestEnded: {
    question: 'Il mio partner non può più caricare file.',
    answer:
      '<p>Un link di caricamento funziona una sola volta e fino alla sua scadenza. Apra la richiesta in <a href="/transfers">I miei trasferimenti</a> e scelga <strong>Invia di nuovo la richiesta</strong> o <strong>Richiedi di nuovo</strong>.</p>',
  },
  dropPage: {
    question: 'Come possono inviarmi file senza che li richieda ogni volta?',
    answer:
      '<p>Apra <a href="/drop-page">Pagina di consegna</a>, definisca le regole e prema <strong>Crea la pagina</strong>. A questo indirizzo Le inviano file senza bisogno di un account. Ogni consegna viene controllata come ogni trasferimento e compare in <a href="/transfers">I miei trasferimenti</a>.</p><p>Chiunque abbia l’indirizzo può inviarLe file, e nulla prova il nome e l’indirizzo che indica. Una password protegge la pagina. Se l’indirizzo finisce nelle mani sbagliate, ne scelga uno nuovo.</p>',
  },
  whoSees: {
    question: 'Chi può vedere i miei trasferimenti?',
    answer:
      '<p>Lei e gli amministratori della Sua organizzazione. Gli amministratori vedono destinatari, nomi dei file, stati e tipi di dati sensibili. Non possono scaricare i Suoi file e non ne hanno il link.</p>',
  },
  addressBook: {
    question: 'Come si rimuove un destinatario suggerito?',
    answer:
      '<p>Scelga <strong>Modifica i destinatari…</strong> sotto i suggerimenti ed elimini la voce. Solo Lei vede i Suoi destinatari.</p>',
  },
  draft: {
    question: 'Il mio messaggio va perso se lascio la pagina?',
    answer:
      '<p>No. Destinatario, messaggio e opzioni restano in questo browser finché non li invia, elimina la bozza o esce dall’account. Potrebbe dover scegliere di nuovo i file.</p>',
  },
  noPermission: {
    question: 'La pagina dice che non sono autorizzato a inviare file.',
    answer:
      '<p>Il Suo account non è tra quelli che nella Sua organizzazione possono inviare file. Per chiedere l’accesso: {support}. Dopo averlo ricevuto, esca e acceda di nuovo.</p>',
  },
  sessionExpired: {
    question: 'La mia sessione è scaduta mentre lavoravo.',
    answer:
      '<p>Acceda di nuovo, in una nuova scheda se la pagina lo propone. Ciò che ha inserito resta nella prima scheda, e un caricamento in corso continua.</p>',
  },
  afterExpiry: {
    question: 'Che cosa succede ai file dopo la scadenza del link?',
    answer:
      '<p>Vengono eliminati 5 giorni dopo la scadenza del link. Fino a un’ora prima può prolungare il trasferimento in «I miei trasferimenti»: i suoi link funzionano allora di nuovo. Il destinatario può chiederLe più tempo sulla pagina del link. I file di un trasferimento revocato vengono eliminati entro un’ora. La voce nel Suo elenco resta.</p>',
  },
}
