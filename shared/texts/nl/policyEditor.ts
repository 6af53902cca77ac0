import type {
  PolicyChangeTexts,
  PolicyEditorTexts,
  PolicyFaultsTexts,
  PolicyFormTexts,
  PolicyPacksTexts,
  PolicyPackTexts,
  PolicySimulationTexts,
} from '../en/policyEditor.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'nl')
const inDays = (days: number) => formatDuration(days, 'day', 'nl')

export const policyEditor: PolicyEditorTexts = {
  title: 'Beleidsregel',
  views: 'Weergaven van de beleidsregel',
  form: 'Formulier',
  json: 'JSON',
  history: 'Geschiedenis',
  conflict: 'Deze beleidsregel is in strijd met een andere',
  leave: 'Sluiten zonder op te slaan?',
  leaveText: 'Uw wijzigingen in deze beleidsregel zijn niet opgeslagen.',
  stay: 'Verder bewerken',
  discard: 'Wijzigingen verwijderen',

  summary: 'In gewone woorden',
  unfinished: 'Rijen die nog niet af zijn, zijn weggelaten.',
  everyTransfer: 'Zonder voorwaarden geldt deze beleidsregel voor elke overdracht.',
  noTransfer:
    'Geen enkele overdracht kan aan alle voorwaarden tegelijk voldoen. Deze beleidsregel is dus nooit van toepassing.',
  overLimit: (condition, limit) =>
    `‘${condition}’ is nooit waar, want uw organisatie staat ten hoogste ${number(limit)} toe. Deze beleidsregel is nooit van toepassing.`,
  alwaysTrue: condition => `‘${condition}’ is altijd waar. Deze voorwaarde verandert dus niets.`,
  sameName: name =>
    `Een andere beleidsregel heet ook ‘${name}’. Afzenders lezen deze naam: geef elke beleidsregel een eigen naam.`,

  jsonLabel: 'De beleidsregel als JSON',
  jsonHelp: 'Het formulier en deze tekst zijn dezelfde beleidsregel.',
  seeFaults: 'Zie de lijst hieronder.',
  faults: 'Fouten',
  faultsTitle: 'Te corrigeren voordat u kunt opslaan',

  choose: 'Kiezen',
  notSet: 'Niet ingesteld',
  search: 'Zoeken',
  searchIn: label => `Zoeken: ${label}`,
  noMatch: 'Niets gevonden',
  chosen: 'Gekozen',
  add: 'Toevoegen',
  remove: value => `${value} verwijderen`,
  valueFault: (value, fault) => `‘${value}’: ${fault}`,

  rows: {
    conditions: {
      title: index => `Voorwaarde ${index}`,
      add: 'Voorwaarde toevoegen',
      remove: index => `Voorwaarde ${index} verwijderen`,
    },
    statements: {
      title: index => `Eis ${index}`,
      add: 'Eis toevoegen',
      remove: index => `Eis ${index} verwijderen`,
    },
  },
  attribute: 'Onderwerp',
  operator: 'Vergelijking',
  feature: 'Eis over',
  effect: 'Effect',
  addMessage: 'Bericht aan de afzender toevoegen',
  removeMessage: 'Bericht verwijderen',

  version: version => `Versie ${version}`,
  savedBy: (time, email) => `${time}, door ${email}`,
  restore: 'Herstellen',
  restoreVersion: version => `Versie ${version} herstellen`,
  restoreTitle: version => `Versie ${version} herstellen?`,
  restoreText: version => `Deze wordt opgeslagen als versie ${version}, met de volgende wijzigingen:`,
  restoreLoses: 'Uw niet-opgeslagen wijzigingen gaan verloren.',
  restoring: 'Wordt hersteld',
  olderVersions: 'Er zijn oudere versies, die deze pagina niet toont.',

  stale: (email, newer, base) => `${email} heeft versie ${newer} opgeslagen terwijl u versie ${base} bewerkte`,
  staleLoaded: version => `U ziet versie ${version}. Uw wijzigingen blijven hier bewaard.`,
  newerChanges: (version, time) => `In versie ${version}, ${time}`,
  ownChanges: 'Uw niet-opgeslagen wijzigingen',
  loadVersion: version => `Versie ${version} laden`,
  reapply: version => `Uw wijzigingen toepassen op versie ${version}`,
}

export const policyChangeTexts: PolicyChangeTexts = {
  none: 'Geen verschil.',
  kinds: { added: 'Toegevoegd', removed: 'Verwijderd', changed: 'Gewijzigd' },
  name: 'Naam',
  description: 'Beschrijving',
  mode: 'Modus',
  condition: 'Voorwaarde',
  demand: 'Eis',
  message: 'Bericht',
  link: 'Link',
  text: (label, text) => `${label}: ‘${text}’`,
  changedText: (label, before, after) => `${label}: ‘${before}’ is nu ‘${after}’`,
  withDetails: (change, details) => `${change} (${details.join('; ')})`,
  addedValues: values => `toegevoegd: ${values.join(', ')}`,
  removedValues: values => `verwijderd: ${values.join(', ')}`,
  addedText: (label, text) => `${label} toegevoegd: ‘${text}’`,
  removedText: (label, text) => `${label} verwijderd: ‘${text}’`,
}

export const policyFaults: PolicyFaultsTexts = {
  required: 'Verplicht!',
  min: min => `Het getal moet ${min} of hoger zijn`,
  max: max => `Het getal moet ${max} of lager zijn`,
  invalidJson: 'Ongeldige JSON',
  text: 'Voer een tekst in.',
  number: 'Voer een getal in.',
  whole: 'Voer een geheel getal in.',
  value: 'Voer een tekst, een getal, true of false in.',
  types: {
    string: 'Voer een tekst in.',
    number: 'Voer een getal in.',
    int: 'Voer een geheel getal in.',
    boolean: 'Voer true of false in.',
    array: 'Voer een lijst in.',
    tuple: 'Voer een lijst in.',
    object: 'Voer een object in.',
  },
  oneOf: values =>
    values.length === 1 ? `Voer ${values[0]} in.` : `Voer een van deze waarden in: ${values.join(', ')}.`,
  tooLong: max => `Voer ten hoogste ${plural(max, { one: '# teken', other: '# tekens' }, 'nl')} in.`,
  tooMany: max => `Het maximum is ${number(max)}.`,
  unknownField: 'Zo’n veld bestaat hier niet.',
  unknownFields: keys =>
    `Een veld ${formatList(
      keys.map(key => `‘${key}’`),
      'nl',
      'disjunction',
    )} bestaat hier niet.`,
  unknownChoice: 'Kies een van de waarden in de lijst.',
  infoTypeOff:
    'Bestanden worden niet op dit soort gegevens doorzocht. Kies een ander soort, of vraag de beheerders om het aan de instellingen toe te voegen.',
  address: 'Voer een adres in, zoals carol@partner.example.',
  addressPattern:
    'Voer een adres in, zoals carol@partner.example. Alleen volledige delen van een domein mogen letters zoals ü bevatten. Ten hoogste 8 keer * is mogelijk.',
  domain: 'Voer een domein in, zoals partner.example.',
  domainPattern:
    'Voer een domein in, zoals partner.example. Delen met * of ? mogen geen letters zoals ü bevatten. Ten hoogste 8 keer * is mogelijk.',
  pattern: 'Ten hoogste 8 keer * is mogelijk.',
  extension: 'Voer een extensie in, zoals pdf.',
  link: 'Voer een adres in dat met https: begint.',
  group: groups => `Voer ${formatList(groups, 'nl', 'disjunction')} in.`,
  days: (min, max) => `Voer een aantal dagen van ${min} tot en met ${max} in. Dat zijn de grenzen van uw organisatie.`,
  templateSet: 'Er is geen sjabloonset met deze naam.',
  noCodes: 'Uw organisatie verstuurt geen codes per sms, omdat daarvoor geen landen zijn ingesteld.',
  repeated: 'Dit staat al in deze beleidsregel.',
  expiry: 'De minimale geldigheid in dagen is langer dan de maximale.',
}

export const policyForm: PolicyFormTexts = {
  fields: {
    name: { label: 'Naam', help: 'Afzenders lezen de naam wanneer de beleidsregel voor hen geldt.' },
    description: { label: 'Beschrijving', help: 'Voor beheerders: waarom de beleidsregel bestaat.' },
    mode: { label: 'Modus', help: '' },
  },
  conditions: {
    label: 'Wanneer',
    help: 'Aan alle voorwaarden moet zijn voldaan. Zonder voorwaarden geldt de beleidsregel voor elke overdracht.',
    item: 'Voorwaarde',
  },
  statements: { label: 'Dan', help: 'Wat de beleidsregel van zo’n overdracht eist.', item: 'Eis' },
  explanation: {
    message: { label: 'Uw eigen bericht', help: 'De afzender leest het bij de naam van de beleidsregel.' },
    link: { label: 'Link', help: 'Wordt bij het bericht getoond, bijvoorbeeld naar uw richtlijn.' },
  },
  value: 'Waarde',
  values: 'Waarden',
  yes: 'Ja',
  no: 'Nee',

  attributes: {
    sender: {
      group: 'Afzender',
      label: 'Adres van de afzender',
      help: 'Het e-mailadres van het lid dat de bestanden verstuurt of opvraagt.',
    },
    'sender.domain': { group: 'Afzender', label: 'Domein van de afzender', help: 'Het deel na de @.' },
    'sender.group': {
      group: 'Afzender',
      label: 'Groepen van de afzender',
      help: 'De groepen van het lid dat de bestanden verstuurt of opvraagt.',
    },
    recipient: {
      group: 'Ontvanger',
      label: 'Adres van de ontvanger',
      help: 'Bij een verzoek: de persoon aan wie om bestanden wordt gevraagd.',
    },
    'recipient.domain': { group: 'Ontvanger', label: 'Domein van de ontvanger', help: 'Het deel na de @.' },
    'recipient.isNewToSender': {
      group: 'Ontvanger',
      label: 'Nieuw voor de afzender',
      help: 'De afzender heeft nog niet eerder iets met dit adres uitgewisseld.',
    },
    'recipient.isNewToOrganisation': {
      group: 'Ontvanger',
      label: 'Nieuw voor de organisatie',
      help: 'Geen enkel lid heeft eerder iets met dit adres uitgewisseld. Afzenders merken dit aan het effect van de beleidsregel.',
    },
    'files.extension': {
      group: 'Bestanden',
      label: 'Bestandstypen',
      help: 'Extensies van de bestandsnamen, zoals pdf.',
    },
    'files.count': { group: 'Bestanden', label: 'Aantal bestanden', help: 'In één overdracht.' },
    'files.totalSize': { group: 'Bestanden', label: 'Totale grootte', help: 'Van alle bestanden in één overdracht.' },
    'files.infoType': {
      group: 'Bestanden',
      label: 'Gevoelige gegevens',
      help: 'Wat de inspectie in alle bestanden samen vindt.',
    },
    'files.anonymized': {
      group: 'Bestanden',
      label: 'Geanonimiseerd',
      help: 'Elk bestand heeft geanonimiseerde kolommen.',
    },
    'files.notInspectable': {
      group: 'Bestanden',
      label: 'Niet te inspecteren',
      help: 'Delen van een bestand zijn niet leesbaar, zoals scans en versleutelde archieven.',
    },
    'files.unscannable': {
      group: 'Bestanden',
      label: 'Niet te scannen',
      help: 'De malwarescanner kan een bestand niet helemaal lezen, zoals een versleuteld archief.',
    },
    isTransferRequest: {
      group: 'Overdracht',
      label: 'Opgevraagde bestanden',
      help: 'De bestanden worden opgevraagd, niet verstuurd.',
    },
    trackingId: {
      group: 'Overdracht',
      label: 'Tracking-ID',
      help: 'De tekst die de afzender als tracking-ID invoert.',
    },
  },

  operators: {
    in: 'is een van',
    notIn: 'is geen van',
    matches: 'voldoet aan een patroon',
    anyOf: 'bevat een of meer van',
    allOf: 'bevat alle',
    noneOf: 'bevat geen van',
    gte: 'ten minste',
    lte: 'ten hoogste',
    is: 'is',
  },

  units: { 'files.count': 'bestanden', 'files.totalSize': 'MiB', minCount: 'keer', days: 'dagen' },
  groups: { org: 'Leden (org)', admin: 'Beheerders (admin)' },
  dependents: {
    minCount: { label: 'Ten minste', help: 'Hoe vaak in alle bestanden samen. Leeg betekent één keer.' },
    minLikelihood: { label: 'Zekerheid', help: 'Minder zekere bevindingen tellen niet mee. Leeg betekent mogelijk.' },
  },
  likelihoods: {
    VERY_UNLIKELY: 'Zeer onwaarschijnlijk of meer',
    UNLIKELY: 'Onwaarschijnlijk of meer',
    POSSIBLE: 'Mogelijk of meer',
    LIKELY: 'Waarschijnlijk of meer',
    VERY_LIKELY: 'Zeer waarschijnlijk',
  },

  features: {
    anonymousTransfer: { label: 'Afzender verbergen', help: 'De ontvanger ziet niet wie de bestanden verstuurt.' },
    passwordProtection: {
      label: 'Wachtwoordbeveiliging',
      help: 'De bestanden worden versleuteld in een archief met een wachtwoord.',
    },
    mobileOtp: { label: 'Eenmalig wachtwoord', help: 'De ontvanger bevestigt een telefoonnummer met een code.' },
    emailOtp: {
      label: 'Code per e-mail',
      help: 'De ontvanger bevestigt de mailbox met een code. Een code per sms voldoet ook, en is sterker.',
    },
    trackingId: { label: 'Tracking-ID', help: 'De eigen referentie van de afzender voor de overdracht.' },
    acknowledgement: {
      label: 'Bevestiging',
      help: 'De afzender bevestigt dat de ontvanger ermee instemt dat er contact wordt opgenomen.',
    },
    signIn: {
      label: 'Aanmelding van de ontvanger',
      help: 'De link opent pas na aanmelding met het adres van de ontvanger. De ontvanger heeft een account nodig.',
    },
    minExpiryDays: {
      label: 'Minimale geldigheid in dagen',
      help: 'De bestanden blijven ten minste zo lang beschikbaar.',
    },
    maxExpiryDays: {
      label: 'Maximale geldigheid in dagen',
      help: 'De bestanden blijven ten hoogste zo lang beschikbaar.',
    },
    templateSet: { label: 'Sjabloonset', help: 'De e-mails gebruiken deze set.' },
    transfer: { label: 'De overdracht zelf', help: 'Of de overdracht wordt verstuurd.' },
  },

  effects: {
    prohibited: 'is verboden',
    optional: 'is optioneel',
    required: 'is verplicht',
    set: 'is',
    allow: 'is toegestaan',
    warn: 'toont een waarschuwing',
    block: 'wordt geblokkeerd',
  },

  set: 'Set',
  days: 'Dagen',
  daysHelp: (min, max) => `${min} tot en met ${max} dagen, de grenzen van uw organisatie.`,
  signInOutside:
    'Ontvangers buiten de domeinen van uw organisatie hebben een account nodig waarmee ze zich hier kunnen aanmelden. Zonder account kunnen ze de link niet openen.',
}

export const policySimulation: PolicySimulationTexts = {
  try: 'Uitproberen',
  title: 'Op eerdere overdrachten',
  running: 'Wordt uitgeprobeerd op eerdere overdrachten…',
  failed: 'De beleidsregel kon niet worden uitgeprobeerd',
  afterUpload: 'De controle na de upload gebruikt ook de herkende bestandstypen en de anonimisering.',
  outdated: 'De beleidsregel is sindsdien gewijzigd. Probeer hem opnieuw uit.',
  examples: 'Voorbeelden',
  exchange: '{sender} aan {recipient}',

  noTransfers: 'Er zijn geen overdrachten uit de laatste 90 dagen om de beleidsregel op uit te proberen.',
  noMatch: transfers =>
    plural(
      transfers,
      {
        one: 'De beleidsregel zou voor de enige overdracht uit de laatste 90 dagen niet hebben gegolden.',
        other: 'De beleidsregel zou voor geen van de # overdrachten uit de laatste 90 dagen hebben gegolden.',
      },
      'nl',
    ),
  matches: (matched, transfers) =>
    plural(
      transfers,
      {
        one: 'De beleidsregel zou voor de enige overdracht uit de laatste 90 dagen hebben gegolden.',
        other: `De beleidsregel zou voor ${number(matched)} van de # overdrachten uit de laatste 90 dagen hebben gegolden.`,
      },
      'nl',
    ),
  counts: (blocked, warned, changed) =>
    `${number(blocked)} geblokkeerd, ${number(warned)} met waarschuwing, ${number(changed)} gewijzigd.`,
  undecided: transfers =>
    plural(
      transfers,
      {
        one: 'Over # overdracht is te weinig bekend om te beslissen.',
        other: 'Over # overdrachten is te weinig bekend om te beslissen.',
      },
      'nl',
    ),
  asOf: iso => `Wijzigingen na ${formatDateTime(iso, undefined, 'nl')} ontbreken.`,

  outcomes: { blocked: 'Geblokkeerd', warned: 'Gewaarschuwd', changed: 'Gewijzigd', matched: 'Van toepassing' },
  blocked: 'De overdracht zou zijn geblokkeerd.',
  warned: 'De afzender zou zijn gewaarschuwd.',
  matched: 'De beleidsregel is van toepassing en eist niets.',
  required: {
    anonymousTransfer: 'Verstuurd zonder de afzender te verbergen.',
    passwordProtection: 'Verstuurd zonder wachtwoordbeveiliging.',
    mobileOtp: 'Verstuurd zonder eenmalig wachtwoord.',
    emailOtp: 'Verstuurd zonder code per e-mail.',
    trackingId: 'Verstuurd zonder tracking-ID.',
    acknowledgement: 'Verstuurd zonder de bevestiging.',
  },
  prohibited: {
    anonymousTransfer: 'Verstuurd met een verborgen afzender.',
    passwordProtection: 'Verstuurd met wachtwoordbeveiliging.',
    mobileOtp: 'Verstuurd met een eenmalig wachtwoord.',
    emailOtp: 'Verstuurd met een code per e-mail.',
    trackingId: 'Verstuurd met een tracking-ID.',
  },
  atLeast: (days, least) => `Zou na ${inDays(days)} verlopen, maar het minimum is ${inDays(least)}.`,
  atMost: (days, most) => `Zou na ${inDays(days)} verlopen, maar het maximum is ${inDays(most)}.`,
  templateSet: (used, required) => `Gebruikte de sjabloonset ‘${used}’ in plaats van ‘${required}’.`,
}

export const policyPacks: PolicyPacksTexts = {
  title: 'Toevoegen uit een pakket',
  about:
    'Elk pakket bevat beleidsregels voor één wet of norm. In de modus Monitoren leggen ze alleen vast wat ze zouden doen.',
  sources: 'Bronnen',
  add: count =>
    plural(
      count,
      {
        one: '# beleidsregel toevoegen in de modus Monitoren',
        other: '# beleidsregels toevoegen in de modus Monitoren',
      },
      'nl',
    ),
  added: count =>
    plural(count, { one: '# beleidsregel is toegevoegd', other: '# beleidsregels zijn toegevoegd' }, 'nl'),
  inList: 'Alle beleidsregels van dit pakket staan in de lijst.',
  adding: (index, count) => `${index} van ${count} wordt toegevoegd…`,
  allAdded: 'Toegevoegd',
  outcomes: {
    added: 'Toegevoegd',
    skipped: 'Overgeslagen, omdat er al een beleidsregel met deze naam is.',
    refused: reason => `Niet toegevoegd: ${reason}`,
  },
  counts: {
    added: count => `${number(count)} toegevoegd`,
    skipped: count => `${number(count)} overgeslagen`,
    refused: count => `${number(count)} niet toegevoegd`,
  },
  result: counts => `${counts.join(', ')}.`,
}

export const policyPackTexts: PolicyPackTexts = {
  paymentCards: {
    title: 'Betaalkaarten (PCI DSS 4.0)',
    description: 'Kaartnummers verlaten de organisatie versleuteld, voor korte tijd en niet in lijsten.',
    policies: {
      encrypted: {
        name: 'PCI DSS: kaartnummers zijn versleuteld',
        description:
          'Eis 4.2.2: kaartnummers die aan een persoon worden verstuurd, zijn beveiligd met sterke cryptografie.',
        message: 'Bestanden met kaartnummers moeten met een wachtwoord worden beveiligd.',
      },
      shortLived: {
        name: 'PCI DSS: kaartnummers zeven dagen',
        description: 'Eis 3.2.1: accountgegevens worden alleen bewaard zolang ze nodig zijn.',
        message: 'Een link naar kaartnummers werkt ten hoogste zeven dagen.',
      },
      blocked: {
        name: 'PCI DSS: geen lijsten met kaartnummers',
        description: 'Eis 3.5.1: opgeslagen kaartnummers zijn onleesbaar. Anonimiseer in plaats daarvan de kolom.',
        message:
          'Lijsten met kaartnummers mogen niet worden verstuurd. Anonimiseer eerst de kolom met de kaartnummers.',
      },
    },
  },
  healthData: {
    title: 'Gezondheidsgegevens (HIPAA)',
    description:
      'Bestanden waarin patiënten herkenbaar zijn, worden versleuteld. Alleen een geverifieerde persoon opent ze.',
    policies: {
      encrypted: {
        name: 'HIPAA: herkenbare personen zijn versleuteld',
        description:
          '164.312(e)(1): informatie wordt bij verzending beveiligd. Een naam samen met een identificatienummer maakt een persoon herkenbaar (164.514(b)(2)).',
        message: 'Bestanden waarin personen herkenbaar zijn, moeten met een wachtwoord worden beveiligd.',
      },
      verified: {
        name: 'HIPAA: ontvangers bewijzen wie ze zijn',
        description: '164.312(d): wie om toegang vraagt, bewijst zijn identiteit.',
        message:
          'De ontvanger moet een telefoonnummer bevestigen voordat hij bestanden opent waarin personen herkenbaar zijn.',
      },
      anonymized: {
        name: 'HIPAA: lijsten met personen zijn geanonimiseerd',
        description: '164.514(b)(2): zonder de identificerende gegevens gelden de regels niet meer.',
        message: 'Dit lijkt een lijst met personen. Anonimiseer de kolommen die de ontvanger niet nodig heeft.',
      },
    },
  },
  personalData: {
    title: 'Persoonsgegevens (AVG)',
    description: 'Persoonsgegevens verlaten de organisatie beveiligd, en alleen zoveel en zolang als nodig is.',
    policies: {
      encrypted: {
        name: 'AVG: identificatienummers zijn versleuteld',
        description:
          'Artikel 32, lid 1, onder a, en artikel 87: versleuteling is een maatregel die past bij het risico; voor nationale identificatienummers gelden specifieke voorwaarden.',
        message: 'Bestanden met identificatienummers moeten met een wachtwoord worden beveiligd.',
      },
      warned: {
        name: 'AVG: alleen de gegevens die nodig zijn',
        description: 'Artikel 5, lid 1, onder c: minimale gegevensverwerking.',
        message:
          'Dit lijken persoonsgegevens van veel mensen. Anonimiseer de kolommen die de ontvanger niet nodig heeft.',
      },
      shortLived: {
        name: 'AVG: persoonsgegevens veertien dagen',
        description: 'Artikel 5, lid 1, onder e: opslagbeperking.',
        message: 'Een link naar persoonsgegevens werkt ten hoogste veertien dagen.',
      },
    },
  },
  ownDomain: {
    title: 'Aanmelden voor het eigen domein',
    description: 'Collega’s openen links pas nadat ze zich hebben aangemeld.',
    policies: {
      signIn: {
        name: 'Collega’s melden zich aan',
        description: 'Een link in een doorgestuurde e-mail opent niets zonder het account van de ontvanger.',
      },
    },
  },
  unreadFiles: {
    title: 'Niets gaat ongelezen de deur uit',
    description: 'Bestanden die niet kunnen worden geïnspecteerd, blijven in de organisatie.',
    policies: {
      blocked: {
        name: 'Niets gaat ongelezen de deur uit',
        description: 'Een versleuteld, beschadigd of onbekend bestand kan van alles bevatten.',
        message:
          'Een bestand kon niet volledig worden geïnspecteerd. Verstuur het in een leesbare indeling, zonder eigen wachtwoord.',
      },
    },
  },
}
