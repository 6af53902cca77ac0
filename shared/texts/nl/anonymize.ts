import type { AnonymizeTexts } from '../en/anonymize.ts'
import { formatCount, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'nl')

export const anonymize: AnonymizeTexts = {
  meaning:
    'Kies voor elke kolom een methode: de waarden worden vervangen voordat er iets wordt gedeeld, en alleen een sleutel die u zelf invoert, kan ze herstellen. Elke rij moet evenveel velden hebben als de eerste. Anders mislukt de overdracht en wordt er niets verstuurd.',
  hasHeader: 'Met koprij',
  suggest: 'Regels voorstellen',
  suggesting: 'Gevoelige kolommen worden gezocht',
  firstRows: file => `Eerste rijen van ${file}`,

  noRow: 'Er is geen rij om te tonen',
  emptyFile: 'Het bestand is leeg. U kunt het ongewijzigd versturen.',
  blankFile: 'Het bestand bevat alleen lege regels. U kunt het ongewijzigd versturen.',
  rowTooLong:
    'De eerste rij van het bestand is langer dan 256 KB, meer dan hier kan worden getoond. U kunt het bestand ongewijzigd versturen.',
  separatorUnclear:
    'Het scheidingsteken is niet eenduidig. Noem het in een eerste regel, zoals sep=; en kies het bestand opnieuw. U kunt het bestand ongewijzigd versturen.',

  column: 'Kolom',
  columnNumber: column => `Kolom ${column}`,
  previousColumn: 'Vorige kolom',
  nextColumn: 'Volgende kolom',
  columnOf: (column, count, name) => `${column} van ${count}: ${name}`,
  columnOfWith: (column, count, name, method) => `${column} van ${count}: ${name} (${method})`,
  goToColumn: 'Naar kolom',
  goToColumnOf: count => `Naar kolom (${number(count)})`,
  numbered: (column, name) => `${column}: ${name}`,
  row: 'Rij',
  method: 'Methode',
  methodFor: column => `Methode voor ${column}`,
  settingsOf: column => `Instellingen voor ${column}`,
  firstValues: column => `Eerste waarden van ${column}`,
  values: 'Waarden',
  before: 'Voor',
  after: 'Na',
  becomes: 'wordt',
  empty: 'leeg',

  looksLike: many => `Waarschijnlijk ${many}`,
  choose: method => `${method} gebruiken`,
  chooseFor: (method, column) => `${method} gebruiken voor ${column}`,

  salt: 'Salt (optioneel)',
  saltHint:
    'Er wordt ook een willekeurige salt gegenereerd: gelijke waarden in twee bestanden krijgen verschillende hashes.',
  searchPattern: 'Zoekpatroon',
  notFound: 'Niet gevonden in deze rijen. Als het patroon in geen enkele rij voorkomt, mislukt de overdracht.',
  replaceWith: 'Vervangen door',
  replaceHint: 'Wordt letterlijk gebruikt. Laat het veld leeg om de treffers te verwijderen.',
  generateKey: 'Sleutel genereren',
  generateKeyHint: 'Wordt één keer gebruikt en dan verwijderd: de waarden kunnen niet worden hersteld.',
  key: 'Geheime sleutel',
  keyHint:
    'Met uw eigen sleutel zijn de waarden alleen gepseudonimiseerd: iedereen die de sleutel kent, kan ze herstellen. Laat het veld leeg om een sleutel te genereren.',
  showKey: 'Sleutel tonen',
  hideKey: 'Sleutel verbergen',

  range: range => `Bereik ${range}`,
  from: 'Van',
  to: 'Tot en met',
  char: 'Teken',
  fromOf: range => `Van, bereik ${range}`,
  toOf: range => `Tot en met, bereik ${range}`,
  charOf: range => `Teken, bereik ${range}`,
  removeRange: range => `Bereik ${range} verwijderen`,
  addRange: 'Bereik toevoegen',
  rangeHint: 'Tekens worden vanaf 0 geteld; het eerste en het laatste teken van een bereik worden ook gemaskeerd.',
  wholeNumbers: '‘Van’ en ‘Tot en met’ zijn gehele getallen, geteld vanaf 0.',
  notInEncoding: (char, encoding) =>
    `${char} bestaat niet in ${encoding}, de tekencodering van dit bestand. Kies een ander teken of sla het bestand op als UTF-8.`,

  tableFault: 'Dit bestand kan zo niet worden geanonimiseerd',
  clear: 'Niets anonimiseren',
  onlyHeader: 'Er staat geen rij onder de koprij',
  onlyHeaderText:
    'Het bestand bevat geen waarden om te anonimiseren. Bevat de enige rij waarden, schakel dan ‘Met koprij’ uit.',
  ragged: (row, fields, first) =>
    plural(
      fields,
      {
        one: `Rij ${number(row)} heeft # veld, de eerste ${number(first)}`,
        other: `Rij ${number(row)} heeft # velden, de eerste ${number(first)}`,
      },
      'nl',
    ),
  raggedText:
    'Een geanonimiseerd bestand wordt alleen verstuurd als alle rijen evenveel velden hebben. Corrigeer eerst het bestand.',
  tooManyColumns: (count, max) =>
    `Het bestand heeft ${number(count)} kolommen. Alleen de eerste ${number(max)} kunnen hier worden geanonimiseerd.`,
  previewFailed: 'Het voorbeeld van de geanonimiseerde gegevens is mislukt',
  previewFailedText: 'Uw keuzes blijven behouden en worden vóór het versturen opnieuw gecontroleerd.',
  suggestionsFailed: 'Er konden geen regels worden voorgesteld: de server antwoordde niet. Probeer het opnieuw.',
  sensitive: count => plural(count, { one: '# kolom lijkt gevoelig', other: '# kolommen lijken gevoelig' }, 'nl'),
  sensitiveColumn: (column, many) => `${column} (${many})`,
  sensitiveColumns: (columns, others) =>
    `${formatList(others > 0 ? [...columns, `nog ${number(others)}`] : columns, 'nl')}. Er verandert niets totdat u de voorstellen toepast.`,
  nothingSensitive: 'In de eerste rijen is niets gevoeligs herkend. Controleer de kolommen zelf.',
  apply: count => plural(count, { one: 'Voorstel toepassen', other: 'Alle voorstellen toepassen' }, 'nl'),

  columnFault: (column, method) => `Fout bij het anonimiseren van kolom ${column} met de methode ${method}.`,
  reset: column => `Kolom ${column} opnieuw instellen`,
  checking: 'De regels worden gecontroleerd',
  noColumns: 'Er wordt geen kolom geanonimiseerd. Het bestand wordt ongewijzigd verstuurd.',
  updating: count =>
    plural(
      count,
      {
        one: '# kolom geanonimiseerd. Het voorbeeld wordt bijgewerkt.',
        other: '# kolommen geanonimiseerd. Het voorbeeld wordt bijgewerkt.',
      },
      'nl',
    ),
  shown: count =>
    plural(
      count,
      {
        one: '# kolom geanonimiseerd. Willekeurige waarden worden voor het verstuurde bestand opnieuw gegenereerd.',
        other:
          '# kolommen geanonimiseerd. Willekeurige waarden worden voor het verstuurde bestand opnieuw gegenereerd.',
      },
      'nl',
    ),
  columns: count => plural(count, { one: '# kolom geanonimiseerd.', other: '# kolommen geanonimiseerd.' }, 'nl'),
}
