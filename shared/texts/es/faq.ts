import type { OrgFaqTexts, RecipientFaqTexts } from '../en/faq.ts'

export const recipientFaq: RecipientFaqTexts = {
  whatIsThis: {
    question: 'He recibido un correo con un enlace de descarga. ¿Qué es y puedo fiarme?',
    answer:
      '<p>Una persona de la organización que figura en el correo comparte archivos con usted. El enlace abre una página de esa organización, en la que ve quién comparte los archivos antes de descargar nada.</p><p>Antes de abrir el enlace, compruebe que:</p><ul><li>conoce al remitente o espera los archivos;</li><li>la dirección del enlace empieza por <code>https://</code> y pertenece a la organización.</li></ul><p>Si tiene dudas, llame al remitente a un número que ya conozca. No use un número que figure en el correo.</p>',
  },
  archiveFails: {
    question: 'El archivo comprimido no se abre. Veo «Operation not permitted».',
    answer:
      '<p>El archivo comprimido está cifrado con AES-256. La herramienta de compresión de su sistema no puede abrirlo y es posible que muestre «Operation not permitted». Use un programa compatible con AES-256:</p><ul><li><strong>Windows:</strong> 7-Zip o WinZip</li><li><strong>Mac:</strong> Keka o The Unarchiver</li><li><strong>Linux:</strong> 7-Zip (<code>7z x files.zip</code>)</li></ul><p>Con 7-Zip:</p><ol><li>Haga clic con el botón derecho en el archivo ZIP descargado.</li><li>Elija <strong>7-Zip</strong> y después <strong>Extraer aquí</strong>.</li><li>Introduzca la contraseña del correo aparte.</li></ol>',
  },
  passwordMissing: {
    question: '¿Dónde está la contraseña del archivo comprimido?',
    answer:
      '<p>Está en un correo aparte, que se envía justo después del correo con el enlace. El enlace y la contraseña nunca viajan juntos.</p><ul><li>Mire en su carpeta de correo no deseado.</li><li>Espere unos minutos. Algunos sistemas de correo retienen los mensajes.</li><li>Si no llega, pida al remitente que envíe los archivos de nuevo. La contraseña no se guarda, de modo que nadie puede consultarla.</li></ul>',
  },
  passwordRefused: {
    question: 'El archivo comprimido no acepta la contraseña.',
    answer:
      '<ul><li>Copie la contraseña del correo en lugar de escribirla, sin espacios antes ni después.</li><li>Compruebe que el correo con la contraseña corresponde a este archivo comprimido. Cada transferencia tiene su propia contraseña.</li><li>Si el programa muestra un error distinto del de contraseña incorrecta, consulte <a href="#faq-recipient-archiveFails">El archivo comprimido no se abre</a>.</li><li>Si la descarga se interrumpió, descargue de nuevo el archivo comprimido.</li></ul>',
  },
  codeMissing: {
    question: 'El código no llega.',
    answer:
      '<ul><li>Compruebe las últimas cifras del número de teléfono en la página. Si el número es incorrecto, pida al remitente que lo corrija.</li><li>Espere un minuto y compruebe que el teléfono tiene cobertura.</li><li>Cuando el código haya caducado, pida otro en la página.</li><li>Si alguna vez respondió <code>STOP</code> a un mensaje de este tipo, su número está bloqueado. Pida al remitente que se ponga en contacto con su servicio de asistencia.</li></ul><p>Los códigos no se envían a teléfonos fijos.</p><p>Si el código se envía a su correo, mire en la carpeta de correo no deseado y espere unos minutos. La página muestra el comienzo de la dirección.</p>',
  },
  codeRefused: {
    question: 'La página muestra «Código incorrecto» cuando introduzco el código.',
    answer:
      '<p>Un código tiene seis dígitos y es válido durante tres minutos, una sola vez. Compare las dos letras delante del campo con las del mensaje. Si son distintas, el código pertenece a un mensaje anterior: use el más reciente.</p><p>Tiene tres intentos. Después, pida otro código.</p>',
  },
  codeLocked: {
    question: 'Ya no se envían más códigos. ¿Qué puedo hacer?',
    answer:
      '<p>El número de códigos por hora y por día está limitado para que nadie pueda adivinarlos. La página le indica cuándo se puede enviar el siguiente.</p><p>Si indica que debe pedírselo al remitente: el remitente puede permitir nuevos códigos en la página de la transferencia.</p>',
  },
  trustedDevice: {
    question: '¿Qué significa «Confiar en este dispositivo»?',
    answer:
      '<p>Algunas organizaciones le permiten omitir el código durante 30 días después de haber introducido uno. Su navegador se identifica entonces con una clave que nunca revela, y abre los archivos enviados a la misma dirección y protegidos del mismo modo.</p><ul><li>Marque la casilla solo en un dispositivo que nadie más utilice: quien lo utilice podrá abrir sus archivos.</li><li>Para terminar, pulse «Olvidar este dispositivo» debajo de los archivos. Si pierde un dispositivo, pida al remitente que desbloquee los códigos: así ninguno de sus dispositivos será ya de confianza.</li><li>La confianza también termina cuando el navegador borra los datos de esta página. Algunos navegadores lo hacen tras una semana sin visitarla.</li></ul>',
  },
  linkExpired: {
    question: 'La página muestra «La transferencia ha caducado».',
    answer:
      '<p>Un enlace funciona durante un tiempo limitado, {expiry} de forma predeterminada, y el remitente puede ponerle fin antes. Después, los archivos ya no están disponibles.</p><p>Pida al remitente que los envíe de nuevo. Recibirá otro correo con un enlace nuevo.</p>',
  },
  linkUnknown: {
    question: 'La página muestra «No se reconoce este enlace».',
    answer:
      '<p>Es probable que el enlace esté incompleto. Algunos programas de correo parten en dos los enlaces largos.</p><ul><li>Haga clic en el botón del correo en lugar de copiar el enlace.</li><li>Si lo copia, cópielo entero, desde el primer carácter hasta el último.</li><li>Si sigue sin funcionar, pida al remitente un enlace nuevo.</li></ul>',
  },
  stillProcessing: {
    question: 'La página indica que mis archivos aún se están procesando.',
    answer:
      '<p>Todos los archivos se comprueban antes de liberarlos. Con archivos pequeños tarda unos segundos; con archivos grandes puede tardar más. Mantenga la página abierta: se abre automáticamente en cuanto los archivos están listos.</p><p>Si nada cambia en una hora, comuníqueselo al remitente.</p>',
  },
  downloadStops: {
    question: 'La descarga se detiene o falla.',
    answer:
      '<ul><li>Pulse <strong>Reanudar</strong> o <strong>Reintentar</strong> junto al archivo. Una descarga interrumpida continúa donde se detuvo, si su navegador lo permite.</li><li>Compruebe que hay espacio suficiente en el disco.</li><li>Si la red de una empresa bloquea la descarga, consulte a su servicio de informática o pruebe con otra red.</li><li>Vuelva a cargar la página si lleva mucho tiempo abierta.</li></ul>',
  },
  signInAsked: {
    question: 'Se me pide que inicie sesión. ¿Por qué?',
    answer:
      '<p>Algunos archivos solo se abren para una persona que ha iniciado sesión: si su dirección pertenece a la propia organización o si sus políticas lo exigen. Inicie sesión con la dirección a la que se envió el correo.</p><p>Si no tiene una cuenta allí, pregunte al remitente.</p>',
  },
  otherPerson: {
    question: 'La página indica que estos archivos no se abren para mí.',
    answer:
      '<p>Ha iniciado sesión con una dirección distinta de aquella a la que se enviaron los archivos. Inicie sesión como la persona a la que están destinados.</p><p>Si los archivos son para usted en su dirección actual, pida al remitente que los envíe allí.</p>',
  },
  mailMissing: {
    question: 'El remitente dice que ha enviado archivos, pero no tengo ningún correo.',
    answer:
      '<ul><li>Mire en su carpeta de correo no deseado y en la cuarentena de su organización.</li><li>Pida al remitente que compruebe su dirección, letra por letra.</li><li>Los archivos grandes tardan un tiempo en procesarse. El correo se envía después.</li></ul>',
  },
  account: {
    question: '¿Necesito una cuenta o un programa?',
    answer:
      '<p>No. El enlace se abre en cualquier navegador actual. Solo necesita un programa para un archivo comprimido con contraseña: consulte <a href="#faq-recipient-archiveFails">El archivo comprimido no se abre</a>.</p>',
  },
  forward: {
    question: '¿Puedo pasar el enlace a un colega?',
    answer:
      '<p>No lo haga, por favor. Es posible que quien tenga el enlace pueda descargar los archivos, y el remitente ve cada descarga como suya. Pida al remitente que envíe los archivos a su colega.</p>',
  },
  acknowledgement: {
    question: '¿Por qué tengo que marcar una casilla antes de ver los archivos?',
    answer:
      '<p>Con ella confirma que los archivos están destinados a usted y que los trata con cuidado. Se registra la hora, para que el remitente sepa que los recibió la persona correcta. Antes no se descarga nada.</p>',
  },
  howLong: {
    question: '¿Durante cuánto tiempo y cuántas veces puedo descargar los archivos?',
    answer:
      '<p>Hasta la fecha que figura en la página y en el correo: {expiry} de forma predeterminada, a menos que el remitente eligiera otro plazo. Hasta entonces puede descargar los archivos tantas veces como necesite.</p>',
  },
  filesRequested: {
    question: 'Se me pide que cargue archivos. ¿Cómo funciona?',
    answer:
      '<ol><li>Abra el enlace del correo. No necesita ninguna cuenta.</li><li>Compruebe quién se los solicita y elija o suelte todos los archivos.</li><li>Marque la casilla y pulse <strong>Cargar</strong>.</li><li>Mantenga la pestaña abierta hasta que la página indique que sus archivos han llegado.</li></ol><p>El enlace se puede usar una sola vez: elija todos los archivos antes de cargarlos.</p>',
  },
  uploadLinkEnded: {
    question: 'La página de carga muestra «El enlace de carga ha caducado» o «Archivos ya cargados».',
    answer:
      '<p><strong>El enlace de carga ha caducado:</strong> el plazo para la carga ha terminado. Pida a la persona que solicitó los archivos que envíe la solicitud de nuevo.</p><p><strong>Archivos ya cargados:</strong> un enlace se puede usar una sola vez, y con este ya se han cargado archivos. Si no fue usted, comuníqueselo a esa persona de inmediato.</p>',
  },
  uploadStops: {
    question: 'Mi carga se ha detenido. ¿Se ha perdido todo?',
    answer:
      '<p>No. La carga continúa automáticamente cuando vuelve la red. Si ha cerrado la pestaña, abra de nuevo el enlace en el mismo navegador en un plazo de 24 horas. Lo que ya está cargado no se envía otra vez.</p><p>Si un archivo ya no se puede leer, elíjalo de nuevo.</p>',
  },
  uploadSize: {
    question: '¿De qué tamaño pueden ser los archivos que cargo?',
    answer: '<p>Un solo archivo puede tener hasta {fileSize}, y todos los archivos juntos, hasta {totalSize}.</p>',
  },
  onPhone: {
    question: '¿Puedo descargar los archivos en un teléfono o una tableta?',
    answer:
      '<p>Sí, los archivos individuales se abren en cualquier navegador actual. Para un archivo comprimido con contraseña necesita una aplicación compatible con AES-256, como WinZip o iZip. Los archivos grandes son más fáciles de manejar en un equipo de escritorio o portátil.</p>',
  },
  whatSenderSees: {
    question: '¿Qué ve de mí el remitente?',
    answer:
      '<p>Cuándo se abrió la página del enlace, y cuándo y cuántas veces se descargó cada archivo. Un número de teléfono para códigos se guarda cifrado y solo se muestra en parte.</p><p>Preguntas sobre sus datos: {support}</p>',
  },
}

export const orgFaq: OrgFaqTexts = {
  howToSend: {
    question: '¿Cómo envío archivos?',
    answer:
      '<p>Elija los archivos, introduzca la dirección de correo del destinatario y un mensaje, compruebe el destinatario, elija las opciones y pulse <strong>Enviar ahora</strong>, o <strong>Enviar a …</strong> si hay una advertencia sobre el destinatario. El destinatario recibe un correo con un enlace seguro. La <a href="/help">guía de uso</a> muestra cada paso con una imagen.</p>',
  },
  limits: {
    question: '¿De qué tamaño puede ser una transferencia?',
    answer:
      '<ul><li>Un solo archivo: hasta {fileSize}.</li><li>Todos los archivos de una transferencia: hasta {totalSize} sin protección con contraseña y hasta {archiveSize} con ella.</li></ul><p>Si tiene más, haga varias transferencias.</p>',
  },
  uploadStopped: {
    question: 'La carga se ha detenido. ¿Qué hago?',
    answer:
      '<ul><li><strong>Sin red:</strong> espere. La carga continúa automáticamente cuando vuelve la red.</li><li><strong>El servidor no responde:</strong> espere o pulse <strong>Reintentar</strong>. Lo que ya está cargado no se envía otra vez.</li><li><strong>Un archivo ya no se puede leer:</strong> se ha modificado, movido o eliminado. Vuelva atrás, quítelo y elíjalo de nuevo.</li><li><strong>El equipo ha entrado en suspensión:</strong> reactívelo y mantenga la pestaña abierta.</li></ul><p>El destinatario no recibe nada hasta que se haya cargado y comprobado todo.</p>',
  },
  closedTab: {
    question: 'He cerrado la pestaña durante la carga.',
    answer:
      '<p>Abra de nuevo <a href="/transfer">Enviar archivos</a> en el mismo navegador en un plazo de 24 horas. La página le ofrece continuar donde se detuvo la carga. Es posible que tenga que elegir de nuevo los mismos archivos; lo que ya está cargado no se envía otra vez.</p>',
  },
  recipientWarning: {
    question: '¿Por qué recibo una advertencia sobre el destinatario?',
    answer:
      '<p>El destinatario se compara con lo que usted y su organización han enviado antes. Aparece una advertencia si la dirección es nueva, si el dominio es nuevo o se parece a otro, si se trata de un servicio de correo público o si los archivos son distintos de los que suele enviar allí.</p><p>Lea la dirección letra por letra. Si es correcta, manténgala; si no, cámbiela. La advertencia no se repite para un destinatario que haya mantenido.</p>',
  },
  wrongRecipient: {
    question: 'He enviado archivos al destinatario equivocado.',
    answer:
      '<ol><li>Abra la transferencia en <a href="/transfers">Mis transferencias</a>.</li><li>Elija <strong>¿Destinatario equivocado?</strong> El enlace deja de funcionar de inmediato, y la página le indica si se ha descargado algo.</li><li>Envíe los archivos guardados al destinatario correcto en un plazo de 24 horas. No tiene que cargarlos otra vez.</li></ol><p>Si ya se han descargado archivos, comuníqueselo a su delegado de protección de datos.</p>',
  },
  revoke: {
    question: '¿Cómo anulo una transferencia?',
    answer:
      '<p>Pulse <strong>Revocar</strong> en <a href="/transfers">Mis transferencias</a> o en la página de la transferencia. El enlace deja de funcionar de inmediato. Las copias que se descargaron antes no se ven afectadas. Puede revocar una transferencia activa o solicitada.</p><p>Un correo no se puede cancelar, retirar ni recuperar; pero sin el enlace no abre nada.</p>',
  },
  undo: {
    question: 'He enviado archivos demasiado pronto. ¿Puedo deshacerlo?',
    answer:
      '<p>Si su organización lo ofrece, la página muestra una cuenta atrás después del envío, y todavía no ha salido nada: pulse <strong>Deshacer el envío</strong>. Corrija después el destinatario o el mensaje y envíe los archivos otra vez en un plazo de 24 horas. No tiene que cargarlos de nuevo.</p><p>Después de la cuenta atrás, pulse <strong>Revocar</strong>.</p>',
  },
  nothingArrived: {
    question: 'El destinatario no ha recibido ningún correo.',
    answer:
      '<ul><li>Abra la transferencia. Su estado debe ser <strong>Activa</strong>: mientras está en proceso, no se ha enviado ningún correo.</li><li>La página le indica si el servidor de correo del destinatario ha rechazado el correo.</li><li>Pida al destinatario que mire en la carpeta de correo no deseado.</li><li>Copie el enlace en la página de la transferencia y hágaselo llegar al destinatario por otra vía.</li></ul>',
  },
  policyBlock: {
    question: 'La página indica que esta transferencia no se puede enviar.',
    answer:
      '<p>Una política de su organización no permite esta transferencia: por el destinatario, por el tipo de archivos o por los datos sensibles que contienen. La página nombra la política e indica qué puede cambiar.</p><ul><li>Cambie el destinatario o quite los archivos que lo causan.</li><li>Si los archivos se bloquearon después de la carga, elija <strong>Enviar de nuevo</strong> en la página de la transferencia en un plazo de 5 días. Así cumple la política, y no tiene que cargar los archivos otra vez.</li><li>Si cree que la política es incorrecta, consulte a un administrador.</li></ul>',
  },
  policyRequired: {
    question: '¿Por qué no puedo cambiar una opción?',
    answer:
      '<p>Una política de su organización la exige para esta transferencia o no la permite. La opción nombra la política. A otro destinatario o a otros archivos se les pueden aplicar políticas distintas.</p>',
  },
  transferFailed: {
    question: 'Mi transferencia ha fallado.',
    answer:
      '<p>Ábrala: la página muestra el motivo y el archivo. No se ha enviado nada al destinatario. Si los archivos siguen guardados, elija <strong>Enviar de nuevo</strong>; si no, haga otra transferencia. Después de un fallo del sistema, inténtelo de nuevo más tarde o póngase en contacto: {support}.</p>',
  },
  malware: {
    question: 'Se eliminó un archivo porque contiene malware.',
    answer:
      '<p>El análisis de malware de su organización encontró algo en el archivo. La transferencia falló y el destinatario no recibió nada.</p><ul><li>Revise su dispositivo y envíe los demás archivos sin este.</li><li>Si un socio cargó el archivo tras su solicitud, infórmele.</li><li>Si está seguro de que el archivo es inofensivo, pida a un administrador que lo permita. Después, envíelo de nuevo.</li></ul>',
  },
  longProcessing: {
    question: 'Mi transferencia lleva mucho tiempo en proceso.',
    answer:
      '<p>En cada archivo se buscan datos sensibles, y los archivos grandes tardan más. Puede cerrar la página. Cuando <a href="/health">Estado del sistema</a> muestra un problema, las transferencias esperan y después continúan automáticamente.</p>',
  },
  passwordProtection: {
    question: '¿Qué hace la protección con contraseña?',
    answer:
      '<p>Los archivos se empaquetan en un archivo comprimido ZIP con cifrado AES-256. El destinatario recibe la contraseña generada en un correo aparte. Usted no la ve, y no se guarda. Es posible hasta un tamaño total de {archiveSize}.</p>',
  },
  archiveHelp: {
    question: 'Mi destinatario no puede abrir el archivo comprimido.',
    answer:
      '<p>El archivo comprimido necesita un programa compatible con AES-256. La herramienta del sistema muestra el error «Operation not permitted». Envíe a su destinatario esta respuesta: <a href="#faq-recipient-archiveFails">El archivo comprimido no se abre</a>.</p>',
  },
  code: {
    question: '¿Cuándo debo proteger una transferencia con un código?',
    answer:
      '<p>Cuando el buzón del destinatario no es lo bastante seguro: si lo leen otras personas o si los archivos son muy sensibles. Introduzca el número de móvil del destinatario; los archivos solo se abren con los seis dígitos que se le envían por SMS. Informe antes al destinatario de que utiliza su número.</p><p>Sin teléfono, elija un código por correo: la página lo envía a la dirección del destinatario. Detiene a quien solo tenga un enlace reenviado, pero no a quien lea el buzón, en el que también está el enlace.</p>',
  },
  phoneRefused: {
    question: 'No se acepta el número de teléfono de mi destinatario.',
    answer:
      '<p>Introduzca un número de móvil con su prefijo de país, como <code>+41 79 123 45 67</code>. Los teléfonos fijos, los números de tarificación especial y los teléfonos por satélite no pueden recibir códigos, y su organización solo permite determinados países.</p>',
  },
  recipientLocked: {
    question: 'Mi destinatario ya no recibe códigos.',
    answer:
      '<p>Después de demasiados códigos, el envío se detiene para proteger los archivos. Abra la transferencia y permita allí nuevos códigos. En la misma página puede corregir el número de teléfono. Si el destinatario ha perdido un dispositivo de confianza, desbloquee también los códigos: cada uno de sus dispositivos volverá a pedir un código.</p>',
  },
  anonymize: {
    question: '¿Cómo anonimizo un archivo CSV?',
    answer:
      '<p>Pulse <strong>Anonimizar</strong> junto al archivo antes de enviarlo y elija un método para cada columna: enmascaramiento, hash SHA-256, sustitución por un patrón o cifrado con conservación de formato. La vista previa muestra las primeras 10 filas.</p><p>La anonimización es irreversible: el original se elimina, y nadie puede restaurarlo. La única excepción es el cifrado con conservación de formato con una clave que usted conserve.</p>',
  },
  anonymizeFails: {
    question: 'La anonimización de mi archivo ha fallado.',
    answer:
      '<p>La página nombra la fila y la columna. Motivos frecuentes: una fila tiene más o menos celdas que el encabezado, el archivo no es una tabla de texto o un patrón no coincide con nada. Corrija el archivo o las reglas y envíelo de nuevo. No se ha enviado nada.</p>',
  },
  sensitiveData: {
    question: '¿Qué significa «datos sensibles» en mi transferencia?',
    answer:
      '<p>En cada archivo se buscan datos como números de tarjeta, IBAN, nombres, direcciones y números de teléfono. La página muestra los tipos y cuántos se han encontrado de cada uno, con una probabilidad. Los datos en sí no se guardan. Es un indicio, no una prueba: compruebe si el destinatario debe recibirlos.</p>',
  },
  findingsAsked: {
    question: '¿Por qué debo confirmar lo que se encontró antes de enviar mis archivos?',
    answer:
      '<p>Los archivos completos se examinan en busca de datos sensibles mientras se cargan otros. Su organización o una de sus políticas le pide que confirme lo que se encontró. Compruebe si el destinatario puede tenerlo.</p><ul><li><strong>Enviar de todos modos</strong> envía los archivos.</li><li><strong>No enviar todavía</strong> no envía nada: puede volver atrás y cambiar el destinatario o los archivos.</li></ul>',
  },
  notInspectable: {
    question: 'Un archivo «no se ha podido inspeccionar». ¿Es malo?',
    answer:
      '<p>Significa que el archivo no se pudo leer: tiene una contraseña, está dañado o tiene un formato no compatible, como los documentos escaneados. No se comprueba si contiene datos sensibles. Es posible que una política de su organización no permita esos archivos.</p>',
  },
  expiry: {
    question: '¿Durante cuánto tiempo funciona un enlace?',
    answer:
      '<p>De forma predeterminada, {expiry}. Puede elegir otro plazo entre las opciones, dentro de los límites de su organización. Si no se ha descargado nada, el destinatario recibe un recordatorio antes de que caduque el enlace.</p>',
  },
  wasDownloaded: {
    question: '¿Cómo veo si mis archivos se han descargado?',
    answer:
      '<p>Abra la transferencia en <a href="/transfers">Mis transferencias</a>. Muestra cuándo se descargaron los archivos por primera vez, cuántas veces y cuáles de ellos.</p><p><strong>Historial</strong> muestra los pasos de la entrega: cuándo se envió, se aceptó y se abrió el enlace, y qué ocurrió con cada archivo. Las aperturas por comprobaciones automáticas de sistemas de correo se muestran como tales y no cuentan como descargas. Entre las opciones de una transferencia puede pedir un correo en la primera descarga.</p>',
  },
  receipt: {
    question: '¿Cómo pruebo qué archivos se entregaron?',
    answer:
      '<p>Elija <strong>Comprobante</strong> en la página de la transferencia, para cada destinatario. Es una declaración firmada con los nombres, los tamaños y las sumas de comprobación de los archivos y con las horas, como PDF o como un pequeño archivo de texto. No abre nada, así que puede entregarla a otras personas.</p><p>Cualquiera puede verificarla sin cuenta en <a href="/receipt">Verificar comprobante</a>. Prueba lo que su organización registró, no que una persona haya leído los archivos.</p>',
  },
  hideSender: {
    question: '¿Qué ve el destinatario cuando oculto mi dirección?',
    answer:
      '<p>El nombre de su organización en lugar de su dirección. Las respuestas no le llegan a usted. Sus administradores siguen viendo quién envió la transferencia.</p>',
  },
  trackingId: {
    question: '¿Qué es un ID de seguimiento?',
    answer:
      '<p>Una referencia suya, como un número de expediente. El destinatario no la ve. Sirve para encontrar la transferencia y se registra para auditorías. Una política puede exigirla.</p>',
  },
  request: {
    question: '¿Cómo pido archivos a alguien?',
    answer:
      '<p>Abra <a href="/transfer/request">Solicitar archivos</a>, introduzca la dirección e indique qué archivos necesita. La otra persona recibe un enlace para una sola carga, sin necesidad de cuenta. Usted recibe un correo cuando los archivos se han comprobado.</p>',
  },
  requestEnded: {
    question: 'Mi socio ya no puede cargar archivos.',
    answer:
      '<p>Un enlace de carga funciona una sola vez y hasta su fecha. Abra la solicitud en <a href="/transfers">Mis transferencias</a> y elija <strong>Reenviar solicitud</strong> o <strong>Solicitar de nuevo</strong>.</p>',
  },
  dropPage: {
    question: '¿Cómo pueden enviarme archivos sin que los pida cada vez?',
    answer:
      '<p>Abra <a href="/drop-page">Página de entrega</a>, defina sus reglas y pulse <strong>Crear la página</strong>. En su dirección le envían archivos sin necesidad de cuenta. Cada entrega se comprueba como cualquier transferencia y aparece en <a href="/transfers">Mis transferencias</a>.</p><p>Cualquiera que tenga la dirección puede enviarle archivos, y nada demuestra el nombre y la dirección que indique. Una contraseña protege la página. Si la dirección cae en malas manos, elija una nueva.</p>',
  },
  whoSees: {
    question: '¿Quién puede ver mis transferencias?',
    answer:
      '<p>Usted y los administradores de su organización. Los administradores ven destinatarios, nombres de archivo, estados y tipos de datos sensibles. No pueden descargar sus archivos ni tienen ningún enlace a ellos.</p>',
  },
  addressBook: {
    question: '¿Cómo quito un destinatario sugerido?',
    answer:
      '<p>Elija <strong>Editar sus destinatarios…</strong> debajo de las sugerencias y elimine la entrada. Solo usted ve sus destinatarios.</p>',
  },
  draft: {
    question: '¿Se pierde mi mensaje si salgo de la página?',
    answer:
      '<p>No. El destinatario, el mensaje y las opciones se conservan en este navegador hasta que los envíe, descarte el borrador o cierre sesión. Es posible que tenga que elegir de nuevo los archivos.</p>',
  },
  noPermission: {
    question: 'La página indica que no tengo permiso para enviar archivos.',
    answer:
      '<p>Su cuenta no está entre las personas de su organización que pueden enviar archivos. Pida acceso: {support}. Cuando lo tenga, cierre sesión y vuelva a iniciarla.</p>',
  },
  sessionExpired: {
    question: 'Mi sesión ha caducado mientras trabajaba.',
    answer:
      '<p>Inicie sesión de nuevo, en otra pestaña si la página lo ofrece. Lo que ha introducido se queda en la primera pestaña, y una carga en curso continúa.</p>',
  },
  afterExpiry: {
    question: '¿Qué ocurre con los archivos cuando el enlace ha caducado?',
    answer:
      '<p>Se eliminan 5 días después de que caduque el enlace. Hasta una hora antes puede prolongar la transferencia en «Mis transferencias»: sus enlaces vuelven a funcionar. El destinatario puede pedirle más tiempo en la página del enlace. Los archivos de una transferencia revocada se eliminan en menos de una hora. La entrada de su lista se conserva.</p>',
  },
}
