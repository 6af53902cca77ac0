import type { Alert } from '../../domain/insights/alert.ts'
import { alertText } from '../insights.ts'
import type { Language } from '../language.ts'

export type AlertMailTexts = {
  subject: (count: number) => string
  introduction: string
  alert: (alert: Alert) => string
  more: (count: number) => string
  button: string
  address: string
  transfers: string
  unsubscribe: string
  because: (brand: string) => string
}

/** Administrators get them in the language of the organisation's default template set. */
export const alertMailTexts: Record<Language, AlertMailTexts> = {
  en: {
    subject: count => (count === 1 ? '1 new alert' : `${count} new alerts`),
    introduction: 'Activity Insights has raised these alerts, the newest first:',
    alert: alertText,
    more: count => `${count} more are on the page Activity Insights.`,
    button: 'Open Activity Insights',
    address: 'If the button does not work, copy this address into your browser:',
    transfers: 'All transfers:',
    unsubscribe: 'To end these mails, open this page:',
    because: brand => `Sent by ${brand} because you chose to get alerts by mail.`,
  },
  de: {
    subject: count => (count === 1 ? '1 neue Meldung' : `${count} neue Meldungen`),
    introduction: 'Activity Insights meldet, das Neueste zuerst:',
    alert: germanAlert,
    more: count => `${count} weitere finden Sie auf der Seite Activity Insights.`,
    button: 'Activity Insights öffnen',
    address: 'Wenn die Schaltfläche nicht funktioniert, kopieren Sie diese Adresse in Ihren Browser:',
    transfers: 'Alle Transfers:',
    unsubscribe: 'Um diese Mails abzubestellen, öffnen Sie diese Seite:',
    because: brand => `Von ${brand} gesendet, weil Sie Meldungen per Mail gewählt haben.`,
  },
}

function germanAlert(alert: Alert): string {
  const { kind, sender = '', recipient = '', domain = '' } = alert
  switch (kind) {
    case 'newSenders':
      return `Neuer Absender: ${sender}`
    case 'newDomains':
      return `Neue Domain: ${domain}`
    case 'newRecipients':
      return `Neuer Empfänger: ${recipient}`
    case 'sendersSpike':
      return `Plötzlich viele Transfers von ${sender}`
    case 'domainsSpike':
      return `Plötzlich viele Transfers an ${domain}`
    case 'recipientsSpike':
      return `Plötzlich viele Transfers an ${recipient}`
    case 'mistakePrevented':
      return `Möglicher Fehler von ${sender} verhindert`
    case 'sensitiveInfotypes':
      return 'Sensible Daten gefunden'
    default:
      return alertText(alert)
  }
}
