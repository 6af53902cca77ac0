import type { UnsubscribeTexts } from '../en/unsubscribe.ts'

export const unsubscribe: UnsubscribeTexts = {
  title: 'Deixar de receber alertas por e-mail?',
  question:
    'Não receberá mais e-mails sobre alertas. Os alertas continuam a aparecer na página Estatísticas de atividade, onde pode voltar a ativar os e-mails.',
  end: 'Deixar de receber',
  ending: 'A desativar os e-mails',
  endedTitle: 'Já não receberá alertas por e-mail',
  ended: 'Pode voltar a ativá-los na página Estatísticas de atividade.',
  unknownTitle: 'Ligação não encontrada',
  unknown: 'A ligação está incompleta. Abra-a de novo a partir do e-mail ou copie-a na totalidade.',
  failedTitle: 'Não foi possível desativar os e-mails',
}
