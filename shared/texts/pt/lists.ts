import type { ListsTexts } from '../en/lists.ts'
import { countFiles, formatBytes, formatCount, formatList } from '../format.ts'

const number = (count: number) => formatCount(count, 'pt')

export const lists: ListsTexts = {
  loading: 'A carregar os envios',
  refresh: 'Atualizar',
  refreshed: 'A lista está atualizada.',
  behind: 'A lista tem alguns segundos. Atualiza-se automaticamente.',
  knownAt: moment => `A lista mostra o estado de ${moment}.`,
  failed: 'Não foi possível carregar a lista',
  outdated: 'A lista pode estar desatualizada',
  ignored: parts => `Não foi possível ler partes deste endereço, que foram ignoradas: ${formatList(parts, 'pt')}.`,
  wider: filters =>
    `A lista mostra mais do que o pretendido, porque não foi possível ler alguns filtros: ${formatList(filters, 'pt')}.`,
  quoted: text => `«${text}»`,
  ignoredPart: (name, value, others) =>
    others === 0 ? `${name} ${value}` : `${name} ${value} e mais ${number(others)}`,
  othersIgnored: count => `mais ${number(count)}`,
  addressParts: { type: 'Todos, Enviados ou Pedidos', sort: 'Ordem', page: 'Página' },

  empty: 'Ainda não enviou nada',
  emptyText: 'Os ficheiros que enviar ou pedir aparecem aqui. Pode acompanhá-los e revogá-los.',
  allEmpty: 'Ainda não foi feito nenhum envio',
  noMatch: 'Nenhum envio corresponde a estes filtros',
  noRecent: 'Não há envios nos últimos 7 dias',
  showAnyTime: 'Mostrar qualquer data',

  show: 'Mostrar',
  types: { all: 'Todos', sent: 'Enviados', requested: 'Pedidos' },
  filterByState: 'Filtrar por estado',
  total: 'Total',

  filters: {
    name: 'Filtros',
    labels: {
      state: 'Estado',
      recipient: 'Destinatário',
      sender: 'Remetente',
      createdAt: 'Criação',
      expiryDate: 'Validade',
      keyword: 'Palavra-chave',
      message: 'Mensagem',
      fileName: 'Nome do ficheiro',
      fileExtension: 'Extensão',
      infotype: 'Tipo de dados',
      option: 'Opção',
    },
    hints: {
      recipient:
        'Um endereço, ou o início de um nome ou domínio que contenha (pelo menos 3 letras). *@partner.example abrange o domínio completo.',
      sender:
        'Um endereço, ou o início de um nome ou domínio que contenha (pelo menos 3 letras). *@acme.example abrange o domínio completo.',
      keyword:
        'Palavras em mensagens, nomes, endereços, ID de acompanhamento e nomes de ficheiros. Têm de ocorrer todas.',
      message: 'Palavras na mensagem. Têm de ocorrer todas.',
      fileName: 'Palavras num nome de ficheiro. Têm de ocorrer todas.',
    },
    clear: 'Limpar filtros',
    add: 'Adicionar filtro',
    choices: 'Filtros que pode adicionar',
    withValue: label => `${label}:`,
    remove: label => `Remover o filtro ${label}`,
    either: names => formatList(names, 'pt', 'disjunction'),
    severalOf: (names, others) => formatList([...names, `mais ${number(others)}`], 'pt'),
    addValue: 'Adicionar',
    removeValue: value => `Remover ${value}`,
    chosen: label => `${label}: escolhido`,
    find: 'Procurar',
    findIn: label => `Procurar em ${label}`,
    noMatches: 'Sem correspondências',
    anyTime: 'Qualquer data',
    from: 'De',
    to: 'Até',
    invalidDates: 'Introduza datas válidas.',
    endsFirst: 'O intervalo termina antes de começar.',
  },

  columns: 'Colunas',
  columnLabels: {
    recipient: 'Destinatário',
    sender: 'Remetente',
    files: 'Ficheiros',
    state: 'Estado',
    createdAt: 'Criação',
    expiryDate: 'Validade',
    downloads: 'Transferências',
    message: 'Mensagem',
    infotypes: 'Dados sensíveis',
    trackingId: 'ID de acompanhamento',
    id: 'ID do envio',
  },
  actions: 'Ações',
  order: 'Ordem',
  orders: {
    'createdAt-desc': 'Mais recentes primeiro',
    'createdAt-asc': 'Mais antigos primeiro',
    'expiryDate-asc': 'Primeiros a expirar',
    'expiryDate-desc': 'Últimos a expirar',
  },

  openDetails: name => `${name}, detalhes`,
  request: 'Pedido',
  noFiles: 'Ainda sem ficheiros',
  moreFiles: count => `e mais ${number(count)}`,
  filesAndSize: (count, bytes) => `${countFiles(count, 'pt')}, ${formatBytes(bytes, 'pt')}`,
  revokeFailed: id => `Não foi possível revogar o envio com o ID ${id}`,

  zone: zone => `As horas estão em ${zone}.`,
  zoneOf: (zone, timeZone) => `As horas estão em ${zone} (${timeZone}).`,
  tooDeep: max =>
    `Só podem ser apresentados os primeiros ${number(max)} envios. Restrinja os filtros para ver os restantes.`,

  details: {
    transferTo: 'Envio para {recipient}',
    requestTo: 'Pedido a {recipient}',
    noMessage: 'Sem mensagem',
    nothingUploaded: 'Ainda nada foi carregado.',
    noFiles: 'Este envio não tem ficheiros.',
    asked: 'Pedido a',
    askedBy: 'Pedido por',
    hiddenSender: 'Oculto para o destinatário',
    ofEach: 'Ver cada destinatário',
    noExpiry: 'Ainda nenhuma',
    options: 'Opções',
    passwordProtection: 'Proteção por palavra-passe',
    oneTimePassword: 'Código de utilização única',
    emailCode: 'Código por e-mail',
    anonymous: 'Remetente oculto',
    review: 'Rever',
  },
}
