import type {
  CommonTexts,
  ComponentsTexts,
  DialogsTexts,
  pageTitles as englishPageTitles,
  LandingTexts,
  NetworkTexts,
  SessionTexts,
  ShellTexts,
} from '../en/common.ts'
import { formatCount, plural } from '../format.ts'

export const common: CommonTexts = {
  home: 'Startpagina',
  login: 'Aanmelden',
  logout: 'Afmelden',

  close: 'Sluiten',
  cancel: 'Annuleren',
  save: 'Opslaan',
  apply: 'Toepassen',
  retry: 'Opnieuw',
  tryAgain: 'Opnieuw proberen',
  reload: 'Opnieuw laden',
  previous: 'Vorige',
  next: 'Volgende',
  more: 'Meer',
  whatCanIDo: 'Wat kan ik doen?',
  opensInNewTab: '(opent in een nieuw tabblad)',
  show: 'Tonen',
  hide: 'Verbergen',
  readMore: 'Meer lezen',
  keep: 'Behouden',

  loading: 'Laden',
  none: 'Geen',
  unknown: 'Onbekend',
  notAvailable: 'n.v.t.',
  no: 'Nee',

  files: 'Bestanden',
  message: 'Bericht',
  sender: 'Afzender',
  recipient: 'Ontvanger',

  about: (label, subject) => `${label}: ${subject}`,
}

export const pageTitles: typeof englishPageTitles = {
  landing: 'Startpagina',
  login: 'Aanmelden',
  logout: 'Afmelden',
  token: 'Aanmelden',
  send: 'Bestanden versturen',
  request: 'Bestanden opvragen',
  upload: 'Bestanden uploaden',
  drop: 'Bestanden inleveren',
  dropPage: 'Inleverpagina',
  success: 'Gelukt',
  transfers: 'Mijn overdrachten',
  allTransfers: 'Alle overdrachten',
  insights: 'Activiteitenoverzicht',
  unsubscribe: 'E-mails over meldingen',
  policies: 'Compliance',
  health: 'Systeemstatus',
  review: 'Overdracht bekijken',
  reviewAny: 'Overdracht bekijken',
  faq: 'Veelgestelde vragen',
  help: 'Zo werkt het',
  docs: 'Documentatie',
  document: 'Documentatie',
  accessibility: 'Toegankelijkheidsverklaring',
  receipt: 'Bewijs controleren',
}

export const shell: ShellTexts = {
  skip: 'Naar de inhoud',
  homeLink: brand => `${brand}, startpagina`,
  mainMenu: 'Hoofdmenu',
  menu: 'Menu',
  insights: 'Activiteit',
  alerts: 'Meldingen',
  settings: 'Instellingen',
  faq: 'Veelgestelde vragen',
  help: 'Zo werkt het',
  accessibility: 'Toegankelijkheid',
  language: 'Taal',
  newAlerts: (label, count) =>
    `${label}, ${plural(count, { one: '# nieuwe melding', other: '# nieuwe meldingen' }, 'nl')}`,
  manyNewAlerts: (label, max) => `${label}, meer dan ${formatCount(max, 'nl')} nieuwe meldingen`,
  notYet: label => `${label} is nog niet beschikbaar.`,
  problem: label => `${label} (er is een probleem)`,
  toDark: 'Donker thema inschakelen',
  toLight: 'Licht thema inschakelen',

  success: 'Gelukt!',
  error: 'Fout!',
  dismiss: 'Sluiten',
  notifications: 'Berichten',

  crashedTitle: 'Deze pagina werkt niet meer',
  crashed: 'Er is een fout opgetreden op de opgevraagde pagina. Laad de pagina opnieuw.',
  notFoundTitle: 'Pagina niet gevonden',
  notFound: 'De pagina die u zoekt, bestaat hier helaas niet.',
  startFailed: 'De instellingen konden niet worden geladen',
  startFailedTitle: 'De applicatie kan niet starten',
  startFailedText: 'De instellingen konden niet worden geladen. Controleer uw verbinding en probeer het opnieuw.',
}

export const network: NetworkTexts = {
  unreachable: 'De server is niet bereikbaar.',
  notUnderstood: 'Deze pagina begrijpt het antwoord van de server niet. Laad de pagina opnieuw.',
  status: status => `De server antwoordde met status ${status}.`,
}

export const session: SessionTexts = {
  signingIn: 'U wordt aangemeld',
  signingOut: 'U wordt afgemeld',
  unreachable: 'De aanmeldpagina is niet bereikbaar.',
  incomplete: 'Het aanmelden kon niet worden voltooid. Probeer het opnieuw.',
  failedTitle: 'Aanmelden mislukt',
  failed: 'U bent niet aangemeld. Probeer het opnieuw.',
  mismatchTitle: 'Onjuiste omleiding',
  mismatch: 'Er is een fout opgetreden op de opgevraagde pagina.',
  inWindowTitle: 'Meld u aan in een nieuw venster',
  inWindow:
    'De aanmeldpagina kan niet binnen een andere applicatie worden getoond. Open deze pagina in een nieuw venster, meld u aan en ga daar verder.',
  openWindow: 'Openen in een nieuw venster',

  expiredTitle: 'Sessie verlopen',
  expired: 'Uw sessie is verlopen. Meld u aan om verder te gaan.',
  loginInTab: 'Aanmelden in een nieuw tabblad',
  kept: 'Wat u hebt ingevoerd, blijft in dit tabblad staan. Keer hierheen terug nadat u zich hebt aangemeld.',
  notSignedInTitle: 'Niet aangemeld',
  notSignedIn: 'U bent niet aangemeld. Meld u aan om verder te gaan.',
  noAccessTitle: 'Geen toegang',
  noAccess: 'U hebt geen toegang tot deze pagina. Ga terug naar de startpagina of meld u aan als een andere gebruiker.',
  rightsEndedTitle: 'Meld u opnieuw aan',
  rightsEnded:
    'Uw beheerdersrechten zijn verlopen. Meld u opnieuw aan om verder te gaan. Verschijnt deze pagina opnieuw, vraag het dan uw helpdesk.',
  limitedTitle: 'Rechten beperkt',
  limited:
    'Een operator heeft uw rechten beperkt tot die van een lid. Hebt u meer rechten nodig, vraag het dan uw helpdesk.',
}

export const landing: LandingTexts = {
  title: 'Veilig bestanden versturen.',
  lead: 'Kies bestanden, voer de ontvanger in, en wij bezorgen ze via een beveiligde link.',
  leadSignedOut: organization =>
    `Voor de mensen van ${organization} en iedereen met wie zij bestanden uitwisselen. Meld u aan om bestanden via een beveiligde link te versturen.`,
  signIn: 'Aanmelden',
  signInFirst: 'Meld u aan om bestanden te versturen of op te vragen.',
  noPermissionTitle: 'Geen toestemming',
  noPermission: 'U hebt geen toestemming om bestanden te versturen of op te vragen. Vraag toegang aan via {email}',
  noPermissionWithoutEmail:
    'U hebt geen toestemming om bestanden te versturen of op te vragen. Vraag toegang aan bij uw beheerder',

  select: 'Bestanden kiezen om te versturen',
  drop: 'Loslaten om te versturen',
  selectHint: 'of sleep bestanden of een map naar deze pagina',
  draft: 'U hebt een concept. Bestanden die u hier kiest, worden eraan toegevoegd.',
  continueDraft: 'Verdergaan met het concept',
  requestQuestion: 'Wacht u op bestanden van iemand anders?',

  promises: {
    link: { title: 'Eén link voor één ontvanger', text: 'Bestanden gaan nooit als bijlage mee.' },
    recipient: {
      title: 'Eerst de juiste persoon',
      text: 'U bevestigt de ontvanger voordat er iets wordt verstuurd.',
    },
    end: { title: 'Altijd terug te nemen', text: 'Links verlopen en u kunt ze op elk moment intrekken.' },
  },
}

const copiesStay =
  'Voor kopieën die al zijn gedownload, verandert er niets. Een ingetrokken overdracht kan niet worden hersteld.'

export const dialogs: DialogsTexts = {
  abandon: {
    button: 'Upload verwijderen',
    title: 'Deze upload verwijderen?',
    text: recipient =>
      `De upload stopt en alle geüploade gegevens worden verwijderd. ${recipient} ontvangt niets en krijgt geen bericht.`,
    act: 'Verwijderen',
    running: 'De upload wordt verwijderd',
    done: recipient => `De upload voor ${recipient} is verwijderd.`,
    failed: 'De upload is niet verwijderd',
  },

  revoke: {
    button: 'Overdracht intrekken',
    title: 'Deze overdracht intrekken?',
    titleOfRequest: 'Dit verzoek intrekken?',
    act: 'Intrekken',
    running: 'De overdracht wordt ingetrokken',
    done: id => `De overdracht met ID ${id} is ingetrokken`,
    failed: id => `De overdracht met ID ${id} kon niet worden ingetrokken.`,
    reloaded: 'De actuele status is geladen. Probeer het opnieuw als de overdracht nog kan worden ingetrokken.',
    endsDownload: recipient =>
      `De downloadlink werkt meteen niet meer en ${recipient} kan de bestanden niet meer downloaden. ${copiesStay}`,
    endsDownloads: recipients =>
      `Alle downloadlinks werken meteen niet meer: geen van de ${formatCount(recipients, 'nl')} ontvangers kan de bestanden nog downloaden. ${copiesStay}`,
    endsUpload: recipient =>
      `De uploadlink werkt meteen niet meer en ${recipient} kan geen bestanden meer uploaden. Daarna kunt u een nieuw verzoek versturen.`,
    endsReceived: recipient => `U kunt de bestanden van ${recipient} niet meer downloaden. ${copiesStay}`,
  },

  resend: {
    button: 'Verzoek opnieuw versturen',
    short: 'Opnieuw versturen',
    title: 'Dit verzoek opnieuw versturen?',
    text: recipient => `${recipient} ontvangt de e-mail met de uploadlink nog een keer.`,
    act: 'Opnieuw versturen',
    buttonAfterEnd: 'Opnieuw opvragen',
    titleAfterEnd: 'Deze bestanden opnieuw opvragen?',
    textAfterEnd: recipient => `${recipient} ontvangt een e-mail met een nieuwe uploadlink.`,
    stay: 'Niet nu',
    running: 'Het verzoek wordt verstuurd',
    justSent: 'Het verzoek is zojuist al verstuurd.',
    done: recipient => `Het verzoek is opnieuw naar ${recipient} verstuurd.`,
    failed: 'Het verzoek is mislukt',
  },

  discardDraft: {
    button: 'Concept verwijderen',
    title: 'Dit concept verwijderen?',
    act: 'Verwijderen',
  },
}

export const components: ComponentsTexts = {
  copied: 'Gekopieerd',
  copyLink: 'Link kopiëren',
  copyRefused:
    'In deze browser kunnen pagina’s niet kopiëren. De link is geselecteerd: druk op Ctrl+C, of op ⌘C op een Mac.',
  sentTo: address => `Wordt verstuurd naar ${address}`,
  clickHere: 'Klik hier',
  fileAction: (action, file) => `${file}: ${action}`,
  notedFileAction: (action, file, note) => `${file}: ${action}, ${note}`,
  pages: 'Pagina’s',
  page: page => `Pagina ${formatCount(page, 'nl')}`,
  pageNumber: (page, pages) => `Pagina ${formatCount(page, 'nl')} van ${formatCount(pages, 'nl')}`,
  range: (first, last, total) =>
    `${formatCount(first, 'nl')} tot en met ${formatCount(last, 'nl')} van ${formatCount(total, 'nl')}`,
}
