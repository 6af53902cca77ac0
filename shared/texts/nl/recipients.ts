import type { RecipientsTexts } from '../en/recipients.ts'
import { formatBytes, plural } from '../format.ts'

export const recipients: RecipientsTexts = {
  list: 'Toegevoegde ontvangers',
  remove: address => `${address} verwijderen`,
  showAll: 'Alles tonen',
  showFewer: 'Minder tonen',
  added: count => plural(count, { one: '# ontvanger toegevoegd.', other: '# ontvangers toegevoegd.' }, 'nl'),
  unread: 'Deze delen zijn geen adressen en zijn weggelaten:',
  dismiss: 'Verbergen',
  file: {
    tooLarge: bytes =>
      `Een lijst mag hoogstens ${formatBytes(bytes, 'nl')} groot zijn. Kies een CSV- of tekstbestand met adressen.`,
    unreadable: 'De lijst kon niet worden gelezen. Kies de lijst opnieuw.',
    noneFound: 'In dit bestand is geen adres gevonden.',
  },

  title: 'Ontvangers',
  actions: 'Acties',
  copyRefused: 'Deze browser staat pagina’s niet toe te kopiëren. Selecteer de link en kopieer hem:',
  removal: {
    title: 'Deze ontvanger verwijderen?',
    text: address =>
      `De link van ${address} werkt meteen niet meer. De anderen houden die van hen. Kopieën die al gedownload zijn, blijven bestaan.`,
    act: 'Verwijderen',
    running: 'De ontvanger wordt verwijderd',
    done: address => `${address} kan de bestanden niet meer downloaden.`,
    failed: 'De ontvanger is niet verwijderd',
  },
  adding: {
    title: 'Deze bestanden naar meer ontvangers sturen',
    text: 'Zij krijgen dezelfde bestanden en hetzelfde bericht, elk met een eigen link. Voor de anderen verandert er niets.',
    act: 'Versturen',
    running: 'De ontvangers worden toegevoegd',
    failed: 'De ontvangers zijn niet toegevoegd',
  },
  history: {
    open: 'Geschiedenis',
    title: 'Wat er met deze levering gebeurde',
    about: address => `Geschiedenis van de levering aan ${address}`,
    step: 'Wat er gebeurde',
    file: 'Bestand',
    first: 'Eerste keer',
    last: 'Laatste keer',
    count: 'Aantal keer',
    none: 'Er is nog niets bekend.',
    failed: 'De geschiedenis is niet geladen',
    note: 'Downloads worden geteld wanneer ze beginnen. Of alle bytes zijn aangekomen, is alleen bekend als de browser van de ontvanger het meldt.',
    steps: {
      mailed: 'Link aan het mailsysteem gegeven',
      delivered: 'Geaccepteerd door de mailserver van de ontvanger',
      delayed: 'Vertraagd',
      bounced: 'Teruggestuurd door de mailserver van de ontvanger',
      complained: 'Gemeld als ongewenst',
      refused: 'Niet geaccepteerd door het mailsysteem',
      opened: 'Link geopend',
      openedByMachine: 'Link geopend, waarschijnlijk door de automatische controle van een mailsysteem',
      passedSignIn: 'Aangemeld',
      passedCode: 'Code ingevoerd',
      passedByDevice: 'Geopend door een vertrouwd apparaat, zonder code',
      fetched: 'Gedownload',
      fetchedByMachine: 'Opgehaald, waarschijnlijk door de automatische controle van een mailsysteem',
      saved: 'Volledig opgeslagen, volgens de browser van de ontvanger',
    },
  },
  receipt: {
    open: 'Afleverbewijs',
    about: address => `Afleverbewijs van de levering aan ${address}`,
  },
}
