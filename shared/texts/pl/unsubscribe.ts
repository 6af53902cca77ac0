import type { UnsubscribeTexts } from '../en/unsubscribe.ts'

export const unsubscribe: UnsubscribeTexts = {
  title: 'Wyłączyć e-maile o alertach?',
  question:
    'Nie będziesz już otrzymywać e-maili o alertach. Alerty nadal pojawiają się na stronie Przegląd aktywności, gdzie możesz z powrotem włączyć e-maile.',
  end: 'Wyłącz e-maile',
  ending: 'Wyłączanie e-maili',
  endedTitle: 'Nie będziesz już otrzymywać e-maili o alertach',
  ended: 'Możesz je z powrotem włączyć na stronie Przegląd aktywności.',
  unknownTitle: 'Nie znaleziono linku',
  unknown: 'Link jest niekompletny. Otwórz go ponownie z e-maila lub skopiuj go w całości.',
  failedTitle: 'Nie udało się wyłączyć e-maili',
}
