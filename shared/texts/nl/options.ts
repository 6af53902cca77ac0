import type { DemandTexts, OptionsTexts, PolicyTexts } from '../en/options.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const days = (count: number) => formatDuration(count, 'day', 'nl')
const moment = (iso: string) => formatDateTime(iso, undefined, 'nl')

export const options: OptionsTexts = {
  panel: 'Opties',
  days: (min, max) => `${min} tot en met ${max} dagen.`,

  expiry: {
    label: 'Eigen vervaldatum',
    field: 'Dagen tot de link verloopt',
    lasting: (count, until) => `${days(count)}, tot ongeveer ${moment(until)}`,
    fixed: (count, until) => `De link werkt ${days(count)}, tot ongeveer ${moment(until)}`,
    invalid: 'Nog geen geldig aantal dagen',
    requestField: 'Dagen tot de uploadlink verloopt',
    requestFixed: count => `De uploadlink werkt ${days(count)}`,
  },

  protection: {
    label: 'Wachtwoordbeveiliging',
    on: 'Aan: één ZIP-archief, het wachtwoord in een tweede e-mail',
    off: 'Uit: de bestanden worden ongewijzigd verstuurd',
    meaning:
      'Alle bestanden worden als één ZIP-archief verstuurd, versleuteld met AES-256. De ontvanger krijgt het wachtwoord in een tweede e-mail en heeft een ZIP-programma nodig dat AES-256 ondersteunt, zoals 7-Zip, WinZip of Keka.',
    demand: 'Uw organisatie eist wachtwoordbeveiliging voor deze overdracht.',
    tooLargeTitle: 'Uw organisatie eist wachtwoordbeveiliging voor deze overdracht',
    tooLarge: 'Ga terug en verstuur minder bestanden tegelijk.',
  },

  code: {
    label: 'Code per sms',
    meaning: 'Vóór de download voert de ontvanger een code in die naar zijn of haar telefoon is gestuurd.',
    demand: 'Uw organisatie eist een code per sms.',
    offForLink: 'Uit: de link is genoeg',
    offForSignIn: 'Uit: aanmelden is genoeg',
    incomplete: isMailed => (isMailed ? 'Aan: nog geen geldig nummer, of per e-mail' : 'Aan: nog geen geldig nummer'),
    missing: isMailed => (isMailed ? 'Aan: nog geen nummer, of per e-mail' : 'Aan: nog geen nummer'),
    on: (number, isMailed) => (isMailed ? `Aan: naar ${number}, of per e-mail` : `Aan: naar ${number}`),
    byEmail: 'De code ook per e-mail toestaan',
    byEmailMeaning:
      'Handiger, maar minder veilig: iedereen die de e-mails van de ontvanger kan lezen, krijgt zowel de link als de code.',
    goesTo: 'De code gaat naar {number}, net als bij een eerdere overdracht.',
    otherNumber: 'Ander nummer gebruiken',
    goesElsewhere: 'De code gaat naar een ander nummer dan bij een eerdere overdracht.',
    keep: number => `${number} behouden`,
  },

  emailCode: {
    label: 'Code per e-mail',
    meaning:
      'Vóór de download voert de ontvanger een code in die de pagina naar zijn of haar adres stuurt. Dat houdt mensen tegen die alleen een doorgestuurde link hebben. Het is zwakker dan een telefoon: de link en de code komen in dezelfde mailbox aan.',
    demand: 'Uw organisatie eist een code, minstens per e-mail.',
    off: 'Uit',
    on: 'Aan: naar het eigen adres van de ontvanger',
  },

  phone: {
    label: 'Mobiel nummer van de ontvanger',
    country: 'Land',
    region: (country, callingCode) => `${country} (+${callingCode})`,
    otherCountry: 'Begin voor een ander land met + en de landcode.',
    loading: 'Het telefoonveld wordt geladen',
    notLoaded: 'Het telefoonveld kon niet worden geladen',
    notLoadedText: 'Controleer uw verbinding. Wat u hebt ingevoerd, blijft behouden.',
  },

  sender: {
    label: 'Mijn naam en adres verbergen',
    on: organization => `Aan: de ontvanger ziet alleen ${organization}`,
    off: 'Uit: uw naam en adres worden getoond',
    meaning: organization => `De ontvanger ziet alleen ${organization}, niet u.`,
    demand: 'Uw organisatie eist dat uw naam en adres worden verborgen.',
  },

  trackingId: {
    label: 'Tracking-ID',
    on: trackingId => `Aan: ${trackingId}`,
    missing: 'Aan: nog geen ID',
    off: 'Uit',
    meaning: 'Een eigen zaak- of contractnummer waarmee u deze overdracht terugvindt. De ontvanger ziet het niet.',
    demand: 'Uw organisatie eist een tracking-ID.',
    field: 'Tracking-ID van deze overdracht',
  },

  templateSet: {
    label: 'Sjabloonset voor de e-mails',
    fixed: name => `Sjabloonset voor de e-mails: ${name}`,
    field: 'Sjabloonset',
  },

  linkMail: {
    label: recipient => `De link naar ${recipient} mailen`,
    labelWithoutRecipient: 'De link mailen',
    on: 'Aan',
    off: 'Uit: u kopieert de link en geeft hem zelf door',
  },
  downloadNotice: {
    label: 'Mij mailen bij de eerste download',
    on: 'Aan: bij meerdere ontvangers hooguit één e-mail per uur',
    off: 'Uit: de pagina van de overdracht toont downloads',
  },
}

/** Without and with an article. */
const featureNames: Readonly<Record<string, { plain: string; definite: string }>> = {
  anonymousTransfer: { plain: 'verbergen van de afzender', definite: 'het verbergen van de afzender' },
  passwordProtection: { plain: 'wachtwoordbeveiliging', definite: 'wachtwoordbeveiliging' },
  mobileOtp: { plain: 'code per sms', definite: 'de code per sms' },
  emailOtp: { plain: 'code per e-mail', definite: 'de code per e-mail' },
  trackingId: { plain: 'tracking-ID', definite: 'de tracking-ID' },
  expiryDays: { plain: 'aantal dagen tot de vervaldatum', definite: 'het aantal dagen tot de vervaldatum' },
  templateSet: { plain: 'sjabloonset', definite: 'de sjabloonset' },
}
const plain = (feature: string) => featureNames[feature]?.plain ?? feature
const definite = (feature: string) => featureNames[feature]?.definite ?? feature
const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`

export const demandTexts: DemandTexts = {
  block: 'Uw organisatie staat deze overdracht niet toe.',
  blockRequest: 'Uw organisatie staat dit verzoek niet toe.',
  blockAction: 'Wijzig de ontvanger of de bestanden, of vraag het de beheerders van uw organisatie.',
  sendAgainAction: 'Verstuur de bestanden opnieuw zoals het beleid het vraagt. Ze zijn opgeslagen.',
  requestBlockAction: 'Vraag iemand anders, of vraag het de beheerders van uw organisatie.',
  warn: 'Uw organisatie vraagt u deze overdracht te controleren voordat u haar verstuurt.',
  warnAction: 'Controleer de ontvanger en de bestanden.',
  conflict: feature => `Beleidsregels van uw organisatie spreken elkaar tegen op dit punt: ${plain(feature)}.`,
  conflictAction: 'Laat het een beheerder weten.',
  required: feature => `${capitalize(definite(feature))} is verplicht voor deze overdracht.`,
  requiredAll: features =>
    `${capitalize(formatList(features.map(definite), 'nl'))} zijn verplicht voor deze overdracht.`,
  requiredAction: feature => {
    if (feature === 'trackingId') return 'Voer een tracking-ID in.'
    return feature === 'mobileOtp' ? 'Voer het telefoonnummer van de ontvanger in.' : 'Schakel de optie in.'
  },
  prohibited: feature => `${capitalize(definite(feature))} is niet beschikbaar voor deze overdracht.`,
  prohibitedAction: 'Verstuur de overdracht zonder deze optie.',
  minExpiry: count => `De link moet ten minste ${count === 1 ? 'één dag' : days(count)} werken.`,
  maxExpiry: count => `De link mag ten hoogste ${count === 1 ? 'één dag' : days(count)} werken.`,
  templateSet: name => `Alleen de sjabloonset ‘${name}’ is toegestaan.`,
  templateSetAction: 'Kies deze sjabloonset.',
  signIn: 'De ontvanger moet zich aanmelden om de link te openen.',
  consent: 'Voor deze overdracht is uw bevestiging vereist.',
  bannedDomain: (organization, domain) =>
    `${organization} staat niet toe dat bestanden naar ${domain} worden verstuurd.`,
  allowed: (domains, others) =>
    `Toegestaan zijn ontvangers bij ${formatList(others > 0 ? [...domains, plural(others, { one: 'nog # domein', other: 'nog # domeinen' }, 'nl')] : domains, 'nl')}.`,
}

export const policyTexts: PolicyTexts = {
  by: (names, others) => {
    const quoted = names.map(name => `‘${name}’`).join(', ')
    if (others > 0) return `Beleidsregels: ${quoted} en nog ${formatCount(others, 'nl')}.`
    return plural(names.length, { one: `Beleidsregel: ${quoted}.`, other: `Beleidsregels: ${quoted}.` }, 'nl')
  },
  says: (name, text) => `Beleidsregel ‘${name}’: ${text}`,
  silent: name => `Beleidsregel ‘${name}’`,
  notAvailable: (feature, name) => `Niet beschikbaar: ${plain(feature)} (beleidsregel ‘${name}’).`,
  more: target => `Meer op ${target}`,
  conflict: (otherPolicy, feature) =>
    `De beleidsregel ‘${otherPolicy}’ eist het tegenovergestelde (${plain(feature)}), en beide kunnen voor dezelfde overdracht gelden. Beperk de voorwaarden van de ene of schakel er een uit.`,

  blockedTransfer: 'Deze overdracht kan niet worden verstuurd',
  blockedRequest: 'Dit verzoek kan niet worden gedaan',
  checkTransfer: 'Controleer deze overdracht',
  checkRequest: 'Controleer dit verzoek',
  checkAgain: 'Opnieuw controleren',
  transferBelow: 'Een beleidsregel blokkeert deze overdracht: zie hieronder.',
  requestBelow: 'Een beleidsregel blokkeert dit verzoek: zie hieronder.',
}
