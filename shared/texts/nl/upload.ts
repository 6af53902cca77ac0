import type { RequestTexts, RespondingTexts, UploadTexts } from '../en/upload.ts'
import { countFiles, formatBytes, formatCount, formatDateTime } from '../format.ts'
import { listed } from '../listed.ts'

const files = (count: number) => countFiles(count, 'nl')
const size = (bytes: number) => formatBytes(bytes, 'nl')

export const requestTexts: RequestTexts = {
  expiredTitle: 'De uploadlink is verlopen!',
  expired: 'Vraag de afzender het verzoek opnieuw te versturen.',
  withdrawnTitle: 'Het verzoek is ingetrokken',
  withdrawn: 'Het verzoek is ingetrokken. Met de link kunnen geen bestanden meer worden geüpload.',
  begunTitle: 'Er is al een upload gestart',
  begun: 'Via deze link is een upload gestart op een ander apparaat of in een andere browser.',
  blocked:
    'Deze bestanden kunnen hier niet worden geaccepteerd. Neem contact op met de persoon die erom heeft gevraagd.',
  usedTitle: 'Al geüpload!',
  used: '(Deze link kan maar één keer worden gebruikt.)',
}

export const responding: RespondingTexts = {
  saving: 'De upload wordt voorbereid',
  done: 'Geüpload',
  tabRunning:
    'De upload gaat door zolang dit tabblad openstaat. Hebt u het gesloten, open de link dan binnen 24 uur opnieuw in deze browser om verder te gaan waar de upload stopte.',
  tabPaused:
    'U mag dit tabblad sluiten: open de link binnen 24 uur opnieuw in deze browser om verder te gaan waar de upload stopte.',
  offlineText: 'De upload gaat vanzelf verder zodra het netwerk terug is.',
  unansweredText: 'De upload gaat vanzelf verder zodra de server antwoordt. Geüploade gegevens gaan niet verloren.',
  retryText: 'De upload gaat vanzelf verder. Geüploade gegevens gaan niet verloren.',
  unconfirmed: 'De server heeft niet bevestigd dat de bestanden zijn ingediend',
  unconfirmedText: 'Alles is geüpload en mogelijk al ingediend. Probeer het opnieuw om dat na te gaan.',
  tryAgain: 'Probeer het opnieuw om de overige bestanden te versturen.',
  nothingSent: 'Er is nog niets ingediend.',
  unreadable: name =>
    `${name} kan niet meer worden gelezen. Het bestand is gewijzigd, verplaatst of verwijderd nadat u het hebt gekozen: kies het opnieuw.`,
  strangers: names => `Hoort niet bij deze upload en is daarom weggelaten: ${listed(names, more => `nog ${more}`)}.`,
}

export const upload: UploadTexts = {
  failed: 'Mislukt',
  unreachable: 'De server antwoordt niet. Controleer uw verbinding en probeer het opnieuw.',

  takenTitle: 'Een andere upload was eerder',
  usedByOther:
    'Via deze link worden al bestanden geüpload, of dat is al gebeurd. Geen van uw bestanden is verstuurd. Had u dit niet verwacht, neem dan contact op met de persoon die u de link heeft gestuurd.',
  begunThere: 'Open de link daar om verder te gaan.',
  begunHelp: asker =>
    `Lukt dat niet, vraag ${asker} dan dit verzoek in te trekken en een nieuw verzoek te versturen. Anders gaat de link 24 uur nadat de upload is gestopt, weer open.`,
  lookAgain: 'Opnieuw controleren',
  withdrawnHelp: 'Had u dit niet verwacht, vraag het dan de persoon die u de link heeft gestuurd.',
  unknownTitle: 'Deze link is niet geldig',
  unknown: 'Controleer of u de volledige link uit de e-mail hebt geopend.',

  heading: asker => `Bestanden versturen naar ${asker}`,
  askedPanel: 'Over dit verzoek',
  askedBy: 'Opgevraagd door',
  asker: (person, organization) => `${person}, ${organization}`,
  askedFor: 'Voor',
  until: 'Link geldig tot',
  aboutMessage: 'bericht',
  filesPanel: 'Uw bestanden',
  acknowledgement:
    'Ik bevestig dat ik deze bestanden mag delen en ga ermee akkoord dat mijn e-mailadres voor deze upload en het ontvangstbewijs wordt gebruikt.',
  once: 'De link kan één keer worden gebruikt: kies alles voordat u uploadt.',
  upload: 'Uploaden',
  preparing: 'De upload wordt voorbereid',
  fileName: 'Deze naam kan niet worden gebruikt. Geef het bestand een andere naam.',

  uploadingHeading: (count, asker) => `${files(count)} uploaden naar ${asker}`,

  unfinishedHeading: 'Uw upload is niet voltooid',
  unfinishedPanel: 'Verdergaan waar de upload stopte',
  unfinished: (count, bytes) =>
    `U bent begonnen met het uploaden van ${files(count)}, in totaal ${size(bytes)}. Geüploade gegevens worden niet opnieuw verstuurd.`,
  kept: iso => `Geüploade gegevens worden bewaard tot ten minste ${formatDateTime(iso, undefined, 'nl')}.`,
  chooseHeading: 'Verdergaan met uw upload',
  sameFiles: 'Bestanden van deze upload',
  resizedTitle: 'De upload kan niet verdergaan met een bestand van een andere grootte',
  resized:
    'Kies het bestand zoals het was toen u begon. Lukt dat niet, ga dan niet verder met de upload: na 24 uur gaat de link weer open en kunt u opnieuw beginnen.',

  infectedTitle: 'Malware gevonden',
  infected:
    'Een bestand dat via deze link is geüpload, bevat malware. Het is verwijderd, geen van de bestanden is doorgegeven, en de persoon die erom vroeg, is op de hoogte gebracht. Controleer uw apparaat op malware voordat u weer bestanden verzendt.',

  receiptHeading: 'Uw bestanden zijn aangekomen',
  receipt: asker =>
    `Dank u wel. Uw bestanden worden nu gecontroleerd en daarna doorgegeven aan ${asker}, die bericht krijgt als dat niet mogelijk is. U kunt deze pagina sluiten; de link kan niet meer worden gebruikt.`,
  receiptPanel: 'Wat u hebt verstuurd',
  handedTo: 'Aan',
  handedAt: 'Wanneer',
  receiptMail:
    'Als de bestanden worden doorgegeven, gaat een ontvangstbewijs met de controlesom van elk bestand naar het e-mailadres dat het verzoek heeft ontvangen.',
  saveReceipt: 'Ontvangstbewijs opslaan',
  receiptFile: 'ontvangstbewijs.txt',
  checksum: 'SHA-256',
  noChecksum: 'controlesom in het ontvangstbewijs per e-mail',
  exactSize: bytes => (bytes < 1024 ? size(bytes) : `${size(bytes)} (${formatCount(bytes, 'nl')} bytes)`),
  line: (name, value) => `${name}: ${value}`,
  at: (time, iso) => `${time} (${iso})`,
  total: 'Totaal',
}
