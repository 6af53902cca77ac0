import type { WordsTexts } from '../en/words.ts'
import { countFiles, formatBytes, formatCount, plural } from '../format.ts'

const kind = (one: string, many: string) => ({
  one,
  many,
  counted: (count: number) => plural(count, { one: `# ${one}`, other: `# ${many}` }, 'pt'),
})

const infoTypes: WordsTexts['infoTypes'] = {
  CREDIT_CARD_NUMBER: {
    one: 'número de cartão de crédito',
    many: 'números de cartão de crédito',
    counted: count =>
      plural(count, { one: '# número de cartão de crédito', other: '# números de cartão de crédito' }, 'pt'),
  },
  DOMAIN_NAME: {
    one: 'nome de domínio',
    many: 'nomes de domínio',
    counted: count => plural(count, { one: '# nome de domínio', other: '# nomes de domínio' }, 'pt'),
  },
  EMAIL_ADDRESS: {
    one: 'endereço de e-mail',
    many: 'endereços de e-mail',
    counted: count => plural(count, { one: '# endereço de e-mail', other: '# endereços de e-mail' }, 'pt'),
  },
  IBAN_CODE: {
    one: 'código IBAN',
    many: 'códigos IBAN',
    counted: count => plural(count, { one: '# código IBAN', other: '# códigos IBAN' }, 'pt'),
  },
  IP_ADDRESS: {
    one: 'endereço IP',
    many: 'endereços IP',
    counted: count => plural(count, { one: '# endereço IP', other: '# endereços IP' }, 'pt'),
  },
  LOCATION: {
    one: 'localização',
    many: 'localizações',
    counted: count => plural(count, { one: '# localização', other: '# localizações' }, 'pt'),
  },
  PERSON_NAME: {
    one: 'nome de pessoa',
    many: 'nomes de pessoas',
    counted: count => plural(count, { one: '# nome de pessoa', other: '# nomes de pessoas' }, 'pt'),
  },
  PHONE_NUMBER: {
    one: 'número de telefone',
    many: 'números de telefone',
    counted: count => plural(count, { one: '# número de telefone', other: '# números de telefone' }, 'pt'),
  },
  NATIONAL_ID: {
    one: 'número de identificação nacional',
    many: 'números de identificação nacional',
    counted: count =>
      plural(count, { one: '# número de identificação nacional', other: '# números de identificação nacional' }, 'pt'),
  },
  STREET_ADDRESS: {
    one: 'morada',
    many: 'moradas',
    counted: count => plural(count, { one: '# morada', other: '# moradas' }, 'pt'),
  },
  SWIFT_CODE: {
    one: 'código SWIFT',
    many: 'códigos SWIFT',
    counted: count => plural(count, { one: '# código SWIFT', other: '# códigos SWIFT' }, 'pt'),
  },
  API_KEY: kind('chave de API', 'chaves de API'),
  BANK_ACCOUNT_NUMBER: kind('número de conta bancária', 'números de conta bancária'),
  CRYPTO_ADDRESS: kind('endereço de criptomoeda', 'endereços de criptomoeda'),
  DATE_OF_BIRTH: kind('data de nascimento', 'datas de nascimento'),
  DRIVERS_LICENSE_NUMBER: kind('número de carta de condução', 'números de carta de condução'),
  ICD10_CODE: kind('código CID-10', 'códigos CID-10'),
  LICENSE_PLATE: kind('matrícula de veículo', 'matrículas de veículo'),
  LOCATION_COORDINATES: kind('par de coordenadas', 'pares de coordenadas'),
  MAC_ADDRESS: kind('endereço MAC', 'endereços MAC'),
  MEDICAL_RECORD_NUMBER: kind('número de processo clínico', 'números de processo clínico'),
  PASSPORT_NUMBER: kind('número de passaporte', 'números de passaporte'),
  PRIVATE_KEY: kind('chave privada', 'chaves privadas'),
  TAX_NUMBER: kind('número fiscal', 'números fiscais'),
}

const likelihoods: WordsTexts['likelihoods'] = {
  VERY_UNLIKELY: 'muito improvável',
  UNLIKELY: 'improvável',
  POSSIBLE: 'possível',
  LIKELY: 'provável',
  VERY_LIKELY: 'muito provável',
}

const states: WordsTexts['states'] = {
  provisional: { label: 'Em curso', meaning: 'O envio está a ser iniciado' },
  requested: { label: 'Pedido', meaning: 'A aguardar que o destinatário carregue ficheiros' },
  uploading: { label: 'A carregar', meaning: 'Os ficheiros estão a ser carregados' },
  processing: { label: 'Em processamento', meaning: 'Os ficheiros estão a ser processados' },
  active: { label: 'Ativo', meaning: 'Ficheiros partilhados com o destinatário' },
  failed: { label: 'Falhado', meaning: 'Não foi possível concluir o envio' },
  expired: { label: 'Expirado', meaning: 'O envio expirou' },
  retracted: { label: 'Revogado', meaning: 'O envio foi revogado' },
  unknown: { label: 'Desconhecido', meaning: 'Esta página ainda não conhece este estado. Recarregue-a.' },
}

const options: WordsTexts['options'] = {
  anonymized: 'Anonimização',
  passwordProtected: 'Proteção por palavra-passe',
  otp: 'Código de utilização única',
  trackingId: 'ID de acompanhamento',
}

const ranges: WordsTexts['ranges'] = {
  today: 'Hoje',
  yesterday: 'Ontem',
  tomorrow: 'Amanhã',
  'last-7-days': 'Últimos 7 dias',
  'this-week': 'Esta semana',
  'last-week': 'Semana passada',
  'next-week': 'Próxima semana',
  'this-month': 'Este mês',
  'last-month': 'Mês passado',
  'next-month': 'Próximo mês',
}

const methods: WordsTexts['methods'] = {
  none: 'Nenhum',
  sha256: 'Hash',
  basic_mask: 'Máscara',
  regex_mask: 'Regex',
  fpe_ffx2: 'Encriptação com preservação de formato',
}

const unreadReasons: WordsTexts['unread']['reasons'] = {
  password: 'proteção por palavra-passe',
  broken: 'está danificado ou o conteúdo não corresponde ao formato',
  unknown: 'formato desconhecido',
  unsupported: 'não há texto legível neste formato',
  encoding: 'codificação de texto desconhecida, guarde o ficheiro como UTF-8',
  tooLarge: 'demasiado grande quando descomprimido',
  tooDeep: 'demasiados arquivos comprimidos dentro de outros',
  tooManyEntries: 'demasiadas entradas',
  overlapping: 'entradas sobrepostas, sinal de um arquivo comprimido enganador',
  timeout: 'a leitura demorou demasiado',
  memory: 'a leitura precisou de demasiada memória',
  sampled: 'alguns tipos de dados só foram procurados numa parte do texto',
  other: 'motivo desconhecido',
}

const heldMeaning = 'Os ficheiros não são disponibilizados sem verificação. O envio continua automaticamente.'
const held: WordsTexts['held'] = {
  inspection: `A inspeção de ficheiros não está a funcionar corretamente neste momento. ${heldMeaning}`,
  extraction: `A leitura de documentos não está a funcionar corretamente neste momento. ${heldMeaning}`,
  anonymization: `A anonimização de tabelas não está a funcionar corretamente neste momento. ${heldMeaning}`,
  scanner:
    'A análise de malware não está a funcionar corretamente neste momento. Os ficheiros não são entregues sem verificação. A transferência continua automaticamente.',
  other: `Uma verificação não está a funcionar corretamente neste momento. ${heldMeaning}`,
}

const count = (files: number) => countFiles(files, 'pt')
const all = (files: number) => plural(files, { one: 'o único ficheiro', other: 'todos os # ficheiros' }, 'pt')

function countPeople(people: number, isAtLeast: boolean): string {
  const counted = plural(people, { one: '# pessoa', other: '# pessoas' }, 'pt')
  return isAtLeast ? `Pelo menos ${counted}` : counted
}

export const words: WordsTexts = {
  infoTypes,
  likelihoods,
  states,
  options,
  ranges,
  methods,

  since: day => `desde ${day}`,
  until: day => `até ${day}`,
  anyTime: 'qualquer data',
  justNow: 'agora mesmo',
  filesInTotal: (files, bytes) => `${count(files)}, ${formatBytes(bytes, 'pt')} no total`,

  unread: {
    reasons: unreadReasons,
    file: reason => `Não foi possível inspecionar o ficheiro: ${reason}.`,
    endOfFile: reason => `Não foi possível inspecionar o ficheiro até ao fim: ${reason}.`,
    parts: (parts, reason) =>
      plural(
        parts,
        {
          one: `Não foi possível inspecionar # parte do ficheiro: ${reason}.`,
          other: `Não foi possível inspecionar # partes do ficheiro: ${reason}.`,
        },
        'pt',
      ),
    none: 'Não foi possível inspecionar',
    noneBecause: reason => `Não foi possível inspecionar: ${reason}`,
    part: 'Não foi possível inspecionar tudo',
    partBecause: reason => `Não foi possível inspecionar tudo: ${reason}`,
  },
  malware: {
    reasons: {
      encrypted: 'encriptado',
      tooDeep: 'demasiados arquivos dentro de arquivos',
      tooLarge: 'demasiado grande',
      other: 'ilegível',
    },
    unscannable: reason => `Não foi possível analisar quanto a malware: ${reason}`,
    infected: name => `Malware detetado: ${name}`,
    allowed: 'Permitido por um administrador apesar de um alerta de malware',
    waiting: 'A aguardar a análise de malware',
    clean: 'Nenhum malware detetado',
    notScanned: 'Não analisado quanto a malware',
  },
  notInspected: 'Não inspecionado',
  notInspectedYet: 'Ainda não inspecionado',
  nothingFound: 'Nada encontrado',
  nothingFoundInPart: 'Nada encontrado no que foi possível inspecionar',

  downloads: {
    none: 'Ainda nenhuma',
    counted: downloads => plural(downloads, { one: '# transferência', other: '# transferências' }, 'pt'),
    people: countPeople,
    archive: (people, isAtLeast) => `${countPeople(people, isAtLeast)}, o arquivo comprimido`,
    some: (people, isAtLeast, files, of) =>
      `${countPeople(people, isAtLeast)}, ${formatCount(files, 'pt')} de ${count(of)}`,
    byOne: files => `${countPeople(1, false)}, ${all(files)}`,
    byEach: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, ${all(files)} cada`,
    together: (people, isAtLeast, files) => `${countPeople(people, isAtLeast)}, ${all(files)} em conjunto`,
    howCounted: 'As pessoas distinguem-se pelo início de sessão, pelo código ou pela rede.',
    firstOn: moment => `A primeira em ${moment}`,
  },

  abandoned: 'O carregamento foi anulado. Nada foi partilhado.',
  corrected: 'O destinatário foi corrigido antes do envio. Nada foi partilhado.',
  wrongRecipient: 'Enviado ao destinatário errado, retirado',
  arrived: recipient => `Os ficheiros de ${recipient} chegaram`,
  extend: 'Prolongar',
  retractRefused: 'Só é possível revogar os envios ativos ou pedidos.',

  held,
  heldTitle: 'Os seus ficheiros estão em espera',
  processing: recipient => `Os seus ficheiros estão a ser processados e serão depois enviados para ${recipient}.`,
  processingUnmailed: recipient =>
    `Os seus ficheiros estão a ser processados. Não é enviado nenhum e-mail: quando terminar, copie a ligação e faça-a chegar a ${recipient}.`,

  several: {
    andOthers: (first, others) => `${first} e mais ${formatCount(others, 'pt')}`,
    count: recipients =>
      plural(recipients, { one: '# destinatário', many: '# de destinatários', other: '# destinatários' }, 'pt'),
    add: 'Adicionar outro destinatário',
    fromFile: 'De um ficheiro',
    addLater: 'Adicionar destinatários',
    processingUnmailed:
      'Os seus ficheiros estão a ser processados. Não é enviado nenhum e-mail: quando terminar, abra o envio, copie a ligação de cada destinatário e faça-a chegar.',
    readyByHand: 'Os seus ficheiros estão prontos. Abra o envio, copie a ligação de cada destinatário e faça-a chegar.',
    noLongerShared: 'Os destinatários já não podem obter os ficheiros.',
    discardText:
      'O carregamento para e todos os dados carregados são eliminados. Os destinatários não recebem nada nem são avisados.',
  },
}
