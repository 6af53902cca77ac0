import type { AnonymizeTexts } from '../en/anonymize.ts'
import { formatCount, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'fr')

export const anonymize: AnonymizeTexts = {
  meaning:
    'Choisissez une méthode pour chaque colonne : ses valeurs sont remplacées avant tout partage, et seule une clé que vous saisissez vous-même permet de les rétablir. Chaque ligne doit avoir autant de champs que la première ; sinon, le transfert échoue et rien n’est envoyé.',
  hasHeader: 'Ligne d’en-tête',
  suggest: 'Suggérer des règles',
  suggesting: 'Recherche de colonnes sensibles',
  firstRows: file => `Premières lignes du fichier ${file}`,

  noRow: 'Aucune ligne à afficher',
  emptyFile: 'Le fichier est vide. Il peut être envoyé tel quel.',
  blankFile: 'Le fichier ne contient que des lignes vides. Il peut être envoyé tel quel.',
  rowTooLong:
    'La première ligne du fichier dépasse 256 Ko, ce qui est trop long pour l’affichage ici. Le fichier peut être envoyé tel quel.',
  separatorUnclear:
    'Le séparateur est ambigu. Indiquez-le dans une première ligne, par exemple sep=; puis choisissez à nouveau le fichier. Le fichier peut être envoyé tel quel.',

  column: 'Colonne',
  columnNumber: column => `Colonne ${column}`,
  previousColumn: 'Colonne précédente',
  nextColumn: 'Colonne suivante',
  columnOf: (column, count, name) => `${column} sur ${count} : ${name}`,
  columnOfWith: (column, count, name, method) => `${column} sur ${count} : ${name} (${method})`,
  goToColumn: 'Aller à la colonne',
  goToColumnOf: count => `Aller à la colonne (${number(count)})`,
  numbered: (column, name) => `${column} : ${name}`,
  row: 'Ligne',
  method: 'Méthode',
  methodFor: column => `Méthode pour ${column}`,
  settingsOf: column => `Réglages : ${column}`,
  firstValues: column => `Premières valeurs : ${column}`,
  values: 'Valeurs',
  before: 'Avant',
  after: 'Après',
  becomes: 'devient',
  empty: 'vide',

  looksLike: many => `Semble contenir des ${many}`,
  choose: method => `Utiliser ${method}`,
  chooseFor: (method, column) => `Utiliser ${method} pour ${column}`,

  salt: 'Sel (facultatif)',
  saltHint: 'Un sel aléatoire est généré en plus : les valeurs égales de deux fichiers ont des hachages différents.',
  searchPattern: 'Motif de recherche',
  notFound: 'Introuvable dans ces lignes. Si aucune ligne du fichier ne correspond, le transfert échoue.',
  replaceWith: 'Remplacer par',
  replaceHint: 'Utilisé à la lettre. Laissez vide pour supprimer les correspondances.',
  generateKey: 'Générer une clé',
  generateKeyHint: 'Utilisée une fois, puis détruite : les valeurs ne peuvent pas être rétablies.',
  key: 'Clé secrète',
  keyHint:
    'Avec votre propre clé, les valeurs sont seulement pseudonymisées : quiconque la connaît peut les rétablir. Laissez vide pour en générer une.',
  showKey: 'Afficher la clé',
  hideKey: 'Masquer la clé',

  range: index => `Plage ${index}`,
  from: 'De',
  to: 'À',
  char: 'Caractère',
  fromOf: index => `De, plage ${index}`,
  toOf: index => `À, plage ${index}`,
  charOf: index => `Caractère, plage ${index}`,
  removeRange: index => `Supprimer la plage ${index}`,
  addRange: 'Ajouter une plage',
  rangeHint: 'Les caractères sont comptés à partir de 0 ; les deux bornes sont masquées aussi.',
  wholeNumbers: '« De » et « À » sont des nombres entiers, comptés à partir de 0.',
  notInEncoding: (char, encoding) =>
    `${char} n’existe pas en ${encoding}, l’encodage de ce fichier. Choisissez un autre caractère ou enregistrez le fichier en UTF-8.`,

  tableFault: 'Ce fichier ne peut pas être anonymisé tel quel',
  clear: 'Ne rien anonymiser',
  onlyHeader: 'Il n’y a aucune ligne sous l’en-tête',
  onlyHeaderText:
    'Le fichier ne contient aucune valeur à anonymiser. Si son unique ligne contient des valeurs, décochez « Ligne d’en-tête ».',
  ragged: (row, fields, first) =>
    plural(
      fields,
      {
        one: `La ligne ${number(row)} a # champ, la première ${number(first)}`,
        other: `La ligne ${number(row)} a # champs, la première ${number(first)}`,
      },
      'fr',
    ),
  raggedText:
    'Un fichier anonymisé n’est envoyé que si toutes les lignes ont le même nombre de champs. Corrigez d’abord le fichier.',
  tooManyColumns: (count, max) =>
    `Le fichier a ${number(count)} colonnes. Seules les ${number(max)} premières peuvent être anonymisées ici.`,
  previewFailed: 'Impossible d’afficher l’aperçu des données anonymisées',
  previewFailedText: 'Vos choix sont conservés et seront vérifiés à nouveau avant l’envoi des fichiers.',
  suggestionsFailed: 'Aucune règle n’a pu être suggérée : le serveur n’a pas répondu. Réessayez.',
  sensitive: count => plural(count, { one: '# colonne semble sensible', other: '# colonnes semblent sensibles' }, 'fr'),
  sensitiveColumn: (column, many) => `${column} (${many})`,
  sensitiveColumns: (columns, others) =>
    `${formatList(
      others > 0 ? [...columns, plural(others, { one: '# autre', other: '# autres' }, 'fr')] : columns,
      'fr',
    )}. Rien ne change tant que vous ne les appliquez pas.`,
  nothingSensitive:
    'Aucune donnée sensible n’a été reconnue dans les premières lignes. Vérifiez les colonnes vous-même.',
  apply: count => plural(count, { one: 'Appliquer la suggestion', other: 'Appliquer toutes les suggestions' }, 'fr'),

  columnFault: (column, method) => `Erreur d’anonymisation dans la colonne ${column} avec la méthode ${method}.`,
  reset: column => `Réinitialiser la colonne ${column}`,
  checking: 'Vérification des règles',
  noColumns: 'Aucune colonne n’est anonymisée. Le fichier est envoyé tel quel.',
  updating: count =>
    plural(
      count,
      {
        one: '# colonne anonymisée. Mise à jour de l’aperçu.',
        other: '# colonnes anonymisées. Mise à jour de l’aperçu.',
      },
      'fr',
    ),
  shown: count =>
    plural(
      count,
      {
        one: '# colonne anonymisée. Les valeurs aléatoires sont générées à nouveau pour le fichier envoyé.',
        other: '# colonnes anonymisées. Les valeurs aléatoires sont générées à nouveau pour le fichier envoyé.',
      },
      'fr',
    ),
  columns: count => plural(count, { one: '# colonne anonymisée.', other: '# colonnes anonymisées.' }, 'fr'),
}
