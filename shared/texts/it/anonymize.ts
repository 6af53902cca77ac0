import type { AnonymizeTexts } from '../en/anonymize.ts'
import { formatCount, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'it')

export const anonymize: AnonymizeTexts = {
  meaning:
    'Scelga un metodo per ogni colonna: i valori vengono sostituiti prima della condivisione, e solo una chiave digitata da Lei può ripristinarli. Ogni riga deve avere tanti campi quanti ne ha la prima; altrimenti il trasferimento non riesce e non viene inviato nulla.',
  hasHeader: 'Con intestazione',
  suggest: 'Suggerisci regole',
  suggesting: 'Ricerca di colonne sensibili',
  firstRows: file => `Prime righe di ${file}`,

  noRow: 'Nessuna riga da mostrare',
  emptyFile: 'Il file è vuoto. Può essere inviato così com’è.',
  blankFile: 'Il file contiene solo righe vuote. Può essere inviato così com’è.',
  rowTooLong:
    'La prima riga del file supera 256 KB, più di quanto si possa mostrare qui. Il file può essere inviato così com’è.',
  separatorUnclear:
    'Il separatore è ambiguo. Lo indichi in una prima riga, per esempio sep=; e scelga di nuovo il file. Il file può essere inviato così com’è.',

  column: 'Colonna',
  columnNumber: column => `Colonna ${column}`,
  previousColumn: 'Colonna precedente',
  nextColumn: 'Colonna successiva',
  columnOf: (column, count, name) => `${column} di ${count}: ${name}`,
  columnOfWith: (column, count, name, method) => `${column} di ${count}: ${name} (${method})`,
  goToColumn: 'Vai alla colonna',
  goToColumnOf: count => `Vai alla colonna (${number(count)})`,
  numbered: (column, name) => `${column}: ${name}`,
  row: 'Riga',
  method: 'Metodo',
  methodFor: column => `Metodo per ${column}`,
  settingsOf: column => `Impostazioni di ${column}`,
  firstValues: column => `Primi valori di ${column}`,
  values: 'Valori',
  before: 'Prima',
  after: 'Dopo',
  becomes: 'diventa',
  empty: 'vuoto',

  looksLike: many => `Probabilmente ${many}`,
  choose: method => `Usa ${method}`,
  chooseFor: (method, column) => `Usa ${method} per ${column}`,

  salt: 'Salt (facoltativo)',
  saltHint: 'Se ne genera comunque anche uno casuale: valori uguali di due file hanno hash diversi.',
  searchPattern: 'Criterio di ricerca',
  notFound: 'Non trovato in queste righe. Se nessuna riga del file corrisponde, il trasferimento non riesce.',
  replaceWith: 'Sostituisci con',
  replaceHint: 'Usato alla lettera. Lasci vuoto il campo per rimuovere le corrispondenze.',
  generateKey: 'Genera una chiave',
  generateKeyHint: 'Usata una volta e poi eliminata: i valori non si possono ripristinare.',
  key: 'Chiave segreta',
  keyHint:
    'Con una chiave propria i valori sono solo pseudonimizzati: chi la conosce può ripristinarli. Lasci vuoto il campo per generarne una.',
  showKey: 'Mostra la chiave',
  hideKey: 'Nascondi la chiave',

  range: range => `Intervallo ${range}`,
  from: 'Da',
  to: 'A',
  char: 'Carattere',
  fromOf: range => `Da, intervallo ${range}`,
  toOf: range => `A, intervallo ${range}`,
  charOf: range => `Carattere, intervallo ${range}`,
  removeRange: range => `Rimuovi l’intervallo ${range}`,
  addRange: 'Aggiungi un intervallo',
  rangeHint: 'I caratteri si contano da 0; anche i due estremi vengono mascherati.',
  wholeNumbers: '«Da» e «A» sono numeri interi, contati da 0.',
  notInEncoding: (char, encoding) =>
    `${char} non esiste in ${encoding}, la codifica di questo file. Scelga un altro carattere o salvi il file in UTF-8.`,

  tableFault: 'Questo file non può essere anonimizzato così com’è',
  clear: 'Non anonimizzare nulla',
  onlyHeader: 'Sotto l’intestazione non ci sono righe',
  onlyHeaderText:
    'Il file non contiene valori da anonimizzare. Se la sua unica riga contiene valori, disattivi «Con intestazione».',
  ragged: (row, fields, first) =>
    plural(
      fields,
      {
        one: `La riga ${number(row)} ha # campo, la prima ${number(first)}`,
        other: `La riga ${number(row)} ha # campi, la prima ${number(first)}`,
      },
      'it',
    ),
  raggedText:
    'Un file anonimizzato viene inviato solo se tutte le righe hanno lo stesso numero di campi. Corregga prima il file.',
  tooManyColumns: (count, max) =>
    `Il file ha ${number(count)} colonne. Qui si possono anonimizzare solo le prime ${number(max)}.`,
  previewFailed: 'Impossibile mostrare l’anteprima dei dati anonimizzati',
  previewFailedText: 'Le Sue scelte restano e vengono verificate di nuovo prima dell’invio dei file.',
  suggestionsFailed: 'Non è stato possibile suggerire regole: il server non ha risposto. Riprovi.',
  sensitive: count => plural(count, { one: '# colonna sembra sensibile', other: '# colonne sembrano sensibili' }, 'it'),
  sensitiveColumn: (column, many) => `${column} (${many})`,
  sensitiveColumns: (columns, others) =>
    `${formatList(others > 0 ? [...columns, plural(others, { one: '# altra', other: 'altre #' }, 'it')] : columns, 'it')}. Non cambia nulla finché non applica i suggerimenti.`,
  nothingSensitive: 'Nelle prime righe non è stato riconosciuto nulla di sensibile. Controlli Lei le colonne.',
  apply: count => plural(count, { one: 'Applica il suggerimento', other: 'Applica tutti i suggerimenti' }, 'it'),

  columnFault: (column, method) => `Errore di anonimizzazione nella colonna ${column}, metodo ${method}.`,
  reset: column => `Ripristina la colonna ${column}`,
  checking: 'Verifica delle regole',
  noColumns: 'Nessuna colonna viene anonimizzata. Il file viene inviato così com’è.',
  updating: count =>
    plural(
      count,
      {
        one: '# colonna anonimizzata. Aggiornamento dell’anteprima.',
        other: '# colonne anonimizzate. Aggiornamento dell’anteprima.',
      },
      'it',
    ),
  shown: count =>
    plural(
      count,
      {
        one: '# colonna anonimizzata. I valori casuali vengono generati di nuovo per il file inviato.',
        other: '# colonne anonimizzate. I valori casuali vengono generati di nuovo per il file inviato.',
      },
      'it',
    ),
  columns: count => plural(count, { one: '# colonna anonimizzata.', other: '# colonne anonimizzate.' }, 'it'),
}
