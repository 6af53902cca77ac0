import type { RecipientsTexts } from '../en/recipients.ts'
import { formatBytes, plural } from '../format.ts'

export const recipients: RecipientsTexts = {
  list: 'Destinatários adicionados',
  remove: address => `Remover ${address}`,
  showAll: 'Mostrar todos',
  showFewer: 'Mostrar menos',
  added: count =>
    plural(
      count,
      {
        one: '# destinatário adicionado.',
        many: '# de destinatários adicionados.',
        other: '# destinatários adicionados.',
      },
      'pt',
    ),
  unread: 'Estas partes não são endereços e foram deixadas de fora:',
  dismiss: 'Ocultar',
  file: {
    tooLarge: bytes =>
      `Uma lista pode ter no máximo ${formatBytes(bytes, 'pt')}. Escolha um ficheiro CSV ou de texto com endereços.`,
    unreadable: 'Não foi possível ler a lista. Escolha-a novamente.',
    noneFound: 'Não foi encontrado nenhum endereço neste ficheiro.',
  },

  title: 'Destinatários',
  actions: 'Ações',
  copyRefused: 'Este navegador não permite que as páginas copiem. Selecione a ligação e copie-a:',
  removal: {
    title: 'Remover este destinatário?',
    text: address =>
      `A ligação de ${address} deixa de funcionar de imediato. Os outros mantêm a sua. As cópias já transferidas permanecem.`,
    act: 'Remover',
    running: 'A remover o destinatário',
    done: address => `${address} já não pode transferir os ficheiros.`,
    failed: 'O destinatário não foi removido',
  },
  adding: {
    title: 'Enviar estes ficheiros a mais destinatários',
    text: 'Recebem os mesmos ficheiros e a mesma mensagem, cada um com uma ligação própria. Para os outros nada muda.',
    act: 'Enviar',
    running: 'A adicionar os destinatários',
    failed: 'Os destinatários não foram adicionados',
  },
  history: {
    open: 'Histórico',
    title: 'O que aconteceu com esta entrega',
    about: address => `Histórico da entrega a ${address}`,
    step: 'O que aconteceu',
    file: 'Ficheiro',
    first: 'Primeira vez',
    last: 'Última vez',
    count: 'Vezes',
    none: 'Ainda não se sabe nada.',
    failed: 'O histórico não foi carregado',
    note: 'As transferências são contadas quando começam. Só se sabe se chegaram todos os bytes quando o navegador do destinatário o comunica.',
    steps: {
      mailed: 'Ligação entregue ao sistema de correio',
      delivered: 'Aceite pelo servidor de correio do destinatário',
      delayed: 'Atrasado',
      bounced: 'Devolvido pelo servidor de correio do destinatário',
      complained: 'Denunciado como indesejado',
      refused: 'Não aceite pelo sistema de correio',
      opened: 'Ligação aberta',
      openedByMachine: 'Ligação aberta, provavelmente pela verificação automática de um sistema de correio',
      passedSignIn: 'Sessão iniciada',
      passedCode: 'Código introduzido',
      passedByDevice: 'Aberto por um dispositivo de confiança, sem código',
      fetched: 'Transferido',
      fetchedByMachine: 'Obtido, provavelmente pela verificação automática de um sistema de correio',
      saved: 'Guardado por completo, segundo o navegador do destinatário',
    },
  },
  receipt: {
    open: 'Comprovativo',
    about: address => `Comprovativo da entrega a ${address}`,
  },
}
