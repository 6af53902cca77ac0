import type { AccessibilityTexts } from '../en/accessibility.ts'

export const accessibility: AccessibilityTexts = {
  title: 'Toegankelijkheidsverklaring',
  lead: (brand, organization) =>
    `${organization} wil dat iedereen met ${brand} bestanden kan versturen en ontvangen. Deze verklaring geldt voor alle pagina’s van ${brand} en voor de e-mails die ${brand} verstuurt.`,
  status: 'Nalevingsstatus',
  statusText: brand =>
    `${brand} is ontworpen om te voldoen aan de Europese norm EN 301 549 (versie 3.2.1) en aan de Web Content Accessibility Guidelines (WCAG) 2.2 op niveau AA.`,
  measures: 'Waar u op kunt rekenen',
  measuresList: [
    'Elke functie is met alleen het toetsenbord te bedienen, in een logische volgorde en met een zichtbare focus.',
    'Schermlezers melden koppen, velden, fouten, voortgang en resultaten.',
    'Teksten hebben een contrast van ten minste 4,5 op 1, in het lichte en in het donkere thema, en pagina’s werken met geforceerde kleuren.',
    'Pagina’s passen zich aan een breedte van 320 pixels en een vergroting van 400 procent aan, zonder horizontaal scrollen, behalve bij brede tabellen.',
    'Bewegingen stoppen als uw systeem om minder beweging vraagt.',
    'Wat aan tijd is gebonden, kunt u verlengen of herhalen: meld u opnieuw aan of vraag een nieuwe code aan. Wat u hebt ingevoerd, gaat niet verloren.',
    'Voor het aanmelden hoeft u geen puzzel op te lossen en niets te onthouden. U kunt wachtwoorden en codes plakken.',
    'Hulp staat op elke pagina op dezelfde plaats: onderaan.',
  ],
  limits: 'Bekende beperkingen',
  limitsList: [
    'Bestanden die mensen versturen, worden ongewijzigd doorgegeven. Hoe toegankelijk ze zijn, hangt af van de afzender.',
    'Grafieken in het activiteitenoverzicht zijn afbeeldingen. De cijfers zijn ook als tabel en als tekst beschikbaar.',
    'De documentatie is alleen in het Engels beschikbaar.',
  ],
  testing: 'Hoe er wordt getest',
  testingText:
    'Elke pagina wordt automatisch met axe-core in Chromium getest, in het Engels: in het lichte thema met een breedte van 1280 pixels en in het donkere met 320 pixels. Veertien pagina’s worden ook in het Arabisch getest. De belangrijkste taken worden ook met alleen het toetsenbord getest. Mensen met een beperking hebben nog niet meegetest. Deze verklaring berust op een zelfbeoordeling.',
  feedback: 'Feedback en contact',
  feedbackText:
    'Is iets voor u niet toegankelijk? Schrijf ons: {support}. Vermeld om welke pagina het gaat en wat u wilde doen.',
  feedbackWithoutSupport:
    'Is iets voor u niet toegankelijk? Laat het de beheerders van de organisatie weten, of de persoon die u de link heeft gestuurd.',
  enforcement: 'Handhaving',
  enforcementText:
    'Krijgt u geen bevredigend antwoord? Dan kunt u contact opnemen met de instantie die in uw land verantwoordelijk is voor digitale toegankelijkheid.',
  updated: date => `Laatst bijgewerkt: ${date}`,
}
