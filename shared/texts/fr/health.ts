import type { HealthPeriodsTexts, HealthTexts, QualityTexts } from '../en/health.ts'
import { formatCount, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'fr')
const periods = (count: number) => plural(count, { one: '# période', other: '# périodes' }, 'fr')
const waiting =
  'Les transferts restent en attente de traitement et continuent automatiquement. Rien n’est mis à disposition sans vérification.'

export const health: HealthTexts = {
  loadFailed: 'Impossible de charger les contrôles du système',
  loading: 'Chargement des contrôles du système',
  firstRun: 'Le premier contrôle est en cours',
  firstRunText: 'Son résultat s’affiche ici automatiquement, en général en moins d’une minute.',
  outdated: 'Cette page affiche une situation antérieure. Elle réessaie automatiquement.',
  retried: 'Cette page réessaie automatiquement.',

  currentStatus: 'État actuel',
  lastChecked: 'Dernier contrôle',
  overall: 'Ensemble',
  otherParts: 'Autres composants',
  noScanner: 'Non configurée',
  meaning: 'Ce que cela signifie',
  partProblem: '{part} : {text}',

  day: 'Dernières 24 heures',
  zone: zone => `Heures en ${zone}`,
  legend: 'Légende',
  now: 'maintenant',

  history: 'Historique',
  historyNote: 'Un contrôle a lieu toutes les cinq minutes',
  time: 'Heure',
  overallStatus: 'État d’ensemble',
  showAll: count => `Afficher les ${number(count)} contrôles`,
  showLatest: 'Afficher seulement les derniers',

  parts: {
    anonymization: 'Anonymisation',
    extraction: 'Extraction',
    inspection: 'Analyse',
    workflow: 'Traitement',
    storage: 'Stockage',
    mail: 'E-mails',
    index: 'Listes',
    identity: 'Connexion',
    scanner: 'Détection de logiciels malveillants',
  },

  statuses: {
    healthy: 'Normal',
    degraded: 'Ralenti',
    stale: 'Inconnu',
    unhealthy: 'En panne',
  },

  meanings: {
    anonymization: waiting,
    extraction: waiting,
    inspection: waiting,
    workflow: 'Les transferts prennent plus de temps que d’habitude et continuent automatiquement.',
    storage:
      'Les dépôts et les téléchargements peuvent échouer. Réessayez plus tard : un dépôt reprend là où il s’est arrêté.',
    mail: 'Les e-mails peuvent arriver en retard. Vous pouvez copier le lien d’un transfert sur sa page.',
    index: 'Les listes peuvent afficher une situation antérieure. Les transferts eux-mêmes ne sont pas touchés.',
    identity: 'La connexion peut échouer. Les personnes déjà connectées peuvent continuer à travailler.',
    scanner: waiting,
  },
  degraded: 'Les résultats sont corrects, mais prennent plus de temps que d’habitude.',
  stale: 'Aucun contrôle n’a eu lieu depuis 15 minutes : l’état actuel est donc inconnu.',
}

export const healthPeriods: HealthPeriodsTexts = {
  statuses: {
    healthy: 'état normal',
    unhealthy: 'en panne',
    degraded: 'ralenti',
    unchecked: 'sans contrôle',
  },

  always: (whole, status) => `${whole} : ${status}`,
  sometimes: (whole, exceptions) => `${whole} : ${exceptions} ; état normal le reste du temps`,
  never: (whole, exceptions) => `${whole} : ${exceptions}`,

  unhealthy: {
    once: (duration, time) => `panne de ${duration} à ${time}`,
    longer: (duration, from) => `panne de ${duration} à partir de ${from}`,
    often: (duration, count, last) => `panne de ${duration} en ${periods(count)}, la dernière à ${last}`,
  },
  degraded: {
    once: (duration, time) => `ralentissement de ${duration} à ${time}`,
    longer: (duration, from) => `ralentissement de ${duration} à partir de ${from}`,
    often: (duration, count, last) => `ralentissement de ${duration} en ${periods(count)}, la dernière à ${last}`,
  },
  unchecked: {
    once: (duration, time) => `aucun contrôle pendant ${duration} à ${time}`,
    longer: (duration, from) => `aucun contrôle pendant ${duration} à partir de ${from}`,
    often: (duration, count, last) => `aucun contrôle pendant ${duration} en ${periods(count)}, la dernière à ${last}`,
  },
}

export const quality: QualityTexts = {
  title: 'Qualité de l’analyse',
  measuredNow: day => `Mesurée le ${day} avec cette version du moteur`,
  measuredEarlier: day => `Mesurée le ${day} avec une version antérieure du moteur`,
  intro:
    'Efficacité du moteur à trouver les données sensibles, mesurée sur des textes dont chaque exemple est connu. Aucune partie du moteur n’a été ajustée à ces textes.',
  precisionMeaning:
    'La précision est la part des données trouvées qui le sont à juste titre. À 98 %, 2 sur 100 sont de fausses alertes.',
  recallMeaning: 'Le rappel est la part des exemples qui sont trouvés. À 95 %, 5 sur 100 échappent à l’analyse.',
  infoType: 'Données sensibles',
  examples: 'Exemples',
  precision: 'Précision',
  recall: 'Rappel',
  few: 'peu',
  fewMeaning: (least, share) =>
    `« peu » signale les types ayant moins de ${plural(least, { one: '# exemple', other: '# exemples' }, 'fr')} : une seule erreur fait varier leurs parts de plus de ${share}.`,

  setNames: {
    'test/labelled': 'Documents annotés de Waybill',
    'https://github.com/microsoft/presidio-research': 'Données synthétiques de Presidio',
  },
  sets: {
    'Apache-2.0': texts =>
      `${plural(texts, { one: '# texte', other: '# textes' }, 'fr')}, sous licence Apache 2.0 : chacun peut les utiliser, les modifier et les partager à condition d’en conserver les mentions`,
    MIT: texts =>
      `${plural(texts, { one: '# texte', other: '# textes' }, 'fr')}, sous licence MIT : chacun peut les utiliser, les modifier et les partager à condition d’en conserver la mention`,
  },
  otherSet: (texts, licence) => `${plural(texts, { one: '# texte', other: '# textes' }, 'fr')}, ${licence}`,

  extractedAll: (examples, documents, formats) =>
    `Extraction : les ${number(examples)} exemples figuraient tous dans le texte lu de ${number(documents)} documents en ${number(formats)} formats.`,
  extracted: (found, examples, documents, formats) =>
    `Extraction : ${number(found)} des ${number(examples)} exemples figuraient dans le texte lu de ${number(documents)} documents en ${number(formats)} formats.`,
  anonymization:
    'L’anonymisation ne se mesure pas en pourcentage : chaque contrôle du système compare ses résultats caractère par caractère.',
}
