import type { AccessibilityTexts } from '../en/accessibility.ts'

export const accessibility: AccessibilityTexts = {
  title: 'Dichiarazione di accessibilità',
  lead: (brand, organization) =>
    `${organization} vuole che tutti possano inviare e ricevere file con ${brand}. Questa dichiarazione riguarda tutte le pagine di ${brand} e le e-mail che invia.`,
  status: 'Stato di conformità',
  statusText: brand =>
    `${brand} è progettato per essere conforme alla norma europea EN 301 549 (versione 3.2.1) e alle Web Content Accessibility Guidelines (WCAG) 2.2, livello AA.`,
  measures: 'Su che cosa può contare',
  measuresList: [
    'Ogni funzione si usa con la sola tastiera, in un ordine logico e con il focus visibile.',
    'Gli screen reader annunciano titoli, campi, errori, avanzamento e risultati.',
    'Nei temi chiaro e scuro i testi hanno un contrasto di almeno 4,5 a 1, e le pagine funzionano con i colori forzati.',
    'Le pagine si adattano a una larghezza di 320 pixel e a un ingrandimento del 400 per cento, senza scorrimento orizzontale, tranne che per le tabelle larghe.',
    'Le animazioni si fermano se il sistema richiede la riduzione del movimento.',
    'Ciò che ha un limite di tempo si può prolungare o ripetere: acceda di nuovo o richieda un nuovo codice. Nulla di ciò che ha inserito va perso.',
    'Per accedere non occorre risolvere enigmi né ricordare nulla. Password e codici si possono incollare.',
    'L’aiuto si trova sempre nello stesso punto: in fondo a ogni pagina.',
  ],
  limits: 'Limitazioni note',
  limitsList: [
    'I file vengono inoltrati senza modifiche. La loro accessibilità dipende dal mittente.',
    'I grafici delle statistiche di attività sono immagini. I dati sono disponibili anche come tabelle e testi.',
    'La documentazione è disponibile solo in inglese.',
  ],
  testing: 'Come viene verificata',
  testingText:
    'Ogni pagina viene verificata automaticamente con axe-core in Chromium, in inglese: nel tema chiaro a una larghezza di 1280 pixel e nel tema scuro a 320 pixel. Quattordici pagine vengono verificate anche in arabo. I percorsi principali vengono verificati anche con la sola tastiera. Le persone con disabilità non hanno ancora partecipato alle verifiche. Questa dichiarazione si basa su un’autovalutazione.',
  feedback: 'Segnalazioni e contatti',
  feedbackText: 'Se qualcosa non Le è accessibile, scriva a {support}. Indichi la pagina e che cosa voleva fare.',
  feedbackWithoutSupport:
    'Se qualcosa non Le è accessibile, lo comunichi agli amministratori dell’organizzazione o alla persona che Le ha inviato il link.',
  enforcement: 'Procedura di attuazione',
  enforcementText:
    'Se non riceve una risposta soddisfacente, può rivolgersi all’autorità responsabile dell’accessibilità digitale nel Suo Paese.',
  updated: date => `Ultimo aggiornamento: ${date}`,
}
