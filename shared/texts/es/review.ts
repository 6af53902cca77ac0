import type { ReviewTexts } from '../en/review.ts'
import { countFiles, formatCount, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'es')
const days = (count: number) => formatDuration(count, 'day', 'es')

export const review: ReviewTexts = {
  transferHeading: 'Detalles de la transferencia',
  requestHeading: 'Detalles de la solicitud',
  refresh: 'Actualizar',
  asAdministrator:
    'La está viendo como administrador, sin el enlace que la abre. El registro de auditoría recoge esta consulta.',
  outdated: 'Es posible que esto no esté actualizado',
  triesAgain: 'La página lo intenta de nuevo cada pocos segundos.',
  pleaseTryAgain: 'Inténtelo de nuevo.',

  missing: {
    title: 'Transferencia no encontrada',
    forSender:
      'Es posible que la dirección esté incompleta, que la transferencia se haya eliminado o que la haya enviado un colega: solo el remitente puede ver una transferencia. Compruebe la dirección.',
    forAdministrator:
      'Es posible que la dirección esté incompleta o que la transferencia se haya eliminado. Compruebe la dirección.',
    failed: 'No se ha podido cargar la transferencia',
    failedText: 'No se ha podido cargar la transferencia.',
    loading: 'Cargando la transferencia',
  },

  state: {
    title: 'Estado',
    extendable: moment => `Puede prolongarla hasta el ${moment}.`,
    waiting: 'En espera',
    unknownReason: 'No se conoce el motivo',
    notReleased: 'Los archivos no se han liberado.',
    notShared: 'No se ha compartido nada con el destinatario.',
    requestAgain: 'Revise los archivos y después solicítelos de nuevo.',
    sendAgain: 'Revise los archivos y después envíelos de nuevo.',
    updating: meaning => `${meaning}. Esta página se actualiza cada cinco segundos.`,
    unfinished: (meaning, recipient) =>
      `${meaning}. Si ${recipient} no continúa, revoque la solicitud. De lo contrario, su enlace se vuelve a abrir 24 horas después de que se detuviera la carga.`,
    stalled: (meaning, hours, recipient) =>
      `${meaning}. No ha llegado nada desde hace al menos ${formatDuration(hours, 'hour', 'es')}. Si ${recipient} no continúa, revoque la solicitud. De lo contrario, su enlace se vuelve a abrir 24 horas después de que se detuviera la carga.`,

    copyUploadLink: recipient =>
      `La solicitud sigue disponible: copie el enlace siguiente y hágaselo llegar a ${recipient} por otra vía.`,
    copyDownloadLink:
      'Los archivos siguen disponibles: copie el enlace siguiente y hágaselo llegar al destinatario por otra vía.',
    uploadLink: 'Enlace de carga',
    uploadLinkNote: recipient =>
      `El enlace se puede usar una sola vez. Cualquiera que lo tenga puede cargar archivos en lugar de ${recipient}.`,
    downloadLink: 'Enlace de descarga',
    codeLinkNote: 'Con este enlace y el código de su teléfono, el destinatario obtiene los archivos.',
    emailCodeLinkNote: 'Con este enlace y un código de su buzón, el destinatario obtiene los archivos.',
    openLinkNote: 'Cualquiera que tenga este enlace puede obtener los archivos: entréguelo solo al destinatario.',
    download: 'Descargar',
    onlyYou: 'Solo usted puede abrir los archivos, con la sesión iniciada como solicitante.',

    requestedAgainAs: 'Solicitada de nuevo como {link}',
    sentAgainAs: 'Enviada de nuevo como {link}',
    sentAs: 'Enviada como {link}',
    sentToRightAs: 'Enviada al destinatario correcto como {link}',
    replaces: 'Sustituye a {link}, que se envió al destinatario equivocado',
  },

  openUpload: {
    sending: 'Una pestaña de este navegador está cargando los archivos. Manténgala abierta hasta que termine la carga.',
    resumable: 'La carga no ha terminado. Puede continuarla en este navegador.',
    elsewhere:
      'La carga continúa en el navegador en el que la inició. Si no es posible, descártela y envíe los archivos de nuevo. Sin avances, termina automáticamente después de 24 horas.',
    goOn: 'Continuar',
  },

  blocked: {
    title: 'Bloqueada por una política',
    sendAnew:
      'No se puede enviar de nuevo. Envíe otros archivos, elija otro destinatario o consulte a los administradores de su organización.',
    requestAnew:
      'Revise los archivos y después solicite otros archivos o consulte a los administradores de su organización.',
    changes:
      'Si la envía de nuevo, la transferencia cambia como sigue. Los archivos están guardados; no se carga nada otra vez.',
    on: {
      anonymousTransfer: 'Usted queda oculto como remitente.',
      passwordProtection: 'Los archivos se protegen con una contraseña.',
      mobileOtp: 'El destinatario necesita un código por SMS.',
      emailOtp: 'El destinatario necesita un código por correo.',
      trackingId: 'La transferencia tiene un ID de seguimiento.',
      acknowledgement: 'Usted da su consentimiento.',
    },
    off: {
      anonymousTransfer: 'Usted se muestra como remitente.',
      passwordProtection: 'Los archivos no se protegen con una contraseña.',
      mobileOtp: 'El destinatario no necesita ningún código por SMS.',
      emailOtp: 'El destinatario no necesita ningún código por correo.',
      trackingId: 'La transferencia no tiene ningún ID de seguimiento.',
    },
    templateSet: name => `Los correos usan el conjunto de plantillas «${name}».`,
    expiry: count => `El enlace funciona durante ${days(count)}.`,
    other: feature => `Cambia una opción de una versión más reciente: ${feature}.`,
  },

  sendAgain: {
    trackingId: 'ID de seguimiento de esta transferencia',
    failed: 'La transferencia no se ha enviado de nuevo',
    running: 'Enviando la transferencia de nuevo',
    act: 'Enviar de nuevo',
    done: recipient => `La transferencia a ${recipient} se ha enviado de nuevo.`,
  },

  undo: {
    button: 'Deshacer el envío',
    running: 'Deshaciendo el envío',
    offer: 'Aún no se ha enviado: todavía puede deshacerlo',
    left: duration =>
      `No se publica ni se envía nada por correo antes de que termine el plazo. Tiempo restante: ${duration}.`,
    over: 'Los archivos están a punto de publicarse.',
    failed: 'No se deshizo el envío',
    done: 'Deshecha antes de enviarse',
    doneText: 'Nadie recibió un correo, y el enlace no abre ningún archivo.',
  },

  wrongRecipient: {
    button: '¿Destinatario equivocado?',
    title: '¿Enviada al destinatario equivocado?',
    act: 'Retirar ahora',
    running: 'Retirando la transferencia',
    notReleased: recipient => `Aún no se ha liberado nada. ${recipient} no recibe ni los archivos ni ningún correo.`,
    thenSend: 'Después puede enviar los mismos archivos al destinatario correcto sin cargarlos otra vez.',
    linkStops: recipient =>
      `El enlace deja de funcionar de inmediato y ${recipient} ya no puede obtener los archivos. No recibe ningún correo al respecto.`,
    thenSeeAndSend:
      'Después verá si se ha descargado algo y podrá enviar los mismos archivos al destinatario correcto sin cargarlos otra vez.',
    failed: 'La transferencia no se ha retirado',
    reloaded:
      'Se ha cargado el estado actual. Si la transferencia todavía está dirigida a este destinatario, inténtelo de nuevo.',

    cannotGet: recipient => `El enlace ya no funciona. ${recipient} no puede obtener los archivos.`,
    mayHave: recipient => `El enlace ya no funciona, pero es posible que ${recipient} tenga los archivos.`,
    report:
      'Comuníquelo ahora al responsable de seguridad o a un administrador de su organización, con el ID de transferencia que figura más abajo.',
    erased: 'Los archivos guardados se han borrado. Envíelos al destinatario correcto en una transferencia nueva.',

    send: moment =>
      `Envíe los mismos archivos, el mensaje y las opciones al destinatario correcto. No se carga nada otra vez. Puede hacerlo hasta el ${moment}; después, los archivos se borran.`,
    newPassword: 'El archivo comprimido recibe una contraseña nueva.',
    name: 'Nombre del destinatario correcto (opcional)',
    email: 'Correo del destinatario correcto',
    sameAddress: 'Esta es la dirección a la que se envió por error.',
    sendAct: 'Enviar al destinatario correcto',
    sendActTo: address => `Enviar a ${address}`,
    sending: 'Enviando los archivos guardados',
    sendingTo: recipient => `Los archivos se están enviando a ${recipient}.`,
  },

  archive: {
    title: 'Protección con contraseña',
    name: 'Archivo comprimido',
    sealing: percent => `Cifrando: ${percent}`,
    sealedLater: 'Se cifra cuando se hayan inspeccionado todos los archivos',
    passwordLater: recipient =>
      `Los archivos se cifran con AES-256 en un solo archivo comprimido ZIP. Su contraseña se envía a ${recipient} en un correo aparte.`,
    passwordUnsent: 'No se ha compartido nada ni se ha enviado ninguna contraseña.',
    passwordSent: recipient =>
      `La contraseña se ha enviado a ${recipient} en un correo aparte. Aquí no se guarda y no se puede consultar.`,
  },

  codes: {
    title: 'Código por SMS',
    phone: 'Número de teléfono',
    unknownPhone: 'Desconocido',
    byEmail: 'También por correo',
    allowed: 'Permitido',
    unlock: 'Desbloquear códigos',
    unlocking: 'Desbloqueando los códigos',
    unlocked: recipient => `${recipient} puede volver a pedir códigos.`,
    unlockFailed: 'Los códigos no se han desbloqueado',
    resetFailed: 'Los códigos no se han restablecido.',
    change: 'Cambiar número',
    help: 'Después de demasiados códigos, el destinatario queda bloqueado: si los desbloquea, puede volver a pedirlos. Con otro número, los códigos se envían allí a partir de ahora y la verificación del número actual deja de ser válida.',
    changeTitle: 'Cambiar el número para los códigos',
    changing: 'Cambiando el número',
    changed: recipient => `Los códigos para ${recipient} se envían ahora al número nuevo.`,
    changeFailed: 'El número no se ha cambiado',
    changeText: (phone, recipient) =>
      `Actualmente los códigos se envían a ${phone}. Asegúrese de que el número nuevo pertenece a ${recipient}: quien lo tenga puede obtener los archivos.`,
    changeUnknownText: recipient =>
      `Actualmente los códigos se envían a otro número. Asegúrese de que el número nuevo pertenece a ${recipient}: quien lo tenga puede obtener los archivos.`,
    emailTitle: 'Código por correo',
    goTo: 'Los códigos se envían a',
    ownAddress: 'La dirección del destinatario',
    emailHelp:
      'Después de demasiados códigos, un destinatario queda bloqueado: si los desbloquea, todos los destinatarios de esta transferencia pueden volver a pedirlos. Un código por correo es tan seguro como el buzón, en el que también está el enlace.',
    allUnlocked: 'Los destinatarios pueden volver a pedir códigos.',
  },

  details: {
    title: 'Detalles',
    noMessage: 'Sin mensaje',
    requestedFrom: 'Solicitado a',
    fromDropPage: 'Recibido por',
    notProven: 'Su página de entrega. El remitente indicó este nombre y esta dirección; nada los demuestra.',
    requestedBy: 'Solicitado por',
    recipientName: 'Nombre del destinatario',
    created: 'Creación',
    expires: 'Caducidad',
    withdrawn: 'Retirada',
    revoked: 'Revocada',
    nothingShared: 'No se ha compartido nada',
    daysAfterSending: count => `${days(count)} después del envío`,
    downloads: 'Descargas',
    hiddenSender: 'Oculto: el destinatario solo ve su organización',
    transferId: 'ID de transferencia',
    trackingId: 'ID de seguimiento',
    templateSet: 'Conjunto de plantillas',
    policies: 'Políticas',
    linkByEmail: 'Enlace por correo',
    linkNotSent: 'No se envía: usted lo entrega',
  },

  files: {
    name: 'Nombre',
    file: 'Archivo',
    size: 'Tamaño',
    state: 'Estado',
    found: 'Datos sensibles',
    sha256: 'SHA-256',
    labelledSha256: 'SHA-256 {digest}',
    none: 'Esta transferencia no tiene archivos.',
    unknown: 'Aún desconocido',
    digestOf: name => `SHA-256 de ${name}`,
    digestStartOf: (beginning, name) => `${beginning}, SHA-256 de ${name}`,
    copyDigest: 'Copiar SHA-256',
    copyRefused: 'Este navegador no permite que las páginas copien. Seleccione el valor y cópielo.',

    waitingForUpload: 'Esperando la carga',
    waiting: 'En espera',
    waitingToBeAnonymized: 'Pendiente de anonimizar',
    waitingToBeInspected: 'Pendiente de inspeccionar',
    anonymizing: 'Anonimizando',
    inspecting: 'Inspeccionando',
    inspected: 'Inspeccionado',
    inspectedInPart: 'Inspeccionado en parte',
    error: 'Error',
    info: 'Información',
    notUploaded: 'No cargado',
    notProcessed: 'No procesado',
    verified: 'Verificado',
    notAnonymized: 'No anonimizado',
    percent: (state, percent) => `${state} ${percent}`,
    proceeding: 'No es necesaria ninguna acción: la transferencia continúa.',
  },

  malware: {
    allow: 'Permitir este contenido',
    allowOf: name => `Permitir este contenido: ${name}`,
    title: '¿Permitir este contenido?',
    text: signature =>
      `Si ${signature} es una falsa alarma, este archivo exacto podrá enviarse de nuevo durante 90 días. El archivo eliminado no se recupera: el remitente recibe un correo y lo envía otra vez.`,
    reason: 'Motivo',
    reasonHelp: 'El registro de auditoría lo guarda con su nombre.',
    act: 'Permitir',
    running: 'Permitiendo el contenido',
    failed: 'El contenido no se permitió',
    allowedUntil: day => `Un administrador permite este contenido hasta el ${day}.`,
    sendAgain: 'Envíe el archivo de nuevo.',
    askAgain: 'Solicite el archivo de nuevo.',
    end: 'Finalizar el permiso',
    endOf: name => `Finalizar el permiso: ${name}`,
    endTitle: '¿Finalizar el permiso?',
    endText: signature =>
      `A partir de ahora, los archivos con este contenido se rechazarán de nuevo cuando el análisis señale ${signature}. Las transferencias ya enviadas siguen disponibles.`,
    endAct: 'Finalizar',
    endRunning: 'Finalizando el permiso',
    endFailed: 'El permiso no se finalizó',
  },

  found: {
    title: 'Datos sensibles',
    kinds: counted => `Datos sensibles encontrados: ${counted}`,
    looking: (inspected, all) => `Buscando datos sensibles, ${number(inspected)} de ${countFiles(all, 'es')} listos`,
    partly: count =>
      plural(
        count,
        {
          one: '# archivo no se ha podido inspeccionar por completo. Los motivos figuran más abajo.',
          other: '# archivos no se han podido inspeccionar por completo. Los motivos figuran más abajo.',
        },
        'es',
      ),
    anonymized: 'Los archivos anonimizados se han inspeccionado en la forma que recibe el destinatario.',
    none: 'No se han encontrado datos sensibles',
    notInspected: 'Los archivos no se han inspeccionado',
    noneInPart: 'No se ha encontrado nada en lo que se ha podido inspeccionar',

    details: 'Detalles',
    detailsOf: name => `Detalles de lo encontrado en ${name}`,
    identical: counted => `${counted}, siempre el mismo valor`,
    distinct: (counted, different) => `${counted}, ${number(different)} valores distintos`,
    place: counted => `{place}: ${counted}`,
    page: page => `Página ${page}`,
    sheet: page => `Hoja ${page}`,
    slide: page => `Diapositiva ${page}`,
    column: column => `Columna ${column}`,
    pageAndColumn: (page, column) => `${page}, ${column}`,
    recognisedPlace: place => `${place} (OCR)`,
    onlyFrequent: max => `Solo se muestran los ${number(max)} lugares más frecuentes.`,
    sampled: (kinds, read, total) =>
      `Estos tipos de datos se han buscado solo en una parte del texto: ${formatList(kinds, 'es')} (${read} de ${total} caracteres).`,
    assumedEncoding: encoding => `Leído como ${encoding} (supuesto).`,
    recognised: count =>
      `Páginas e imágenes leídas por reconocimiento de texto (OCR), con posibles errores: ${number(count)}.`,
    misleadingName: (named, found) => `Un nombre de archivo termina en .${named}, pero el contenido es .${found}.`,
    untypedName: found => `Un nombre de archivo no tiene extensión; el contenido es .${found}.`,
  },

  secondOpinion: {
    title: 'Segunda opinión: Amazon Macie',
    both: kinds => `Encontrado por ambos: ${kinds}`,
    onlyMacie: kinds => `Encontrado solo por Macie: ${kinds}`,
    onlyHere: kinds => `Encontrado solo aquí: ${kinds}`,
    notSought: kinds => `Macie no lo busca: ${kinds}`,
    counted: (kind, count) => `${kind} (${number(count)})`,
    counts: (kind, count, second) => `${kind} (${number(count)}; Macie: ${number(second)})`,
  },

  anonymized: {
    columns: count => plural(count, { one: '# columna anonimizada', other: '# columnas anonimizadas' }, 'es'),
    ofFile: (name, columns) => `Anonimización de ${name}: ${columns}`,
    rows: count => plural(count, { one: '# fila de datos.', other: '# filas de datos.' }, 'es'),
    column: (method, outcome) => `{column}: ${method}. ${outcome}`,
    unnamedColumn: column => `Columna ${column}`,
    changed: (changed, unchanged) =>
      plural(
        changed,
        {
          one: `# valor modificado, ${number(unchanged)} sin cambios.`,
          other: `# valores modificados, ${number(unchanged)} sin cambios.`,
        },
        'es',
      ),
    replaced: count =>
      plural(
        count,
        {
          one: '# valor era demasiado corto para el cifrado con conservación de formato o tenía letras fuera de la A a la Z, y se ha sustituido.',
          other:
            '# valores eran demasiado cortos para el cifrado con conservación de formato o tenían letras fuera de la A a la Z, y se han sustituido.',
        },
        'es',
      ),
    pseudonymized: 'Solo seudonimizada: quien conozca la clave puede restaurar los valores.',
  },
}
