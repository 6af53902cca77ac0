import type { HealthPeriodsTexts, HealthTexts, QualityTexts } from '../en/health.ts'
import { formatCount, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'es')
const waiting = 'Las transferencias esperan en proceso y continúan automáticamente. No se libera nada sin comprobar.'
const periods = (count: number) => plural(count, { one: '# periodo', other: '# periodos' }, 'es')

export const health: HealthTexts = {
  loadFailed: 'No se han podido cargar los datos de las comprobaciones de estado',
  loading: 'Cargando las comprobaciones de estado',
  firstRun: 'La primera comprobación está en curso',
  firstRunText: 'Su resultado aparece aquí automáticamente, por lo general en menos de un minuto.',
  outdated: 'Esta página muestra un estado anterior. Lo intenta de nuevo automáticamente.',
  retried: 'Esta página lo intenta de nuevo automáticamente.',

  currentStatus: 'Estado actual',
  lastChecked: 'Última comprobación',
  overall: 'General',
  otherParts: 'Otras partes',
  noScanner: 'Sin configurar',
  meaning: 'Qué significa',
  partProblem: '{part}: {text}',

  day: 'Últimas 24 horas',
  zone: zone => `Horas en ${zone}`,
  legend: 'Leyenda',
  now: 'ahora',

  history: 'Historial',
  historyNote: 'Se hace una comprobación cada cinco minutos',
  time: 'Hora',
  overallStatus: 'Estado general',
  showAll: count => `Mostrar las ${number(count)} comprobaciones`,
  showLatest: 'Mostrar solo las últimas',

  parts: {
    anonymization: 'Anonimización',
    extraction: 'Extracción',
    inspection: 'Inspección',
    workflow: 'Procesamiento',
    storage: 'Almacenamiento',
    mail: 'Correo',
    index: 'Listas',
    identity: 'Inicio de sesión',
    scanner: 'Análisis de malware',
  },

  statuses: {
    healthy: 'Correcto',
    degraded: 'Degradado',
    stale: 'Sin actualizar',
    unhealthy: 'Con fallos',
  },

  meanings: {
    anonymization: waiting,
    extraction: waiting,
    inspection: waiting,
    workflow: 'Las transferencias tardan más de lo habitual y continúan automáticamente.',
    storage: 'Las cargas y descargas pueden fallar. Inténtelo de nuevo más tarde: una carga continúa donde se detuvo.',
    mail: 'Los correos pueden llegar con retraso. Puede copiar el enlace de una transferencia en su página de revisión.',
    index: 'Las listas pueden mostrar un estado anterior. Las transferencias en sí no se ven afectadas.',
    identity: 'El inicio de sesión puede fallar. Quienes ya han iniciado sesión pueden seguir trabajando.',
    scanner: waiting,
  },
  degraded: 'Los resultados son correctos, pero tardan más de lo habitual.',
  stale: 'No ha habido ninguna comprobación en los últimos 15 minutos, por lo que se desconoce el estado actual.',
}

export const healthPeriods: HealthPeriodsTexts = {
  statuses: {
    healthy: 'correcto',
    unhealthy: 'con fallos',
    degraded: 'degradado',
    unchecked: 'sin comprobar',
  },

  always: (whole, status) => `${whole}: ${status}`,
  sometimes: (whole, exceptions) => `${whole}: ${exceptions}; por lo demás, correcto`,
  never: (whole, exceptions) => `${whole}: ${exceptions}`,

  unhealthy: {
    once: (duration, time) => `con fallos durante ${duration} a las ${time}`,
    longer: (duration, from) => `con fallos durante ${duration} desde las ${from}`,
    often: (duration, count, last) => `con fallos durante ${duration} en ${periods(count)}, el último a las ${last}`,
  },
  degraded: {
    once: (duration, time) => `degradado durante ${duration} a las ${time}`,
    longer: (duration, from) => `degradado durante ${duration} desde las ${from}`,
    often: (duration, count, last) => `degradado durante ${duration} en ${periods(count)}, el último a las ${last}`,
  },
  unchecked: {
    once: (duration, time) => `sin comprobar durante ${duration} a las ${time}`,
    longer: (duration, from) => `sin comprobar durante ${duration} desde las ${from}`,
    often: (duration, count, last) => `sin comprobar durante ${duration} en ${periods(count)}, el último a las ${last}`,
  },
}

const extraction = (examples: string, documents: number, formats: number) =>
  `Extracción: ${examples} aparecían en el texto leído de ${number(documents)} documentos en ${number(formats)} formatos.`

export const quality: QualityTexts = {
  title: 'Calidad de la inspección',
  measuredNow: day => `Medida el ${day} con esta versión del motor`,
  measuredEarlier: day => `Medida el ${day} con una versión anterior del motor`,
  intro:
    'Con qué acierto encuentra el motor los datos sensibles, medido con textos de los que se conocen todos los ejemplos. Ninguna parte del motor se ajustó a estos textos.',
  precisionMeaning:
    'La precisión es la proporción de hallazgos correctos. Con un 98 %, 2 de cada 100 hallazgos son falsas alarmas.',
  recallMeaning:
    'La exhaustividad es la proporción de ejemplos encontrados. Con un 95 %, se pasan por alto 5 de cada 100.',
  infoType: 'Datos sensibles',
  examples: 'Ejemplos',
  precision: 'Precisión',
  recall: 'Exhaustividad',
  few: 'pocos',
  fewMeaning: (least, share) =>
    `«pocos» señala los tipos con menos de ${number(least)} ejemplos: un solo error cambia sus proporciones en más de ${share}.`,

  setNames: {
    'test/labelled': 'Documentos etiquetados de Waybill',
    'https://github.com/microsoft/presidio-research': 'Registros sintéticos de Presidio',
  },
  sets: {
    'Apache-2.0': texts =>
      `${number(texts)} textos, con la licencia Apache 2.0: cualquiera puede usarlos, modificarlos y compartirlos si conserva sus avisos`,
    MIT: texts =>
      `${number(texts)} textos, con la licencia MIT: cualquiera puede usarlos, modificarlos y compartirlos si conserva su aviso`,
  },
  otherSet: (texts, licence) => `${number(texts)} textos, ${licence}`,

  extractedAll: (examples, documents, formats) => extraction(`los ${number(examples)} ejemplos`, documents, formats),
  extracted: (found, examples, documents, formats) =>
    extraction(`${number(found)} de ${number(examples)} ejemplos`, documents, formats),
  anonymization:
    'La anonimización no tiene ninguna proporción que medir: cada comprobación de estado compara sus resultados carácter por carácter.',
}
