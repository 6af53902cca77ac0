import type { Translations } from '../sentences.ts'

export const translations: Translations = {
  'The files could not be processed. Please send them again, or contact support.':
    'Les fichiers n’ont pas pu être traités. Renvoyez-les ou contactez l’assistance.',
  'The upload was inactive for 24 hours before it was complete. Please send the files again.':
    'Le dépôt est resté inactif pendant 24 heures avant d’être complet. Renvoyez les fichiers.',
  '{0} could not be anonymized. {1}': '{0} n’a pas pu être anonymisé. {1}',
  'It is not certain that {0} was anonymized correctly. Please send it again.':
    'Il n’est pas certain que {0} ait été correctement anonymisé. Renvoyez-le.',
  'It expired before its files could be released. Please send it again.':
    'Le transfert a expiré avant que ses fichiers puissent être mis à disposition. Renvoyez-le.',
  'A file of this transfer no longer exists. Please send it again.':
    'Un fichier de ce transfert n’existe plus. Renvoyez-le.',
  'The transfer no longer exists.': 'Le transfert n’existe plus.',
  'A file of this transfer could not be processed. Please send it again.':
    'Un fichier de ce transfert n’a pas pu être traité. Renvoyez-le.',
  'A file of this transfer was never uploaded. Please send it again.':
    'Un fichier de ce transfert n’a jamais été déposé. Renvoyez-le.',
  '{0} was damaged during the upload. Please send it again.': '{0} a été endommagé pendant le dépôt. Renvoyez-le.',
  '{0} contains malware ({1}) and was deleted.': '{0} contient un logiciel malveillant ({1}) et a été supprimé.',
  'Check your device for malware. If the file should be harmless, ask your administrator.':
    'Recherchez les logiciels malveillants sur votre appareil. Si le fichier devrait être inoffensif, adressez-vous à votre administrateur.',
  'Tell the person who uploaded it to check their device for malware. If the file should be harmless, ask your administrator.':
    'Demandez à la personne qui l’a chargé de rechercher les logiciels malveillants sur son appareil. Si le fichier devrait être inoffensif, adressez-vous à votre administrateur.',
  'The device from which it was uploaded may have malware. If it is a false alarm, allow this content.':
    'L’appareil depuis lequel il a été chargé contient peut-être un logiciel malveillant. S’il s’agit d’une fausse alerte, autorisez ce contenu.',
  'A receipt is available after the files were made available to the recipient.':
    'Une attestation de remise est disponible dès que les fichiers ont été mis à la disposition du destinataire.',
  'There is no allowance of this content.': 'Ce contenu n’est pas autorisé.',
  'Only a file that was deleted because of malware can be allowed.':
    'Seul un fichier supprimé à cause d’un logiciel malveillant peut être autorisé.',
  'It does not recognise the test virus.': 'Il ne reconnaît pas le virus de test.',
  'It reports a harmless text as malware.': 'Il signale un texte inoffensif comme logiciel malveillant.',

  // Access and service.
  'This does not exist, or you do not have access to it. Please check the address.':
    'Cet élément n’existe pas, ou vous n’y avez pas accès. Vérifiez l’adresse.',
  'You are not signed in. Please login to continue.': 'Vous n’êtes pas connecté. Connectez-vous pour continuer.',
  'Your session has expired. Please login to continue.': 'Votre session a expiré. Connectez-vous pour continuer.',
  'Your organization did not provide your e-mail address. Please contact its support.':
    'Votre organisation n’a pas fourni votre adresse e-mail. Contactez son assistance.',
  'The sign-in was cancelled, or you may not use this application.':
    'La connexion a été annulée, ou vous n’êtes pas autorisé à utiliser cette application.',
  'Your organization’s sign-in cannot be reached just now. Please try again in a few minutes.':
    'Le service de connexion de votre organisation est injoignable pour le moment. Réessayez dans quelques minutes.',
  'Your organization’s sign-in gave an answer that cannot be trusted. Please try again.':
    'Le service de connexion de votre organisation a donné une réponse qui n’est pas fiable. Réessayez.',
  'Your organization’s sign-in did not provide your e-mail address. Please contact your administrator.':
    'Le service de connexion de votre organisation n’a pas fourni votre adresse e-mail. Contactez votre administrateur.',
  'Your e-mail address is not confirmed at your organization’s sign-in. Please confirm it, then try again.':
    'Votre adresse e-mail n’est pas confirmée auprès du service de connexion de votre organisation. Confirmez-la, puis réessayez.',
  'You belong to more groups than your organization’s sign-in can report. Please contact your administrator.':
    'Vous faites partie de plus de groupes que le service de connexion de votre organisation ne peut en indiquer. Contactez votre administrateur.',
  'Your administrator rights have ended. Please login again to continue.':
    'Vos droits d’administrateur ont pris fin. Reconnectez-vous pour continuer.',
  'An operator limited your rights to those of a member. If you need more, ask your support.':
    'Un exploitant a restreint vos droits à ceux d’un membre. S’il vous en faut davantage, adressez-vous à votre assistance.',
  'You do not have access to this. Please login as a different user.':
    'Vous n’y avez pas accès. Connectez-vous avec un autre compte.',
  'Too many requests. Please try again in {0} seconds.': 'Trop de demandes. Réessayez dans {0}\u00a0s.',
  'This is not available at the moment. Please try again shortly. No data was lost.':
    'Cette fonction n’est pas disponible pour le moment. Réessayez dans quelques instants. Aucune donnée n’a été perdue.',
  'Lists and insights are not available yet. You can already send and download files. Please try again later.':
    'Les listes et les statistiques ne sont pas encore disponibles. Vous pouvez déjà envoyer et télécharger des fichiers. Réessayez plus tard.',
  'Something went wrong on our side. Please try again. No data was lost.':
    'Une erreur est survenue de notre côté. Réessayez. Aucune donnée n’a été perdue.',
  'There is nothing here. Please check the address.': 'Il n’y a rien ici. Vérifiez l’adresse.',
  'The request was interrupted.': 'La demande a été interrompue.',
  'The request took too long to arrive.': 'La demande a mis trop de temps à arriver.',
  'There is not enough storage at the moment. Please try again later.':
    'L’espace de stockage est insuffisant pour le moment. Réessayez plus tard.',
  'Your earlier requests are still being processed. Please try again in a moment.':
    'Vos demandes précédentes sont encore en cours de traitement. Réessayez dans un instant.',
  'The request is too large.': 'La demande est trop volumineuse.',
  'The request is not valid.': 'La demande n’est pas valide.',
  'The first request with this Idempotency-Key is still being processed.':
    'La première demande avec cette Idempotency-Key est encore en cours de traitement.',

  // Limits of a person.
  'You have started as many transfers today as your organization allows.':
    'Vous avez atteint aujourd’hui le nombre de transferts que votre organisation autorise.',
  'Your organization allows {0} of files for each person in 24 hours. Uploads that were given up count, too.':
    'Votre organisation autorise {0} de fichiers par personne en 24 heures. Les dépôts abandonnés comptent aussi.',
  'The anonymized copy is {0} larger than the file.': 'La copie anonymisée dépasse le fichier de {0}.',
  'The anonymized copy exceeds {0}, the limit of a transfer.':
    'La copie anonymisée dépasse {0}, la limite d’un transfert.',
  'You have sent as many mails today as your organization allows.':
    'Vous avez atteint aujourd’hui le nombre d’e-mails que votre organisation autorise.',
  'You have sent as many mails to this address today as your organization allows one person.':
    'Vous avez atteint aujourd’hui le nombre d’e-mails que votre organisation autorise par personne à cette adresse.',
  'This address has received as many mails today as your organization allows.':
    'Cette adresse a atteint aujourd’hui le nombre d’e-mails que votre organisation autorise.',
  'Please try again in {0}.': 'Réessayez dans {0}.',
  'You have started {0} transfers without sending them. Send one of them, or wait: each expires 24 hours after its start.':
    'Transferts commencés et non envoyés : {0}. Envoyez-en un ou attendez : chacun expire 24 heures après son début.',
  'Unfinished uploads may have at most {0} in total. Complete one, or give one up in My Transfers.':
    'Les dépôts inachevés peuvent atteindre {0} au total. Terminez-en un ou abandonnez-en un dans Mes transferts.',

  // Fields.
  'Required!': 'Champ obligatoire !',
  'Invalid Email': 'Adresse e-mail non valide',
  'The letter "{0}" in "{1}" (letter {2}) is Latin. Type the address again.':
    'La lettre « {0} » dans « {1} » (lettre {2}) est latine. Saisissez à nouveau l’adresse.',
  'The letter "{0}" in "{1}" (letter {2}) is Greek. Type the address again.':
    'La lettre « {0} » dans « {1} » (lettre {2}) est grecque. Saisissez à nouveau l’adresse.',
  'The letter "{0}" in "{1}" (letter {2}) is Cyrillic. Type the address again.':
    'La lettre « {0} » dans « {1} » (lettre {2}) est cyrillique. Saisissez à nouveau l’adresse.',
  'Enter one address only.': 'Saisissez une seule adresse.',
  'Invalid phone number': 'Numéro de téléphone non valide',
  'Codes cannot be sent to this country: {0}.': 'Impossible d’envoyer des codes vers ce pays : {0}.',
  'A code needs the phone number of the recipient.': 'Un code exige le numéro de téléphone du destinataire.',
  'Please select file(s)': 'Choisissez au moins un fichier',
  'Number of files exceeds the allowed {0}.': 'Le nombre de fichiers dépasse le maximum autorisé, {0}.',
  'File size should not exceed {0}.': 'La taille d’un fichier ne doit pas dépasser {0}.',
  'Total file size should not exceed {0}.': 'La taille totale des fichiers ne doit pas dépasser {0}.',
  'Password protection is supported for total file size up to {0}.':
    'La protection par mot de passe est possible jusqu’à une taille totale de {0}.',
  'The total file size of this transfer is {0}.': 'La taille totale des fichiers de ce transfert est de {0}.',
  'Please read the above terms and confirm before sending.': 'Lisez le texte ci-dessus et confirmez avant l’envoi.',
  'Expiry must be at least {0} days.': 'Nombre minimal de jours avant l’expiration : {0}.',
  'Expiry cannot exceed {0} days.': 'Nombre maximal de jours avant l’expiration : {0}.',
  'There is no template set named {0}.': 'Aucun jeu de modèles ne s’appelle {0}.',
  'At most {0} characters.': 'Nombre maximal de caractères : {0}.',
  'Control characters are not allowed.': 'Les caractères de contrôle ne sont pas autorisés.',
  'The text is not well-formed Unicode.': 'Le texte n’est pas de l’Unicode bien formé.',
  'Enter a text.': 'Saisissez un texte.',
  'Not an id.': 'Identifiant non valide.',
  'Not a link.': 'Lien non valide.',
  'A file needs a name.': 'Un fichier doit avoir un nom.',
  'Too many files for one transfer.': 'Trop de fichiers pour un seul transfert.',

  // Search and insights.
  'Name at least one value.': 'Indiquez au moins une valeur.',
  'At most {0} values.': 'Nombre maximal de valeurs : {0}.',
  'Write a search text.': 'Saisissez un texte à rechercher.',
  'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.':
    'Écrivez la date et l’heure au format ISO 8601, par exemple 2026-11-01T00:00:00Z.',
  'Name from, to, or both.': 'Indiquez from, to ou les deux.',
  'The range ends before it begins.': 'La période se termine avant de commencer.',
  'At most {0} filters.': 'Nombre maximal de filtres : {0}.',
  'At most {0} letters of keyword, message, fileName and parts of addresses together.':
    'Nombre maximal de lettres pour keyword, message, fileName et les parties d’adresses ensemble : {0}.',
  'At most {0} words in all filters.': 'Nombre maximal de mots dans l’ensemble des filtres : {0}.',
  'At most {0} at once.': '{0} au plus à la fois.',
  'At most {0}.': '{0} au plus.',
  'Not a place in a list.': 'Position dans une liste non valide.',
  'Not a place in a list. Use the next of the previous page.':
    'Position dans une liste non valide. Utilisez la valeur next de la page précédente.',
  'Sort by one key.': 'Triez selon une seule clé.',
  'Give from or after.': 'Indiquez from ou after.',
  'from and size together reach {0} transfers at most. Continue with after and the next of a page.':
    'from et size couvrent ensemble au plus {0} transferts. Continuez avec after et la valeur next d’une page.',
  'Choose a time between 1970 and 2199.': 'Choisissez une date entre 1970 et 2199.',
  'Give from and to together.': 'Indiquez from et to ensemble.',
  'A chart has at most {0} points. Choose a longer interval or a shorter range.':
    'Un graphique compte au plus {0} points. Choisissez un intervalle plus long ou une période plus courte.',

  // Policies that a transfer must meet.
  'Your organization does not allow this transfer.': 'Votre organisation n’autorise pas ce transfert.',
  'Your organization asks you to check this transfer before you send it.':
    'Votre organisation vous demande de vérifier ce transfert avant de l’envoyer.',
  'Change the recipient or the files, or ask the administrators of your organization.':
    'Changez le destinataire ou les fichiers, ou adressez-vous aux administrateurs de votre organisation.',
  'Send it again with what the policy asks for. The files are stored.':
    'Renvoyez-le dans les conditions exigées par la politique. Les fichiers sont stockés.',
  'Check the recipient and the files.': 'Vérifiez le destinataire et les fichiers.',
  'Policies of your organization contradict each other on hiding the sender.':
    'Des politiques de votre organisation se contredisent sur le masquage de l’expéditeur.',
  'Policies of your organization contradict each other on password protection.':
    'Des politiques de votre organisation se contredisent sur la protection par mot de passe.',
  'Policies of your organization contradict each other on the code by SMS.':
    'Des politiques de votre organisation se contredisent sur le code par SMS.',
  'Policies of your organization contradict each other on the code by e-mail.':
    'Des politiques de votre organisation se contredisent sur le code par e-mail.',
  'Policies of your organization contradict each other on the tracking ID.':
    'Des politiques de votre organisation se contredisent sur la référence de suivi.',
  'Policies of your organization contradict each other on the days until expiry.':
    'Des politiques de votre organisation se contredisent sur le délai d’expiration.',
  'Policies of your organization contradict each other on the template set.':
    'Des politiques de votre organisation se contredisent sur le jeu de modèles.',
  'Please tell an administrator.': 'Signalez-le à un administrateur.',
  'Hiding the sender is required for this transfer.': 'Ce transfert exige le masquage de l’expéditeur.',
  'Password protection is required for this transfer.': 'Ce transfert exige la protection par mot de passe.',
  'The code by SMS is required for this transfer.': 'Ce transfert exige le code par SMS.',
  'The code by e-mail is required for this transfer.': 'Ce transfert exige le code par e-mail.',
  'The tracking ID is required for this transfer.': 'Ce transfert exige la référence de suivi.',
  'Enter a tracking ID.': 'Saisissez une référence de suivi.',
  'Enter the recipient’s phone number.': 'Saisissez le numéro de téléphone du destinataire.',
  'Switch it on.': 'Activez cette option.',
  'Hiding the sender is not available for this transfer.':
    'Le masquage de l’expéditeur n’est pas disponible pour ce transfert.',
  'Password protection is not available for this transfer.':
    'La protection par mot de passe n’est pas disponible pour ce transfert.',
  'The code by SMS is not available for this transfer.': 'Le code par SMS n’est pas disponible pour ce transfert.',
  'The code by e-mail is not available for this transfer.':
    'Le code par e-mail n’est pas disponible pour ce transfert.',
  'The tracking ID is not available for this transfer.':
    'La référence de suivi n’est pas disponible pour ce transfert.',
  'Send without it.': 'Envoyez le transfert sans cette option.',
  'The link must work for at least one day.': 'Le lien doit fonctionner au moins un jour.',
  'The link must work for at least {0}.': 'Le lien doit fonctionner au moins {0}.',
  'The link can work for at most one day.': 'Le lien peut fonctionner au plus un jour.',
  'The link can work for at most {0}.': 'Le lien peut fonctionner au plus {0}.',
  'Only the template set “{0}” is allowed.': 'Seul le jeu de modèles « {0} » est autorisé.',
  'Choose it.': 'Choisissez-le.',
  'The recipient must sign in to open the link.': 'Le destinataire doit se connecter pour ouvrir le lien.',
  'Your consent is required for this transfer.': 'Votre consentement est requis pour ce transfert.',
  '{0} does not allow files to be sent to {1}.': '{0} n’autorise pas l’envoi de fichiers à {1}.',
  'Recipients at {0} are allowed.': 'Domaines de destinataires autorisés : {0}.',
  'Recipients at {0} and {1} more domains are allowed.':
    'Domaines de destinataires autorisés : {0}, et d’autres ({1}).',
  'Policy: “{0}”.': 'Politique : « {0} ».',
  'Policies: {0}.': 'Politiques : {0}.',
  'Policies: {0} and {1} more.': 'Politiques : {0}, et d’autres ({1}).',
  'More at {0}': 'En savoir plus : {0}',
  'A policy cannot be read. Please tell an administrator.':
    'Une politique ne peut pas être lue. Signalez-le à un administrateur.',

  // Checks of a recipient.
  'Nobody at {0} has sent files to {1} before. Please check the spelling.':
    'Personne chez {0} n’a encore envoyé de fichiers à {1}. Vérifiez l’orthographe.',
  'Nobody at {0} has sent files to {1} before. Did you mean {2}?':
    'Personne chez {0} n’a encore envoyé de fichiers à {1}. Vouliez-vous dire {2} ?',
  '{0} is a public mail service and you have not sent to {1} before. Check every letter: anyone can own a similar address.':
    '{0} est un service de messagerie public, et vous n’avez encore rien envoyé à {1}. Vérifiez chaque lettre : n’importe qui peut posséder une adresse semblable.',
  'You have not sent files to {0} before. {1} or more colleagues have.':
    'Vous n’avez encore jamais envoyé de fichiers à {0}. {1} collègues ou plus l’ont déjà fait.',
  'You have not sent files to {0} before. {1} colleague has.':
    'Vous n’avez encore jamais envoyé de fichiers à {0}. {1} collègue l’a déjà fait.',
  'You have not sent files to {0} before. {1} colleagues have.':
    'Vous n’avez encore jamais envoyé de fichiers à {0}. {1} collègues l’ont déjà fait.',
  'You have not sent files to {0} before. You usually write to {1} at {2}.':
    'Vous n’avez encore jamais envoyé de fichiers à {0}. Vous écrivez d’habitude à {1} chez {2}.',
  'You have sent {0} file to {1}, but none like {2}.':
    'Vous avez envoyé {0} fichier à {1}, mais aucun qui ressemble à {2}.',
  'You have sent {0} files to {1}, but none like {2}.':
    'Vous avez envoyé {0} fichiers à {1}, mais aucun qui ressemble à {2}.',
  'So far they received only documents.': 'Jusqu’ici, ce destinataire n’a reçu que des documents.',
  'So far they received only tables and slides.':
    'Jusqu’ici, ce destinataire n’a reçu que des tableaux et des présentations.',
  'So far they received only e-mails and calendars.':
    'Jusqu’ici, ce destinataire n’a reçu que des e-mails et des calendriers.',
  'So far they received only data files.': 'Jusqu’ici, ce destinataire n’a reçu que des fichiers de données.',
  'So far they received only archives.': 'Jusqu’ici, ce destinataire n’a reçu que des archives.',
  'So far they received only pictures.': 'Jusqu’ici, ce destinataire n’a reçu que des images.',
  'So far they received only audio and video files.':
    'Jusqu’ici, ce destinataire n’a reçu que des fichiers audio et vidéo.',
  'So far they received only .{0} files.': 'Jusqu’ici, ce destinataire n’a reçu que des fichiers .{0}.',
  'You write to {0}, and not to {1}.': 'Vous écrivez à {0}, et non à {1}.',
  'You and {0} or more colleagues write to {1}; none to {2}.':
    'Vous et {0} collègues ou plus écrivez à {1} ; aucun de vous à {2}.',
  'You and {0} colleague write to {1}; none to {2}.': 'Vous et {0} collègue écrivez à {1} ; aucun de vous à {2}.',
  'You and {0} colleagues write to {1}; none to {2}.': 'Vous et {0} collègues écrivez à {1} ; aucun de vous à {2}.',
  '{0} or more colleagues write to {1}; none to {2}.': '{0} collègues ou plus écrivent à {1} ; aucun à {2}.',
  '{0} colleague writes to {1}; none to {2}.': '{0} collègue écrit à {1} ; aucun à {2}.',
  '{0} colleagues write to {1}; none to {2}.': '{0} collègues écrivent à {1} ; aucun à {2}.',
  'Earlier files like {0} contained {1} and went to other recipients.':
    'Des fichiers antérieurs semblables à {0} contenaient {1} et étaient adressés à d’autres destinataires.',
  '{0} is a domain of {1}.': '{0} est un domaine qui appartient à {1}.',
  'You write to {0}.': 'Vous écrivez à {0}.',
  'You write to {0} addresses at {1}.': 'Vous écrivez à {0} adresses chez {1}.',

  // Kinds of sensitive data, as in 'contenaient {1}' above.
  'credit card numbers': 'des numéros de carte bancaire',
  'domain names': 'des noms de domaine',
  'e-mail addresses': 'des adresses e-mail',
  'IBAN codes': 'des codes IBAN',
  'IP addresses': 'des adresses IP',
  locations: 'des lieux',
  'person names': 'des noms de personne',
  'phone numbers': 'des numéros de téléphone',
  'national registration ids': 'des numéros d’identification nationaux',
  'street addresses': 'des adresses postales',
  'SWIFT codes': 'des codes SWIFT',

  // Transfers.
  'This transfer was already created with other options. Start a new one.':
    'Ce transfert a déjà été créé avec d’autres options. Commencez-en un nouveau.',
  'This transfer is being changed by other requests. Please try again.':
    'Ce transfert est en cours de modification par d’autres demandes. Réessayez.',
  'Confirm the transfer first; then its files can be uploaded.':
    'Confirmez d’abord le transfert ; ses fichiers pourront ensuite être déposés.',
  'This transfer failed. Please send the files again.': 'Ce transfert a échoué. Renvoyez les fichiers.',
  'The files of this transfer were already submitted.': 'Les fichiers de ce transfert ont déjà été remis.',
  '{0} was already uploaded.': '{0} a déjà été déposé.',
  '{0} was already completed, possibly with different content.':
    '{0} a déjà été terminé, peut-être avec un autre contenu.',
  '{0} has not arrived. Upload it first, then complete it.':
    '{0} n’est pas arrivé. Déposez-le d’abord, puis terminez-le.',
  'This is not the current upload of {0}. Request its upload URL again.':
    'Ce n’est pas le dépôt actuel du fichier {0}. Demandez à nouveau son URL de dépôt.',
  'The upload of {0} has ended. Complete it, or start it again.':
    'Le dépôt du fichier {0} a pris fin. Terminez-le ou recommencez-le.',
  'Part {0} is too small. Send it again.': 'La partie {0} est trop petite. Renvoyez-la.',
  'Part {0} has not arrived as listed. List the parts and send the missing ones.':
    'La partie {0} n’est pas arrivée comme indiqué. Répertoriez les parties et envoyez celles qui manquent.',
  'This file was already uploaded and completed; it cannot be replaced.':
    'Le dépôt de ce fichier est déjà terminé. Il ne peut plus être remplacé.',
  'The upload arrived damaged. Please send it again.': 'Le dépôt est arrivé endommagé. Recommencez-le.',
  'The upload must be exactly {0} bytes long, as declared.':
    'Le dépôt doit compter exactement {0}\u00a0octets, comme indiqué.',
  'This address is not valid.': 'Cette adresse n’est pas valide.',
  'This address is no longer valid.': 'Cette adresse n’est plus valide.',
  'The service is busy. Please try again in a moment.': 'Le service est occupé. Réessayez dans un instant.',
  'There is no room to store this file just now. Please try again later.':
    'Il n’y a pas assez de place pour stocker ce fichier pour le moment. Réessayez plus tard.',
  'Only a transfer whose files are being uploaded can be finalized.':
    'Seul un transfert dont les fichiers sont en cours de dépôt peut être finalisé.',
  'This transfer ended before it was finalized.': 'Ce transfert a pris fin avant d’être finalisé.',
  '{0} file still to be uploaded.': '{0} fichier reste à déposer.',
  '{0} files still to be uploaded.': '{0} fichiers restent à déposer.',
  'Only your own unfinished upload can be discarded. Reload the page to see its current state.':
    'Vous ne pouvez abandonner que votre propre dépôt inachevé. Rechargez la page pour voir son état actuel.',
  'Sensitive data was found in your files. Reload the page, and confirm it before it is sent.':
    'Des données sensibles ont été trouvées dans vos fichiers. Rechargez la page et confirmez-le avant l’envoi.',
  'The upload was discarded. Nothing was shared. Please send the files again.':
    'Le dépôt a été abandonné. Rien n’a été partagé. Renvoyez les fichiers.',
  'Only the transfers in active or requested state can be retracted.':
    'Seuls les transferts actifs ou demandés peuvent être révoqués.',
  'Only a transfer that you sent, and that is active or in processing, can be withdrawn as sent to a wrong recipient.':
    'Seul un transfert que vous avez envoyé, et qui est actif ou en cours de traitement, peut être retiré pour erreur de destinataire.',
  'Only files that are active can go to further recipients.':
    'Seuls des fichiers actifs peuvent être envoyés à d’autres destinataires.',
  'The password of these files is not stored any more. Send the files again to add recipients.':
    'Le mot de passe de ces fichiers n’est plus enregistré. Envoyez à nouveau les fichiers pour ajouter des destinataires.',
  'The files have already been released. Revoke the transfer instead.':
    'Les fichiers ont déjà été mis à disposition. Révoquez plutôt le transfert.',
  'Remove the wrong recipient on the page of the transfer. The other recipients keep their files.':
    'Retirez le mauvais destinataire sur la page du transfert. Les autres destinataires gardent leurs fichiers.',
  'Enter at most {0} recipients.': 'Saisissez au plus {0} destinataires.',
  'A code by SMS is possible for a single recipient only.':
    'Un code par SMS n’est possible que pour un seul destinataire.',
  'Choose a code by SMS or a code by e-mail. A transfer cannot have both.':
    'Choisissez un code par SMS ou un code par e-mail. Un transfert ne peut pas avoir les deux.',
  'The codes of this transfer go by e-mail. Send the files again to use a phone number.':
    'Les codes de ce transfert sont envoyés par e-mail. Envoyez à nouveau les fichiers pour utiliser un numéro de téléphone.',
  'Name a recipient.': 'Indiquez un destinataire.',
  'Too many recipients for one transfer.': 'Trop de destinataires pour un transfert.',
  'Codes can be unlocked only while the transfer requires them and its files are available.':
    'Les codes ne peuvent être débloqués que tant que le transfert les exige et que ses fichiers sont disponibles.',
  'This transfer was already sent again with another recipient, phone number or tracking ID. Open the new transfer.':
    'Ce transfert a déjà été renvoyé avec un autre destinataire, numéro de téléphone ou une autre référence de suivi. Ouvrez le nouveau transfert.',
  'Only a transfer that a policy blocked, or that was withdrawn as sent to a wrong recipient, can be sent again on its stored files.':
    'Seul un transfert bloqué par une politique, ou retiré pour erreur de destinataire, peut être renvoyé avec ses fichiers stockés.',
  'Only a transfer that was withdrawn as sent to a wrong recipient can go to another one.':
    'Seul un transfert retiré pour erreur de destinataire peut être envoyé à un autre.',
  'Enter the address of the right recipient.': 'Saisissez l’adresse du bon destinataire.',
  'This is the address to which it was sent by mistake. Enter the right one.':
    'C’est l’adresse à laquelle l’envoi a été fait par erreur. Saisissez la bonne.',
  'This transfer can no longer be extended. Please send the files again.':
    'Ce transfert ne peut plus être prolongé. Renvoyez les fichiers.',
  'Choose an end in the future.': 'Choisissez une fin dans le futur.',
  'The files of this transfer are no longer stored. Please send them in a new transfer.':
    'Les fichiers de ce transfert ne sont plus stockés. Envoyez-les dans un nouveau transfert.',
  'No action required - transfer is proceeding.': 'Aucune action requise : le transfert suit son cours.',
  'Correct the file or its rules, then send it again.': 'Corrigez le fichier ou ses règles, puis renvoyez-le.',

  // Requests.
  'Please ask the sender to resend the request.': 'Demandez à l’expéditeur de renvoyer sa demande.',
  'The request was withdrawn, so its link can no longer be used to upload files.':
    'La demande a été retirée : son lien ne permet plus de déposer des fichiers.',
  'Already Uploaded! (This link can be used only once.)': 'Déjà déposé ! (Ce lien ne peut être utilisé qu’une fois.)',
  'An upload through this link has started on another device or in another browser.':
    'Un dépôt par ce lien a commencé sur un autre appareil ou dans un autre navigateur.',
  'An upload of other files through this link has already started. Please continue that upload.':
    'Le dépôt d’autres fichiers par ce lien a déjà commencé. Poursuivez ce dépôt.',
  'These files cannot be accepted here. Please contact the person who requested them.':
    'Ces fichiers ne peuvent pas être acceptés ici. Contactez la personne qui les a demandés.',
  'The person who requested these files cannot receive more at present. Please try again later, or contact them.':
    'La personne qui a demandé ces fichiers ne peut pas en recevoir davantage pour le moment. Réessayez plus tard ou contactez-la.',
  'The files are already uploaded, or are being uploaded. There is nothing to resend.':
    'Les fichiers sont déjà déposés ou en cours de dépôt. Il n’y a rien à renvoyer.',
  'This request has just ended. Please try again.': 'Cette demande vient de prendre fin. Réessayez.',
  'This request was already repeated. Please use the newer request.':
    'Cette demande a déjà été refaite. Utilisez la plus récente.',

  // Drop pages.
  'This password is not right. Please check it, or ask the person who gave you this address.':
    'Ce mot de passe n’est pas correct. Vérifiez-le ou demandez à la personne qui vous a donné cette adresse.',
  'This page takes no files from this address. Please use another one, or contact the recipient.':
    'Cette page n’accepte pas de fichiers de cette adresse. Utilisez-en une autre ou contactez le destinataire.',
  'This page takes no files at present. Please contact the recipient.':
    'Cette page n’accepte pas de fichiers pour le moment. Contactez le destinataire.',
  'This page cannot take more files at present.':
    'Cette page ne peut pas recevoir davantage de fichiers pour le moment.',
  'This page does not take files of this kind: {0}.': 'Cette page n’accepte pas les fichiers de ce type : {0}.',
  'Your organization does not offer drop pages.': 'Votre organisation ne propose pas de pages de dépôt.',
  'The page was just changed elsewhere. Please load it again.': 'La page vient d’être modifiée ailleurs. Rechargez-la.',
  'A visitor of your drop page began this upload. Nothing is mailed to an unproven address.':
    'Un visiteur de votre page de dépôt a commencé cet envoi. Rien n’est envoyé à une adresse non vérifiée.',
  'Write an extension in lower case, without its dot.': 'Écrivez une extension en minuscules, sans le point.',
  'Write an address or a domain.': 'Écrivez une adresse ou un domaine.',
  'Write at least 8 characters.': 'Écrivez au moins 8 caractères.',

  // Anonymization: the rules.
  'Only CSV files can be anonymized. {0} is not a CSV file.':
    'Seuls les fichiers CSV peuvent être anonymisés. {0} n’est pas un fichier CSV.',
  'The rules for {0} are too long.': 'Les règles pour {0} sont trop longues.',
  'There are no rows.': 'Il n’y a aucune ligne.',
  'Too much data for a preview. Send only the first rows.':
    'Trop de données pour un aperçu. N’envoyez que les premières lignes.',
  'A parameter is a text, true or false, or a list of { from, to, char }.':
    'Un paramètre est un texte, true ou false, ou une liste de { from, to, char }.',
  'All fields are required!': 'Tous les champs sont obligatoires !',
  '"From" can\'t be greater than "To"': '« De » ne peut pas être supérieur à « À »',
  'Char is one character.': '« Caractère » attend un seul caractère.',
  'Space is not allowed at start of the key or end of the key.':
    'La clé ne doit ni commencer ni se terminer par une espace.',
  'A search pattern has at most 256 characters.': 'Un motif de recherche compte au plus 256 caractères.',
  'A rule needs the index of its column.': 'Une règle doit indiquer l’index de sa colonne.',
  'Write the index of a column without leading zeros: {0}, not {1}.':
    'Écrivez l’index d’une colonne sans zéros initiaux : {0}, et non {1}.',
  'There is no header row in which to find the column {0}.':
    'Il n’y a pas de ligne d’en-tête où trouver la colonne {0}.',
  'There are two rules for column {0}.': 'La colonne {0} a deux règles.',
  'A parameter is given twice.': 'Un paramètre est indiqué deux fois.',
  '{0} has no parameter {1}.': '{0} n’a pas de paramètre {1}.',
  '{0} must be a text.': '{0} doit être un texte.',
  '{0} must be true or false, without quotation marks.': '{0} doit valoir true ou false, sans guillemets.',
  'A value must not begin with {0}: spreadsheets would run it as a formula.':
    'Une valeur ne doit pas commencer par {0} : un tableur l’exécuterait comme une formule.',
  'At most {0} different keys can be typed for one file.':
    'Nombre maximal de clés différentes à saisir pour un fichier : {0}.',

  // Anonymization: the file.
  'Column {0}: {1}': 'Colonne {0} : {1}',
  'Row {0}: {1}': 'Ligne {0} : {1}',
  '{0}, Column {1}: {2}': '{0}, colonne {1} : {2}',
  'There is no column {0}: the file has {1}. Choose the columns again.':
    'Il n’y a pas de colonne {0} : le fichier en a {1}. Choisissez à nouveau les colonnes.',
  'No column is called {0}. Choose the columns again.':
    'Aucune colonne ne s’appelle {0}. Choisissez à nouveau les colonnes.',
  'More than one column is called {0}. Rename one, or name the column by its index.':
    'Plusieurs colonnes s’appellent {0}. Renommez-en une ou désignez la colonne par son index.',
  'This row has {0} value where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Cette ligne a {0} valeur, alors que la première en a {1}. Mettez entre guillemets les valeurs qui contiennent le séparateur ou un saut de ligne.',
  'This row has {0} values where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Cette ligne a {0} valeurs, alors que la première en a {1}. Mettez entre guillemets les valeurs qui contiennent le séparateur ou un saut de ligne.',
  'This row has more values than the first row, which has {0}. Put values that contain the separator or a line break in quotation marks.':
    'Cette ligne a plus de valeurs que la première, qui en a {0}. Mettez entre guillemets les valeurs qui contiennent le séparateur ou un saut de ligne.',
  'This row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'Cette ligne contient des octets qui ne sont pas du texte {0}. Enregistrez le fichier en UTF-8 et renvoyez-le.',
  'The header row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'La ligne d’en-tête contient des octets qui ne sont pas du texte {0}. Enregistrez le fichier en UTF-8 et renvoyez-le.',
  'This row contains a NUL byte. Save the file as CSV in UTF-8 and send it again.':
    'Cette ligne contient un octet NUL. Enregistrez le fichier au format CSV en UTF-8 et renvoyez-le.',
  'A quotation mark that opens in this row is never closed. Close it, or double it inside a quoted value.':
    'Un guillemet ouvert dans cette ligne n’est jamais fermé. Fermez-le, ou doublez-le à l’intérieur d’une valeur entre guillemets.',
  'Text follows a closing quotation mark. Double quotation marks that belong to a quoted value.':
    'Du texte suit un guillemet fermant. Doublez les guillemets qui font partie d’une valeur entre guillemets.',
  'The first row is longer than 1 MiB. It may contain an open quotation mark.':
    'La première ligne dépasse 1 Mio. Elle contient peut-être un guillemet non fermé.',
  'This value is too long for a search pattern of this size. Use a simpler pattern.':
    'Cette valeur est trop longue pour un motif de recherche de cette taille. Utilisez un motif plus simple.',
  'This search pattern takes too long on the values of this column. Use a simpler pattern.':
    'Ce motif de recherche prend trop de temps sur les valeurs de cette colonne. Utilisez un motif plus simple.',
  'The values of this column do not look like text in windows-1252, the assumed encoding of the file. Save the file as UTF-8 and send it again.':
    'Les valeurs de cette colonne ne ressemblent pas à du texte en windows-1252, l’encodage supposé du fichier. Enregistrez le fichier en UTF-8 et renvoyez-le.',
  'This value is too long to be anonymized. It may contain an open quotation mark.':
    'Cette valeur est trop longue pour être anonymisée. Elle contient peut-être un guillemet non fermé.',
  'The separator is ambiguous. Name it in a first line, such as sep=; and send the file again.':
    'Le séparateur est ambigu. Indiquez-le dans une première ligne, par exemple sep=; puis renvoyez le fichier.',
  'The sep= line names a separator that cannot be read. Use a comma, semicolon, tab or bar.':
    'La ligne sep= indique un séparateur qui ne peut pas être lu. Utilisez une virgule, un point-virgule, une tabulation ou une barre verticale.',
  'The replacement has characters that {0}, the encoding of the file, does not support. Choose other characters, or save the file as UTF-8.':
    'Le remplacement contient des caractères absents de {0}, l’encodage du fichier. Choisissez d’autres caractères ou enregistrez le fichier en UTF-8.',
  'The search pattern cannot be read. Look-around and back-references are not supported.':
    'Le motif de recherche ne peut pas être lu. Les assertions avant et arrière et les références arrière ne sont pas prises en charge.',
  'The search pattern changes no value of this column. Correct it or remove the rule.':
    'Le motif de recherche ne change aucune valeur de cette colonne. Corrigez-le ou supprimez la règle.',

  // Policies that an administrator writes.
  'Please correct the policy.': 'Corrigez la politique.',
  'A policy is never deleted, because transfers keep the versions that bound them. Switch it off instead.':
    'Une politique n’est jamais supprimée, car les transferts gardent les versions qui les ont régis. Désactivez-la plutôt.',
  'Policies are being changed by others. Please save again.':
    'D’autres personnes modifient des politiques. Enregistrez à nouveau.',
  'At most {0} policies are possible. Please change one that is off.':
    'Nombre maximal de politiques : {0}. Modifiez-en une qui est désactivée.',
  'All policies together are too long. Please write fewer values, here or in another policy.':
    'L’ensemble des politiques est trop long. Écrivez moins de valeurs, ici ou dans une autre politique.',
  'The conditions are too long. Please write fewer values, or two policies.':
    'Les conditions sont trop longues. Écrivez moins de valeurs, ou deux politiques.',
  'Say which version you changed. Load it again, and repeat your change.':
    'Indiquez la version que vous avez modifiée. Rechargez-la et refaites votre modification.',
  'This policy was changed in the meantime: it has version {0} now, and you changed version {1}. Load it again, and repeat your change.':
    'Cette politique a été modifiée entre-temps : elle en est à la version {0}, et vous avez modifié la version {1}. Rechargez-la et refaites votre modification.',
  'The policy “{0}” demands the opposite on hiding the sender, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La politique « {0} » exige le contraire sur le masquage de l’expéditeur, et un même transfert peut relever des deux. Restreignez les conditions de l’une ou désactivez-en une.',
  'The policy “{0}” demands the opposite on password protection, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La politique « {0} » exige le contraire sur la protection par mot de passe, et un même transfert peut relever des deux. Restreignez les conditions de l’une ou désactivez-en une.',
  'The policy “{0}” demands the opposite on the code by SMS, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La politique « {0} » exige le contraire sur le code par SMS, et un même transfert peut relever des deux. Restreignez les conditions de l’une ou désactivez-en une.',
  'The policy “{0}” demands the opposite on the code by e-mail, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La politique « {0} » exige le contraire sur le code par e-mail, et un même transfert peut relever des deux. Restreignez les conditions de l’une ou désactivez-en une.',
  'The policy “{0}” demands the opposite on the tracking ID, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La politique « {0} » exige le contraire sur la référence de suivi, et un même transfert peut relever des deux. Restreignez les conditions de l’une ou désactivez-en une.',
  'The policy “{0}” demands the opposite on the days until expiry, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La politique « {0} » exige le contraire sur le délai d’expiration, et un même transfert peut relever des deux. Restreignez les conditions de l’une ou désactivez-en une.',
  'The policy “{0}” demands the opposite on the template set, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La politique « {0} » exige le contraire sur le jeu de modèles, et un même transfert peut relever des deux. Restreignez les conditions de l’une ou désactivez-en une.',
  'Number should be greater than or equal to {0}': 'Le nombre doit être supérieur ou égal à {0}',
  'Number should be less than or equal to {0}': 'Le nombre doit être inférieur ou égal à {0}',
  'Enter a number.': 'Saisissez un nombre.',
  'Enter a whole number.': 'Saisissez un nombre entier.',
  'Enter true or false.': 'Saisissez true ou false.',
  'Enter a list.': 'Saisissez une liste.',
  'Enter an object.': 'Saisissez un objet.',
  'Enter {0}.': 'Saisissez {0}.',
  'Enter one of: {0}.': 'Saisissez l’une de ces valeurs : {0}.',
  'Enter at most {0} character.': 'Saisissez au plus {0} caractère.',
  'Enter at most {0} characters.': 'Saisissez au plus {0} caractères.',
  'At most {0} are possible.': 'Maximum possible : {0}.',
  'There is no field {0} here.': 'Il n’y a pas de champ {0} ici.',
  'Choose one of the list.': 'Choisissez un élément de la liste.',
  'Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.':
    'Les fichiers ne sont pas analysés pour ce type de données. Choisissez-en un autre, ou demandez aux exploitants de l’ajouter aux paramètres.',
  'Enter an address such as carol@partner.example.': 'Saisissez une adresse telle que carol@partner.example.',
  'Enter an address such as carol@partner.example. Only whole parts of a domain can have letters such as ü. At most 8 * are possible.':
    'Saisissez une adresse telle que carol@partner.example. Seules les parties entières d’un domaine peuvent contenir des lettres comme ü. Au plus 8 * sont possibles.',
  'Enter a domain such as partner.example.': 'Saisissez un domaine tel que partner.example.',
  'Enter a domain such as partner.example. Parts with * or ? cannot have letters such as ü. At most 8 * are possible.':
    'Saisissez un domaine tel que partner.example. Les parties contenant « * » ou « ? » ne peuvent pas contenir de lettres comme ü. Au plus 8 * sont possibles.',
  'At most 8 * are possible.': 'Au plus 8 * sont possibles.',
  'Enter an extension such as pdf.': 'Saisissez une extension telle que pdf.',
  'Enter an address that begins with https:.': 'Saisissez une adresse commençant par https:.',
  'Enter {0} or {1}.': 'Saisissez {0} ou {1}.',
  'Enter a number of days from {0} to {1}. These are the limits of your organization.':
    'Saisissez un nombre de jours compris entre {0} et {1}. Ce sont les limites de votre organisation.',
  'There is no template set of this name.': 'Aucun jeu de modèles ne porte ce nom.',
  'Your organization sends no codes by SMS, because no countries are set up for them.':
    'Votre organisation n’envoie pas de codes par SMS, car aucun pays n’est configuré pour cela.',
  'This policy already has it.': 'Cette politique le contient déjà.',
  'The minimum days until expiry exceed the maximum.':
    'Le nombre minimal de jours avant l’expiration dépasse le maximum.',
  'This version of Waybill cannot read the policy. Write it again, or switch it off.':
    'Cette version de Waybill ne peut pas lire la politique. Réécrivez-la ou désactivez-la.',

  // Health checks.
  'Not checked in this run, because another part is broken.':
    'Non contrôlé cette fois, car un autre composant est en panne.',
  'It does not answer correctly.': 'Ce composant ne répond pas correctement.',
  'Slower than usual: {0} s instead of {1} s.': 'Plus lent que d’habitude : {0}\u00a0s au lieu de {1}\u00a0s.',
  'A canary could not be sent.': 'Un transfert témoin n’a pas pu être envoyé.',
  'The canary was not released in {0} s.': 'Le transfert témoin n’a pas été mis à disposition en {0}\u00a0s.',
  'A file could not be stored or read back.': 'Un fichier n’a pas pu être stocké ou relu.',
  'A released file differs from what was stored.': 'Un fichier mis à disposition diffère de celui qui a été stocké.',
  'The table was not anonymized in {0} s.': 'Le tableau n’a pas été anonymisé en {0}\u00a0s.',
  'The report of the table counts wrong.': 'Le rapport du tableau contient des nombres erronés.',
  'The table has not 11 lines.': 'Le tableau ne compte pas 11 lignes.',
  'The columns of the table changed.': 'Les colonnes du tableau ont changé.',
  'A column without a method changed.': 'Une colonne sans méthode a changé.',
  'A masked column is wrong.': 'Une colonne masquée est erronée.',
  'A column masked by a pattern is wrong.': 'Une colonne masquée par un motif est erronée.',
  'A hashed column is wrong.': 'Une colonne hachée est erronée.',
  'An encrypted column is wrong.': 'Une colonne chiffrée est erronée.',
  'Equal values did not stay equal, or different ones became equal.':
    'Des valeurs égales ne le sont pas restées, ou des valeurs différentes le sont devenues.',
  'The text was not inspected in {0} s.': 'Le texte n’a pas été analysé en {0}\u00a0s.',
  '{0} of {1} kinds of sensitive data were counted wrong.': 'Types de données sensibles mal comptés : {0} sur {1}.',
  'The documents were not read in {0} s.': 'Les documents n’ont pas été lus en {0}\u00a0s.',
  'A document was not read: {0}.': 'Un document n’a pas été lu : {0}.',
  'An encrypted archive was not reported as unread.': 'Une archive chiffrée n’a pas été signalée comme non lue.',
  'Text was not read from: {0}.': 'Texte non lu dans : {0}.',
  'The documents were read more than once.': 'Les documents ont été lus plusieurs fois.',

  // The default template set.
  'The mails of every day.': 'Les e-mails de tous les jours.',
}
