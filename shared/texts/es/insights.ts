import type {
  AlertKindsTexts,
  AlertSentencesTexts,
  AlertsTexts,
  CadencesTexts,
  CardMenuTexts,
  CardTitlesTexts,
  ChangesTexts,
  ChartsTexts,
  ColumnsTexts,
  FirstDownloadsTexts,
  FoundTexts,
  InsightFailuresTexts,
  InsightsTexts,
  IntervalNamesTexts,
  SpikesTexts,
  TileTexts,
} from '../en/insights.ts'
import { formatCount, formatPercent, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'es')
const percent = (whole: number) => formatPercent(whole, 'es')

export const insights: InsightsTexts = {
  title: 'Estadísticas de actividad',
  activity: 'Actividad',
  security: 'Seguridad',
  range: 'Periodo',
  rangeChosen: name => `Periodo: ${name}`,
  from: 'Desde',
  to: 'Hasta',
  invalidDays: 'Introduzca fechas válidas.',
  backwards: 'El periodo termina antes de empezar.',
  tooEarly: 'La primera fecha posible es el 2 de enero de 1970.',
  tooLate: 'La última fecha posible es el 30 de diciembre de 2199.',
  compared: (days, before) => `${days}, en comparación con ${before}`,
  comparedInZone: (days, before, timeZone) =>
    `${days}, en comparación con ${before}. Los días y las horas están en la zona horaria ${timeZone}.`,
  reportOf: organization => `${organization}:`,
  interval: 'Intervalo',
  automatic: 'Automático',
  search: 'Buscar en todas las transferencias',
  refresh: 'Actualizar',
  noData: 'No hay datos.',
  loading: title => `Cargando ${title}`,
  others: count => plural(count, { one: '# más', other: '# más' }, 'es'),
  noExtension: 'Sin extensión',
  unlabelled: entries => `Recuadros pequeños: ${entries.join(', ')}`,
  chartFailed: 'No se ha podido cargar el gráfico',
  print: 'Imprimir informe',
  printRange: 'Imprimir este periodo',
  printLastMonth: 'El mes pasado',
  printThisMonth: 'Este mes',
  printing: 'El informe se abre cuando se hayan cargado todas las tarjetas.',
  days: (first, last) => `${first} a ${last}`,
  figure: (name, figure) => `${name}: ${figure}`,
  titled: (title, count) => `${title} (${number(count)})`,
  listed: names => names.join(', '),
  point: (time, figures) => `${time}. ${figures.join(', ')}`,
  weekFrom: day => `Semana del ${day}`,
  cardsFailed: count =>
    plural(
      count,
      {
        one: 'No se ha podido cargar # tarjeta de las estadísticas de actividad',
        other: 'No se han podido cargar # tarjetas de las estadísticas de actividad',
      },
      'es',
    ),
  severalFailed: failures => failures.join('. '),
}

const notLoaded = (data: string) => `No se han podido cargar los datos de ${data}`

export const insightFailures: InsightFailuresTexts = {
  activityHighlights: notLoaded('las cifras clave'),
  transfersPerInterval: notLoaded('las transferencias a lo largo del tiempo'),
  dataVolume: notLoaded('el volumen de datos'),
  weekdays: notLoaded('los días de la semana y las horas'),
  topPartners: notLoaded('los socios principales'),
  topSenders: notLoaded('los remitentes principales'),
  topReceivers: notLoaded('los destinatarios principales'),
  topInfotypes: notLoaded('los tipos de datos más frecuentes'),
  fileTypes: notLoaded('los tipos de archivo'),
  flows: notLoaded('los remitentes y los socios'),
  behaviours: notLoaded('los hábitos de seguridad'),
  firstDownloads: notLoaded('las primeras descargas'),
  newSenders: notLoaded('los remitentes nuevos'),
  newDomains: notLoaded('los dominios nuevos'),
  newRecipients: notLoaded('los destinatarios nuevos'),
  sendersSpike: notLoaded('los aumentos repentinos de remitentes'),
  domainsSpike: notLoaded('los aumentos repentinos de dominios'),
  recipientsSpike: notLoaded('los aumentos repentinos de destinatarios'),
  sensitiveInfotypes: notLoaded('los datos sensibles'),
  mistakes: notLoaded('los errores evitados'),
  transfers: notLoaded('las transferencias'),
  alerts: notLoaded('las alertas'),
}

export const cardTitles: CardTitlesTexts = {
  activityHighlights: 'Cifras clave',
  transfersPerInterval: 'Transferencias a lo largo del tiempo',
  dataVolume: 'Volumen de datos',
  weekdays: 'Días de la semana y horas',
  topPartners: 'Socios principales',
  topSenders: 'Remitentes principales',
  flows: 'De remitentes a socios',
  securityHighlights: 'Cifras clave',
  behaviours: 'Hábitos',
  topInfotypes: 'Tipos de datos más frecuentes',
  topReceivers: 'Destinatarios principales',
  fileTypes: 'Tipos de archivo enviados',
  firstDownloads: 'Tiempo hasta la primera descarga',
  spikes: 'Aumentos repentinos',
}

export const tileTexts: TileTexts = {
  totalTransfers: 'Transferencias',
  totalRequests: 'Solicitudes',
  totalUsers: 'Usuarios',
  totalDownloads: 'Descargas',
  totalExpired: 'Caducadas',
  newDomains: 'Dominios nuevos',
  newSenders: 'Remitentes nuevos',
  newRecipients: 'Destinatarios nuevos',
  sensitiveInfotypes: 'Datos sensibles',
  mistakes: 'Errores evitados',
}

export const cardMenu: CardMenuTexts = {
  menu: title => `Menú de ${title}`,
  more: title => `Más: ${title}`,
  showTable: 'Mostrar como tabla',
  showTableOf: title => `Mostrar como tabla: ${title}`,
  showChart: 'Mostrar como gráfico',
  open: 'Abrir transferencias',
  openNamed: count =>
    plural(
      count,
      { one: 'Abrir las transferencias de este elemento', other: 'Abrir las transferencias de estos #' },
      'es',
    ),
  copy: 'Copiar enlace a esta tarjeta',
  copied: title => `Se ha copiado el enlace a ${title}.`,
  copyFailed: 'No se ha podido copiar el enlace.',
  csv: 'Descargar CSV',
  png: 'Descargar PNG',
  ofSent: count => plural(count, { one: 'De # transferencia enviada', other: 'De # transferencias enviadas' }, 'es'),
  csvFailed: 'No se ha podido crear el archivo CSV.',
  pngFailed: 'No se ha podido crear la imagen.',
}

export const columns: ColumnsTexts = {
  name: 'Nombre',
  value: 'Valor',
  changePercent: 'Cambio en porcentaje',
  transfers: 'Transferencias',
  requests: 'Solicitudes',
  movingAverage: 'Media móvil de 7 días',
  previous: 'Periodo anterior',
  bytes: 'Volumen',
  start: 'Inicio',
  day: 'Día',
  weekday: 'Día de la semana',
  sender: 'Remitente',
  receiver: 'Destinatario',
  partner: 'Dominio del socio',
  infotype: 'Tipo de datos',
  fileType: 'Tipo de archivo',
  behaviour: 'Hábito',
  with: 'Con',
  without: 'Sin',
  percentWith: 'Con, porcentaje',
  percentWithout: 'Sin, porcentaje',
  firstDownload: 'Primera descarga',
  kind: 'Tipo',
  count: 'Transferencias ese día',
  average: 'Media diaria anterior',
}

export const firstDownloads: FirstDownloadsTexts = {
  withinHour: 'En una hora',
  withinDay: 'En un día',
  withinThreeDays: 'En 3 días',
  withinWeek: 'En una semana',
  later: 'Más tarde',
  never: 'Enviadas y nunca descargadas',
  share: (whole, never, total) =>
    `El ${percent(whole)} de las transferencias liberadas nunca se descargó: ${number(never)} de ${number(total)}.`,
}

export const spikes: SpikesTexts = {
  text: (count, day, average) =>
    `${plural(count, { one: '# transferencia', other: '# transferencias' }, 'es')} el ${day}. La media de los 7 días anteriores fue de ${average} al día.`,
  senders: 'De un remitente',
  domains: 'A un dominio',
  recipients: 'A un destinatario',
}

export const found: FoundTexts = {
  openAll: 'Abrir estas transferencias',
  more: count => plural(count, { one: '# más no se muestra.', other: '# más no se muestran.' }, 'es'),
  between: (sender, recipient) => `${sender} a ${recipient}`,
  review: 'Revisar',
  corrected: 'Revisar la transferencia corregida',
}

export const intervalNames: IntervalNamesTexts = { hour: 'Hora', day: 'Día', week: 'Semana', month: 'Mes' }

export const changes: ChangesTexts = {
  fromNone: 'En el periodo anterior no hubo nada.',
  same: 'Igual que en el periodo anterior.',
  up: change => `Aumento del ${change} respecto al periodo anterior.`,
  down: change => `Descenso del ${change} respecto al periodo anterior.`,
}

export const alertSentences: AlertSentencesTexts = {
  newSenders: sender => `Nuevo remitente detectado: ${sender}`,
  newDomains: domain => `Nuevo dominio detectado: ${domain}`,
  newRecipients: recipient => `Nuevo destinatario detectado: ${recipient}`,
  sendersSpike: sender => `Aumento repentino de las transferencias de ${sender}`,
  domainsSpike: domain => `Aumento repentino de las transferencias a ${domain}`,
  recipientsSpike: recipient => `Aumento repentino de las transferencias a ${recipient}`,
  mistakePrevented: sender => `Posible error de ${sender} evitado`,
  sensitiveInfotypes: () => 'Datos sensibles detectados',
  malwareFound: sender => `Malware encontrado en una transferencia de ${sender}`,
  secondOpinion: sender => `Macie encontró más datos sensibles en una transferencia de ${sender}`,
}

export const alerts: AlertsTexts = {
  title: 'Alertas',
  none: 'No hay alertas que mostrar.',
  kind: 'Tipo de alerta',
  allKinds: 'Todos los tipos',
  isNew: 'Nueva',
  newCount: count => plural(count, { one: '# alerta nueva', other: '# alertas nuevas' }, 'es'),
  manyNew: max => `Más de ${number(max)} alertas nuevas`,
  more: count =>
    plural(
      count,
      { one: '# alerta más antigua no se muestra.', other: '# alertas más antiguas no se muestran.' },
      'es',
    ),
  showMore: 'Mostrar más',
  showAll: count => `Mostrar todas (${number(count)})`,
  spike: (count, average) =>
    `${number(count)} o más transferencias en un día, en comparación con ${average} al día en los 7 días anteriores`,
  acknowledge: 'Confirmar',
  acknowledgeOf: text => `Confirmar: ${text}`,
  acknowledged: (by, time) => `Confirmada por ${by} ${time}`,
  acknowledgedNow: by => `Confirmada por ${by} ahora mismo`,
  reopen: 'Reabrir',
  reopenOf: text => `Reabrir: ${text}`,
  note: 'Nota (opcional)',
  noteHint: limit => `Como máximo ${number(limit)} caracteres. Todos los administradores pueden leerla.`,
  saving: 'Guardando',
  acknowledgeFailed: 'No se ha podido confirmar la alerta',
  reopenFailed: 'No se ha podido reabrir la alerta',
  onlyOpen: 'Solo abiertas',
  noneOpen: 'Todas las alertas de este periodo están confirmadas.',
  jump: 'Ir a las alertas',
  subscription: 'Alertas por correo',
  subscriptionTo: email => `Los correos se envían a ${email}.`,
  endsAt: time => `Terminan el ${time} si no vuelve a usar las estadísticas.`,
  cadence: 'Cuándo',
  kinds: 'Qué tipos',
  noKind: 'Elija al menos un tipo.',
  saved: 'Se ha guardado su elección de correos.',
  saveFailed: 'No se ha podido guardar su elección de correos',
  loadFailed: 'No se ha podido cargar su elección de correos',
}

export const cadences: CadencesTexts = {
  none: 'Sin correos',
  each: 'Cada alerta de inmediato',
  daily: 'Una vez al día',
  weekly: 'Una vez a la semana',
}

export const alertKinds: AlertKindsTexts = {
  newSenders: 'Remitentes nuevos',
  newDomains: 'Dominios nuevos',
  newRecipients: 'Destinatarios nuevos',
  sendersSpike: 'Aumentos de remitentes',
  domainsSpike: 'Aumentos a dominios',
  recipientsSpike: 'Aumentos a destinatarios',
  mistakePrevented: 'Errores evitados',
  sensitiveInfotypes: 'Datos sensibles',
  malwareFound: 'Malware',
  secondOpinion: 'Segunda opinión de Macie',
}

export const charts: ChartsTexts = {
  heatCell: (weekday, from, to, count) => `${weekday}, de ${from} a ${to}: ${number(count)}`,
  heatScale: max =>
    plural(
      max,
      {
        one: 'El recuadro más grande representa # transferencia o solicitud.',
        other: 'El recuadro más grande representa # transferencias y solicitudes.',
      },
      'es',
    ),
  share: (whole, count, total) => `${percent(whole)} (${number(count)} de ${number(total)})`,
  withAndWithout: (count, without, percentWithout) =>
    `${number(count)} con, ${number(without)} sin (${percent(percentWithout)})`,
  flow: (sender, partner, count) => `${sender} a ${partner}: ${number(count)}`,
  strongestFlows: (count, others) =>
    `Los ${number(count)} flujos más intensos y ${plural(others, { one: '# más', other: '# más' }, 'es')}. Los números junto a los nombres cuentan solo los flujos más intensos.`,
}
