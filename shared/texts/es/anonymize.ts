import type { AnonymizeTexts } from '../en/anonymize.ts'
import { formatCount, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'es')

export const anonymize: AnonymizeTexts = {
  meaning:
    'Elija un método para cada columna: sus valores se sustituyen antes de compartir nada, y solo una clave que usted mismo introduzca puede restaurarlos. Todas las filas necesitan tantos campos como la primera; de lo contrario, la transferencia falla y no se envía nada.',
  hasHeader: 'Con encabezado',
  suggest: 'Sugerir reglas',
  suggesting: 'Buscando columnas sensibles',
  firstRows: file => `Primeras filas de ${file}`,

  noRow: 'No hay ninguna fila que mostrar',
  emptyFile: 'El archivo está vacío. Se puede enviar tal cual.',
  blankFile: 'El archivo solo contiene líneas en blanco. Se puede enviar tal cual.',
  rowTooLong:
    'La primera fila del archivo supera los 256 KB, más de lo que se puede mostrar aquí. El archivo se puede enviar tal cual.',
  separatorUnclear:
    'El separador es ambiguo. Indíquelo en una primera línea, como sep=; y elija el archivo de nuevo. El archivo se puede enviar tal cual.',

  column: 'Columna',
  columnNumber: column => `Columna ${column}`,
  previousColumn: 'Columna anterior',
  nextColumn: 'Columna siguiente',
  columnOf: (column, count, name) => `${column} de ${count}: ${name}`,
  columnOfWith: (column, count, name, method) => `${column} de ${count}: ${name} (${method})`,
  goToColumn: 'Ir a la columna',
  goToColumnOf: count => `Ir a la columna (${number(count)})`,
  numbered: (column, name) => `${column}: ${name}`,
  row: 'Fila',
  method: 'Método',
  methodFor: column => `Método para ${column}`,
  settingsOf: column => `Ajustes de ${column}`,
  firstValues: column => `Primeros valores de ${column}`,
  values: 'Valores',
  before: 'Antes',
  after: 'Después',
  becomes: 'pasa a ser',
  empty: 'vacío',

  looksLike: many => `Parecen ${many}`,
  choose: method => `Usar ${method}`,
  chooseFor: (method, column) => `Usar ${method} para ${column}`,

  salt: 'Sal (opcional)',
  saltHint: 'Además se genera una aleatoria: los valores iguales de dos archivos tienen hashes distintos.',
  searchPattern: 'Patrón de búsqueda',
  notFound: 'No aparece en estas filas. Si no coincide ninguna fila del archivo, la transferencia falla.',
  replaceWith: 'Sustituir por',
  replaceHint: 'Se usa literalmente. Déjelo vacío para eliminar las coincidencias.',
  generateKey: 'Generar una clave',
  generateKeyHint: 'Se usa una vez y después se descarta: los valores no se pueden restaurar.',
  key: 'Clave secreta',
  keyHint:
    'Con una clave propia, los valores solo se seudonimizan: quien la conozca puede restaurarlos. Déjela vacía para generar una.',
  showKey: 'Mostrar la clave',
  hideKey: 'Ocultar la clave',

  range: range => `Intervalo ${range}`,
  from: 'Desde',
  to: 'Hasta',
  char: 'Carácter',
  fromOf: range => `Desde, intervalo ${range}`,
  toOf: range => `Hasta, intervalo ${range}`,
  charOf: range => `Carácter, intervalo ${range}`,
  removeRange: range => `Quitar el intervalo ${range}`,
  addRange: 'Añadir un intervalo',
  rangeHint: 'Los caracteres se cuentan desde 0; ambos extremos también se enmascaran.',
  wholeNumbers: '«Desde» y «Hasta» son números enteros, contados desde 0.',
  notInEncoding: (char, encoding) =>
    `${char} no existe en ${encoding}, la codificación de este archivo. Elija otro carácter o guarde el archivo como UTF-8.`,

  tableFault: 'Este archivo no se puede anonimizar tal como está',
  clear: 'No anonimizar nada',
  onlyHeader: 'No hay ninguna fila debajo del encabezado',
  onlyHeaderText:
    'El archivo no contiene valores que anonimizar. Si su única fila tiene valores, desmarque «Con encabezado».',
  ragged: (row, fields, first) =>
    plural(
      fields,
      {
        one: `La fila ${number(row)} tiene # campo; la primera, ${number(first)}`,
        other: `La fila ${number(row)} tiene # campos; la primera, ${number(first)}`,
      },
      'es',
    ),
  raggedText:
    'Un archivo anonimizado solo se envía si todas las filas tienen el mismo número de campos. Corrija primero el archivo.',
  tooManyColumns: (count, max) =>
    `El archivo tiene ${number(count)} columnas. Aquí solo se pueden anonimizar las primeras ${number(max)}.`,
  previewFailed: 'No se ha podido mostrar la vista previa de los datos anonimizados',
  previewFailedText: 'Sus elecciones se conservan y se comprueban de nuevo antes de enviar los archivos.',
  suggestionsFailed: 'No se ha podido sugerir ninguna regla: el servidor no ha respondido. Inténtelo de nuevo.',
  sensitive: count => plural(count, { one: '# columna parece sensible', other: '# columnas parecen sensibles' }, 'es'),
  sensitiveColumn: (column, many) => `${column} (${many})`,
  sensitiveColumns: (columns, others) =>
    `${formatList(others > 0 ? [...columns, `${number(others)} más`] : columns, 'es')}. Nada cambia hasta que las aplique.`,
  nothingSensitive: 'No se ha reconocido nada sensible en las primeras filas. Compruebe usted mismo las columnas.',
  apply: count => plural(count, { one: 'Aplicar la sugerencia', other: 'Aplicar todas las sugerencias' }, 'es'),

  columnFault: (column, method) => `La columna ${column} tiene un error de anonimización del tipo ${method}.`,
  reset: column => `Restablecer la columna ${column}`,
  checking: 'Comprobando las reglas',
  noColumns: 'No se anonimiza ninguna columna. El archivo se envía tal cual.',
  updating: count =>
    plural(
      count,
      {
        one: '# columna anonimizada. Actualizando la vista previa.',
        other: '# columnas anonimizadas. Actualizando la vista previa.',
      },
      'es',
    ),
  shown: count =>
    plural(
      count,
      {
        one: '# columna anonimizada. Los valores aleatorios se generan de nuevo para el archivo que se envía.',
        other: '# columnas anonimizadas. Los valores aleatorios se generan de nuevo para el archivo que se envía.',
      },
      'es',
    ),
  columns: count => plural(count, { one: '# columna anonimizada.', other: '# columnas anonimizadas.' }, 'es'),
}
