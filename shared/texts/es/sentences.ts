import type { Translations } from '../sentences.ts'

export const translations: Translations = {
  'The files could not be processed. Please send them again, or contact support.':
    'No se han podido procesar los archivos. Envíelos de nuevo o póngase en contacto con el servicio de asistencia.',
  'The upload was inactive for 24 hours before it was complete. Please send the files again.':
    'La carga estuvo inactiva durante 24 horas antes de completarse. Envíe los archivos de nuevo.',
  '{0} could not be anonymized. {1}': 'No se ha podido anonimizar {0}. {1}',
  'It is not certain that {0} was anonymized correctly. Please send it again.':
    'No es seguro que {0} se haya anonimizado correctamente. Envíelo de nuevo.',
  'It expired before its files could be released. Please send it again.':
    'La transferencia caducó antes de que se pudieran liberar sus archivos. Envíela de nuevo.',
  'A file of this transfer no longer exists. Please send it again.':
    'Un archivo de esta transferencia ya no existe. Envíelo de nuevo.',
  'The transfer no longer exists.': 'La transferencia ya no existe.',
  'A file of this transfer could not be processed. Please send it again.':
    'No se ha podido procesar un archivo de esta transferencia. Envíelo de nuevo.',
  'A file of this transfer was never uploaded. Please send it again.':
    'Un archivo de esta transferencia nunca se cargó. Envíelo de nuevo.',
  '{0} was damaged during the upload. Please send it again.': '{0} se dañó durante la carga. Envíelo de nuevo.',
  '{0} contains malware ({1}) and was deleted.': '{0} contiene malware ({1}) y se eliminó.',
  'Check your device for malware. If the file should be harmless, ask your administrator.':
    'Compruebe si hay malware en su dispositivo. Si el archivo debería ser inofensivo, consulte a su administrador.',
  'Tell the person who uploaded it to check their device for malware. If the file should be harmless, ask your administrator.':
    'Pida a la persona que lo cargó que compruebe si hay malware en su dispositivo. Si el archivo debería ser inofensivo, consulte a su administrador.',
  'The device from which it was uploaded may have malware. If it is a false alarm, allow this content.':
    'El dispositivo desde el que se cargó puede tener malware. Si es una falsa alarma, permita este contenido.',
  'A receipt is available after the files were made available to the recipient.':
    'El comprobante de entrega está disponible cuando los archivos se han puesto a disposición del destinatario.',
  'There is no allowance of this content.': 'Este contenido no está permitido.',
  'Only a file that was deleted because of malware can be allowed.':
    'Solo se puede permitir un archivo que se eliminó a causa de malware.',
  'It does not recognise the test virus.': 'No reconoce el virus de prueba.',
  'It reports a harmless text as malware.': 'Señala un texto inofensivo como malware.',

  'This does not exist, or you do not have access to it. Please check the address.':
    'Esto no existe o usted no tiene acceso. Compruebe la dirección.',
  'You are not signed in. Please login to continue.': 'No ha iniciado sesión. Inicie sesión para continuar.',
  'Your session has expired. Please login to continue.': 'Su sesión ha caducado. Inicie sesión para continuar.',
  'Your organization did not provide your e-mail address. Please contact its support.':
    'Su organización no ha facilitado su dirección de correo. Póngase en contacto con su servicio de asistencia.',
  'Your administrator rights have ended. Please login again to continue.':
    'Sus derechos de administrador han terminado. Inicie sesión de nuevo para continuar.',
  'An operator limited your rights to those of a member. If you need more, ask your support.':
    'Un operador ha limitado sus derechos a los de un miembro. Si necesita más, consulte a su servicio de asistencia.',
  'You do not have access to this. Please login as a different user.':
    'No tiene acceso a esto. Inicie sesión con otro usuario.',
  'Too many requests. Please try again in {0} seconds.': 'Demasiadas solicitudes. Inténtelo de nuevo en {0} s.',
  'This is not available at the moment. Please try again shortly. No data was lost.':
    'Esto no está disponible en este momento. Inténtelo de nuevo en breve. No se ha perdido ningún dato.',
  'Lists and insights are not available yet. You can already send and download files. Please try again later.':
    'Las listas y las estadísticas aún no están disponibles. Ya puede enviar y descargar archivos. Inténtelo de nuevo más tarde.',
  'Something went wrong on our side. Please try again. No data was lost.':
    'Se ha producido un error por nuestra parte. Inténtelo de nuevo. No se ha perdido ningún dato.',
  'There is not enough storage at the moment. Please try again later.':
    'En este momento no hay suficiente espacio de almacenamiento. Inténtelo de nuevo más tarde.',
  'Your earlier requests are still being processed. Please try again in a moment.':
    'Sus peticiones anteriores aún se están procesando. Inténtelo de nuevo en un momento.',
  'The request is too large.': 'La petición es demasiado grande.',
  'The request is not valid.': 'La petición no es válida.',
  'The first request with this Idempotency-Key is still being processed.':
    'La primera petición con esta Idempotency-Key aún se está procesando.',

  'You have started as many transfers today as your organization allows.':
    'Hoy ha iniciado tantas transferencias como permite su organización.',
  'Your organization allows {0} of files for each person in 24 hours. Uploads that were given up count, too.':
    'Su organización permite {0} de archivos por persona en 24 horas. Las cargas abandonadas también cuentan.',
  'The anonymized copy is {0} larger than the file.': 'La copia anonimizada supera el archivo en {0}.',
  'The anonymized copy exceeds {0}, the limit of a transfer.':
    'La copia anonimizada supera {0}, el límite de una transferencia.',
  'You have sent as many mails today as your organization allows.':
    'Hoy ha enviado tantos correos como permite su organización.',
  'You have sent as many mails to this address today as your organization allows one person.':
    'Hoy ha enviado a esta dirección tantos correos como su organización permite a una persona.',
  'This address has received as many mails today as your organization allows.':
    'Esta dirección ha recibido hoy tantos correos como permite su organización.',
  'Please try again in {0}.': 'Inténtelo de nuevo en {0}.',
  'You have started {0} transfers without sending them. Send one of them, or wait: each expires 24 hours after its start.':
    'Ha iniciado {0} transferencias sin enviarlas. Envíe una de ellas o espere: cada una caduca 24 horas después de su inicio.',
  'Unfinished uploads may have at most {0} in total. Complete one, or give one up in My Transfers.':
    'Las cargas sin terminar pueden tener como máximo {0} en total. Complete una o abandónela en «Mis transferencias».',

  'Required!': 'Este campo es obligatorio',
  'Invalid Email': 'Correo electrónico no válido',
  'The letter "{0}" in "{1}" (letter {2}) is Latin. Type the address again.':
    'La letra «{0}» de «{1}» (letra {2}) es latina. Escriba la dirección de nuevo.',
  'The letter "{0}" in "{1}" (letter {2}) is Greek. Type the address again.':
    'La letra «{0}» de «{1}» (letra {2}) es griega. Escriba la dirección de nuevo.',
  'The letter "{0}" in "{1}" (letter {2}) is Cyrillic. Type the address again.':
    'La letra «{0}» de «{1}» (letra {2}) es cirílica. Escriba la dirección de nuevo.',
  'Enter one address only.': 'Introduzca una sola dirección.',
  'Invalid phone number': 'Número de teléfono no válido',
  'Codes cannot be sent to this country: {0}.': 'No se pueden enviar códigos a este país: {0}.',
  'A code needs the phone number of the recipient.': 'Un código necesita el número de teléfono del destinatario.',
  'Please select file(s)': 'Elija uno o varios archivos',
  'Number of files exceeds the allowed {0}.': 'El número de archivos supera el máximo permitido de {0}.',
  'File size should not exceed {0}.': 'El tamaño de un archivo no debe superar {0}.',
  'Total file size should not exceed {0}.': 'El tamaño total de los archivos no debe superar {0}.',
  'Password protection is supported for total file size up to {0}.':
    'La protección con contraseña admite un tamaño total de hasta {0}.',
  'The total file size of this transfer is {0}.': 'El tamaño total de los archivos de esta transferencia es de {0}.',
  'Please read the above terms and confirm before sending.':
    'Lea los términos anteriores y confírmelos antes de enviar.',
  'Expiry must be at least {0} days.': 'Días mínimos hasta la caducidad: {0}.',
  'Expiry cannot exceed {0} days.': 'Días máximos hasta la caducidad: {0}.',
  'There is no template set named {0}.': 'No hay ningún conjunto de plantillas llamado {0}.',
  'At most {0} characters.': 'Máximo de caracteres: {0}.',
  'Control characters are not allowed.': 'No se permiten caracteres de control.',
  'The text is not well-formed Unicode.': 'El texto no es Unicode bien formado.',
  'Enter a text.': 'Introduzca un texto.',
  'Not an id.': 'No es un ID.',
  'Not a link.': 'No es un enlace.',
  'A file needs a name.': 'Un archivo necesita un nombre.',
  'Too many files for one transfer.': 'Demasiados archivos para una transferencia.',

  'Name at least one value.': 'Indique al menos un valor.',
  'At most {0} values.': 'Máximo de valores: {0}.',
  'Write a search text.': 'Escriba un texto de búsqueda.',
  'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.':
    'Escriba una fecha y hora en formato ISO 8601, como 2026-11-01T00:00:00Z.',
  'Name from, to, or both.': 'Indique from, to o ambos.',
  'The range ends before it begins.': 'El intervalo termina antes de empezar.',
  'At most {0} filters.': 'Máximo de filtros: {0}.',
  'At most {0} letters of keyword, message, fileName and parts of addresses together.':
    'Máximo de letras de keyword, message, fileName y partes de direcciones en conjunto: {0}.',
  'At most {0} words in all filters.': 'Máximo de palabras en todos los filtros: {0}.',
  'At most {0} at once.': 'Como máximo {0} a la vez.',
  'At most {0}.': 'Como máximo {0}.',
  'Not a place in a list.': 'No es una posición de una lista.',
  'Not a place in a list. Use the next of the previous page.':
    'No es una posición de una lista. Use el valor next de la página anterior.',
  'Sort by one key.': 'Ordene por una sola clave.',
  'Give from or after.': 'Indique from o after.',
  'from and size together reach {0} transfers at most. Continue with after and the next of a page.':
    'from y size juntos llegan como máximo a {0} transferencias. Continúe con after y el valor next de una página.',
  'Choose a time between 1970 and 2199.': 'Elija una fecha entre 1970 y 2199.',
  'Give from and to together.': 'Indique from y to juntos.',
  'A chart has at most {0} points. Choose a longer interval or a shorter range.':
    'Un gráfico tiene como máximo {0} puntos. Elija un intervalo más largo o un periodo más corto.',

  'Your organization does not allow this transfer.': 'Su organización no permite esta transferencia.',
  'Your organization asks you to check this transfer before you send it.':
    'Su organización le pide que compruebe esta transferencia antes de enviarla.',
  'Change the recipient or the files, or ask the administrators of your organization.':
    'Cambie el destinatario o los archivos, o consulte a los administradores de su organización.',
  'Send it again with what the policy asks for. The files are stored.':
    'Envíela de nuevo con lo que pide la política. Los archivos están guardados.',
  'Check the recipient and the files.': 'Compruebe el destinatario y los archivos.',
  'Policies of your organization contradict each other on hiding the sender.':
    'Las políticas de su organización se contradicen sobre la ocultación del remitente.',
  'Policies of your organization contradict each other on password protection.':
    'Las políticas de su organización se contradicen sobre la protección con contraseña.',
  'Policies of your organization contradict each other on the code by SMS.':
    'Las políticas de su organización se contradicen sobre el código por SMS.',
  'Policies of your organization contradict each other on the code by e-mail.':
    'Las políticas de su organización se contradicen sobre el código por correo.',
  'Policies of your organization contradict each other on the tracking ID.':
    'Las políticas de su organización se contradicen sobre el ID de seguimiento.',
  'Policies of your organization contradict each other on the days until expiry.':
    'Las políticas de su organización se contradicen sobre los días hasta la caducidad.',
  'Policies of your organization contradict each other on the template set.':
    'Las políticas de su organización se contradicen sobre el conjunto de plantillas.',
  'Please tell an administrator.': 'Comuníquelo a un administrador.',
  'Hiding the sender is required for this transfer.': 'Esta transferencia requiere la ocultación del remitente.',
  'Password protection is required for this transfer.': 'Esta transferencia requiere la protección con contraseña.',
  'The code by SMS is required for this transfer.': 'Esta transferencia requiere el código por SMS.',
  'The code by e-mail is required for this transfer.': 'Esta transferencia requiere el código por correo.',
  'The tracking ID is required for this transfer.': 'Esta transferencia requiere el ID de seguimiento.',
  'Enter a tracking ID.': 'Introduzca un ID de seguimiento.',
  'Enter the recipient’s phone number.': 'Introduzca el número de teléfono del destinatario.',
  'Switch it on.': 'Actívela.',
  'Hiding the sender is not available for this transfer.': 'Esta transferencia no admite la ocultación del remitente.',
  'Password protection is not available for this transfer.':
    'Esta transferencia no admite la protección con contraseña.',
  'The code by SMS is not available for this transfer.': 'Esta transferencia no admite el código por SMS.',
  'The code by e-mail is not available for this transfer.': 'Esta transferencia no admite el código por correo.',
  'The tracking ID is not available for this transfer.': 'Esta transferencia no admite el ID de seguimiento.',
  'Send without it.': 'Envíela sin esa opción.',
  'The link must work for at least one day.': 'El enlace debe funcionar durante al menos un día.',
  'The link must work for at least {0}.': 'El enlace debe funcionar durante al menos {0}.',
  'The link can work for at most one day.': 'El enlace puede funcionar como máximo durante un día.',
  'The link can work for at most {0}.': 'El enlace puede funcionar como máximo durante {0}.',
  'Only the template set “{0}” is allowed.': 'Solo se permite el conjunto de plantillas «{0}».',
  'Choose it.': 'Elíjalo.',
  'The recipient must sign in to open the link.': 'El destinatario debe iniciar sesión para abrir el enlace.',
  'Your consent is required for this transfer.': 'Esta transferencia requiere su consentimiento.',
  '{0} does not allow files to be sent to {1}.': '{0} no permite enviar archivos a {1}.',
  'Recipients at {0} are allowed.': 'Se permiten destinatarios de {0}.',
  'Recipients at {0} and {1} more domains are allowed.': 'Se permiten destinatarios de {0} y de otros dominios ({1}).',
  'Policy: “{0}”.': 'Política: «{0}».',
  'Policies: {0}.': 'Políticas: {0}.',
  'Policies: {0} and {1} more.': 'Políticas: {0} y {1} más.',
  'More at {0}': 'Más información en {0}',
  'A policy cannot be read. Please tell an administrator.':
    'No se puede leer una política. Comuníquelo a un administrador.',

  'Nobody at {0} has sent files to {1} before. Please check the spelling.':
    'Nadie de {0} ha enviado antes archivos a {1}. Compruebe cómo está escrito.',
  'Nobody at {0} has sent files to {1} before. Did you mean {2}?':
    'Nadie de {0} ha enviado antes archivos a {1}. ¿Quería decir {2}?',
  '{0} is a public mail service and you have not sent to {1} before. Check every letter: anyone can own a similar address.':
    '{0} es un servicio de correo público y usted no ha enviado nada antes a {1}. Compruebe cada letra: cualquiera puede tener una dirección parecida.',
  'You have not sent files to {0} before. {1} or more colleagues have.':
    'Usted no ha enviado antes archivos a {0}. {1} o más colegas sí lo han hecho.',
  'You have not sent files to {0} before. {1} colleague has.':
    'Usted no ha enviado antes archivos a {0}. {1} colega sí lo ha hecho.',
  'You have not sent files to {0} before. {1} colleagues have.':
    'Usted no ha enviado antes archivos a {0}. {1} colegas sí lo han hecho.',
  'You have not sent files to {0} before. You usually write to {1} at {2}.':
    'Usted no ha enviado antes archivos a {0}. Suele escribir a {1} en {2}.',
  'You have sent {0} file to {1}, but none like {2}.': 'Usted ha enviado {0} archivo a {1}, pero ninguno como {2}.',
  'You have sent {0} files to {1}, but none like {2}.': 'Usted ha enviado {0} archivos a {1}, pero ninguno como {2}.',
  'So far they received only documents.': 'Hasta ahora solo ha recibido documentos.',
  'So far they received only tables and slides.': 'Hasta ahora solo ha recibido tablas y presentaciones.',
  'So far they received only e-mails and calendars.': 'Hasta ahora solo ha recibido correos y calendarios.',
  'So far they received only data files.': 'Hasta ahora solo ha recibido archivos de datos.',
  'So far they received only archives.': 'Hasta ahora solo ha recibido archivos comprimidos.',
  'So far they received only pictures.': 'Hasta ahora solo ha recibido imágenes.',
  'So far they received only audio and video files.': 'Hasta ahora solo ha recibido archivos de audio y vídeo.',
  'So far they received only .{0} files.': 'Hasta ahora solo ha recibido archivos .{0}.',
  'You write to {0}, and not to {1}.': 'Usted escribe a {0}, y no a {1}.',
  'You and {0} or more colleagues write to {1}; none to {2}.':
    'Usted y {0} o más colegas escriben a {1}; nadie, a {2}.',
  'You and {0} colleague write to {1}; none to {2}.': 'Usted y {0} colega escriben a {1}; nadie, a {2}.',
  'You and {0} colleagues write to {1}; none to {2}.': 'Usted y {0} colegas escriben a {1}; nadie, a {2}.',
  '{0} or more colleagues write to {1}; none to {2}.': '{0} o más colegas escriben a {1}; nadie, a {2}.',
  '{0} colleague writes to {1}; none to {2}.': '{0} colega escribe a {1}; nadie, a {2}.',
  '{0} colleagues write to {1}; none to {2}.': '{0} colegas escriben a {1}; nadie, a {2}.',
  'Earlier files like {0} contained {1} and went to other recipients.':
    'Archivos anteriores como {0} contenían {1} y se enviaron a otros destinatarios.',
  '{0} is a domain of {1}.': '{0} es un dominio de {1}.',
  'You write to {0}.': 'Usted escribe a {0}.',
  'You write to {0} addresses at {1}.': 'Usted escribe a {0} direcciones de {1}.',

  'credit card numbers': 'números de tarjeta de crédito',
  'domain names': 'nombres de dominio',
  'e-mail addresses': 'direcciones de correo',
  'IBAN codes': 'códigos IBAN',
  'IP addresses': 'direcciones IP',
  locations: 'lugares',
  'person names': 'nombres de personas',
  'phone numbers': 'números de teléfono',
  'national registration ids': 'números de identificación nacional',
  'street addresses': 'direcciones postales',
  'SWIFT codes': 'códigos SWIFT',

  'This transfer was already created with other options. Start a new one.':
    'Esta transferencia ya se creó con otras opciones. Empiece otra.',
  'This transfer is being changed by other requests. Please try again.':
    'Otras peticiones están modificando esta transferencia. Inténtelo de nuevo.',
  'Confirm the transfer first; then its files can be uploaded.':
    'Confirme primero la transferencia; después se pueden cargar sus archivos.',
  'This transfer failed. Please send the files again.': 'Esta transferencia ha fallado. Envíe los archivos de nuevo.',
  'The files of this transfer were already submitted.': 'Los archivos de esta transferencia ya se han entregado.',
  '{0} was already uploaded.': '{0} ya se ha cargado.',
  '{0} was already completed, possibly with different content.':
    '{0} ya se ha completado, posiblemente con otro contenido.',
  '{0} has not arrived. Upload it first, then complete it.':
    '{0} no ha llegado. Primero cárguelo y después complételo.',
  'This is not the current upload of {0}. Request its upload URL again.':
    'Esta no es la carga actual de {0}. Pida de nuevo su URL de carga.',
  'The upload of {0} has ended. Complete it, or start it again.':
    'La carga de {0} ha terminado. Complétela o iníciela de nuevo.',
  'Part {0} is too small. Send it again.': 'La parte {0} es demasiado pequeña. Envíela de nuevo.',
  'Part {0} has not arrived as listed. List the parts and send the missing ones.':
    'La parte {0} no ha llegado como se indicó. Enumere las partes y envíe las que faltan.',
  'Only a transfer whose files are being uploaded can be finalized.':
    'Solo se puede finalizar una transferencia cuyos archivos se están cargando.',
  'This transfer ended before it was finalized.': 'Esta transferencia terminó antes de finalizarse.',
  '{0} file still to be uploaded.': 'Falta {0} archivo por cargar.',
  '{0} files still to be uploaded.': 'Faltan {0} archivos por cargar.',
  'Only your own unfinished upload can be discarded. Reload the page to see its current state.':
    'Solo puede descartar una carga propia sin terminar. Vuelva a cargar la página para ver su estado actual.',
  'Sensitive data was found in your files. Reload the page, and confirm it before it is sent.':
    'Se encontraron datos sensibles en sus archivos. Vuelva a cargar la página y confírmelo antes del envío.',
  'The upload was discarded. Nothing was shared. Please send the files again.':
    'La carga se ha descartado. No se ha compartido nada. Envíe los archivos de nuevo.',
  'Only the transfers in active or requested state can be retracted.':
    'Solo se pueden revocar las transferencias activas o solicitadas.',
  'Only a transfer that you sent, and that is active or in processing, can be withdrawn as sent to a wrong recipient.':
    'Solo se puede retirar por destinatario equivocado una transferencia que usted haya enviado y que esté activa o en proceso.',
  'Only files that are active can go to further recipients.':
    'Solo los archivos activos se pueden enviar a otros destinatarios.',
  'The password of these files is not stored any more. Send the files again to add recipients.':
    'La contraseña de estos archivos ya no está guardada. Envíe de nuevo los archivos para añadir destinatarios.',
  'The files have already been released. Revoke the transfer instead.':
    'Los archivos ya están disponibles para el destinatario. Revoque la transferencia.',
  'Remove the wrong recipient on the page of the transfer. The other recipients keep their files.':
    'Quite al destinatario equivocado en la página de la transferencia. Los demás destinatarios conservan sus archivos.',
  'Enter at most {0} recipients.': 'Introduzca como máximo {0} destinatarios.',
  'A code by SMS is possible for a single recipient only.':
    'El código por SMS solo es posible con un único destinatario.',
  'Choose a code by SMS or a code by e-mail. A transfer cannot have both.':
    'Elija un código por SMS o un código por correo. Una transferencia no puede tener los dos.',
  'The codes of this transfer go by e-mail. Send the files again to use a phone number.':
    'Los códigos de esta transferencia se envían por correo. Envíe los archivos de nuevo para usar un número de teléfono.',
  'Name a recipient.': 'Indique un destinatario.',
  'Too many recipients for one transfer.': 'Demasiados destinatarios para una transferencia.',
  'Codes can be unlocked only while the transfer requires them and its files are available.':
    'Los códigos solo se pueden desbloquear mientras la transferencia los exija y sus archivos estén disponibles.',
  'This transfer was already sent again with another recipient, phone number or tracking ID. Open the new transfer.':
    'Esta transferencia ya se ha enviado de nuevo con otro destinatario, número de teléfono o ID de seguimiento. Abra la transferencia nueva.',
  'Only a transfer that a policy blocked, or that was withdrawn as sent to a wrong recipient, can be sent again on its stored files.':
    'Solo se puede enviar de nuevo con sus archivos guardados una transferencia bloqueada por una política o retirada por destinatario equivocado.',
  'Only a transfer that was withdrawn as sent to a wrong recipient can go to another one.':
    'Solo una transferencia retirada por destinatario equivocado se puede enviar a otro.',
  'Enter the address of the right recipient.': 'Introduzca la dirección del destinatario correcto.',
  'This is the address to which it was sent by mistake. Enter the right one.':
    'Esta es la dirección a la que se envió por error. Introduzca la correcta.',
  'This transfer can no longer be extended. Please send the files again.':
    'Esta transferencia ya no se puede prolongar. Envíe los archivos de nuevo.',
  'Choose an end in the future.': 'Elija un final en el futuro.',
  'The files of this transfer are no longer stored. Please send them in a new transfer.':
    'Los archivos de esta transferencia ya no están guardados. Envíelos en una transferencia nueva.',
  'No action required - transfer is proceeding.': 'No es necesaria ninguna acción: la transferencia continúa.',
  'Correct the file or its rules, then send it again.': 'Corrija el archivo o sus reglas y después envíelo de nuevo.',

  'Please ask the sender to resend the request.': 'Pida al remitente que reenvíe la solicitud.',
  'The request was withdrawn, so its link can no longer be used to upload files.':
    'La solicitud se ha retirado, por lo que su enlace ya no sirve para cargar archivos.',
  'Already Uploaded! (This link can be used only once.)':
    'Archivos ya cargados. (Este enlace se puede usar una sola vez).',
  'An upload through this link has started on another device or in another browser.':
    'Se ha iniciado una carga con este enlace en otro dispositivo o en otro navegador.',
  'An upload of other files through this link has already started. Please continue that upload.':
    'Ya se ha iniciado una carga de otros archivos con este enlace. Continúe esa carga.',
  'These files cannot be accepted here. Please contact the person who requested them.':
    'Aquí no se pueden aceptar estos archivos. Póngase en contacto con la persona que los solicitó.',
  'The person who requested these files cannot receive more at present. Please try again later, or contact them.':
    'La persona que solicitó estos archivos no puede recibir más por ahora. Inténtelo de nuevo más tarde o póngase en contacto con ella.',
  'The files are already uploaded, or are being uploaded. There is nothing to resend.':
    'Los archivos ya están cargados o se están cargando. No hay nada que reenviar.',
  'This request has just ended. Please try again.': 'Esta solicitud acaba de terminar. Inténtelo de nuevo.',
  'This request was already repeated. Please use the newer request.':
    'Esta solicitud ya se ha repetido. Use la solicitud más reciente.',

  // Drop pages.
  'This password is not right. Please check it, or ask the person who gave you this address.':
    'Esta contraseña no es correcta. Compruébela o pregunte a la persona que le dio esta dirección.',
  'This page takes no files from this address. Please use another one, or contact the recipient.':
    'Esta página no acepta archivos de esta dirección. Use otra o póngase en contacto con el destinatario.',
  'This page takes no files at present. Please contact the recipient.':
    'Esta página no acepta archivos por el momento. Póngase en contacto con el destinatario.',
  'This page cannot take more files at present.': 'Esta página no puede recibir más archivos por el momento.',
  'This page does not take files of this kind: {0}.': 'Esta página no acepta archivos de este tipo: {0}.',
  'Your organization does not offer drop pages.': 'Su organización no ofrece páginas de entrega.',
  'The page was just changed elsewhere. Please load it again.':
    'La página se acaba de cambiar en otro lugar. Vuelva a cargarla.',
  'A visitor of your drop page began this upload. Nothing is mailed to an unproven address.':
    'Un visitante de su página de entrega inició esta carga. No se envía nada a una dirección no comprobada.',
  'Write an extension in lower case, without its dot.': 'Escriba una extensión en minúsculas, sin el punto.',
  'Write an address or a domain.': 'Escriba una dirección o un dominio.',
  'Write at least 8 characters.': 'Escriba al menos 8 caracteres.',

  'Only CSV files can be anonymized. {0} is not a CSV file.':
    'Solo se pueden anonimizar archivos CSV. {0} no es un archivo CSV.',
  'The rules for {0} are too long.': 'Las reglas para {0} son demasiado largas.',
  'There are no rows.': 'No hay filas.',
  'Too much data for a preview. Send only the first rows.':
    'Demasiados datos para una vista previa. Envíe solo las primeras filas.',
  'A parameter is a text, true or false, or a list of { from, to, char }.':
    'Un parámetro es un texto, true o false, o una lista de { from, to, char }.',
  'All fields are required!': 'Todos los campos son obligatorios',
  '"From" can\'t be greater than "To"': '«Desde» no puede ser mayor que «Hasta»',
  'Char is one character.': '«Carácter» es un solo carácter.',
  'Space is not allowed at start of the key or end of the key.':
    'La clave no puede empezar ni terminar con un espacio.',
  'A search pattern has at most 256 characters.': 'Un patrón de búsqueda tiene como máximo 256 caracteres.',
  'A rule needs the index of its column.': 'Una regla necesita el índice de su columna.',
  'Write the index of a column without leading zeros: {0}, not {1}.':
    'Escriba el índice de una columna sin ceros iniciales: {0}, no {1}.',
  'There is no header row in which to find the column {0}.':
    'No hay ninguna fila de encabezado en la que buscar la columna {0}.',
  'There are two rules for column {0}.': 'Hay dos reglas para la columna {0}.',
  'A parameter is given twice.': 'Un parámetro aparece dos veces.',
  '{0} has no parameter {1}.': '{0} no tiene ningún parámetro {1}.',
  '{0} must be a text.': '{0} debe ser un texto.',
  '{0} must be true or false, without quotation marks.': '{0} debe ser true o false, sin comillas.',
  'A value must not begin with {0}: spreadsheets would run it as a formula.':
    'Un valor no debe empezar por {0}: las hojas de cálculo lo ejecutarían como una fórmula.',
  'At most {0} different keys can be typed for one file.':
    'Se pueden introducir como máximo {0} claves distintas por archivo.',

  'Column {0}: {1}': 'Columna {0}: {1}',
  'Row {0}: {1}': 'Fila {0}: {1}',
  '{0}, Column {1}: {2}': '{0}, columna {1}: {2}',
  'There is no column {0}: the file has {1}. Choose the columns again.':
    'No existe la columna {0}: el archivo tiene {1}. Elija las columnas de nuevo.',
  'No column is called {0}. Choose the columns again.': 'Ninguna columna se llama {0}. Elija las columnas de nuevo.',
  'More than one column is called {0}. Rename one, or name the column by its index.':
    'Más de una columna se llama {0}. Cambie el nombre de una o indique la columna por su índice.',
  'This row has {0} value where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Esta fila tiene {0} valor y la primera tiene {1}. Ponga entre comillas los valores que contengan el separador o un salto de línea.',
  'This row has {0} values where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Esta fila tiene {0} valores y la primera tiene {1}. Ponga entre comillas los valores que contengan el separador o un salto de línea.',
  'This row has more values than the first row, which has {0}. Put values that contain the separator or a line break in quotation marks.':
    'Esta fila tiene más valores que la primera, que tiene {0}. Ponga entre comillas los valores que contengan el separador o un salto de línea.',
  'This row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'Esta fila contiene bytes que no son texto en {0}. Guarde el archivo como UTF-8 y envíelo de nuevo.',
  'The header row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'La fila de encabezado contiene bytes que no son texto en {0}. Guarde el archivo como UTF-8 y envíelo de nuevo.',
  'This row contains a NUL byte. Save the file as CSV in UTF-8 and send it again.':
    'Esta fila contiene un byte NUL. Guarde el archivo como CSV en UTF-8 y envíelo de nuevo.',
  'A quotation mark that opens in this row is never closed. Close it, or double it inside a quoted value.':
    'Una comilla que se abre en esta fila no se cierra nunca. Ciérrela o duplíquela dentro de un valor entre comillas.',
  'Text follows a closing quotation mark. Double quotation marks that belong to a quoted value.':
    'Hay texto después de una comilla de cierre. Duplique las comillas que formen parte de un valor entre comillas.',
  'The first row is longer than 1 MiB. It may contain an open quotation mark.':
    'La primera fila supera 1 MiB. Es posible que contenga una comilla sin cerrar.',
  'This value is too long for a search pattern of this size. Use a simpler pattern.':
    'Este valor es demasiado largo para un patrón de búsqueda de este tamaño. Use un patrón más sencillo.',
  'This search pattern takes too long on the values of this column. Use a simpler pattern.':
    'Este patrón de búsqueda tarda demasiado con los valores de esta columna. Use un patrón más sencillo.',
  'The values of this column do not look like text in windows-1252, the assumed encoding of the file. Save the file as UTF-8 and send it again.':
    'Los valores de esta columna no parecen texto en windows-1252, la codificación supuesta del archivo. Guarde el archivo como UTF-8 y envíelo de nuevo.',
  'This value is too long to be anonymized. It may contain an open quotation mark.':
    'Este valor es demasiado largo para anonimizarlo. Es posible que contenga una comilla sin cerrar.',
  'The separator is ambiguous. Name it in a first line, such as sep=; and send the file again.':
    'El separador es ambiguo. Indíquelo en una primera línea, como sep=; y envíe el archivo de nuevo.',
  'The sep= line names a separator that cannot be read. Use a comma, semicolon, tab or bar.':
    'La línea sep= indica un separador que no se puede leer. Use una coma, un punto y coma, un tabulador o una barra vertical.',
  'The replacement has characters that {0}, the encoding of the file, does not support. Choose other characters, or save the file as UTF-8.':
    'El texto de sustitución tiene caracteres que no existen en {0}, la codificación del archivo. Elija otros caracteres o guarde el archivo como UTF-8.',
  'The search pattern cannot be read. Look-around and back-references are not supported.':
    'El patrón de búsqueda no se puede leer. No se admiten aserciones de contexto ni referencias inversas.',
  'The search pattern changes no value of this column. Correct it or remove the rule.':
    'El patrón de búsqueda no cambia ningún valor de esta columna. Corríjalo o quite la regla.',

  'Please correct the policy.': 'Corrija la política.',
  'A policy is never deleted, because transfers keep the versions that bound them. Switch it off instead.':
    'Una política no se elimina nunca, porque las transferencias conservan las versiones que se les aplicaron. Desactívela en su lugar.',
  'Policies are being changed by others. Please save again.':
    'Otras personas están modificando las políticas. Guarde de nuevo.',
  'At most {0} policies are possible. Please change one that is off.':
    'Se admiten como máximo {0} políticas. Cambie una que esté desactivada.',
  'All policies together are too long. Please write fewer values, here or in another policy.':
    'Todas las políticas juntas son demasiado largas. Escriba menos valores, aquí o en otra política.',
  'The conditions are too long. Please write fewer values, or two policies.':
    'Las condiciones son demasiado largas. Escriba menos valores o dos políticas.',
  'Say which version you changed. Load it again, and repeat your change.':
    'Indique qué versión ha modificado. Cárguela de nuevo y repita su cambio.',
  'This policy was changed in the meantime: it has version {0} now, and you changed version {1}. Load it again, and repeat your change.':
    'Mientras tanto, esta política se ha modificado: ahora tiene la versión {0}, y usted ha modificado la versión {1}. Cárguela de nuevo y repita su cambio.',
  'The policy “{0}” demands the opposite on hiding the sender, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La política «{0}» exige lo contrario sobre la ocultación del remitente, y una transferencia puede cumplir las condiciones de ambas. Restrinja las condiciones de una o desactívela.',
  'The policy “{0}” demands the opposite on password protection, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La política «{0}» exige lo contrario sobre la protección con contraseña, y una transferencia puede cumplir las condiciones de ambas. Restrinja las condiciones de una o desactívela.',
  'The policy “{0}” demands the opposite on the code by SMS, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La política «{0}» exige lo contrario sobre el código por SMS, y una transferencia puede cumplir las condiciones de ambas. Restrinja las condiciones de una o desactívela.',
  'The policy “{0}” demands the opposite on the code by e-mail, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La política «{0}» exige lo contrario sobre el código por correo, y una transferencia puede cumplir las condiciones de ambas. Restrinja las condiciones de una o desactívela.',
  'The policy “{0}” demands the opposite on the tracking ID, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La política «{0}» exige lo contrario sobre el ID de seguimiento, y una transferencia puede cumplir las condiciones de ambas. Restrinja las condiciones de una o desactívela.',
  'The policy “{0}” demands the opposite on the days until expiry, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La política «{0}» exige lo contrario sobre los días hasta la caducidad, y una transferencia puede cumplir las condiciones de ambas. Restrinja las condiciones de una o desactívela.',
  'The policy “{0}” demands the opposite on the template set, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'La política «{0}» exige lo contrario sobre el conjunto de plantillas, y una transferencia puede cumplir las condiciones de ambas. Restrinja las condiciones de una o desactívela.',
  'Number should be greater than or equal to {0}': 'El número debe ser mayor o igual que {0}',
  'Number should be less than or equal to {0}': 'El número debe ser menor o igual que {0}',
  'Enter a number.': 'Introduzca un número.',
  'Enter a whole number.': 'Introduzca un número entero.',
  'Enter true or false.': 'Introduzca true o false.',
  'Enter a list.': 'Introduzca una lista.',
  'Enter an object.': 'Introduzca un objeto.',
  'Enter {0}.': 'Introduzca {0}.',
  'Enter one of: {0}.': 'Introduzca uno de estos valores: {0}.',
  'Enter at most {0} character.': 'Introduzca como máximo {0} carácter.',
  'Enter at most {0} characters.': 'Introduzca como máximo {0} caracteres.',
  'At most {0} are possible.': 'Se admiten como máximo {0}.',
  'There is no field {0} here.': 'Aquí no existe ningún campo {0}.',
  'Choose one of the list.': 'Elija uno de la lista.',
  'Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.':
    'No se busca este tipo de datos en los archivos. Elija otro o pida a los operadores que lo añadan a la configuración.',
  'Enter an address such as carol@partner.example.': 'Introduzca una dirección como carol@partner.example.',
  'Enter an address such as carol@partner.example. Only whole parts of a domain can have letters such as ü. At most 8 * are possible.':
    'Introduzca una dirección como carol@partner.example. Solo las partes completas de un dominio pueden tener letras como ü. Se admiten como máximo 8 *.',
  'Enter a domain such as partner.example.': 'Introduzca un dominio como partner.example.',
  'Enter a domain such as partner.example. Parts with * or ? cannot have letters such as ü. At most 8 * are possible.':
    'Introduzca un dominio como partner.example. Las partes con * o ? no pueden tener letras como ü. Se admiten como máximo 8 *.',
  'At most 8 * are possible.': 'Se admiten como máximo 8 *.',
  'Enter an extension such as pdf.': 'Introduzca una extensión como pdf.',
  'Enter an address that begins with https:.': 'Introduzca una dirección que empiece por https:.',
  'Enter {0} or {1}.': 'Introduzca {0} o {1}.',
  'Enter a number of days from {0} to {1}. These are the limits of your organization.':
    'Introduzca un número de días entre {0} y {1}. Son los límites de su organización.',
  'There is no template set of this name.': 'No hay ningún conjunto de plantillas con este nombre.',
  'Your organization sends no codes by SMS, because no countries are set up for them.':
    'Su organización no envía códigos por SMS, porque no hay países configurados para ello.',
  'This policy already has it.': 'Esta política ya lo contiene.',
  'The minimum days until expiry exceed the maximum.': 'El mínimo de días hasta la caducidad supera el máximo.',
  'This version of Waybill cannot read the policy. Write it again, or switch it off.':
    'Esta versión de Waybill no puede leer la política. Escríbala de nuevo o desactívela.',

  'Not checked in this run, because another part is broken.': 'No se ha comprobado esta vez, porque otra parte falla.',
  'It does not answer correctly.': 'No responde correctamente.',
  'Slower than usual: {0} s instead of {1} s.': 'Más lento de lo habitual: {0} s en lugar de {1} s.',
  'A canary could not be sent.': 'No se ha podido enviar una transferencia de prueba.',
  'The canary was not released in {0} s.': 'La transferencia de prueba no se ha liberado en {0} s.',
  'A file could not be stored or read back.': 'No se ha podido guardar un archivo o volver a leerlo.',
  'A released file differs from what was stored.': 'Un archivo liberado difiere de lo que se guardó.',
  'The table was not anonymized in {0} s.': 'La tabla no se ha anonimizado en {0} s.',
  'The report of the table counts wrong.': 'El informe de la tabla cuenta mal.',
  'The table has not 11 lines.': 'La tabla no tiene 11 líneas.',
  'The columns of the table changed.': 'Las columnas de la tabla han cambiado.',
  'A column without a method changed.': 'Ha cambiado una columna sin método.',
  'A masked column is wrong.': 'Una columna enmascarada es incorrecta.',
  'A column masked by a pattern is wrong.': 'Una columna enmascarada con un patrón es incorrecta.',
  'A hashed column is wrong.': 'Una columna con hash es incorrecta.',
  'An encrypted column is wrong.': 'Una columna cifrada es incorrecta.',
  'Equal values did not stay equal, or different ones became equal.':
    'Valores iguales no han seguido siendo iguales, o valores distintos se han vuelto iguales.',
  'The text was not inspected in {0} s.': 'El texto no se ha inspeccionado en {0} s.',
  '{0} of {1} kinds of sensitive data were counted wrong.': 'Tipos de datos sensibles mal contados: {0} de {1}.',
  'The documents were not read in {0} s.': 'Los documentos no se han leído en {0} s.',
  'A document was not read: {0}.': 'Un documento no se ha leído: {0}.',
  'An encrypted archive was not reported as unread.':
    'Un archivo comprimido cifrado no se ha notificado como no leído.',
  'Text was not read from: {0}.': 'No se ha leído el texto de: {0}.',
  'The documents were read more than once.': 'Los documentos se han leído más de una vez.',

  'The mails of every day.': 'Los correos de todos los días.',

  'The sign-in was cancelled, or you may not use this application.':
    'El inicio de sesión se ha cancelado o usted no puede usar esta aplicación.',
  'Your organization’s sign-in cannot be reached just now. Please try again in a few minutes.':
    'En este momento no se puede acceder al inicio de sesión de su organización. Inténtelo de nuevo en unos minutos.',
  'Your organization’s sign-in gave an answer that cannot be trusted. Please try again.':
    'El inicio de sesión de su organización ha dado una respuesta que no es de confianza. Inténtelo de nuevo.',
  'Your organization’s sign-in did not provide your e-mail address. Please contact your administrator.':
    'El inicio de sesión de su organización no ha facilitado su dirección de correo. Póngase en contacto con su administrador.',
  'Your e-mail address is not confirmed at your organization’s sign-in. Please confirm it, then try again.':
    'Su dirección de correo no está confirmada en el inicio de sesión de su organización. Confírmela e inténtelo de nuevo.',
  'You belong to more groups than your organization’s sign-in can report. Please contact your administrator.':
    'Usted pertenece a más grupos de los que puede comunicar el inicio de sesión de su organización. Póngase en contacto con su administrador.',
  'There is nothing here. Please check the address.': 'Aquí no hay nada. Compruebe la dirección.',
  'The request was interrupted.': 'La petición se ha interrumpido.',
  'The request took too long to arrive.': 'La petición ha tardado demasiado en llegar.',
  'This file was already uploaded and completed; it cannot be replaced.':
    'Este archivo ya se ha cargado y completado; no se puede sustituir.',
  'The upload arrived damaged. Please send it again.': 'La carga ha llegado dañada. Envíela de nuevo.',
  'The upload must be exactly {0} bytes long, as declared.':
    'La carga debe tener exactamente {0} bytes, como se declaró.',
  'This address is not valid.': 'Esta dirección no es válida.',
  'This address is no longer valid.': 'Esta dirección ya no es válida.',
  'The service is busy. Please try again in a moment.': 'El servicio está ocupado. Inténtelo de nuevo en un momento.',
  'There is no room to store this file just now. Please try again later.':
    'En este momento no hay espacio para guardar este archivo. Inténtelo de nuevo más tarde.',
}
