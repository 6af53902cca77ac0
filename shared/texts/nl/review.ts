import type { ReviewTexts } from '../en/review.ts'
import { countFiles, formatCount, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'nl')
const inDays = (days: number) => formatDuration(days, 'day', 'nl')

export const review: ReviewTexts = {
  transferHeading: 'Details van de overdracht',
  requestHeading: 'Details van het verzoek',
  refresh: 'Vernieuwen',
  asAdministrator:
    'U bekijkt dit als beheerder, zonder de link waarmee de overdracht opent. Het auditlogboek legt dit vast.',
  outdated: 'Mogelijk niet actueel',
  triesAgain: 'De pagina probeert het om de paar seconden opnieuw.',
  pleaseTryAgain: 'Probeer het opnieuw.',

  missing: {
    title: 'Overdracht niet gevonden',
    forSender:
      'Mogelijk is het adres onvolledig, is de overdracht verwijderd of heeft een collega haar verstuurd: alleen de afzender kan een overdracht zien. Controleer het adres.',
    forAdministrator: 'Mogelijk is het adres onvolledig of is de overdracht verwijderd. Controleer het adres.',
    failed: 'De overdracht kon niet worden geladen',
    failedText: 'De overdracht kon niet worden geladen.',
    loading: 'De overdracht wordt geladen',
  },

  state: {
    title: 'Status',
    extendable: moment => `U kunt deze verlengen tot ${moment}.`,
    waiting: 'Wacht',
    unknownReason: 'De reden is niet bekend',
    notReleased: 'De bestanden zijn niet vrijgegeven.',
    notShared: 'Er is niets met de ontvanger gedeeld.',
    requestAgain: 'Bekijk de bestanden en vraag ze daarna opnieuw op.',
    sendAgain: 'Bekijk de bestanden en verstuur ze daarna opnieuw.',
    updating: meaning => `${meaning}. Deze pagina wordt elke vijf seconden bijgewerkt.`,
    unfinished: (meaning, recipient) =>
      `${meaning}. Gaat ${recipient} niet verder, trek het verzoek dan in. Anders opent de link 24 uur nadat de upload is gestopt opnieuw.`,
    stalled: (meaning, hours, recipient) =>
      `${meaning}. Er is al minstens ${formatDuration(hours, 'hour', 'nl')} niets aangekomen. Gaat ${recipient} niet verder, trek het verzoek dan in. Anders opent de link 24 uur nadat de upload is gestopt opnieuw.`,

    copyUploadLink: recipient =>
      `Het verzoek is nog beschikbaar: kopieer de link hieronder en geef hem op een andere manier aan ${recipient}.`,
    copyDownloadLink:
      'De bestanden zijn nog beschikbaar: kopieer de link hieronder en geef hem op een andere manier aan de ontvanger.',
    uploadLink: 'Uploadlink',
    uploadLinkNote: recipient =>
      `De link werkt één keer. Iedereen die hem heeft, kan in plaats van ${recipient} uploaden.`,
    downloadLink: 'Downloadlink',
    codeLinkNote: 'Met deze link en de code op zijn of haar telefoon krijgt de ontvanger de bestanden.',
    emailCodeLinkNote: 'Met deze link en een code uit zijn of haar mailbox krijgt de ontvanger de bestanden.',
    openLinkNote: 'Iedereen met deze link kan de bestanden krijgen: geef hem alleen aan de ontvanger.',
    download: 'Downloaden',
    onlyYou: 'Alleen u kunt de bestanden openen, aangemeld als degene die erom heeft gevraagd.',

    requestedAgainAs: 'Opnieuw opgevraagd als {link}',
    sentAgainAs: 'Opnieuw verstuurd als {link}',
    sentAs: 'Verstuurd als {link}',
    sentToRightAs: 'Aan de juiste ontvanger verstuurd als {link}',
    replaces: 'Vervangt {link}, die naar de verkeerde ontvanger ging',
  },

  openUpload: {
    sending: 'Een tabblad van deze browser uploadt de bestanden. Houd het open totdat de upload klaar is.',
    resumable: 'De upload is niet voltooid. U kunt in deze browser verdergaan.',
    elsewhere:
      'De upload gaat verder in de browser waarin u hem bent gestart. Lukt dat niet, verwijder hem dan en verstuur de bestanden opnieuw. Zonder voortgang eindigt hij na 24 uur vanzelf.',
    goOn: 'Doorgaan',
  },

  blocked: {
    title: 'Geblokkeerd door een beleidsregel',
    sendAnew:
      'De overdracht kan niet opnieuw worden verstuurd. Verstuur andere bestanden, kies een andere ontvanger of vraag het de beheerders van uw organisatie.',
    requestAnew:
      'Bekijk de bestanden en vraag daarna andere bestanden op, of vraag het de beheerders van uw organisatie.',
    changes:
      'Als u de overdracht opnieuw verstuurt, verandert het volgende. De bestanden zijn opgeslagen; er wordt niets opnieuw geüpload.',
    on: {
      anonymousTransfer: 'U wordt als afzender verborgen.',
      passwordProtection: 'De bestanden worden met een wachtwoord beveiligd.',
      mobileOtp: 'De ontvanger heeft een code per sms nodig.',
      emailOtp: 'De ontvanger heeft een code per e-mail nodig.',
      trackingId: 'De overdracht krijgt een tracking-ID.',
      acknowledgement: 'U geeft uw bevestiging.',
    },
    off: {
      anonymousTransfer: 'U wordt als afzender getoond.',
      passwordProtection: 'De bestanden worden niet met een wachtwoord beveiligd.',
      mobileOtp: 'De ontvanger heeft geen code per sms nodig.',
      emailOtp: 'De ontvanger heeft geen code per e-mail nodig.',
      trackingId: 'De overdracht krijgt geen tracking-ID.',
    },
    templateSet: name => `De e-mails gebruiken de sjabloonset ‘${name}’.`,
    expiry: days => `De link werkt ${inDays(days)}.`,
    other: feature => `Een optie van een nieuwere versie verandert: ${feature}.`,
  },

  sendAgain: {
    trackingId: 'Tracking-ID van deze overdracht',
    failed: 'De overdracht is niet opnieuw verstuurd',
    running: 'De overdracht wordt opnieuw verstuurd',
    act: 'Opnieuw versturen',
    done: recipient => `De overdracht aan ${recipient} is opnieuw verstuurd.`,
  },

  undo: {
    button: 'Ongedaan maken',
    running: 'Het verzenden wordt ongedaan gemaakt',
    offer: 'Nog niet verzonden: u kunt dit nog ongedaan maken',
    left: duration => `Voor het einde van de termijn wordt niets vrijgegeven of gemaild. Resterende tijd: ${duration}.`,
    over: 'De bestanden worden zo vrijgegeven.',
    failed: 'Het verzenden is niet ongedaan gemaakt',
    done: 'Ongedaan gemaakt voor het verzenden',
    doneText: 'Niemand heeft een e-mail gekregen en de link opent geen bestanden.',
  },

  wrongRecipient: {
    button: 'Verkeerde ontvanger?',
    title: 'Naar de verkeerde ontvanger verstuurd?',
    act: 'Nu terugnemen',
    running: 'De overdracht wordt teruggenomen',
    notReleased: recipient => `Er is nog niets vrijgegeven. ${recipient} krijgt de bestanden niet en ook geen e-mail.`,
    thenSend: 'Daarna kunt u dezelfde bestanden naar de juiste ontvanger sturen zonder ze opnieuw te uploaden.',
    linkStops: recipient =>
      `De link werkt meteen niet meer en ${recipient} kan de bestanden niet meer krijgen. Er wordt geen e-mail over gestuurd.`,
    thenSeeAndSend:
      'Daarna ziet u of er iets is gedownload en kunt u dezelfde bestanden naar de juiste ontvanger sturen zonder ze opnieuw te uploaden.',
    failed: 'De overdracht is niet teruggenomen',
    reloaded: 'De huidige status is geladen. Gaat de overdracht nog naar deze ontvanger? Probeer het dan opnieuw.',

    cannotGet: recipient => `De link werkt niet meer. ${recipient} kan de bestanden niet krijgen.`,
    mayHave: recipient => `De link werkt niet meer, maar ${recipient} heeft de bestanden mogelijk al.`,
    report:
      'Meld dit nu bij de beveiligingsfunctionaris of een beheerder van uw organisatie, met de overdracht-ID hieronder.',
    erased: 'De opgeslagen bestanden zijn gewist. Verstuur ze in een nieuwe overdracht naar de juiste ontvanger.',

    send: moment =>
      `Verstuur dezelfde bestanden, hetzelfde bericht en dezelfde opties naar de juiste ontvanger. Er wordt niets opnieuw geüpload. Dit kan tot ${moment}; daarna worden de bestanden gewist.`,
    newPassword: 'Het archief krijgt een nieuw wachtwoord.',
    name: 'Naam van de juiste ontvanger - optioneel',
    email: 'E-mailadres van de juiste ontvanger',
    sameAddress: 'Dit is het adres waarnaar per ongeluk is verstuurd.',
    sendAct: 'Naar de juiste ontvanger sturen',
    sendActTo: address => `Naar ${address} sturen`,
    sending: 'De opgeslagen bestanden worden verstuurd',
    sendingTo: recipient => `De bestanden worden naar ${recipient} verstuurd.`,
  },

  archive: {
    title: 'Wachtwoordbeveiliging',
    name: 'Archief',
    sealing: percent => `Wordt versleuteld: ${percent}`,
    sealedLater: 'Wordt versleuteld zodra elk bestand is geïnspecteerd',
    passwordLater: recipient =>
      `De bestanden worden versleuteld in één ZIP-archief met AES-256. Het wachtwoord gaat in een aparte e-mail naar ${recipient}.`,
    passwordUnsent: 'Er is niets gedeeld en er is geen wachtwoord verstuurd.',
    passwordSent: recipient =>
      `Het wachtwoord is in een aparte e-mail naar ${recipient} gestuurd. Het wordt hier niet opgeslagen en kan niet worden opgezocht.`,
  },

  codes: {
    title: 'Code per sms',
    phone: 'Telefoonnummer',
    unknownPhone: 'Niet bekend',
    byEmail: 'Ook per e-mail',
    allowed: 'Toegestaan',
    unlock: 'Codes deblokkeren',
    unlocking: 'De codes worden gedeblokkeerd',
    unlocked: recipient => `${recipient} kan weer codes aanvragen.`,
    unlockFailed: 'De codes zijn niet gedeblokkeerd',
    resetFailed: 'De codes zijn niet opnieuw ingesteld.',
    change: 'Nummer wijzigen',
    help: 'Na te veel codes wordt de ontvanger geblokkeerd: door te deblokkeren kunnen er weer codes worden aangevraagd. Met een ander nummer gaan codes voortaan daarheen en is de verificatie van het huidige nummer niet meer geldig.',
    changeTitle: 'Nummer voor codes wijzigen',
    changing: 'Het nummer wordt gewijzigd',
    changed: recipient => `Codes voor ${recipient} gaan nu naar het nieuwe nummer.`,
    changeFailed: 'Het nummer is niet gewijzigd',
    changeText: (phone, recipient) =>
      `Codes gaan nu naar ${phone}. Zorg dat het nieuwe nummer van ${recipient} is: iedereen die het heeft, kan de bestanden krijgen.`,
    changeUnknownText: recipient =>
      `Codes gaan nu naar een ander nummer. Zorg dat het nieuwe nummer van ${recipient} is: iedereen die het heeft, kan de bestanden krijgen.`,
    emailTitle: 'Code per e-mail',
    goTo: 'Codes gaan naar',
    ownAddress: 'Het eigen adres van de ontvanger',
    emailHelp:
      'Na te veel codes wordt een ontvanger geblokkeerd: door te deblokkeren kunnen alle ontvangers van deze overdracht weer codes aanvragen. Een code per e-mail is niet veiliger dan de mailbox, waarin ook de link staat.',
    allUnlocked: 'De ontvangers kunnen weer codes aanvragen.',
  },

  details: {
    title: 'Details',
    noMessage: 'Geen bericht',
    requestedFrom: 'Gevraagd aan',
    fromDropPage: 'Ontvangen via',
    notProven: 'Uw inleverpagina. De afzender gaf deze naam en dit adres op; niets bewijst ze.',
    requestedBy: 'Gevraagd door',
    recipientName: 'Naam van de ontvanger',
    created: 'Gemaakt',
    expires: 'Verloopt',
    withdrawn: 'Teruggenomen',
    revoked: 'Ingetrokken',
    nothingShared: 'Er is niets gedeeld',
    daysAfterSending: days => `${inDays(days)} na het versturen`,
    downloads: 'Downloads',
    hiddenSender: 'Verborgen: de ontvanger ziet alleen uw organisatie',
    transferId: 'Overdracht-ID',
    trackingId: 'Tracking-ID',
    templateSet: 'Sjabloonset',
    policies: 'Beleidsregels',
    linkByEmail: 'Link per e-mail',
    linkNotSent: 'Niet verstuurd: u geeft de link zelf door',
  },

  files: {
    name: 'Naam',
    file: 'Bestand',
    size: 'Grootte',
    state: 'Status',
    found: 'Gevoelige gegevens',
    sha256: 'SHA-256',
    labelledSha256: 'SHA-256 {digest}',
    none: 'Deze overdracht heeft geen bestanden.',
    unknown: 'Nog niet bekend',
    digestOf: name => `SHA-256 van ${name}`,
    digestStartOf: (beginning, name) => `${beginning}, SHA-256 van ${name}`,
    copyDigest: 'SHA-256 kopiëren',
    copyRefused: 'In deze browser mogen pagina’s niet kopiëren. Selecteer de waarde en kopieer die.',

    waitingForUpload: 'Wacht op upload',
    waiting: 'Wacht',
    waitingToBeAnonymized: 'Wacht op anonimiseren',
    waitingToBeInspected: 'Wacht op inspectie',
    anonymizing: 'Wordt geanonimiseerd',
    inspecting: 'Wordt geïnspecteerd',
    inspected: 'Geïnspecteerd',
    inspectedInPart: 'Deels geïnspecteerd',
    error: 'Fout',
    info: 'Info',
    notUploaded: 'Niet geüpload',
    notProcessed: 'Niet verwerkt',
    verified: 'Geverifieerd',
    notAnonymized: 'Niet geanonimiseerd',
    percent: (state, percent) => `${state} ${percent}`,
    proceeding: 'U hoeft niets te doen - de overdracht gaat door.',
  },

  malware: {
    allow: 'Deze inhoud toestaan',
    allowOf: name => `Deze inhoud toestaan: ${name}`,
    title: 'Deze inhoud toestaan?',
    text: signature =>
      `Als ${signature} een vals alarm is, mag precies dit bestand 90 dagen lang opnieuw worden verzonden. Het verwijderde bestand komt niet terug: de afzender krijgt een e-mail en verzendt het opnieuw.`,
    reason: 'Reden',
    reasonHelp: 'Het auditlogboek legt de reden vast met uw naam.',
    act: 'Toestaan',
    running: 'De inhoud wordt toegestaan',
    failed: 'De inhoud is niet toegestaan',
    allowedUntil: day => `Een beheerder staat deze inhoud toe tot ${day}.`,
    sendAgain: 'Verzend het bestand opnieuw.',
    askAgain: 'Vraag het bestand opnieuw aan.',
    end: 'Toestemming beëindigen',
    endOf: name => `Toestemming beëindigen: ${name}`,
    endTitle: 'Toestemming beëindigen?',
    endText: signature =>
      `Vanaf nu worden bestanden met deze inhoud weer geweigerd wanneer de scanner ${signature} meldt. Overdrachten die al zijn verzonden, blijven beschikbaar.`,
    endAct: 'Beëindigen',
    endRunning: 'De toestemming wordt beëindigd',
    endFailed: 'De toestemming is niet beëindigd',
  },

  found: {
    title: 'Gevoelige gegevens',
    kinds: counted => `Gevoelige gegevens gevonden: ${counted}`,
    looking: (inspected, all) =>
      `Gevoelige gegevens worden gezocht, ${number(inspected)} van ${countFiles(all, 'nl')} klaar`,
    partly: count =>
      plural(
        count,
        {
          one: '# bestand kon niet volledig worden geïnspecteerd. De redenen staan hieronder.',
          other: '# bestanden konden niet volledig worden geïnspecteerd. De redenen staan hieronder.',
        },
        'nl',
      ),
    anonymized: 'Geanonimiseerde bestanden zijn geïnspecteerd in de vorm die de ontvanger krijgt.',
    none: 'Geen gevoelige gegevens gevonden',
    notInspected: 'De bestanden zijn niet geïnspecteerd',
    noneInPart: 'Niets gevonden in wat kon worden geïnspecteerd',

    details: 'Details',
    detailsOf: name => `Details van wat in ${name} is gevonden`,
    identical: counted => `${counted}, allemaal gelijk`,
    distinct: (counted, different) => `${counted}, waarvan ${number(different)} verschillend`,
    place: counted => `{place}: ${counted}`,
    page: page => `Pagina ${page}`,
    sheet: page => `Werkblad ${page}`,
    slide: page => `Dia ${page}`,
    column: column => `Kolom ${column}`,
    pageAndColumn: (page, column) => `${page}, ${column}`,
    recognisedPlace: place => `${place} (OCR)`,
    onlyFrequent: max => `Alleen de ${number(max)} plaatsen waar het meeste is gevonden, worden getoond.`,
    sampled: (kinds, read, total) =>
      `Slechts een deel van de tekst is op deze soorten gegevens doorzocht: ${formatList(kinds, 'nl')} (${read} van ${total} tekens).`,
    assumedEncoding: encoding => `Gelezen als ${encoding} (aangenomen).`,
    recognised: count =>
      `Pagina’s en afbeeldingen die met tekstherkenning (OCR) zijn gelezen, met mogelijke fouten: ${number(count)}.`,
    misleadingName: (named, found) => `Een bestandsnaam eindigt op .${named}, maar de inhoud is .${found}.`,
    untypedName: found => `Een bestandsnaam heeft geen extensie; de inhoud is .${found}.`,
  },

  secondOpinion: {
    title: 'Tweede mening: Amazon Macie',
    both: kinds => `Door beide gevonden: ${kinds}`,
    onlyMacie: kinds => `Alleen door Macie gevonden: ${kinds}`,
    onlyHere: kinds => `Alleen hier gevonden: ${kinds}`,
    notSought: kinds => `Hier zoekt Macie niet naar: ${kinds}`,
    counted: (kind, count) => `${kind} (${number(count)})`,
    counts: (kind, count, second) => `${kind} (${number(count)}; Macie: ${number(second)})`,
  },

  anonymized: {
    columns: count => plural(count, { one: '# kolom geanonimiseerd', other: '# kolommen geanonimiseerd' }, 'nl'),
    ofFile: (name, columns) => `Anonimisering van ${name}: ${columns}`,
    rows: count => plural(count, { one: '# rij met gegevens.', other: '# rijen met gegevens.' }, 'nl'),
    column: (method, outcome) => `{column}: ${method}. ${outcome}`,
    unnamedColumn: column => `Kolom ${column}`,
    changed: (changed, unchanged) =>
      plural(
        changed,
        {
          one: `# waarde gewijzigd, ${number(unchanged)} ongewijzigd.`,
          other: `# waarden gewijzigd, ${number(unchanged)} ongewijzigd.`,
        },
        'nl',
      ),
    replaced: count =>
      plural(
        count,
        {
          one: '# waarde was te kort voor formaatbehoudende versleuteling of bevatte andere letters dan A tot en met Z en is daarom vervangen.',
          other:
            '# waarden waren te kort voor formaatbehoudende versleuteling of bevatten andere letters dan A tot en met Z en zijn daarom vervangen.',
        },
        'nl',
      ),
    pseudonymized: 'Alleen gepseudonimiseerd: wie de sleutel kent, kan de waarden herstellen.',
  },
}
