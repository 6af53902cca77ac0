import type {
  AddressBookTexts,
  CsvFilesTexts,
  RequestTexts,
  SendTexts,
  SuccessTexts,
  UnfinishedTexts,
} from '../en/send.ts'
import { countFiles, formatDateTime, formatList, formatRelative, plural } from '../format.ts'

const count = (files: number) => countFiles(files, 'pt')
const moment = (iso: string) => formatDateTime(iso, undefined, 'pt')

export const send: SendTexts = {
  steps: 'Passos',
  stepNames: ['Ficheiros e destinatário', 'Verificar e enviar'],
  heading: 'Enviar ficheiros',
  next: 'Passo seguinte',
  back: 'Voltar',
  checking: 'A verificar o envio',
  createFailed: 'Não foi possível criar o envio',
  nextNotLoaded: 'Não foi possível carregar o passo seguinte. Verifique a sua ligação à rede ou recarregue a página.',
  requestInstead: 'Quer pedir ficheiros?',
  discardText: 'Os ficheiros, o destinatário e as opções são apagados.',

  recipientName: 'Nome do destinatário (opcional)',
  recipientEmail: 'E-mail do destinatário',
  addMessage: 'Adicionar uma mensagem',

  fields: {
    files: 'ficheiros',
    recipientName: 'nome do destinatário',
    recipient: 'e-mail do destinatário',
    message: 'mensagem',
  },
  toCheck: fields => `Para continuar, verifique: ${formatList(fields, 'pt')}.`,

  replacedTitle: recipient => `O destinatário do seu rascunho é agora ${recipient}`,
  replaced: before =>
    `Seguiu uma ligação para este destinatário. Antes, o rascunho destinava-se a ${before}. Verifique os ficheiros e a mensagem.`,
  preparationFailed: next =>
    `Nada foi enviado, e o que introduziu é conservado. Verifique a mensagem de erro ou a sua ligação à rede e depois prima «${next}».`,

  missing: {
    openTitle: files => plural(files, { one: 'Abra # ficheiro de novo', other: 'Abra # ficheiros de novo' }, 'pt'),
    open: 'Abrir de novo',
    openText:
      'A página foi recarregada, e o navegador pergunta antes de abrir de novo os seus ficheiros. Tudo o resto que introduziu é conservado.',
    chooseTitle: files =>
      plural(files, { one: 'Escolha # ficheiro de novo', other: 'Escolha # ficheiros de novo' }, 'pt'),
    chooseText:
      'A página foi recarregada, e o navegador não conserva ficheiros. Escolha os mesmos ficheiros de novo ou remova-os. Tudo o resto que introduziu é conservado.',
  },

  late: {
    tooLate: 'Não é possível adicionar ficheiros durante o envio. Envie-os noutro envio.',
    faulty: 'Verifique a lista de ficheiros e depois prima «Passo seguinte».',
    setAside:
      'Um carregamento anterior não terminou. Os ficheiros que acabou de escolher ficam para o seu próximo envio.',
  },
  failedElsewhere: fault => `${fault} Abra «Enviar ficheiros» para continuar.`,

  confirm: {
    heading: (files, recipient) => `Vai enviar ${count(files)} para ${recipient}`,
    send: 'Enviar agora',
    sendTo: recipient => `Enviar para ${recipient}`,
    checkAgain: 'Verificar de novo',
    notAllowed: 'Este envio não é permitido. Volte atrás e altere o destinatário.',
    refusedTitle: 'O envio não foi aceite',
    refused: 'Nada foi enviado. O que introduziu continua aqui.',
    cancelledTitle: 'O envio foi cancelado',
    cancelled: 'Nada foi enviado ao destinatário. O que introduziu continua aqui.',
    summary: 'O que vai enviar',
    recipient: (name, address) => `${name} <${address}>`,
    aboutRecipient: 'destinatário',
    aboutMessage: 'mensagem',
    noMessage: 'Sem mensagem',
  },

  check: {
    blockedTitle: 'Este envio não pode ser feito',
    title: 'Verifique o destinatário',
    blocked: 'Altere o destinatário ou pergunte aos seus administradores se este endereço deve ser permitido.',
    use: address => `Usar ${address}`,
    change: 'Alterar destinatário',
    keep: recipient => `Manter ${recipient}`,
    kept: recipient => `Mantém ${recipient}.`,
    showWarning: 'Mostrar o aviso',
    entered: 'Introduziu',
    similar: 'Endereço semelhante',
    mailGoesTo: address => `O e-mail é enviado para ${address}`,
    insteadOf: (part, other) => `${part} em vez de ${other}`,
    differences: differences => `${formatList(differences, 'pt')}.`,
  },

  uploading: {
    heading: (files, recipient) => `A enviar ${count(files)} para ${recipient}`,
    refused: 'As opções mostram o que a sua organização pede agora. O que introduziu é conservado.',
    blocked:
      'Os ficheiros estão guardados. Reveja o envio para ver se pode ser enviado novamente sem outro carregamento.',
    toOptions: 'Voltar às opções',
    startOver: 'Começar um novo envio',
    faulty: count =>
      count === 1
        ? 'Esta transferência não pode ser enviada com este ficheiro. Os outros carregamentos foram interrompidos, o destinatário não recebeu nada e os seus dados mantêm-se.'
        : 'Esta transferência não pode ser enviada com estes ficheiros. Os outros carregamentos foram interrompidos, o destinatário não recebeu nada e os seus dados mantêm-se.',
    removeFaulty: count => (count === 1 ? 'Remover o ficheiro e continuar' : 'Remover os ficheiros e continuar'),
    cancelTitle: 'Cancelar o envio?',
    keep: 'Continuar a enviar',
    cancel: 'Cancelar envio',
    cancelText:
      'O carregamento para e o destinatário não recebe nada. O que introduziu fica aqui, para que ainda o possa enviar.',
    cancelTextUploaded:
      'O carregamento para e o destinatário não recebe nada. O que introduziu fica aqui, para que ainda o possa enviar. Os dados carregados são eliminados.',
  },
}

export const csvFiles: CsvFilesTexts = {
  anonymize: 'Anonimizar',
  columns: columns => plural(columns, { one: '# coluna anonimizada', other: '# colunas anonimizadas' }, 'pt'),
  chooseAgain: 'Este ficheiro foi anonimizado quando foi enviado antes. Abra «Anonimizar» e escolha as regras de novo.',
  toCheck: {
    secret:
      'A chave ou o sal das regras não é conservado ao recarregar a página. Abra «Anonimizar» e introduza-o de novo.',
    changed: 'Este ficheiro mudou desde que as regras foram criadas. Abra «Anonimizar» e verifique-as.',
  },
  unmatched: columns => {
    const numbers = formatList(columns.map(String), 'pt')
    return plural(
      columns.length,
      {
        one: `Regex não altera nada nas primeiras linhas da coluna ${numbers}. Se não alterar nenhuma linha, o envio falha.`,
        other: `Regex não altera nada nas primeiras linhas das colunas ${numbers}. Se não alterar nenhuma linha de alguma delas, o envio falha.`,
      },
      'pt',
    )
  },
  notText: 'Este ficheiro contém bytes que não são texto.',
  notTextMeaning: 'Se for anonimizado, o envio falha. Guarde-o como UTF-8 e escolha-o de novo.',
  unreadable: path =>
    `Já não é possível ler ${path}: foi movido, eliminado ou alterado. Remova-o da lista e escolha-o de novo.`,
  notLoaded: 'Não foi possível carregar a caixa de diálogo. Verifique a sua ligação à rede ou recarregue a página.',
}

export const unfinished: UnfinishedTexts = {
  title: 'Envio por terminar',
  titleTo: recipient => `Envio por terminar para ${recipient}`,
  allUploaded: files => `Está tudo carregado (${count(files)}); só falta o último passo.`,
  waiting: (waiting, all) =>
    `${plural(waiting, { one: 'Falta carregar #', other: 'Faltam carregar #' }, 'pt')} de ${count(all)}.`,
  unreachable: reason => `O estado é desconhecido neste momento. ${reason}`,
  kept: (startedAt, keptUntil, now) =>
    `Iniciado ${formatRelative(startedAt, now, 'pt')}. Os dados carregados são conservados, pelo menos, até ${moment(keptUntil)}.`,

  replaceTitle: 'Continuar o carregamento anterior?',
  replaceText: 'O que introduziu nesta página destina-se a outro envio e será perdido.',
  stay: 'Ficar aqui',

  chooseHeading: recipient => `Continuar o envio para ${recipient}`,
  sameFiles: 'Ficheiros deste envio',
  resizedTitle: 'Este carregamento não pode continuar com um ficheiro de tamanho diferente',
  resized: 'Escolha o ficheiro tal como estava quando começou ou envie tudo como um novo envio.',
  newTransfer: 'Enviar como um novo envio',
  newTransferText:
    'Um novo envio começa no passo 1 com o destinatário, a mensagem e os ficheiros que escolheu aqui. Os ficheiros já carregados também têm de ser escolhidos de novo.',

  over: {
    unknown: 'O envio já não existe. Envie os ficheiros novamente.',
    finished: state => `Entretanto, o carregamento terminou. ${state}`,
    ready: recipient => `Os seus ficheiros estão prontos para ${recipient}.`,
    failed: reason => `Não pode continuar. ${reason}`,
    sendAgain: 'Envie os ficheiros novamente.',
    discarded: 'Anulou este carregamento. Envie os ficheiros novamente.',
    revoked: 'Entretanto, foi enviado e revogado.',
    expired: 'Entretanto, foi enviado e expirou.',
    other: 'Já não está a ser carregado. Recarregue esta página para ver o estado.',
  },
}

export const request: RequestTexts = {
  heading: 'Pedir ficheiros',
  loading: 'A carregar o formulário',
  preCheckFailed: 'Não foi possível verificar o pedido',
  sendInstead: 'Quer enviar ficheiros?',
  dropInstead: 'Enviam-lhe ficheiros com frequência?',
  discardText: 'O destinatário do pedido, a mensagem e as opções são apagados.',
  replacedTitle: responder => `O destinatário do seu rascunho é agora ${responder}`,
  replaced: before =>
    `Seguiu uma ligação para este endereço. Antes, o rascunho destinava-se a ${before}. Verifique a mensagem.`,

  responderPanel: 'Destinatário do pedido',
  responderName: 'Nome do destinatário (opcional)',
  responderEmail: 'E-mail do destinatário',
  messageOptional: 'Mensagem (opcional)',
  messageHint: 'De que ficheiros precisa e para quê',

  request: 'Pedir',
  requesting: 'A fazer o pedido',
  done: 'Pedido feito',
  failed: 'Não foi possível fazer o pedido',
  failedTitle: 'O pedido não foi feito',
  kept: 'O que introduziu é conservado.',

  resultHeading: 'Ficheiros pedidos',
  notMailed: (meaning, recipient) =>
    `${meaning} O pedido existe: copie a ligação abaixo e faça-a chegar a ${recipient} por outro meio.`,
  resultPanel: 'O que acontece a seguir',
  mailed: until => `{recipient} recebe esta ligação por e-mail e pode carregar ficheiros até ${moment(until)}.`,
  give: until => `Faça chegar esta ligação a {recipient}, que pode carregar ficheiros até ${moment(until)}.`,
  link: 'Ligação de carregamento',
  linkNote: 'Só pode ser usada uma vez. Quem tiver a ligação pode carregar ficheiros em vez da pessoa a quem os pediu.',
  again: 'Pedir mais',
  review: 'Rever',
}

export const success: SuccessTexts = {
  success: 'Concluído',
  loading: 'A carregar o envio',
  submitted: 'Os seus ficheiros foram entregues',
  login: 'Inicie sessão para ver o estado.',
  transferExpires: expiry => `O seu envio expira ${expiry}.`,
  requestExpires: expiry => `O seu pedido expira ${expiry}.`,
  outdated: 'Isto pode estar desatualizado',
  unknownTitle: 'O estado é desconhecido neste momento',
  retried: 'A página tenta de novo a cada poucos segundos.',
  review: 'Rever o envio',
  linkLater: 'A ligação de transferência estará disponível na página de revisão quando o processamento terminar.',
  sendMore: 'Enviar mais ficheiros',
  requestMore: 'Pedir mais ficheiros',
  byHand: 'Entregue a ligação pessoalmente',
  unknownState: 'Estado desconhecido',

  ready: recipient => `Os seus ficheiros estão prontos. A ligação é enviada a ${recipient} por e-mail.`,
  readyByHand: recipient => `Os seus ficheiros estão prontos. Copie a ligação abaixo e faça-a chegar a ${recipient}.`,
  failed: 'Os seus ficheiros não foram enviados',
  expired: 'O seu envio expirou',
  revoked: 'O seu envio foi revogado',
  noLongerShared: recipient => `${recipient} já não pode obter os ficheiros.`,
  discarded: 'Anulou este carregamento',
  notShared: recipient => `Nada foi partilhado com ${recipient}.`,
  uploading: 'Os seus ficheiros ainda não foram enviados',
  uploadingText: 'O carregamento não terminou.',

  requested: recipient => `Foram pedidos ficheiros a ${recipient}.`,
  requestedByHand: recipient =>
    `O seu pedido está pronto. Copie a ligação de carregamento abaixo e faça-a chegar a ${recipient}.`,
  requestNotMailed: recipient => `Copie a ligação de carregamento abaixo e faça-a chegar a ${recipient}.`,
  arrived: recipient => `Os ficheiros de ${recipient} chegaram e estão a ser processados.`,
  released: recipient => `Os ficheiros de ${recipient} estão aqui.`,
  requestFailed: 'Não recebeu os ficheiros',
  notReleased: recipient => `Os ficheiros de ${recipient} não foram disponibilizados.`,
  requestExpired: 'O seu pedido expirou',
  requestRevoked: 'O seu pedido foi revogado',
  askAgain: 'Pode pedir os ficheiros novamente.',
  responding: 'Os ficheiros vêm a caminho',
  respondingText: recipient => `${recipient} está a carregar ficheiros.`,
}

export const addressBook: AddressBookTexts = {
  title: 'Os seus destinatários',
  edit: 'Editar os seus destinatários…',
  found: recipients =>
    plural(
      recipients,
      {
        one: '# destinatário. Use as teclas de seta para escolher.',
        other: '# destinatários. Use as teclas de seta para escolher.',
      },
      'pt',
    ),
  about: 'Esta lista só é visível para si. Um destinatário é adicionado quando lhe envia ficheiros ou lhos pede.',
  empty: 'Não há nenhum. Um destinatário é adicionado quando lhe envia ficheiros ou lhos pede.',
  lastUsed: time => `Última utilização: ${time}`,
  delete: address => `Eliminar: ${address}`,
  deleted: address => `${address} foi eliminado dos seus destinatários.`,
  deleteAll: 'Eliminar todos',
  deleteAllTitle: 'Eliminar todos os seus destinatários?',
  deleteAllText: recipients =>
    plural(
      recipients,
      {
        one: 'O nome e o endereço de # destinatário são eliminados. Os seus envios mantêm-se.',
        other: 'Os nomes e os endereços de # destinatários são eliminados. Os seus envios mantêm-se.',
      },
      'pt',
    ),
  keepAll: 'Manter',
  deleting: 'A eliminar os seus destinatários',
  deletedAll: recipients =>
    plural(recipients, { one: '# destinatário eliminado.', other: '# destinatários eliminados.' }, 'pt'),
}
