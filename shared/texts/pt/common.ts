import type {
  CommonTexts,
  ComponentsTexts,
  DialogsTexts,
  pageTitles as englishTitles,
  LandingTexts,
  NetworkTexts,
  SessionTexts,
  ShellTexts,
} from '../en/common.ts'
import { formatCount, plural } from '../format.ts'

export const common: CommonTexts = {
  home: 'Início',
  login: 'Iniciar sessão',
  logout: 'Terminar sessão',

  close: 'Fechar',
  cancel: 'Cancelar',
  save: 'Guardar',
  apply: 'Aplicar',
  retry: 'Tentar de novo',
  tryAgain: 'Tentar novamente',
  reload: 'Recarregar',
  previous: 'Anterior',
  next: 'Seguinte',
  more: 'Mais',
  whatCanIDo: 'O que posso fazer?',
  opensInNewTab: '(abre num novo separador)',
  show: 'Mostrar',
  hide: 'Ocultar',
  readMore: 'Ler mais',
  keep: 'Manter',

  loading: 'A carregar',
  none: 'Nenhum',
  unknown: 'Desconhecido',
  notAvailable: 'n/d',
  no: 'Não',

  files: 'Ficheiros',
  message: 'Mensagem',
  sender: 'Remetente',
  recipient: 'Destinatário',

  about: (label, subject) => `${label}: ${subject}`,
}

export const pageTitles: typeof englishTitles = {
  landing: 'Início',
  login: 'Iniciar sessão',
  logout: 'Terminar sessão',
  token: 'Iniciar sessão',
  send: 'Enviar ficheiros',
  request: 'Pedir ficheiros',
  upload: 'Carregar ficheiros',
  drop: 'Entregar ficheiros',
  dropPage: 'Página de entrega',
  success: 'Concluído',
  transfers: 'Os meus envios',
  allTransfers: 'Todos os envios',
  insights: 'Estatísticas de atividade',
  unsubscribe: 'Alertas por e-mail',
  policies: 'Conformidade',
  health: 'Estado do sistema',
  review: 'Rever o envio',
  reviewAny: 'Rever o envio',
  faq: 'Perguntas frequentes',
  help: 'Como usar',
  docs: 'Documentação',
  document: 'Documentação',
  accessibility: 'Declaração de acessibilidade',
  receipt: 'Verificar comprovativo',
}

export const shell: ShellTexts = {
  skip: 'Ir para o conteúdo',
  homeLink: brand => `${brand}, início`,
  mainMenu: 'Principal',
  menu: 'Menu',
  insights: 'Estatísticas',
  alerts: 'Alertas',
  settings: 'Definições',
  faq: 'Perguntas frequentes',
  help: 'Como usar',
  accessibility: 'Acessibilidade',
  language: 'Idioma',
  newAlerts: (label, count) => `${label}, ${plural(count, { one: '# novo alerta', other: '# novos alertas' }, 'pt')}`,
  manyNewAlerts: (label, max) => `${label}, mais de ${formatCount(max, 'pt')} novos alertas`,
  notYet: label => `${label} ainda não está disponível.`,
  problem: label => `${label} (há um problema)`,
  toDark: 'Mudar para o tema escuro',
  toLight: 'Mudar para o tema claro',

  success: 'Concluído',
  error: 'Erro',
  dismiss: 'Dispensar',
  notifications: 'Notificações',

  crashedTitle: 'Esta página deixou de funcionar',
  crashed: 'Ocorreu um erro na página pedida. Recarregue a página.',
  notFoundTitle: 'Página não encontrada',
  notFound: 'Não encontramos a página que procura.',
  startFailed: 'Não foi possível carregar a configuração',
  startFailedTitle: 'Não é possível iniciar a aplicação',
  startFailedText: 'Não foi possível carregar as definições. Verifique a sua ligação à rede e tente novamente.',
}

export const network: NetworkTexts = {
  unreachable: 'Não é possível aceder ao servidor.',
  notUnderstood: 'Esta página não compreende a resposta do servidor. Recarregue a página.',
  status: status => `O servidor respondeu com o estado ${status}.`,
}

export const session: SessionTexts = {
  signingIn: 'A iniciar sessão',
  signingOut: 'A terminar sessão',
  unreachable: 'Não é possível aceder à página de início de sessão.',
  incomplete: 'Não foi possível concluir o início de sessão. Tente novamente.',
  failedTitle: 'O início de sessão falhou',
  failed: 'Não tem sessão iniciada. Tente novamente.',
  mismatchTitle: 'O redirecionamento não corresponde',
  mismatch: 'Ocorreu um erro na página pedida.',
  inWindowTitle: 'Inicie sessão numa nova janela',
  inWindow:
    'A página de início de sessão não pode ser mostrada dentro de outra aplicação. Abra esta página numa nova janela, inicie sessão e continue aí.',
  openWindow: 'Abrir numa nova janela',

  expiredTitle: 'A sessão expirou',
  expired: 'A sua sessão expirou. Inicie sessão para continuar.',
  loginInTab: 'Iniciar sessão noutro separador',
  kept: 'Este separador conserva o que introduziu. Volte a ele depois de iniciar sessão.',
  notSignedInTitle: 'Sem sessão iniciada',
  notSignedIn: 'Não tem sessão iniciada. Inicie sessão para continuar.',
  noAccessTitle: 'Sem acesso',
  noAccess: 'Não tem acesso a esta página. Volte à página inicial ou inicie sessão com outro utilizador.',
  rightsEndedTitle: 'Inicie sessão de novo',
  rightsEnded:
    'Os seus direitos de administrador terminaram. Inicie sessão de novo para continuar. Se esta página voltar a aparecer, contacte o seu apoio.',
  limitedTitle: 'Direitos limitados',
  limited: 'Um operador limitou os seus direitos aos de um membro. Se precisar de mais, contacte o seu apoio.',
}

export const landing: LandingTexts = {
  title: 'Envie ficheiros em segurança.',
  lead: 'Escolha os ficheiros, indique o destinatário e nós entregamo-los através de uma ligação segura.',
  leadSignedOut: organization =>
    `Para as pessoas de ${organization} e aquelas com quem trocam ficheiros. Inicie sessão para enviar ficheiros através de uma ligação segura.`,
  signIn: 'Iniciar sessão',
  signInFirst: 'Inicie sessão para enviar ou pedir ficheiros.',
  noPermissionTitle: 'Sem permissão',
  noPermission: 'Não tem permissão para enviar ou pedir ficheiros. Para pedir acesso, escreva para {email}',
  noPermissionWithoutEmail:
    'Não tem permissão para enviar ou pedir ficheiros. Para pedir acesso, contacte o seu administrador',

  select: 'Escolher ficheiros para enviar',
  drop: 'Largue para enviar',
  selectHint: 'ou arraste ficheiros ou uma pasta para qualquer lugar desta página',
  draft: 'Tem um rascunho. Os ficheiros que escolher aqui são-lhe adicionados.',
  continueDraft: 'Continuar o rascunho',
  requestQuestion: 'Está à espera de ficheiros de outra pessoa?',

  promises: {
    link: {
      title: 'Uma ligação para um destinatário',
      text: 'Os ficheiros nunca viajam como anexos.',
    },
    recipient: {
      title: 'Primeiro, a pessoa certa',
      text: 'O destinatário é confirmado por si antes de qualquer envio.',
    },
    end: {
      title: 'O controlo é seu',
      text: 'As ligações expiram, e pode revogá-las em qualquer altura.',
    },
  },
}

const copiesStay = 'As cópias já transferidas não são afetadas. Um envio revogado não pode ser restaurado.'

export const dialogs: DialogsTexts = {
  abandon: {
    button: 'Anular carregamento',
    title: 'Anular este carregamento?',
    text: recipient =>
      `O carregamento para, e todos os dados carregados são eliminados. ${recipient} não recebe nada nem é avisado.`,
    act: 'Anular',
    running: 'A anular o carregamento',
    done: recipient => `O carregamento para ${recipient} foi anulado.`,
    failed: 'O carregamento não foi anulado',
  },

  revoke: {
    button: 'Revogar envio',
    title: 'Revogar este envio?',
    titleOfRequest: 'Revogar este pedido?',
    act: 'Revogar',
    running: 'A revogar o envio',
    done: id => `O envio com o ID ${id} foi revogado`,
    failed: id => `Não foi possível revogar o envio com o ID ${id}.`,
    reloaded: 'O estado atual foi carregado. Se ainda for possível revogar o envio, tente novamente.',
    endsDownload: recipient =>
      `A ligação de transferência deixa de funcionar de imediato, e ${recipient} já não pode transferir os ficheiros. ${copiesStay}`,
    endsDownloads: recipients =>
      `Todas as ligações de transferência deixam de funcionar de imediato: nenhum dos ${formatCount(recipients, 'pt')} destinatários pode já transferir os ficheiros. ${copiesStay}`,
    endsUpload: recipient =>
      `A ligação de carregamento deixa de funcionar de imediato, e ${recipient} já não pode carregar ficheiros. Depois pode enviar um novo pedido.`,
    endsReceived: recipient => `Já não pode transferir os ficheiros de ${recipient}. ${copiesStay}`,
  },

  resend: {
    button: 'Reenviar pedido',
    short: 'Reenviar',
    title: 'Enviar este pedido novamente?',
    text: recipient => `${recipient} recebe outra vez o e-mail com a ligação de carregamento.`,
    act: 'Enviar novamente',
    buttonAfterEnd: 'Pedir novamente',
    titleAfterEnd: 'Pedir estes ficheiros novamente?',
    textAfterEnd: recipient => `${recipient} recebe um e-mail com uma nova ligação de carregamento.`,
    stay: 'Agora não',
    running: 'A enviar o pedido',
    justSent: 'O pedido foi enviado há instantes.',
    done: recipient => `O pedido foi enviado novamente a ${recipient}.`,
    failed: 'Não foi possível enviar o pedido',
  },

  discardDraft: {
    button: 'Eliminar rascunho',
    title: 'Eliminar este rascunho?',
    act: 'Eliminar',
  },
}

export const components: ComponentsTexts = {
  copied: 'Copiado',
  copyLink: 'Copiar ligação',
  copyRefused:
    'Este navegador não permite que as páginas copiem. A ligação está selecionada: prima Ctrl+C, ou ⌘C num Mac.',
  sentTo: address => `Enviado para ${address}`,
  clickHere: 'Clique aqui',
  fileAction: (action, file) => `${action} ${file}`,
  notedFileAction: (action, file, note) => `${action} ${file}, ${note}`,
  pages: 'Páginas',
  page: page => `Página ${formatCount(page, 'pt')}`,
  pageNumber: (page, pages) => `Página ${formatCount(page, 'pt')} de ${formatCount(pages, 'pt')}`,
  range: (first, last, total) =>
    `${formatCount(first, 'pt')} a ${formatCount(last, 'pt')} de ${formatCount(total, 'pt')}`,
}
