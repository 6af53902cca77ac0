import type { DownloadTexts } from '../en/download.ts'
import { countShared, formatBytes, formatDateTime, formatRelative, plural } from '../format.ts'

const size = (bytes: number) => formatBytes(bytes, 'nl')
const inSeconds = (seconds: number) => plural(seconds, { one: '# seconde', other: '# seconden' }, 'nl')

export const downloadTexts: DownloadTexts = {
  opening: 'De link wordt geopend',
  countShared: (count, isArchived) => countShared(count, isArchived, 'nl'),
  size,
  moment: iso => formatDateTime(iso, undefined, 'nl'),
  relative: (iso, now) => formatRelative(iso, now, 'nl'),
  percent: whole => `${whole}%`,
  retry: 'Opnieuw',
  resume: 'Hervatten',
  whatCanIDo: 'Wat kan ik doen?',
  language: 'Taal',
  faq: 'Veelgestelde vragen',
  help: 'Zo werkt het',
  accessibility: 'Toegankelijkheidsverklaring',
  cancel: 'Annuleren',

  link: {
    processing: 'Bijna klaar',
    processingTexts: [
      'Uw bestanden worden nog verwerkt. Probeer het later opnieuw.',
      'Deze pagina kijkt vanzelf of ze klaarstaan en opent dan meteen.',
    ],
    checkAgain: 'Opnieuw controleren',
    expired: 'De overdracht is verlopen!',
    expiredText:
      'De bestanden die u wilt downloaden, zijn niet meer beschikbaar. U kunt de afzender vragen ze opnieuw te versturen.',
    moreTime: {
      ask: 'Om meer tijd vragen',
      asked:
        'Bedankt. Als de bestanden nog beschikbaar kunnen worden gemaakt, ontvangt de afzender uw verzoek. Geeft de afzender meer tijd, dan werkt deze link weer.',
    },
    unknown: 'Deze link is niet bekend.',
    unknownText: 'Controleer of de link volledig is gekopieerd, van het eerste tot het laatste teken.',
    busy: 'Te veel aanvragen.',
    busyText: seconds => `Deze pagina probeert het over ${inSeconds(seconds)} vanzelf opnieuw.`,
    tryAgain: 'Opnieuw proberen',
    unreachable: 'Downloaden is niet mogelijk.',
    unreachableText: 'De server is niet bereikbaar. Controleer uw verbinding.',
    refused: 'Downloaden mislukt.',
    refusedText: 'Dit is op dit moment niet beschikbaar. Probeer het zo meteen opnieuw.',
  },

  transfer: {
    hasShared: (count, isArchived) => `heeft ${countShared(count, isArchived, 'nl')} met u gedeeld`,
    message: 'Bericht',
    readMore: 'Meer lezen',
    hide: 'Verbergen',
    expires: relative => `Verloopt ${relative}`,
    isProtected: 'Beveiligd met een wachtwoord',
    isProtectedText: 'U downloadt één ZIP-archief. Het wachtwoord komt in een aparte e-mail.',
    acknowledgement: 'Ik bevestig dat deze bestanden voor mij bestemd zijn en dat ik er zorgvuldig mee omga.',
    tickFirst: 'Vink het vakje hierboven aan om verder te gaan.',
    proceed: 'Doorgaan',
  },

  /** After a press that a program could have made. */
  personStep: {
    title: 'Nog één stap',
    text: 'Uw klik leek op de automatische controle van een mailsysteem. Wacht even en druk daarna één keer op de knop.',
    open: 'Bestanden openen',
    wait: 'Wacht tot de knop klaar is.',
    ready: 'De knop is klaar.',
  },

  archive: {
    howToOpen: 'Zo opent u het archief',
    steps: [
      'Download het archief en zoek de e-mail met het wachtwoord. Die is apart verstuurd van de e-mail met de link.',
      'Open het archief met een programma dat AES-256 ondersteunt: 7-Zip of WinZip op Windows, Keka op een Mac, 7z op Linux.',
      'Kopieer het wachtwoord uit de e-mail, zonder spaties eromheen.',
    ],
    otherTools:
      '‘Operation not permitted’ of een soortgelijke fout betekent dat een programma AES-256 niet ondersteunt: gebruik een van de programma’s hierboven.',
  },

  file: {
    download: name => `${name} downloaden`,
    downloadAgain: name => `${name} opnieuw downloaden`,
    retry: name => `${name} opnieuw proberen`,
    preparingName: name => `${name} wordt voorbereid`,
    preparing: 'De download wordt voorbereid.',
    busy: seconds => `Te veel aanvragen, gaat verder over ${inSeconds(seconds)}.`,
    tooMany: seconds => `Te veel aanvragen. Probeer het over ${inSeconds(seconds)} opnieuw.`,
    started: 'De download is gestart.',
    saved: 'Opgeslagen.',
    failed: name => `${name} kon niet worden gedownload.`,
    waiting: 'In de wachtrij.',
    inArchive: 'In het ZIP-bestand.',
    cancel: name => `De download van ${name} annuleren`,
    resume: name => `De download van ${name} hervatten`,
  },

  all: {
    download: 'Alles downloaden',
    downloadZip: 'Alles als ZIP downloaden',
    counting: (index, count) => `${index} van ${count} wordt gedownload`,
    started: 'Alle downloads zijn gestart.',
    someFailed: count =>
      plural(
        count,
        { one: '# bestand kon niet worden gedownload.', other: '# bestanden konden niet worden gedownload.' },
        'nl',
      ),
    fileName: day => `bestanden-${day}.zip`,
    cancel: 'De download van alle bestanden annuleren',
    resume: 'De download van alle bestanden hervatten',
    failed: 'Downloaden mislukt.',
  },

  saving: {
    progress: name => `Voortgang van ${name}`,
    bytes: (done, total) => `${size(done)} van ${size(total)}`,
    begun: name => `${name} wordt opgeslagen.`,
    broken: 'De verbinding is verbroken. De download gaat vanzelf verder waar hij stopte.',
    goesOn: 'De download gaat verder.',
    finishing: 'Bezig met afronden.',
    saved: name => `${name} is opgeslagen.`,
    cancelled: 'De download is geannuleerd.',
    noRoom: 'Er is niet genoeg ruimte op deze schijf.',
    notWritable: 'Het bestand kan daar niet worden opgeslagen. Kies een andere plaats.',
    keepOpen: 'Houd deze pagina open totdat de download klaar is.',
  },

  login: {
    title: 'Meld u aan om deze bestanden te openen',
    text: 'Ze openen alleen voor de persoon voor wie ze bestemd zijn. Daarna keert u hier terug.',
    signIn: 'Aanmelden',
    otherPerson: 'Deze bestanden openen niet voor u',
    otherPersonTexts: email => [
      `U bent hier aangemeld als ${email}. De bestanden zijn voor iemand anders bestemd, of uw sessie is beëindigd.`,
      'U wordt eerst afgemeld. Kies ‘Aanmelden’ op de volgende pagina, dan keert u hier terug.',
    ],
    signInAsAnother: 'Aanmelden als iemand anders',
  },

  code: {
    title: 'Bevestig dat u het bent',
    text: 'De afzender beveiligt deze bestanden met een code, die enkele minuten geldig is.',
    goesTo: { sms: phone => `Code per sms naar ${phone}`, email: email => `Code per e-mail naar ${email}` },
    wentTo: {
      sms: phone => `Code uit de sms naar ${phone}`,
      email: email => `Code uit de e-mail naar ${email}`,
    },
    nothingYet: 'Er wordt niets verstuurd voordat u op de knop drukt.',
    send: 'Code versturen',
    sending: 'Versturen…',
    sent: 'De code is verstuurd.',
    verify: 'Controleren',
    verifying: 'Controleren…',
    expiresIn: clock => `Verloopt over ${clock}`,
    expiresSoon: seconds => `De code verloopt over ${inSeconds(seconds)}.`,
    expired: 'De code is verlopen.',
    wrong: 'Onjuist wachtwoord',
    attempts: count => plural(count, { one: 'Nog # poging', other: 'Nog # pogingen' }, 'nl'),
    incomplete: 'De code heeft zes cijfers.',
    otherPrefix: (theirs, ours) => `Deze code begint met ${theirs}. De nieuwste begint met ${ours}.`,
    resend: { sms: 'Nieuwe code per sms versturen', email: 'Nieuwe code per e-mail versturen' },
    instead: { sms: 'Liever per sms versturen', email: 'Liever per e-mail versturen' },
    failed: 'Aanmelden mislukt.',
    unreachable: 'De server is niet bereikbaar. Controleer uw verbinding.',
    refused: {
      sms: 'Het telefoonnetwerk heeft het bericht geweigerd. Vraag de afzender het nummer te controleren.',
      email: 'De code kon niet naar dit adres worden gestuurd. Vraag de afzender het te controleren.',
    },
    waiting: 'De bestanden worden nog verwerkt en er is geen code verstuurd. Probeer het over een minuut opnieuw.',
    trust: {
      label: 'Dit apparaat 30 dagen vertrouwen',
      text: 'Latere links aan u openen dan in deze browser zonder code. Vink dit alleen aan op een apparaat dat niemand anders gebruikt.',
      isTrusted: 'Dit apparaat wordt vertrouwd. Links aan u openen hier zonder code.',
      forget: 'Dit apparaat vergeten',
      forgotten: 'Dit apparaat wordt niet meer vertrouwd. De volgende link vraagt weer om een code.',
      failed: 'Dit apparaat kon niet als vertrouwd worden opgeslagen. De volgende link vraagt weer om een code.',
    },
    ended: 'Deze bestanden zijn niet meer beschikbaar en er is geen code verstuurd. Laad deze pagina opnieuw.',
    locked: (relative, at) =>
      `Er is geen code verstuurd, omdat er te veel zijn aangevraagd. U kunt ${relative} een nieuwe aanvragen, vanaf ${at}.`,
    lockedPermanently:
      'Er is geen code verstuurd, omdat er te veel zijn aangevraagd. Vraag de afzender nieuwe codes toe te staan en verstuur er dan hier een.',
  },
}
