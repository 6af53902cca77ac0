import type { DocsPageTexts, FaqPageTexts, HelpPageTexts, HelpStepTexts } from '../en/help.ts'
import { plural } from '../format.ts'

export const faqPage: FaqPageTexts = {
  title: 'Perguntas frequentes',
  search: 'Pesquisar nas perguntas',
  placeholder: 'Por exemplo: o arquivo comprimido não abre',
  clear: 'Limpar a pesquisa',
  recipients: 'Para destinatários',
  org: 'Para utilizadores da organização',
  noRecipients: 'Não há perguntas para destinatários.',
  noOrg: 'Não há perguntas para utilizadores da organização.',
  found: count => plural(count, { one: '# pergunta encontrada', other: '# perguntas encontradas' }, 'pt'),
  notFound: query => `Nenhuma pergunta corresponde a «${query}». Tente outras palavras ou pergunte: {support}`,
  notFoundWithoutSupport: query => `Nenhuma pergunta corresponde a «${query}». Tente outras palavras.`,
  goneTitle: 'Esta pergunta já não existe',
  gone: 'A ligação que abriu leva a uma pergunta que foi removida ou movida. Procure-a abaixo.',
  support: 'os administradores da organização',
  moreHelp: 'O guia de utilização mostra cada passo com uma imagem: {link}',
  howToUse: 'Como usar',
  partlyLoaded: 'Não foi possível carregar as perguntas da sua organização. Estas são as gerais.',
}

export const helpPage: HelpPageTexts = {
  title: 'Como usar',
  lead: 'Envie ficheiros em oito passos.',
  step: number => `Passo ${number}`,
  zoom: title => `Ampliar a imagem: ${title}`,
  position: (number, count) => `Passo ${number} de ${count}`,
  previous: 'Passo anterior',
  next: 'Passo seguinte',
  close: 'Fechar',
  keys: 'Use as teclas de seta para mudar de passo e Escape para fechar.',
  questions: 'Respostas às perguntas mais comuns: {link}',
  faq: 'Perguntas frequentes',
  documents: 'Guias para membros, administradores, operadores e integradores: {link}',
  documentation: 'Documentação',
  toursTitle: 'Visitas guiadas às páginas',
  tours: 'Cada visita explica, em menos de um minuto, as partes mais importantes de uma página.',
  startTour: page => `Iniciar a visita: ${page}`,
}

export const helpStepTexts: HelpStepTexts = {
  signIn: {
    title: 'Inicie sessão',
    description:
      'Inicie sessão com a conta da sua organização (início de sessão único). Não precisa de outra palavra-passe.',
    caption: 'A página de início de sessão',
  },
  selectFiles: {
    title: 'Escolha os ficheiros',
    description:
      'Clique no campo ou largue nele ficheiros e pastas. Mais tarde, pode adicionar outros ficheiros e remover qualquer um deles. Um ficheiro pode ter até {fileSize}, e um envio até {totalSize}, ou {archiveSize} com proteção por palavra-passe.',
    caption: 'Os ficheiros escolhidos',
  },
  recipient: {
    title: 'Introduza o destinatário e a mensagem',
    description:
      'Introduza o endereço de e-mail, o nome, se quiser, e uma mensagem. Se uma política o exigir, confirme que o destinatário sabe que usa o seu endereço de e-mail.',
    caption: 'Destinatário e mensagem',
  },
  review: {
    title: 'Reveja o envio',
    description:
      'Verifique o destinatário e os ficheiros. Se o destinatário for novo para si ou o endereço se parecer com outro, aparece um aviso. Leia-o antes de continuar: é aqui que se descobre a maioria dos erros.',
    caption: 'O destinatário é verificado',
  },
  options: {
    title: 'Configure as opções',
    description:
      'Proteja os ficheiros com uma palavra-passe ou com um código enviado para o telefone do destinatário, oculte o seu endereço ou altere a validade. Por predefinição, uma ligação funciona durante {expiry}. Uma opção exigida por uma política já está ativada.',
    caption: 'As opções de segurança',
  },
  confirm: {
    title: 'Confirme e envie',
    description:
      'Marque a confirmação e prima «Enviar agora» («Enviar para …» se houver um aviso). Pode voltar atrás até os ficheiros serem enviados.',
    caption: 'A confirmação',
  },
  upload: {
    title: 'Aguarde pelo carregamento',
    description:
      'Mantenha o separador aberto até tudo estar carregado. Se a rede falhar, o carregamento continua automaticamente onde parou.',
    caption: 'O carregamento em curso',
  },
  complete: {
    title: 'Envio concluído',
    description:
      'Os seus ficheiros são processados e depois enviados. Acompanhe o envio em «Os meus envios», onde também o pode revogar em qualquer altura.',
    caption: 'O envio na lista',
  },
}

export const docsPage: DocsPageTexts = {
  title: 'Documentação',
  lead: 'Guias para todas as pessoas que trabalham com este produto. Estão escritos em inglês.',
  audiences: {
    members: 'Para membros',
    administrators: 'Para administradores',
    operators: 'Para operadores',
    integrators: 'Para integradores',
  },
  search: 'Pesquisar na documentação',
  clear: 'Limpar a pesquisa',
  found: count => plural(count, { one: '# secção encontrada', other: '# secções encontradas' }, 'pt'),
  notFound: query => `Nenhuma secção corresponde a «${query}». Tente outras palavras.`,
  contents: 'Nesta página',
  all: 'Todos os documentos',
  failedTitle: 'Não foi possível carregar o documento',
  failed: 'Verifique a sua ligação à rede e recarregue a página.',
  goneTitle: 'Este documento não existe',
  gone: 'Pode ter mudado de nome. A vista geral apresenta todos os documentos.',
  loading: 'A carregar o documento',
}
