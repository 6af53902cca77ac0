import type { UnsubscribeTexts } from '../en/unsubscribe.ts'

export const unsubscribe: UnsubscribeTexts = {
  title: 'E-Mails zu Meldungen abbestellen?',
  question:
    'Sie erhalten dann keine E-Mails zu Meldungen mehr. Die Meldungen erscheinen weiterhin auf der Seite „Auswertungen“. Dort können Sie die E-Mails auch wieder einschalten.',
  end: 'E-Mails abbestellen',
  ending: 'E-Mails werden abbestellt',
  endedTitle: 'Sie erhalten keine E-Mails zu Meldungen mehr',
  ended: 'Auf der Seite „Auswertungen“ können Sie sie wieder einschalten.',
  unknownTitle: 'Link nicht gefunden',
  unknown: 'Der Link ist unvollständig. Öffnen Sie ihn noch einmal aus der E-Mail, oder kopieren Sie ihn vollständig.',
  failedTitle: 'Die E-Mails konnten nicht abbestellt werden',
}
