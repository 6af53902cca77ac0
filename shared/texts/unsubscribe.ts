export const unsubscribeTexts = {
  title: 'End mails with alerts?',
  question:
    'After this you get no more mails with alerts. They remain on the page Activity Insights, where you can choose mails again.',
  end: 'End these mails',
  ending: 'Ending the mails',
  endedTitle: 'No more mails with alerts',
  ended: 'To get them again, choose them on the page Activity Insights.',
  unknownTitle: 'Link not found',
  unknown: 'The link is not complete. Open it from the mail again, or copy all of it.',
  failedTitle: 'The mails could not be ended',
  retry: 'Retry',
}
