import type { UnsubscribeTexts } from '../en/unsubscribe.ts'

export const unsubscribe: UnsubscribeTexts = {
  title: 'E-mails over meldingen stopzetten?',
  question:
    'U ontvangt geen e-mails over meldingen meer. Meldingen verschijnen nog wel op de pagina Activiteitenoverzicht, waar u de e-mails weer kunt inschakelen.',
  end: 'E-mails stopzetten',
  ending: 'De e-mails worden stopgezet',
  endedTitle: 'U ontvangt geen e-mails over meldingen meer',
  ended: 'U kunt ze weer inschakelen op de pagina Activiteitenoverzicht.',
  unknownTitle: 'Link niet gevonden',
  unknown: 'De link is onvolledig. Open hem opnieuw vanuit de e-mail of kopieer hem volledig.',
  failedTitle: 'De e-mails konden niet worden stopgezet',
}
