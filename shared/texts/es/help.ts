import type { DocsPageTexts, FaqPageTexts, HelpPageTexts, HelpStepTexts } from '../en/help.ts'
import { plural } from '../format.ts'

export const faqPage: FaqPageTexts = {
  title: 'Preguntas frecuentes',
  search: 'Buscar en las preguntas',
  placeholder: 'Por ejemplo: el archivo comprimido no se abre',
  clear: 'Borrar la búsqueda',
  recipients: 'Para destinatarios',
  org: 'Para usuarios de la organización',
  noRecipients: 'No hay preguntas para destinatarios.',
  noOrg: 'No hay preguntas para usuarios de la organización.',
  found: count => plural(count, { one: '# pregunta encontrada', other: '# preguntas encontradas' }, 'es'),
  notFound: query => `Ninguna pregunta coincide con «${query}». Pruebe con otras palabras o pregunte: {support}`,
  notFoundWithoutSupport: query => `Ninguna pregunta coincide con «${query}». Pruebe con otras palabras.`,
  goneTitle: 'Esta pregunta ya no existe',
  gone: 'El enlace que ha abierto lleva a una pregunta que se ha eliminado o movido. Búsquela más abajo.',
  support: 'los administradores de la organización',
  moreHelp: 'La guía de uso muestra cada paso con una imagen: {link}',
  howToUse: 'Guía de uso',
  partlyLoaded: 'No se han podido cargar las preguntas de su organización. Estas son las generales.',
}

export const helpPage: HelpPageTexts = {
  title: 'Guía de uso',
  lead: 'Envíe archivos en ocho pasos.',
  step: number => `Paso ${number}`,
  zoom: title => `Ampliar la imagen: ${title}`,
  position: (number, count) => `Paso ${number} de ${count}`,
  previous: 'Paso anterior',
  next: 'Paso siguiente',
  close: 'Cerrar',
  keys: 'Use las teclas de flecha para cambiar de paso y Escape para cerrar.',
  questions: 'Respuestas a las preguntas más habituales: {link}',
  faq: 'Preguntas frecuentes',
  documents: 'Guías para miembros, administradores, operadores e integradores: {link}',
  documentation: 'Documentación',
  toursTitle: 'Recorridos por las páginas',
  tours: 'Cada recorrido explica en menos de un minuto las partes más importantes de una página.',
  startTour: page => `Iniciar el recorrido: ${page}`,
}

export const helpStepTexts: HelpStepTexts = {
  signIn: {
    title: 'Inicie sesión',
    description:
      'Inicie sesión con la cuenta de su organización (inicio de sesión único). No necesita otra contraseña.',
    caption: 'La página de inicio de sesión',
  },
  selectFiles: {
    title: 'Elija los archivos',
    description:
      'Haga clic en el campo o suelte en él archivos y carpetas. Más tarde puede añadir otros archivos y quitar cualquiera de ellos. Un archivo puede tener hasta {fileSize}, y una transferencia hasta {totalSize}, o {archiveSize} con protección con contraseña.',
    caption: 'Los archivos elegidos',
  },
  recipient: {
    title: 'Introduzca el destinatario y el mensaje',
    description:
      'Introduzca la dirección de correo, el nombre si lo desea y un mensaje. Si una política lo exige, confirme que el destinatario sabe que usted utiliza su dirección de correo.',
    caption: 'Destinatario y mensaje',
  },
  review: {
    title: 'Revise la transferencia',
    description:
      'Compruebe el destinatario y los archivos. Si el destinatario es nuevo para usted o la dirección se parece a otra, aparece una advertencia. Léala antes de continuar: aquí se descubre la mayoría de los errores.',
    caption: 'Se comprueba el destinatario',
  },
  options: {
    title: 'Configure las opciones',
    description:
      'Proteja los archivos con una contraseña o con un código enviado al teléfono del destinatario, oculte su dirección o cambie la caducidad. De forma predeterminada, un enlace funciona durante {expiry}. Las opciones que exige una política ya están activadas.',
    caption: 'Las opciones de seguridad',
  },
  confirm: {
    title: 'Confirme y envíe',
    description:
      'Marque la confirmación y pulse «Enviar ahora» («Enviar a …» si hay una advertencia). Puede volver atrás hasta que se envíen los archivos.',
    caption: 'La confirmación',
  },
  upload: {
    title: 'Espere a que termine la carga',
    description:
      'Mantenga la pestaña abierta hasta que se haya cargado todo. Si falla la red, la carga continúa automáticamente donde se detuvo.',
    caption: 'La carga en curso',
  },
  complete: {
    title: 'Transferencia completada',
    description:
      'Sus archivos se procesan y después se envían. Siga la transferencia en «Mis transferencias», donde también puede revocarla en cualquier momento.',
    caption: 'La transferencia en la lista',
  },
}

export const docsPage: DocsPageTexts = {
  title: 'Documentación',
  lead: 'Guías para todas las personas que trabajan con este producto. Están escritas en inglés.',
  audiences: {
    members: 'Para miembros',
    administrators: 'Para administradores',
    operators: 'Para operadores',
    integrators: 'Para integradores',
  },
  search: 'Buscar en la documentación',
  clear: 'Borrar la búsqueda',
  found: count => plural(count, { one: '# sección encontrada', other: '# secciones encontradas' }, 'es'),
  notFound: query => `Ninguna sección coincide con «${query}». Pruebe con otras palabras.`,
  contents: 'En esta página',
  all: 'Todos los documentos',
  failedTitle: 'No se ha podido cargar el documento',
  failed: 'Compruebe su conexión y vuelva a cargar la página.',
  goneTitle: 'Este documento no existe',
  gone: 'Es posible que se le haya cambiado el nombre. La página general enumera todos los documentos.',
  loading: 'Cargando el documento',
}
