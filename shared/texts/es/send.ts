import type {
  AddressBookTexts,
  CsvFilesTexts,
  RequestTexts,
  SendTexts,
  SuccessTexts,
  UnfinishedTexts,
} from '../en/send.ts'
import { countFiles, formatDateTime, formatList, formatRelative, plural } from '../format.ts'

const count = (files: number) => countFiles(files, 'es')
const moment = (iso: string) => formatDateTime(iso, undefined, 'es')

export const send: SendTexts = {
  steps: 'Pasos',
  stepNames: ['Archivos y destinatario', 'Comprobar y enviar'],
  heading: 'Enviar archivos',
  next: 'Paso siguiente',
  back: 'Volver',
  checking: 'Comprobando la transferencia',
  createFailed: 'No se ha podido crear la transferencia',
  nextNotLoaded: 'No se ha podido cargar el paso siguiente. Compruebe su conexión o vuelva a cargar la página.',
  requestInstead: '¿Quiere solicitar archivos?',
  discardText: 'Se borran los archivos, el destinatario y las opciones.',

  recipientName: 'Nombre del destinatario (opcional)',
  recipientEmail: 'Correo del destinatario',
  addMessage: 'Añadir un mensaje',

  fields: {
    files: 'archivos',
    recipientName: 'nombre del destinatario',
    recipient: 'correo del destinatario',
    message: 'mensaje',
  },
  toCheck: fields => `Para continuar, compruebe lo siguiente: ${formatList(fields, 'es')}.`,

  replacedTitle: recipient => `El destinatario de su borrador es ahora ${recipient}`,
  replaced: before =>
    `Ha seguido un enlace para este destinatario. Antes, el borrador era para ${before}. Compruebe los archivos y el mensaje.`,
  preparationFailed: next =>
    `No se ha enviado nada y se conserva lo que ha introducido. Compruebe el mensaje de error o su conexión y después pulse «${next}».`,

  missing: {
    openTitle: files => plural(files, { one: 'Abra # archivo de nuevo', other: 'Abra # archivos de nuevo' }, 'es'),
    open: 'Abrir de nuevo',
    openText:
      'La página se ha vuelto a cargar, y el navegador pregunta antes de abrir de nuevo sus archivos. Se conserva todo lo demás que ha introducido.',
    chooseTitle: files => plural(files, { one: 'Elija # archivo de nuevo', other: 'Elija # archivos de nuevo' }, 'es'),
    chooseText:
      'La página se ha vuelto a cargar, y el navegador no conserva archivos. Elija de nuevo los mismos archivos o quítelos. Se conserva todo lo demás que ha introducido.',
  },

  late: {
    tooLate: 'No se pueden añadir archivos mientras se envía la transferencia. Envíelos en otra transferencia.',
    faulty: 'Compruebe la lista de archivos y después pulse «Paso siguiente».',
    setAside:
      'Una carga anterior no ha terminado. Los archivos que acaba de elegir se conservan para su próxima transferencia.',
  },
  failedElsewhere: fault => `${fault} Abra «Enviar archivos» para continuar.`,

  confirm: {
    heading: (files, recipient) => `Va a enviar ${count(files)} a ${recipient}`,
    send: 'Enviar ahora',
    sendTo: recipient => `Enviar a ${recipient}`,
    checkAgain: 'Comprobar de nuevo',
    notAllowed: 'Esta transferencia no está permitida. Vuelva atrás y cambie el destinatario.',
    refusedTitle: 'La transferencia no se ha aceptado',
    refused: 'No se ha enviado nada. Lo que ha introducido sigue aquí.',
    cancelledTitle: 'El envío se ha cancelado',
    cancelled: 'No se ha enviado nada al destinatario. Lo que ha introducido sigue aquí.',
    summary: 'Lo que va a enviar',
    recipient: (name, address) => `${name} <${address}>`,
    aboutRecipient: 'destinatario',
    aboutMessage: 'mensaje',
    noMessage: 'Sin mensaje',
  },

  check: {
    blockedTitle: 'Esta transferencia no se puede enviar',
    title: 'Compruebe el destinatario',
    blocked: 'Cambie el destinatario o pregunte a sus administradores si esta dirección debería permitirse.',
    use: address => `Usar ${address}`,
    change: 'Cambiar destinatario',
    keep: recipient => `Mantener ${recipient}`,
    kept: recipient => `Mantiene ${recipient}.`,
    showWarning: 'Mostrar la advertencia',
    entered: 'Ha introducido',
    similar: 'Dirección parecida',
    mailGoesTo: address => `El correo se envía a ${address}`,
    insteadOf: (part, other) => `${part} en lugar de ${other}`,
    differences: differences => `${formatList(differences, 'es')}.`,
  },

  uploading: {
    heading: (files, recipient) => `Enviando ${count(files)} a ${recipient}`,
    refused: 'Las opciones muestran lo que pide ahora su organización. Se conserva lo que ha introducido.',
    blocked:
      'Los archivos están guardados. Revise la transferencia para ver si se puede enviar de nuevo sin otra carga.',
    toOptions: 'Volver a las opciones',
    startOver: 'Empezar otra transferencia',
    faulty: count =>
      count === 1
        ? 'Esta transferencia no se puede enviar con este archivo. Se detuvieron las demás cargas, el destinatario no recibió nada y sus datos se conservan.'
        : 'Esta transferencia no se puede enviar con estos archivos. Se detuvieron las demás cargas, el destinatario no recibió nada y sus datos se conservan.',
    removeFaulty: count => (count === 1 ? 'Quitar el archivo y continuar' : 'Quitar los archivos y continuar'),
    cancelTitle: '¿Cancelar el envío?',
    keep: 'Seguir enviando',
    cancel: 'Cancelar envío',
    cancelText:
      'La carga se detiene y el destinatario no recibe nada. Lo que ha introducido se queda aquí, de modo que aún puede enviarlo.',
    cancelTextUploaded:
      'La carga se detiene y el destinatario no recibe nada. Lo que ha introducido se queda aquí, de modo que aún puede enviarlo. Los datos cargados se eliminan.',
  },
}

export const csvFiles: CsvFilesTexts = {
  anonymize: 'Anonimizar',
  columns: columns => plural(columns, { one: '# columna anonimizada', other: '# columnas anonimizadas' }, 'es'),
  chooseAgain: 'Este archivo se anonimizó cuando se envió antes. Abra «Anonimizar» y elija sus reglas de nuevo.',
  toCheck: {
    secret:
      'La clave o la sal de sus reglas no se conserva al volver a cargar la página. Abra «Anonimizar» e introdúzcala de nuevo.',
    changed: 'Este archivo ha cambiado desde que se crearon sus reglas. Abra «Anonimizar» y compruébelas.',
  },
  unmatched: columns => {
    const numbers = formatList(columns.map(String), 'es')
    return plural(
      columns.length,
      {
        one: `Regex no cambia nada en las primeras filas de la columna ${numbers}. Si no cambia ninguna fila, la transferencia falla.`,
        other: `Regex no cambia nada en las primeras filas de las columnas ${numbers}. Si no cambia ninguna fila de alguna de ellas, la transferencia falla.`,
      },
      'es',
    )
  },
  notText: 'Este archivo contiene bytes que no son texto.',
  notTextMeaning: 'Si se anonimiza, la transferencia falla. Guárdelo como UTF-8 y elíjalo de nuevo.',
  unreadable: path =>
    `Ya no se puede leer ${path}: se ha movido, eliminado o modificado. Quítelo de la lista y elíjalo de nuevo.`,
  notLoaded: 'No se ha podido cargar el cuadro de diálogo. Compruebe su conexión o vuelva a cargar la página.',
}

export const unfinished: UnfinishedTexts = {
  title: 'Transferencia sin terminar',
  titleTo: recipient => `Transferencia sin terminar a ${recipient}`,
  allUploaded: files => `Todo está cargado (${count(files)}); solo falta el último paso.`,
  waiting: (waiting, all) =>
    `${plural(waiting, { one: 'Falta por cargar #', other: 'Faltan por cargar #' }, 'es')} de ${count(all)}.`,
  unreachable: reason => `Su estado se desconoce en este momento. ${reason}`,
  kept: (startedAt, keptUntil, now) =>
    `Iniciada ${formatRelative(startedAt, now, 'es')}. Los datos cargados se conservan al menos hasta el ${moment(keptUntil)}.`,

  replaceTitle: '¿Continuar la carga anterior?',
  replaceText: 'Lo que ha introducido en esta página es para otra transferencia y se perderá.',
  stay: 'Quedarse aquí',

  chooseHeading: recipient => `Continuar el envío a ${recipient}`,
  sameFiles: 'Archivos de esta transferencia',
  resizedTitle: 'Esta carga no puede continuar con un archivo de otro tamaño',
  resized: 'Elija el archivo tal como estaba cuando empezó o envíe todo como una transferencia nueva.',
  newTransfer: 'Enviarla como una transferencia nueva',
  newTransferText:
    'Una transferencia nueva empieza en el paso 1 con el destinatario, el mensaje y los archivos que haya elegido aquí. Los archivos que ya están cargados también deben elegirse de nuevo.',

  over: {
    unknown: 'La transferencia ya no existe. Envíe los archivos de nuevo.',
    finished: state => `Mientras tanto, la carga ha terminado. ${state}`,
    ready: recipient => `Sus archivos están listos para ${recipient}.`,
    failed: reason => `No puede continuar. ${reason}`,
    sendAgain: 'Envíe los archivos de nuevo.',
    discarded: 'Ha descartado esta carga. Envíe los archivos de nuevo.',
    revoked: 'Mientras tanto se ha enviado y se ha revocado.',
    expired: 'Mientras tanto se ha enviado y ha caducado.',
    other: 'Ya no se está cargando. Vuelva a cargar esta página para ver su estado.',
  },
}

export const request: RequestTexts = {
  heading: 'Solicitar archivos',
  loading: 'Cargando el formulario',
  preCheckFailed: 'No se ha podido comprobar la solicitud',
  sendInstead: '¿Quiere enviar archivos?',
  dropInstead: '¿Le envían archivos con frecuencia?',
  discardText: 'Se borran el destinatario de la solicitud, el mensaje y las opciones.',
  replacedTitle: responder => `El destinatario de su borrador es ahora ${responder}`,
  replaced: before =>
    `Ha seguido un enlace para esta dirección. Antes, el borrador era para ${before}. Compruebe el mensaje.`,

  responderPanel: 'Destinatario de la solicitud',
  responderName: 'Nombre del destinatario (opcional)',
  responderEmail: 'Correo del destinatario',
  messageOptional: 'Mensaje (opcional)',
  messageHint: 'Qué archivos necesita y para qué',

  request: 'Solicitar',
  requesting: 'Haciendo la solicitud',
  done: 'Solicitud realizada',
  failed: 'No se ha podido realizar la solicitud',
  failedTitle: 'La solicitud no se ha realizado',
  kept: 'Se conserva lo que ha introducido.',

  resultHeading: 'Archivos solicitados',
  notMailed: (meaning, recipient) =>
    `${meaning} La solicitud existe: copie el enlace siguiente y hágaselo llegar a ${recipient} por otra vía.`,
  resultPanel: 'Qué ocurre ahora',
  mailed: until => `{recipient} recibe este enlace por correo y puede cargar archivos hasta el ${moment(until)}.`,
  give: until => `Haga llegar este enlace a {recipient}, que puede cargar archivos hasta el ${moment(until)}.`,
  link: 'Enlace de carga',
  linkNote:
    'Se puede usar una sola vez. Cualquiera que tenga el enlace puede cargar archivos en lugar de la persona a la que se los ha solicitado.',
  again: 'Solicitar más',
  review: 'Revisar',
}

export const success: SuccessTexts = {
  success: 'Listo',
  loading: 'Cargando la transferencia',
  submitted: 'Sus archivos se han entregado',
  login: 'Inicie sesión para ver su estado.',
  transferExpires: expiry => `Su transferencia caducará ${expiry}.`,
  requestExpires: expiry => `Su solicitud caducará ${expiry}.`,
  outdated: 'Es posible que esto no esté actualizado',
  unknownTitle: 'El estado se desconoce en este momento',
  retried: 'La página lo intenta de nuevo cada pocos segundos.',
  review: 'Revisar la transferencia',
  linkLater: 'El enlace de descarga estará disponible en la página de revisión cuando termine el procesamiento.',
  sendMore: 'Enviar más archivos',
  requestMore: 'Solicitar más archivos',
  byHand: 'Entregue usted mismo el enlace',
  unknownState: 'Estado desconocido',

  ready: recipient => `Sus archivos están listos. El enlace se envía a ${recipient} por correo.`,
  readyByHand: recipient => `Sus archivos están listos. Copie el enlace siguiente y hágaselo llegar a ${recipient}.`,
  failed: 'Sus archivos no se han enviado',
  expired: 'Su transferencia ha caducado',
  revoked: 'Su transferencia se ha revocado',
  noLongerShared: recipient => `${recipient} ya no puede obtener los archivos.`,
  discarded: 'Ha descartado esta carga',
  notShared: recipient => `No se ha compartido nada con ${recipient}.`,
  uploading: 'Sus archivos aún no se han enviado',
  uploadingText: 'La carga no ha terminado.',

  requested: recipient => `Se han solicitado archivos a ${recipient}.`,
  requestedByHand: recipient =>
    `Su solicitud está lista. Copie el enlace de carga siguiente y hágaselo llegar a ${recipient}.`,
  requestNotMailed: recipient => `Copie el enlace de carga siguiente y hágaselo llegar a ${recipient}.`,
  arrived: recipient => `Los archivos de ${recipient} han llegado y se están procesando.`,
  released: recipient => `Los archivos de ${recipient} están aquí.`,
  requestFailed: 'No ha recibido los archivos',
  notReleased: recipient => `Los archivos de ${recipient} no se han liberado.`,
  requestExpired: 'Su solicitud ha caducado',
  requestRevoked: 'Su solicitud se ha revocado',
  askAgain: 'Puede solicitar los archivos de nuevo.',
  responding: 'Los archivos están en camino',
  respondingText: recipient => `${recipient} está cargando archivos.`,
}

export const addressBook: AddressBookTexts = {
  title: 'Sus destinatarios',
  edit: 'Editar sus destinatarios…',
  found: recipients =>
    plural(
      recipients,
      {
        one: '# destinatario. Use las teclas de flecha para elegir.',
        other: '# destinatarios. Use las teclas de flecha para elegir.',
      },
      'es',
    ),
  about: 'Solo usted ve esta lista. Un destinatario se añade cuando le envía archivos o se los solicita.',
  empty: 'No hay ninguno. Un destinatario se añade cuando le envía archivos o se los solicita.',
  lastUsed: time => `Último uso: ${time}`,
  delete: address => `Eliminar: ${address}`,
  deleted: address => `${address} se ha eliminado de sus destinatarios.`,
  deleteAll: 'Eliminar todos',
  deleteAllTitle: '¿Eliminar todos sus destinatarios?',
  deleteAllText: recipients =>
    plural(
      recipients,
      {
        one: 'Se eliminan el nombre y la dirección de # destinatario. Sus transferencias se conservan.',
        other: 'Se eliminan los nombres y las direcciones de # destinatarios. Sus transferencias se conservan.',
      },
      'es',
    ),
  keepAll: 'Conservar',
  deleting: 'Eliminando sus destinatarios',
  deletedAll: recipients =>
    plural(recipients, { one: '# destinatario eliminado.', other: '# destinatarios eliminados.' }, 'es'),
}
