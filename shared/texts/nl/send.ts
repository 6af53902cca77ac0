import type {
  AddressBookTexts,
  CsvFilesTexts,
  RequestTexts,
  SendTexts,
  SuccessTexts,
  UnfinishedTexts,
} from '../en/send.ts'
import { countFiles, formatDateTime, formatList, formatRelative, plural } from '../format.ts'

const list = (texts: readonly string[]) => formatList(texts, 'nl')
const files = (count: number) => countFiles(count, 'nl')
const moment = (iso: string) => formatDateTime(iso, undefined, 'nl')

export const send: SendTexts = {
  steps: 'Stappen',
  stepNames: ['Bestanden en ontvanger', 'Controleren en versturen'],
  heading: 'Bestanden versturen',
  next: 'Volgende stap',
  back: 'Teruggaan',
  checking: 'De overdracht wordt gecontroleerd',
  createFailed: 'De overdracht kon niet worden gemaakt',
  nextNotLoaded: 'De volgende stap kon niet worden geladen. Controleer uw verbinding of laad de pagina opnieuw.',
  requestInstead: 'Wilt u bestanden opvragen?',
  discardText: 'De bestanden, de ontvanger en de opties worden gewist.',

  recipientName: 'Naam van de ontvanger (optioneel)',
  recipientEmail: 'E-mailadres van de ontvanger',
  addMessage: 'Bericht toevoegen',

  fields: {
    files: 'bestanden',
    recipientName: 'naam van de ontvanger',
    recipient: 'e-mailadres van de ontvanger',
    message: 'bericht',
  },
  toCheck: fields => `Controleer dit om verder te gaan: ${list(fields)}.`,

  replacedTitle: recipient => `De ontvanger van uw concept is nu ${recipient}`,
  replaced: before =>
    `U hebt een link voor deze ontvanger gevolgd. Eerst was het concept voor ${before}. Controleer de bestanden en het bericht.`,
  preparationFailed: next =>
    `Er is niets verstuurd en wat u hebt ingevoerd, blijft behouden. Controleer de foutmelding of uw verbinding en kies daarna ‘${next}’.`,

  missing: {
    openTitle: count => plural(count, { one: '# bestand opnieuw openen', other: '# bestanden opnieuw openen' }, 'nl'),
    open: 'Opnieuw openen',
    openText:
      'De pagina is opnieuw geladen en de browser vraagt toestemming voordat hij uw bestanden opnieuw opent. Al het andere dat u hebt ingevoerd, blijft behouden.',
    chooseTitle: count => plural(count, { one: '# bestand opnieuw kiezen', other: '# bestanden opnieuw kiezen' }, 'nl'),
    chooseText:
      'De pagina is opnieuw geladen en de browser bewaart geen bestanden. Kies dezelfde bestanden opnieuw of verwijder ze. Al het andere dat u hebt ingevoerd, blijft behouden.',
  },

  late: {
    tooLate:
      'Er kunnen geen bestanden worden toegevoegd terwijl de overdracht wordt verstuurd. Verstuur ze in een andere overdracht.',
    faulty: 'Controleer de lijst met bestanden en kies daarna ‘Volgende stap’.',
    setAside:
      'Een eerdere upload is niet voltooid. De bestanden die u zojuist hebt gekozen, worden bewaard voor uw volgende overdracht.',
  },
  failedElsewhere: fault => `${fault} Open ‘Bestanden versturen’ om verder te gaan.`,

  confirm: {
    heading: (count, recipient) => `U verstuurt ${files(count)} naar ${recipient}`,
    send: 'Nu versturen',
    sendTo: recipient => `Versturen naar ${recipient}`,
    checkAgain: 'Opnieuw controleren',
    notAllowed: 'Deze overdracht is niet toegestaan. Ga terug en wijzig de ontvanger.',
    refusedTitle: 'De overdracht is niet geaccepteerd',
    refused: 'Er is niets verstuurd. Wat u hebt ingevoerd, staat er nog.',
    cancelledTitle: 'Het versturen is geannuleerd',
    cancelled: 'Er is niets naar de ontvanger verstuurd. Wat u hebt ingevoerd, staat er nog.',
    summary: 'Wat u verstuurt',
    recipient: (name, address) => `${name} <${address}>`,
    aboutRecipient: 'ontvanger',
    aboutMessage: 'bericht',
    noMessage: 'Geen bericht',
  },

  check: {
    blockedTitle: 'Deze overdracht kan niet worden verstuurd',
    title: 'Controleer de ontvanger',
    blocked: 'Wijzig de ontvanger, of vraag uw beheerders of dit adres moet worden toegestaan.',
    use: address => `${address} gebruiken`,
    change: 'Ontvanger wijzigen',
    keep: recipient => `${recipient} behouden`,
    kept: recipient => `U behoudt ${recipient}.`,
    showWarning: 'Waarschuwing tonen',
    entered: 'Door u ingevoerd',
    similar: 'Gelijkend adres',
    mailGoesTo: address => `E-mail gaat naar ${address}`,
    insteadOf: (part, other) => `${part} in plaats van ${other}`,
    differences: differences => `${list(differences)}.`,
  },

  uploading: {
    heading: (count, recipient) => `${files(count)} versturen naar ${recipient}`,
    refused: 'De opties tonen wat uw organisatie nu vraagt. Wat u hebt ingevoerd, blijft behouden.',
    blocked:
      'De bestanden zijn opgeslagen. Bekijk de overdracht om te zien of u haar zonder upload opnieuw kunt versturen.',
    toOptions: 'Terug naar de opties',
    startOver: 'Nieuwe overdracht starten',
    faulty: count =>
      count === 1
        ? 'Deze overdracht kan met dit bestand niet worden verzonden. De andere uploads zijn gestopt, de ontvanger heeft niets gekregen en uw gegevens blijven bewaard.'
        : 'Deze overdracht kan met deze bestanden niet worden verzonden. De andere uploads zijn gestopt, de ontvanger heeft niets gekregen en uw gegevens blijven bewaard.',
    removeFaulty: count => (count === 1 ? 'Bestand verwijderen en doorgaan' : 'Bestanden verwijderen en doorgaan'),
    cancelTitle: 'Het versturen annuleren?',
    keep: 'Doorgaan met versturen',
    cancel: 'Versturen annuleren',
    cancelText:
      'De upload stopt en de ontvanger krijgt niets. Wat u hebt ingevoerd, blijft hier staan, zodat u het nog kunt versturen.',
    cancelTextUploaded:
      'De upload stopt en de ontvanger krijgt niets. Wat u hebt ingevoerd, blijft hier staan, zodat u het nog kunt versturen. Geüploade gegevens worden verwijderd.',
  },
}

export const csvFiles: CsvFilesTexts = {
  anonymize: 'Anonimiseren',
  columns: count => plural(count, { one: '# kolom geanonimiseerd', other: '# kolommen geanonimiseerd' }, 'nl'),
  chooseAgain:
    'Dit bestand is geanonimiseerd toen het eerder werd verstuurd. Open ‘Anonimiseren’ en kies de regels opnieuw.',
  toCheck: {
    secret:
      'De sleutel of salt van de regels wordt niet bewaard als de pagina opnieuw wordt geladen. Open ‘Anonimiseren’ en voer deze opnieuw in.',
    changed: 'Dit bestand is gewijzigd sinds de regels zijn gemaakt. Open ‘Anonimiseren’ en controleer ze.',
  },
  unmatched: columns => {
    const numbers = list(columns.map(String))
    return plural(
      columns.length,
      {
        one: `Regex verandert niets in de eerste rijen van kolom ${numbers}. Als er in geen enkele rij iets verandert, mislukt de overdracht.`,
        other: `Regex verandert niets in de eerste rijen van de kolommen ${numbers}. Als er in een van deze kolommen in geen enkele rij iets verandert, mislukt de overdracht.`,
      },
      'nl',
    )
  },
  notText: 'Dit bestand bevat bytes die geen tekst zijn.',
  notTextMeaning:
    'Als het wordt geanonimiseerd, mislukt de overdracht. Sla het bestand op als UTF-8 en kies het opnieuw.',
  unreadable: path =>
    `${path} kan niet meer worden gelezen: het is verplaatst, verwijderd of gewijzigd. Verwijder het uit de lijst en kies het opnieuw.`,
  notLoaded: 'Het dialoogvenster kon niet worden geladen. Controleer uw verbinding of laad de pagina opnieuw.',
}

export const unfinished: UnfinishedTexts = {
  title: 'Niet-voltooide overdracht',
  titleTo: recipient => `Niet-voltooide overdracht aan ${recipient}`,
  allUploaded: count => `Alles is geüpload (${files(count)}); alleen de laatste stap ontbreekt.`,
  waiting: (waiting, all) => `Nog ${waiting} van ${files(all)} te uploaden.`,
  unreachable: reason => `De status is op dit moment onbekend. ${reason}`,
  kept: (startedAt, keptUntil, now) =>
    `Gestart: ${formatRelative(startedAt, now, 'nl')}. Geüploade gegevens worden bewaard tot ten minste ${moment(keptUntil)}.`,

  replaceTitle: 'Verdergaan met de eerdere upload?',
  replaceText: 'Wat u op deze pagina hebt ingevoerd, hoort bij een andere overdracht en gaat verloren.',
  stay: 'Hier blijven',

  chooseHeading: recipient => `Verdergaan met versturen naar ${recipient}`,
  sameFiles: 'Bestanden van deze overdracht',
  resizedTitle: 'Deze upload kan niet verdergaan met een bestand van een andere grootte',
  resized: 'Kies het bestand zoals het was toen u begon, of verstuur alles als een nieuwe overdracht.',
  newTransfer: 'Als nieuwe overdracht versturen',
  newTransferText:
    'Een nieuwe overdracht begint bij stap 1 met de ontvanger, het bericht en de bestanden die u hier hebt gekozen. Ook bestanden die al zijn geüpload, moet u opnieuw kiezen.',

  over: {
    unknown: 'De overdracht bestaat niet meer. Verstuur de bestanden opnieuw.',
    finished: state => `De upload is intussen voltooid. ${state}`,
    ready: recipient => `Uw bestanden staan klaar voor ${recipient}.`,
    failed: reason => `De upload kan niet verdergaan. ${reason}`,
    sendAgain: 'Verstuur de bestanden opnieuw.',
    discarded: 'U hebt deze upload verwijderd. Verstuur de bestanden opnieuw.',
    revoked: 'De overdracht is intussen verstuurd en ingetrokken.',
    expired: 'De overdracht is intussen verstuurd en verlopen.',
    other: 'De overdracht wordt niet meer geüpload. Laad deze pagina opnieuw om de status te zien.',
  },
}

export const request: RequestTexts = {
  heading: 'Bestanden opvragen',
  loading: 'Het formulier wordt geladen',
  preCheckFailed: 'Het verzoek kon niet worden gecontroleerd',
  sendInstead: 'Wilt u bestanden versturen?',
  dropInstead: 'Krijgt u vaak bestanden?',
  discardText: 'De gevraagde persoon, het bericht en de opties worden gewist.',
  replacedTitle: responder => `De gevraagde persoon van uw concept is nu ${responder}`,
  replaced: before =>
    `U hebt een link voor dit adres gevolgd. Eerst was het concept voor ${before}. Controleer het bericht.`,

  responderPanel: 'Gevraagde persoon',
  responderName: 'Naam van de gevraagde persoon (optioneel)',
  responderEmail: 'E-mailadres van de gevraagde persoon',
  messageOptional: 'Bericht (optioneel)',
  messageHint: 'Welke bestanden u nodig hebt en waarvoor',

  request: 'Opvragen',
  requesting: 'Het verzoek wordt verstuurd',
  done: 'Het verzoek is gelukt',
  failed: 'Het verzoek is mislukt',
  failedTitle: 'Het verzoek is niet gedaan',
  kept: 'Wat u hebt ingevoerd, blijft behouden.',

  resultHeading: 'Bestanden opgevraagd',
  notMailed: (meaning, recipient) =>
    `${meaning} Het verzoek bestaat: kopieer de link hieronder en geef hem op een andere manier aan ${recipient}.`,
  resultPanel: 'Wat er nu gebeurt',
  mailed: until => `{recipient} krijgt deze link per e-mail en kan bestanden uploaden tot ${moment(until)}.`,
  give: until => `Geef deze link aan {recipient}, die bestanden kan uploaden tot ${moment(until)}.`,
  link: 'Uploadlink',
  linkNote:
    'De link kan één keer worden gebruikt. Iedereen die hem heeft, kan uploaden in plaats van de persoon die u hebt gevraagd.',
  again: 'Meer opvragen',
  review: 'Bekijken',
}

export const success: SuccessTexts = {
  success: 'Gelukt!',
  loading: 'De overdracht wordt geladen',
  submitted: 'Uw bestanden zijn ingediend',
  login: 'Meld u aan om de status te zien.',
  transferExpires: expiry => `Uw overdracht verloopt ${expiry}.`,
  requestExpires: expiry => `Uw verzoek verloopt ${expiry}.`,
  outdated: 'Dit is mogelijk verouderd',
  unknownTitle: 'De status is op dit moment onbekend',
  retried: 'De pagina probeert het om de paar seconden opnieuw.',
  review: 'Overdracht bekijken',
  linkLater: 'De downloadlink staat op de pagina van de overdracht zodra de verwerking klaar is.',
  sendMore: 'Meer bestanden versturen',
  requestMore: 'Meer bestanden opvragen',
  byHand: 'Geef de link zelf door',
  unknownState: 'Onbekende status',

  ready: recipient => `Uw bestanden staan klaar. De link wordt per e-mail naar ${recipient} gestuurd.`,
  readyByHand: recipient => `Uw bestanden staan klaar. Kopieer de link hieronder en geef hem aan ${recipient}.`,
  failed: 'Uw bestanden zijn niet verstuurd',
  expired: 'Uw overdracht is verlopen',
  revoked: 'Uw overdracht is ingetrokken',
  noLongerShared: recipient => `${recipient} kan de bestanden niet meer ophalen.`,
  discarded: 'U hebt deze upload verwijderd',
  notShared: recipient => `Er is niets met ${recipient} gedeeld.`,
  uploading: 'Uw bestanden zijn nog niet verstuurd',
  uploadingText: 'De upload is niet voltooid.',

  requested: recipient => `${recipient} is om bestanden gevraagd.`,
  requestedByHand: recipient => `Uw verzoek staat klaar. Kopieer de uploadlink hieronder en geef hem aan ${recipient}.`,
  requestNotMailed: recipient => `Kopieer de uploadlink hieronder en geef hem aan ${recipient}.`,
  arrived: recipient => `De bestanden van ${recipient} zijn aangekomen en worden verwerkt.`,
  released: recipient => `De bestanden van ${recipient} zijn er.`,
  requestFailed: 'U hebt de bestanden niet ontvangen',
  notReleased: recipient => `De bestanden van ${recipient} zijn niet vrijgegeven.`,
  requestExpired: 'Uw verzoek is verlopen',
  requestRevoked: 'Uw verzoek is ingetrokken',
  askAgain: 'U kunt de bestanden opnieuw opvragen.',
  responding: 'Er zijn bestanden onderweg',
  respondingText: recipient => `${recipient} is bestanden aan het uploaden.`,
}

export const addressBook: AddressBookTexts = {
  title: 'Uw ontvangers',
  edit: 'Uw ontvangers bewerken…',
  found: count =>
    plural(
      count,
      {
        one: '# ontvanger. Gebruik de pijltoetsen om te kiezen.',
        other: '# ontvangers. Gebruik de pijltoetsen om te kiezen.',
      },
      'nl',
    ),
  about:
    'Alleen u ziet deze lijst. Een ontvanger wordt toegevoegd zodra u iets naar die persoon verstuurt of die persoon om bestanden vraagt.',
  empty:
    'Er zijn er geen. Een ontvanger wordt toegevoegd zodra u iets naar die persoon verstuurt of die persoon om bestanden vraagt.',
  lastUsed: time => `Laatst gebruikt: ${time}`,
  delete: address => `Verwijderen: ${address}`,
  deleted: address => `${address} is uit uw ontvangers verwijderd.`,
  deleteAll: 'Alle verwijderen',
  deleteAllTitle: 'Al uw ontvangers verwijderen?',
  deleteAllText: count =>
    plural(
      count,
      {
        one: 'De naam en het adres van # ontvanger worden verwijderd. Uw overdrachten blijven bestaan.',
        other: 'De namen en adressen van # ontvangers worden verwijderd. Uw overdrachten blijven bestaan.',
      },
      'nl',
    ),
  keepAll: 'Behouden',
  deleting: 'Uw ontvangers worden verwijderd',
  deletedAll: count => plural(count, { one: '# ontvanger verwijderd.', other: '# ontvangers verwijderd.' }, 'nl'),
}
