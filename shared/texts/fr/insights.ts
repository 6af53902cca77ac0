import type {
  AlertKindsTexts,
  AlertSentencesTexts,
  AlertsTexts,
  CadencesTexts,
  CardMenuTexts,
  CardTitlesTexts,
  ChangesTexts,
  ChartsTexts,
  ColumnsTexts,
  FirstDownloadsTexts,
  FoundTexts,
  InsightFailuresTexts,
  InsightsTexts,
  IntervalNamesTexts,
  SpikesTexts,
  TileTexts,
} from '../en/insights.ts'
import { formatCount, formatPercent, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'fr')
const percentage = (whole: number) => formatPercent(whole, 'fr')
const otherCount = (count: number) => plural(count, { one: '# autre', other: '# autres' }, 'fr')

export const insights: InsightsTexts = {
  title: 'Statistiques d’activité',
  activity: 'Activité',
  security: 'Sécurité',
  range: 'Période',
  rangeChosen: name => `Période : ${name}`,
  from: 'Du',
  to: 'Au',
  invalidDays: 'Saisissez des dates valides.',
  backwards: 'La période se termine avant de commencer.',
  tooEarly: 'La date la plus ancienne possible est le 2 janvier 1970.',
  tooLate: 'La date la plus tardive possible est le 30 décembre 2199.',
  compared: (range, before) => `${range}, par rapport à ${before}`,
  comparedInZone: (range, before, timeZone) =>
    `${range}, par rapport à ${before}. Les jours et les heures suivent le fuseau horaire ${timeZone}.`,
  reportOf: organization => `${organization} :`,
  interval: 'Intervalle',
  automatic: 'Automatique',
  search: 'Rechercher dans tous les transferts',
  refresh: 'Actualiser',
  noData: 'Aucune donnée trouvée.',
  loading: title => `Chargement : ${title}`,
  others: otherCount,
  noExtension: 'Sans extension',
  unlabelled: entries => `Petites cases : ${entries.join(', ')}`,
  chartFailed: 'Impossible de charger le graphique',
  print: 'Imprimer le rapport',
  printRange: 'Imprimer cette période',
  printLastMonth: 'Mois dernier',
  printThisMonth: 'Ce mois-ci',
  printing: 'Le rapport s’ouvre une fois toutes les cartes chargées.',
  days: (first, last) => `${first} au ${last}`,
  figure: (name, figure) => `${name} : ${figure}`,
  titled: (title, count) => `${title} (${number(count)})`,
  listed: names => names.join(', '),
  point: (time, figures) => `${time}. ${figures.join(', ')}`,
  weekFrom: day => `Semaine du ${day}`,
  cardsFailed: count =>
    plural(
      count,
      {
        one: 'Impossible de charger # carte des statistiques d’activité',
        other: 'Impossible de charger # cartes des statistiques d’activité',
      },
      'fr',
    ),
  severalFailed: failures => failures.join('. '),
}

export const insightFailures: InsightFailuresTexts = {
  activityHighlights: 'Impossible de charger les chiffres clés de l’activité',
  transfersPerInterval: 'Impossible de charger l’évolution des transferts',
  dataVolume: 'Impossible de charger le volume de données',
  weekdays: 'Impossible de charger les jours et heures',
  topPartners: 'Impossible de charger les principaux partenaires',
  topSenders: 'Impossible de charger les principaux expéditeurs',
  topReceivers: 'Impossible de charger les principaux destinataires',
  topInfotypes: 'Impossible de charger les principaux types de données sensibles',
  fileTypes: 'Impossible de charger les types de fichiers',
  flows: 'Impossible de charger les expéditeurs et partenaires',
  behaviours: 'Impossible de charger les comportements de sécurité',
  firstDownloads: 'Impossible de charger les premiers téléchargements',
  newSenders: 'Impossible de charger les nouveaux expéditeurs',
  newDomains: 'Impossible de charger les nouveaux domaines',
  newRecipients: 'Impossible de charger les nouveaux destinataires',
  sendersSpike: 'Impossible de charger les hausses soudaines par expéditeur',
  domainsSpike: 'Impossible de charger les hausses soudaines par domaine',
  recipientsSpike: 'Impossible de charger les hausses soudaines par destinataire',
  sensitiveInfotypes: 'Impossible de charger les données sensibles',
  mistakes: 'Impossible de charger les erreurs évitées',
  transfers: 'Impossible de charger les transferts',
  alerts: 'Impossible de charger les alertes',
}

export const cardTitles: CardTitlesTexts = {
  activityHighlights: 'Chiffres clés',
  transfersPerInterval: 'Évolution des transferts',
  dataVolume: 'Volume de données',
  weekdays: 'Jours et heures',
  topPartners: 'Principaux partenaires',
  topSenders: 'Principaux expéditeurs',
  flows: 'Des expéditeurs aux partenaires',
  securityHighlights: 'Chiffres clés',
  behaviours: 'Comportements',
  topInfotypes: 'Principales données sensibles',
  topReceivers: 'Principaux destinataires',
  fileTypes: 'Types de fichiers envoyés',
  firstDownloads: 'Délai du premier téléchargement',
  spikes: 'Hausses soudaines',
}

export const tileTexts: TileTexts = {
  totalTransfers: 'Transferts',
  totalRequests: 'Demandes',
  totalUsers: 'Utilisateurs',
  totalDownloads: 'Téléchargements',
  totalExpired: 'Expirés',
  newDomains: 'Nouveaux domaines',
  newSenders: 'Nouveaux expéditeurs',
  newRecipients: 'Nouveaux destinataires',
  sensitiveInfotypes: 'Données sensibles',
  mistakes: 'Erreurs évitées',
}

export const cardMenu: CardMenuTexts = {
  menu: title => `Menu : ${title}`,
  more: title => `Plus : ${title}`,
  showTable: 'Afficher en tableau',
  showTableOf: title => `Afficher en tableau : ${title}`,
  showChart: 'Afficher en graphique',
  open: 'Ouvrir les transferts',
  openNamed: count =>
    plural(
      count,
      { one: 'Ouvrir les transferts de cet élément', other: 'Ouvrir les transferts de ces # éléments' },
      'fr',
    ),
  copy: 'Copier le lien vers cette carte',
  copied: title => `Le lien vers la carte « ${title} » a été copié.`,
  copyFailed: 'Le lien n’a pas pu être copié.',
  csv: 'Télécharger en CSV',
  png: 'Télécharger en PNG',
  ofSent: count => plural(count, { one: 'Sur # transfert envoyé', other: 'Sur # transferts envoyés' }, 'fr'),
  csvFailed: 'Le fichier CSV n’a pas pu être créé.',
  pngFailed: 'L’image n’a pas pu être créée.',
}

export const columns: ColumnsTexts = {
  name: 'Nom',
  value: 'Valeur',
  changePercent: 'Variation en pourcentage',
  transfers: 'Transferts',
  requests: 'Demandes',
  movingAverage: 'Moyenne mobile sur 7 jours',
  previous: 'Période précédente',
  bytes: 'Volume',
  start: 'Début',
  day: 'Jour',
  weekday: 'Jour de la semaine',
  sender: 'Expéditeur',
  receiver: 'Destinataire',
  partner: 'Domaine partenaire',
  infotype: 'Données sensibles',
  fileType: 'Type de fichier',
  behaviour: 'Comportement',
  with: 'Avec',
  without: 'Sans',
  percentWith: 'Avec, en pourcentage',
  percentWithout: 'Sans, en pourcentage',
  firstDownload: 'Premier téléchargement',
  kind: 'Type',
  count: 'Transferts du jour',
  average: 'Moyenne quotidienne antérieure',
}

export const firstDownloads: FirstDownloadsTexts = {
  withinHour: 'En moins d’une heure',
  withinDay: 'En moins d’un jour',
  withinThreeDays: 'En moins de 3 jours',
  withinWeek: 'En moins d’une semaine',
  later: 'Plus tard',
  never: 'Envoyés et jamais téléchargés',
  share: (percent, never, total) =>
    `${percentage(percent)} des transferts mis à disposition n’ont jamais été téléchargés : ${number(never)} sur ${number(total)}.`,
}

export const spikes: SpikesTexts = {
  text: (count, day, average) =>
    `${plural(count, { one: '# transfert', other: '# transferts' }, 'fr')} le ${day}. La moyenne des 7 jours précédents était de ${average} par jour.`,
  senders: 'D’un expéditeur',
  domains: 'Vers un domaine',
  recipients: 'Vers un destinataire',
}

export const found: FoundTexts = {
  openAll: 'Ouvrir ces transferts',
  more: count => plural(count, { one: '# autre n’est pas affiché.', other: '# autres ne sont pas affichés.' }, 'fr'),
  between: (sender, recipient) => `De ${sender} à ${recipient}`,
  review: 'Voir le transfert',
  corrected: 'Voir le transfert corrigé',
}

export const intervalNames: IntervalNamesTexts = { hour: 'Heure', day: 'Jour', week: 'Semaine', month: 'Mois' }

export const changes: ChangesTexts = {
  fromNone: 'Il n’y en avait aucun sur la période précédente.',
  same: 'Sans changement par rapport à la période précédente.',
  up: change => `En hausse de ${change} par rapport à la période précédente.`,
  down: change => `En baisse de ${change} par rapport à la période précédente.`,
}

export const alertSentences: AlertSentencesTexts = {
  newSenders: sender => `Nouvel expéditeur détecté : ${sender}`,
  newDomains: domain => `Nouveau domaine détecté : ${domain}`,
  newRecipients: recipient => `Nouveau destinataire détecté : ${recipient}`,
  sendersSpike: sender => `Hausse soudaine des transferts envoyés par ${sender}`,
  domainsSpike: domain => `Hausse soudaine des transferts vers ${domain}`,
  recipientsSpike: recipient => `Hausse soudaine des transferts vers ${recipient}`,
  mistakePrevented: sender => `Erreur possible évitée : ${sender}`,
  sensitiveInfotypes: () => 'Données sensibles détectées',
  malwareFound: sender => `Logiciel malveillant détecté dans un transfert de ${sender}`,
  secondOpinion: sender => `Macie a trouvé d’autres données sensibles dans un transfert de ${sender}`,
}

export const alerts: AlertsTexts = {
  title: 'Alertes',
  none: 'Aucune alerte à afficher.',
  kind: 'Type d’alerte',
  allKinds: 'Tous les types',
  isNew: 'Nouvelle',
  newCount: count => plural(count, { one: '# nouvelle alerte', other: '# nouvelles alertes' }, 'fr'),
  manyNew: max => `Plus de ${number(max)} nouvelles alertes`,
  more: count =>
    plural(
      count,
      {
        one: '# alerte plus ancienne n’est pas affichée.',
        other: '# alertes plus anciennes ne sont pas affichées.',
      },
      'fr',
    ),
  showMore: 'Afficher plus',
  showAll: count => `Tout afficher (${number(count)})`,
  spike: (count, average) =>
    `${number(count)} transferts ou plus en un jour, contre ${average} par jour au cours des 7 jours précédents`,
  acknowledge: 'Acquitter',
  acknowledgeOf: text => `Acquitter : ${text}`,
  acknowledged: (by, time) => `Acquittée par ${by} ${time}`,
  acknowledgedNow: by => `Acquittée par ${by} à l’instant`,
  reopen: 'Rouvrir',
  reopenOf: text => `Rouvrir : ${text}`,
  note: 'Note (facultatif)',
  noteHint: limit =>
    `${plural(limit, { one: '# caractère', other: '# caractères' }, 'fr')} au plus. Tous les administrateurs peuvent la lire.`,
  saving: 'Enregistrement',
  acknowledgeFailed: 'Impossible d’acquitter l’alerte',
  reopenFailed: 'Impossible de rouvrir l’alerte',
  onlyOpen: 'Non acquittées',
  noneOpen: 'Toutes les alertes de cette période sont acquittées.',
  jump: 'Aller aux alertes',
  subscription: 'Alertes par e-mail',
  subscriptionTo: email => `Les e-mails sont envoyés à ${email}.`,
  endsAt: time => `Ils prennent fin à cette date si vous n’utilisez plus les statistiques : ${time}.`,
  cadence: 'Fréquence',
  kinds: 'Types d’alertes',
  noKind: 'Choisissez au moins un type.',
  saved: 'Votre choix d’e-mails a été enregistré.',
  saveFailed: 'Impossible d’enregistrer votre choix d’e-mails',
  loadFailed: 'Impossible de charger votre choix d’e-mails',
}

export const cadences: CadencesTexts = {
  none: 'Aucun e-mail',
  each: 'Chaque alerte immédiatement',
  daily: 'Une fois par jour',
  weekly: 'Une fois par semaine',
}

export const alertKinds: AlertKindsTexts = {
  newSenders: 'Nouveaux expéditeurs',
  newDomains: 'Nouveaux domaines',
  newRecipients: 'Nouveaux destinataires',
  sendersSpike: 'Hausses par expéditeur',
  domainsSpike: 'Hausses par domaine',
  recipientsSpike: 'Hausses par destinataire',
  mistakePrevented: 'Erreurs évitées',
  sensitiveInfotypes: 'Données sensibles',
  malwareFound: 'Logiciels malveillants',
  secondOpinion: 'Deuxième avis de Macie',
}

export const charts: ChartsTexts = {
  heatCell: (weekday, from, to, count) => `${weekday}, ${from} à ${to} : ${number(count)}`,
  heatScale: max =>
    plural(
      max,
      {
        one: 'La plus grande case représente # transfert ou demande.',
        other: 'La plus grande case représente # transferts et demandes.',
      },
      'fr',
    ),
  share: (percent, count, total) => `${percentage(percent)} (${number(count)} sur ${number(total)})`,
  withAndWithout: (count, without, percentWithout) =>
    `${number(count)} avec, ${number(without)} sans (${percentage(percentWithout)})`,
  flow: (sender, partner, count) => `De ${sender} à ${partner} : ${number(count)}`,
  strongestFlows: (count, others) =>
    `Les ${number(count)} flux les plus importants, et ${otherCount(others)}. Les nombres à côté des noms ne comptent que les flux les plus importants.`,
}
