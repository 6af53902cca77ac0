import type {
  AlertKindsTexts,
  AlertSentencesTexts,
  AlertsTexts,
  CadencesTexts,
  CardMenuTexts,
  CardTitlesTexts,
  ChangesTexts,
  ChartsTexts,
  ColumnsTexts,
  FirstDownloadsTexts,
  FoundTexts,
  InsightFailuresTexts,
  InsightsTexts,
  IntervalNamesTexts,
  SpikesTexts,
  TileTexts,
} from '../en/insights.ts'
import { formatCount, formatPercent, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'pt')
const percent = (whole: number) => formatPercent(whole, 'pt')

export const insights: InsightsTexts = {
  title: 'Estatísticas de atividade',
  activity: 'Atividade',
  security: 'Segurança',
  range: 'Período',
  rangeChosen: name => `Período: ${name}`,
  from: 'De',
  to: 'Até',
  invalidDays: 'Introduza datas válidas.',
  backwards: 'O período termina antes de começar.',
  tooEarly: 'A primeira data possível é 2 de janeiro de 1970.',
  tooLate: 'A última data possível é 30 de dezembro de 2199.',
  compared: (days, before) => `${days}, em comparação com ${before}`,
  comparedInZone: (days, before, timeZone) =>
    `${days}, em comparação com ${before}. Os dias e as horas estão no fuso horário ${timeZone}.`,
  reportOf: organization => `${organization}:`,
  interval: 'Intervalo',
  automatic: 'Automático',
  search: 'Pesquisar em todos os envios',
  refresh: 'Atualizar',
  noData: 'Não há dados.',
  loading: title => `A carregar ${title}`,
  others: count => plural(count, { one: 'mais #', other: 'mais #' }, 'pt'),
  noExtension: 'Sem extensão',
  unlabelled: entries => `Caixas pequenas: ${entries.join(', ')}`,
  chartFailed: 'Não foi possível carregar o gráfico',
  print: 'Imprimir relatório',
  printRange: 'Imprimir este período',
  printLastMonth: 'Mês passado',
  printThisMonth: 'Este mês',
  printing: 'O relatório abre quando todos os cartões estiverem carregados.',
  days: (first, last) => `${first} a ${last}`,
  figure: (name, figure) => `${name}: ${figure}`,
  titled: (title, count) => `${title} (${number(count)})`,
  listed: names => names.join(', '),
  point: (time, figures) => `${time}. ${figures.join(', ')}`,
  weekFrom: day => `Semana de ${day}`,
  cardsFailed: count =>
    plural(
      count,
      {
        one: 'Não foi possível carregar # cartão das estatísticas de atividade',
        other: 'Não foi possível carregar # cartões das estatísticas de atividade',
      },
      'pt',
    ),
  severalFailed: failures => failures.join('. '),
}

/** @param data with the preposition: 'dos envios' */
const notLoaded = (data: string) => `Não foi possível carregar os dados ${data}`

export const insightFailures: InsightFailuresTexts = {
  activityHighlights: notLoaded('dos valores principais'),
  transfersPerInterval: notLoaded('dos envios ao longo do tempo'),
  dataVolume: notLoaded('do volume de dados'),
  weekdays: notLoaded('dos dias da semana e das horas'),
  topPartners: notLoaded('dos principais parceiros'),
  topSenders: notLoaded('dos principais remetentes'),
  topReceivers: notLoaded('dos principais destinatários'),
  topInfotypes: notLoaded('dos tipos de dados mais frequentes'),
  fileTypes: notLoaded('dos tipos de ficheiro'),
  flows: notLoaded('dos remetentes e dos parceiros'),
  behaviours: notLoaded('dos hábitos de segurança'),
  firstDownloads: notLoaded('das primeiras transferências'),
  newSenders: notLoaded('dos novos remetentes'),
  newDomains: notLoaded('dos novos domínios'),
  newRecipients: notLoaded('dos novos destinatários'),
  sendersSpike: notLoaded('dos aumentos súbitos de remetentes'),
  domainsSpike: notLoaded('dos aumentos súbitos de domínios'),
  recipientsSpike: notLoaded('dos aumentos súbitos de destinatários'),
  sensitiveInfotypes: notLoaded('dos tipos de dados sensíveis'),
  mistakes: notLoaded('dos erros evitados'),
  transfers: notLoaded('dos envios'),
  alerts: notLoaded('dos alertas'),
}

export const cardTitles: CardTitlesTexts = {
  activityHighlights: 'Valores principais',
  transfersPerInterval: 'Envios ao longo do tempo',
  dataVolume: 'Volume de dados',
  weekdays: 'Dias da semana e horas',
  topPartners: 'Principais parceiros',
  topSenders: 'Principais remetentes',
  flows: 'De remetentes para parceiros',
  securityHighlights: 'Valores principais',
  behaviours: 'Hábitos',
  topInfotypes: 'Tipos de dados mais frequentes',
  topReceivers: 'Principais destinatários',
  fileTypes: 'Tipos de ficheiro enviados',
  firstDownloads: 'Tempo até à primeira transferência',
  spikes: 'Aumentos súbitos',
}

export const tileTexts: TileTexts = {
  totalTransfers: 'Envios',
  totalRequests: 'Pedidos',
  totalUsers: 'Utilizadores',
  totalDownloads: 'Transferências',
  totalExpired: 'Expirados',
  newDomains: 'Novos domínios',
  newSenders: 'Novos remetentes',
  newRecipients: 'Novos destinatários',
  sensitiveInfotypes: 'Dados sensíveis',
  mistakes: 'Erros evitados',
}

export const cardMenu: CardMenuTexts = {
  menu: title => `Menu de ${title}`,
  more: title => `Mais: ${title}`,
  showTable: 'Mostrar como tabela',
  showTableOf: title => `Mostrar como tabela: ${title}`,
  showChart: 'Mostrar como gráfico',
  open: 'Abrir envios',
  openNamed: count => plural(count, { one: 'Abrir os envios deste elemento', other: 'Abrir os envios destes #' }, 'pt'),
  copy: 'Copiar ligação para este cartão',
  copied: title => `A ligação para ${title} foi copiada.`,
  copyFailed: 'Não foi possível copiar a ligação.',
  csv: 'Transferir CSV',
  png: 'Transferir PNG',
  ofSent: count => plural(count, { one: 'De # envio feito', other: 'De # envios feitos' }, 'pt'),
  csvFailed: 'Não foi possível criar o ficheiro CSV.',
  pngFailed: 'Não foi possível criar a imagem.',
}

export const columns: ColumnsTexts = {
  name: 'Nome',
  value: 'Valor',
  changePercent: 'Variação em percentagem',
  transfers: 'Envios',
  requests: 'Pedidos',
  movingAverage: 'Média móvel de 7 dias',
  previous: 'Período anterior',
  bytes: 'Volume',
  start: 'Início',
  day: 'Dia',
  weekday: 'Dia da semana',
  sender: 'Remetente',
  receiver: 'Destinatário',
  partner: 'Domínio do parceiro',
  infotype: 'Tipo de dados',
  fileType: 'Tipo de ficheiro',
  behaviour: 'Hábito',
  with: 'Com',
  without: 'Sem',
  percentWith: 'Com, percentagem',
  percentWithout: 'Sem, percentagem',
  firstDownload: 'Primeira transferência',
  kind: 'Tipo',
  count: 'Envios nesse dia',
  average: 'Média diária anterior',
}

export const firstDownloads: FirstDownloadsTexts = {
  withinHour: 'No espaço de uma hora',
  withinDay: 'No espaço de um dia',
  withinThreeDays: 'No espaço de 3 dias',
  withinWeek: 'No espaço de uma semana',
  later: 'Mais tarde',
  never: 'Enviados e nunca transferidos',
  share: (whole, never, total) =>
    `${percent(whole)} dos envios disponibilizados nunca foram transferidos: ${number(never)} de ${number(total)}.`,
}

export const spikes: SpikesTexts = {
  text: (count, day, average) =>
    `${plural(count, { one: '# envio', other: '# envios' }, 'pt')} em ${day}. A média dos 7 dias anteriores foi de ${average} por dia.`,
  senders: 'De um remetente',
  domains: 'Para um domínio',
  recipients: 'Para um destinatário',
}

export const found: FoundTexts = {
  openAll: 'Abrir estes envios',
  more: count => plural(count, { one: 'Mais # não é apresentado.', other: 'Mais # não são apresentados.' }, 'pt'),
  between: (sender, recipient) => `${sender} para ${recipient}`,
  review: 'Rever',
  corrected: 'Rever o envio corrigido',
}

export const intervalNames: IntervalNamesTexts = { hour: 'Hora', day: 'Dia', week: 'Semana', month: 'Mês' }

export const changes: ChangesTexts = {
  fromNone: 'No período anterior não houve nada.',
  same: 'O mesmo que no período anterior.',
  up: change => `Aumento de ${change} em relação ao período anterior.`,
  down: change => `Descida de ${change} em relação ao período anterior.`,
}

export const alertSentences: AlertSentencesTexts = {
  newSenders: sender => `Novo remetente detetado: ${sender}`,
  newDomains: domain => `Novo domínio detetado: ${domain}`,
  newRecipients: recipient => `Novo destinatário detetado: ${recipient}`,
  sendersSpike: sender => `Aumento súbito dos envios de ${sender}`,
  domainsSpike: domain => `Aumento súbito dos envios para ${domain}`,
  recipientsSpike: recipient => `Aumento súbito dos envios para ${recipient}`,
  mistakePrevented: sender => `Possível erro de ${sender} evitado`,
  sensitiveInfotypes: () => 'Dados sensíveis detetados',
  malwareFound: sender => `Malware detetado numa transferência de ${sender}`,
  secondOpinion: sender => `O Macie encontrou mais dados sensíveis numa transferência de ${sender}`,
}

export const alerts: AlertsTexts = {
  title: 'Alertas',
  none: 'Não há alertas para mostrar.',
  kind: 'Tipo de alerta',
  allKinds: 'Todos os tipos',
  isNew: 'Novo',
  newCount: count => plural(count, { one: '# novo alerta', other: '# novos alertas' }, 'pt'),
  manyNew: max => `Mais de ${number(max)} novos alertas`,
  more: count =>
    plural(
      count,
      { one: '# alerta mais antigo não é mostrado.', other: '# alertas mais antigos não são mostrados.' },
      'pt',
    ),
  showMore: 'Mostrar mais',
  showAll: count => `Mostrar todos (${number(count)})`,
  spike: (count, average) =>
    `${number(count)} ou mais envios num dia, em comparação com ${average} por dia nos 7 dias anteriores`,
  acknowledge: 'Confirmar',
  acknowledgeOf: text => `Confirmar: ${text}`,
  acknowledged: (by, time) => `Confirmado por ${by} ${time}`,
  acknowledgedNow: by => `Confirmado por ${by} agora mesmo`,
  reopen: 'Reabrir',
  reopenOf: text => `Reabrir: ${text}`,
  note: 'Nota (opcional)',
  noteHint: limit => `No máximo, ${number(limit)} carateres. Todos os administradores a podem ler.`,
  saving: 'A guardar',
  acknowledgeFailed: 'Não foi possível confirmar o alerta',
  reopenFailed: 'Não foi possível reabrir o alerta',
  onlyOpen: 'Só abertos',
  noneOpen: 'Todos os alertas deste período estão confirmados.',
  jump: 'Ir para os alertas',
  subscription: 'Alertas por e-mail',
  subscriptionTo: email => `Os e-mails são enviados para ${email}.`,
  endsAt: time => `Terminam em ${time} se não voltar a usar as estatísticas.`,
  cadence: 'Quando',
  kinds: 'Que tipos',
  noKind: 'Escolha, pelo menos, um tipo.',
  saved: 'A sua escolha de e-mails foi guardada.',
  saveFailed: 'Não foi possível guardar a sua escolha de e-mails',
  loadFailed: 'Não foi possível carregar a sua escolha de e-mails',
}

export const cadences: CadencesTexts = {
  none: 'Sem e-mails',
  each: 'Cada alerta de imediato',
  daily: 'Uma vez por dia',
  weekly: 'Uma vez por semana',
}

export const alertKinds: AlertKindsTexts = {
  newSenders: 'Novos remetentes',
  newDomains: 'Novos domínios',
  newRecipients: 'Novos destinatários',
  sendersSpike: 'Aumentos de remetentes',
  domainsSpike: 'Aumentos para domínios',
  recipientsSpike: 'Aumentos para destinatários',
  mistakePrevented: 'Erros evitados',
  sensitiveInfotypes: 'Dados sensíveis',
  malwareFound: 'Malware',
  secondOpinion: 'Segunda opinião do Macie',
}

export const charts: ChartsTexts = {
  heatCell: (weekday, from, to, count) => `${weekday}, das ${from} às ${to}: ${number(count)}`,
  heatScale: max =>
    plural(
      max,
      {
        one: 'A caixa maior representa # envio ou pedido.',
        other: 'A caixa maior representa # envios e pedidos.',
      },
      'pt',
    ),
  share: (whole, count, total) => `${percent(whole)} (${number(count)} de ${number(total)})`,
  withAndWithout: (count, without, percentWithout) =>
    `${number(count)} com, ${number(without)} sem (${percent(percentWithout)})`,
  flow: (sender, partner, count) => `${sender} para ${partner}: ${number(count)}`,
  strongestFlows: (count, others) =>
    `Os ${number(count)} fluxos mais fortes e ${plural(others, { one: 'mais #', other: 'mais #' }, 'pt')}. Os números junto aos nomes contam apenas os fluxos mais fortes.`,
}
