import type { AccessibilityTexts } from '../en/accessibility.ts'

export const accessibility: AccessibilityTexts = {
  title: 'Declaração de acessibilidade',
  lead: (brand, organization) =>
    `${organization} quer que todas as pessoas possam enviar e receber ficheiros com ${brand}. Esta declaração aplica-se a todas as páginas de ${brand} e aos e-mails que envia.`,
  status: 'Estado de conformidade',
  statusText: brand =>
    `${brand} foi concebido para cumprir a norma europeia EN 301 549 (versão 3.2.1) e as Diretrizes de Acessibilidade para Conteúdo Web (WCAG) 2.2 no nível AA.`,
  measures: 'Com o que pode contar',
  measuresList: [
    'Todas as funções podem ser usadas só com o teclado, por uma ordem lógica e com o foco visível.',
    'Os leitores de ecrã anunciam títulos, campos, erros, progressos e resultados.',
    'Os textos têm um contraste de, pelo menos, 4,5 para 1, tanto no tema claro como no escuro, e as páginas funcionam com cores forçadas.',
    'As páginas adaptam-se a uma largura de 320 píxeis e a uma ampliação de 400 por cento, sem deslocamento horizontal, exceto em tabelas largas.',
    'As animações param se o sistema pedir movimento reduzido.',
    'Pode prolongar ou repetir tudo o que tem um limite de tempo: iniciar sessão de novo ou pedir um novo código. Nada do que introduziu se perde.',
    'O início de sessão não exige resolver enigmas nem memorizar nada. Pode colar palavras-passe e códigos.',
    'A ajuda está no mesmo lugar em todas as páginas: no fim.',
  ],
  limits: 'Limitações conhecidas',
  limitsList: [
    'Os ficheiros enviados são transmitidos sem alterações. A sua acessibilidade depende do remetente.',
    'Os gráficos das estatísticas de atividade são imagens. Os seus valores também estão disponíveis em tabelas e textos.',
    'A documentação está apenas em inglês.',
  ],
  testing: 'Como é testado',
  testingText:
    'Todas as páginas são testadas automaticamente com axe-core no Chromium, em inglês: no tema claro com uma largura de 1280 píxeis e no tema escuro com 320 píxeis. Catorze páginas são também testadas em árabe. Os percursos principais também são testados só com o teclado. As pessoas com deficiência ainda não participaram nos testes. Esta declaração baseia-se numa autoavaliação.',
  feedback: 'Comentários e contacto',
  feedbackText: 'Se algo não lhe for acessível, escreva-nos: {support}. Indique a página e o que pretendia fazer.',
  feedbackWithoutSupport:
    'Se algo não lhe for acessível, informe os administradores da organização ou a pessoa que lhe enviou a ligação.',
  enforcement: 'Aplicação',
  enforcementText:
    'Se não receber uma resposta satisfatória, pode contactar o organismo responsável pela acessibilidade digital no seu país.',
  updated: date => `Última atualização: ${date}`,
}
