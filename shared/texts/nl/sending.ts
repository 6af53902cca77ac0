import type {
  linkMailTexts as englishLinkMail,
  linkMailReasons as englishReasons,
  SendingTexts,
  TakenTexts,
  UnfinishedUploadsTexts,
} from '../en/sending.ts'
import { countFiles, formatBytes, formatDateTime, formatDuration, plural } from '../format.ts'
import { listed } from '../listed.ts'

const files = (count: number) => countFiles(count, 'nl')
const size = (bytes: number) => formatBytes(bytes, 'nl')
const named = (names: readonly string[]) => listed(names, more => `nog ${more}`)

export const sending: SendingTexts = {
  idle: 'Starten',
  saving: 'De overdracht wordt opgeslagen',
  goingOn: 'Hervatten',
  uploading: 'Uploaden',
  paused: 'Gepauzeerd',
  finalizing: 'Afronden',
  done: 'Verstuurd',
  failed: 'Gestopt',
  cancelled: 'Geannuleerd',
  waitsForNetwork: 'Wacht op het netwerk',
  waitsForServer: 'Wacht op de server',
  allUploaded: 'Alles is geüpload',

  share: (uploaded, all) => `${uploaded} van ${files(all)}`,
  bytes: (sent, total) => `${size(sent)} van ${size(total)}`,
  pace: bytesPerSecond => `${size(bytesPerSecond)}/s`,
  noPace: 'wacht op het netwerk',
  timeLeft,

  tabRunning:
    'Het versturen gaat door zolang dit tabblad openstaat. Hebt u het gesloten, open deze pagina dan binnen 24 uur opnieuw in deze browser om verder te gaan waar het stopte.',
  tabPaused:
    'U mag dit tabblad sluiten: open deze pagina binnen 24 uur opnieuw in deze browser om verder te gaan waar het stopte.',
  tabUnkept: 'Houd dit tabblad open totdat alles is geüpload.',

  fileUploaded: 'Geüpload',
  fileFailed: 'Niet geüpload',
  fileWaiting: 'Wacht',
  fileRepeated: 'Nieuwe poging',
  filePaused: 'Gepauzeerd',
  foundIn: (kinds, name) => `${kinds} in ${name}`,
  confirmTitle: 'Gevoelige gegevens gevonden',
  confirmText: 'Verzend ze alleen als de ontvanger ze mag hebben.',
  confirm: 'Toch verzenden',
  confirmStay: 'Nog niet verzenden',

  sessionEnded: 'Uw sessie is beëindigd',
  sessionEndedText:
    'Er gaat niets verloren. Houd dit tabblad open en meld u in een ander tabblad opnieuw aan: daarna gaat het versturen hier vanzelf verder.',
  signInElsewhere: 'Aanmelden in een nieuw tabblad',
  offline: 'U bent offline',
  offlineText: 'Het versturen gaat vanzelf verder zodra het netwerk terug is.',
  unanswered: 'De server antwoordt niet',
  trouble: 'Er is een probleem met de server',
  slow: 'De server antwoordt traag',
  unansweredText: 'Het versturen gaat vanzelf verder zodra de server antwoordt. Geüploade gegevens gaan niet verloren.',
  retryText: 'Het versturen gaat vanzelf verder. Geüploade gegevens gaan niet verloren.',
  tryingIn: seconds =>
    `Nieuwe poging over ${seconds > 99 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`}`,
  tryingNow: 'Nieuwe poging bezig',
  stays: (uploaded, all) =>
    plural(
      uploaded,
      {
        one: `# van ${files(all)} is geüpload en wordt niet opnieuw verstuurd.`,
        other: `# van ${files(all)} zijn geüpload en worden niet opnieuw verstuurd.`,
      },
      'nl',
    ),
  tryAgain: 'Probeer het opnieuw om de overige bestanden te versturen, of ga terug om ze te wijzigen.',
  notConfirmed:
    'Alles is geüpload. Probeer het opnieuw om te bevestigen wat er is gevonden, of ga terug om de bestanden te wijzigen.',
  nothingSent: 'Er is nog niets naar de ontvanger verstuurd.',
  unconfirmed: 'De server heeft niet bevestigd dat alles is verstuurd',
  unconfirmedText: 'Alles is geüpload en mogelijk al verstuurd. Probeer het opnieuw om dat na te gaan.',

  unsuccessful: 'Bestanden uploaden mislukt',
  noAnswer: 'Geen antwoord van de server.',
  unreadable: name =>
    `${name} kan niet meer worden gelezen. Het bestand is gewijzigd, verplaatst of verwijderd nadat u het hebt gekozen: ga terug, verwijder het en kies het opnieuw.`,

  progress: 'Voortgang',
  pause: 'Pauzeren',
  resume: 'Hervatten',
  elsewhere: 'De upload is bezig in een ander tabblad van deze browser.',
  looking: 'De bestanden worden gezocht',
  chooseAgain: 'Bestanden opnieuw kiezen',
  choosePanel: 'Kies dezelfde bestanden opnieuw',
  chooseHint: 'Geüploade gegevens worden niet opnieuw verstuurd.',
  stillMissing: 'Kies eerst elk bestand dat ontbreekt.',

  found: 'Gevonden',
  changed: 'Gewijzigd: wordt opnieuw verstuurd',
  resized: 'Andere grootte',
  missing: 'Ontbreekt nog',
  larger: bytes => `Het is nu ${size(bytes)} groter.`,
  smaller: bytes => `Het is nu ${size(bytes)} kleiner.`,
  strangers: names => `Hoort niet bij deze overdracht en is daarom weggelaten: ${named(names)}.`,
  unreadableNames: names => `Niet leesbaar: ${named(names)}.`,
  changedNames: names => `Gewijzigd sinds u begon; de verschillen worden opnieuw verstuurd: ${named(names)}.`,
  resizedNames: names => `Grootte gewijzigd sinds u begon: ${named(names)}.`,
  missingNames: names =>
    `${plural(names.length, { one: '# bestand ontbreekt nog', other: '# bestanden ontbreken nog' }, 'nl')}: ${named(names)}.`,

  notLoaded: 'Een deel van deze pagina kon niet worden geladen. Controleer uw verbinding of laad de pagina opnieuw.',
}

export const unfinishedUploads: UnfinishedUploadsTexts = {
  count: count => plural(count, { one: 'Een upload is niet voltooid.', other: '# uploads zijn niet voltooid.' }, 'nl'),
  link: 'Verdergaan met uploaden',
}

export const takenTexts: TakenTexts = {
  none: 'Er is niets gedownload',
  times: count => plural(count, { one: 'Eén keer gedownload', other: '# keer gedownload' }, 'nl'),
  timesSince: (count, firstAt) => {
    const at = formatDateTime(firstAt, undefined, 'nl')
    return plural(
      count,
      { one: `Eén keer gedownload, op ${at}`, other: `# keer gedownload, voor het eerst op ${at}` },
      'nl',
    )
  },
  detailed: (times, details) => `${times} (${details})`,
}

export const linkMailTexts: typeof englishLinkMail = {
  delayed: {
    title: 'De e-mail met de link is vertraagd',
    requestTitle: 'De e-mail met de uploadlink is vertraagd',
    meaning:
      'De mailserver van de ontvanger neemt hem op dit moment niet aan. De bezorging wordt nog enkele uren geprobeerd.',
  },
  bounced: {
    title: 'De e-mail met de link is teruggekomen',
    requestTitle: 'De e-mail met de uploadlink is teruggekomen',
    meaning: 'De mailserver van de ontvanger heeft hem niet aangenomen. Controleer het adres.',
  },
  complained: {
    title: 'De e-mail met de link is als ongewenst gemeld',
    requestTitle: 'De e-mail met de uploadlink is als ongewenst gemeld',
    meaning: 'Er worden geen e-mails meer naar dit adres gestuurd.',
  },
  refused: {
    title: 'De e-mail met de link kon niet worden verzonden',
    requestTitle: 'De e-mail met de uploadlink kon niet worden verzonden',
    meaning: 'Het mailsysteem heeft hem niet aangenomen. Controleer het adres.',
  },
}

export const linkMailReasons: typeof englishReasons = {
  unknownAddress:
    'Het adres bestaat niet of ontvangt geen mail meer. Controleer het en stuur de bestanden naar het juiste adres.',
  mailboxFull: 'De mailbox is vol. Vraag de ontvanger om ruimte te maken, of geef de link op een andere manier.',
  refusedMail:
    'Het mailsysteem van de ontvanger weigert de mail volgens zijn regels. Vraag om mails van deze dienst toe te staan, of geef de link op een andere manier.',
  tooLarge: 'De mail is te groot voor de mailbox. Geef de ontvanger de link op een andere manier.',
  unreachable: 'De mailserver van de ontvanger is niet bereikbaar. Controleer het deel van het adres na de @.',
}

function timeLeft(seconds: number): string {
  if (seconds < 8) return 'nog enkele seconden'
  if (seconds < 55) return `nog ongeveer ${formatDuration(Math.ceil(seconds / 5) * 5, 'second', 'nl')}`
  if (seconds < 3570) return `nog ongeveer ${formatDuration(Math.ceil(seconds / 60), 'minute', 'nl')}`
  const minutes = Math.ceil(seconds / 600) * 10
  const rest = minutes % 60
  const hours = formatDuration(Math.floor(minutes / 60), 'hour', 'nl')
  return `nog ongeveer ${hours}${rest > 0 ? ` ${formatDuration(rest, 'minute', 'nl')}` : ''}`
}
