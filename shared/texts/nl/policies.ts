import type { PolicyMatchesTexts, PolicyModesTexts, PolicyPageTexts, PolicySummaryTexts } from '../en/policies.ts'
import { formatCount, formatDuration, formatList, plural } from '../format.ts'

export const policyPage: PolicyPageTexts = {
  title: 'Compliance',
  add: 'Beleidsregel toevoegen',
  addFromPack: 'Toevoegen uit een pakket',
  empty: 'Nog geen beleidsregels',
  emptyText:
    'Een beleidsregel geldt voor overdrachten die aan de voorwaarden voldoen: bestanden met creditcardnummers moeten bijvoorbeeld met een wachtwoord worden beveiligd, of overdrachten aan nieuwe ontvangers tonen een waarschuwing. Zonder beleidsregels kiezen afzenders alle opties zelf.',
  loading: 'Beleidsregels worden geladen',
  listFailed: 'De lijst met beleidsregels kon niet worden geladen',
  fetchFailed: 'De beleidsregel kon niet worden opgehaald',
  formFailed: 'Het formulier voor beleidsregels kon niet worden geladen',
  dialogFailed: 'Het venster kon niet worden geladen. Controleer uw verbinding of laad de pagina opnieuw.',
  packsFailed: 'De pakketten met beleidsregels konden niet worden geladen',
  createFailed: 'De beleidsregel kon niet worden gemaakt',
  updateFailed: 'De beleidsregel kon niet worden bijgewerkt',
  created: 'De beleidsregel is gemaakt',
  updated: 'De beleidsregel is bijgewerkt',

  id: 'ID',
  name: 'Naam',
  description: 'Beschrijving',
  mode: 'Modus',
  updatedOn: 'Bijgewerkt op',
  version: 'Versie',
  actions: 'Acties',
  edit: 'Bewerken',
  editOf: name => `Bewerken: ${name}`,
  modeOf: name => `Modus van ${name}`,
  changeMode: (name, mode) => `‘${name}’ wijzigen in ‘${mode}’?`,
  change: 'Wijzigen',
  saving: 'Wordt opgeslagen',
  justNow: 'zojuist',
}

export const policyModes: PolicyModesTexts = {
  enforce: { label: 'Afdwingen', help: 'Geldt voor elke overdracht die aan de voorwaarden voldoet.' },
  monitor: { label: 'Monitoren', help: 'Legt alleen vast wat de beleidsregel zou doen.' },
  off: { label: 'Uit', help: 'Doet niets.' },
}

export const policyMatches: PolicyMatchesTexts = {
  enforced: count =>
    plural(
      count,
      { one: 'Van toepassing op # overdracht in 90 dagen', other: 'Van toepassing op # overdrachten in 90 dagen' },
      'nl',
    ),
  monitored: count =>
    plural(
      count,
      {
        one: 'Zou in 90 dagen van toepassing zijn geweest op # overdracht',
        other: 'Zou in 90 dagen van toepassing zijn geweest op # overdrachten',
      },
      'nl',
    ),
  withEffects: (matched, effects) => `${matched}: ${effects.join(', ')}`,
  effects: {
    blocked: count => `${formatCount(count, 'nl')} geblokkeerd`,
    warned: count => `${formatCount(count, 'nl')} met waarschuwing`,
    changed: count => `${formatCount(count, 'nl')} gewijzigd`,
  },
}

const and = (values: readonly string[]) => formatList(values, 'nl')
const or = (values: readonly string[]) => formatList(values, 'nl', 'disjunction')
const inDays = (days: number) => formatDuration(days, 'day', 'nl')

export const policySummaryTexts: PolicySummaryTexts = {
  sentence: (conditions, demands) => `Als geldt: ${and(conditions)}, dan geldt: ${and(demands)}.`,
  forAll: demands => `Voor elke overdracht geldt: ${and(demands)}.`,
  unfinished: conditions => `Als geldt: ${and(conditions)}, …`,
  unfinishedForAll: 'Voor elke overdracht geldt: …',
  others: count => plural(count, { one: '# andere', other: '# andere' }, 'nl'),

  texts: {
    sender: {
      in: values => `de afzender is ${or(values)}`,
      notIn: values => `de afzender is niet ${or(values)}`,
      matches: values => `het adres van de afzender voldoet aan ${or(values)}`,
    },
    'sender.domain': {
      in: values => `het domein van de afzender is ${or(values)}`,
      notIn: values => `het domein van de afzender is niet ${or(values)}`,
      matches: values => `het domein van de afzender voldoet aan ${or(values)}`,
    },
    recipient: {
      in: values => `de ontvanger is ${or(values)}`,
      notIn: values => `de ontvanger is niet ${or(values)}`,
      matches: values => `het adres van de ontvanger voldoet aan ${or(values)}`,
    },
    'recipient.domain': {
      in: values => `het domein van de ontvanger is ${or(values)}`,
      notIn: values => `het domein van de ontvanger is niet ${or(values)}`,
      matches: values => `het domein van de ontvanger voldoet aan ${or(values)}`,
    },
    trackingId: {
      in: values => `de tracking-ID is ${or(values)}`,
      notIn: values => `de tracking-ID is niet ${or(values)}`,
      matches: values => `de tracking-ID voldoet aan ${or(values)}`,
    },
  },
  sets: {
    'sender.group': {
      anyOf: groups => `de afzender zit in de groep ${or(groups)}`,
      allOf: groups =>
        groups.length === 1
          ? `de afzender zit in de groep ${groups[0]}`
          : `de afzender zit in de groepen ${and(groups)}`,
      noneOf: groups => `de afzender zit niet in de groep ${or(groups)}`,
    },
    'files.extension': {
      anyOf: types => `er is een bestand van het type ${or(types)}`,
      allOf: types =>
        types.length === 1
          ? `er is een bestand van het type ${types[0]}`
          : `er zijn bestanden van de typen ${and(types)}`,
      noneOf: types => `er is geen bestand van het type ${or(types)}`,
    },
    'files.infoType': {
      anyOf: kinds => `de bestanden bevatten ${or(kinds)}`,
      allOf: kinds => `de bestanden bevatten ${and(kinds)}`,
      noneOf: kinds => `de bestanden bevatten geen ${or(kinds)}`,
    },
  },
  countedInfoTypes: {
    anyOf: kinds => `de bestanden bevatten ten minste ${or(kinds)}`,
    allOf: kinds => `de bestanden bevatten ten minste ${and(kinds)}`,
    noneOf: kinds => `de bestanden bevatten minder dan ${or(kinds)}`,
  },
  certainty: {
    VERY_UNLIKELY: clause => `${clause} (ook als dat zeer onwaarschijnlijk is)`,
    UNLIKELY: clause => `${clause} (ook als dat onwaarschijnlijk is)`,
    POSSIBLE: clause => clause,
    LIKELY: clause => `${clause} (ten minste waarschijnlijk)`,
    VERY_LIKELY: clause => `${clause} (zeer waarschijnlijk)`,
  },
  numbers: {
    'files.count': {
      gte: count =>
        plural(
          count,
          { one: 'de overdracht heeft ten minste # bestand', other: 'de overdracht heeft ten minste # bestanden' },
          'nl',
        ),
      lte: count =>
        plural(
          count,
          { one: 'de overdracht heeft ten hoogste # bestand', other: 'de overdracht heeft ten hoogste # bestanden' },
          'nl',
        ),
    },
    'files.totalSize': {
      gte: mebibytes => `de totale grootte is ten minste ${formatCount(mebibytes, 'nl')} MiB`,
      lte: mebibytes => `de totale grootte is ten hoogste ${formatCount(mebibytes, 'nl')} MiB`,
    },
  },
  flags: {
    isTransferRequest: {
      yes: 'de bestanden zijn opgevraagd',
      no: 'de bestanden worden zonder verzoek verstuurd',
    },
    'files.anonymized': { yes: 'elk bestand is geanonimiseerd', no: 'niet elk bestand is geanonimiseerd' },
    'files.notInspectable': {
      yes: 'een bestand is niet volledig te inspecteren',
      no: 'alle bestanden zijn volledig te inspecteren',
    },
    'files.unscannable': {
      yes: 'een bestand kan niet op malware worden gescand',
      no: 'geen bestand is gesloten voor de malwarescanner',
    },
    'recipient.isNewToSender': {
      yes: 'de ontvanger is nieuw voor de afzender',
      no: 'de afzender kent de ontvanger',
    },
    'recipient.isNewToOrganisation': {
      yes: 'de ontvanger is nieuw voor de organisatie',
      no: 'de organisatie kent de ontvanger',
    },
  },

  demands: {
    anonymousTransfer: {
      required: 'de afzender moet verborgen zijn',
      optional: 'de afzender mag verborgen zijn',
      prohibited: 'de afzender mag niet verborgen zijn',
    },
    passwordProtection: {
      required: 'wachtwoordbeveiliging is verplicht',
      optional: 'wachtwoordbeveiliging is optioneel',
      prohibited: 'wachtwoordbeveiliging is niet toegestaan',
    },
    mobileOtp: {
      required: 'een eenmalig wachtwoord is verplicht',
      optional: 'een eenmalig wachtwoord is optioneel',
      prohibited: 'een eenmalig wachtwoord is niet toegestaan',
    },
    emailOtp: {
      required: 'een code per e-mail of een sterkere is verplicht',
      optional: 'een code per e-mail is optioneel',
      prohibited: 'een code per e-mail is niet toegestaan',
    },
    trackingId: {
      required: 'een tracking-ID is verplicht',
      optional: 'een tracking-ID is optioneel',
      prohibited: 'een tracking-ID is niet toegestaan',
    },
    acknowledgement: {
      required: 'de bevestiging van de afzender is verplicht',
      optional: 'de bevestiging van de afzender is optioneel',
    },
    signIn: {
      required: 'de ontvanger moet zich aanmelden',
      optional: 'de ontvanger hoeft zich niet aan te melden',
    },
    transfer: {
      allow: 'de overdracht is toegestaan',
      warn: 'de afzender ziet een waarschuwing',
      block: 'de overdracht wordt geblokkeerd',
    },
  },
  minExpiry: days => `de bestanden moeten ten minste ${inDays(days)} beschikbaar blijven`,
  maxExpiry: days => `de bestanden moeten na ten hoogste ${inDays(days)} verlopen`,
  templateSet: name => `de e-mails gebruiken de sjabloonset ‘${name}’`,
}
