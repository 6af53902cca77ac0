import type {
  PolicyChangeTexts,
  PolicyEditorTexts,
  PolicyFaultsTexts,
  PolicyFormTexts,
  PolicyPacksTexts,
  PolicyPackTexts,
  PolicySimulationTexts,
} from '../en/policyEditor.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'pt')
const days = (count: number) => formatDuration(count, 'day', 'pt')

export const policyEditor: PolicyEditorTexts = {
  title: 'Política',
  views: 'Vistas da política',
  form: 'Formulário',
  json: 'JSON',
  history: 'Histórico',
  conflict: 'Esta política contradiz outra',
  leave: 'Fechar sem guardar?',
  leaveText: 'As suas alterações a esta política não estão guardadas.',
  stay: 'Continuar a editar',
  discard: 'Rejeitar alterações',

  summary: 'Em linguagem simples',
  unfinished: 'As linhas incompletas não são incluídas.',
  everyTransfer: 'Sem condições, esta política aplica-se a todos os envios.',
  noTransfer: 'Nenhum envio pode cumprir todas as condições ao mesmo tempo, pelo que esta política nunca se aplica.',
  overLimit: (condition, limit) =>
    `«${condition}» nunca se verifica, porque a sua organização permite, no máximo, ${number(limit)}. Esta política nunca se aplica.`,
  alwaysTrue: condition => `«${condition}» verifica-se sempre, pelo que esta condição não altera nada.`,
  sameName: name =>
    `Já existe outra política com o nome «${name}». Os remetentes leem este nome: dê um nome diferente a cada política.`,

  jsonLabel: 'A política em JSON',
  jsonHelp: 'O formulário e este texto são a mesma política.',
  seeFaults: 'Consulte a lista abaixo.',
  faults: 'Erros',
  faultsTitle: 'A corrigir antes de poder guardar',

  choose: 'Escolher',
  notSet: 'Não definido',
  search: 'Pesquisar',
  searchIn: label => `Pesquisar: ${label}`,
  noMatch: 'Sem correspondências',
  chosen: 'Escolhido',
  add: 'Adicionar',
  remove: value => `Remover ${value}`,
  valueFault: (value, fault) => `«${value}»: ${fault}`,

  rows: {
    conditions: {
      title: row => `Condição ${row}`,
      add: 'Adicionar condição',
      remove: row => `Remover a condição ${row}`,
    },
    statements: {
      title: row => `Requisito ${row}`,
      add: 'Adicionar requisito',
      remove: row => `Remover o requisito ${row}`,
    },
  },
  attribute: 'Sobre',
  operator: 'Comparação',
  feature: 'Requisito sobre',
  effect: 'Efeito',
  addMessage: 'Adicionar uma mensagem ao remetente',
  removeMessage: 'Remover a mensagem',

  version: version => `Versão ${version}`,
  savedBy: (time, email) => `${time}, por ${email}`,
  restore: 'Restaurar',
  restoreVersion: version => `Restaurar a versão ${version}`,
  restoreTitle: version => `Restaurar a versão ${version}?`,
  restoreText: version => `Será guardada como versão ${version}, com estas alterações:`,
  restoreLoses: 'As alterações por guardar perdem-se.',
  restoring: 'A restaurar',
  olderVersions: 'Há versões mais antigas, que esta página não mostra.',

  stale: (email, newer, base) => `${email} guardou a versão ${newer} enquanto a versão ${base} estava a ser editada`,
  staleLoaded: version => `Está a ver a versão ${version}. As suas alterações são conservadas aqui.`,
  newerChanges: (version, time) => `Na versão ${version}, ${time}`,
  ownChanges: 'As suas alterações por guardar',
  loadVersion: version => `Carregar a versão ${version}`,
  reapply: version => `Aplicar as suas alterações à versão ${version}`,
}

export const policyChangeTexts: PolicyChangeTexts = {
  none: 'Sem diferenças.',
  kinds: { added: 'Adicionado', removed: 'Removido', changed: 'Alterado' },
  name: 'Nome',
  description: 'Descrição',
  mode: 'Modo',
  condition: 'Condição',
  demand: 'Requisito',
  message: 'Mensagem',
  link: 'Ligação',
  text: (label, text) => `${label}: «${text}»`,
  changedText: (label, before, after) => `${label}: «${before}» passou a «${after}»`,
  withDetails: (change, details) => `${change} (${details.join('; ')})`,
  addedValues: values => `adicionados: ${values.join(', ')}`,
  removedValues: values => `removidos: ${values.join(', ')}`,
  addedText: (label, text) => `${label}, texto adicionado: «${text}»`,
  removedText: (label, text) => `${label}, texto removido: «${text}»`,
}

export const policyFaults: PolicyFaultsTexts = {
  required: 'Este campo é obrigatório',
  min: min => `O número deve ser maior ou igual a ${min}`,
  max: max => `O número deve ser menor ou igual a ${max}`,
  invalidJson: 'JSON inválido',
  text: 'Introduza um texto.',
  number: 'Introduza um número.',
  whole: 'Introduza um número inteiro.',
  value: 'Introduza um texto, um número, true ou false.',
  types: {
    string: 'Introduza um texto.',
    number: 'Introduza um número.',
    int: 'Introduza um número inteiro.',
    boolean: 'Introduza true ou false.',
    array: 'Introduza uma lista.',
    tuple: 'Introduza uma lista.',
    object: 'Introduza um objeto.',
  },
  oneOf: values =>
    values.length === 1 ? `Introduza ${values[0]}.` : `Introduza um destes valores: ${values.join(', ')}.`,
  tooLong: max => `Introduza, no máximo, ${plural(max, { one: '# caráter', other: '# carateres' }, 'pt')}.`,
  tooMany: max => `São possíveis, no máximo, ${number(max)}.`,
  unknownField: 'Este campo não existe aqui.',
  unknownFields: keys =>
    plural(
      keys.length,
      {
        one: `Aqui não existe o campo ${formatList(
          keys.map(key => `«${key}»`),
          'pt',
        )}.`,
        other: `Aqui não existem os campos ${formatList(
          keys.map(key => `«${key}»`),
          'pt',
        )}.`,
      },
      'pt',
    ),
  unknownChoice: 'Escolha um valor da lista.',
  infoTypeOff:
    'Os ficheiros não são analisados quanto a este tipo de dados. Escolha outro ou peça aos operadores que o acrescentem às definições.',
  address: 'Introduza um endereço, como carol@partner.example.',
  addressPattern:
    'Introduza um endereço, como carol@partner.example. Só as partes completas de um domínio podem ter letras como ü. São possíveis, no máximo, 8 *.',
  domain: 'Introduza um domínio, como partner.example.',
  domainPattern:
    'Introduza um domínio, como partner.example. As partes com * ou ? não podem ter letras como ü. São possíveis, no máximo, 8 *.',
  pattern: 'São possíveis, no máximo, 8 *.',
  extension: 'Introduza uma extensão, como pdf.',
  link: 'Introduza um endereço que comece por https:.',
  group: groups => `Introduza ${formatList(groups, 'pt', 'disjunction')}.`,
  days: (min, max) => `Introduza um número de dias de ${min} a ${max}. São os limites da sua organização.`,
  templateSet: 'Não existe nenhum conjunto de modelos com este nome.',
  noCodes: 'A sua organização não envia códigos por SMS, porque não tem países configurados para tal.',
  repeated: 'Esta política já o contém.',
  expiry: 'O mínimo de dias até expirar excede o máximo.',
}

export const policyForm: PolicyFormTexts = {
  fields: {
    name: { label: 'Nome', help: 'Os remetentes leem-no quando a política se lhes aplica.' },
    description: { label: 'Descrição', help: 'Para administradores: a razão de ser da política.' },
    mode: { label: 'Modo', help: '' },
  },
  conditions: {
    label: 'Quando',
    help: 'Todas as condições têm de ser cumpridas. Sem condições, a política aplica-se a todos os envios.',
    item: 'Condição',
  },
  statements: { label: 'Então', help: 'O que a política exige de um envio destes.', item: 'Requisito' },
  explanation: {
    message: { label: 'A sua própria mensagem', help: 'O remetente lê-a com o nome da política.' },
    link: { label: 'Ligação', help: 'Mostrada com a mensagem, por exemplo para as suas diretrizes.' },
  },
  value: 'Valor',
  values: 'Valores',
  yes: 'Sim',
  no: 'Não',

  attributes: {
    sender: {
      group: 'Remetente',
      label: 'Endereço do remetente',
      help: 'O endereço de e-mail do membro que envia ou pede os ficheiros.',
    },
    'sender.domain': { group: 'Remetente', label: 'Domínio do remetente', help: 'A parte depois da @.' },
    'sender.group': {
      group: 'Remetente',
      label: 'Grupos do remetente',
      help: 'Os grupos do membro que envia ou pede os ficheiros.',
    },
    recipient: {
      group: 'Destinatário',
      label: 'Endereço do destinatário',
      help: 'Num pedido, a pessoa a quem são pedidos ficheiros.',
    },
    'recipient.domain': { group: 'Destinatário', label: 'Domínio do destinatário', help: 'A parte depois da @.' },
    'recipient.isNewToSender': {
      group: 'Destinatário',
      label: 'Novo para o remetente',
      help: 'O remetente ainda não trocou nada com este endereço.',
    },
    'recipient.isNewToOrganisation': {
      group: 'Destinatário',
      label: 'Novo para a organização',
      help: 'Nenhum membro trocou ainda nada com este endereço. Os remetentes ficam a sabê-lo pelo efeito da política.',
    },
    'files.extension': {
      group: 'Ficheiros',
      label: 'Tipos de ficheiro',
      help: 'Extensões dos nomes dos ficheiros, como pdf.',
    },
    'files.count': { group: 'Ficheiros', label: 'Número de ficheiros', help: 'Num só envio.' },
    'files.totalSize': { group: 'Ficheiros', label: 'Tamanho total', help: 'De todos os ficheiros de um envio.' },
    'files.infoType': {
      group: 'Ficheiros',
      label: 'Dados sensíveis',
      help: 'O que a inspeção encontra em todos os ficheiros em conjunto.',
    },
    'files.anonymized': {
      group: 'Ficheiros',
      label: 'Anonimizados',
      help: 'Todos os ficheiros têm colunas anonimizadas.',
    },
    'files.notInspectable': {
      group: 'Ficheiros',
      label: 'Não inspecionáveis',
      help: 'Há partes de um ficheiro que não é possível ler, como digitalizações e arquivos comprimidos encriptados.',
    },
    'files.unscannable': {
      group: 'Ficheiros',
      label: 'Não analisável',
      help: 'A análise de malware não consegue ler um ficheiro por completo, como um arquivo encriptado.',
    },
    isTransferRequest: {
      group: 'Envio',
      label: 'Ficheiros pedidos',
      help: 'Os ficheiros são pedidos, não enviados.',
    },
    trackingId: {
      group: 'Envio',
      label: 'ID de acompanhamento',
      help: 'O texto que o remetente introduz como ID de acompanhamento.',
    },
  },

  operators: {
    in: 'é um destes',
    notIn: 'não é nenhum destes',
    matches: 'corresponde a um padrão',
    anyOf: 'incluem algum destes',
    allOf: 'incluem todos estes',
    noneOf: 'não incluem nenhum destes',
    gte: 'no mínimo',
    lte: 'no máximo',
    is: 'é',
  },

  units: { 'files.count': 'ficheiros', 'files.totalSize': 'MiB', minCount: 'vezes', days: 'dias' },
  groups: { org: 'Membros (org)', admin: 'Administradores (admin)' },
  dependents: {
    minCount: {
      label: 'No mínimo',
      help: 'Quantas vezes em todos os ficheiros em conjunto. Uma vez, se estiver vazio.',
    },
    minLikelihood: {
      label: 'Certeza',
      help: 'Os resultados menos certos não contam. Possível, se estiver vazio.',
    },
  },
  likelihoods: {
    VERY_UNLIKELY: 'Muito improvável ou mais',
    UNLIKELY: 'Improvável ou mais',
    POSSIBLE: 'Possível ou mais',
    LIKELY: 'Provável ou mais',
    VERY_LIKELY: 'Muito provável',
  },

  features: {
    anonymousTransfer: {
      label: 'Ocultação do remetente',
      help: 'O destinatário não fica a saber quem envia os ficheiros.',
    },
    passwordProtection: {
      label: 'Proteção por palavra-passe',
      help: 'Os ficheiros são encriptados num arquivo comprimido com palavra-passe.',
    },
    mobileOtp: {
      label: 'Código de utilização única',
      help: 'O destinatário confirma um número de telefone com um código.',
    },
    emailOtp: {
      label: 'Código por e-mail',
      help: 'O destinatário confirma a sua caixa de correio com um código. Um código por SMS também serve e é mais seguro.',
    },
    trackingId: { label: 'ID de acompanhamento', help: 'A referência do próprio remetente para o envio.' },
    acknowledgement: {
      label: 'Confirmação',
      help: 'O remetente confirma que o destinatário aceitou ser contactado.',
    },
    signIn: {
      label: 'Início de sessão do destinatário',
      help: 'A ligação só abre depois de iniciar sessão com o endereço do destinatário. O destinatário precisa de uma conta.',
    },
    minExpiryDays: {
      label: 'Mínimo de dias até expirar',
      help: 'Os ficheiros ficam disponíveis, pelo menos, durante este tempo.',
    },
    maxExpiryDays: {
      label: 'Máximo de dias até expirar',
      help: 'Os ficheiros ficam disponíveis, no máximo, durante este tempo.',
    },
    templateSet: { label: 'Conjunto de modelos', help: 'Os e-mails usam este conjunto.' },
    transfer: { label: 'O próprio envio', help: 'Se chega ou não a ser enviado.' },
  },

  effects: {
    prohibited: 'não se permite',
    optional: 'é opcional',
    required: 'exige-se',
    set: 'é',
    allow: 'permite-se',
    warn: 'mostra um aviso',
    block: 'bloqueia-se',
  },

  set: 'Conjunto',
  days: 'Dias',
  daysHelp: (min, max) => `De ${min} a ${max} dias, os limites da sua organização.`,
  signInOutside:
    'Os destinatários fora dos domínios da sua organização precisam de uma conta que possa iniciar sessão aqui. Sem ela, não conseguem abrir a ligação.',
}

export const policySimulation: PolicySimulationTexts = {
  try: 'Experimentar',
  title: 'Em envios anteriores',
  running: 'A experimentar em envios anteriores…',
  failed: 'Não foi possível experimentar a política',
  afterUpload: 'A verificação após o carregamento também tem em conta os tipos de ficheiro detetados e a anonimização.',
  outdated: 'A política mudou entretanto. Experimente de novo.',
  examples: 'Exemplos',
  exchange: '{sender} para {recipient}',

  noTransfers: 'Não há envios dos últimos 90 dias em que a experimentar.',
  noMatch: transfers =>
    plural(
      transfers,
      {
        one: 'Não se teria aplicado ao # envio dos últimos 90 dias.',
        other: 'Não se teria aplicado a nenhum dos # envios dos últimos 90 dias.',
      },
      'pt',
    ),
  matches: (matched, transfers) =>
    plural(
      transfers,
      {
        one: `Ter-se-ia aplicado a ${number(matched)} de # envio dos últimos 90 dias.`,
        other: `Ter-se-ia aplicado a ${number(matched)} de # envios dos últimos 90 dias.`,
      },
      'pt',
    ),
  counts: (blocked, warned, changed) =>
    `Bloqueados: ${number(blocked)}; com aviso: ${number(warned)}; alterados: ${number(changed)}.`,
  undecided: transfers =>
    plural(
      transfers,
      {
        one: 'Não há informação suficiente para decidir # envio.',
        other: 'Não há informação suficiente para decidir # envios.',
      },
      'pt',
    ),
  asOf: iso => `Faltam as alterações posteriores a ${formatDateTime(iso, undefined, 'pt')}.`,

  outcomes: {
    blocked: 'Bloqueado',
    warned: 'Com aviso',
    changed: 'Alterado',
    matched: 'Abrangido',
  },
  blocked: 'Teria sido bloqueado.',
  warned: 'O remetente teria recebido um aviso.',
  matched: 'É abrangido, mas a política não exige nada dele.',
  required: {
    anonymousTransfer: 'Foi enviado sem ocultar o remetente.',
    passwordProtection: 'Foi enviado sem proteção por palavra-passe.',
    mobileOtp: 'Foi enviado sem código de utilização única.',
    emailOtp: 'Foi enviado sem código por e-mail.',
    trackingId: 'Foi enviado sem ID de acompanhamento.',
    acknowledgement: 'Foi enviado sem a confirmação.',
  },
  prohibited: {
    anonymousTransfer: 'Foi enviado com o remetente oculto.',
    passwordProtection: 'Foi enviado com proteção por palavra-passe.',
    mobileOtp: 'Foi enviado com código de utilização única.',
    emailOtp: 'Foi enviado com código por e-mail.',
    trackingId: 'Foi enviado com ID de acompanhamento.',
  },
  atLeast: (actual, least) => `Devia expirar após ${days(actual)}, mas o mínimo é de ${days(least)}.`,
  atMost: (actual, most) => `Devia expirar após ${days(actual)}, mas o máximo é de ${days(most)}.`,
  templateSet: (used, required) => `Usou o conjunto de modelos «${used}» em vez de «${required}».`,
}

export const policyPacks: PolicyPacksTexts = {
  title: 'Adicionar de um pacote',
  about: 'Cada pacote contém políticas para uma lei ou norma. Em modo de monitorização, apenas registam o que fariam.',
  sources: 'Fontes',
  add: count =>
    plural(
      count,
      {
        one: 'Adicionar # política em modo de monitorização',
        other: 'Adicionar # políticas em modo de monitorização',
      },
      'pt',
    ),
  added: count => plural(count, { one: '# política foi adicionada', other: '# políticas foram adicionadas' }, 'pt'),
  inList: 'Todas as políticas deste pacote estão na lista.',
  adding: (position, count) => `A adicionar ${position} de ${count}…`,
  allAdded: 'Adicionadas',
  outcomes: {
    added: 'Adicionada',
    skipped: 'Ignorada, porque já existe uma política com este nome.',
    refused: reason => `Não adicionada: ${reason}`,
  },
  counts: {
    added: count => plural(count, { one: '# adicionada', other: '# adicionadas' }, 'pt'),
    skipped: count => plural(count, { one: '# ignorada', other: '# ignoradas' }, 'pt'),
    refused: count => plural(count, { one: '# não adicionada', other: '# não adicionadas' }, 'pt'),
  },
  result: counts => `${counts.join(', ')}.`,
}

export const policyPackTexts: PolicyPackTexts = {
  paymentCards: {
    title: 'Cartões de pagamento (PCI DSS 4.0)',
    description: 'Os números de cartão saem da organização encriptados, por pouco tempo e nunca em listas.',
    policies: {
      encrypted: {
        name: 'PCI DSS: números de cartão encriptados',
        description:
          'Requisito 4.2.2: os números de cartão enviados a uma pessoa são protegidos com criptografia forte.',
        message: 'Os ficheiros com números de cartão precisam de proteção por palavra-passe.',
      },
      shortLived: {
        name: 'PCI DSS: números de cartão durante sete dias',
        description: 'Requisito 3.2.1: os dados de conta só são guardados enquanto forem necessários.',
        message: 'Uma ligação para números de cartão funciona, no máximo, durante sete dias.',
      },
      blocked: {
        name: 'PCI DSS: sem listas de números de cartão',
        description: 'Requisito 3.5.1: os números de cartão guardados são ilegíveis. Em vez disso, anonimize a coluna.',
        message:
          'Não é permitido enviar listas de números de cartão. Anonimize primeiro a coluna com os números de cartão.',
      },
    },
  },
  healthData: {
    title: 'Dados de saúde (HIPAA)',
    description: 'Os ficheiros que identificam doentes são encriptados, e só uma pessoa verificada os abre.',
    policies: {
      encrypted: {
        name: 'HIPAA: pessoas identificadas encriptadas',
        description:
          '164.312(e)(1): as informações são protegidas durante a transmissão. Um nome com um número de identificação identifica uma pessoa (164.514(b)(2)).',
        message: 'Os ficheiros que identificam pessoas precisam de proteção por palavra-passe.',
      },
      verified: {
        name: 'HIPAA: destinatários comprovam a identidade',
        description: '164.312(d): quem pede acesso comprova a sua identidade.',
        message:
          'O destinatário tem de confirmar um número de telefone antes de abrir ficheiros que identificam pessoas.',
      },
      anonymized: {
        name: 'HIPAA: listas de pessoas anonimizadas',
        description: '164.514(b)(2): sem os identificadores, as regras deixam de se aplicar.',
        message: 'Parece ser uma lista de pessoas. Anonimize as colunas de que o destinatário não precisa.',
      },
    },
  },
  personalData: {
    title: 'Dados pessoais (RGPD)',
    description: 'Os dados pessoais saem da organização protegidos, e apenas na medida e durante o tempo necessários.',
    policies: {
      encrypted: {
        name: 'RGPD: números de identificação encriptados',
        description:
          'Artigos 32.º, n.º 1, alínea a), e 87.º: a cifragem é uma medida adequada ao risco; aos números nacionais de identificação aplicam-se condições específicas.',
        message: 'Os ficheiros com números de identificação precisam de proteção por palavra-passe.',
      },
      warned: {
        name: 'RGPD: só os dados necessários',
        description: 'Artigo 5.º, n.º 1, alínea c), minimização dos dados.',
        message:
          'Parecem ser dados pessoais de muitas pessoas. Anonimize as colunas de que o destinatário não precisa.',
      },
      shortLived: {
        name: 'RGPD: dados pessoais durante catorze dias',
        description: 'Artigo 5.º, n.º 1, alínea e), limitação da conservação.',
        message: 'Uma ligação para dados pessoais funciona, no máximo, durante catorze dias.',
      },
    },
  },
  ownDomain: {
    title: 'Início de sessão no próprio domínio',
    description: 'Os colegas só abrem ligações depois de iniciarem sessão.',
    policies: {
      signIn: {
        name: 'Os colegas iniciam sessão',
        description: 'Uma ligação num e-mail reencaminhado não abre nada sem a conta do destinatário.',
      },
    },
  },
  unreadFiles: {
    title: 'Nada sai sem ser lido',
    description: 'Os ficheiros que não podem ser inspecionados ficam na organização.',
    policies: {
      blocked: {
        name: 'Nada sai sem ser lido',
        description: 'Um ficheiro encriptado, danificado ou desconhecido pode conter qualquer coisa.',
        message:
          'Não foi possível inspecionar um ficheiro por completo. Envie-o num formato legível, sem palavra-passe própria.',
      },
    },
  },
}
