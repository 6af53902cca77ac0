import type { ExtensionTexts } from '../en/extension.ts'

export const extension: ExtensionTexts = {
  title: 'Prolongar o envio',
  text: 'Todas as ligações funcionam até ao novo fim. Nada é carregado novamente.',
  choose: 'Novo fim',
  more: duration => `Mais ${duration}`,
  longest: 'O mais tarde possível',
  until: moment => `Até ${moment}`,
  running: 'A prolongar o envio',
  done: moment => `O envio termina agora em ${moment}.`,
  failed: 'O envio não foi prolongado',
  latest: moment => `O último fim possível é ${moment}.`,
  impossible: 'Este envio não pode ser prolongado',
  impossibleText:
    'Os seus ficheiros foram eliminados, foi revogado ou já tem o último fim que a sua organização permite.',
}
