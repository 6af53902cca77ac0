import type { DemandTexts, OptionsTexts, PolicyTexts } from '../en/options.ts'
import { formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const days = (count: number) => formatDuration(count, 'day', 'fr')
const moment = (iso: string) => formatDateTime(iso, undefined, 'fr')

export const options: OptionsTexts = {
  panel: 'Options',
  days: (min, max) => `De ${min} à ${max} jours.`,

  expiry: {
    label: 'Expiration personnalisée',
    field: 'Jours avant l’expiration du lien',
    lasting: (count, until) => `${days(count)}, jusqu’au ${moment(until)} environ`,
    fixed: (count, until) => `Le lien fonctionne ${days(count)}, jusqu’au ${moment(until)} environ`,
    invalid: 'Aucun nombre de jours valide pour l’instant',
    requestField: 'Jours avant l’expiration du lien de dépôt',
    requestFixed: count => `Le lien de dépôt fonctionne ${days(count)}`,
  },

  protection: {
    label: 'Protection par mot de passe',
    on: 'Activée : une archive ZIP, son mot de passe dans un second e-mail',
    off: 'Désactivée : les fichiers sont envoyés tels quels',
    meaning:
      'Tous les fichiers sont envoyés dans une archive ZIP chiffrée en AES-256. Le destinataire reçoit son mot de passe dans un second e-mail et a besoin d’un logiciel compatible AES-256, comme 7-Zip, WinZip ou Keka.',
    demand: 'Votre organisation exige la protection par mot de passe pour ce transfert.',
    tooLargeTitle: 'Votre organisation exige la protection par mot de passe pour ce transfert',
    tooLarge: 'Revenez en arrière et envoyez moins de fichiers à la fois.',
  },

  code: {
    label: 'Code par SMS',
    meaning: 'Avant le téléchargement, le destinataire saisit un code envoyé sur son téléphone.',
    demand: 'Votre organisation exige un code par SMS.',
    offForLink: 'Désactivé : le lien suffit',
    offForSignIn: 'Désactivé : la connexion suffit',
    incomplete: isMailed =>
      isMailed
        ? 'Activé : aucun numéro valide pour l’instant, ou par e-mail'
        : 'Activé : aucun numéro valide pour l’instant',
    missing: isMailed =>
      isMailed ? 'Activé : aucun numéro pour l’instant, ou par e-mail' : 'Activé : aucun numéro pour l’instant',
    on: (number, isMailed) =>
      isMailed ? `Activé : envoyé au ${number}, ou par e-mail` : `Activé : envoyé au ${number}`,
    byEmail: 'Autoriser aussi le code par e-mail',
    byEmailMeaning:
      'Plus pratique, mais moins sûr : quiconque peut lire les e-mails du destinataire obtient à la fois le lien et le code.',
    goesTo: 'Le code est envoyé au {number}, comme pour un transfert précédent.',
    otherNumber: 'Utiliser un autre numéro',
    goesElsewhere: 'Le code est envoyé à un autre numéro que pour un transfert précédent.',
    keep: number => `Garder le ${number}`,
  },

  emailCode: {
    label: 'Code par e-mail',
    meaning:
      'Avant le téléchargement, le destinataire saisit un code que la page envoie à son adresse. Cela arrête quiconque n’a qu’un lien transféré. C’est moins sûr qu’un téléphone : le lien et le code arrivent dans la même boîte de réception.',
    demand: 'Votre organisation exige un code, au moins par e-mail.',
    off: 'Désactivée',
    on: 'Activé : envoyé à l’adresse du destinataire',
  },

  phone: {
    label: 'Numéro de mobile du destinataire',
    country: 'Pays',
    region: (country, callingCode) => `${country} (+${callingCode})`,
    otherCountry: 'Pour un autre pays, commencez par + suivi de son indicatif.',
    loading: 'Chargement du champ de téléphone',
    notLoaded: 'Le champ de téléphone n’a pas pu être chargé',
    notLoadedText: 'Vérifiez votre connexion. Vos saisies sont conservées.',
  },

  sender: {
    label: 'Masquer mon nom et mon adresse',
    on: organization => `Activé : le destinataire ne voit que ${organization}`,
    off: 'Désactivé : votre nom et votre adresse sont affichés',
    meaning: organization => `Le destinataire ne voit que ${organization}, pas vous.`,
    demand: 'Votre organisation exige que votre nom et votre adresse soient masqués.',
  },

  trackingId: {
    label: 'Référence de suivi',
    on: trackingId => `Activée : ${trackingId}`,
    missing: 'Activée : aucune référence pour l’instant',
    off: 'Désactivée',
    meaning:
      'Un numéro de dossier ou de contrat qui vous est propre, pour retrouver ce transfert. Le destinataire ne le voit pas.',
    demand: 'Votre organisation exige une référence de suivi.',
    field: 'Référence de suivi de ce transfert',
  },

  templateSet: {
    label: 'Jeu de modèles des e-mails',
    fixed: name => `Jeu de modèles des e-mails : ${name}`,
    field: 'Jeu de modèles',
  },

  linkMail: {
    label: recipient => `Envoyer le lien par e-mail à ${recipient}`,
    labelWithoutRecipient: 'Envoyer le lien par e-mail',
    on: 'Activé',
    off: 'Désactivé : vous copiez le lien et le transmettez vous-même',
  },
  downloadNotice: {
    label: 'M’envoyer un e-mail au premier téléchargement',
    on: 'Activé : au plus un e-mail par heure s’il y a plusieurs destinataires',
    off: 'Désactivé : la page du transfert montre les téléchargements',
  },
}

/** With their articles. No sentence inflects a word after them. */
const featureNames: Readonly<Record<string, string>> = {
  anonymousTransfer: 'le masquage de l’expéditeur',
  passwordProtection: 'la protection par mot de passe',
  mobileOtp: 'le code par SMS',
  emailOtp: 'le code par e-mail',
  trackingId: 'la référence de suivi',
  expiryDays: 'le délai d’expiration',
  templateSet: 'le jeu de modèles',
}
const toFeatureName = (feature: string) => featureNames[feature] ?? feature
const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const demandTexts: DemandTexts = {
  block: 'Votre organisation n’autorise pas ce transfert.',
  blockRequest: 'Votre organisation n’autorise pas cette demande.',
  blockAction: 'Changez le destinataire ou les fichiers, ou adressez-vous aux administrateurs de votre organisation.',
  sendAgainAction: 'Renvoyez-le dans les conditions exigées par la politique. Les fichiers sont stockés.',
  requestBlockAction: 'Adressez-vous à une autre personne ou aux administrateurs de votre organisation.',
  warn: 'Votre organisation vous demande de vérifier ce transfert avant de l’envoyer.',
  warnAction: 'Vérifiez le destinataire et les fichiers.',
  conflict: feature => `Des politiques de votre organisation se contredisent sur ${toFeatureName(feature)}.`,
  conflictAction: 'Signalez-le à un administrateur.',
  required: feature => `Ce transfert exige ${toFeatureName(feature)}.`,
  requiredAll: features => `Ce transfert exige ${formatList(features.map(toFeatureName), 'fr')}.`,
  requiredAction: feature => {
    if (feature === 'trackingId') return 'Saisissez une référence de suivi.'
    return feature === 'mobileOtp' ? 'Saisissez le numéro de téléphone du destinataire.' : 'Activez cette option.'
  },
  prohibited: feature => `${capitalize(toFeatureName(feature))} n’est pas disponible pour ce transfert.`,
  prohibitedAction: 'Envoyez le transfert sans cette option.',
  minExpiry: count => `Le lien doit fonctionner au moins ${count === 1 ? 'un jour' : days(count)}.`,
  maxExpiry: count => `Le lien peut fonctionner au plus ${count === 1 ? 'un jour' : days(count)}.`,
  templateSet: name => `Seul le jeu de modèles « ${name} » est autorisé.`,
  templateSetAction: 'Choisissez-le.',
  signIn: 'Le destinataire doit se connecter pour ouvrir le lien.',
  consent: 'Votre consentement est requis pour ce transfert.',
  bannedDomain: (organization, domain) => `${organization} n’autorise pas l’envoi de fichiers à ${domain}.`,
  allowed: (domains, others) =>
    `Domaines de destinataires autorisés : ${formatList(
      others > 0 ? [...domains, plural(others, { one: '# autre', other: '# autres' }, 'fr')] : domains,
      'fr',
    )}.`,
}

export const policyTexts: PolicyTexts = {
  by: (names, others) => {
    const quoted = names.map(name => `« ${name} »`)
    if (others > 0) {
      return `Politiques : ${quoted.join(', ')} et ${plural(others, { one: '# autre', other: '# autres' }, 'fr')}.`
    }
    const list = quoted.join(', ')
    return plural(names.length, { one: `Politique : ${list}.`, other: `Politiques : ${list}.` }, 'fr')
  },
  says: (name, text) => `Politique « ${name} » : ${text}`,
  silent: name => `Politique « ${name} »`,
  notAvailable: (feature, name) => `Non disponible : ${toFeatureName(feature)} (politique « ${name} »).`,
  more: target => `En savoir plus : ${target}`,
  conflict: (otherPolicy, feature) =>
    `La politique « ${otherPolicy} » exige le contraire sur ${toFeatureName(feature)}, et un même transfert peut relever des deux. Restreignez les conditions de l’une ou désactivez-en une.`,

  blockedTransfer: 'Ce transfert ne peut pas être envoyé',
  blockedRequest: 'Cette demande ne peut pas être faite',
  checkTransfer: 'Vérifiez ce transfert',
  checkRequest: 'Vérifiez cette demande',
  checkAgain: 'Vérifier à nouveau',
  transferBelow: 'Une politique bloque ce transfert : voir ci-dessous.',
  requestBelow: 'Une politique bloque cette demande : voir ci-dessous.',
}
