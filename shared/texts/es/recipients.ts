import type { RecipientsTexts } from '../en/recipients.ts'
import { formatBytes, plural } from '../format.ts'

export const recipients: RecipientsTexts = {
  list: 'Destinatarios añadidos',
  remove: address => `Quitar ${address}`,
  showAll: 'Mostrar todos',
  showFewer: 'Mostrar menos',
  added: count =>
    plural(
      count,
      { one: '# destinatario añadido.', many: '# de destinatarios añadidos.', other: '# destinatarios añadidos.' },
      'es',
    ),
  unread: 'Estas partes no son direcciones y se han omitido:',
  dismiss: 'Ocultar',
  file: {
    tooLarge: bytes =>
      `Una lista puede tener como máximo ${formatBytes(bytes, 'es')}. Elija un archivo CSV o de texto con direcciones.`,
    unreadable: 'No se ha podido leer la lista. Elíjala de nuevo.',
    noneFound: 'No se ha encontrado ninguna dirección en este archivo.',
  },

  title: 'Destinatarios',
  actions: 'Acciones',
  copyRefused: 'Este navegador no permite que las páginas copien. Seleccione el enlace y cópielo:',
  removal: {
    title: '¿Quitar a este destinatario?',
    text: address =>
      `El enlace de ${address} deja de funcionar de inmediato. Los demás conservan el suyo. Las copias ya descargadas permanecen.`,
    act: 'Quitar',
    running: 'Quitando al destinatario',
    done: address => `${address} ya no puede descargar los archivos.`,
    failed: 'No se ha quitado al destinatario',
  },
  adding: {
    title: 'Enviar estos archivos a más destinatarios',
    text: 'Reciben los mismos archivos y el mismo mensaje, cada uno con su propio enlace. Para los demás no cambia nada.',
    act: 'Enviar',
    running: 'Añadiendo los destinatarios',
    failed: 'No se han añadido los destinatarios',
  },
  history: {
    open: 'Historial',
    title: 'Qué ocurrió con esta entrega',
    about: address => `Historial de la entrega a ${address}`,
    step: 'Qué ocurrió',
    file: 'Archivo',
    first: 'Primera vez',
    last: 'Última vez',
    count: 'Veces',
    none: 'Todavía no se sabe nada.',
    failed: 'No se cargó el historial',
    note: 'Las descargas se cuentan cuando empiezan. Solo se sabe si llegaron todos los bytes cuando el navegador del destinatario lo comunica.',
    steps: {
      mailed: 'Enlace entregado al sistema de correo',
      delivered: 'Aceptado por el servidor de correo del destinatario',
      delayed: 'Retrasado',
      bounced: 'Devuelto por el servidor de correo del destinatario',
      complained: 'Marcado como no deseado',
      refused: 'No aceptado por el sistema de correo',
      opened: 'Enlace abierto',
      openedByMachine: 'Enlace abierto, probablemente por la comprobación automática de un sistema de correo',
      passedSignIn: 'Sesión iniciada',
      passedCode: 'Código introducido',
      passedByDevice: 'Abierto por un dispositivo de confianza, sin código',
      fetched: 'Descargado',
      fetchedByMachine: 'Obtenido, probablemente por la comprobación automática de un sistema de correo',
      saved: 'Guardado por completo, según el navegador del destinatario',
    },
  },
  receipt: {
    open: 'Comprobante',
    about: address => `Comprobante de la entrega a ${address}`,
  },
}
