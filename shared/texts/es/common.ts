import type {
  CommonTexts,
  ComponentsTexts,
  DialogsTexts,
  pageTitles as englishTitles,
  LandingTexts,
  NetworkTexts,
  SessionTexts,
  ShellTexts,
} from '../en/common.ts'
import { formatCount, plural } from '../format.ts'

export const common: CommonTexts = {
  home: 'Inicio',
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',

  close: 'Cerrar',
  cancel: 'Cancelar',
  save: 'Guardar',
  apply: 'Aplicar',
  retry: 'Reintentar',
  tryAgain: 'Intentar de nuevo',
  reload: 'Volver a cargar',
  previous: 'Anterior',
  next: 'Siguiente',
  more: 'Más',
  whatCanIDo: '¿Qué puedo hacer?',
  opensInNewTab: '(se abre en una pestaña nueva)',
  show: 'Mostrar',
  hide: 'Ocultar',
  readMore: 'Leer más',
  keep: 'Conservar',

  loading: 'Cargando',
  none: 'Ninguno',
  unknown: 'Desconocido',
  notAvailable: 'n. d.',
  no: 'No',

  files: 'Archivos',
  message: 'Mensaje',
  sender: 'Remitente',
  recipient: 'Destinatario',

  about: (label, subject) => `${label}: ${subject}`,
}

export const pageTitles: typeof englishTitles = {
  landing: 'Inicio',
  login: 'Iniciar sesión',
  logout: 'Cerrar sesión',
  token: 'Iniciar sesión',
  send: 'Enviar archivos',
  request: 'Solicitar archivos',
  upload: 'Cargar archivos',
  drop: 'Entregar archivos',
  dropPage: 'Página de entrega',
  success: 'Listo',
  transfers: 'Mis transferencias',
  allTransfers: 'Todas las transferencias',
  insights: 'Estadísticas de actividad',
  unsubscribe: 'Alertas por correo',
  policies: 'Cumplimiento',
  health: 'Estado del sistema',
  review: 'Revisar la transferencia',
  reviewAny: 'Revisar la transferencia',
  faq: 'Preguntas frecuentes',
  help: 'Guía de uso',
  docs: 'Documentación',
  document: 'Documentación',
  accessibility: 'Declaración de accesibilidad',
  receipt: 'Verificar comprobante',
}

export const shell: ShellTexts = {
  skip: 'Ir al contenido',
  homeLink: brand => `${brand}, inicio`,
  mainMenu: 'Principal',
  menu: 'Menú',
  insights: 'Estadísticas',
  alerts: 'Alertas',
  settings: 'Configuración',
  faq: 'Preguntas frecuentes',
  help: 'Guía de uso',
  accessibility: 'Accesibilidad',
  language: 'Idioma',
  newAlerts: (label, count) => `${label}, ${plural(count, { one: '# alerta nueva', other: '# alertas nuevas' }, 'es')}`,
  manyNewAlerts: (label, max) => `${label}, más de ${formatCount(max, 'es')} alertas nuevas`,
  notYet: label => `${label} aún no está disponible.`,
  problem: label => `${label} (hay un problema)`,
  toDark: 'Cambiar al tema oscuro',
  toLight: 'Cambiar al tema claro',

  success: 'Listo',
  error: 'Error',
  dismiss: 'Descartar',
  notifications: 'Notificaciones',

  crashedTitle: 'Esta página ha dejado de funcionar',
  crashed: 'Se ha producido un error en la página solicitada. Vuelva a cargarla.',
  notFoundTitle: 'Página no encontrada',
  notFound: 'No encontramos la página que busca.',
  startFailed: 'No se ha podido cargar la configuración',
  startFailedTitle: 'La aplicación no se puede iniciar',
  startFailedText: 'No se ha podido cargar su configuración. Compruebe su conexión e inténtelo de nuevo.',
}

export const network: NetworkTexts = {
  unreachable: 'No se puede acceder al servidor.',
  notUnderstood: 'Esta página no entiende la respuesta del servidor. Vuelva a cargarla.',
  status: status => `El servidor ha respondido con el estado ${status}.`,
}

export const session: SessionTexts = {
  signingIn: 'Iniciando sesión',
  signingOut: 'Cerrando sesión',
  unreachable: 'No se puede acceder a la página de inicio de sesión.',
  incomplete: 'No se ha podido completar el inicio de sesión. Inténtelo de nuevo.',
  failedTitle: 'Error al iniciar sesión',
  failed: 'No ha iniciado sesión. Inténtelo de nuevo.',
  mismatchTitle: 'La redirección no coincide',
  mismatch: 'Se ha producido un error en la página solicitada.',
  inWindowTitle: 'Inicie sesión en una ventana nueva',
  inWindow:
    'La página de inicio de sesión no se puede mostrar dentro de otra aplicación. Abra esta página en una ventana nueva, inicie sesión y continúe allí.',
  openWindow: 'Abrir en una ventana nueva',

  expiredTitle: 'La sesión ha caducado',
  expired: 'Su sesión ha caducado. Inicie sesión para continuar.',
  loginInTab: 'Iniciar sesión en otra pestaña',
  kept: 'Esta pestaña conserva lo que ha introducido. Vuelva a ella después de iniciar sesión.',
  notSignedInTitle: 'Sin sesión iniciada',
  notSignedIn: 'No ha iniciado sesión. Inicie sesión para continuar.',
  noAccessTitle: 'Sin acceso',
  noAccess: 'No tiene acceso a esta página. Vuelva a la página de inicio o inicie sesión con otro usuario.',
  rightsEndedTitle: 'Inicie sesión de nuevo',
  rightsEnded:
    'Sus derechos de administrador han terminado. Inicie sesión de nuevo para continuar. Si esta página vuelve a aparecer, consulte a su servicio de asistencia.',
  limitedTitle: 'Derechos limitados',
  limited:
    'Un operador ha limitado sus derechos a los de un miembro. Si necesita más, consulte a su servicio de asistencia.',
}

export const landing: LandingTexts = {
  title: 'Envíe archivos con seguridad.',
  lead: 'Elija los archivos, indique el destinatario y nosotros los entregamos mediante un enlace seguro.',
  leadSignedOut: organization =>
    `Para las personas de ${organization} y aquellas con las que intercambian archivos. Inicie sesión para enviar archivos mediante un enlace seguro.`,
  signIn: 'Iniciar sesión',
  signInFirst: 'Inicie sesión para enviar o solicitar archivos.',
  noPermissionTitle: 'Sin permiso',
  noPermission: 'No tiene permiso para enviar ni solicitar archivos. Para pedir acceso, escriba a {email}',
  noPermissionWithoutEmail:
    'No tiene permiso para enviar ni solicitar archivos. Para pedir acceso, póngase en contacto con su administrador',

  select: 'Elegir archivos para enviar',
  drop: 'Suelte para enviar',
  selectHint: 'o arrastre archivos o una carpeta a cualquier lugar de esta página',
  draft: 'Tiene un borrador. Los archivos que elija aquí se añadirán a él.',
  continueDraft: 'Continuar el borrador',
  requestQuestion: '¿Espera archivos de otra persona?',

  promises: {
    link: {
      title: 'Un enlace para un destinatario',
      text: 'Los archivos nunca viajan como adjuntos.',
    },
    recipient: {
      title: 'Primero, la persona correcta',
      text: 'Usted confirma el destinatario antes de que se envíe nada.',
    },
    end: {
      title: 'Usted mantiene el control',
      text: 'Los enlaces caducan, y puede revocarlos en cualquier momento.',
    },
  },
}

const copiesStay =
  'Las copias que ya se han descargado no se ven afectadas. Una transferencia revocada no se puede restaurar.'

export const dialogs: DialogsTexts = {
  abandon: {
    button: 'Descartar carga',
    title: '¿Descartar esta carga?',
    text: recipient =>
      `La carga se detiene y se eliminan todos los datos cargados. ${recipient} no recibe nada ni se le avisa.`,
    act: 'Descartar',
    running: 'Descartando la carga',
    done: recipient => `La carga para ${recipient} se ha descartado.`,
    failed: 'La carga no se ha descartado',
  },

  revoke: {
    button: 'Revocar transferencia',
    title: '¿Revocar esta transferencia?',
    titleOfRequest: '¿Revocar esta solicitud?',
    act: 'Revocar',
    running: 'Revocando la transferencia',
    done: id => `Se ha revocado la transferencia con el ID ${id}`,
    failed: id => `No se ha podido revocar la transferencia con el ID ${id}.`,
    reloaded: 'Se ha cargado el estado actual. Si la transferencia todavía se puede revocar, inténtelo de nuevo.',
    endsDownload: recipient =>
      `El enlace de descarga deja de funcionar de inmediato y ${recipient} ya no puede descargar los archivos. ${copiesStay}`,
    endsDownloads: recipients =>
      `Todos los enlaces de descarga dejan de funcionar de inmediato: ninguno de los ${formatCount(recipients, 'es')} destinatarios puede ya descargar los archivos. ${copiesStay}`,
    endsUpload: recipient =>
      `El enlace de carga deja de funcionar de inmediato y ${recipient} ya no puede cargar archivos. Después puede enviar otra solicitud.`,
    endsReceived: recipient => `Usted ya no puede descargar los archivos de ${recipient}. ${copiesStay}`,
  },

  resend: {
    button: 'Reenviar solicitud',
    short: 'Reenviar',
    title: '¿Enviar esta solicitud de nuevo?',
    text: recipient => `${recipient} recibe otra vez el correo con el enlace de carga.`,
    act: 'Enviar de nuevo',
    buttonAfterEnd: 'Solicitar de nuevo',
    titleAfterEnd: '¿Solicitar estos archivos de nuevo?',
    textAfterEnd: recipient => `${recipient} recibe un correo con un enlace de carga nuevo.`,
    stay: 'Ahora no',
    running: 'Enviando la solicitud',
    justSent: 'La solicitud se ha enviado hace un momento.',
    done: recipient => `La solicitud se ha enviado de nuevo a ${recipient}.`,
    failed: 'No se ha podido enviar la solicitud',
  },

  discardDraft: {
    button: 'Descartar borrador',
    title: '¿Descartar este borrador?',
    act: 'Descartar',
  },
}

export const components: ComponentsTexts = {
  copied: 'Copiado',
  copyLink: 'Copiar enlace',
  copyRefused:
    'Este navegador no permite que las páginas copien. El enlace está seleccionado: pulse Ctrl+C, o ⌘C en un Mac.',
  sentTo: address => `Enviado a ${address}`,
  clickHere: 'Haga clic aquí',
  fileAction: (action, file) => `${action} ${file}`,
  notedFileAction: (action, file, note) => `${action} ${file}, ${note}`,
  pages: 'Páginas',
  page: page => `Página ${formatCount(page, 'es')}`,
  pageNumber: (page, pages) => `Página ${formatCount(page, 'es')} de ${formatCount(pages, 'es')}`,
  range: (first, last, total) =>
    `${formatCount(first, 'es')} a ${formatCount(last, 'es')} de ${formatCount(total, 'es')}`,
}
