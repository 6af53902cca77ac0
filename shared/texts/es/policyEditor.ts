import type {
  PolicyChangeTexts,
  PolicyEditorTexts,
  PolicyFaultsTexts,
  PolicyFormTexts,
  PolicyPacksTexts,
  PolicyPackTexts,
  PolicySimulationTexts,
} from '../en/policyEditor.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'es')
const days = (count: number) => formatDuration(count, 'day', 'es')
const or = (values: readonly string[]) => formatList(values, 'es', 'disjunction')

export const policyEditor: PolicyEditorTexts = {
  title: 'Política',
  views: 'Vistas de la política',
  form: 'Formulario',
  json: 'JSON',
  history: 'Historial',
  conflict: 'Esta política contradice a otra',
  leave: '¿Cerrar sin guardar?',
  leaveText: 'Sus cambios en esta política no se han guardado.',
  stay: 'Seguir editando',
  discard: 'Descartar cambios',

  summary: 'En palabras sencillas',
  unfinished: 'Las filas sin terminar se omiten.',
  everyTransfer: 'Sin condiciones, esta política se aplica a todas las transferencias.',
  noTransfer:
    'Ninguna transferencia puede cumplir todas las condiciones a la vez, por lo que esta política nunca se aplica.',
  overLimit: (condition, limit) =>
    `«${condition}» nunca se cumple, porque su organización permite como máximo ${number(limit)}. Esta política nunca se aplica.`,
  alwaysTrue: condition => `«${condition}» se cumple siempre, por lo que esta condición no cambia nada.`,
  sameName: name =>
    `Otra política se llama «${name}». Los remitentes leen este nombre: dé a cada política uno distinto.`,

  jsonLabel: 'La política como JSON',
  jsonHelp: 'El formulario y este texto son la misma política.',
  seeFaults: 'Vea la lista de abajo.',
  faults: 'Errores',
  faultsTitle: 'Debe corregirse antes de poder guardar',

  choose: 'Elegir',
  notSet: 'Sin definir',
  search: 'Buscar',
  searchIn: label => `Buscar: ${label}`,
  noMatch: 'Sin coincidencias',
  chosen: 'Elegido',
  add: 'Añadir',
  remove: value => `Quitar ${value}`,
  valueFault: (value, fault) => `«${value}»: ${fault}`,

  rows: {
    conditions: {
      title: row => `Condición ${row}`,
      add: 'Añadir condición',
      remove: row => `Quitar la condición ${row}`,
    },
    statements: {
      title: row => `Requisito ${row}`,
      add: 'Añadir requisito',
      remove: row => `Quitar el requisito ${row}`,
    },
  },
  attribute: 'Sobre',
  operator: 'Comparación',
  feature: 'Requisito sobre',
  effect: 'Efecto',
  addMessage: 'Añadir un mensaje para el remitente',
  removeMessage: 'Quitar el mensaje',

  version: version => `Versión ${version}`,
  savedBy: (time, email) => `${time}, por ${email}`,
  restore: 'Restaurar',
  restoreVersion: version => `Restaurar la versión ${version}`,
  restoreTitle: version => `¿Restaurar la versión ${version}?`,
  restoreText: version => `Se guardará como versión ${version}, con estos cambios:`,
  restoreLoses: 'Se perderán sus cambios sin guardar.',
  restoring: 'Restaurando',
  olderVersions: 'Hay versiones más antiguas que esta página no muestra.',

  stale: (email, newer, base) => `${email} ha guardado la versión ${newer} mientras usted editaba la versión ${base}`,
  staleLoaded: version => `Está viendo la versión ${version}. Sus cambios se conservan aquí.`,
  newerChanges: (version, time) => `En la versión ${version}, ${time}`,
  ownChanges: 'Sus cambios sin guardar',
  loadVersion: version => `Cargar la versión ${version}`,
  reapply: version => `Aplicar sus cambios a la versión ${version}`,
}

export const policyChangeTexts: PolicyChangeTexts = {
  none: 'Ninguna diferencia.',
  kinds: { added: 'Añadido', removed: 'Quitado', changed: 'Cambiado' },
  name: 'Nombre',
  description: 'Descripción',
  mode: 'Modo',
  condition: 'Condición',
  demand: 'Requisito',
  message: 'Mensaje',
  link: 'Enlace',
  text: (label, text) => `${label}: «${text}»`,
  changedText: (label, before, after) => `${label}: «${before}» es ahora «${after}»`,
  withDetails: (change, details) => `${change} (${details.join('; ')})`,
  addedValues: values => `añadido: ${values.join(', ')}`,
  removedValues: values => `quitado: ${values.join(', ')}`,
  addedText: (label, text) => `Añadido, ${label}: «${text}»`,
  removedText: (label, text) => `Quitado, ${label}: «${text}»`,
}

export const policyFaults: PolicyFaultsTexts = {
  required: 'Este campo es obligatorio',
  min: min => `El número debe ser mayor o igual que ${number(min)}`,
  max: max => `El número debe ser menor o igual que ${number(max)}`,
  invalidJson: 'JSON no válido',
  text: 'Introduzca un texto.',
  number: 'Introduzca un número.',
  whole: 'Introduzca un número entero.',
  value: 'Introduzca un texto, un número, true o false.',
  types: {
    string: 'Introduzca un texto.',
    number: 'Introduzca un número.',
    int: 'Introduzca un número entero.',
    boolean: 'Introduzca true o false.',
    array: 'Introduzca una lista.',
    tuple: 'Introduzca una lista.',
    object: 'Introduzca un objeto.',
  },
  oneOf: values =>
    values.length === 1 ? `Introduzca ${values[0]}.` : `Introduzca uno de estos valores: ${values.join(', ')}.`,
  tooLong: max => `Introduzca como máximo ${plural(max, { one: '# carácter', other: '# caracteres' }, 'es')}.`,
  tooMany: max => `Se admiten como máximo ${number(max)}.`,
  unknownField: 'Aquí no existe este campo.',
  unknownFields: keys => `Aquí no existe ningún campo ${or(keys.map(key => `«${key}»`))}.`,
  unknownChoice: 'Elija uno de la lista.',
  infoTypeOff:
    'No se busca este tipo de datos en los archivos. Elija otro o pida a los operadores que lo añadan a la configuración.',
  address: 'Introduzca una dirección como carol@partner.example.',
  addressPattern:
    'Introduzca una dirección como carol@partner.example. Solo las partes completas de un dominio pueden tener letras como ü. Se admiten como máximo 8 *.',
  domain: 'Introduzca un dominio como partner.example.',
  domainPattern:
    'Introduzca un dominio como partner.example. Las partes con * o ? no pueden tener letras como ü. Se admiten como máximo 8 *.',
  pattern: 'Se admiten como máximo 8 *.',
  extension: 'Introduzca una extensión como pdf.',
  link: 'Introduzca una dirección que empiece por https:.',
  group: groups => `Introduzca ${or(groups)}.`,
  days: (min, max) => `Introduzca un número de días entre ${min} y ${max}. Son los límites de su organización.`,
  templateSet: 'No hay ningún conjunto de plantillas con este nombre.',
  noCodes: 'Su organización no envía códigos por SMS, porque no hay países configurados para ello.',
  repeated: 'Esta política ya lo contiene.',
  expiry: 'El mínimo de días hasta la caducidad supera el máximo.',
}

export const policyForm: PolicyFormTexts = {
  fields: {
    name: { label: 'Nombre', help: 'Los remitentes lo leen cuando se les aplica la política.' },
    description: { label: 'Descripción', help: 'Para los administradores: por qué existe la política.' },
    mode: { label: 'Modo', help: '' },
  },
  conditions: {
    label: 'Cuando',
    help: 'Deben cumplirse todas las condiciones. Sin condiciones, la política se aplica a todas las transferencias.',
    item: 'Condición',
  },
  statements: { label: 'Entonces', help: 'Lo que la política exige de esa transferencia.', item: 'Requisito' },
  explanation: {
    message: { label: 'Su propio mensaje', help: 'El remitente lo lee junto con el nombre de la política.' },
    link: { label: 'Enlace', help: 'Se muestra con el mensaje; por ejemplo, a su directriz.' },
  },
  value: 'Valor',
  values: 'Valores',
  yes: 'Sí',
  no: 'No',

  attributes: {
    sender: {
      group: 'Remitente',
      label: 'Dirección del remitente',
      help: 'La dirección de correo del miembro que envía o solicita los archivos.',
    },
    'sender.domain': { group: 'Remitente', label: 'Dominio del remitente', help: 'La parte después de la @.' },
    'sender.group': {
      group: 'Remitente',
      label: 'Grupos del remitente',
      help: 'Los grupos del miembro que envía o solicita los archivos.',
    },
    recipient: {
      group: 'Destinatario',
      label: 'Dirección del destinatario',
      help: 'En una solicitud, la persona a la que se solicitan los archivos.',
    },
    'recipient.domain': {
      group: 'Destinatario',
      label: 'Dominio del destinatario',
      help: 'La parte después de la @.',
    },
    'recipient.isNewToSender': {
      group: 'Destinatario',
      label: 'Nuevo para el remitente',
      help: 'El remitente no ha intercambiado nada antes con esta dirección.',
    },
    'recipient.isNewToOrganisation': {
      group: 'Destinatario',
      label: 'Nuevo para la organización',
      help: 'Ningún miembro ha intercambiado nada antes con esta dirección. Los remitentes lo saben por el efecto de la política.',
    },
    'files.extension': {
      group: 'Archivos',
      label: 'Tipos de archivo',
      help: 'Extensiones de los nombres de archivo, como pdf.',
    },
    'files.count': { group: 'Archivos', label: 'Número de archivos', help: 'En una transferencia.' },
    'files.totalSize': {
      group: 'Archivos',
      label: 'Tamaño total',
      help: 'De todos los archivos de una transferencia.',
    },
    'files.infoType': {
      group: 'Archivos',
      label: 'Datos sensibles',
      help: 'Lo que la inspección encuentra en todos los archivos en conjunto.',
    },
    'files.anonymized': {
      group: 'Archivos',
      label: 'Anonimizados',
      help: 'Todos los archivos tienen columnas anonimizadas.',
    },
    'files.notInspectable': {
      group: 'Archivos',
      label: 'No inspeccionables',
      help: 'Hay partes de un archivo que no se pueden leer, como documentos escaneados y archivos comprimidos cifrados.',
    },
    'files.unscannable': {
      group: 'Archivos',
      label: 'No analizable',
      help: 'El análisis de malware no puede leer todo un archivo, por ejemplo un archivo comprimido cifrado.',
    },
    isTransferRequest: {
      group: 'Transferencia',
      label: 'Archivos solicitados',
      help: 'Los archivos se solicitan, no se envían.',
    },
    trackingId: {
      group: 'Transferencia',
      label: 'ID de seguimiento',
      help: 'El texto que el remitente introduce como ID de seguimiento.',
    },
  },

  operators: {
    in: 'es uno de estos',
    notIn: 'no es ninguno de estos',
    matches: 'coincide con un patrón',
    anyOf: 'incluyen alguno de estos',
    allOf: 'incluyen todos estos',
    noneOf: 'no incluyen ninguno de estos',
    gte: 'como mínimo',
    lte: 'como máximo',
    is: 'es',
  },

  units: { 'files.count': 'archivos', 'files.totalSize': 'MiB', minCount: 'veces', days: 'días' },
  groups: { org: 'Miembros (org)', admin: 'Administradores (admin)' },
  dependents: {
    minCount: {
      label: 'Al menos',
      help: 'Cuántas veces en todos los archivos en conjunto. Una vez si está vacío.',
    },
    minLikelihood: {
      label: 'Certeza',
      help: 'Los hallazgos menos seguros no cuentan. «Posible» si está vacío.',
    },
  },
  likelihoods: {
    VERY_UNLIKELY: 'Muy improbable o más',
    UNLIKELY: 'Improbable o más',
    POSSIBLE: 'Posible o más',
    LIKELY: 'Probable o más',
    VERY_LIKELY: 'Muy probable',
  },

  features: {
    anonymousTransfer: {
      label: 'Ocultación del remitente',
      help: 'El destinatario no sabe quién envía los archivos.',
    },
    passwordProtection: {
      label: 'Protección con contraseña',
      help: 'Los archivos se cifran en un archivo comprimido con contraseña.',
    },
    mobileOtp: {
      label: 'Código de un solo uso',
      help: 'El destinatario confirma un número de teléfono con un código.',
    },
    emailOtp: {
      label: 'Código por correo',
      help: 'El destinatario confirma su buzón con un código. Un código por SMS también lo cumple y es más seguro.',
    },
    trackingId: { label: 'ID de seguimiento', help: 'La referencia propia del remitente para la transferencia.' },
    acknowledgement: {
      label: 'Confirmación',
      help: 'El remitente confirma que el destinatario ha aceptado que se le contacte.',
    },
    signIn: {
      label: 'Inicio de sesión del destinatario',
      help: 'El enlace se abre solo después de iniciar sesión con la dirección del destinatario. El destinatario necesita una cuenta.',
    },
    minExpiryDays: {
      label: 'Mínimo de días hasta la caducidad',
      help: 'Los archivos están disponibles al menos este tiempo.',
    },
    maxExpiryDays: {
      label: 'Máximo de días hasta la caducidad',
      help: 'Los archivos están disponibles como máximo este tiempo.',
    },
    templateSet: { label: 'Conjunto de plantillas', help: 'Los correos usan este conjunto.' },
    transfer: { label: 'La propia transferencia', help: 'Si se envía o no.' },
  },

  effects: {
    prohibited: 'se prohíbe',
    optional: 'es opcional',
    required: 'se exige',
    set: 'es',
    allow: 'se permite',
    warn: 'muestra una advertencia',
    block: 'se bloquea',
  },

  set: 'Conjunto',
  days: 'Días',
  daysHelp: (min, max) => `De ${min} a ${max} días, los límites de su organización.`,
  signInOutside:
    'Los destinatarios fuera de los dominios de su organización necesitan una cuenta que pueda iniciar sesión aquí. Sin ella, no pueden abrir el enlace.',
}

export const policySimulation: PolicySimulationTexts = {
  try: 'Probar',
  title: 'Con transferencias anteriores',
  running: 'Probando con transferencias anteriores…',
  failed: 'No se ha podido probar la política',
  afterUpload:
    'La comprobación posterior a la carga también tiene en cuenta los tipos de archivo detectados y la anonimización.',
  outdated: 'La política ha cambiado desde entonces. Pruébela de nuevo.',
  examples: 'Ejemplos',
  exchange: '{sender} a {recipient}',

  noTransfers: 'No hay transferencias de los últimos 90 días con las que probarla.',
  noMatch: transfers =>
    plural(
      transfers,
      {
        one: 'No se habría aplicado a la # transferencia de los últimos 90 días.',
        other: 'No se habría aplicado a ninguna de las # transferencias de los últimos 90 días.',
      },
      'es',
    ),
  matches: (matched, transfers) =>
    plural(
      transfers,
      {
        one: `Se habría aplicado a ${number(matched)} de # transferencia de los últimos 90 días.`,
        other: `Se habría aplicado a ${number(matched)} de # transferencias de los últimos 90 días.`,
      },
      'es',
    ),
  counts: (blocked, warned, changed) =>
    `${plural(blocked, { one: '# bloqueada', other: '# bloqueadas' }, 'es')}, ${number(warned)} con advertencia, ${plural(changed, { one: '# modificada', other: '# modificadas' }, 'es')}.`,
  undecided: transfers =>
    plural(
      transfers,
      {
        one: 'Se sabe demasiado poco para decidir sobre # transferencia.',
        other: 'Se sabe demasiado poco para decidir sobre # transferencias.',
      },
      'es',
    ),
  asOf: iso => `Faltan los cambios posteriores al ${formatDateTime(iso, undefined, 'es')}.`,

  outcomes: {
    blocked: 'Bloqueada',
    warned: 'Con advertencia',
    changed: 'Modificada',
    matched: 'Cumple las condiciones',
  },
  blocked: 'Se habría bloqueado.',
  warned: 'Su remitente habría visto una advertencia.',
  matched: 'Cumple las condiciones, y la política no exige nada de ella.',
  required: {
    anonymousTransfer: 'Se envió sin ocultar el remitente.',
    passwordProtection: 'Se envió sin protección con contraseña.',
    mobileOtp: 'Se envió sin código de un solo uso.',
    emailOtp: 'Se envió sin código por correo.',
    trackingId: 'Se envió sin ID de seguimiento.',
    acknowledgement: 'Se envió sin la confirmación.',
  },
  prohibited: {
    anonymousTransfer: 'Se envió con el remitente oculto.',
    passwordProtection: 'Se envió con protección con contraseña.',
    mobileOtp: 'Se envió con un código de un solo uso.',
    emailOtp: 'Se envió con un código por correo.',
    trackingId: 'Se envió con un ID de seguimiento.',
  },
  atLeast: (count, least) => `Iba a caducar después de ${days(count)}, pero el mínimo es de ${days(least)}.`,
  atMost: (count, most) => `Iba a caducar después de ${days(count)}, pero el máximo es de ${days(most)}.`,
  templateSet: (used, required) => `Usó el conjunto de plantillas «${used}» en lugar de «${required}».`,
}

export const policyPacks: PolicyPacksTexts = {
  title: 'Añadir de un paquete',
  about: 'Cada paquete contiene políticas para una ley o norma. En modo de supervisión, solo registran lo que harían.',
  sources: 'Fuentes',
  add: count =>
    plural(
      count,
      {
        one: 'Añadir # política en modo de supervisión',
        other: 'Añadir # políticas en modo de supervisión',
      },
      'es',
    ),
  added: count => plural(count, { one: 'Se ha añadido # política', other: 'Se han añadido # políticas' }, 'es'),
  inList: 'Todas las políticas de este paquete están en la lista.',
  adding: (position, count) => `Añadiendo ${position} de ${count}…`,
  allAdded: 'Añadidas',
  outcomes: {
    added: 'Añadida',
    skipped: 'Omitida, porque ya existe una política con este nombre.',
    refused: reason => `No añadida: ${reason}`,
  },
  counts: {
    added: count => plural(count, { one: '# añadida', other: '# añadidas' }, 'es'),
    skipped: count => plural(count, { one: '# omitida', other: '# omitidas' }, 'es'),
    refused: count => plural(count, { one: '# no añadida', other: '# no añadidas' }, 'es'),
  },
  result: counts => `${counts.join(', ')}.`,
}

export const policyPackTexts: PolicyPackTexts = {
  paymentCards: {
    title: 'Tarjetas de pago (PCI DSS 4.0)',
    description: 'Los números de tarjeta salen de la organización cifrados, por poco tiempo y no en listas.',
    policies: {
      encrypted: {
        name: 'PCI DSS: números de tarjeta cifrados',
        description:
          'Requisito 4.2.2: los números de tarjeta que se envían a una persona se protegen con criptografía robusta.',
        message: 'Los archivos con números de tarjeta necesitan protección con contraseña.',
      },
      shortLived: {
        name: 'PCI DSS: números de tarjeta durante siete días',
        description: 'Requisito 3.2.1: los datos de cuentas solo se guardan mientras son necesarios.',
        message: 'Un enlace a números de tarjeta funciona como máximo siete días.',
      },
      blocked: {
        name: 'PCI DSS: sin listas de números de tarjeta',
        description:
          'Requisito 3.5.1: los números de tarjeta guardados son ilegibles. Anonimice la columna en su lugar.',
        message:
          'No se deben enviar listas de números de tarjeta. Anonimice primero la columna con los números de tarjeta.',
      },
    },
  },
  healthData: {
    title: 'Datos de salud (HIPAA)',
    description: 'Los archivos que identifican a pacientes se cifran, y solo los abre una persona verificada.',
    policies: {
      encrypted: {
        name: 'HIPAA: personas identificadas, con cifrado',
        description:
          '164.312(e)(1): la información se protege durante la transmisión. Un nombre junto con un número de identificación identifica a una persona (164.514(b)(2)).',
        message: 'Los archivos que identifican a personas necesitan protección con contraseña.',
      },
      verified: {
        name: 'HIPAA: los destinatarios demuestran quiénes son',
        description: '164.312(d): quien pide acceso demuestra su identidad.',
        message:
          'El destinatario debe confirmar un número de teléfono antes de abrir archivos que identifican a personas.',
      },
      anonymized: {
        name: 'HIPAA: listas de personas anonimizadas',
        description: '164.514(b)(2): sin los identificadores, las reglas dejan de aplicarse.',
        message: 'Parece una lista de personas. Anonimice las columnas que el destinatario no necesita.',
      },
    },
  },
  personalData: {
    title: 'Datos personales (RGPD)',
    description:
      'Los datos personales salen de la organización protegidos, y solo en la medida y durante el tiempo necesarios.',
    policies: {
      encrypted: {
        name: 'RGPD: números de identificación cifrados',
        description:
          'Artículos 32.1.a) y 87: el cifrado es una medida adecuada al riesgo; los números nacionales de identificación tienen condiciones específicas.',
        message: 'Los archivos con números de identificación necesitan protección con contraseña.',
      },
      warned: {
        name: 'RGPD: solo los datos necesarios',
        description: 'Artículo 5.1.c), minimización de datos.',
        message: 'Parecen datos personales de muchas personas. Anonimice las columnas que el destinatario no necesita.',
      },
      shortLived: {
        name: 'RGPD: datos personales durante catorce días',
        description: 'Artículo 5.1.e), limitación del plazo de conservación.',
        message: 'Un enlace a datos personales funciona como máximo catorce días.',
      },
    },
  },
  ownDomain: {
    title: 'Inicio de sesión en el dominio propio',
    description: 'Los colegas solo abren enlaces después de iniciar sesión.',
    policies: {
      signIn: {
        name: 'Los colegas inician sesión',
        description: 'Un enlace en un correo reenviado no abre nada sin la cuenta del destinatario.',
      },
    },
  },
  unreadFiles: {
    title: 'Nada sale sin leer',
    description: 'Los archivos que no se pueden inspeccionar se quedan en la organización.',
    policies: {
      blocked: {
        name: 'Nada sale sin leer',
        description: 'Un archivo cifrado, dañado o desconocido puede contener cualquier cosa.',
        message:
          'Un archivo no se ha podido inspeccionar por completo. Envíelo en un formato legible, sin contraseña propia.',
      },
    },
  },
}
