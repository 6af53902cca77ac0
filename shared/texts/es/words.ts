import type { WordsTexts } from '../en/words.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'

const kind = (one: string, many: string) => ({
  one,
  many,
  counted: (count: number) => plural(count, { one: `# ${one}`, other: `# ${many}` }, 'es'),
})

const infoTypes: WordsTexts['infoTypes'] = {
  CREDIT_CARD_NUMBER: {
    one: 'número de tarjeta de crédito',
    many: 'números de tarjeta de crédito',
    counted: count =>
      plural(count, { one: '# número de tarjeta de crédito', other: '# números de tarjeta de crédito' }, 'es'),
  },
  DOMAIN_NAME: {
    one: 'nombre de dominio',
    many: 'nombres de dominio',
    counted: count => plural(count, { one: '# nombre de dominio', other: '# nombres de dominio' }, 'es'),
  },
  EMAIL_ADDRESS: {
    one: 'dirección de correo',
    many: 'direcciones de correo',
    counted: count => plural(count, { one: '# dirección de correo', other: '# direcciones de correo' }, 'es'),
  },
  IBAN_CODE: {
    one: 'código IBAN',
    many: 'códigos IBAN',
    counted: count => plural(count, { one: '# código IBAN', other: '# códigos IBAN' }, 'es'),
  },
  IP_ADDRESS: {
    one: 'dirección IP',
    many: 'direcciones IP',
    counted: count => plural(count, { one: '# dirección IP', other: '# direcciones IP' }, 'es'),
  },
  LOCATION: {
    one: 'lugar',
    many: 'lugares',
    counted: count => plural(count, { one: '# lugar', other: '# lugares' }, 'es'),
  },
  PERSON_NAME: {
    one: 'nombre de persona',
    many: 'nombres de personas',
    counted: count => plural(count, { one: '# nombre de persona', other: '# nombres de personas' }, 'es'),
  },
  PHONE_NUMBER: {
    one: 'número de teléfono',
    many: 'números de teléfono',
    counted: count => plural(count, { one: '# número de teléfono', other: '# números de teléfono' }, 'es'),
  },
  NATIONAL_ID: {
    one: 'número de identificación nacional',
    many: 'números de identificación nacional',
    counted: count =>
      plural(
        count,
        { one: '# número de identificación nacional', other: '# números de identificación nacional' },
        'es',
      ),
  },
  STREET_ADDRESS: {
    one: 'dirección postal',
    many: 'direcciones postales',
    counted: count => plural(count, { one: '# dirección postal', other: '# direcciones postales' }, 'es'),
  },
  SWIFT_CODE: {
    one: 'código SWIFT',
    many: 'códigos SWIFT',
    counted: count => plural(count, { one: '# código SWIFT', other: '# códigos SWIFT' }, 'es'),
  },
  API_KEY: kind('clave de API', 'claves de API'),
  BANK_ACCOUNT_NUMBER: kind('número de cuenta bancaria', 'números de cuenta bancaria'),
  CRYPTO_ADDRESS: kind('dirección de criptomoneda', 'direcciones de criptomoneda'),
  DATE_OF_BIRTH: kind('fecha de nacimiento', 'fechas de nacimiento'),
  DRIVERS_LICENSE_NUMBER: kind('número de permiso de conducir', 'números de permiso de conducir'),
  ICD10_CODE: kind('código CIE-10', 'códigos CIE-10'),
  LICENSE_PLATE: kind('matrícula de vehículo', 'matrículas de vehículo'),
  LOCATION_COORDINATES: kind('par de coordenadas', 'pares de coordenadas'),
  MAC_ADDRESS: kind('dirección MAC', 'direcciones MAC'),
  MEDICAL_RECORD_NUMBER: kind('número de historia clínica', 'números de historia clínica'),
  PASSPORT_NUMBER: kind('número de pasaporte', 'números de pasaporte'),
  PRIVATE_KEY: kind('clave privada', 'claves privadas'),
  TAX_NUMBER: kind('número fiscal', 'números fiscales'),
}

const likelihoods: WordsTexts['likelihoods'] = {
  VERY_UNLIKELY: 'muy improbable',
  UNLIKELY: 'improbable',
  POSSIBLE: 'posible',
  LIKELY: 'probable',
  VERY_LIKELY: 'muy probable',
}

const states: WordsTexts['states'] = {
  provisional: { label: 'En curso', meaning: 'La transferencia se está iniciando' },
  requested: { label: 'Solicitada', meaning: 'A la espera de que el destinatario cargue archivos' },
  uploading: { label: 'Cargando', meaning: 'Los archivos se están cargando' },
  processing: { label: 'En proceso', meaning: 'Los archivos se están procesando' },
  active: { label: 'Activa', meaning: 'Archivos compartidos con el destinatario' },
  failed: { label: 'Fallida', meaning: 'No se ha podido completar la transferencia' },
  expired: { label: 'Caducada', meaning: 'La transferencia ha caducado' },
  retracted: { label: 'Revocada', meaning: 'La transferencia se ha revocado' },
  unknown: { label: 'Desconocido', meaning: 'Esta página aún no conoce este estado. Vuelva a cargarla.' },
}

const options: WordsTexts['options'] = {
  anonymized: 'Anonimización',
  passwordProtected: 'Protección con contraseña',
  otp: 'Código de un solo uso',
  trackingId: 'ID de seguimiento',
}

const ranges: WordsTexts['ranges'] = {
  today: 'Hoy',
  yesterday: 'Ayer',
  tomorrow: 'Mañana',
  'last-7-days': 'Últimos 7 días',
  'this-week': 'Esta semana',
  'last-week': 'La semana pasada',
  'next-week': 'La próxima semana',
  'this-month': 'Este mes',
  'last-month': 'El mes pasado',
  'next-month': 'El próximo mes',
}

const methods: WordsTexts['methods'] = {
  none: 'Ninguno',
  sha256: 'Hash',
  basic_mask: 'Máscara',
  regex_mask: 'Regex',
  fpe_ffx2: 'Cifrado con conservación de formato',
}

const unreadReasons: WordsTexts['unread']['reasons'] = {
  password: 'protección con contraseña',
  broken: 'está dañado o su contenido no corresponde al formato',
  unknown: 'formato desconocido',
  unsupported: 'no hay texto legible en este formato',
  encoding: 'codificación de texto desconocida, guarde el archivo como UTF-8',
  tooLarge: 'demasiado grande al descomprimirlo',
  tooDeep: 'demasiados archivos comprimidos unos dentro de otros',
  tooManyEntries: 'demasiadas entradas',
  overlapping: 'entradas superpuestas, señal de un archivo comprimido engañoso',
  timeout: 'la lectura tardó demasiado',
  memory: 'la lectura necesitó demasiada memoria',
  sampled: 'algunos tipos de datos se buscaron solo en una parte del texto',
  other: 'motivo desconocido',
}

const heldMeaning = 'Los archivos no se liberan sin comprobar. La transferencia continúa automáticamente.'
const held: WordsTexts['held'] = {
  inspection: `La inspección de archivos no funciona correctamente en este momento. ${heldMeaning}`,
  extraction: `La lectura de documentos no funciona correctamente en este momento. ${heldMeaning}`,
  anonymization: `La anonimización de tablas no funciona correctamente en este momento. ${heldMeaning}`,
  scanner:
    'El análisis de malware no funciona correctamente en este momento. Los archivos no se entregan sin comprobar. La transferencia continúa automáticamente.',
  other: `Una comprobación no funciona correctamente en este momento. ${heldMeaning}`,
}

const count = (files: number) => countFiles(files, 'es')
const all = (files: number) => plural(files, { one: 'el único archivo', other: 'los # archivos' }, 'es')

function countPeople(people: number, isAtLeast: boolean): string {
  const counted = plural(people, { one: '# persona', other: '# personas' }, 'es')
  return isAtLeast ? `Al menos ${counted}` : counted
}

export const words: WordsTexts = {
  infoTypes,
  likelihoods,
  states,
  options,
  ranges,
  methods,

  since: day => `desde el ${day}`,
  until: day => `hasta el ${day}`,
  anyTime: 'cualquier fecha',
  justNow: 'ahora mismo',
  filesInTotal: (files, bytes) => `${count(files)}, ${formatBytes(bytes, 'es')} en total`,

  unread: {
    reasons: unreadReasons,
    file: reason => `El archivo no se ha podido inspeccionar: ${reason}.`,
    endOfFile: reason => `El archivo no se ha podido inspeccionar hasta el final: ${reason}.`,
    parts: (parts, reason) =>
      plural(
        parts,
        {
          one: `# parte del archivo no se ha podido inspeccionar: ${reason}.`,
          other: `# partes del archivo no se han podido inspeccionar: ${reason}.`,
        },
        'es',
      ),
    none: 'No se ha podido inspeccionar',
    noneBecause: reason => `No se ha podido inspeccionar: ${reason}`,
    part: 'No se ha podido inspeccionar por completo',
    partBecause: reason => `No se ha podido inspeccionar por completo: ${reason}`,
  },
  malware: {
    reasons: {
      encrypted: 'cifrado',
      tooDeep: 'demasiados archivos comprimidos unos dentro de otros',
      tooLarge: 'demasiado grande',
      other: 'ilegible',
    },
    unscannable: reason => `No se pudo analizar en busca de malware: ${reason}`,
    infected: name => `Malware encontrado: ${name}`,
    allowed: 'Permitido por un administrador a pesar de una alarma de malware',
    waiting: 'A la espera del análisis de malware',
    clean: 'No se encontró malware',
    notScanned: 'Sin analizar en busca de malware',
  },
  notInspected: 'Sin inspeccionar',
  notInspectedYet: 'Aún sin inspeccionar',
  nothingFound: 'No se ha encontrado nada',
  nothingFoundInPart: 'No se ha encontrado nada en lo que se ha podido inspeccionar',

  downloads: {
    none: 'Aún ninguna',
    counted: downloads => plural(downloads, { one: '# descarga', other: '# descargas' }, 'es'),
    people: countPeople,
    archive: (people, isAtLeast) => `${countPeople(people, isAtLeast)}, el archivo comprimido`,
    some: (people, isAtLeast, files, of) =>
      `${countPeople(people, isAtLeast)}, ${formatCount(files, 'es')} de ${count(of)}`,
    byOne: files => `${countPeople(1, false)}, ${all(files)}`,
    byEach: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, ${all(files)} cada una`,
    together: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, ${all(files)} en conjunto`,
    howCounted: 'Las personas se distinguen por inicio de sesión, código o red.',
    firstOn: moment => `La primera, el ${moment}`,
  },

  abandoned: 'La carga se ha descartado. No se ha compartido nada.',
  corrected: 'El destinatario se corrigió antes de enviar. No se ha compartido nada.',
  wrongRecipient: 'Enviada al destinatario equivocado, retirada',
  arrived: recipient => `Los archivos de ${recipient} están aquí`,
  extend: 'Prolongar',
  retractRefused: 'Solo se pueden revocar las transferencias activas o solicitadas.',

  held,
  heldTitle: 'Sus archivos están en espera',
  processing: recipient => `Sus archivos se están procesando y después se enviarán a ${recipient}.`,
  processingUnmailed: recipient =>
    `Sus archivos se están procesando. No se envía ningún correo: cuando termine, copie el enlace y hágaselo llegar a ${recipient}.`,

  several: {
    andOthers: (first, others) => `${first} y ${formatCount(others, 'es')} más`,
    count: recipients =>
      plural(recipients, { one: '# destinatario', many: '# de destinatarios', other: '# destinatarios' }, 'es'),
    add: 'Añadir otro destinatario',
    fromFile: 'Desde un archivo',
    addLater: 'Añadir destinatarios',
    processingUnmailed:
      'Sus archivos se están procesando. No se envía ningún correo: cuando termine, abra la transferencia, copie el enlace de cada destinatario y hágaselo llegar.',
    readyByHand:
      'Sus archivos están listos. Abra la transferencia, copie el enlace de cada destinatario y hágaselo llegar.',
    noLongerShared: 'Los destinatarios ya no pueden obtener los archivos.',
    discardText:
      'La carga se detiene y se eliminan todos los datos cargados. Los destinatarios no reciben nada ni se les avisa.',
  },
}
