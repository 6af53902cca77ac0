import type { TourControlsTexts, ToursTexts } from '../en/tours.ts'

export const tourTexts: ToursTexts = {
  send: {
    files: {
      title: 'Dateien auswählen',
      text: 'Legen Sie Dateien oder Ordner hier ab, oder klicken Sie, um sie auszuwählen. Weitere können Sie jederzeit hinzufügen.',
    },
    recipient: {
      title: 'Empfänger nennen',
      text: 'Geben Sie eine E-Mail-Adresse ein. Die Seite sagt Ihnen, wenn sie neu für Sie ist oder einer anderen ähnelt.',
    },
    message: {
      title: 'Nachricht schreiben',
      text: 'Der Empfänger liest sie in der E-Mail und vor dem Download.',
    },
    next: {
      title: 'Vor dem Senden prüfen',
      text: 'Im nächsten Schritt prüfen Sie alles und wählen ein Passwort, einen Code oder einen anderen Ablauf. Vorher wird nichts gesendet.',
    },
  },
  transfers: {
    summary: {
      title: 'Ihre Transfers in Zahlen',
      text: 'Drücken Sie auf eine Zahl, um nur die Transfers mit diesem Status zu sehen.',
    },
    filters: {
      title: 'Transfers finden',
      text: 'Filtern Sie nach Empfänger, Dateiname, Nachricht, Datum oder Datenart. Zuerst sehen Sie die letzten 7 Tage.',
    },
    table: {
      title: 'Genauer ansehen',
      text: 'Öffnen Sie eine Zeile, um die Details zu sehen und den Transfer zu prüfen. Dort widerrufen Sie auch einen Transfer oder senden eine Anfrage erneut.',
    },
  },
  review: {
    state: {
      title: 'Wo der Transfer steht',
      text: 'Hier sehen Sie den Status, den Download-Link und was Sie als Nächstes tun können.',
    },
    files: {
      title: 'Was gefunden wurde',
      text: 'Zu jeder Datei: die Arten sensibler Daten und wie viele. Die Daten selbst werden nicht gespeichert.',
    },
    actions: {
      title: 'Wenn etwas nicht stimmt',
      text: 'Widerrufen Sie den Transfer, oder ziehen Sie ihn von einem falschen Empfänger zurück und senden Sie die gespeicherten Dateien an den richtigen.',
    },
  },
  insights: {
    range: {
      title: 'Zeitraum wählen',
      text: 'Alle Zahlen und Diagramme gelten für diesen Zeitraum und werden mit dem davor verglichen.',
    },
    highlights: {
      title: 'Einer Zahl nachgehen',
      text: 'Drücken Sie auf eine Zahl oder einen Balken, um die Transfers dahinter zu sehen.',
    },
    security: {
      title: 'Sicherheit',
      text: 'Neue Partner, sensible Daten, verhinderte Fehler, und wie gut Transfers geschützt sind.',
    },
    alerts: {
      title: 'Meldungen',
      text: 'Ungewöhnliches steht hier zuerst. Bestätigen Sie eine Meldung, sobald Sie sie geprüft haben.',
    },
  },
  policies: {
    purpose: {
      title: 'Regeln für Transfers',
      text: 'Eine Richtlinie verlangt, verbietet oder verhindert etwas bei Transfers, die ihre Bedingungen erfüllen.',
    },
    add: {
      title: 'Richtlinie hinzufügen',
      text: 'Schreiben Sie selbst eine, oder beginnen Sie mit einem Paket für Karten-, Gesundheits- oder personenbezogene Daten.',
    },
    list: {
      title: 'Wirkung sehen',
      text: 'Jede Richtlinie zählt die Transfers, auf die sie zutraf. Beginnen Sie im Modus „Beobachten“, der niemanden bindet.',
    },
  },
}

export const tourControls: TourControlsTexts = {
  position: (step, count) => `${step} von ${count}`,
  skip: 'Rundgang überspringen',
  back: 'Zurück',
  next: 'Weiter',
  done: 'Fertig',
}
