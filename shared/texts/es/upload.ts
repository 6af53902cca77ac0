import type { RequestTexts, RespondingTexts, UploadTexts } from '../en/upload.ts'
import { countFiles, formatBytes, formatCount, formatDateTime } from '../format.ts'
import { listed } from '../listed.ts'

const count = (files: number) => countFiles(files, 'es')
const size = (bytes: number) => formatBytes(bytes, 'es')

export const requestTexts: RequestTexts = {
  expiredTitle: 'El enlace de carga ha caducado',
  expired: 'Pida al remitente que reenvíe la solicitud.',
  withdrawnTitle: 'Solicitud retirada',
  withdrawn: 'La solicitud se ha retirado, por lo que su enlace ya no sirve para cargar archivos.',
  begunTitle: 'Ya se ha iniciado una carga',
  begun: 'Se ha iniciado una carga con este enlace en otro dispositivo o en otro navegador.',
  blocked: 'Aquí no se pueden aceptar estos archivos. Póngase en contacto con la persona que los solicitó.',
  usedTitle: 'Archivos ya cargados',
  used: '(Este enlace se puede usar una sola vez).',
}

export const responding: RespondingTexts = {
  saving: 'Preparando la carga',
  done: 'Cargado',
  tabRunning:
    'La carga continúa mientras esta pestaña esté abierta. Si se cierra, abra de nuevo el enlace en este navegador en un plazo de 24 horas para continuar donde se detuvo.',
  tabPaused:
    'Puede cerrar esta pestaña: abra de nuevo el enlace en este navegador en un plazo de 24 horas para continuar donde se detuvo.',
  offlineText: 'La carga continúa automáticamente cuando vuelva la red.',
  unansweredText: 'La carga continúa automáticamente en cuanto responda. No se pierde nada de lo cargado.',
  retryText: 'La carga continúa automáticamente. No se pierde nada de lo cargado.',
  unconfirmed: 'El servidor no ha confirmado la entrega de los archivos',
  unconfirmedText: 'Todo está cargado y es posible que ya se haya entregado. Inténtelo de nuevo para averiguarlo.',
  tryAgain: 'Inténtelo de nuevo para enviar los archivos restantes.',
  nothingSent: 'Todavía no se ha entregado nada.',
  unreadable: name =>
    `Ya no se puede leer ${name}. Se modificó, movió o eliminó después de que usted lo eligiera: elíjalo de nuevo.`,
  strangers: names => `No forma parte de esta carga y se ha omitido: ${listed(names, more => `${more} más`)}.`,
}

export const upload: UploadTexts = {
  failed: 'Error',
  unreachable: 'El servidor no responde. Compruebe su conexión e inténtelo de nuevo.',

  takenTitle: 'Otra carga se ha adelantado',
  usedByOther:
    'Con este enlace se están cargando archivos o ya se han cargado. No se ha enviado ninguno de los suyos. Si no lo esperaba, póngase en contacto con la persona que le envió el enlace.',
  begunThere: 'Para continuarla, abra allí el enlace.',
  begunHelp: asker =>
    `Si no puede, pida a ${asker} que revoque esta solicitud y envíe otra. De lo contrario, el enlace se vuelve a abrir 24 horas después de que se detuviera la carga.`,
  lookAgain: 'Comprobar de nuevo',
  withdrawnHelp: 'Si no lo esperaba, pregunte a la persona que le envió el enlace.',
  unknownTitle: 'Este enlace no es válido',
  unknown: 'Compruebe que ha abierto el enlace completo del correo.',

  heading: asker => `Enviar archivos a ${asker}`,
  askedPanel: 'Sobre esta solicitud',
  askedBy: 'Solicitado por',
  asker: (person, organization) => `${person}, ${organization}`,
  askedFor: 'Para',
  until: 'Enlace abierto hasta',
  aboutMessage: 'mensaje',
  filesPanel: 'Sus archivos',
  acknowledgement:
    'Confirmo que puedo compartir estos archivos y acepto que mi dirección de correo se utilice para esta carga y su acuse de recibo.',
  once: 'El enlace se puede usar una sola vez: elija todo antes de cargar.',
  upload: 'Cargar',
  preparing: 'Preparando la carga',
  fileName: 'Este nombre no se puede usar. Cambie el nombre del archivo.',

  uploadingHeading: (files, asker) => `Cargando ${count(files)} para ${asker}`,

  unfinishedHeading: 'Su carga no ha terminado',
  unfinishedPanel: 'Continuar donde se detuvo',
  unfinished: (files, bytes) =>
    `Empezó a cargar ${count(files)}, ${size(bytes)} en total. Lo que ya está cargado no se envía otra vez.`,
  kept: iso => `Los datos cargados se conservan al menos hasta el ${formatDateTime(iso, undefined, 'es')}.`,
  chooseHeading: 'Continuar su carga',
  sameFiles: 'Archivos de esta carga',
  resizedTitle: 'La carga no puede continuar con un archivo de otro tamaño',
  resized:
    'Elija el archivo tal como estaba cuando empezó. Si no puede, no continúe la carga: después de 24 horas, el enlace se abre de nuevo para volver a empezar.',

  infectedTitle: 'Se encontró malware',
  infected:
    'Un archivo que se subió con este enlace contiene malware. Se eliminó, no se entregó ninguno de los archivos y se informó a la persona que los solicitó. Compruebe si hay malware en su dispositivo antes de volver a enviar archivos.',

  receiptHeading: 'Sus archivos han llegado',
  receipt: asker =>
    `Gracias. Ahora sus archivos se comprueban y después se entregan a ${asker}, que recibirá un aviso si no es posible. Puede cerrar esta página; el enlace ya no se puede usar.`,
  receiptPanel: 'Lo que ha enviado',
  handedTo: 'Para',
  handedAt: 'Cuándo',
  receiptMail:
    'Cuando se entreguen los archivos, se enviará un acuse de recibo con la suma de comprobación de cada archivo a la dirección de correo que recibió la solicitud.',
  saveReceipt: 'Guardar acuse de recibo',
  receiptFile: 'acuse-de-recibo.txt',
  checksum: 'SHA-256',
  noChecksum: 'suma de comprobación en el acuse de recibo por correo',
  exactSize: bytes => (bytes < 1024 ? size(bytes) : `${size(bytes)} (${formatCount(bytes, 'es')} bytes)`),
  line: (name, value) => `${name}: ${value}`,
  at: (time, iso) => `${time} (${iso})`,
  total: 'Total',
}
