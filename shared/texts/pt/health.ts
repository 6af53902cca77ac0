import type { HealthPeriodsTexts, HealthTexts, QualityTexts } from '../en/health.ts'
import { formatCount, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'pt')
const waiting =
  'Os envios aguardam em processamento e continuam automaticamente. Nada é disponibilizado sem verificação.'
const periods = (count: number) => plural(count, { one: '# período', other: '# períodos' }, 'pt')

export const health: HealthTexts = {
  loadFailed: 'Não foi possível carregar os dados das verificações de estado',
  loading: 'A carregar as verificações de estado',
  firstRun: 'A primeira verificação está em curso',
  firstRunText: 'O resultado aparece aqui automaticamente, normalmente em menos de um minuto.',
  outdated: 'Esta página mostra um estado anterior. Tenta de novo automaticamente.',
  retried: 'Esta página tenta de novo automaticamente.',

  currentStatus: 'Estado atual',
  lastChecked: 'Última verificação',
  overall: 'Geral',
  otherParts: 'Outras partes',
  noScanner: 'Não configurado',
  meaning: 'O que significa',
  partProblem: '{part}: {text}',

  day: 'Últimas 24 horas',
  zone: zone => `Horas em ${zone}`,
  legend: 'Legenda',
  now: 'agora',

  history: 'Histórico',
  historyNote: 'É feita uma verificação a cada cinco minutos',
  time: 'Hora',
  overallStatus: 'Estado geral',
  showAll: count => `Mostrar as ${number(count)} verificações`,
  showLatest: 'Mostrar só as mais recentes',

  parts: {
    anonymization: 'Anonimização',
    extraction: 'Extração',
    inspection: 'Inspeção',
    workflow: 'Processamento',
    storage: 'Armazenamento',
    mail: 'E-mail',
    index: 'Listas',
    identity: 'Início de sessão',
    scanner: 'Análise de malware',
  },

  statuses: {
    healthy: 'Correto',
    degraded: 'Degradado',
    stale: 'Desatualizado',
    unhealthy: 'Com falhas',
  },

  meanings: {
    anonymization: waiting,
    extraction: waiting,
    inspection: waiting,
    workflow: 'Os envios demoram mais do que o habitual e continuam automaticamente.',
    storage:
      'Os carregamentos e as transferências podem falhar. Tente novamente mais tarde: um carregamento continua onde parou.',
    mail: 'Os e-mails podem chegar atrasados. Pode copiar a ligação de um envio na respetiva página de revisão.',
    index: 'As listas podem mostrar um estado anterior. Os envios em si não são afetados.',
    identity: 'O início de sessão pode falhar. Quem já tem a sessão iniciada pode continuar a trabalhar.',
    scanner: waiting,
  },
  degraded: 'Os resultados estão corretos, mas demoram mais do que o habitual.',
  stale: 'Não houve verificações nos últimos 15 minutos, pelo que o estado atual é desconhecido.',
}

export const healthPeriods: HealthPeriodsTexts = {
  statuses: {
    healthy: 'correto',
    unhealthy: 'com falhas',
    degraded: 'degradado',
    unchecked: 'sem verificação',
  },

  always: (whole, status) => `${whole}: ${status}`,
  sometimes: (whole, exceptions) => `${whole}: ${exceptions}; no resto, correto`,
  never: (whole, exceptions) => `${whole}: ${exceptions}`,

  unhealthy: {
    once: (duration, time) => `com falhas durante ${duration} às ${time}`,
    longer: (duration, from) => `com falhas durante ${duration} desde as ${from}`,
    often: (duration, count, last) => `com falhas durante ${duration} em ${periods(count)}, o último às ${last}`,
  },
  degraded: {
    once: (duration, time) => `degradado durante ${duration} às ${time}`,
    longer: (duration, from) => `degradado durante ${duration} desde as ${from}`,
    often: (duration, count, last) => `degradado durante ${duration} em ${periods(count)}, o último às ${last}`,
  },
  unchecked: {
    once: (duration, time) => `sem verificação durante ${duration} às ${time}`,
    longer: (duration, from) => `sem verificação durante ${duration} desde as ${from}`,
    often: (duration, count, last) => `sem verificação durante ${duration} em ${periods(count)}, o último às ${last}`,
  },
}

const extraction = (examples: string, documents: number, formats: number) =>
  `Extração: ${examples} estavam no texto lido de ${number(documents)} documentos em ${number(formats)} formatos.`

export const quality: QualityTexts = {
  title: 'Qualidade da inspeção',
  measuredNow: day => `Medida em ${day} com esta versão do motor`,
  measuredEarlier: day => `Medida em ${day} com uma versão anterior do motor`,
  intro:
    'Até que ponto o motor encontra dados sensíveis, medido em textos de que se conhecem todos os exemplos. Nenhuma parte do motor foi ajustada a estes textos.',
  precisionMeaning:
    'A precisão é a percentagem de resultados corretos. Com 98 %, 2 em cada 100 resultados são falsos alarmes.',
  recallMeaning: 'A abrangência é a percentagem de exemplos encontrados. Com 95 %, 5 em cada 100 passam despercebidos.',
  infoType: 'Dados sensíveis',
  examples: 'Exemplos',
  precision: 'Precisão',
  recall: 'Abrangência',
  few: 'poucos',
  fewMeaning: (least, share) =>
    `«poucos» assinala tipos com menos de ${number(least)} exemplos: um só erro altera as suas percentagens em mais de ${share}.`,

  setNames: {
    'test/labelled': 'Documentos etiquetados do Waybill',
    'https://github.com/microsoft/presidio-research': 'Registos sintéticos do Presidio',
  },
  sets: {
    'Apache-2.0': texts =>
      `${number(texts)} textos, com a licença Apache 2.0: qualquer pessoa os pode usar, alterar e partilhar se conservar os seus avisos`,
    MIT: texts =>
      `${number(texts)} textos, com a licença MIT: qualquer pessoa os pode usar, alterar e partilhar se conservar o seu aviso`,
  },
  otherSet: (texts, licence) => `${number(texts)} textos, ${licence}`,

  extractedAll: (examples, documents, formats) => extraction(`os ${number(examples)} exemplos`, documents, formats),
  extracted: (found, examples, documents, formats) =>
    extraction(`${number(found)} de ${number(examples)} exemplos`, documents, formats),
  anonymization:
    'A anonimização não tem percentagem a medir: cada verificação de estado compara os resultados caráter a caráter.',
}
