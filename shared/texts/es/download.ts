import type { DownloadTexts } from '../en/download.ts'
import { countShared, formatBytes, formatDateTime, formatPercent, formatRelative, plural } from '../format.ts'

const shared = (count: number, isArchived: boolean) => countShared(count, isArchived, 'es')
const size = (bytes: number) => formatBytes(bytes, 'es')
const seconds = (count: number) => plural(count, { one: '# segundo', other: '# segundos' }, 'es')

export const downloadTexts: DownloadTexts = {
  opening: 'Abriendo el enlace',
  countShared: shared,
  size,
  moment: iso => formatDateTime(iso, undefined, 'es'),
  relative: (iso, now) => formatRelative(iso, now, 'es'),
  percent: whole => formatPercent(whole, 'es'),
  retry: 'Reintentar',
  resume: 'Reanudar',
  whatCanIDo: '¿Qué puedo hacer?',
  language: 'Idioma',
  faq: 'Preguntas frecuentes',
  help: 'Guía de uso',
  accessibility: 'Declaración de accesibilidad',
  cancel: 'Cancelar',

  link: {
    processing: 'Casi listo',
    processingTexts: [
      'Sus archivos aún se están procesando; inténtelo de nuevo más tarde.',
      'Esta página lo comprueba automáticamente y se abre en cuanto estén listos.',
    ],
    checkAgain: 'Comprobar de nuevo',
    expired: 'La transferencia ha caducado',
    expiredText:
      'Los archivos que intenta descargar ya no están disponibles. Puede pedir al remitente que los envíe de nuevo.',
    moreTime: {
      ask: 'Pedir más tiempo',
      asked:
        'Gracias. Si los archivos aún pueden ponerse a disposición, el remitente recibe su petición. Si concede más tiempo, este enlace volverá a funcionar.',
    },
    unknown: 'No se reconoce este enlace.',
    unknownText: 'Compruebe que lo ha copiado entero, desde el primer carácter hasta el último.',
    busy: 'Demasiadas solicitudes.',
    busyText: count => `Esta página lo intenta de nuevo automáticamente en ${seconds(count)}.`,
    tryAgain: 'Intentar de nuevo',
    unreachable: 'No se puede descargar.',
    unreachableText: 'No se puede acceder al servidor. Compruebe su conexión.',
    refused: 'No se ha podido descargar.',
    refusedText: 'El servicio no está disponible en este momento. Inténtelo de nuevo en breve.',
  },

  transfer: {
    hasShared: (count, isArchived) => `ha compartido ${shared(count, isArchived)} con usted`,
    message: 'Mensaje',
    readMore: 'Leer más',
    hide: 'Ocultar',
    expires: relative => `Caduca ${relative}`,
    isProtected: 'Protegido con contraseña',
    isProtectedText: 'Descargará un archivo comprimido ZIP. Su contraseña llega en un correo aparte.',
    acknowledgement: 'Confirmo que estos archivos están destinados a mí y que los trataré con cuidado.',
    tickFirst: 'Marque la casilla anterior para continuar.',
    proceed: 'Continuar',
  },

  /** After a press that a program could have made. */
  personStep: {
    title: 'Un paso más',
    text: 'Su pulsación parecía la comprobación automática de un sistema de correo. Espere un momento y pulse el botón una vez.',
    open: 'Abrir los archivos',
    wait: 'Espere a que el botón esté listo.',
    ready: 'El botón está listo.',
  },

  archive: {
    howToOpen: 'Cómo abrir el archivo comprimido',
    steps: [
      'Descargue el archivo comprimido y busque el correo con la contraseña. Se envió aparte del correo con el enlace.',
      'Abra el archivo comprimido con un programa compatible con AES-256: 7-Zip o WinZip en Windows, Keka en un Mac, 7z en Linux.',
      'Copie la contraseña del correo, sin espacios alrededor.',
    ],
    otherTools:
      '«Operation not permitted» o un error similar significa que un programa no es compatible con AES-256: use uno de los anteriores.',
  },

  file: {
    download: name => `Descargar ${name}`,
    downloadAgain: name => `Descargar ${name} de nuevo`,
    retry: name => `Reintentar ${name}`,
    preparingName: name => `Preparando ${name}`,
    preparing: 'Preparando la descarga.',
    busy: count => `Demasiadas solicitudes; la descarga continúa en ${seconds(count)}.`,
    tooMany: count => `Demasiadas solicitudes. Inténtelo de nuevo dentro de ${seconds(count)}.`,
    started: 'Descarga iniciada.',
    saved: 'Guardado.',
    failed: name => `No se ha podido descargar ${name}.`,
    waiting: 'Esperando su turno.',
    inArchive: 'En el ZIP.',
    cancel: name => `Cancelar la descarga de ${name}`,
    resume: name => `Reanudar la descarga de ${name}`,
  },

  all: {
    download: 'Descargar todo',
    downloadZip: 'Descargar todo como ZIP',
    counting: (index, count) => `Descargando ${index} de ${count}`,
    started: 'Todas las descargas se han iniciado.',
    someFailed: count =>
      plural(
        count,
        { one: 'No se ha podido descargar # archivo.', other: 'No se han podido descargar # archivos.' },
        'es',
      ),
    fileName: day => `archivos-${day}.zip`,
    cancel: 'Cancelar la descarga de todos los archivos',
    resume: 'Reanudar la descarga de todos los archivos',
    failed: 'No se ha podido descargar.',
  },

  saving: {
    progress: name => `Progreso de ${name}`,
    bytes: (done, total) => `${size(done)} de ${size(total)}`,
    begun: name => `Guardando ${name}.`,
    broken: 'Se ha perdido la conexión. La descarga se reanuda automáticamente donde se detuvo.',
    goesOn: 'La descarga continúa.',
    finishing: 'Terminando.',
    saved: name => `${name} se ha guardado.`,
    cancelled: 'La descarga se ha cancelado.',
    noRoom: 'No hay espacio suficiente en este disco.',
    notWritable: 'El archivo no se puede guardar ahí. Elija otro lugar.',
    keepOpen: 'Mantenga esta página abierta hasta que termine.',
  },

  login: {
    title: 'Inicie sesión para abrir estos archivos',
    text: 'Solo se abren para la persona a la que están destinados. Después volverá a esta página.',
    signIn: 'Iniciar sesión',
    otherPerson: 'Estos archivos no se abren para usted',
    otherPersonTexts: email => [
      `Aquí ha iniciado sesión como ${email}. Los archivos están destinados a otra persona o su sesión ha terminado.`,
      'Primero se cerrará su sesión. Pulse «Iniciar sesión» en la página siguiente y volverá aquí.',
    ],
    signInAsAnother: 'Iniciar sesión como otra persona',
  },

  code: {
    title: 'Confirme que es usted',
    text: 'El remitente protege estos archivos con un código, que es válido durante unos minutos.',
    goesTo: { sms: phone => `Código por SMS a ${phone}`, email: email => `Código por correo a ${email}` },
    wentTo: {
      sms: phone => `Código del SMS enviado a ${phone}`,
      email: email => `Código del correo enviado a ${email}`,
    },
    nothingYet: 'No se envía nada hasta que pulse el botón.',
    send: 'Enviar código',
    sending: 'Enviando…',
    sent: 'El código se ha enviado.',
    verify: 'Verificar',
    verifying: 'Verificando…',
    expiresIn: clock => `Caduca en ${clock}`,
    expiresSoon: count => `El código caduca en ${seconds(count)}.`,
    expired: 'El código ha caducado.',
    wrong: 'Código incorrecto',
    attempts: count => plural(count, { one: 'Queda # intento', other: 'Quedan # intentos' }, 'es'),
    incomplete: 'El código tiene seis dígitos.',
    otherPrefix: (theirs, ours) => `Este código empieza por ${theirs}. El más reciente empieza por ${ours}.`,
    resend: { sms: 'Enviar otro código por SMS', email: 'Enviar otro código por correo' },
    instead: { sms: 'Enviarlo por SMS', email: 'Enviarlo por correo' },
    failed: 'No se ha podido iniciar sesión.',
    unreachable: 'No se puede acceder al servidor. Compruebe su conexión.',
    refused: {
      sms: 'La red telefónica ha rechazado el mensaje. Pida al remitente que compruebe el número.',
      email: 'El código no se ha podido enviar a esta dirección. Pida al remitente que la compruebe.',
    },
    waiting:
      'Los archivos aún se están procesando y no se ha enviado ningún código. Inténtelo de nuevo dentro de un minuto.',
    trust: {
      label: 'Confiar en este dispositivo durante 30 días',
      text: 'Los próximos enlaces dirigidos a usted se abrirán en este navegador sin código. Marque esta casilla solo en un dispositivo que nadie más utilice.',
      isTrusted: 'Este dispositivo es de confianza. Los enlaces dirigidos a usted se abren aquí sin código.',
      forget: 'Olvidar este dispositivo',
      forgotten: 'Este dispositivo ya no es de confianza. El próximo enlace volverá a pedir un código.',
      failed:
        'No se ha podido registrar este dispositivo como de confianza. El próximo enlace volverá a pedir un código.',
    },
    ended: 'Estos archivos ya no están disponibles y no se ha enviado ningún código. Vuelva a cargar esta página.',
    locked: (relative, at) =>
      `No se ha enviado ningún código porque se han pedido demasiados. Puede pedir otro ${relative}, a partir del ${at}.`,
    lockedPermanently:
      'No se ha enviado ningún código porque se han pedido demasiados. Pida al remitente que permita nuevos códigos y después envíe uno desde aquí.',
  },
}
