import type { Translations } from '../sentences.ts'

export const translations: Translations = {
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
  'Check your device for malware. If the file should be harmless, ask your administrator.':
    'Controlli se il Suo dispositivo contiene malware. Se il file dovrebbe essere innocuo, chieda al Suo amministratore.',
  'Tell the person who uploaded it to check their device for malware. If the file should be harmless, ask your administrator.':
    'Chieda alla persona che lo ha caricato di controllare se il suo dispositivo contiene malware. Se il file dovrebbe essere innocuo, chieda al Suo amministratore.',
  'The device from which it was uploaded may have malware. If it is a false alarm, allow this content.':
    'Il dispositivo da cui è stato caricato potrebbe contenere malware. Se è un falso allarme, consenti questo contenuto.',
  'A receipt is available after the files were made available to the recipient.':
    'La ricevuta di consegna è disponibile dopo che i file sono stati messi a disposizione del destinatario.',
  'There is no allowance of this content.': 'Questo contenuto non è consentito.',
  'Only a file that was deleted because of malware can be allowed.':
    'Si può consentire solo un file che è stato eliminato a causa di malware.',
  'It does not recognise the test virus.': 'Non riconosce il virus di prova.',
  'It reports a harmless text as malware.': 'Segnala un testo innocuo come malware.',

  'This does not exist, or you do not have access to it. Please check the address.':
    'Questo elemento non esiste, oppure Lei non vi ha accesso. Controlli l’indirizzo.',
  'You are not signed in. Please login to continue.': 'Non ha effettuato l’accesso. Acceda per continuare.',
  'Your session has expired. Please login to continue.': 'La Sua sessione è scaduta. Acceda per continuare.',
  'Your organization did not provide your e-mail address. Please contact its support.':
    'La Sua organizzazione non ha fornito il Suo indirizzo e-mail. Ne contatti l’assistenza.',
  'The sign-in was cancelled, or you may not use this application.':
    'L’accesso è stato annullato, oppure Lei non può usare questa applicazione.',
  'Your organization’s sign-in cannot be reached just now. Please try again in a few minutes.':
    'Al momento il servizio di accesso della Sua organizzazione non è raggiungibile. Riprovi tra qualche minuto.',
  'Your organization’s sign-in gave an answer that cannot be trusted. Please try again.':
    'Il servizio di accesso della Sua organizzazione ha dato una risposta non attendibile. Riprovi.',
  'Your organization’s sign-in did not provide your e-mail address. Please contact your administrator.':
    'Il servizio di accesso della Sua organizzazione non ha fornito il Suo indirizzo e-mail. Contatti l’amministratore.',
  'Your e-mail address is not confirmed at your organization’s sign-in. Please confirm it, then try again.':
    'Il Suo indirizzo e-mail non è confermato nel servizio di accesso della Sua organizzazione. Lo confermi, poi riprovi.',
  'You belong to more groups than your organization’s sign-in can report. Please contact your administrator.':
    'Fa parte di più gruppi di quanti il servizio di accesso della Sua organizzazione possa comunicare. Contatti l’amministratore.',
  'Your administrator rights have ended. Please login again to continue.':
    'I Suoi diritti di amministratore sono terminati. Acceda di nuovo per continuare.',
  'An operator limited your rights to those of a member. If you need more, ask your support.':
    'Un operatore ha limitato i Suoi diritti a quelli di un membro. Se Le servono più diritti, contatti l’assistenza.',
  'You do not have access to this. Please login as a different user.':
    'Non ha accesso a questo elemento. Acceda con un altro utente.',
  'Too many requests. Please try again in {0} seconds.': 'Troppe richieste. Riprovi tra {0} s.',
  'This is not available at the moment. Please try again shortly. No data was lost.':
    'Il servizio non è disponibile al momento. Riprovi tra poco. Nessun dato è andato perso.',
  'Lists and insights are not available yet. You can already send and download files. Please try again later.':
    'Gli elenchi e le statistiche non sono ancora disponibili. Può già inviare e scaricare file. Riprovi più tardi.',
  'Something went wrong on our side. Please try again. No data was lost.':
    'Si è verificato un errore da parte nostra. Riprovi. Nessun dato è andato perso.',
  'There is nothing here. Please check the address.': 'Qui non c’è nulla. Controlli l’indirizzo.',
  'The request was interrupted.': 'La richiesta è stata interrotta.',
  'The request took too long to arrive.': 'La richiesta ha impiegato troppo tempo ad arrivare.',
  'There is not enough storage at the moment. Please try again later.':
    'Al momento non c’è abbastanza spazio di archiviazione. Riprovi più tardi.',
  'Your earlier requests are still being processed. Please try again in a moment.':
    'Le Sue richieste precedenti sono ancora in elaborazione. Riprovi tra un attimo.',
  'The request is too large.': 'La richiesta è troppo grande.',
  'The request is not valid.': 'La richiesta non è valida.',
  'The first request with this Idempotency-Key is still being processed.':
    'La prima richiesta con questa Idempotency-Key è ancora in elaborazione.',

  'You have started as many transfers today as your organization allows.':
    'Oggi ha già avviato tutti i trasferimenti che la Sua organizzazione consente.',
  'Your organization allows {0} of files for each person in 24 hours. Uploads that were given up count, too.':
    'La Sua organizzazione consente {0} di file per persona in 24 ore. Contano anche i caricamenti abbandonati.',
  'The anonymized copy is {0} larger than the file.': 'La copia anonimizzata supera il file di {0}.',
  'The anonymized copy exceeds {0}, the limit of a transfer.':
    'La copia anonimizzata supera {0}, il limite di un trasferimento.',
  'You have sent as many mails today as your organization allows.':
    'Oggi ha già inviato tutte le e-mail che la Sua organizzazione consente.',
  'You have sent as many mails to this address today as your organization allows one person.':
    'Oggi ha già inviato a questo indirizzo tutte le e-mail che la Sua organizzazione consente a una persona.',
  'This address has received as many mails today as your organization allows.':
    'Oggi questo indirizzo ha già ricevuto tutte le e-mail che la Sua organizzazione consente.',
  'Please try again in {0}.': 'Riprovi tra {0}.',
  'You have started {0} transfers without sending them. Send one of them, or wait: each expires 24 hours after its start.':
    'Trasferimenti avviati e non inviati: {0}. Ne invii uno oppure attenda: ciascuno scade 24 ore dopo l’avvio.',
  'Unfinished uploads may have at most {0} in total. Complete one, or give one up in My Transfers.':
    'I caricamenti non completati possono avere al massimo {0} in totale. Ne completi uno oppure ne elimini uno in «I miei trasferimenti».',

  'Required!': 'Campo obbligatorio',
  'Invalid Email': 'Indirizzo e-mail non valido',
  'The letter "{0}" in "{1}" (letter {2}) is Latin. Type the address again.':
    'In «{1}», la lettera «{0}» (lettera {2}) appartiene all’alfabeto latino. Digiti di nuovo l’indirizzo.',
  'The letter "{0}" in "{1}" (letter {2}) is Greek. Type the address again.':
    'In «{1}», la lettera «{0}» (lettera {2}) appartiene all’alfabeto greco. Digiti di nuovo l’indirizzo.',
  'The letter "{0}" in "{1}" (letter {2}) is Cyrillic. Type the address again.':
    'In «{1}», la lettera «{0}» (lettera {2}) appartiene all’alfabeto cirillico. Digiti di nuovo l’indirizzo.',
  'Enter one address only.': 'Inserisca un solo indirizzo.',
  'Invalid phone number': 'Numero di telefono non valido',
  'Codes cannot be sent to this country: {0}.': 'Non è possibile inviare codici in questo Paese: {0}.',
  'A code needs the phone number of the recipient.': 'Per un codice serve il numero di telefono del destinatario.',
  'Please select file(s)': 'Scelga almeno un file',
  'Number of files exceeds the allowed {0}.': 'Numero massimo di file consentito: {0}.',
  'File size should not exceed {0}.': 'Un file può avere al massimo {0}.',
  'Total file size should not exceed {0}.': 'I file possono avere al massimo {0} in totale.',
  'Password protection is supported for total file size up to {0}.':
    'La protezione con password è possibile fino a {0} in totale.',
  'The total file size of this transfer is {0}.': 'I file di questo trasferimento hanno {0} in totale.',
  'Please read the above terms and confirm before sending.': 'Legga il testo qui sopra e confermi prima di inviare.',
  'Expiry must be at least {0} days.': 'Durata minima in giorni prima della scadenza: {0}.',
  'Expiry cannot exceed {0} days.': 'Durata massima in giorni prima della scadenza: {0}.',
  'There is no template set named {0}.': 'Non esiste un set di modelli con il nome {0}.',
  'At most {0} characters.': 'Numero massimo di caratteri: {0}.',
  'Control characters are not allowed.': 'I caratteri di controllo non sono consentiti.',
  'The text is not well-formed Unicode.': 'Il testo non è Unicode ben formato.',
  'Enter a text.': 'Inserisca un testo.',
  'Not an id.': 'Non è un ID.',
  'Not a link.': 'Non è un link.',
  'A file needs a name.': 'Un file deve avere un nome.',
  'Too many files for one transfer.': 'Troppi file per un solo trasferimento.',

  'Name at least one value.': 'Indichi almeno un valore.',
  'At most {0} values.': 'Numero massimo di valori: {0}.',
  'Write a search text.': 'Scriva un testo da cercare.',
  'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.':
    'Scriva data e ora secondo ISO 8601, per esempio 2026-11-01T00:00:00Z.',
  'Name from, to, or both.': 'Indichi from, to o entrambi.',
  'The range ends before it begins.': 'Il periodo finisce prima di iniziare.',
  'At most {0} filters.': 'Numero massimo di filtri: {0}.',
  'At most {0} letters of keyword, message, fileName and parts of addresses together.':
    'Numero massimo di lettere in keyword, message, fileName e parti di indirizzi insieme: {0}.',
  'At most {0} words in all filters.': 'Numero massimo di parole in tutti i filtri: {0}.',
  'At most {0} at once.': 'Al massimo {0} alla volta.',
  'At most {0}.': 'Al massimo {0}.',
  'Not a place in a list.': 'Non è una posizione in un elenco.',
  'Not a place in a list. Use the next of the previous page.':
    'Non è una posizione in un elenco. Usi il valore next della pagina precedente.',
  'Sort by one key.': 'Ordini in base a una sola chiave.',
  'Give from or after.': 'Indichi from oppure after.',
  'from and size together reach {0} transfers at most. Continue with after and the next of a page.':
    'Limite di trasferimenti raggiungibile con from e size insieme: {0}. Continui con after e il valore next di una pagina.',
  'Choose a time between 1970 and 2199.': 'Scelga un momento tra il 1970 e il 2199.',
  'Give from and to together.': 'Indichi insieme from e to.',
  'A chart has at most {0} points. Choose a longer interval or a shorter range.':
    'Numero massimo di punti in un grafico: {0}. Scelga un intervallo più lungo o un periodo più breve.',

  'Your organization does not allow this transfer.': 'La Sua organizzazione non consente questo trasferimento.',
  'Your organization asks you to check this transfer before you send it.':
    'La Sua organizzazione Le chiede di controllare questo trasferimento prima di inviarlo.',
  'Change the recipient or the files, or ask the administrators of your organization.':
    'Cambi il destinatario o i file, oppure chieda agli amministratori della Sua organizzazione.',
  'Send it again with what the policy asks for. The files are stored.':
    'Lo invii di nuovo come richiesto dalla policy. I file sono memorizzati.',
  'Check the recipient and the files.': 'Controlli il destinatario e i file.',
  'Policies of your organization contradict each other on hiding the sender.':
    'Le policy della Sua organizzazione si contraddicono su questo punto: mittente nascosto.',
  'Policies of your organization contradict each other on password protection.':
    'Le policy della Sua organizzazione si contraddicono su questo punto: protezione con password.',
  'Policies of your organization contradict each other on the code by SMS.':
    'Le policy della Sua organizzazione si contraddicono su questo punto: codice via SMS.',
  'Policies of your organization contradict each other on the code by e-mail.':
    'Le policy della Sua organizzazione si contraddicono su questo punto: codice per e-mail.',
  'Policies of your organization contradict each other on the tracking ID.':
    'Le policy della Sua organizzazione si contraddicono su questo punto: ID di tracciamento.',
  'Policies of your organization contradict each other on the days until expiry.':
    'Le policy della Sua organizzazione si contraddicono su questo punto: giorni fino alla scadenza.',
  'Policies of your organization contradict each other on the template set.':
    'Le policy della Sua organizzazione si contraddicono su questo punto: set di modelli.',
  'Please tell an administrator.': 'Lo comunichi a un amministratore.',
  'Hiding the sender is required for this transfer.': 'Questo trasferimento richiede il mittente nascosto.',
  'Password protection is required for this transfer.': 'Questo trasferimento richiede la protezione con password.',
  'The code by SMS is required for this transfer.': 'Questo trasferimento richiede il codice via SMS.',
  'The code by e-mail is required for this transfer.': 'Questo trasferimento richiede il codice per e-mail.',
  'The tracking ID is required for this transfer.': 'Questo trasferimento richiede l’ID di tracciamento.',
  'Enter a tracking ID.': 'Inserisca un ID di tracciamento.',
  'Enter the recipient’s phone number.': 'Inserisca il numero di telefono del destinatario.',
  'Switch it on.': 'Attivi l’opzione.',
  'Hiding the sender is not available for this transfer.': 'Questo trasferimento non consente il mittente nascosto.',
  'Password protection is not available for this transfer.':
    'Questo trasferimento non consente la protezione con password.',
  'The code by SMS is not available for this transfer.': 'Questo trasferimento non consente il codice via SMS.',
  'The code by e-mail is not available for this transfer.': 'Questo trasferimento non consente il codice per e-mail.',
  'The tracking ID is not available for this transfer.': 'Questo trasferimento non consente l’ID di tracciamento.',
  'Send without it.': 'Lo invii senza questa opzione.',
  'The link must work for at least one day.': 'Il link deve funzionare per almeno un giorno.',
  'The link must work for at least {0}.': 'Il link deve funzionare per almeno {0}.',
  'The link can work for at most one day.': 'Il link può funzionare per al massimo un giorno.',
  'The link can work for at most {0}.': 'Il link può funzionare per al massimo {0}.',
  'Only the template set “{0}” is allowed.': 'È consentito solo il set di modelli «{0}».',
  'Choose it.': 'Lo scelga.',
  'The recipient must sign in to open the link.': 'Il destinatario deve effettuare l’accesso per aprire il link.',
  'Your consent is required for this transfer.': 'Questo trasferimento richiede il Suo consenso.',
  '{0} does not allow files to be sent to {1}.': '{0} non consente l’invio di file a {1}.',
  'Recipients at {0} are allowed.': 'Destinatari consentiti: {0}.',
  'Recipients at {0} and {1} more domains are allowed.': 'Destinatari consentiti: {0} e altri domini ({1}).',
  'Policy: “{0}”.': 'Policy: «{0}».',
  'Policies: {0}.': 'Policy: {0}.',
  'Policies: {0} and {1} more.': 'Policy: {0} e altre {1}.',
  'More at {0}': 'Maggiori informazioni: {0}',
  'A policy cannot be read. Please tell an administrator.':
    'Una policy non è leggibile. Lo comunichi a un amministratore.',

  'Nobody at {0} has sent files to {1} before. Please check the spelling.':
    'Finora nessuno di {0} ha inviato file a {1}. Controlli che sia scritto correttamente.',
  'Nobody at {0} has sent files to {1} before. Did you mean {2}?':
    'Finora nessuno di {0} ha inviato file a {1}. Intendeva {2}?',
  '{0} is a public mail service and you have not sent to {1} before. Check every letter: anyone can own a similar address.':
    '{0} è un servizio di posta pubblico e finora non ha inviato nulla a {1}. Controlli ogni lettera: chiunque può avere un indirizzo simile.',
  'You have not sent files to {0} before. {1} or more colleagues have.':
    'Finora non ha inviato file a {0}. Colleghi che lo hanno fatto: {1} o più.',
  'You have not sent files to {0} before. {1} colleague has.':
    'Finora non ha inviato file a {0}. {1} collega lo ha fatto.',
  'You have not sent files to {0} before. {1} colleagues have.':
    'Finora non ha inviato file a {0}. {1} colleghi lo hanno fatto.',
  'You have not sent files to {0} before. You usually write to {1} at {2}.':
    'Finora non ha inviato file a {0}. Di solito scrive a {1} presso {2}.',
  'You have sent {0} file to {1}, but none like {2}.': 'Ha inviato {0} file a {1}, ma nessuno simile a {2}.',
  'You have sent {0} files to {1}, but none like {2}.': 'Ha inviato {0} file a {1}, ma nessuno simile a {2}.',
  'So far they received only documents.': 'Finora ha ricevuto solo documenti.',
  'So far they received only tables and slides.': 'Finora ha ricevuto solo tabelle e presentazioni.',
  'So far they received only e-mails and calendars.': 'Finora ha ricevuto solo e-mail e calendari.',
  'So far they received only data files.': 'Finora ha ricevuto solo file di dati.',
  'So far they received only archives.': 'Finora ha ricevuto solo archivi.',
  'So far they received only pictures.': 'Finora ha ricevuto solo immagini.',
  'So far they received only audio and video files.': 'Finora ha ricevuto solo file audio e video.',
  'So far they received only .{0} files.': 'Finora ha ricevuto solo file .{0}.',
  'You write to {0}, and not to {1}.': 'Lei scrive a {0}, e non a {1}.',
  'You and {0} or more colleagues write to {1}; none to {2}.':
    'Lei e altri colleghi ({0} o più) scrivete a {1}; nessuno a {2}.',
  'You and {0} colleague write to {1}; none to {2}.': 'Lei e {0} collega scrivete a {1}; nessuno a {2}.',
  'You and {0} colleagues write to {1}; none to {2}.': 'Lei e {0} colleghi scrivete a {1}; nessuno a {2}.',
  '{0} or more colleagues write to {1}; none to {2}.': 'Colleghi che scrivono a {1}: {0} o più; nessuno a {2}.',
  '{0} colleague writes to {1}; none to {2}.': '{0} collega scrive a {1}; nessuno a {2}.',
  '{0} colleagues write to {1}; none to {2}.': '{0} colleghi scrivono a {1}; nessuno a {2}.',
  'Earlier files like {0} contained {1} and went to other recipients.':
    'I file precedenti simili a {0} contenevano {1} e sono andati ad altri destinatari.',
  '{0} is a domain of {1}.': '{0} è un dominio di {1}.',
  'You write to {0}.': 'Lei scrive a {0}.',
  'You write to {0} addresses at {1}.': 'Lei scrive a {0} indirizzi presso {1}.',

  'credit card numbers': 'numeri di carta di credito',
  'domain names': 'nomi di dominio',
  'e-mail addresses': 'indirizzi e-mail',
  'IBAN codes': 'codici IBAN',
  'IP addresses': 'indirizzi IP',
  locations: 'luoghi',
  'person names': 'nomi di persona',
  'phone numbers': 'numeri di telefono',
  'national registration ids': 'numeri di identificazione nazionale',
  'street addresses': 'indirizzi postali',
  'SWIFT codes': 'codici SWIFT',

  'This transfer was already created with other options. Start a new one.':
    'Questo trasferimento è già stato creato con altre opzioni. Ne avvii uno nuovo.',
  'This transfer is being changed by other requests. Please try again.':
    'Questo trasferimento viene modificato da altre richieste. Riprovi.',
  'Confirm the transfer first; then its files can be uploaded.':
    'Confermi prima il trasferimento; poi i suoi file potranno essere caricati.',
  'This transfer failed. Please send the files again.': 'Questo trasferimento non è riuscito. Invii di nuovo i file.',
  'The files of this transfer were already submitted.': 'I file di questo trasferimento sono già stati consegnati.',
  '{0} was already uploaded.': '{0} è già stato caricato.',
  '{0} was already completed, possibly with different content.':
    '{0} è già stato completato, forse con un contenuto diverso.',
  '{0} has not arrived. Upload it first, then complete it.': '{0} non è arrivato. Lo carichi prima, poi lo completi.',
  'This is not the current upload of {0}. Request its upload URL again.':
    'Questo non è il caricamento attuale di {0}. Richieda di nuovo l’URL di caricamento.',
  'The upload of {0} has ended. Complete it, or start it again.':
    'Il caricamento di {0} è terminato. Lo completi o lo avvii di nuovo.',
  'Part {0} is too small. Send it again.': 'La parte {0} è troppo piccola. La invii di nuovo.',
  'Part {0} has not arrived as listed. List the parts and send the missing ones.':
    'La parte {0} non è arrivata come indicato. Elenchi le parti e invii quelle mancanti.',
  'This file was already uploaded and completed; it cannot be replaced.':
    'Questo file è già stato caricato e completato; non può essere sostituito.',
  'The upload arrived damaged. Please send it again.': 'I dati caricati sono arrivati danneggiati. Li invii di nuovo.',
  'The upload must be exactly {0} bytes long, as declared.':
    'I dati caricati devono avere esattamente la lunghezza dichiarata, in byte: {0}.',
  'This address is not valid.': 'Questo indirizzo non è valido.',
  'This address is no longer valid.': 'Questo indirizzo non è più valido.',
  'The service is busy. Please try again in a moment.': 'Il servizio è sovraccarico. Riprovi tra un attimo.',
  'There is no room to store this file just now. Please try again later.':
    'Al momento non c’è spazio per memorizzare questo file. Riprovi più tardi.',
  'Only a transfer whose files are being uploaded can be finalized.':
    'Si può completare solo un trasferimento di cui si stanno caricando i file.',
  'This transfer ended before it was finalized.': 'Questo trasferimento è terminato prima di essere completato.',
  '{0} file still to be uploaded.': '{0} file ancora da caricare.',
  '{0} files still to be uploaded.': '{0} file ancora da caricare.',
  'Only your own unfinished upload can be discarded. Reload the page to see its current state.':
    'Può eliminare solo un Suo caricamento non completato. Ricarichi la pagina per vederne lo stato attuale.',
  'Sensitive data was found in your files. Reload the page, and confirm it before it is sent.':
    'Nei suoi file sono stati trovati dati sensibili. Ricarichi la pagina e lo confermi prima dell’invio.',
  'The upload was discarded. Nothing was shared. Please send the files again.':
    'Il caricamento è stato eliminato. Non è stato condiviso nulla. Invii di nuovo i file.',
  'Only the transfers in active or requested state can be retracted.':
    'Si possono revocare solo i trasferimenti attivi o richiesti.',
  'Only a transfer that you sent, and that is active or in processing, can be withdrawn as sent to a wrong recipient.':
    'Può ritirare da un destinatario sbagliato solo un trasferimento inviato da Lei, attivo o in elaborazione.',
  'Only files that are active can go to further recipients.': 'Solo i file attivi possono andare ad altri destinatari.',
  'The password of these files is not stored any more. Send the files again to add recipients.':
    'La password di questi file non è più memorizzata. Invii di nuovo i file per aggiungere destinatari.',
  'The files have already been released. Revoke the transfer instead.':
    'I file sono già stati resi disponibili. Revochi invece il trasferimento.',
  'Remove the wrong recipient on the page of the transfer. The other recipients keep their files.':
    'Rimuova il destinatario sbagliato nella pagina del trasferimento. Gli altri destinatari conservano i loro file.',
  'Enter at most {0} recipients.': 'Inserisca al massimo {0} destinatari.',
  'A code by SMS is possible for a single recipient only.':
    'Un codice via SMS è possibile solo con un unico destinatario.',
  'Choose a code by SMS or a code by e-mail. A transfer cannot have both.':
    'Scelga un codice via SMS o un codice per e-mail. Un trasferimento non può averli entrambi.',
  'The codes of this transfer go by e-mail. Send the files again to use a phone number.':
    'I codici di questo trasferimento arrivano per e-mail. Invii di nuovo i file per usare un numero di telefono.',
  'Name a recipient.': 'Indichi un destinatario.',
  'Too many recipients for one transfer.': 'Troppi destinatari per un trasferimento.',
  'Codes can be unlocked only while the transfer requires them and its files are available.':
    'I codici si possono sbloccare solo finché il trasferimento li richiede e i suoi file sono disponibili.',
  'This transfer was already sent again with another recipient, phone number or tracking ID. Open the new transfer.':
    'Questo trasferimento è già stato inviato di nuovo con un altro destinatario, numero di telefono o ID di tracciamento. Apra il nuovo trasferimento.',
  'Only a transfer that a policy blocked, or that was withdrawn as sent to a wrong recipient, can be sent again on its stored files.':
    'Si può inviare di nuovo con i file memorizzati solo un trasferimento bloccato da una policy o ritirato da un destinatario sbagliato.',
  'Only a transfer that was withdrawn as sent to a wrong recipient can go to another one.':
    'Solo un trasferimento ritirato da un destinatario sbagliato può andare a un altro.',
  'Enter the address of the right recipient.': 'Inserisca l’indirizzo del destinatario giusto.',
  'This is the address to which it was sent by mistake. Enter the right one.':
    'Questo è l’indirizzo a cui era stato inviato per errore. Inserisca quello giusto.',
  'This transfer can no longer be extended. Please send the files again.':
    'Questo trasferimento non può più essere prolungato. Invii di nuovo i file.',
  'Choose an end in the future.': 'Scelga una scadenza nel futuro.',
  'The files of this transfer are no longer stored. Please send them in a new transfer.':
    'I file di questo trasferimento non sono più memorizzati. Li invii in un nuovo trasferimento.',
  'No action required - transfer is proceeding.': 'Nessuna azione richiesta: il trasferimento prosegue.',
  'Correct the file or its rules, then send it again.': 'Corregga il file o le sue regole, poi lo invii di nuovo.',

  'Please ask the sender to resend the request.': 'Chieda al mittente di inviare di nuovo la richiesta.',
  'The request was withdrawn, so its link can no longer be used to upload files.':
    'La richiesta è stata ritirata; il suo link non può più essere usato per caricare file.',
  'Already Uploaded! (This link can be used only once.)':
    'File già caricati (questo link può essere usato una sola volta).',
  'An upload through this link has started on another device or in another browser.':
    'Un caricamento tramite questo link è iniziato su un altro dispositivo o in un altro browser.',
  'An upload of other files through this link has already started. Please continue that upload.':
    'Tramite questo link è già iniziato un caricamento di altri file. Continui quel caricamento.',
  'These files cannot be accepted here. Please contact the person who requested them.':
    'Questi file non possono essere accettati qui. Contatti la persona che li ha richiesti.',
  'The person who requested these files cannot receive more at present. Please try again later, or contact them.':
    'Al momento la persona che ha richiesto questi file non può riceverne altri. Riprovi più tardi o la contatti.',
  'The files are already uploaded, or are being uploaded. There is nothing to resend.':
    'I file sono già caricati o in fase di caricamento. Non c’è nulla da inviare di nuovo.',
  'This request has just ended. Please try again.': 'Questa richiesta è appena terminata. Riprovi.',
  'This request was already repeated. Please use the newer request.':
    'Questa richiesta è già stata ripetuta. Usi la richiesta più recente.',

  // Drop pages.
  'This password is not right. Please check it, or ask the person who gave you this address.':
    'Questa password non è corretta. La controlli o chieda alla persona che Le ha dato questo indirizzo.',
  'This page takes no files from this address. Please use another one, or contact the recipient.':
    'Questa pagina non accetta file da questo indirizzo. Usane un altro o contatta il destinatario.',
  'This page takes no files at present. Please contact the recipient.':
    'Al momento questa pagina non accetta file. Contatta il destinatario.',
  'This page cannot take more files at present.': 'Al momento questa pagina non può ricevere altri file.',
  'This page does not take files of this kind: {0}.': 'Questa pagina non accetta file di questo tipo: {0}.',
  'Your organization does not offer drop pages.': 'La Sua organizzazione non offre pagine di consegna.',
  'The page was just changed elsewhere. Please load it again.':
    'La pagina è appena stata modificata altrove. Ricaricala.',
  'A visitor of your drop page began this upload. Nothing is mailed to an unproven address.':
    'Un visitatore della Sua pagina di consegna ha iniziato questo caricamento. A un indirizzo non verificato non viene inviato nulla.',
  'Write an extension in lower case, without its dot.': 'Scrivi un’estensione in minuscolo, senza punto.',
  'Write an address or a domain.': 'Scrivi un indirizzo o un dominio.',
  'Write at least 8 characters.': 'Scrivi almeno 8 caratteri.',

  'Only CSV files can be anonymized. {0} is not a CSV file.':
    'Si possono anonimizzare solo file CSV. {0} non è un file CSV.',
  'The rules for {0} are too long.': 'Le regole per {0} sono troppo lunghe.',
  'There are no rows.': 'Non ci sono righe.',
  'Too much data for a preview. Send only the first rows.': 'Troppi dati per un’anteprima. Invii solo le prime righe.',
  'A parameter is a text, true or false, or a list of { from, to, char }.':
    'Un parametro è un testo, true o false, oppure un elenco di { from, to, char }.',
  'All fields are required!': 'Tutti i campi sono obbligatori.',
  '"From" can\'t be greater than "To"': '«Da» non può essere maggiore di «A»',
  'Char is one character.': 'Inserisca un solo carattere.',
  'Space is not allowed at start of the key or end of the key.': 'La chiave non può iniziare né finire con uno spazio.',
  'A search pattern has at most 256 characters.': 'Un criterio di ricerca può avere al massimo 256 caratteri.',
  'A rule needs the index of its column.': 'Una regola deve indicare l’indice della colonna.',
  'Write the index of a column without leading zeros: {0}, not {1}.':
    'Scriva l’indice della colonna senza zeri iniziali: {0}, non {1}.',
  'There is no header row in which to find the column {0}.':
    'Non c’è una riga di intestazione in cui cercare la colonna {0}.',
  'There are two rules for column {0}.': 'Ci sono due regole per la colonna {0}.',
  'A parameter is given twice.': 'Un parametro è indicato due volte.',
  '{0} has no parameter {1}.': '{0} non ha il parametro {1}.',
  '{0} must be a text.': '{0} deve essere un testo.',
  '{0} must be true or false, without quotation marks.': '{0} deve essere true o false, senza virgolette.',
  'A value must not begin with {0}: spreadsheets would run it as a formula.':
    'Un valore non deve iniziare con {0}: i fogli di calcolo lo eseguirebbero come formula.',
  'At most {0} different keys can be typed for one file.': 'Numero massimo di chiavi diverse per un file: {0}.',

  'Column {0}: {1}': 'Colonna {0}: {1}',
  'Row {0}: {1}': 'Riga {0}: {1}',
  '{0}, Column {1}: {2}': '{0}, colonna {1}: {2}',
  'There is no column {0}: the file has {1}. Choose the columns again.':
    'La colonna {0} non esiste: il file ne ha {1}. Scelga di nuovo le colonne.',
  'No column is called {0}. Choose the columns again.': 'Nessuna colonna si chiama {0}. Scelga di nuovo le colonne.',
  'More than one column is called {0}. Rename one, or name the column by its index.':
    'Più colonne si chiamano {0}. Ne rinomini una, oppure indichi la colonna con il suo indice.',
  'This row has {0} value where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Questa riga ha {0} valore, la prima riga {1}. Racchiuda tra virgolette i valori che contengono il separatore o un’interruzione di riga.',
  'This row has {0} values where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Questa riga ha {0} valori, la prima riga {1}. Racchiuda tra virgolette i valori che contengono il separatore o un’interruzione di riga.',
  'This row has more values than the first row, which has {0}. Put values that contain the separator or a line break in quotation marks.':
    'Questa riga ha più valori della prima riga (valori della prima riga: {0}). Racchiuda tra virgolette i valori che contengono il separatore o un’interruzione di riga.',
  'This row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'Questa riga contiene byte che non sono testo in {0}. Salvi il file in UTF-8 e lo invii di nuovo.',
  'The header row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'La riga di intestazione contiene byte che non sono testo in {0}. Salvi il file in UTF-8 e lo invii di nuovo.',
  'This row contains a NUL byte. Save the file as CSV in UTF-8 and send it again.':
    'Questa riga contiene un byte NUL. Salvi il file come CSV in UTF-8 e lo invii di nuovo.',
  'A quotation mark that opens in this row is never closed. Close it, or double it inside a quoted value.':
    'Una virgoletta aperta in questa riga non viene mai chiusa. La chiuda, oppure la raddoppi all’interno di un valore tra virgolette.',
  'Text follows a closing quotation mark. Double quotation marks that belong to a quoted value.':
    'Dopo una virgoletta di chiusura c’è del testo. Raddoppi le virgolette che fanno parte di un valore tra virgolette.',
  'The first row is longer than 1 MiB. It may contain an open quotation mark.':
    'La prima riga supera 1 MiB. Forse contiene una virgoletta non chiusa.',
  'This value is too long for a search pattern of this size. Use a simpler pattern.':
    'Questo valore è troppo lungo per un criterio di ricerca di queste dimensioni. Usi un criterio più semplice.',
  'This search pattern takes too long on the values of this column. Use a simpler pattern.':
    'Questo criterio di ricerca richiede troppo tempo con i valori di questa colonna. Usi un criterio più semplice.',
  'The values of this column do not look like text in windows-1252, the assumed encoding of the file. Save the file as UTF-8 and send it again.':
    'I valori di questa colonna non sembrano testo in windows-1252, la codifica presunta del file. Salvi il file in UTF-8 e lo invii di nuovo.',
  'This value is too long to be anonymized. It may contain an open quotation mark.':
    'Questo valore è troppo lungo per essere anonimizzato. Forse contiene una virgoletta non chiusa.',
  'The separator is ambiguous. Name it in a first line, such as sep=; and send the file again.':
    'Il separatore è ambiguo. Lo indichi in una prima riga, per esempio sep=; e invii di nuovo il file.',
  'The sep= line names a separator that cannot be read. Use a comma, semicolon, tab or bar.':
    'La riga sep= indica un separatore non leggibile. Usi una virgola, un punto e virgola, una tabulazione o una barra verticale.',
  'The replacement has characters that {0}, the encoding of the file, does not support. Choose other characters, or save the file as UTF-8.':
    'Il testo sostitutivo contiene caratteri che {0}, la codifica del file, non supporta. Scelga altri caratteri o salvi il file in UTF-8.',
  'The search pattern cannot be read. Look-around and back-references are not supported.':
    'Il criterio di ricerca non è leggibile. Look-around e riferimenti all’indietro non sono supportati.',
  'The search pattern changes no value of this column. Correct it or remove the rule.':
    'Il criterio di ricerca non modifica alcun valore di questa colonna. Lo corregga o rimuova la regola.',

  'Please correct the policy.': 'Corregga la policy.',
  'A policy is never deleted, because transfers keep the versions that bound them. Switch it off instead.':
    'Una policy non viene mai eliminata, perché i trasferimenti conservano le versioni che li hanno vincolati. La disattivi invece.',
  'Policies are being changed by others. Please save again.': 'Altri stanno modificando le policy. Salvi di nuovo.',
  'At most {0} policies are possible. Please change one that is off.':
    'Numero massimo di policy: {0}. Ne modifichi una non attiva.',
  'All policies together are too long. Please write fewer values, here or in another policy.':
    'Tutte le policy insieme sono troppo lunghe. Scriva meno valori, qui o in un’altra policy.',
  'The conditions are too long. Please write fewer values, or two policies.':
    'Le condizioni sono troppo lunghe. Scriva meno valori, oppure due policy.',
  'Say which version you changed. Load it again, and repeat your change.':
    'Indichi quale versione ha modificato. La carichi di nuovo e ripeta la modifica.',
  'This policy was changed in the meantime: it has version {0} now, and you changed version {1}. Load it again, and repeat your change.':
    'Nel frattempo questa policy è stata modificata: ora ha la versione {0}, mentre Lei ha modificato la versione {1}. La carichi di nuovo e ripeta la modifica.',
  'The policy “{0}” demands the opposite on hiding the sender, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La policy «{0}» prevede il contrario su questo punto: mittente nascosto. Entrambe possono corrispondere allo stesso trasferimento. Restringa le condizioni di una o ne disattivi una.',
  'The policy “{0}” demands the opposite on password protection, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La policy «{0}» prevede il contrario su questo punto: protezione con password. Entrambe possono corrispondere allo stesso trasferimento. Restringa le condizioni di una o ne disattivi una.',
  'The policy “{0}” demands the opposite on the code by SMS, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La policy «{0}» prevede il contrario su questo punto: codice via SMS. Entrambe possono corrispondere allo stesso trasferimento. Restringa le condizioni di una o ne disattivi una.',
  'The policy “{0}” demands the opposite on the code by e-mail, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La policy «{0}» prevede il contrario su questo punto: codice per e-mail. Entrambe possono corrispondere allo stesso trasferimento. Restringa le condizioni di una o ne disattivi una.',
  'The policy “{0}” demands the opposite on the tracking ID, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La policy «{0}» prevede il contrario su questo punto: ID di tracciamento. Entrambe possono corrispondere allo stesso trasferimento. Restringa le condizioni di una o ne disattivi una.',
  'The policy “{0}” demands the opposite on the days until expiry, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La policy «{0}» prevede il contrario su questo punto: giorni fino alla scadenza. Entrambe possono corrispondere allo stesso trasferimento. Restringa le condizioni di una o ne disattivi una.',
  'The policy “{0}” demands the opposite on the template set, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La policy «{0}» prevede il contrario su questo punto: set di modelli. Entrambe possono corrispondere allo stesso trasferimento. Restringa le condizioni di una o ne disattivi una.',
  'Number should be greater than or equal to {0}': 'Il numero deve essere maggiore o uguale a {0}',
  'Number should be less than or equal to {0}': 'Il numero deve essere minore o uguale a {0}',
  'Enter a number.': 'Inserisca un numero.',
  'Enter a whole number.': 'Inserisca un numero intero.',
  'Enter true or false.': 'Inserisca true o false.',
  'Enter a list.': 'Inserisca un elenco.',
  'Enter an object.': 'Inserisca un oggetto.',
  'Enter {0}.': 'Inserisca {0}.',
  'Enter one of: {0}.': 'Inserisca uno di questi valori: {0}.',
  'Enter at most {0} character.': 'Inserisca al massimo {0} carattere.',
  'Enter at most {0} characters.': 'Inserisca al massimo {0} caratteri.',
  'At most {0} are possible.': 'Numero massimo possibile: {0}.',
  'There is no field {0} here.': 'Qui non esiste il campo {0}.',
  'Choose one of the list.': 'Scelga un elemento dell’elenco.',
  'Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.':
    'Nei file non si cerca questo tipo di dati. Ne scelga un altro o chieda ai gestori di aggiungerlo alle impostazioni.',
  'Enter an address such as carol@partner.example.': 'Inserisca un indirizzo come carol@partner.example.',
  'Enter an address such as carol@partner.example. Only whole parts of a domain can have letters such as ü. At most 8 * are possible.':
    'Inserisca un indirizzo come carol@partner.example. Solo le parti intere di un dominio possono contenere lettere come ü. Sono possibili al massimo 8 *.',
  'Enter a domain such as partner.example.': 'Inserisca un dominio come partner.example.',
  'Enter a domain such as partner.example. Parts with * or ? cannot have letters such as ü. At most 8 * are possible.':
    'Inserisca un dominio come partner.example. Le parti con * o ? non possono contenere lettere come ü. Sono possibili al massimo 8 *.',
  'At most 8 * are possible.': 'Sono possibili al massimo 8 *.',
  'Enter an extension such as pdf.': 'Inserisca un’estensione come pdf.',
  'Enter an address that begins with https:.': 'Inserisca un indirizzo che inizia con https:.',
  'Enter {0} or {1}.': 'Inserisca {0} o {1}.',
  'Enter a number of days from {0} to {1}. These are the limits of your organization.':
    'Inserisca un numero di giorni da {0} a {1}. Questi sono i limiti della Sua organizzazione.',
  'There is no template set of this name.': 'Non esiste un set di modelli con questo nome.',
  'Your organization sends no codes by SMS, because no countries are set up for them.':
    'La Sua organizzazione non invia codici via SMS, perché non è configurato alcun Paese.',
  'This policy already has it.': 'Questa policy lo contiene già.',
  'The minimum days until expiry exceed the maximum.': 'I giorni minimi fino alla scadenza superano il massimo.',
  'This version of Waybill cannot read the policy. Write it again, or switch it off.':
    'Questa versione di Waybill non può leggere la policy. La riscriva o la disattivi.',

  'Not checked in this run, because another part is broken.':
    'Non verificato in questo controllo, perché un altro componente è guasto.',
  'It does not answer correctly.': 'Non risponde correttamente.',
  'Slower than usual: {0} s instead of {1} s.': 'Più lento del solito: {0} s invece di {1} s.',
  'A canary could not be sent.': 'Non è stato possibile inviare un trasferimento di prova.',
  'The canary was not released in {0} s.': 'Il trasferimento di prova non è stato reso disponibile entro {0} s.',
  'A file could not be stored or read back.': 'Non è stato possibile memorizzare o rileggere un file.',
  'A released file differs from what was stored.': 'Un file reso disponibile è diverso da quello memorizzato.',
  'The table was not anonymized in {0} s.': 'La tabella non è stata anonimizzata entro {0} s.',
  'The report of the table counts wrong.': 'I conteggi nel rapporto della tabella sono errati.',
  'The table has not 11 lines.': 'La tabella non ha 11 righe.',
  'The columns of the table changed.': 'Le colonne della tabella sono cambiate.',
  'A column without a method changed.': 'Una colonna senza metodo è cambiata.',
  'A masked column is wrong.': 'Una colonna mascherata è errata.',
  'A column masked by a pattern is wrong.': 'Una colonna mascherata con un criterio di ricerca è errata.',
  'A hashed column is wrong.': 'Una colonna con hash è errata.',
  'An encrypted column is wrong.': 'Una colonna crittografata è errata.',
  'Equal values did not stay equal, or different ones became equal.':
    'Valori uguali non sono rimasti uguali, oppure valori diversi sono diventati uguali.',
  'The text was not inspected in {0} s.': 'Il testo non è stato analizzato entro {0} s.',
  '{0} of {1} kinds of sensitive data were counted wrong.':
    'Tipi di dati sensibili contati in modo errato: {0} di {1}.',
  'The documents were not read in {0} s.': 'I documenti non sono stati letti entro {0} s.',
  'A document was not read: {0}.': 'Un documento non è stato letto: {0}.',
  'An encrypted archive was not reported as unread.': 'Un archivio crittografato non è stato segnalato come non letto.',
  'Text was not read from: {0}.': 'Non è stato letto il testo di: {0}.',
  'The documents were read more than once.': 'I documenti sono stati letti più di una volta.',

  'The mails of every day.': 'Le e-mail di tutti i giorni.',
}
