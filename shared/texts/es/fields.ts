import type { AnonymizationTexts, FieldTexts } from '../en/fields.ts'
import { formatBytes, formatCount, formatDuration } from '../format.ts'

const size = (bytes: number) => formatBytes(bytes, 'es')
const alphabets: Readonly<Record<string, string>> = { Latin: 'latina', Greek: 'griega', Cyrillic: 'cirílica' }

export const fieldTexts: FieldTexts = {
  required: 'Este campo es obligatorio',
  filesRequired: 'Elija uno o varios archivos',
  invalidEmail: 'Correo electrónico no válido',
  foreignLetter: (letter, alphabet, part, place) =>
    `La letra «${letter}» de «${part}» (letra ${place}) es ${alphabets[alphabet] ?? alphabet}. Escriba la dirección de nuevo.`,
  severalEmails: 'Introduzca una sola dirección.',
  invalidPhone: 'Número de teléfono no válido',
  phoneCountry: country => `No se pueden enviar códigos a este país: ${country}.`,
  maxFiles: allowed => `El número de archivos supera el máximo permitido de ${formatCount(allowed, 'es')}.`,
  maxRecipients: allowed => `Introduzca como máximo ${formatCount(allowed, 'es')} destinatarios.`,
  codeOfOne: 'El código por SMS solo es posible con un único destinatario.',
  oneFactor: 'Elija un código por SMS o un código por correo. Una transferencia no puede tener los dos.',
  fileTooLarge: bytes => `El tamaño de un archivo no debe superar ${size(bytes)}.`,
  totalTooLarge: bytes => `El tamaño total de los archivos no debe superar ${size(bytes)}.`,
  sealingLimit: bytes => `La protección con contraseña admite un tamaño total de hasta ${size(bytes)}.`,
  sealingTotal: bytes => `El tamaño total de los archivos de esta transferencia es de ${size(bytes)}.`,
  acknowledgement:
    'Confirmo que he comunicado al destinatario que su dirección de correo (y, al enviar archivos, también su número de teléfono) se utilizará para la entrega de este mensaje.',
  consent: 'Lea los términos anteriores y confírmelos antes de enviar.',
  expiryMin: days => `La caducidad debe ser de al menos ${formatDuration(days, 'day', 'es')}.`,
  expiryMax: days => `La caducidad no puede superar ${formatDuration(days, 'day', 'es')}.`,
}

export const anonymizationTexts: AnonymizationTexts = {
  maskIncomplete: 'Todos los campos son obligatorios',
  maskBackwards: '«Desde» no puede ser mayor que «Hasta»',
  oneCharacter: '«Carácter» es un solo carácter.',
  keySpaces: 'La clave no puede empezar ni terminar con un espacio.',
  patternTooLong: 'Un patrón de búsqueda tiene como máximo 256 caracteres.',
  noColumn: 'Una regla necesita el índice de su columna.',
  leadingZero: index => `Escriba el índice de una columna sin ceros iniciales: ${Number(index)}, no ${index}.`,
  noHeader: name => `No hay ninguna fila de encabezado en la que buscar la columna ${name}.`,
  twoRules: name => `Hay dos reglas para la columna ${name}.`,
  twice: 'Un parámetro aparece dos veces.',
  unknownParameter: (key, method) => `${method} no tiene ningún parámetro ${key}.`,
  textNeeded: key => `${key} debe ser un texto.`,
  flagNeeded: key => `${key} debe ser true o false, sin comillas.`,
  formulaMask: char => `Un valor no debe empezar por ${char}: las hojas de cálculo lo ejecutarían como una fórmula.`,
  tooManyKeys: max => `Se pueden introducir como máximo ${formatCount(max, 'es')} claves distintas por archivo.`,
}
