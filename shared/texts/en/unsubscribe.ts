export const unsubscribe = {
  title: 'Stop alert e-mails?',
  question:
    'You will receive no more e-mails about alerts. Alerts still appear on the page Activity Insights, where you can turn the e-mails on again.',
  end: 'Stop e-mails',
  ending: 'Stopping the e-mails',
  endedTitle: 'You will receive no more alert e-mails',
  ended: 'You can turn them on again on the page Activity Insights.',
  unknownTitle: 'Link not found',
  unknown: 'The link is incomplete. Open it from the e-mail again, or copy all of it.',
  failedTitle: 'The e-mails could not be stopped',
}
export type UnsubscribeTexts = typeof unsubscribe
