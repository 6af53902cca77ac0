import type { ListsTexts } from '../en/lists.ts'
import { countFiles, formatBytes, formatCount, formatList } from '../format.ts'

const number = (count: number) => formatCount(count, 'es')

export const lists: ListsTexts = {
  loading: 'Cargando las transferencias',
  refresh: 'Actualizar',
  refreshed: 'La lista está actualizada.',
  behind: 'La lista es de hace unos segundos. Se actualiza automáticamente.',
  knownAt: moment => `La lista muestra el estado del ${moment}.`,
  failed: 'No se ha podido cargar la lista',
  outdated: 'Es posible que la lista no esté actualizada',
  ignored: parts =>
    `Algunas partes de esta dirección no se han podido leer y se han ignorado: ${formatList(parts, 'es')}.`,
  wider: filters =>
    `La lista muestra más de lo previsto porque algunos filtros no se han podido leer: ${formatList(filters, 'es')}.`,
  quoted: text => `«${text}»`,
  ignoredPart: (name, value, others) =>
    others === 0 ? `${name} ${value}` : `${name} ${value} y ${number(others)} más`,
  othersIgnored: count => `${number(count)} más`,
  addressParts: { type: 'Todas, Enviadas o Solicitadas', sort: 'Orden', page: 'Página' },

  empty: 'Aún no ha enviado nada',
  emptyText: 'Aquí aparecen los archivos que envía o solicita. Puede seguirlos y revocarlos.',
  allEmpty: 'Aún no se ha enviado ninguna transferencia',
  noMatch: 'Ninguna transferencia coincide con estos filtros',
  noRecent: 'No hay transferencias en los últimos 7 días',
  showAnyTime: 'Mostrar cualquier fecha',

  show: 'Mostrar',
  types: { all: 'Todas', sent: 'Enviadas', requested: 'Solicitadas' },
  filterByState: 'Filtrar por estado',
  total: 'Total',

  filters: {
    name: 'Filtros',
    labels: {
      state: 'Estado',
      recipient: 'Destinatario',
      sender: 'Remitente',
      createdAt: 'Creación',
      expiryDate: 'Caducidad',
      keyword: 'Palabra clave',
      message: 'Mensaje',
      fileName: 'Nombre de archivo',
      fileExtension: 'Extensión',
      infotype: 'Tipo de datos',
      option: 'Opción',
    },
    hints: {
      recipient:
        'Una dirección, o el comienzo de un nombre o dominio que contenga (al menos 3 letras). *@partner.example abarca el dominio completo.',
      sender:
        'Una dirección, o el comienzo de un nombre o dominio que contenga (al menos 3 letras). *@acme.example abarca el dominio completo.',
      keyword:
        'Palabras de mensajes, nombres, direcciones, ID de seguimiento y nombres de archivo. Deben aparecer todas.',
      message: 'Palabras del mensaje. Deben aparecer todas.',
      fileName: 'Palabras de un nombre de archivo. Deben aparecer todas.',
    },
    clear: 'Borrar filtros',
    add: 'Añadir filtro',
    choices: 'Filtros que se pueden añadir',
    withValue: label => `${label}:`,
    remove: label => `Quitar el filtro ${label}`,
    either: names => formatList(names, 'es', 'disjunction'),
    severalOf: (names, others) => formatList([...names, `${number(others)} más`], 'es'),
    addValue: 'Añadir',
    removeValue: value => `Quitar ${value}`,
    chosen: label => `${label}: elegido`,
    find: 'Buscar',
    findIn: label => `Buscar en ${label}`,
    noMatches: 'Sin coincidencias',
    anyTime: 'Cualquier fecha',
    from: 'Desde',
    to: 'Hasta',
    invalidDates: 'Introduzca fechas válidas.',
    endsFirst: 'El intervalo termina antes de empezar.',
  },

  columns: 'Columnas',
  columnLabels: {
    recipient: 'Destinatario',
    sender: 'Remitente',
    files: 'Archivos',
    state: 'Estado',
    createdAt: 'Creación',
    expiryDate: 'Caducidad',
    downloads: 'Descargas',
    message: 'Mensaje',
    infotypes: 'Datos sensibles',
    trackingId: 'ID de seguimiento',
    id: 'ID de transferencia',
  },
  actions: 'Acciones',
  order: 'Orden',
  orders: {
    'createdAt-desc': 'Más recientes primero',
    'createdAt-asc': 'Más antiguas primero',
    'expiryDate-asc': 'Primeras en caducar',
    'expiryDate-desc': 'Últimas en caducar',
  },

  openDetails: name => `${name}, detalles`,
  request: 'Solicitud',
  noFiles: 'Aún sin archivos',
  moreFiles: count => `y ${number(count)} más`,
  filesAndSize: (count, bytes) => `${countFiles(count, 'es')}, ${formatBytes(bytes, 'es')}`,
  revokeFailed: id => `No se ha podido revocar la transferencia con el ID ${id}`,

  zone: zone => `Las horas están en ${zone}.`,
  zoneOf: (zone, timeZone) => `Las horas están en ${zone} (${timeZone}).`,
  tooDeep: max =>
    `Solo se pueden mostrar las primeras ${number(max)} transferencias. Restrinja los filtros para ver las demás.`,

  details: {
    transferTo: 'Transferencia a {recipient}',
    requestTo: 'Solicitud a {recipient}',
    noMessage: 'Sin mensaje',
    nothingUploaded: 'Aún no se ha cargado nada.',
    noFiles: 'Esta transferencia no tiene archivos.',
    asked: 'Solicitado a',
    askedBy: 'Solicitado por',
    hiddenSender: 'Oculto para el destinatario',
    ofEach: 'Ver cada destinatario',
    noExpiry: 'Aún ninguna',
    options: 'Opciones',
    passwordProtection: 'Protección con contraseña',
    oneTimePassword: 'Código de un solo uso',
    emailCode: 'Código por correo',
    anonymous: 'Remitente oculto',
    review: 'Revisar',
  },
}
