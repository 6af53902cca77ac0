import type { Translations } from '../sentences.ts'

export const translations: Translations = {
  'The files could not be processed. Please send them again, or contact support.':
    'De bestanden konden niet worden verwerkt. Verstuur ze opnieuw of neem contact op met de helpdesk.',
  'The upload was inactive for 24 hours before it was complete. Please send the files again.':
    'De upload lag 24 uur stil voordat hij volledig was. Verstuur de bestanden opnieuw.',
  '{0} could not be anonymized. {1}': '{0} kon niet worden geanonimiseerd. {1}',
  'It is not certain that {0} was anonymized correctly. Please send it again.':
    'Het is niet zeker dat {0} juist is geanonimiseerd. Verstuur het opnieuw.',
  'It expired before its files could be released. Please send it again.':
    'De overdracht verliep voordat de bestanden konden worden vrijgegeven. Verstuur haar opnieuw.',
  'A file of this transfer no longer exists. Please send it again.':
    'Een bestand van deze overdracht bestaat niet meer. Verstuur het opnieuw.',
  'The transfer no longer exists.': 'De overdracht bestaat niet meer.',
  'A file of this transfer could not be processed. Please send it again.':
    'Een bestand van deze overdracht kon niet worden verwerkt. Verstuur het opnieuw.',
  'A file of this transfer was never uploaded. Please send it again.':
    'Een bestand van deze overdracht is nooit geüpload. Verstuur het opnieuw.',
  '{0} was damaged during the upload. Please send it again.':
    '{0} is tijdens het uploaden beschadigd. Verstuur het opnieuw.',
  '{0} contains malware ({1}) and was deleted.': '{0} bevat malware ({1}) en is verwijderd.',
  'Check your device for malware. If the file should be harmless, ask your administrator.':
    'Controleer uw apparaat op malware. Als het bestand onschadelijk zou moeten zijn, vraag het uw beheerder.',
  'Tell the person who uploaded it to check their device for malware. If the file should be harmless, ask your administrator.':
    'Vraag de persoon die het heeft geüpload om het apparaat op malware te controleren. Als het bestand onschadelijk zou moeten zijn, vraag het uw beheerder.',
  'The device from which it was uploaded may have malware. If it is a false alarm, allow this content.':
    'Het apparaat waarvan het is geüpload, kan malware bevatten. Als het een vals alarm is, sta deze inhoud dan toe.',
  'A receipt is available after the files were made available to the recipient.':
    'Een afleverbewijs is beschikbaar zodra de bestanden voor de ontvanger zijn vrijgegeven.',
  'There is no allowance of this content.': 'Deze inhoud is niet toegestaan.',
  'Only a file that was deleted because of malware can be allowed.':
    'Alleen een bestand dat vanwege malware is verwijderd, kan worden toegestaan.',
  'It does not recognise the test virus.': 'Hij herkent het testvirus niet.',
  'It reports a harmless text as malware.': 'Hij meldt een onschadelijke tekst als malware.',

  // Access and service.
  'This does not exist, or you do not have access to it. Please check the address.':
    'Dit bestaat niet of u hebt er geen toegang toe. Controleer het adres.',
  'You are not signed in. Please login to continue.': 'U bent niet aangemeld. Meld u aan om verder te gaan.',
  'Your session has expired. Please login to continue.': 'Uw sessie is verlopen. Meld u aan om verder te gaan.',
  'Your organization did not provide your e-mail address. Please contact its support.':
    'Uw organisatie heeft uw e-mailadres niet doorgegeven. Neem contact op met haar helpdesk.',
  'The sign-in was cancelled, or you may not use this application.':
    'Het aanmelden is geannuleerd of u mag deze applicatie niet gebruiken.',
  'Your organization’s sign-in cannot be reached just now. Please try again in a few minutes.':
    'De aanmelddienst van uw organisatie is op dit moment niet bereikbaar. Probeer het over enkele minuten opnieuw.',
  'Your organization’s sign-in gave an answer that cannot be trusted. Please try again.':
    'De aanmelddienst van uw organisatie gaf een antwoord dat niet te vertrouwen is. Probeer het opnieuw.',
  'Your organization’s sign-in did not provide your e-mail address. Please contact your administrator.':
    'De aanmelddienst van uw organisatie heeft uw e-mailadres niet doorgegeven. Neem contact op met uw beheerder.',
  'Your e-mail address is not confirmed at your organization’s sign-in. Please confirm it, then try again.':
    'Uw e-mailadres is niet bevestigd bij de aanmelddienst van uw organisatie. Bevestig het en probeer het daarna opnieuw.',
  'You belong to more groups than your organization’s sign-in can report. Please contact your administrator.':
    'U zit in meer groepen dan de aanmelddienst van uw organisatie kan doorgeven. Neem contact op met uw beheerder.',
  'Your administrator rights have ended. Please login again to continue.':
    'Uw beheerdersrechten zijn verlopen. Meld u opnieuw aan om verder te gaan.',
  'An operator limited your rights to those of a member. If you need more, ask your support.':
    'Een operator heeft uw rechten beperkt tot die van een lid. Hebt u meer rechten nodig, vraag het dan uw helpdesk.',
  'You do not have access to this. Please login as a different user.':
    'U hebt hier geen toegang toe. Meld u aan als een andere gebruiker.',
  'Too many requests. Please try again in {0} seconds.': 'Te veel aanvragen. Probeer het over {0} sec. opnieuw.',
  'This is not available at the moment. Please try again shortly. No data was lost.':
    'Dit is op dit moment niet beschikbaar. Probeer het zo meteen opnieuw. Er zijn geen gegevens verloren gegaan.',
  'Lists and insights are not available yet. You can already send and download files. Please try again later.':
    'Lijsten en overzichten zijn nog niet beschikbaar. U kunt al wel bestanden versturen en downloaden. Probeer het later opnieuw.',
  'Something went wrong on our side. Please try again. No data was lost.':
    'Er is bij ons iets misgegaan. Probeer het opnieuw. Er zijn geen gegevens verloren gegaan.',
  'There is nothing here. Please check the address.': 'Hier is niets. Controleer het adres.',
  'The request was interrupted.': 'De aanvraag is onderbroken.',
  'The request took too long to arrive.': 'Het duurde te lang voordat de aanvraag aankwam.',
  'There is not enough storage at the moment. Please try again later.':
    'Er is op dit moment niet genoeg opslagruimte. Probeer het later opnieuw.',
  'Your earlier requests are still being processed. Please try again in a moment.':
    'Uw eerdere aanvragen worden nog verwerkt. Probeer het zo meteen opnieuw.',
  'The request is too large.': 'De aanvraag is te groot.',
  'The request is not valid.': 'De aanvraag is ongeldig.',
  'The first request with this Idempotency-Key is still being processed.':
    'De eerste aanvraag met deze Idempotency-Key wordt nog verwerkt.',

  // Limits of a person.
  'You have started as many transfers today as your organization allows.':
    'U bent vandaag zoveel overdrachten gestart als uw organisatie toestaat.',
  'Your organization allows {0} of files for each person in 24 hours. Uploads that were given up count, too.':
    'Uw organisatie staat per persoon {0} aan bestanden in 24 uur toe. Verwijderde uploads tellen ook mee.',
  'The anonymized copy is {0} larger than the file.': 'De geanonimiseerde kopie is {0} groter dan het bestand.',
  'The anonymized copy exceeds {0}, the limit of a transfer.':
    'De geanonimiseerde kopie is groter dan {0}, de limiet van een overdracht.',
  'You have sent as many mails today as your organization allows.':
    'U hebt vandaag zoveel e-mails verstuurd als uw organisatie toestaat.',
  'You have sent as many mails to this address today as your organization allows one person.':
    'U hebt vandaag zoveel e-mails naar dit adres gestuurd als uw organisatie per persoon toestaat.',
  'This address has received as many mails today as your organization allows.':
    'Dit adres heeft vandaag zoveel e-mails ontvangen als uw organisatie toestaat.',
  'Please try again in {0}.': 'Probeer het over {0} opnieuw.',
  'You have started {0} transfers without sending them. Send one of them, or wait: each expires 24 hours after its start.':
    'Aantal overdrachten dat u bent gestart zonder ze te versturen: {0}. Verstuur er een of wacht: elke overdracht verloopt 24 uur na de start.',
  'Unfinished uploads may have at most {0} in total. Complete one, or give one up in My Transfers.':
    'Onvoltooide uploads mogen samen ten hoogste {0} groot zijn. Voltooi er een of verwijder er een in Mijn overdrachten.',

  // Fields.
  'Required!': 'Verplicht!',
  'Invalid Email': 'Ongeldig e-mailadres',
  'The letter "{0}" in "{1}" (letter {2}) is Latin. Type the address again.':
    'De letter ‘{0}’ in ‘{1}’ (letter {2}) is een Latijnse letter. Typ het adres opnieuw.',
  'The letter "{0}" in "{1}" (letter {2}) is Greek. Type the address again.':
    'De letter ‘{0}’ in ‘{1}’ (letter {2}) is een Griekse letter. Typ het adres opnieuw.',
  'The letter "{0}" in "{1}" (letter {2}) is Cyrillic. Type the address again.':
    'De letter ‘{0}’ in ‘{1}’ (letter {2}) is een Cyrillische letter. Typ het adres opnieuw.',
  'Enter one address only.': 'Voer één adres in.',
  'Invalid phone number': 'Ongeldig telefoonnummer',
  'Codes cannot be sent to this country: {0}.': 'Naar dit land kunnen geen codes worden gestuurd: {0}.',
  'A code needs the phone number of the recipient.': 'Voor een code is het telefoonnummer van de ontvanger nodig.',
  'Please select file(s)': 'Kies ten minste één bestand',
  'Number of files exceeds the allowed {0}.': 'Te veel bestanden. Toegestaan aantal: {0}.',
  'File size should not exceed {0}.': 'Een bestand mag niet groter zijn dan {0}.',
  'Total file size should not exceed {0}.': 'Alle bestanden samen mogen niet groter zijn dan {0}.',
  'Password protection is supported for total file size up to {0}.':
    'Wachtwoordbeveiliging is mogelijk tot een totale grootte van {0}.',
  'The total file size of this transfer is {0}.': 'De bestanden van deze overdracht zijn samen {0} groot.',
  'Please read the above terms and confirm before sending.':
    'Lees de voorwaarden hierboven en bevestig ze voordat u verstuurt.',
  'Expiry must be at least {0} days.': 'De geldigheid in dagen moet ten minste {0} zijn.',
  'Expiry cannot exceed {0} days.': 'De geldigheid in dagen mag ten hoogste {0} zijn.',
  'There is no template set named {0}.': 'Er is geen sjabloonset met de naam {0}.',
  'At most {0} characters.': 'Maximumaantal tekens: {0}.',
  'Control characters are not allowed.': 'Stuurtekens zijn niet toegestaan.',
  'The text is not well-formed Unicode.': 'De tekst is geen geldige Unicode.',
  'Enter a text.': 'Voer een tekst in.',
  'Not an id.': 'Dit is geen ID.',
  'Not a link.': 'Dit is geen link.',
  'A file needs a name.': 'Een bestand moet een naam hebben.',
  'Too many files for one transfer.': 'Te veel bestanden voor één overdracht.',

  // Search and insights.
  'Name at least one value.': 'Noem ten minste één waarde.',
  'At most {0} values.': 'Maximumaantal waarden: {0}.',
  'Write a search text.': 'Voer een zoektekst in.',
  'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.':
    'Voer een datum en tijd in ISO 8601 in, zoals 2026-11-01T00:00:00Z.',
  'Name from, to, or both.': 'Geef from, to of allebei op.',
  'The range ends before it begins.': 'De periode eindigt voordat ze begint.',
  'At most {0} filters.': 'Maximumaantal filters: {0}.',
  'At most {0} letters of keyword, message, fileName and parts of addresses together.':
    'Maximumaantal letters van keyword, message, fileName en delen van adressen samen: {0}.',
  'At most {0} words in all filters.': 'Maximumaantal woorden in alle filters: {0}.',
  'At most {0} at once.': 'Ten hoogste {0} tegelijk.',
  'At most {0}.': 'Ten hoogste {0}.',
  'Not a place in a list.': 'Dit is geen plaats in een lijst.',
  'Not a place in a list. Use the next of the previous page.':
    'Dit is geen plaats in een lijst. Gebruik de next van de vorige pagina.',
  'Sort by one key.': 'Sorteer op één sleutel.',
  'Give from or after.': 'Geef from of after op.',
  'from and size together reach {0} transfers at most. Continue with after and the next of a page.':
    'Het maximumaantal overdrachten voor from en size samen is {0}. Ga verder met after en de next van een pagina.',
  'Choose a time between 1970 and 2199.': 'Kies een tijdstip tussen 1970 en 2199.',
  'Give from and to together.': 'Geef from en to samen op.',
  'A chart has at most {0} points. Choose a longer interval or a shorter range.':
    'Het maximumaantal punten van een grafiek is {0}. Kies een langer interval of een kortere periode.',

  // Policies that a transfer must meet.
  'Your organization does not allow this transfer.': 'Uw organisatie staat deze overdracht niet toe.',
  'Your organization asks you to check this transfer before you send it.':
    'Uw organisatie vraagt u deze overdracht te controleren voordat u haar verstuurt.',
  'Change the recipient or the files, or ask the administrators of your organization.':
    'Wijzig de ontvanger of de bestanden, of vraag het de beheerders van uw organisatie.',
  'Send it again with what the policy asks for. The files are stored.':
    'Verstuur de bestanden opnieuw zoals het beleid het vraagt. Ze zijn opgeslagen.',
  'Check the recipient and the files.': 'Controleer de ontvanger en de bestanden.',
  'Policies of your organization contradict each other on hiding the sender.':
    'Beleidsregels van uw organisatie spreken elkaar tegen over het verbergen van de afzender.',
  'Policies of your organization contradict each other on password protection.':
    'Beleidsregels van uw organisatie spreken elkaar tegen over wachtwoordbeveiliging.',
  'Policies of your organization contradict each other on the code by SMS.':
    'Beleidsregels van uw organisatie spreken elkaar tegen over de code per sms.',
  'Policies of your organization contradict each other on the code by e-mail.':
    'Beleidsregels van uw organisatie spreken elkaar tegen over de code per e-mail.',
  'Policies of your organization contradict each other on the tracking ID.':
    'Beleidsregels van uw organisatie spreken elkaar tegen over de tracking-ID.',
  'Policies of your organization contradict each other on the days until expiry.':
    'Beleidsregels van uw organisatie spreken elkaar tegen over de geldigheid in dagen.',
  'Policies of your organization contradict each other on the template set.':
    'Beleidsregels van uw organisatie spreken elkaar tegen over de sjabloonset.',
  'Please tell an administrator.': 'Laat het een beheerder weten.',
  'Hiding the sender is required for this transfer.':
    'Het verbergen van de afzender is verplicht voor deze overdracht.',
  'Password protection is required for this transfer.': 'Wachtwoordbeveiliging is verplicht voor deze overdracht.',
  'The code by SMS is required for this transfer.': 'De code per sms is verplicht voor deze overdracht.',
  'The code by e-mail is required for this transfer.': 'De code per e-mail is verplicht voor deze overdracht.',
  'The tracking ID is required for this transfer.': 'De tracking-ID is verplicht voor deze overdracht.',
  'Enter a tracking ID.': 'Voer een tracking-ID in.',
  'Enter the recipient’s phone number.': 'Voer het telefoonnummer van de ontvanger in.',
  'Switch it on.': 'Schakel deze optie in.',
  'Hiding the sender is not available for this transfer.':
    'Het verbergen van de afzender is niet beschikbaar voor deze overdracht.',
  'Password protection is not available for this transfer.':
    'Wachtwoordbeveiliging is niet beschikbaar voor deze overdracht.',
  'The code by SMS is not available for this transfer.': 'De code per sms is niet beschikbaar voor deze overdracht.',
  'The code by e-mail is not available for this transfer.':
    'De code per e-mail is niet beschikbaar voor deze overdracht.',
  'The tracking ID is not available for this transfer.': 'De tracking-ID is niet beschikbaar voor deze overdracht.',
  'Send without it.': 'Verstuur de overdracht zonder deze optie.',
  'The link must work for at least one day.': 'De link moet ten minste één dag werken.',
  'The link must work for at least {0}.': 'De link moet ten minste {0} werken.',
  'The link can work for at most one day.': 'De link mag ten hoogste één dag werken.',
  'The link can work for at most {0}.': 'De link mag ten hoogste {0} werken.',
  'Only the template set “{0}” is allowed.': 'Alleen de sjabloonset ‘{0}’ is toegestaan.',
  'Choose it.': 'Kies deze sjabloonset.',
  'The recipient must sign in to open the link.': 'De ontvanger moet zich aanmelden om de link te openen.',
  'Your consent is required for this transfer.': 'Voor deze overdracht is uw bevestiging vereist.',
  '{0} does not allow files to be sent to {1}.': '{0} staat niet toe dat er bestanden naar {1} worden verstuurd.',
  'Recipients at {0} are allowed.': 'Ontvangers bij {0} zijn toegestaan.',
  'Recipients at {0} and {1} more domains are allowed.':
    'Ontvangers bij {0} zijn toegestaan. Aantal andere toegestane domeinen: {1}.',
  'Policy: “{0}”.': 'Beleidsregel: ‘{0}’.',
  'Policies: {0}.': 'Beleidsregels: {0}.',
  'Policies: {0} and {1} more.': 'Beleidsregels: {0} en nog {1}.',
  'More at {0}': 'Meer op {0}',
  'A policy cannot be read. Please tell an administrator.':
    'Een beleidsregel kan niet worden gelezen. Laat het een beheerder weten.',

  // Checks of a recipient.
  'Nobody at {0} has sent files to {1} before. Please check the spelling.':
    'Niemand bij {0} heeft eerder bestanden naar {1} gestuurd. Controleer de spelling.',
  'Nobody at {0} has sent files to {1} before. Did you mean {2}?':
    'Niemand bij {0} heeft eerder bestanden naar {1} gestuurd. Bedoelt u {2}?',
  '{0} is a public mail service and you have not sent to {1} before. Check every letter: anyone can own a similar address.':
    '{0} is een openbare maildienst en u hebt nog niet eerder iets naar {1} gestuurd. Controleer elke letter: iedereen kan een gelijkend adres hebben.',
  'You have not sent files to {0} before. {1} or more colleagues have.':
    'U hebt nog niet eerder bestanden naar {0} gestuurd. {1} of meer collega’s wel.',
  'You have not sent files to {0} before. {1} colleague has.':
    'U hebt nog niet eerder bestanden naar {0} gestuurd. {1} collega wel.',
  'You have not sent files to {0} before. {1} colleagues have.':
    'U hebt nog niet eerder bestanden naar {0} gestuurd. {1} collega’s wel.',
  'You have not sent files to {0} before. You usually write to {1} at {2}.':
    'U hebt nog niet eerder bestanden naar {0} gestuurd. Gewoonlijk schrijft u naar {1} bij {2}.',
  'You have sent {0} file to {1}, but none like {2}.':
    'U hebt {0} bestand naar {1} gestuurd, maar geen bestand zoals {2}.',
  'You have sent {0} files to {1}, but none like {2}.':
    'U hebt {0} bestanden naar {1} gestuurd, maar geen bestand zoals {2}.',
  'So far they received only documents.': 'Tot nu toe gingen daar alleen documenten heen.',
  'So far they received only tables and slides.': 'Tot nu toe gingen daar alleen tabellen en presentaties heen.',
  'So far they received only e-mails and calendars.': 'Tot nu toe gingen daar alleen e-mails en agenda’s heen.',
  'So far they received only data files.': 'Tot nu toe gingen daar alleen gegevensbestanden heen.',
  'So far they received only archives.': 'Tot nu toe gingen daar alleen archieven heen.',
  'So far they received only pictures.': 'Tot nu toe gingen daar alleen afbeeldingen heen.',
  'So far they received only audio and video files.': 'Tot nu toe gingen daar alleen audio- en videobestanden heen.',
  'So far they received only .{0} files.': 'Tot nu toe gingen daar alleen .{0}-bestanden heen.',
  'You write to {0}, and not to {1}.': 'U schrijft naar {0} en niet naar {1}.',
  'You and {0} or more colleagues write to {1}; none to {2}.':
    'U en {0} of meer collega’s schrijven naar {1}; niemand schrijft naar {2}.',
  'You and {0} colleague write to {1}; none to {2}.': 'U en {0} collega schrijven naar {1}; niemand schrijft naar {2}.',
  'You and {0} colleagues write to {1}; none to {2}.':
    'U en {0} collega’s schrijven naar {1}; niemand schrijft naar {2}.',
  '{0} or more colleagues write to {1}; none to {2}.':
    '{0} of meer collega’s schrijven naar {1}; niemand schrijft naar {2}.',
  '{0} colleague writes to {1}; none to {2}.': '{0} collega schrijft naar {1}; niemand schrijft naar {2}.',
  '{0} colleagues write to {1}; none to {2}.': '{0} collega’s schrijven naar {1}; niemand schrijft naar {2}.',
  'Earlier files like {0} contained {1} and went to other recipients.':
    'Eerdere bestanden zoals {0} bevatten {1} en gingen naar andere ontvangers.',
  '{0} is a domain of {1}.': '{0} is een domein van {1}.',
  'You write to {0}.': 'U schrijft naar {0}.',
  'You write to {0} addresses at {1}.': 'U schrijft naar {0} adressen bij {1}.',

  // Kinds of sensitive data.
  'credit card numbers': 'creditcardnummers',
  'domain names': 'domeinnamen',
  'e-mail addresses': 'e-mailadressen',
  'IBAN codes': 'IBAN’s',
  'IP addresses': 'IP-adressen',
  locations: 'locaties',
  'person names': 'persoonsnamen',
  'phone numbers': 'telefoonnummers',
  'national registration ids': 'nationale identificatienummers',
  'street addresses': 'straatadressen',
  'SWIFT codes': 'SWIFT-codes',

  // Transfers.
  'This transfer was already created with other options. Start a new one.':
    'Deze overdracht is al met andere opties gemaakt. Start een nieuwe.',
  'This transfer is being changed by other requests. Please try again.':
    'Deze overdracht wordt door andere aanvragen gewijzigd. Probeer het opnieuw.',
  'Confirm the transfer first; then its files can be uploaded.':
    'Bevestig eerst de overdracht; daarna kunnen de bestanden worden geüpload.',
  'This transfer failed. Please send the files again.': 'Deze overdracht is mislukt. Verstuur de bestanden opnieuw.',
  'The files of this transfer were already submitted.': 'De bestanden van deze overdracht zijn al ingediend.',
  '{0} was already uploaded.': '{0} is al geüpload.',
  '{0} was already completed, possibly with different content.': '{0} is al voltooid, mogelijk met andere inhoud.',
  '{0} has not arrived. Upload it first, then complete it.':
    '{0} is niet aangekomen. Upload het eerst en voltooi het daarna.',
  'This is not the current upload of {0}. Request its upload URL again.':
    'Dit is niet de huidige upload van {0}. Vraag de upload-URL opnieuw aan.',
  'The upload of {0} has ended. Complete it, or start it again.':
    'De upload van {0} is beëindigd. Voltooi hem of start hem opnieuw.',
  'Part {0} is too small. Send it again.': 'Deel {0} is te klein. Verstuur het opnieuw.',
  'Part {0} has not arrived as listed. List the parts and send the missing ones.':
    'Deel {0} is niet aangekomen zoals vermeld. Vraag de lijst met delen op en verstuur de ontbrekende.',
  'This file was already uploaded and completed; it cannot be replaced.':
    'Dit bestand is al geüpload en voltooid; het kan niet worden vervangen.',
  'The upload arrived damaged. Please send it again.': 'De upload is beschadigd aangekomen. Verstuur hem opnieuw.',
  'The upload must be exactly {0} bytes long, as declared.':
    'De upload moet precies zo lang zijn als opgegeven: {0} bytes.',
  'This address is not valid.': 'Dit adres is ongeldig.',
  'This address is no longer valid.': 'Dit adres is niet meer geldig.',
  'The service is busy. Please try again in a moment.': 'De dienst is druk bezet. Probeer het zo meteen opnieuw.',
  'There is no room to store this file just now. Please try again later.':
    'Er is op dit moment geen ruimte om dit bestand op te slaan. Probeer het later opnieuw.',
  'Only a transfer whose files are being uploaded can be finalized.':
    'Alleen een overdracht waarvan de bestanden worden geüpload, kan worden afgerond.',
  'This transfer ended before it was finalized.': 'Deze overdracht is beëindigd voordat ze was afgerond.',
  '{0} file still to be uploaded.': '{0} bestand moet nog worden geüpload.',
  '{0} files still to be uploaded.': '{0} bestanden moeten nog worden geüpload.',
  'Only your own unfinished upload can be discarded. Reload the page to see its current state.':
    'U kunt alleen uw eigen onvoltooide upload verwijderen. Laad de pagina opnieuw om de huidige status te zien.',
  'Sensitive data was found in your files. Reload the page, and confirm it before it is sent.':
    'In uw bestanden zijn gevoelige gegevens gevonden. Laad de pagina opnieuw en bevestig dit voor het verzenden.',
  'The upload was discarded. Nothing was shared. Please send the files again.':
    'De upload is verwijderd. Er is niets gedeeld. Verstuur de bestanden opnieuw.',
  'Only the transfers in active or requested state can be retracted.':
    'Alleen actieve of opgevraagde overdrachten kunnen worden ingetrokken.',
  'Only a transfer that you sent, and that is active or in processing, can be withdrawn as sent to a wrong recipient.':
    'Alleen een overdracht die u hebt verstuurd en die actief of in verwerking is, kan worden teruggenomen omdat ze naar een verkeerde ontvanger ging.',
  'Only files that are active can go to further recipients.':
    'Alleen actieve bestanden kunnen naar meer ontvangers gaan.',
  'The password of these files is not stored any more. Send the files again to add recipients.':
    'Het wachtwoord van deze bestanden is niet meer opgeslagen. Verstuur de bestanden opnieuw om ontvangers toe te voegen.',
  'The files have already been released. Revoke the transfer instead.':
    'De bestanden zijn al vrijgegeven. Trek in plaats daarvan de overdracht in.',
  'Remove the wrong recipient on the page of the transfer. The other recipients keep their files.':
    'Verwijder de verkeerde ontvanger op de pagina van de transfer. De andere ontvangers houden hun bestanden.',
  'Enter at most {0} recipients.': 'Voer hoogstens {0} ontvangers in.',
  'A code by SMS is possible for a single recipient only.': 'Een code per sms kan alleen bij één ontvanger.',
  'Choose a code by SMS or a code by e-mail. A transfer cannot have both.':
    'Kies een code per sms of een code per e-mail. Een overdracht kan niet allebei hebben.',
  'The codes of this transfer go by e-mail. Send the files again to use a phone number.':
    'De codes van deze overdracht gaan per e-mail. Verstuur de bestanden opnieuw om een telefoonnummer te gebruiken.',
  'Name a recipient.': 'Noem een ontvanger.',
  'Too many recipients for one transfer.': 'Te veel ontvangers voor één transfer.',
  'Codes can be unlocked only while the transfer requires them and its files are available.':
    'Codes kunnen alleen worden gedeblokkeerd zolang de overdracht ze vereist en de bestanden beschikbaar zijn.',
  'This transfer was already sent again with another recipient, phone number or tracking ID. Open the new transfer.':
    'Deze overdracht is al opnieuw verstuurd met een andere ontvanger, een ander telefoonnummer of een andere tracking-ID. Open de nieuwe overdracht.',
  'Only a transfer that a policy blocked, or that was withdrawn as sent to a wrong recipient, can be sent again on its stored files.':
    'Alleen een overdracht die door een beleidsregel is geblokkeerd of die is teruggenomen omdat ze naar een verkeerde ontvanger ging, kan met de opgeslagen bestanden opnieuw worden verstuurd.',
  'Only a transfer that was withdrawn as sent to a wrong recipient can go to another one.':
    'Alleen een overdracht die is teruggenomen omdat ze naar een verkeerde ontvanger ging, kan naar een andere ontvanger.',
  'Enter the address of the right recipient.': 'Voer het adres van de juiste ontvanger in.',
  'This is the address to which it was sent by mistake. Enter the right one.':
    'Dit is het adres waarnaar per ongeluk is verstuurd. Voer het juiste adres in.',
  'This transfer can no longer be extended. Please send the files again.':
    'Deze overdracht kan niet meer worden verlengd. Verstuur de bestanden opnieuw.',
  'Choose an end in the future.': 'Kies een einde in de toekomst.',
  'The files of this transfer are no longer stored. Please send them in a new transfer.':
    'De bestanden van deze overdracht zijn niet meer opgeslagen. Verstuur ze in een nieuwe overdracht.',
  'No action required - transfer is proceeding.': 'U hoeft niets te doen - de overdracht gaat door.',
  'Correct the file or its rules, then send it again.':
    'Corrigeer het bestand of de regels en verstuur het daarna opnieuw.',

  // Requests.
  'Please ask the sender to resend the request.': 'Vraag de afzender het verzoek opnieuw te versturen.',
  'The request was withdrawn, so its link can no longer be used to upload files.':
    'Het verzoek is ingetrokken. Met de link kunnen geen bestanden meer worden geüpload.',
  'Already Uploaded! (This link can be used only once.)': 'Al geüpload! (Deze link werkt maar één keer.)',
  'An upload through this link has started on another device or in another browser.':
    'Via deze link is een upload gestart op een ander apparaat of in een andere browser.',
  'An upload of other files through this link has already started. Please continue that upload.':
    'Via deze link is al een upload van andere bestanden gestart. Ga verder met die upload.',
  'These files cannot be accepted here. Please contact the person who requested them.':
    'Deze bestanden kunnen hier niet worden geaccepteerd. Neem contact op met de persoon die erom heeft gevraagd.',
  'The person who requested these files cannot receive more at present. Please try again later, or contact them.':
    'De persoon die om deze bestanden heeft gevraagd, kan op dit moment niet meer ontvangen. Probeer het later opnieuw of neem contact op met die persoon.',
  'The files are already uploaded, or are being uploaded. There is nothing to resend.':
    'De bestanden zijn al geüpload of worden nu geüpload. Er is niets om opnieuw te versturen.',
  'This request has just ended. Please try again.': 'Dit verzoek is zojuist beëindigd. Probeer het opnieuw.',
  'This request was already repeated. Please use the newer request.':
    'Dit verzoek is al herhaald. Gebruik het nieuwere verzoek.',

  // Drop pages.
  'This password is not right. Please check it, or ask the person who gave you this address.':
    'Dit wachtwoord klopt niet. Controleer het, of vraag het aan de persoon die u dit adres gaf.',
  'This page takes no files from this address. Please use another one, or contact the recipient.':
    'Deze pagina neemt geen bestanden van dit adres aan. Gebruik een ander adres, of neem contact op met de ontvanger.',
  'This page takes no files at present. Please contact the recipient.':
    'Deze pagina neemt nu geen bestanden aan. Neem contact op met de ontvanger.',
  'This page cannot take more files at present.': 'Deze pagina kan nu geen bestanden meer aannemen.',
  'This page does not take files of this kind: {0}.': 'Deze pagina neemt dit soort bestanden niet aan: {0}.',
  'Your organization does not offer drop pages.': 'Uw organisatie biedt geen inleverpagina’s aan.',
  'The page was just changed elsewhere. Please load it again.': 'De pagina is net elders gewijzigd. Laad haar opnieuw.',
  'A visitor of your drop page began this upload. Nothing is mailed to an unproven address.':
    'Een bezoeker van uw inleverpagina begon deze upload. Naar een onbevestigd adres wordt niets gestuurd.',
  'Write an extension in lower case, without its dot.': 'Schrijf een extensie in kleine letters, zonder punt.',
  'Write an address or a domain.': 'Schrijf een adres of een domein.',
  'Write at least 8 characters.': 'Schrijf ten minste 8 tekens.',

  // Anonymization: the rules.
  'Only CSV files can be anonymized. {0} is not a CSV file.':
    'Alleen CSV-bestanden kunnen worden geanonimiseerd. {0} is geen CSV-bestand.',
  'The rules for {0} are too long.': 'De regels voor {0} zijn te lang.',
  'There are no rows.': 'Er zijn geen rijen.',
  'Too much data for a preview. Send only the first rows.':
    'Te veel gegevens voor een voorbeeld. Verstuur alleen de eerste rijen.',
  'A parameter is a text, true or false, or a list of { from, to, char }.':
    'Een parameter is een tekst, true of false, of een lijst met { from, to, char }.',
  'All fields are required!': 'Vul alle velden in!',
  '"From" can\'t be greater than "To"': '‘Van’ mag niet groter zijn dan ‘Tot en met’',
  'Char is one character.': 'Voer precies één teken in.',
  'Space is not allowed at start of the key or end of the key.':
    'De sleutel mag niet met een spatie beginnen of eindigen.',
  'A search pattern has at most 256 characters.': 'Een zoekpatroon heeft maximaal 256 tekens.',
  'A rule needs the index of its column.': 'Een regel moet de index van de kolom noemen.',
  'Write the index of a column without leading zeros: {0}, not {1}.':
    'Schrijf de index van een kolom zonder voorloopnullen: {0} in plaats van {1}.',
  'There is no header row in which to find the column {0}.':
    'Er is geen koprij waarin de kolom {0} kan worden gevonden.',
  'There are two rules for column {0}.': 'Er zijn twee regels voor de kolom {0}.',
  'A parameter is given twice.': 'Een parameter is dubbel opgegeven.',
  '{0} has no parameter {1}.': '{0} heeft geen parameter {1}.',
  '{0} must be a text.': '{0} moet een tekst zijn.',
  '{0} must be true or false, without quotation marks.': '{0} moet true of false zijn, zonder aanhalingstekens.',
  'A value must not begin with {0}: spreadsheets would run it as a formula.':
    'Een waarde mag niet met {0} beginnen: rekenbladprogramma’s zouden de waarde als formule uitvoeren.',
  'At most {0} different keys can be typed for one file.':
    'Maximumaantal verschillende sleutels dat voor één bestand kan worden ingevoerd: {0}.',

  // Anonymization: the file.
  'Column {0}: {1}': 'Kolom {0}: {1}',
  'Row {0}: {1}': 'Rij {0}: {1}',
  '{0}, Column {1}: {2}': '{0}, kolom {1}: {2}',
  'There is no column {0}: the file has {1}. Choose the columns again.':
    'Er is geen kolom {0}: het aantal kolommen in het bestand is {1}. Kies de kolommen opnieuw.',
  'No column is called {0}. Choose the columns again.': 'Geen enkele kolom heet {0}. Kies de kolommen opnieuw.',
  'More than one column is called {0}. Rename one, or name the column by its index.':
    'Meer dan één kolom heet {0}. Geef er een een andere naam of geef de kolom met de index op.',
  'This row has {0} value where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Deze rij heeft {0} waarde, de eerste rij heeft er {1}. Zet waarden die het scheidingsteken of een regeleinde bevatten tussen aanhalingstekens.',
  'This row has {0} values where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Deze rij heeft {0} waarden, de eerste rij heeft er {1}. Zet waarden die het scheidingsteken of een regeleinde bevatten tussen aanhalingstekens.',
  'This row has more values than the first row, which has {0}. Put values that contain the separator or a line break in quotation marks.':
    'Deze rij heeft meer waarden dan de eerste rij, die er {0} heeft. Zet waarden die het scheidingsteken of een regeleinde bevatten tussen aanhalingstekens.',
  'This row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'Deze rij bevat bytes die geen tekst in {0} zijn. Sla het bestand op als UTF-8 en verstuur het opnieuw.',
  'The header row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'De koprij bevat bytes die geen tekst in {0} zijn. Sla het bestand op als UTF-8 en verstuur het opnieuw.',
  'This row contains a NUL byte. Save the file as CSV in UTF-8 and send it again.':
    'Deze rij bevat een NUL-byte. Sla het bestand op als CSV in UTF-8 en verstuur het opnieuw.',
  'A quotation mark that opens in this row is never closed. Close it, or double it inside a quoted value.':
    'Een aanhalingsteken dat in deze rij opent, wordt nergens gesloten. Sluit het of verdubbel het binnen een waarde tussen aanhalingstekens.',
  'Text follows a closing quotation mark. Double quotation marks that belong to a quoted value.':
    'Er staat tekst na een sluitend aanhalingsteken. Verdubbel aanhalingstekens die bij een waarde tussen aanhalingstekens horen.',
  'The first row is longer than 1 MiB. It may contain an open quotation mark.':
    'De eerste rij is langer dan 1 MiB. Mogelijk bevat ze een aanhalingsteken dat niet is gesloten.',
  'This value is too long for a search pattern of this size. Use a simpler pattern.':
    'Deze waarde is te lang voor een zoekpatroon van deze omvang. Gebruik een eenvoudiger patroon.',
  'This search pattern takes too long on the values of this column. Use a simpler pattern.':
    'Dit zoekpatroon duurt te lang voor de waarden van deze kolom. Gebruik een eenvoudiger patroon.',
  'The values of this column do not look like text in windows-1252, the assumed encoding of the file. Save the file as UTF-8 and send it again.':
    'De waarden van deze kolom lijken geen tekst in windows-1252, de aangenomen tekencodering van het bestand. Sla het bestand op als UTF-8 en verstuur het opnieuw.',
  'This value is too long to be anonymized. It may contain an open quotation mark.':
    'Deze waarde is te lang om te worden geanonimiseerd. Mogelijk bevat ze een aanhalingsteken dat niet is gesloten.',
  'The separator is ambiguous. Name it in a first line, such as sep=; and send the file again.':
    'Het scheidingsteken is niet eenduidig. Geef het op in een eerste regel, zoals sep=; en verstuur het bestand opnieuw.',
  'The sep= line names a separator that cannot be read. Use a comma, semicolon, tab or bar.':
    'De regel met sep= noemt een scheidingsteken dat niet kan worden gelezen. Gebruik een komma, puntkomma, tab of verticale streep.',
  'The replacement has characters that {0}, the encoding of the file, does not support. Choose other characters, or save the file as UTF-8.':
    'De vervanging bevat tekens die niet bestaan in {0}, de tekencodering van het bestand. Kies andere tekens of sla het bestand op als UTF-8.',
  'The search pattern cannot be read. Look-around and back-references are not supported.':
    'Het zoekpatroon kan niet worden gelezen. Lookaround en terugverwijzingen worden niet ondersteund.',
  'The search pattern changes no value of this column. Correct it or remove the rule.':
    'Het zoekpatroon wijzigt geen enkele waarde van deze kolom. Corrigeer het of verwijder de regel.',

  // Policies that an administrator writes.
  'Please correct the policy.': 'Corrigeer de beleidsregel.',
  'A policy is never deleted, because transfers keep the versions that bound them. Switch it off instead.':
    'Een beleidsregel wordt nooit verwijderd, omdat overdrachten de versies bewaren die ervoor golden. Schakel hem in plaats daarvan uit.',
  'Policies are being changed by others. Please save again.':
    'Anderen wijzigen op dit moment beleidsregels. Sla opnieuw op.',
  'At most {0} policies are possible. Please change one that is off.':
    'Het maximumaantal beleidsregels is {0}. Wijzig er een die is uitgeschakeld.',
  'All policies together are too long. Please write fewer values, here or in another policy.':
    'Alle beleidsregels samen zijn te lang. Gebruik minder waarden, hier of in een andere beleidsregel.',
  'The conditions are too long. Please write fewer values, or two policies.':
    'De voorwaarden zijn te lang. Gebruik minder waarden of maak er twee beleidsregels van.',
  'Say which version you changed. Load it again, and repeat your change.':
    'Geef op welke versie u hebt gewijzigd. Laad de beleidsregel opnieuw en herhaal uw wijziging.',
  'This policy was changed in the meantime: it has version {0} now, and you changed version {1}. Load it again, and repeat your change.':
    'Deze beleidsregel is intussen gewijzigd: de huidige versie is {0} en u hebt versie {1} gewijzigd. Laad de beleidsregel opnieuw en herhaal uw wijziging.',
  'The policy “{0}” demands the opposite on hiding the sender, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'De beleidsregel ‘{0}’ eist het tegenovergestelde over het verbergen van de afzender, en beide kunnen voor dezelfde overdracht gelden. Beperk de voorwaarden van een van beide of schakel er een uit.',
  'The policy “{0}” demands the opposite on password protection, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'De beleidsregel ‘{0}’ eist het tegenovergestelde over wachtwoordbeveiliging, en beide kunnen voor dezelfde overdracht gelden. Beperk de voorwaarden van een van beide of schakel er een uit.',
  'The policy “{0}” demands the opposite on the code by SMS, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'De beleidsregel ‘{0}’ eist het tegenovergestelde over de code per sms, en beide kunnen voor dezelfde overdracht gelden. Beperk de voorwaarden van een van beide of schakel er een uit.',
  'The policy “{0}” demands the opposite on the code by e-mail, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'De beleidsregel ‘{0}’ eist het tegenovergestelde over de code per e-mail, en beide kunnen voor dezelfde overdracht gelden. Beperk de voorwaarden van een van beide of schakel er een uit.',
  'The policy “{0}” demands the opposite on the tracking ID, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'De beleidsregel ‘{0}’ eist het tegenovergestelde over de tracking-ID, en beide kunnen voor dezelfde overdracht gelden. Beperk de voorwaarden van een van beide of schakel er een uit.',
  'The policy “{0}” demands the opposite on the days until expiry, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'De beleidsregel ‘{0}’ eist het tegenovergestelde over de geldigheid in dagen, en beide kunnen voor dezelfde overdracht gelden. Beperk de voorwaarden van een van beide of schakel er een uit.',
  'The policy “{0}” demands the opposite on the template set, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'De beleidsregel ‘{0}’ eist het tegenovergestelde over de sjabloonset, en beide kunnen voor dezelfde overdracht gelden. Beperk de voorwaarden van een van beide of schakel er een uit.',
  'Number should be greater than or equal to {0}': 'Het getal moet {0} of hoger zijn',
  'Number should be less than or equal to {0}': 'Het getal moet {0} of lager zijn',
  'Enter a number.': 'Voer een getal in.',
  'Enter a whole number.': 'Voer een geheel getal in.',
  'Enter true or false.': 'Voer true of false in.',
  'Enter a list.': 'Voer een lijst in.',
  'Enter an object.': 'Voer een object in.',
  'Enter {0}.': 'Voer {0} in.',
  'Enter one of: {0}.': 'Voer een van deze waarden in: {0}.',
  'Enter at most {0} character.': 'Voer ten hoogste {0} teken in.',
  'Enter at most {0} characters.': 'Voer ten hoogste {0} tekens in.',
  'At most {0} are possible.': 'Het maximum is {0}.',
  'There is no field {0} here.': 'Een veld {0} bestaat hier niet.',
  'Choose one of the list.': 'Kies een van de waarden in de lijst.',
  'Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.':
    'Bestanden worden niet op dit soort gegevens doorzocht. Kies een ander soort, of vraag de beheerders om het aan de instellingen toe te voegen.',
  'Enter an address such as carol@partner.example.': 'Voer een adres in, zoals carol@partner.example.',
  'Enter an address such as carol@partner.example. Only whole parts of a domain can have letters such as ü. At most 8 * are possible.':
    'Voer een adres in, zoals carol@partner.example. Alleen volledige delen van een domein mogen letters zoals ü bevatten. Ten hoogste 8 keer * is mogelijk.',
  'Enter a domain such as partner.example.': 'Voer een domein in, zoals partner.example.',
  'Enter a domain such as partner.example. Parts with * or ? cannot have letters such as ü. At most 8 * are possible.':
    'Voer een domein in, zoals partner.example. Delen met * of ? mogen geen letters zoals ü bevatten. Ten hoogste 8 keer * is mogelijk.',
  'At most 8 * are possible.': 'Ten hoogste 8 keer * is mogelijk.',
  'Enter an extension such as pdf.': 'Voer een extensie in, zoals pdf.',
  'Enter an address that begins with https:.': 'Voer een adres in dat met https: begint.',
  'Enter {0} or {1}.': 'Voer {0} of {1} in.',
  'Enter a number of days from {0} to {1}. These are the limits of your organization.':
    'Voer een aantal dagen van {0} tot en met {1} in. Dat zijn de grenzen van uw organisatie.',
  'There is no template set of this name.': 'Er is geen sjabloonset met deze naam.',
  'Your organization sends no codes by SMS, because no countries are set up for them.':
    'Uw organisatie verstuurt geen codes per sms, omdat daarvoor geen landen zijn ingesteld.',
  'This policy already has it.': 'Dit staat al in deze beleidsregel.',
  'The minimum days until expiry exceed the maximum.': 'De minimale geldigheid in dagen is langer dan de maximale.',
  'This version of Waybill cannot read the policy. Write it again, or switch it off.':
    'Deze versie van Waybill kan de beleidsregel niet lezen. Maak hem opnieuw of schakel hem uit.',

  // Health checks.
  'Not checked in this run, because another part is broken.':
    'Deze keer niet gecontroleerd, omdat een ander onderdeel niet werkt.',
  'It does not answer correctly.': 'Het onderdeel antwoordt niet correct.',
  'Slower than usual: {0} s instead of {1} s.': 'Langzamer dan gewoonlijk: {0} s in plaats van {1} s.',
  'A canary could not be sent.': 'Een testoverdracht kon niet worden verstuurd.',
  'The canary was not released in {0} s.': 'De testoverdracht is niet binnen {0} s vrijgegeven.',
  'A file could not be stored or read back.': 'Een bestand kon niet worden opgeslagen of teruggelezen.',
  'A released file differs from what was stored.': 'Een vrijgegeven bestand verschilt van wat was opgeslagen.',
  'The table was not anonymized in {0} s.': 'De tabel is niet binnen {0} s geanonimiseerd.',
  'The report of the table counts wrong.': 'De aantallen in het rapport van de tabel kloppen niet.',
  'The table has not 11 lines.': 'De tabel heeft geen 11 regels.',
  'The columns of the table changed.': 'De kolommen van de tabel zijn veranderd.',
  'A column without a method changed.': 'Een kolom zonder methode is veranderd.',
  'A masked column is wrong.': 'Een gemaskeerde kolom is onjuist.',
  'A column masked by a pattern is wrong.': 'Een volgens een patroon gemaskeerde kolom is onjuist.',
  'A hashed column is wrong.': 'Een gehashte kolom is onjuist.',
  'An encrypted column is wrong.': 'Een versleutelde kolom is onjuist.',
  'Equal values did not stay equal, or different ones became equal.':
    'Gelijke waarden zijn niet gelijk gebleven of verschillende waarden zijn gelijk geworden.',
  'The text was not inspected in {0} s.': 'De tekst is niet binnen {0} s geïnspecteerd.',
  '{0} of {1} kinds of sensitive data were counted wrong.': 'Verkeerd geteld: {0} van {1} soorten gevoelige gegevens.',
  'The documents were not read in {0} s.': 'De documenten zijn niet binnen {0} s gelezen.',
  'A document was not read: {0}.': 'Een document is niet gelezen: {0}.',
  'An encrypted archive was not reported as unread.': 'Een versleuteld archief is niet als ongelezen gemeld.',
  'Text was not read from: {0}.': 'Geen tekst gelezen uit: {0}.',
  'The documents were read more than once.': 'De documenten zijn meer dan één keer gelezen.',

  // The default template set.
  'The mails of every day.': 'De e-mails voor dagelijks gebruik.',
}
