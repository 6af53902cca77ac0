import type { AccessibilityTexts } from '../en/accessibility.ts'

export const accessibility: AccessibilityTexts = {
  title: 'Erklärung zur Barrierefreiheit',
  lead: (brand, organization) =>
    `${organization} möchte, dass alle Menschen mit ${brand} Dateien senden und empfangen können. Diese Erklärung gilt für alle Seiten von ${brand} und für die E-Mails, die ${brand} sendet.`,
  status: 'Stand der Vereinbarkeit',
  statusText: brand =>
    `${brand} ist darauf ausgelegt, der europäischen Norm EN 301 549 (Version 3.2.1) und den Web Content Accessibility Guidelines (WCAG) 2.2 auf Stufe AA zu entsprechen.`,
  measures: 'Worauf Sie sich verlassen können',
  measuresList: [
    'Jede Funktion lässt sich allein mit der Tastatur bedienen, in sinnvoller Reihenfolge und mit sichtbarem Fokus.',
    'Screenreader geben Überschriften, Felder, Fehler, Fortschritt und Ergebnisse aus.',
    'Texte haben im hellen und im dunklen Design einen Kontrast von mindestens 4,5 zu 1, und die Seiten funktionieren mit erzwungenen Farben.',
    'Die Seiten passen sich an eine Breite von 320 Pixeln und an eine Vergrößerung auf 400 Prozent an, ohne waagerechtes Scrollen, außer bei breiten Tabellen.',
    'Bewegungen entfallen, wenn in Ihrem System reduzierte Bewegung eingestellt ist.',
    'Was zeitlich begrenzt ist, können Sie verlängern oder wiederholen: Melden Sie sich wieder an, oder fordern Sie einen neuen Code an. Ihre Eingaben gehen nicht verloren.',
    'Die Anmeldung verlangt weder Rätsel noch Gedächtnisaufgaben. Passwörter und Codes können Sie einfügen.',
    'Hilfe steht auf jeder Seite an derselben Stelle: am Ende.',
  ],
  limits: 'Bekannte Einschränkungen',
  limitsList: [
    'Dateien werden unverändert weitergegeben. Ihre Barrierefreiheit hängt vom Absender ab.',
    'Die Diagramme der Auswertungen sind Bilder. Ihre Zahlen gibt es auch als Tabellen und Texte.',
    'Die Dokumentation gibt es nur auf Englisch.',
  ],
  testing: 'So wird getestet',
  testingText:
    'Jede Seite wird automatisch mit axe-core in Chromium auf Englisch getestet: im hellen Design bei einer Breite von 1280 Pixeln und im dunklen bei 320 Pixeln. Vierzehn Seiten werden auch auf Arabisch getestet. Die wichtigsten Abläufe werden außerdem allein mit der Tastatur getestet. Menschen mit Behinderungen haben noch nicht getestet. Diese Erklärung beruht auf einer Selbstbewertung.',
  feedback: 'Rückmeldung und Kontakt',
  feedbackText:
    'Falls etwas für Sie nicht zugänglich ist, schreiben Sie uns: {support}. Nennen Sie die Seite und was Sie tun wollten.',
  feedbackWithoutSupport:
    'Falls etwas für Sie nicht zugänglich ist, sagen Sie es den Administratoren der Organisation oder der Person, die Ihnen den Link gesendet hat.',
  enforcement: 'Durchsetzung',
  enforcementText:
    'Falls Sie keine zufriedenstellende Antwort erhalten, können Sie sich an die Stelle wenden, die in Ihrem Land für digitale Barrierefreiheit zuständig ist.',
  updated: date => `Zuletzt aktualisiert: ${date}`,
}
