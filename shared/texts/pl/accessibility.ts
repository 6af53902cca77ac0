import type { AccessibilityTexts } from '../en/accessibility.ts'

export const accessibility: AccessibilityTexts = {
  title: 'Deklaracja dostępności',
  lead: (brand, organization) =>
    `${organization} chce, aby każdy mógł wysyłać i odbierać pliki za pomocą ${brand}. Ta deklaracja dotyczy wszystkich stron ${brand} oraz wysyłanych przez ${brand} e-maili.`,
  status: 'Status zgodności',
  statusText: brand =>
    `${brand} zaprojektowano zgodnie z normą europejską EN 301 549 (wersja 3.2.1) oraz wytycznymi dotyczącymi dostępności treści internetowych (WCAG) 2.2 na poziomie AA.`,
  measures: 'Na czym możesz polegać',
  measuresList: [
    'Każda funkcja działa z samą klawiaturą, w logicznej kolejności i z widocznym fokusem.',
    'Czytniki ekranu odczytują nagłówki, pola, błędy, postęp i wyniki.',
    'Kontrast tekstu wynosi co najmniej 4,5 do 1 w jasnym i ciemnym motywie, a strony działają z wymuszonymi kolorami.',
    'Strony dostosowują się do szerokości 320 pikseli i powiększenia 400 procent bez przewijania w poziomie, z wyjątkiem szerokich tabel.',
    'Ruch zatrzymuje się, gdy system prosi o jego ograniczenie.',
    'To, co ma limit czasu, możesz przedłużyć lub powtórzyć: zalogować się ponownie lub zamówić nowy kod. Wprowadzone dane nie przepadają.',
    'Logowanie nie wymaga rozwiązywania zagadek ani testów pamięci. Hasła i kody możesz wkleić.',
    'Pomoc znajduje się na każdej stronie w tym samym miejscu: na końcu.',
  ],
  limits: 'Znane ograniczenia',
  limitsList: [
    'Wysyłane pliki są przekazywane bez zmian. Ich dostępność zależy od nadawcy.',
    'Wykresy w Przeglądzie aktywności są obrazami. Ich dane są dostępne również jako tabele i teksty.',
    'Dokumentacja jest dostępna tylko w języku angielskim.',
  ],
  testing: 'Jak to testujemy',
  testingText:
    'Każda strona jest automatycznie testowana narzędziem axe-core w przeglądarce Chromium, po angielsku: w jasnym motywie przy szerokości 1280 pikseli, a w ciemnym przy 320 pikselach. Czternaście stron jest testowanych także po arabsku. Najważniejsze ścieżki są też testowane z samą klawiaturą. Osoby z niepełnosprawnościami nie brały jeszcze udziału w testach. Ta deklaracja opiera się na samoocenie.',
  feedback: 'Uwagi i kontakt',
  feedbackText:
    'Jeśli coś jest dla Ciebie niedostępne, napisz do nas: {support}. Podaj stronę i opisz, co próbujesz zrobić.',
  feedbackWithoutSupport:
    'Jeśli coś jest dla Ciebie niedostępne, powiadom administratorów organizacji lub osobę, od której masz link.',
  enforcement: 'Egzekwowanie przepisów',
  enforcementText:
    'Jeśli odpowiedź nie jest zadowalająca, możesz zwrócić się do organu odpowiedzialnego za dostępność cyfrową w Twoim kraju.',
  updated: date => `Ostatnia aktualizacja: ${date}`,
}
