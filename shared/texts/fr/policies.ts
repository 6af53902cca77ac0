import type { PolicyMatchesTexts, PolicyModesTexts, PolicyPageTexts, PolicySummaryTexts } from '../en/policies.ts'
import { formatCount, formatDuration, formatList, plural } from '../format.ts'

export const policyPage: PolicyPageTexts = {
  title: 'Conformité',
  add: 'Ajouter une politique',
  addFromPack: 'Ajouter depuis un pack',
  empty: 'Aucune politique pour l’instant',
  emptyText:
    'Une politique s’applique aux transferts qui remplissent ses conditions : par exemple, les fichiers contenant des numéros de carte bancaire doivent être protégés par un mot de passe, ou les transferts vers de nouveaux destinataires affichent un avertissement. Sans politique, les expéditeurs choisissent eux-mêmes toutes les options.',
  loading: 'Chargement des politiques',
  listFailed: 'Impossible de charger la liste des politiques',
  fetchFailed: 'Impossible de charger la politique',
  formFailed: 'Impossible de charger le formulaire des politiques',
  dialogFailed: 'La fenêtre n’a pas pu être chargée. Vérifiez votre connexion ou rechargez la page.',
  packsFailed: 'Impossible de charger les packs de politiques',
  createFailed: 'Impossible de créer la politique',
  updateFailed: 'Impossible de modifier la politique',
  created: 'La politique a été créée',
  updated: 'La politique a été modifiée',

  id: 'ID',
  name: 'Nom',
  description: 'Description',
  mode: 'Mode',
  updatedOn: 'Modification',
  version: 'Version',
  actions: 'Actions',
  edit: 'Modifier',
  editOf: name => `Modifier : ${name}`,
  modeOf: name => `Mode : ${name}`,
  changeMode: (name, mode) => `Passer « ${name} » en mode « ${mode} » ?`,
  change: 'Changer',
  saving: 'Enregistrement',
  justNow: 'à l’instant',
}

export const policyModes: PolicyModesTexts = {
  enforce: { label: 'Application', help: 'S’applique à chaque transfert concerné.' },
  monitor: { label: 'Observation', help: 'Enregistre seulement ce qu’elle ferait.' },
  off: { label: 'Désactivée', help: 'Ne fait rien.' },
}

export const policyMatches: PolicyMatchesTexts = {
  enforced: count =>
    plural(count, { one: 'A concerné # transfert en 90 jours', other: 'A concerné # transferts en 90 jours' }, 'fr'),
  monitored: count =>
    plural(
      count,
      { one: 'Aurait concerné # transfert en 90 jours', other: 'Aurait concerné # transferts en 90 jours' },
      'fr',
    ),
  withEffects: (matched, effects) => `${matched} : ${effects.join(', ')}`,
  effects: {
    blocked: count => plural(count, { one: '# bloqué', other: '# bloqués' }, 'fr'),
    warned: count => plural(count, { one: '# avec avertissement', other: '# avec avertissement' }, 'fr'),
    changed: count => plural(count, { one: '# modifié', other: '# modifiés' }, 'fr'),
  },
}

const and = (values: readonly string[]) => formatList(values, 'fr')
const or = (values: readonly string[]) => formatList(values, 'fr', 'disjunction')
const days = (count: number) => formatDuration(count, 'day', 'fr')
const number = (count: number) => formatCount(count, 'fr')
/** 'de lieux', 'd’adresses IP' */
const of = (text: string) => (/^[aeiouhâéèêîôû]/i.test(text) ? `d’${text}` : `de ${text}`)

export const policySummaryTexts: PolicySummaryTexts = {
  sentence: (conditions, demands) => `${ifAll(conditions)}, ${and(demands)}.`,
  forAll: demands => `Pour chaque transfert, ${and(demands)}.`,
  unfinished: conditions => `${ifAll(conditions)}, …`,
  unfinishedForAll: 'Pour chaque transfert, …',
  others: count => plural(count, { one: '# autre', other: '# autres' }, 'fr'),

  texts: {
    sender: {
      in: values => `l’expéditeur est ${or(values)}`,
      notIn: values => `l’expéditeur n’est pas ${or(values)}`,
      matches: values => `l’adresse de l’expéditeur est du type ${or(values)}`,
    },
    'sender.domain': {
      in: values => `le domaine de l’expéditeur est ${or(values)}`,
      notIn: values => `le domaine de l’expéditeur n’est pas ${or(values)}`,
      matches: values => `le domaine de l’expéditeur est du type ${or(values)}`,
    },
    recipient: {
      in: values => `le destinataire est ${or(values)}`,
      notIn: values => `le destinataire n’est pas ${or(values)}`,
      matches: values => `l’adresse du destinataire est du type ${or(values)}`,
    },
    'recipient.domain': {
      in: values => `le domaine du destinataire est ${or(values)}`,
      notIn: values => `le domaine du destinataire n’est pas ${or(values)}`,
      matches: values => `le domaine du destinataire est du type ${or(values)}`,
    },
    trackingId: {
      in: values => `la référence de suivi est ${or(values)}`,
      notIn: values => `la référence de suivi n’est pas ${or(values)}`,
      matches: values => `la référence de suivi est du type ${or(values)}`,
    },
  },
  sets: {
    'sender.group': {
      anyOf: groups => `l’expéditeur fait partie du groupe ${or(groups)}`,
      allOf: groups =>
        groups.length === 1
          ? `l’expéditeur fait partie du groupe ${groups[0]}`
          : `l’expéditeur fait partie des groupes ${and(groups)}`,
      noneOf: groups => `l’expéditeur ne fait pas partie du groupe ${or(groups)}`,
    },
    'files.extension': {
      anyOf: types => `un fichier est de type ${or(types)}`,
      allOf: types =>
        types.length === 1
          ? `un fichier est de type ${types[0]}`
          : `le transfert contient des fichiers de types ${and(types)}`,
      noneOf: types => `aucun fichier n’est de type ${or(types)}`,
    },
    'files.infoType': {
      anyOf: kinds => `les fichiers contiennent des ${or(kinds)}`,
      allOf: kinds => `les fichiers contiennent des ${and(kinds)}`,
      noneOf: kinds =>
        kinds.length === 1
          ? `les fichiers ne contiennent pas ${of(kinds[0] ?? '')}`
          : `les fichiers ne contiennent ni ${kinds.join(' ni ')}`,
    },
  },
  countedInfoTypes: {
    anyOf: kinds => `les fichiers contiennent au moins ${or(kinds)}`,
    allOf: kinds => `les fichiers contiennent au moins ${and(kinds)}`,
    noneOf: kinds => `les fichiers contiennent moins de ${or(kinds)}`,
  },
  certainty: {
    VERY_UNLIKELY: clause => `${clause} (même très improbable)`,
    UNLIKELY: clause => `${clause} (même improbable)`,
    POSSIBLE: clause => clause,
    LIKELY: clause => `${clause} (au moins probable)`,
    VERY_LIKELY: clause => `${clause} (très probable)`,
  },
  numbers: {
    'files.count': {
      gte: count =>
        plural(
          count,
          { one: 'le transfert contient au moins # fichier', other: 'le transfert contient au moins # fichiers' },
          'fr',
        ),
      lte: count =>
        plural(
          count,
          { one: 'le transfert contient au plus # fichier', other: 'le transfert contient au plus # fichiers' },
          'fr',
        ),
    },
    'files.totalSize': {
      gte: mebibytes => `la taille totale est d’au moins ${number(mebibytes)} Mio`,
      lte: mebibytes => `la taille totale est d’au plus ${number(mebibytes)} Mio`,
    },
  },
  flags: {
    isTransferRequest: { yes: 'les fichiers sont demandés', no: 'les fichiers sont envoyés sans demande' },
    'files.anonymized': {
      yes: 'tous les fichiers sont anonymisés',
      no: 'au moins un fichier n’est pas anonymisé',
    },
    'files.notInspectable': {
      yes: 'un fichier ne peut pas être entièrement analysé',
      no: 'tous les fichiers peuvent être entièrement analysés',
    },
    'files.unscannable': {
      yes: 'un fichier ne peut pas être analysé à la recherche de logiciels malveillants',
      no: 'aucun fichier n’échappe à la détection de logiciels malveillants',
    },
    'recipient.isNewToSender': {
      yes: 'le destinataire est nouveau pour l’expéditeur',
      no: 'l’expéditeur connaît le destinataire',
    },
    'recipient.isNewToOrganisation': {
      yes: 'le destinataire est nouveau pour l’organisation',
      no: 'l’organisation connaît le destinataire',
    },
  },

  demands: {
    anonymousTransfer: {
      required: 'l’expéditeur doit être masqué',
      optional: 'l’expéditeur peut être masqué',
      prohibited: 'l’expéditeur ne doit pas être masqué',
    },
    passwordProtection: {
      required: 'les fichiers doivent être protégés par un mot de passe',
      optional: 'les fichiers peuvent être protégés par un mot de passe',
      prohibited: 'les fichiers ne doivent pas être protégés par un mot de passe',
    },
    mobileOtp: {
      required: 'un code à usage unique est obligatoire',
      optional: 'un code à usage unique est facultatif',
      prohibited: 'un code à usage unique n’est pas autorisé',
    },
    emailOtp: {
      required: 'un code par e-mail, ou plus sûr, est obligatoire',
      optional: 'un code par e-mail est facultatif',
      prohibited: 'un code par e-mail n’est pas autorisé',
    },
    trackingId: {
      required: 'une référence de suivi est obligatoire',
      optional: 'une référence de suivi est facultative',
      prohibited: 'une référence de suivi n’est pas autorisée',
    },
    acknowledgement: {
      required: 'la confirmation de l’expéditeur est obligatoire',
      optional: 'la confirmation de l’expéditeur est facultative',
    },
    signIn: {
      required: 'le destinataire doit se connecter',
      optional: 'le destinataire n’a pas besoin de se connecter',
    },
    transfer: {
      allow: 'le transfert est autorisé',
      warn: 'l’expéditeur voit un avertissement',
      block: 'le transfert est bloqué',
    },
  },
  minExpiry: count => `les fichiers doivent rester disponibles au moins ${days(count)}`,
  maxExpiry: count => `les fichiers doivent expirer au plus tard après ${days(count)}`,
  templateSet: name => `les e-mails utilisent le jeu de modèles « ${name} »`,
}

/** 'Si … et si …': no clause begins with 'il', before which 'si' would lose its vowel. */
function ifAll(conditions: readonly string[]): string {
  return and(conditions.map((condition, index) => `${index === 0 ? 'Si' : 'si'} ${condition}`))
}
