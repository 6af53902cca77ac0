import type { Translations } from '../sentences.ts'

export const translations: Translations = {
  'The files could not be processed. Please send them again, or contact support.':
    'Die Dateien konnten nicht verarbeitet werden. Bitte senden Sie sie noch einmal, oder wenden Sie sich an den Support.',
  'The upload was inactive for 24 hours before it was complete. Please send the files again.':
    'Der Upload stand 24 Stunden lang still, bevor er vollständig war. Bitte senden Sie die Dateien noch einmal.',
  '{0} could not be anonymized. {1}': '{0} konnte nicht anonymisiert werden. {1}',
  'It is not certain that {0} was anonymized correctly. Please send it again.':
    'Es ist nicht sicher, dass {0} richtig anonymisiert wurde. Bitte senden Sie die Datei noch einmal.',
  'It expired before its files could be released. Please send it again.':
    'Der Transfer lief ab, bevor seine Dateien freigegeben werden konnten. Bitte senden Sie ihn noch einmal.',
  'A file of this transfer no longer exists. Please send it again.':
    'Eine Datei dieses Transfers gibt es nicht mehr. Bitte senden Sie sie noch einmal.',
  'The transfer no longer exists.': 'Den Transfer gibt es nicht mehr.',
  'A file of this transfer could not be processed. Please send it again.':
    'Eine Datei dieses Transfers konnte nicht verarbeitet werden. Bitte senden Sie sie noch einmal.',
  'A file of this transfer was never uploaded. Please send it again.':
    'Eine Datei dieses Transfers wurde nie hochgeladen. Bitte senden Sie sie noch einmal.',
  '{0} was damaged during the upload. Please send it again.':
    '{0} wurde beim Hochladen beschädigt. Bitte senden Sie die Datei noch einmal.',
  '{0} contains malware ({1}) and was deleted.': '{0} enthält Malware ({1}) und wurde gelöscht.',
  'Check your device for malware. If the file should be harmless, ask your administrator.':
    'Prüfen Sie Ihr Gerät auf Malware. Wenn die Datei harmlos sein müsste, fragen Sie Ihre Administration.',
  'Tell the person who uploaded it to check their device for malware. If the file should be harmless, ask your administrator.':
    'Bitten Sie die Person, die sie hochgeladen hat, ihr Gerät auf Malware zu prüfen. Wenn die Datei harmlos sein müsste, fragen Sie Ihre Administration.',
  'The device from which it was uploaded may have malware. If it is a false alarm, allow this content.':
    'Das Gerät, von dem sie hochgeladen wurde, könnte Malware enthalten. Wenn es ein Fehlalarm ist, erlauben Sie diesen Inhalt.',
  'A receipt is available after the files were made available to the recipient.':
    'Ein Zustellnachweis ist verfügbar, sobald die Dateien für den Empfänger freigegeben sind.',
  'There is no allowance of this content.': 'Dieser Inhalt ist nicht erlaubt.',
  'Only a file that was deleted because of malware can be allowed.':
    'Nur eine Datei, die wegen Malware gelöscht wurde, kann erlaubt werden.',
  'It does not recognise the test virus.': 'Er erkennt den Testvirus nicht.',
  'It reports a harmless text as malware.': 'Er meldet einen harmlosen Text als Malware.',

  // Access and service.
  'This does not exist, or you do not have access to it. Please check the address.':
    'Das gibt es nicht, oder Sie haben keinen Zugriff darauf. Bitte prüfen Sie die Adresse.',
  'You are not signed in. Please login to continue.':
    'Sie sind nicht angemeldet. Bitte melden Sie sich an, um fortzufahren.',
  'Your session has expired. Please login to continue.':
    'Ihre Sitzung ist abgelaufen. Bitte melden Sie sich an, um fortzufahren.',
  'Your organization did not provide your e-mail address. Please contact its support.':
    'Ihre Organisation hat Ihre E-Mail-Adresse nicht übermittelt. Bitte wenden Sie sich an ihren Support.',
  'The sign-in was cancelled, or you may not use this application.':
    'Die Anmeldung wurde abgebrochen, oder Sie dürfen diese Anwendung nicht verwenden.',
  'Your organization’s sign-in cannot be reached just now. Please try again in a few minutes.':
    'Der Anmeldedienst Ihrer Organisation ist zurzeit nicht erreichbar. Bitte versuchen Sie es in einigen Minuten noch einmal.',
  'Your organization’s sign-in gave an answer that cannot be trusted. Please try again.':
    'Der Antwort des Anmeldedienstes Ihrer Organisation kann nicht vertraut werden. Bitte versuchen Sie es noch einmal.',
  'Your organization’s sign-in did not provide your e-mail address. Please contact your administrator.':
    'Der Anmeldedienst Ihrer Organisation hat Ihre E-Mail-Adresse nicht übermittelt. Bitte wenden Sie sich an Ihre Administratoren.',
  'Your e-mail address is not confirmed at your organization’s sign-in. Please confirm it, then try again.':
    'Ihre E-Mail-Adresse ist beim Anmeldedienst Ihrer Organisation nicht bestätigt. Bitte bestätigen Sie sie, und versuchen Sie es dann noch einmal.',
  'You belong to more groups than your organization’s sign-in can report. Please contact your administrator.':
    'Sie gehören zu mehr Gruppen, als der Anmeldedienst Ihrer Organisation melden kann. Bitte wenden Sie sich an Ihre Administratoren.',
  'Your administrator rights have ended. Please login again to continue.':
    'Ihre Administratorrechte sind abgelaufen. Bitte melden Sie sich noch einmal an, um fortzufahren.',
  'An operator limited your rights to those of a member. If you need more, ask your support.':
    'Ein Betreiber hat Ihre Rechte auf die eines Mitglieds beschränkt. Falls Sie mehr brauchen, fragen Sie Ihren Support.',
  'You do not have access to this. Please login as a different user.':
    'Sie haben darauf keinen Zugriff. Bitte melden Sie sich als jemand anderes an.',
  'Too many requests. Please try again in {0} seconds.':
    'Zu viele Anfragen. Bitte versuchen Sie es in {0}\u00a0s noch einmal.',
  'This is not available at the moment. Please try again shortly. No data was lost.':
    'Das ist im Moment nicht verfügbar. Bitte versuchen Sie es in Kürze noch einmal. Es gingen keine Daten verloren.',
  'Lists and insights are not available yet. You can already send and download files. Please try again later.':
    'Listen und Auswertungen sind noch nicht verfügbar. Sie können bereits Dateien senden und herunterladen. Bitte versuchen Sie es später noch einmal.',
  'Something went wrong on our side. Please try again. No data was lost.':
    'Bei uns ist ein Fehler aufgetreten. Bitte versuchen Sie es noch einmal. Es gingen keine Daten verloren.',
  'There is nothing here. Please check the address.': 'Hier gibt es nichts. Bitte prüfen Sie die Adresse.',
  'The request was interrupted.': 'Die Anfrage wurde unterbrochen.',
  'The request took too long to arrive.': 'Die Anfrage kam nicht rechtzeitig an.',
  'There is not enough storage at the moment. Please try again later.':
    'Im Moment ist nicht genug Speicher frei. Bitte versuchen Sie es später noch einmal.',
  'Your earlier requests are still being processed. Please try again in a moment.':
    'Ihre früheren Anfragen werden noch verarbeitet. Bitte versuchen Sie es gleich noch einmal.',
  'The request is too large.': 'Die Anfrage ist zu groß.',
  'The request is not valid.': 'Die Anfrage ist ungültig.',
  'The first request with this Idempotency-Key is still being processed.':
    'Die erste Anfrage mit diesem Idempotency-Key wird noch verarbeitet.',

  // Limits of a person. After the first five comes when to try again.
  'You have started as many transfers today as your organization allows.':
    'Sie haben heute so viele Transfers begonnen, wie Ihre Organisation erlaubt.',
  'Your organization allows {0} of files for each person in 24 hours. Uploads that were given up count, too.':
    'Ihre Organisation erlaubt jeder Person innerhalb von 24 Stunden Dateien von insgesamt {0}. Verworfene Uploads zählen mit.',
  'The anonymized copy is {0} larger than the file.': 'Die anonymisierte Kopie ist {0} größer als die Datei.',
  'The anonymized copy exceeds {0}, the limit of a transfer.':
    'Die anonymisierte Kopie überschreitet {0}, die Grenze eines Transfers.',
  'You have sent as many mails today as your organization allows.':
    'Sie haben heute so viele E-Mails gesendet, wie Ihre Organisation erlaubt.',
  'You have sent as many mails to this address today as your organization allows one person.':
    'Sie haben heute so viele E-Mails an diese Adresse gesendet, wie Ihre Organisation einer Person erlaubt.',
  'This address has received as many mails today as your organization allows.':
    'Diese Adresse hat heute so viele E-Mails erhalten, wie Ihre Organisation erlaubt.',
  'Please try again in {0}.': 'Bitte versuchen Sie es in {0} noch einmal.',
  'You have started {0} transfers without sending them. Send one of them, or wait: each expires 24 hours after its start.':
    'Sie haben {0} Transfers begonnen und nicht gesendet. Senden Sie einen davon, oder warten Sie: Jeder läuft 24 Stunden nach seinem Beginn ab.',
  'Unfinished uploads may have at most {0} in total. Complete one, or give one up in My Transfers.':
    'Nicht abgeschlossene Uploads dürfen zusammen höchstens {0} groß sein. Schließen Sie einen ab, oder verwerfen Sie einen unter „Meine Transfers“.',

  // Fields.
  'Required!': 'Erforderlich!',
  'Invalid Email': 'Ungültige E-Mail-Adresse',
  'The letter "{0}" in "{1}" (letter {2}) is Latin. Type the address again.':
    'Der Buchstabe „{0}“ in „{1}“ (Buchstabe {2}) ist lateinisch. Tippen Sie die Adresse noch einmal ein.',
  'The letter "{0}" in "{1}" (letter {2}) is Greek. Type the address again.':
    'Der Buchstabe „{0}“ in „{1}“ (Buchstabe {2}) ist griechisch. Tippen Sie die Adresse noch einmal ein.',
  'The letter "{0}" in "{1}" (letter {2}) is Cyrillic. Type the address again.':
    'Der Buchstabe „{0}“ in „{1}“ (Buchstabe {2}) ist kyrillisch. Tippen Sie die Adresse noch einmal ein.',
  'Enter one address only.': 'Geben Sie eine einzige Adresse ein.',
  'Invalid phone number': 'Ungültige Telefonnummer',
  'Codes cannot be sent to this country: {0}.': 'In dieses Land können keine Codes gesendet werden: {0}.',
  'A code needs the phone number of the recipient.': 'Für einen Code ist die Telefonnummer des Empfängers nötig.',
  'Please select file(s)': 'Bitte wählen Sie mindestens eine Datei aus',
  'Number of files exceeds the allowed {0}.': 'Zu viele Dateien. Erlaubt sind höchstens {0}.',
  'File size should not exceed {0}.': 'Eine Datei darf nicht größer sein als {0}.',
  'Total file size should not exceed {0}.': 'Alle Dateien zusammen dürfen nicht größer sein als {0}.',
  'Password protection is supported for total file size up to {0}.':
    'Passwortschutz ist bis zu einer Gesamtgröße von {0} möglich.',
  'The total file size of this transfer is {0}.': 'Die Dateien dieses Transfers sind zusammen {0} groß.',
  'Please read the above terms and confirm before sending.':
    'Bitte lesen Sie den Text oben, und bestätigen Sie ihn vor dem Senden.',
  'Expiry must be at least {0} days.': 'Die Frist bis zum Ablauf ist zu kurz. Mindestzahl der Tage: {0}.',
  'Expiry cannot exceed {0} days.': 'Die Frist bis zum Ablauf ist zu lang. Höchstzahl der Tage: {0}.',
  'There is no template set named {0}.': 'Einen Vorlagensatz namens {0} gibt es nicht.',
  'At most {0} characters.': 'Höchstens {0} Zeichen.',
  'Control characters are not allowed.': 'Steuerzeichen sind nicht erlaubt.',
  'The text is not well-formed Unicode.': 'Der Text ist kein gültiges Unicode.',
  'Enter a text.': 'Geben Sie einen Text ein.',
  'Not an id.': 'Keine gültige ID.',
  'Not a link.': 'Kein gültiger Link.',
  'A file needs a name.': 'Eine Datei braucht einen Namen.',
  'Too many files for one transfer.': 'Zu viele Dateien für einen einzelnen Transfer.',

  // Search and insights.
  'Name at least one value.': 'Nennen Sie mindestens einen Wert.',
  'At most {0} values.': 'Höchstens {0} Werte.',
  'Write a search text.': 'Geben Sie einen Suchtext ein.',
  'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.':
    'Geben Sie Datum und Uhrzeit nach ISO 8601 ein, etwa 2026-11-01T00:00:00Z.',
  'Name from, to, or both.': 'Geben Sie from, to oder beide an.',
  'The range ends before it begins.': 'Der Zeitraum endet, bevor er beginnt.',
  'At most {0} filters.': 'Höchstens {0} Filter.',
  'At most {0} letters of keyword, message, fileName and parts of addresses together.':
    'Höchstens {0} Buchstaben in keyword, message, fileName und Teilen von Adressen zusammen.',
  'At most {0} words in all filters.': 'Höchstens {0} Wörter in allen Filtern zusammen.',
  'At most {0} at once.': 'Höchstens {0} auf einmal.',
  'At most {0}.': 'Höchstens {0}.',
  'Not a place in a list.': 'Keine gültige Position in einer Liste.',
  'Not a place in a list. Use the next of the previous page.':
    'Keine gültige Position in einer Liste. Verwenden Sie das next der vorigen Seite.',
  'Sort by one key.': 'Sortieren Sie nach genau einem Schlüssel.',
  'Give from or after.': 'Geben Sie from oder after an.',
  'from and size together reach {0} transfers at most. Continue with after and the next of a page.':
    'from und size erreichen zusammen höchstens {0} Transfers. Verwenden Sie danach after mit dem next einer Seite.',
  'Choose a time between 1970 and 2199.': 'Wählen Sie eine Zeit zwischen 1970 und 2199.',
  'Give from and to together.': 'Geben Sie from und to zusammen an.',
  'A chart has at most {0} points. Choose a longer interval or a shorter range.':
    'Ein Diagramm hat höchstens {0} Punkte. Wählen Sie ein längeres Intervall oder einen kürzeren Zeitraum.',

  // Policies that a transfer must meet.
  'Your organization does not allow this transfer.': 'Ihre Organisation erlaubt diesen Transfer nicht.',
  'Your organization asks you to check this transfer before you send it.':
    'Ihre Organisation bittet Sie, diesen Transfer zu prüfen, bevor Sie ihn senden.',
  'Change the recipient or the files, or ask the administrators of your organization.':
    'Ändern Sie den Empfänger oder die Dateien, oder fragen Sie die Administratoren Ihrer Organisation.',
  'Send it again with what the policy asks for. The files are stored.':
    'Senden Sie ihn so erneut, wie die Richtlinie es verlangt. Die Dateien sind gespeichert.',
  'Check the recipient and the files.': 'Prüfen Sie den Empfänger und die Dateien.',
  'Policies of your organization contradict each other on hiding the sender.':
    'Richtlinien Ihrer Organisation widersprechen sich in diesem Punkt: Verbergen des Absenders.',
  'Policies of your organization contradict each other on password protection.':
    'Richtlinien Ihrer Organisation widersprechen sich in diesem Punkt: Passwortschutz.',
  'Policies of your organization contradict each other on the code by SMS.':
    'Richtlinien Ihrer Organisation widersprechen sich in diesem Punkt: Code per SMS.',
  'Policies of your organization contradict each other on the code by e-mail.':
    'Richtlinien Ihrer Organisation widersprechen sich in diesem Punkt: Code per E-Mail.',
  'Policies of your organization contradict each other on the tracking ID.':
    'Richtlinien Ihrer Organisation widersprechen sich in diesem Punkt: Tracking-ID.',
  'Policies of your organization contradict each other on the days until expiry.':
    'Richtlinien Ihrer Organisation widersprechen sich in diesem Punkt: Frist bis zum Ablauf.',
  'Policies of your organization contradict each other on the template set.':
    'Richtlinien Ihrer Organisation widersprechen sich in diesem Punkt: Vorlagensatz.',
  'Please tell an administrator.': 'Bitte sagen Sie es einem Administrator.',
  'Hiding the sender is required for this transfer.':
    'Das Verbergen des Absenders ist für diesen Transfer erforderlich.',
  'Password protection is required for this transfer.': 'Der Passwortschutz ist für diesen Transfer erforderlich.',
  'The code by SMS is required for this transfer.': 'Der Code per SMS ist für diesen Transfer erforderlich.',
  'The code by e-mail is required for this transfer.': 'Der Code per E-Mail ist für diesen Transfer erforderlich.',
  'The tracking ID is required for this transfer.': 'Die Tracking-ID ist für diesen Transfer erforderlich.',
  'Enter a tracking ID.': 'Geben Sie eine Tracking-ID ein.',
  'Enter the recipient’s phone number.': 'Geben Sie die Telefonnummer des Empfängers ein.',
  'Switch it on.': 'Schalten Sie diese Option ein.',
  'Hiding the sender is not available for this transfer.':
    'Das Verbergen des Absenders ist für diesen Transfer nicht verfügbar.',
  'Password protection is not available for this transfer.':
    'Der Passwortschutz ist für diesen Transfer nicht verfügbar.',
  'The code by SMS is not available for this transfer.': 'Der Code per SMS ist für diesen Transfer nicht verfügbar.',
  'The code by e-mail is not available for this transfer.':
    'Der Code per E-Mail ist für diesen Transfer nicht verfügbar.',
  'The tracking ID is not available for this transfer.': 'Die Tracking-ID ist für diesen Transfer nicht verfügbar.',
  'Send without it.': 'Senden Sie den Transfer ohne diese Option.',
  'The link must work for at least one day.': 'Der Link muss mindestens einen Tag lang gelten.',
  'The link must work for at least {0}.': 'Der Link muss mindestens {0} lang gelten.',
  'The link can work for at most one day.': 'Der Link darf höchstens einen Tag lang gelten.',
  'The link can work for at most {0}.': 'Der Link darf höchstens {0} lang gelten.',
  'Only the template set “{0}” is allowed.': 'Nur der Vorlagensatz „{0}“ ist erlaubt.',
  'Choose it.': 'Wählen Sie ihn aus.',
  'The recipient must sign in to open the link.': 'Der Empfänger muss sich anmelden, um den Link zu öffnen.',
  'Your consent is required for this transfer.': 'Für diesen Transfer ist Ihre Zustimmung erforderlich.',
  '{0} does not allow files to be sent to {1}.': '{0} erlaubt nicht, Dateien an {1} zu senden.',
  'Recipients at {0} are allowed.': 'Erlaubt sind Empfänger bei {0}.',
  'Recipients at {0} and {1} more domains are allowed.': 'Erlaubt sind Empfänger bei {0} und {1} weiteren Domains.',
  'Policy: “{0}”.': 'Richtlinie: „{0}“.',
  'Policies: {0}.': 'Richtlinien: {0}.',
  'Policies: {0} and {1} more.': 'Richtlinien: {0} und {1} weitere.',
  'More at {0}': 'Mehr unter {0}',
  'A policy cannot be read. Please tell an administrator.':
    'Eine Richtlinie kann nicht gelesen werden. Bitte sagen Sie es einem Administrator.',

  // Checks of a recipient.
  'Nobody at {0} has sent files to {1} before. Please check the spelling.':
    'Noch niemand bei {0} hat Dateien an {1} gesendet. Bitte prüfen Sie die Schreibweise.',
  'Nobody at {0} has sent files to {1} before. Did you mean {2}?':
    'Noch niemand bei {0} hat Dateien an {1} gesendet. Meinten Sie {2}?',
  '{0} is a public mail service and you have not sent to {1} before. Check every letter: anyone can own a similar address.':
    '{0} ist ein öffentlicher Maildienst, und Sie haben noch nie an {1} gesendet. Prüfen Sie jeden Buchstaben: Eine ähnliche Adresse kann jedem gehören.',
  'You have not sent files to {0} before. {1} or more colleagues have.':
    'Sie haben noch keine Dateien an {0} gesendet, mindestens {1} andere Personen Ihrer Organisation schon.',
  'You have not sent files to {0} before. {1} colleague has.':
    'Sie haben noch keine Dateien an {0} gesendet, {1} andere Person Ihrer Organisation schon.',
  'You have not sent files to {0} before. {1} colleagues have.':
    'Sie haben noch keine Dateien an {0} gesendet, {1} andere Personen Ihrer Organisation schon.',
  'You have not sent files to {0} before. You usually write to {1} at {2}.':
    'Sie haben noch keine Dateien an {0} gesendet. Meist schreiben Sie bei {2} an {1}.',
  'You have sent {0} file to {1}, but none like {2}.': 'Sie haben {0} Datei an {1} gesendet, aber keine wie {2}.',
  'You have sent {0} files to {1}, but none like {2}.': 'Sie haben {0} Dateien an {1} gesendet, aber keine wie {2}.',
  'So far they received only documents.': 'Bisher gingen dorthin nur Dokumente.',
  'So far they received only tables and slides.': 'Bisher gingen dorthin nur Tabellen und Präsentationen.',
  'So far they received only e-mails and calendars.': 'Bisher gingen dorthin nur E-Mails und Kalender.',
  'So far they received only data files.': 'Bisher gingen dorthin nur Datendateien.',
  'So far they received only archives.': 'Bisher gingen dorthin nur Archive.',
  'So far they received only pictures.': 'Bisher gingen dorthin nur Bilder.',
  'So far they received only audio and video files.': 'Bisher gingen dorthin nur Audio- und Videodateien.',
  'So far they received only .{0} files.': 'Bisher gingen dorthin nur Dateien vom Typ .{0}.',
  'You write to {0}, and not to {1}.': 'Sie schreiben sonst an {0}, nicht an {1}.',
  'You and {0} or more colleagues write to {1}; none to {2}.':
    'Sie und mindestens {0} andere Personen Ihrer Organisation schreiben an {1}, niemand an {2}.',
  'You and {0} colleague write to {1}; none to {2}.':
    'Sie und {0} andere Person Ihrer Organisation schreiben an {1}, niemand an {2}.',
  'You and {0} colleagues write to {1}; none to {2}.':
    'Sie und {0} andere Personen Ihrer Organisation schreiben an {1}, niemand an {2}.',
  '{0} or more colleagues write to {1}; none to {2}.':
    'Mindestens {0} andere Personen Ihrer Organisation schreiben an {1}, niemand an {2}.',
  '{0} colleague writes to {1}; none to {2}.': '{0} andere Person Ihrer Organisation schreibt an {1}, niemand an {2}.',
  '{0} colleagues write to {1}; none to {2}.':
    '{0} andere Personen Ihrer Organisation schreiben an {1}, niemand an {2}.',
  'Earlier files like {0} contained {1} and went to other recipients.':
    'Frühere Dateien wie {0} enthielten {1} und gingen an andere Empfänger.',
  '{0} is a domain of {1}.': '{0} ist eine Domain von {1}.',
  'You write to {0}.': 'Sie schreiben sonst an {0}.',
  'You write to {0} addresses at {1}.': 'Sie schreiben an {0} Adressen bei {1}.',

  // Kinds of sensitive data, as in 'contained {1}' above.
  'credit card numbers': 'Kreditkartennummern',
  'domain names': 'Domainnamen',
  'e-mail addresses': 'E-Mail-Adressen',
  'IBAN codes': 'IBANs',
  'IP addresses': 'IP-Adressen',
  locations: 'Ortsangaben',
  'person names': 'Personennamen',
  'phone numbers': 'Telefonnummern',
  'national registration ids': 'Personenkennziffern',
  'street addresses': 'Anschriften',
  'SWIFT codes': 'SWIFT-Codes',

  // Transfers.
  'This transfer was already created with other options. Start a new one.':
    'Dieser Transfer wurde schon mit anderen Optionen angelegt. Beginnen Sie einen neuen.',
  'This transfer is being changed by other requests. Please try again.':
    'Dieser Transfer wird gerade durch andere Anfragen geändert. Bitte versuchen Sie es noch einmal.',
  'Confirm the transfer first; then its files can be uploaded.':
    'Bestätigen Sie zuerst den Transfer. Danach können seine Dateien hochgeladen werden.',
  'This transfer failed. Please send the files again.':
    'Dieser Transfer ist fehlgeschlagen. Bitte senden Sie die Dateien noch einmal.',
  'The files of this transfer were already submitted.': 'Die Dateien dieses Transfers wurden schon übergeben.',
  '{0} was already uploaded.': '{0} wurde schon hochgeladen.',
  '{0} was already completed, possibly with different content.':
    'Der Upload von {0} wurde schon abgeschlossen, vielleicht mit anderem Inhalt.',
  '{0} has not arrived. Upload it first, then complete it.':
    '{0} ist nicht angekommen. Laden Sie die Datei zuerst hoch, und schließen Sie sie dann ab.',
  'This is not the current upload of {0}. Request its upload URL again.':
    'Das ist nicht der aktuelle Upload von {0}. Rufen Sie die Upload-URL noch einmal ab.',
  'The upload of {0} has ended. Complete it, or start it again.':
    'Der Upload von {0} ist beendet. Schließen Sie ihn ab, oder beginnen Sie ihn von vorn.',
  'Part {0} is too small. Send it again.': 'Teil {0} ist zu klein. Senden Sie ihn noch einmal.',
  'Part {0} has not arrived as listed. List the parts and send the missing ones.':
    'Teil {0} ist nicht so angekommen wie angegeben. Rufen Sie die Liste der Teile ab, und senden Sie die fehlenden.',
  'This file was already uploaded and completed; it cannot be replaced.':
    'Diese Datei wurde schon hochgeladen und abgeschlossen; sie kann nicht ersetzt werden.',
  'The upload arrived damaged. Please send it again.':
    'Die Daten kamen beschädigt an. Bitte senden Sie sie noch einmal.',
  'The upload must be exactly {0} bytes long, as declared.':
    'Der Upload muss genau so groß sein wie angegeben: {0} Byte.',
  'This address is not valid.': 'Diese Adresse ist ungültig.',
  'This address is no longer valid.': 'Diese Adresse ist nicht mehr gültig.',
  'The service is busy. Please try again in a moment.':
    'Der Dienst ist ausgelastet. Bitte versuchen Sie es gleich noch einmal.',
  'There is no room to store this file just now. Please try again later.':
    'Für diese Datei ist zurzeit kein Speicherplatz frei. Bitte versuchen Sie es später noch einmal.',
  'Only a transfer whose files are being uploaded can be finalized.':
    'Nur ein Transfer, dessen Dateien hochgeladen werden, kann abgeschlossen werden.',
  'This transfer ended before it was finalized.': 'Dieser Transfer endete, bevor er abgeschlossen wurde.',
  '{0} file still to be uploaded.': 'Noch {0} Datei ist hochzuladen.',
  '{0} files still to be uploaded.': 'Noch {0} Dateien sind hochzuladen.',
  'Only your own unfinished upload can be discarded. Reload the page to see its current state.':
    'Sie können nur einen eigenen, nicht abgeschlossenen Upload verwerfen. Laden Sie die Seite neu, um den aktuellen Status zu sehen.',
  'Sensitive data was found in your files. Reload the page, and confirm it before it is sent.':
    'In Ihren Dateien wurden sensible Daten gefunden. Laden Sie die Seite neu, und bestätigen Sie dies vor dem Senden.',
  'The upload was discarded. Nothing was shared. Please send the files again.':
    'Der Upload wurde verworfen. Nichts wurde freigegeben. Bitte senden Sie die Dateien noch einmal.',
  'Only the transfers in active or requested state can be retracted.':
    'Nur aktive oder angeforderte Transfers können widerrufen werden.',
  'Only a transfer that you sent, and that is active or in processing, can be withdrawn as sent to a wrong recipient.':
    'Nur einen selbst gesendeten Transfer, der aktiv oder in Verarbeitung ist, können Sie von einem falschen Empfänger zurückziehen.',
  'Only files that are active can go to further recipients.': 'Nur aktive Dateien können an weitere Empfänger gehen.',
  'The password of these files is not stored any more. Send the files again to add recipients.':
    'Das Passwort dieser Dateien ist nicht mehr gespeichert. Senden Sie die Dateien erneut, um Empfänger hinzuzufügen.',
  'The files have already been released. Revoke the transfer instead.':
    'Die Dateien sind schon freigegeben. Widerrufen Sie stattdessen den Transfer.',
  'Remove the wrong recipient on the page of the transfer. The other recipients keep their files.':
    'Entfernen Sie den falschen Empfänger auf der Seite des Transfers. Die anderen Empfänger behalten ihre Dateien.',
  'Enter at most {0} recipients.': 'Geben Sie höchstens {0} Empfänger ein.',
  'A code by SMS is possible for a single recipient only.':
    'Ein Code per SMS ist nur bei einem einzigen Empfänger möglich.',
  'Choose a code by SMS or a code by e-mail. A transfer cannot have both.':
    'Wählen Sie einen Code per SMS oder einen Code per E-Mail. Ein Transfer kann nicht beide haben.',
  'The codes of this transfer go by e-mail. Send the files again to use a phone number.':
    'Die Codes dieses Transfers gehen per E-Mail. Senden Sie die Dateien noch einmal, um eine Telefonnummer zu verwenden.',
  'Name a recipient.': 'Nennen Sie einen Empfänger.',
  'Too many recipients for one transfer.': 'Zu viele Empfänger für einen Transfer.',
  'Codes can be unlocked only while the transfer requires them and its files are available.':
    'Codes können nur entsperrt werden, solange der Transfer sie verlangt und seine Dateien verfügbar sind.',
  'This transfer was already sent again with another recipient, phone number or tracking ID. Open the new transfer.':
    'Dieser Transfer wurde schon mit einem anderen Empfänger, einer anderen Telefonnummer oder Tracking-ID erneut gesendet. Öffnen Sie den neuen Transfer.',
  'Only a transfer that a policy blocked, or that was withdrawn as sent to a wrong recipient, can be sent again on its stored files.':
    'Mit den gespeicherten Dateien kann nur ein Transfer erneut gesendet werden, den eine Richtlinie verhindert hat oder der von einem falschen Empfänger zurückgezogen wurde.',
  'Only a transfer that was withdrawn as sent to a wrong recipient can go to another one.':
    'Nur ein Transfer, der von einem falschen Empfänger zurückgezogen wurde, kann an einen anderen gehen.',
  'Enter the address of the right recipient.': 'Geben Sie die Adresse des richtigen Empfängers ein.',
  'This is the address to which it was sent by mistake. Enter the right one.':
    'An diese Adresse wurde der Transfer versehentlich gesendet. Geben Sie die richtige ein.',
  'This transfer can no longer be extended. Please send the files again.':
    'Dieser Transfer kann nicht mehr verlängert werden. Bitte senden Sie die Dateien erneut.',
  'Choose an end in the future.': 'Wählen Sie ein Ende in der Zukunft.',
  'The files of this transfer are no longer stored. Please send them in a new transfer.':
    'Die Dateien dieses Transfers sind nicht mehr gespeichert. Bitte senden Sie sie in einem neuen Transfer.',
  'No action required - transfer is proceeding.': 'Sie müssen nichts tun, der Transfer läuft weiter.',
  'Correct the file or its rules, then send it again.':
    'Korrigieren Sie die Datei oder ihre Regeln, und senden Sie die Datei noch einmal.',

  // Requests.
  'Please ask the sender to resend the request.': 'Bitten Sie den Absender, die Anfrage noch einmal zu senden.',
  'The request was withdrawn, so its link can no longer be used to upload files.':
    'Die Anfrage wurde zurückgezogen; über ihren Link kann nichts mehr hochgeladen werden.',
  'Already Uploaded! (This link can be used only once.)':
    'Schon hochgeladen! (Dieser Link kann nur einmal verwendet werden.)',
  'An upload through this link has started on another device or in another browser.':
    'Über diesen Link hat auf einem anderen Gerät oder in einem anderen Browser ein Upload begonnen.',
  'An upload of other files through this link has already started. Please continue that upload.':
    'Über diesen Link hat schon ein Upload anderer Dateien begonnen. Bitte setzen Sie ihn fort.',
  'These files cannot be accepted here. Please contact the person who requested them.':
    'Diese Dateien können hier nicht angenommen werden. Bitte wenden Sie sich an die Person, die Sie darum gebeten hat.',
  'The person who requested these files cannot receive more at present. Please try again later, or contact them.':
    'Die Person, die Sie um diese Dateien gebeten hat, kann zurzeit keine weiteren erhalten. Bitte versuchen Sie es später noch einmal, oder wenden Sie sich an sie.',
  'The files are already uploaded, or are being uploaded. There is nothing to resend.':
    'Die Dateien sind schon hochgeladen oder werden gerade hochgeladen. Die Anfrage muss nicht noch einmal gesendet werden.',
  'This request has just ended. Please try again.':
    'Diese Anfrage ist gerade abgelaufen. Bitte versuchen Sie es noch einmal.',
  'This request was already repeated. Please use the newer request.':
    'Diese Anfrage wurde schon wiederholt. Bitte verwenden Sie die neuere.',

  // Drop pages.
  'This password is not right. Please check it, or ask the person who gave you this address.':
    'Dieses Passwort ist nicht richtig. Bitte prüfen Sie es, oder fragen Sie die Person, von der Sie diese Adresse haben.',
  'This page takes no files from this address. Please use another one, or contact the recipient.':
    'Diese Seite nimmt von dieser Adresse keine Dateien an. Bitte verwenden Sie eine andere, oder wenden Sie sich an den Empfänger.',
  'This page takes no files at present. Please contact the recipient.':
    'Diese Seite nimmt zurzeit keine Dateien an. Bitte wenden Sie sich an den Empfänger.',
  'This page cannot take more files at present.': 'Diese Seite kann zurzeit keine weiteren Dateien annehmen.',
  'This page does not take files of this kind: {0}.': 'Diese Seite nimmt Dateien dieser Art nicht an: {0}.',
  'Your organization does not offer drop pages.': 'Ihre Organisation bietet keine Ablageseiten an.',
  'The page was just changed elsewhere. Please load it again.':
    'Die Seite wurde gerade an anderer Stelle geändert. Bitte laden Sie sie neu.',
  'A visitor of your drop page began this upload. Nothing is mailed to an unproven address.':
    'Ein Besucher Ihrer Ablageseite hat diesen Upload begonnen. An eine unbestätigte Adresse wird nichts gesendet.',
  'Write an extension in lower case, without its dot.':
    'Schreiben Sie eine Dateiendung in Kleinbuchstaben, ohne Punkt.',
  'Write an address or a domain.': 'Schreiben Sie eine Adresse oder eine Domain.',
  'Write at least 8 characters.': 'Schreiben Sie mindestens 8 Zeichen.',

  // Anonymization: the rules.
  'Only CSV files can be anonymized. {0} is not a CSV file.':
    'Nur CSV-Dateien können anonymisiert werden. {0} ist keine CSV-Datei.',
  'The rules for {0} are too long.': 'Die Regeln für {0} sind zu lang.',
  'There are no rows.': 'Es gibt keine Zeilen.',
  'Too much data for a preview. Send only the first rows.':
    'Zu viele Daten für eine Vorschau. Senden Sie nur die ersten Zeilen.',
  'A parameter is a text, true or false, or a list of { from, to, char }.':
    'Ein Parameter ist ein Text, true oder false, oder eine Liste von { from, to, char }.',
  'All fields are required!': 'Bitte füllen Sie alle Felder aus!',
  '"From" can\'t be greater than "To"': '„Von“ darf nicht größer sein als „Bis“',
  'Char is one character.': 'Geben Sie genau ein Zeichen ein.',
  'Space is not allowed at start of the key or end of the key.':
    'Der Schlüssel darf nicht mit einem Leerzeichen beginnen oder enden.',
  'A search pattern has at most 256 characters.': 'Ein Suchmuster hat höchstens 256 Zeichen.',
  'A rule needs the index of its column.': 'Eine Regel braucht den Index ihrer Spalte.',
  'Write the index of a column without leading zeros: {0}, not {1}.':
    'Schreiben Sie den Index einer Spalte ohne führende Nullen: {0} statt {1}.',
  'There is no header row in which to find the column {0}.':
    'Es gibt keine Kopfzeile, in der die Spalte {0} zu finden wäre.',
  'There are two rules for column {0}.': 'Für die Spalte {0} gibt es zwei Regeln.',
  'A parameter is given twice.': 'Ein Parameter ist doppelt angegeben.',
  '{0} has no parameter {1}.': '{0} hat keinen Parameter {1}.',
  '{0} must be a text.': '{0} muss ein Text sein.',
  '{0} must be true or false, without quotation marks.': '{0} muss true oder false sein, ohne Anführungszeichen.',
  'A value must not begin with {0}: spreadsheets would run it as a formula.':
    'Ein Wert darf nicht mit {0} beginnen: Tabellenprogramme würden ihn als Formel ausführen.',
  'At most {0} different keys can be typed for one file.':
    'Für eine Datei lassen sich höchstens {0} verschiedene Schlüssel eingeben.',

  // Anonymization: the file.
  'Column {0}: {1}': 'Spalte {0}: {1}',
  'Row {0}: {1}': 'Zeile {0}: {1}',
  '{0}, Column {1}: {2}': '{0}, Spalte {1}: {2}',
  'There is no column {0}: the file has {1}. Choose the columns again.':
    'Es gibt keine Spalte {0}. Die Datei hat so viele Spalten: {1}. Wählen Sie die Spalten noch einmal aus.',
  'No column is called {0}. Choose the columns again.':
    'Keine Spalte heißt {0}. Wählen Sie die Spalten noch einmal aus.',
  'More than one column is called {0}. Rename one, or name the column by its index.':
    'Mehr als eine Spalte heißt {0}. Benennen Sie eine um, oder geben Sie die Spalte mit ihrem Index an.',
  'This row has {0} value where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Diese Zeile hat {0} Wert, die erste {1}. Setzen Sie Werte, die das Trennzeichen oder einen Zeilenumbruch enthalten, in Anführungszeichen.',
  'This row has {0} values where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Diese Zeile hat {0} Werte, die erste {1}. Setzen Sie Werte, die das Trennzeichen oder einen Zeilenumbruch enthalten, in Anführungszeichen.',
  'This row has more values than the first row, which has {0}. Put values that contain the separator or a line break in quotation marks.':
    'Diese Zeile hat mehr Werte als die erste (dort {0}). Setzen Sie Werte, die das Trennzeichen oder einen Zeilenumbruch enthalten, in Anführungszeichen.',
  'This row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'Diese Zeile enthält Bytes, die kein Text in {0} sind. Speichern Sie die Datei als UTF-8, und senden Sie sie noch einmal.',
  'The header row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'Die Kopfzeile enthält Bytes, die kein Text in {0} sind. Speichern Sie die Datei als UTF-8, und senden Sie sie noch einmal.',
  'This row contains a NUL byte. Save the file as CSV in UTF-8 and send it again.':
    'Diese Zeile enthält ein NUL-Byte. Speichern Sie die Datei als CSV in UTF-8, und senden Sie sie noch einmal.',
  'A quotation mark that opens in this row is never closed. Close it, or double it inside a quoted value.':
    'Ein Anführungszeichen, das in dieser Zeile öffnet, wird nie geschlossen. Schließen Sie es, oder verdoppeln Sie es, wenn es zum Wert gehört.',
  'Text follows a closing quotation mark. Double quotation marks that belong to a quoted value.':
    'Nach einem schließenden Anführungszeichen folgt Text. Verdoppeln Sie Anführungszeichen, die zum Wert gehören.',
  'The first row is longer than 1 MiB. It may contain an open quotation mark.':
    'Die erste Zeile ist länger als 1 MiB. Vielleicht wird ein Anführungszeichen nicht geschlossen.',
  'This value is too long for a search pattern of this size. Use a simpler pattern.':
    'Dieser Wert ist zu lang für ein Suchmuster dieser Größe. Verwenden Sie ein einfacheres Muster.',
  'This search pattern takes too long on the values of this column. Use a simpler pattern.':
    'Dieses Suchmuster braucht zu lange für die Werte dieser Spalte. Verwenden Sie ein einfacheres Muster.',
  'The values of this column do not look like text in windows-1252, the assumed encoding of the file. Save the file as UTF-8 and send it again.':
    'Die Werte dieser Spalte sehen nicht nach Text in windows-1252 aus, der angenommenen Zeichenkodierung der Datei. Speichern Sie die Datei als UTF-8, und senden Sie sie noch einmal.',
  'This value is too long to be anonymized. It may contain an open quotation mark.':
    'Dieser Wert ist zu lang zum Anonymisieren. Vielleicht wird ein Anführungszeichen nicht geschlossen.',
  'The separator is ambiguous. Name it in a first line, such as sep=; and send the file again.':
    'Das Trennzeichen ist nicht eindeutig. Nennen Sie es in einer ersten Zeile, etwa sep=; und senden Sie die Datei noch einmal.',
  'The sep= line names a separator that cannot be read. Use a comma, semicolon, tab or bar.':
    'Die Zeile sep= nennt ein Trennzeichen, das nicht unterstützt wird. Verwenden Sie ein Komma, ein Semikolon, einen Tabulator oder einen senkrechten Strich.',
  'The replacement has characters that {0}, the encoding of the file, does not support. Choose other characters, or save the file as UTF-8.':
    'Die Ersetzung enthält Zeichen, die es in {0}, der Zeichenkodierung der Datei, nicht gibt. Wählen Sie andere Zeichen, oder speichern Sie die Datei als UTF-8.',
  'The search pattern cannot be read. Look-around and back-references are not supported.':
    'Das Suchmuster ist nicht lesbar. Lookarounds und Rückverweise werden nicht unterstützt.',
  'The search pattern changes no value of this column. Correct it or remove the rule.':
    'Das Suchmuster ändert keinen Wert dieser Spalte. Korrigieren Sie es, oder entfernen Sie die Regel.',

  // Policies that an administrator writes.
  'Please correct the policy.': 'Bitte korrigieren Sie die Richtlinie.',
  'A policy is never deleted, because transfers keep the versions that bound them. Switch it off instead.':
    'Eine Richtlinie wird nie gelöscht, denn Transfers verweisen auf die Versionen, die für sie galten. Schalten Sie sie stattdessen aus.',
  'Policies are being changed by others. Please save again.':
    'Andere ändern gerade Richtlinien. Bitte speichern Sie noch einmal.',
  'At most {0} policies are possible. Please change one that is off.':
    'Höchstens {0} Richtlinien sind möglich. Bitte ändern Sie eine, die ausgeschaltet ist.',
  'All policies together are too long. Please write fewer values, here or in another policy.':
    'Alle Richtlinien zusammen sind zu lang. Bitte geben Sie hier oder in einer anderen Richtlinie weniger Werte an.',
  'The conditions are too long. Please write fewer values, or two policies.':
    'Die Bedingungen sind zu lang. Bitte geben Sie weniger Werte an, oder legen Sie zwei Richtlinien an.',
  'Say which version you changed. Load it again, and repeat your change.':
    'Geben Sie an, welche Version Sie geändert haben. Laden Sie die Richtlinie neu, und wiederholen Sie Ihre Änderung.',
  'This policy was changed in the meantime: it has version {0} now, and you changed version {1}. Load it again, and repeat your change.':
    'Diese Richtlinie wurde inzwischen geändert: Sie hat jetzt Version {0}, und Sie haben Version {1} geändert. Laden Sie sie neu, und wiederholen Sie Ihre Änderung.',
  'The policy “{0}” demands the opposite on hiding the sender, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Die Richtlinie „{0}“ verlangt das Gegenteil (Verbergen des Absenders), und beide können auf denselben Transfer zutreffen. Grenzen Sie die Bedingungen der einen ein, oder schalten Sie eine aus.',
  'The policy “{0}” demands the opposite on password protection, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Die Richtlinie „{0}“ verlangt das Gegenteil (Passwortschutz), und beide können auf denselben Transfer zutreffen. Grenzen Sie die Bedingungen der einen ein, oder schalten Sie eine aus.',
  'The policy “{0}” demands the opposite on the code by SMS, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Die Richtlinie „{0}“ verlangt das Gegenteil (Code per SMS), und beide können auf denselben Transfer zutreffen. Grenzen Sie die Bedingungen der einen ein, oder schalten Sie eine aus.',
  'The policy “{0}” demands the opposite on the code by e-mail, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Die Richtlinie „{0}“ verlangt das Gegenteil (Code per E-Mail), und beide können auf denselben Transfer zutreffen. Grenzen Sie die Bedingungen der einen ein, oder schalten Sie eine aus.',
  'The policy “{0}” demands the opposite on the tracking ID, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Die Richtlinie „{0}“ verlangt das Gegenteil (Tracking-ID), und beide können auf denselben Transfer zutreffen. Grenzen Sie die Bedingungen der einen ein, oder schalten Sie eine aus.',
  'The policy “{0}” demands the opposite on the days until expiry, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Die Richtlinie „{0}“ verlangt das Gegenteil (Frist bis zum Ablauf), und beide können auf denselben Transfer zutreffen. Grenzen Sie die Bedingungen der einen ein, oder schalten Sie eine aus.',
  'The policy “{0}” demands the opposite on the template set, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'Die Richtlinie „{0}“ verlangt das Gegenteil (Vorlagensatz), und beide können auf denselben Transfer zutreffen. Grenzen Sie die Bedingungen der einen ein, oder schalten Sie eine aus.',
  'Number should be greater than or equal to {0}': 'Die Zahl muss mindestens {0} sein',
  'Number should be less than or equal to {0}': 'Die Zahl darf höchstens {0} sein',
  'Enter a number.': 'Geben Sie eine Zahl ein.',
  'Enter a whole number.': 'Geben Sie eine ganze Zahl ein.',
  'Enter true or false.': 'Geben Sie true oder false ein.',
  'Enter a list.': 'Geben Sie eine Liste ein.',
  'Enter an object.': 'Geben Sie ein Objekt ein.',
  'Enter {0}.': 'Geben Sie {0} ein.',
  'Enter one of: {0}.': 'Geben Sie eines davon ein: {0}.',
  'Enter at most {0} character.': 'Geben Sie höchstens {0} Zeichen ein.',
  'Enter at most {0} characters.': 'Geben Sie höchstens {0} Zeichen ein.',
  'At most {0} are possible.': 'Höchstens {0} sind möglich.',
  'There is no field {0} here.': 'Ein Feld {0} gibt es hier nicht.',
  'Choose one of the list.': 'Wählen Sie einen Eintrag der Liste.',
  'Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.':
    'Dateien werden nicht nach dieser Art von Daten durchsucht. Wählen Sie eine andere, oder bitten Sie die Betreiber, sie in den Einstellungen zu ergänzen.',
  'Enter an address such as carol@partner.example.': 'Geben Sie eine Adresse wie carol@partner.example ein.',
  'Enter an address such as carol@partner.example. Only whole parts of a domain can have letters such as ü. At most 8 * are possible.':
    'Geben Sie eine Adresse wie carol@partner.example ein. Nur ganze Teile einer Domain können Buchstaben wie ü enthalten. Höchstens 8 * sind möglich.',
  'Enter a domain such as partner.example.': 'Geben Sie eine Domain wie partner.example ein.',
  'Enter a domain such as partner.example. Parts with * or ? cannot have letters such as ü. At most 8 * are possible.':
    'Geben Sie eine Domain wie partner.example ein. Teile mit * oder ? können keine Buchstaben wie ü enthalten. Höchstens 8 * sind möglich.',
  'At most 8 * are possible.': 'Höchstens 8 * sind möglich.',
  'Enter an extension such as pdf.': 'Geben Sie eine Endung wie pdf ein.',
  'Enter an address that begins with https:.': 'Geben Sie eine Adresse ein, die mit https: beginnt.',
  'Enter {0} or {1}.': 'Geben Sie {0} oder {1} ein.',
  'Enter a number of days from {0} to {1}. These are the limits of your organization.':
    'Geben Sie eine Zahl von {0} bis {1} Tagen ein. Das sind die Grenzen Ihrer Organisation.',
  'There is no template set of this name.': 'Einen Vorlagensatz mit diesem Namen gibt es nicht.',
  'Your organization sends no codes by SMS, because no countries are set up for them.':
    'Ihre Organisation sendet keine Codes per SMS, weil dafür keine Länder eingerichtet sind.',
  'This policy already has it.': 'Das hat diese Richtlinie schon.',
  'The minimum days until expiry exceed the maximum.':
    'Die Mindestzahl der Tage bis zum Ablauf ist größer als die Höchstzahl.',
  'This version of Waybill cannot read the policy. Write it again, or switch it off.':
    'Diese Version von Waybill kann die Richtlinie nicht lesen. Schreiben Sie sie neu, oder schalten Sie sie aus.',

  // Health checks.
  'Not checked in this run, because another part is broken.':
    'In diesem Lauf nicht geprüft, weil ein anderer Teil gestört ist.',
  'It does not answer correctly.': 'Die Antwort ist fehlerhaft.',
  'Slower than usual: {0} s instead of {1} s.': 'Langsamer als sonst: {0}\u00a0s statt {1}\u00a0s.',
  'A canary could not be sent.': 'Ein Testtransfer konnte nicht gesendet werden.',
  'The canary was not released in {0} s.': 'Der Testtransfer wurde nicht innerhalb von {0}\u00a0s freigegeben.',
  'A file could not be stored or read back.': 'Eine Datei konnte nicht gespeichert oder nicht wieder gelesen werden.',
  'A released file differs from what was stored.': 'Eine freigegebene Datei weicht von der gespeicherten ab.',
  'The table was not anonymized in {0} s.': 'Die Tabelle wurde nicht innerhalb von {0}\u00a0s anonymisiert.',
  'The report of the table counts wrong.': 'Die Zahlen im Bericht zur Tabelle sind falsch.',
  'The table has not 11 lines.': 'Die Tabelle hat nicht 11 Zeilen.',
  'The columns of the table changed.': 'Die Spalten der Tabelle haben sich geändert.',
  'A column without a method changed.': 'Eine Spalte ohne Methode hat sich geändert.',
  'A masked column is wrong.': 'Eine maskierte Spalte ist falsch.',
  'A column masked by a pattern is wrong.': 'Eine nach einem Muster ersetzte Spalte ist falsch.',
  'A hashed column is wrong.': 'Eine Spalte mit Hashwerten ist falsch.',
  'An encrypted column is wrong.': 'Eine verschlüsselte Spalte ist falsch.',
  'Equal values did not stay equal, or different ones became equal.':
    'Gleiche Werte blieben nicht gleich, oder verschiedene wurden gleich.',
  'The text was not inspected in {0} s.': 'Der Text wurde nicht innerhalb von {0}\u00a0s geprüft.',
  '{0} of {1} kinds of sensitive data were counted wrong.': '{0} von {1} Datenarten wurden falsch gezählt.',
  'The documents were not read in {0} s.': 'Die Dokumente wurden nicht innerhalb von {0}\u00a0s gelesen.',
  'A document was not read: {0}.': 'Ein Dokument wurde nicht gelesen: {0}.',
  'An encrypted archive was not reported as unread.': 'Ein verschlüsseltes Archiv wurde nicht als ungelesen gemeldet.',
  'Text was not read from: {0}.': 'Kein Text gelesen aus: {0}.',
  'The documents were read more than once.': 'Die Dokumente wurden mehr als einmal gelesen.',

  // The default template set.
  'The mails of every day.': 'Die E-Mails für den Alltag.',
}
