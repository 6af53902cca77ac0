import type { TourControlsTexts, ToursTexts } from '../en/tours.ts'

export const tourTexts: ToursTexts = {
  send: {
    files: {
      title: 'Escolha os seus ficheiros',
      text: 'Largue aqui ficheiros ou pastas, ou clique para os escolher. Pode adicionar mais em qualquer altura.',
    },
    recipient: {
      title: 'Indique o destinatário',
      text: 'Introduza um endereço de e-mail. A página avisa se for novo para si ou se se parecer com outro.',
    },
    message: { title: 'Escreva uma mensagem', text: 'O destinatário lê-a no e-mail e antes da transferência.' },
    next: {
      title: 'Reveja antes de enviar',
      text: 'No passo seguinte, verifica tudo e escolhe uma palavra-passe, um código ou outra validade. Antes disso, nada é enviado.',
    },
  },
  transfers: {
    summary: {
      title: 'Os seus envios em números',
      text: 'Prima um número para ver apenas os envios nesse estado.',
    },
    filters: {
      title: 'Encontre um envio',
      text: 'Filtre por destinatário, nome de ficheiro, mensagem, data ou tipo de dados sensíveis. De início, vê os últimos 7 dias.',
    },
    table: {
      title: 'Veja mais de perto',
      text: 'Abra uma linha para ver os detalhes e a página de revisão. Aí também pode revogar um envio ou reenviar um pedido.',
    },
  },
  review: {
    state: {
      title: 'Onde está o envio',
      text: 'Aqui vê o estado, a ligação de transferência e o que pode fazer a seguir.',
    },
    files: {
      title: 'O que foi encontrado',
      text: 'Para cada ficheiro: os tipos de dados sensíveis e quantos há. Os próprios dados não são guardados.',
    },
    actions: {
      title: 'Se algo estiver errado',
      text: 'Revogue o envio, ou retire-o de um destinatário errado e envie os ficheiros guardados ao destinatário certo.',
    },
  },
  insights: {
    range: {
      title: 'Escolha o período',
      text: 'Todos os valores e gráficos correspondem a este período e são comparados com o anterior.',
    },
    highlights: {
      title: 'Siga um valor',
      text: 'Prima um valor ou uma barra para ver os envios correspondentes.',
    },
    security: {
      title: 'Segurança',
      text: 'Parceiros novos, dados sensíveis, erros evitados e o grau de proteção dos envios.',
    },
    alerts: {
      title: 'Alertas',
      text: 'O que é invulgar aparece primeiro aqui. Confirme um alerta depois de o verificar.',
    },
  },
  policies: {
    purpose: {
      title: 'Regras para os envios',
      text: 'Uma política exige, proíbe ou bloqueia algo nos envios que cumprem as suas condições.',
    },
    add: {
      title: 'Adicione uma política',
      text: 'Escreva uma ou comece com um pacote para dados de cartões, de saúde ou pessoais.',
    },
    list: {
      title: 'Veja o efeito',
      text: 'Cada política conta os envios a que se aplicou. Comece em modo de monitorização, que não obriga ninguém.',
    },
  },
}

export const tourControls: TourControlsTexts = {
  position: (number, count) => `${number} de ${count}`,
  skip: 'Ignorar a visita',
  back: 'Anterior',
  next: 'Seguinte',
  done: 'Concluir',
}
