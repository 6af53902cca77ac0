import type { DocsPageTexts, FaqPageTexts, HelpPageTexts, HelpStepTexts } from '../en/help.ts'
import { plural } from '../format.ts'

export const faqPage: FaqPageTexts = {
  title: 'Veelgestelde vragen',
  search: 'Zoeken in de vragen',
  placeholder: 'Bijvoorbeeld: archief gaat niet open',
  clear: 'Zoekopdracht wissen',
  recipients: 'Voor ontvangers',
  org: 'Voor gebruikers van de organisatie',
  noRecipients: 'Geen vragen voor ontvangers.',
  noOrg: 'Geen vragen voor gebruikers van de organisatie.',
  found: count => plural(count, { one: '# vraag gevonden', other: '# vragen gevonden' }, 'nl'),
  notFound: query => `Geen vraag gevonden voor ‘${query}’. Probeer andere woorden of vraag het: {support}`,
  notFoundWithoutSupport: query => `Geen vraag gevonden voor ‘${query}’. Probeer andere woorden.`,
  goneTitle: 'Deze vraag bestaat niet meer',
  gone: 'De link die u hebt geopend, verwijst naar een vraag die is verwijderd of verplaatst. Zoek de vraag hieronder.',
  support: 'de beheerders van de organisatie',
  moreHelp: '‘Zo werkt het’ toont elke stap met een afbeelding: {link}',
  howToUse: 'Zo werkt het',
  partlyLoaded: 'De vragen van uw organisatie konden niet worden geladen. Dit zijn de algemene vragen.',
}

export const helpPage: HelpPageTexts = {
  title: 'Zo werkt het',
  lead: 'Verstuur bestanden in acht stappen.',
  step: step => `Stap ${step}`,
  zoom: title => `Afbeelding vergroten: ${title}`,
  position: (step, count) => `Stap ${step} van ${count}`,
  previous: 'Vorige stap',
  next: 'Volgende stap',
  close: 'Sluiten',
  keys: 'Gebruik de pijltoetsen om van stap te wisselen en Escape om te sluiten.',
  questions: 'Antwoorden op veelgestelde vragen: {link}',
  faq: 'Veelgestelde vragen',
  documents: 'Handleidingen voor leden, beheerders, operators en integratoren: {link}',
  documentation: 'Documentatie',
  toursTitle: 'Rondleidingen',
  tours: 'Elke rondleiding legt de belangrijkste onderdelen van een pagina uit in minder dan een minuut.',
  startTour: page => `Rondleiding starten: ${page}`,
}

export const helpStepTexts: HelpStepTexts = {
  signIn: {
    title: 'Meld u aan',
    description: 'Meld u aan met het account van uw organisatie (single sign-on). U hebt geen apart wachtwoord nodig.',
    caption: 'De aanmeldpagina',
  },
  selectFiles: {
    title: 'Kies de bestanden',
    description:
      'Klik in het veld of sleep er bestanden en mappen naartoe. U kunt later meer bestanden toevoegen en elk bestand verwijderen. Eén bestand mag maximaal {fileSize} groot zijn. Een overdracht mag maximaal {totalSize} groot zijn, of {archiveSize} met wachtwoordbeveiliging.',
    caption: 'De gekozen bestanden',
  },
  recipient: {
    title: 'Voer de ontvanger en het bericht in',
    description:
      'Voer het e-mailadres in, desgewenst de naam, en een bericht. Als een beleidsregel het eist, bevestigt u dat de ontvanger weet dat u het e-mailadres gebruikt.',
    caption: 'Ontvanger en bericht',
  },
  review: {
    title: 'Controleer de overdracht',
    description:
      'Controleer de ontvanger en de bestanden. Er verschijnt een waarschuwing als de ontvanger nieuw voor u is of als het adres op een ander lijkt. Lees de waarschuwing voordat u verdergaat: de meeste fouten worden hier ontdekt.',
    caption: 'De ontvanger wordt gecontroleerd',
  },
  options: {
    title: 'Stel de opties in',
    description:
      'Beveilig de bestanden met een wachtwoord of met een code naar de telefoon van de ontvanger, verberg uw adres of wijzig de vervaldatum. Standaard werkt een link {expiry}. Een optie die een beleidsregel eist, is al ingeschakeld.',
    caption: 'De beveiligingsopties',
  },
  confirm: {
    title: 'Bevestig en verstuur',
    description:
      'Vink de bevestiging aan en kies ‘Nu versturen’ (‘Versturen naar …’ bij een waarschuwing). Tot de bestanden zijn verstuurd, kunt u nog teruggaan.',
    caption: 'De bevestiging',
  },
  upload: {
    title: 'Wacht op de upload',
    description:
      'Houd het tabblad open totdat alles is geüpload. Valt het netwerk weg, dan gaat de upload vanzelf verder waar hij stopte.',
    caption: 'De upload is bezig',
  },
  complete: {
    title: 'Overdracht voltooid',
    description:
      'Uw bestanden worden verwerkt en daarna verstuurd. Volg de overdracht in ‘Mijn overdrachten’, waar u de overdracht ook op elk moment kunt intrekken.',
    caption: 'De overdracht in het overzicht',
  },
}

export const docsPage: DocsPageTexts = {
  title: 'Documentatie',
  lead: 'Handleidingen voor iedereen die met dit product werkt. Ze zijn in het Engels geschreven.',
  audiences: {
    members: 'Voor leden',
    administrators: 'Voor beheerders',
    operators: 'Voor operators',
    integrators: 'Voor integratoren',
  },
  search: 'Zoeken in de documentatie',
  clear: 'Zoekopdracht wissen',
  found: count => plural(count, { one: '# gedeelte gevonden', other: '# gedeelten gevonden' }, 'nl'),
  notFound: query => `Geen gedeelte gevonden voor ‘${query}’. Probeer andere woorden.`,
  contents: 'Op deze pagina',
  all: 'Alle documenten',
  failedTitle: 'Het document kon niet worden geladen',
  failed: 'Controleer uw verbinding en laad de pagina opnieuw.',
  goneTitle: 'Dit document bestaat niet',
  gone: 'Mogelijk heeft het een andere naam gekregen. Alle documenten staan in het overzicht.',
  loading: 'Het document wordt geladen',
}
