import type { TourControlsTexts, ToursTexts } from '../en/tours.ts'

export const tourTexts: ToursTexts = {
  send: {
    files: {
      title: 'Kies uw bestanden',
      text: 'Sleep bestanden of mappen hierheen, of klik om ze te kiezen. U kunt er altijd meer toevoegen.',
    },
    recipient: {
      title: 'Voer de ontvanger in',
      text: 'Voer één e-mailadres in. De pagina meldt het als het nieuw voor u is of op een ander adres lijkt.',
    },
    message: {
      title: 'Schrijf een bericht',
      text: 'De ontvanger leest het in de e-mail en vóór de download.',
    },
    next: {
      title: 'Controleer voor het versturen',
      text: 'In de volgende stap controleert u alles en kiest u een wachtwoord, een code of een andere vervaldatum. Daarvóór wordt er niets verstuurd.',
    },
  },
  transfers: {
    summary: {
      title: 'Uw overdrachten in cijfers',
      text: 'Kies een getal om alleen de overdrachten met die status te zien.',
    },
    filters: {
      title: 'Vind een overdracht',
      text: 'Filter op ontvanger, bestandsnaam, bericht, datum of soort gegevens. Eerst ziet u de laatste 7 dagen.',
    },
    table: {
      title: 'Bekijk de details',
      text: 'Open een rij om de details en de pagina van de overdracht te zien. Daar kunt u een overdracht ook intrekken of een verzoek opnieuw versturen.',
    },
  },
  review: {
    state: {
      title: 'Hoe het met de overdracht staat',
      text: 'Hier ziet u de status, de downloadlink en wat u nu kunt doen.',
    },
    files: {
      title: 'Wat er is gevonden',
      text: 'Per bestand: welke soorten gevoelige gegevens, en hoeveel. De gegevens zelf worden niet opgeslagen.',
    },
    actions: {
      title: 'Als er iets niet klopt',
      text: 'Trek de overdracht in. Of neem de bestanden terug van een verkeerde ontvanger en verstuur de opgeslagen bestanden naar de juiste.',
    },
  },
  insights: {
    range: {
      title: 'Kies de periode',
      text: 'Alle cijfers en grafieken gelden voor deze periode en worden vergeleken met de vorige.',
    },
    highlights: {
      title: 'Bekijk wat achter een cijfer zit',
      text: 'Kies een cijfer of een balk om de bijbehorende overdrachten te zien.',
    },
    security: {
      title: 'Beveiliging',
      text: 'Nieuwe partners, gevoelige gegevens, voorkomen fouten en hoe goed overdrachten zijn beveiligd.',
    },
    alerts: {
      title: 'Meldingen',
      text: 'Wat ongewoon is, staat hier bovenaan. Bevestig een melding zodra u haar hebt gecontroleerd.',
    },
  },
  policies: {
    purpose: {
      title: 'Regels voor overdrachten',
      text: 'Een beleidsregel eist, verbiedt of blokkeert iets voor overdrachten die aan de voorwaarden voldoen.',
    },
    add: {
      title: 'Voeg een beleidsregel toe',
      text: 'Schrijf er zelf een, of begin met een pakket voor kaart-, gezondheids- of persoonsgegevens.',
    },
    list: {
      title: 'Zie het effect',
      text: 'Elke beleidsregel telt de overdrachten waarvoor hij gold. Begin in de modus Monitoren, die niemand bindt.',
    },
  },
}

export const tourControls: TourControlsTexts = {
  position: (step, count) => `${step} van ${count}`,
  skip: 'Rondleiding overslaan',
  back: 'Terug',
  next: 'Volgende',
  done: 'Gereed',
}
