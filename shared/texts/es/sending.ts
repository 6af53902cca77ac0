import type {
  linkMailTexts as english,
  linkMailReasons as englishReasons,
  SendingTexts,
  TakenTexts,
  UnfinishedUploadsTexts,
} from '../en/sending.ts'
import { countFiles, formatBytes, formatDateTime, formatDuration, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c y 2 más' */
const named = (names: readonly string[]) => listed(names, more => `${more} más`)
const count = (files: number) => countFiles(files, 'es')
const size = (bytes: number) => formatBytes(bytes, 'es')

export const sending: SendingTexts = {
  idle: 'Iniciando',
  saving: 'Guardando la transferencia',
  goingOn: 'Reanudando',
  uploading: 'Cargando',
  paused: 'En pausa',
  finalizing: 'Terminando',
  done: 'Enviado',
  failed: 'Detenido',
  cancelled: 'Cancelado',
  waitsForNetwork: 'Esperando la red',
  waitsForServer: 'Esperando al servidor',
  allUploaded: 'Todo está cargado',

  share: (uploaded, all) => `${uploaded} de ${count(all)}`,
  bytes: (sent, total) => `${size(sent)} de ${size(total)}`,
  pace: bytesPerSecond => `${size(bytesPerSecond)}/s`,
  noPace: 'esperando la red',
  timeLeft,

  tabRunning:
    'El envío continúa mientras esta pestaña esté abierta. Si se cierra, abra de nuevo esta página en este navegador en un plazo de 24 horas para continuar donde se detuvo.',
  tabPaused:
    'Puede cerrar esta pestaña: abra de nuevo esta página en este navegador en un plazo de 24 horas para continuar donde se detuvo.',
  tabUnkept: 'Mantenga esta pestaña abierta hasta que se haya cargado todo.',

  fileUploaded: 'Cargado',
  fileFailed: 'No cargado',
  fileWaiting: 'En espera',
  fileRepeated: 'Intentando de nuevo',
  filePaused: 'En pausa',
  foundIn: (kinds, name) => `${kinds} en ${name}`,
  confirmTitle: 'Se encontraron datos sensibles',
  confirmText: 'Envíelos solo si el destinatario puede tenerlos.',
  confirm: 'Enviar de todos modos',
  confirmStay: 'No enviar todavía',

  sessionEnded: 'Su sesión ha terminado',
  sessionEndedText:
    'No se pierde nada. Deje esta pestaña abierta e inicie sesión de nuevo en otra: el envío continúa aquí automáticamente.',
  signInElsewhere: 'Iniciar sesión en otra pestaña',
  offline: 'Está sin conexión',
  offlineText: 'El envío continúa automáticamente cuando vuelva la red.',
  unanswered: 'El servidor no responde',
  trouble: 'El servidor tiene un problema',
  slow: 'El servidor tarda en responder',
  unansweredText: 'El envío continúa automáticamente en cuanto responda. No se pierde nada de lo cargado.',
  retryText: 'El envío continúa automáticamente. No se pierde nada de lo cargado.',
  tryingIn: seconds =>
    `Nuevo intento en ${seconds > 99 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`}`,
  tryingNow: 'Intentando de nuevo ahora',
  stays: (uploaded, all) =>
    plural(
      uploaded,
      {
        one: `# de ${count(all)} ya está cargado y no se enviará otra vez.`,
        other: `# de ${count(all)} ya están cargados y no se enviarán otra vez.`,
      },
      'es',
    ),
  tryAgain: 'Inténtelo de nuevo para enviar los archivos restantes o vuelva atrás para cambiarlos.',
  notConfirmed:
    'Todo está cargado. Inténtelo de nuevo para confirmar lo que se encontró o vuelva atrás para cambiar los archivos.',
  nothingSent: 'Aún no se ha enviado nada al destinatario.',
  unconfirmed: 'El servidor no ha confirmado que se haya enviado todo',
  unconfirmedText: 'Todo está cargado y es posible que ya se haya enviado. Inténtelo de nuevo para averiguarlo.',

  unsuccessful: 'No se han podido cargar los archivos',
  noAnswer: 'El servidor no ha respondido.',
  unreadable: name =>
    `Ya no se puede leer ${name}. Se modificó, movió o eliminó después de que usted lo eligiera: vuelva atrás, quítelo y elíjalo de nuevo.`,

  progress: 'Progreso',
  pause: 'Pausar',
  resume: 'Reanudar',
  elsewhere: 'La carga está en curso en otra pestaña de este navegador.',
  looking: 'Buscando los archivos',
  chooseAgain: 'Elegir los archivos de nuevo',
  choosePanel: 'Elija los mismos archivos de nuevo',
  chooseHint: 'Lo que ya está cargado no se envía otra vez.',
  stillMissing: 'Elija primero todos los archivos que faltan.',

  found: 'Encontrado',
  changed: 'Modificado: se enviará otra vez',
  resized: 'Tamaño distinto',
  missing: 'Aún falta',
  larger: bytes => `Ahora es ${size(bytes)} más grande.`,
  smaller: bytes => `Ahora es ${size(bytes)} más pequeño.`,
  strangers: names => `No forma parte de esta transferencia y se ha omitido: ${named(names)}.`,
  unreadableNames: names => `No se puede leer: ${named(names)}.`,
  changedNames: names => `Modificado desde que empezó; las diferencias se envían otra vez: ${named(names)}.`,
  resizedNames: names => `El tamaño ha cambiado desde que empezó: ${named(names)}.`,
  missingNames: names =>
    `${plural(names.length, { one: 'Aún falta # archivo', other: 'Aún faltan # archivos' }, 'es')}: ${named(names)}.`,

  notLoaded: 'No se ha podido cargar una parte de esta página. Compruebe su conexión o vuelva a cargar la página.',
}

export const unfinishedUploads: UnfinishedUploadsTexts = {
  count: uploads => plural(uploads, { one: 'Hay una carga sin terminar.', other: 'Hay # cargas sin terminar.' }, 'es'),
  link: 'Continuar la carga',
}

const since = (iso: string) => formatDateTime(iso, undefined, 'es')

export const takenTexts: TakenTexts = {
  none: 'No se ha descargado nada',
  times: downloads => plural(downloads, { one: 'Descargado una vez', other: 'Descargado # veces' }, 'es'),
  timesSince: (downloads, firstAt) =>
    plural(
      downloads,
      {
        one: `Descargado una vez, el ${since(firstAt)}`,
        other: `Descargado # veces, la primera el ${since(firstAt)}`,
      },
      'es',
    ),
  detailed: (times, details) => `${times} (${details})`,
}

export const linkMailTexts: typeof english = {
  delayed: {
    title: 'El correo con el enlace se retrasa',
    requestTitle: 'El correo con el enlace de carga se retrasa',
    meaning:
      'El servidor de correo del destinatario no lo acepta en este momento. Se seguirá intentando durante algunas horas.',
  },
  bounced: {
    title: 'El correo con el enlace ha sido devuelto',
    requestTitle: 'El correo con el enlace de carga ha sido devuelto',
    meaning: 'El servidor de correo del destinatario no lo ha aceptado. Compruebe la dirección.',
  },
  complained: {
    title: 'El correo con el enlace se ha marcado como no deseado',
    requestTitle: 'El correo con el enlace de carga se ha marcado como no deseado',
    meaning: 'Ya no se envían correos a esta dirección.',
  },
  refused: {
    title: 'No se ha podido enviar el correo con el enlace',
    requestTitle: 'No se ha podido enviar el correo con el enlace de carga',
    meaning: 'El sistema de correo no lo ha aceptado. Compruebe la dirección.',
  },
}

export const linkMailReasons: typeof englishReasons = {
  unknownAddress: 'La dirección no existe o ya no recibe correo. Compruébela y envíe los archivos a la correcta.',
  mailboxFull: 'El buzón está lleno. Pida al destinatario que libere espacio, o dele el enlace de otra manera.',
  refusedMail:
    'El sistema de correo del destinatario rechaza el mensaje según sus reglas. Pídale que permita los mensajes de este servicio, o dele el enlace de otra manera.',
  tooLarge: 'El mensaje es demasiado grande para el buzón. Dé el enlace al destinatario de otra manera.',
  unreachable:
    'No se puede acceder al servidor de correo del destinatario. Compruebe la parte de la dirección que sigue a la @.',
}

/**
 * The remaining time, rounded to its accuracy.
 * @param seconds more than 0
 */
function timeLeft(seconds: number): string {
  if (seconds < 8) return 'quedan unos segundos'
  const left = (text: string) => `aprox. ${text} para terminar`
  if (seconds < 55) return left(formatDuration(Math.ceil(seconds / 5) * 5, 'second', 'es'))
  if (seconds < 3570) return left(formatDuration(Math.ceil(seconds / 60), 'minute', 'es'))
  const minutes = Math.ceil(seconds / 600) * 10
  const hours = formatDuration(Math.floor(minutes / 60), 'hour', 'es')
  const rest = minutes % 60
  return left(rest > 0 ? `${hours} y ${formatDuration(rest, 'minute', 'es')}` : hours)
}
