import type { AnonymizeTexts } from '../en/anonymize.ts'
import { formatCount, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'pt')

export const anonymize: AnonymizeTexts = {
  meaning:
    'Escolha um método para cada coluna: os seus valores são substituídos antes de qualquer partilha, e só uma chave introduzida por si os pode restaurar. Todas as linhas precisam de tantos campos como a primeira; caso contrário, o envio falha e nada é enviado.',
  hasHeader: 'Com cabeçalho',
  suggest: 'Sugerir regras',
  suggesting: 'À procura de colunas sensíveis',
  firstRows: file => `Primeiras linhas de ${file}`,

  noRow: 'Não há linhas para mostrar',
  emptyFile: 'O ficheiro está vazio. Pode ser enviado tal como está.',
  blankFile: 'O ficheiro só contém linhas em branco. Pode ser enviado tal como está.',
  rowTooLong:
    'A primeira linha do ficheiro excede 256 KB, mais do que pode ser mostrado aqui. O ficheiro pode ser enviado tal como está.',
  separatorUnclear:
    'O separador é ambíguo. Indique-o numa primeira linha, como sep=; e escolha o ficheiro de novo. O ficheiro pode ser enviado tal como está.',

  column: 'Coluna',
  columnNumber: column => `Coluna ${column}`,
  previousColumn: 'Coluna anterior',
  nextColumn: 'Coluna seguinte',
  columnOf: (column, count, name) => `${column} de ${count}: ${name}`,
  columnOfWith: (column, count, name, method) => `${column} de ${count}: ${name} (${method})`,
  goToColumn: 'Ir para a coluna',
  goToColumnOf: count => `Ir para a coluna (${number(count)})`,
  numbered: (column, name) => `${column}: ${name}`,
  row: 'Linha',
  method: 'Método',
  methodFor: column => `Método para ${column}`,
  settingsOf: column => `Definições de ${column}`,
  firstValues: column => `Primeiros valores de ${column}`,
  values: 'Valores',
  before: 'Antes',
  after: 'Depois',
  becomes: 'passa a ser',
  empty: 'vazio',

  looksLike: many => `Parecem ${many}`,
  choose: method => `Usar ${method}`,
  chooseFor: (method, column) => `Usar ${method} para ${column}`,

  salt: 'Sal (opcional)',
  saltHint: 'Também é gerado um aleatório: valores iguais de dois ficheiros têm hashes diferentes.',
  searchPattern: 'Padrão de pesquisa',
  notFound: 'Não encontrado nestas linhas. Se nenhuma linha do ficheiro corresponder, o envio falha.',
  replaceWith: 'Substituir por',
  replaceHint: 'Usado literalmente. Deixe vazio para remover as correspondências.',
  generateKey: 'Gerar uma chave',
  generateKeyHint: 'Usada uma vez e depois eliminada: os valores não podem ser restaurados.',
  key: 'Chave secreta',
  keyHint:
    'Com uma chave própria, os valores são apenas pseudonimizados: quem a conhecer pode restaurá-los. Deixe vazio para gerar uma.',
  showKey: 'Mostrar a chave',
  hideKey: 'Ocultar a chave',

  range: range => `Intervalo ${range}`,
  from: 'De',
  to: 'Até',
  char: 'Caráter',
  fromOf: range => `De, intervalo ${range}`,
  toOf: range => `Até, intervalo ${range}`,
  charOf: range => `Caráter, intervalo ${range}`,
  removeRange: range => `Remover o intervalo ${range}`,
  addRange: 'Adicionar um intervalo',
  rangeHint: 'Os carateres contam-se a partir de 0; ambos os extremos também são mascarados.',
  wholeNumbers: '«De» e «Até» são números inteiros, contados a partir de 0.',
  notInEncoding: (char, encoding) =>
    `${char} não existe em ${encoding}, a codificação deste ficheiro. Escolha outro caráter ou guarde o ficheiro como UTF-8.`,

  tableFault: 'Este ficheiro não pode ser anonimizado tal como está',
  clear: 'Não anonimizar nada',
  onlyHeader: 'Não há linhas abaixo do cabeçalho',
  onlyHeaderText:
    'O ficheiro não contém valores para anonimizar. Se a sua única linha tiver valores, desmarque «Com cabeçalho».',
  ragged: (row, fields, first) =>
    plural(
      fields,
      {
        one: `A linha ${number(row)} tem # campo; a primeira, ${number(first)}`,
        other: `A linha ${number(row)} tem # campos; a primeira, ${number(first)}`,
      },
      'pt',
    ),
  raggedText:
    'Um ficheiro anonimizado só é enviado se todas as linhas tiverem o mesmo número de campos. Corrija primeiro o ficheiro.',
  tooManyColumns: (count, max) =>
    `O ficheiro tem ${number(count)} colunas. Aqui só podem ser anonimizadas as primeiras ${number(max)}.`,
  previewFailed: 'Não foi possível pré-visualizar os dados anonimizados',
  previewFailedText: 'As suas escolhas são conservadas e verificadas de novo antes de os ficheiros serem enviados.',
  suggestionsFailed: 'Não foi possível sugerir regras: o servidor não respondeu. Tente novamente.',
  sensitive: count => plural(count, { one: '# coluna parece sensível', other: '# colunas parecem sensíveis' }, 'pt'),
  sensitiveColumn: (column, many) => `${column} (${many})`,
  sensitiveColumns: (columns, others) =>
    `${formatList(others > 0 ? [...columns, `mais ${number(others)}`] : columns, 'pt')}. Nada muda até as aplicar.`,
  nothingSensitive: 'Não foi reconhecido nada de sensível nas primeiras linhas. Verifique as colunas pessoalmente.',
  apply: count => plural(count, { one: 'Aplicar a sugestão', other: 'Aplicar todas as sugestões' }, 'pt'),

  columnFault: (column, method) => `A coluna ${column} tem um erro de anonimização do tipo ${method}.`,
  reset: column => `Repor a coluna ${column}`,
  checking: 'A verificar as regras',
  noColumns: 'Nenhuma coluna é anonimizada. O ficheiro é enviado tal como está.',
  updating: count =>
    plural(
      count,
      {
        one: '# coluna anonimizada. A atualizar a pré-visualização.',
        other: '# colunas anonimizadas. A atualizar a pré-visualização.',
      },
      'pt',
    ),
  shown: count =>
    plural(
      count,
      {
        one: '# coluna anonimizada. Os valores aleatórios são gerados de novo para o ficheiro enviado.',
        other: '# colunas anonimizadas. Os valores aleatórios são gerados de novo para o ficheiro enviado.',
      },
      'pt',
    ),
  columns: count => plural(count, { one: '# coluna anonimizada.', other: '# colunas anonimizadas.' }, 'pt'),
}
