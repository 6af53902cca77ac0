import type { PolicyMatchesTexts, PolicyModesTexts, PolicyPageTexts, PolicySummaryTexts } from '../en/policies.ts'
import { formatCount, formatDuration, formatList, plural } from '../format.ts'

export const policyPage: PolicyPageTexts = {
  title: 'Conformidade',
  add: 'Adicionar política',
  addFromPack: 'Adicionar de um pacote',
  empty: 'Ainda não há políticas',
  emptyText:
    'Uma política aplica-se aos envios que cumprem as suas condições: por exemplo, os ficheiros com números de cartão de crédito têm de ser protegidos por palavra-passe, ou os envios para novos destinatários mostram um aviso. Sem políticas, os remetentes escolhem todas as opções.',
  loading: 'A carregar as políticas',
  listFailed: 'Não foi possível carregar a lista de políticas',
  fetchFailed: 'Não foi possível obter a política',
  formFailed: 'Não foi possível carregar a definição do formulário de políticas',
  dialogFailed: 'Não foi possível carregar a caixa de diálogo. Verifique a sua ligação à rede ou recarregue a página.',
  packsFailed: 'Não foi possível carregar os pacotes de políticas',
  createFailed: 'Não foi possível criar a política',
  updateFailed: 'Não foi possível atualizar a política',
  created: 'A política foi criada com êxito',
  updated: 'A política foi atualizada com êxito',

  id: 'ID',
  name: 'Nome',
  description: 'Descrição',
  mode: 'Modo',
  updatedOn: 'Atualizada em',
  version: 'Versão',
  actions: 'Ações',
  edit: 'Editar',
  editOf: name => `Editar: ${name}`,
  modeOf: name => `Modo de ${name}`,
  changeMode: (name, mode) => `Mudar «${name}» para «${mode}»?`,
  change: 'Mudar',
  saving: 'A guardar',
  justNow: 'agora mesmo',
}

export const policyModes: PolicyModesTexts = {
  enforce: { label: 'Aplicar', help: 'Aplica-se a todos os envios que cumprem as condições.' },
  monitor: { label: 'Monitorizar', help: 'Só regista o que faria.' },
  off: { label: 'Desativada', help: 'Não faz nada.' },
}

export const policyMatches: PolicyMatchesTexts = {
  enforced: count =>
    plural(count, { one: 'Aplicou-se a # envio em 90 dias', other: 'Aplicou-se a # envios em 90 dias' }, 'pt'),
  monitored: count =>
    plural(
      count,
      { one: 'Ter-se-ia aplicado a # envio em 90 dias', other: 'Ter-se-ia aplicado a # envios em 90 dias' },
      'pt',
    ),
  withEffects: (matched, effects) => `${matched}: ${effects.join(', ')}`,
  effects: {
    blocked: count => plural(count, { one: '# bloqueado', other: '# bloqueados' }, 'pt'),
    warned: count => plural(count, { one: '# com aviso', other: '# com aviso' }, 'pt'),
    changed: count => plural(count, { one: '# alterado', other: '# alterados' }, 'pt'),
  },
}

const or = (values: readonly string[]) => formatList(values, 'pt', 'disjunction')
const and = (values: readonly string[]) => formatList(values, 'pt')
/** 'a, b nem c' */
const nor = (values: readonly string[]) =>
  values.length < 2 ? values.join('') : `${values.slice(0, -1).join(', ')} nem ${values.at(-1)}`
const days = (count: number) => formatDuration(count, 'day', 'pt')

export const policySummaryTexts: PolicySummaryTexts = {
  sentence: (conditions, demands) => `Se ${and(conditions)}, ${and(demands)}.`,
  forAll: demands => `Em todos os envios, ${and(demands)}.`,
  unfinished: conditions => `Se ${and(conditions)}, …`,
  unfinishedForAll: 'Em todos os envios, …',
  others: count => plural(count, { one: 'mais #', other: 'mais #' }, 'pt'),

  texts: {
    sender: {
      in: values => `o remetente é ${or(values)}`,
      notIn: values => `o remetente não é ${nor(values)}`,
      matches: values => `o endereço do remetente corresponde a ${or(values)}`,
    },
    'sender.domain': {
      in: values => `o domínio do remetente é ${or(values)}`,
      notIn: values => `o domínio do remetente não é ${nor(values)}`,
      matches: values => `o domínio do remetente corresponde a ${or(values)}`,
    },
    recipient: {
      in: values => `o destinatário é ${or(values)}`,
      notIn: values => `o destinatário não é ${nor(values)}`,
      matches: values => `o endereço do destinatário corresponde a ${or(values)}`,
    },
    'recipient.domain': {
      in: values => `o domínio do destinatário é ${or(values)}`,
      notIn: values => `o domínio do destinatário não é ${nor(values)}`,
      matches: values => `o domínio do destinatário corresponde a ${or(values)}`,
    },
    trackingId: {
      in: values => `o ID de acompanhamento é ${or(values)}`,
      notIn: values => `o ID de acompanhamento não é ${nor(values)}`,
      matches: values => `o ID de acompanhamento corresponde a ${or(values)}`,
    },
  },
  sets: {
    'sender.group': {
      anyOf: groups => `o remetente pertence ao grupo ${or(groups)}`,
      allOf: groups =>
        groups.length === 1
          ? `o remetente pertence ao grupo ${groups[0]}`
          : `o remetente pertence aos grupos ${and(groups)}`,
      noneOf: groups => `o remetente não pertence ao grupo ${nor(groups)}`,
    },
    'files.extension': {
      anyOf: types => `algum ficheiro é do tipo ${or(types)}`,
      allOf: types =>
        types.length === 1 ? `algum ficheiro é do tipo ${types[0]}` : `há ficheiros dos tipos ${and(types)}`,
      noneOf: types => `nenhum ficheiro é do tipo ${or(types)}`,
    },
    'files.infoType': {
      anyOf: kinds => `os ficheiros contêm ${or(kinds)}`,
      allOf: kinds => `os ficheiros contêm ${and(kinds)}`,
      noneOf: kinds => `os ficheiros não contêm ${nor(kinds)}`,
    },
  },
  countedInfoTypes: {
    anyOf: kinds => `os ficheiros contêm, pelo menos, ${or(kinds)}`,
    allOf: kinds => `os ficheiros contêm, pelo menos, ${and(kinds)}`,
    noneOf: kinds => `os ficheiros contêm menos de ${or(kinds)}`,
  },
  certainty: {
    VERY_UNLIKELY: clause => `${clause} (mesmo que muito improvável)`,
    UNLIKELY: clause => `${clause} (mesmo que improvável)`,
    POSSIBLE: clause => clause,
    LIKELY: clause => `${clause} (pelo menos provável)`,
    VERY_LIKELY: clause => `${clause} (muito provável)`,
  },
  numbers: {
    'files.count': {
      gte: count =>
        plural(
          count,
          { one: 'o envio tem, pelo menos, # ficheiro', other: 'o envio tem, pelo menos, # ficheiros' },
          'pt',
        ),
      lte: count =>
        plural(
          count,
          { one: 'o envio tem, no máximo, # ficheiro', other: 'o envio tem, no máximo, # ficheiros' },
          'pt',
        ),
    },
    'files.totalSize': {
      gte: mebibytes => `o tamanho total é de, pelo menos, ${formatCount(mebibytes, 'pt')} MiB`,
      lte: mebibytes => `o tamanho total é de, no máximo, ${formatCount(mebibytes, 'pt')} MiB`,
    },
  },
  flags: {
    isTransferRequest: { yes: 'os ficheiros são pedidos', no: 'os ficheiros são enviados sem pedido' },
    'files.anonymized': {
      yes: 'todos os ficheiros estão anonimizados',
      no: 'nem todos os ficheiros estão anonimizados',
    },
    'files.notInspectable': {
      yes: 'não é possível inspecionar algum ficheiro por completo',
      no: 'é possível inspecionar todos os ficheiros por completo',
    },
    'files.unscannable': {
      yes: 'um ficheiro não pode ser analisado quanto a malware',
      no: 'nenhum ficheiro está fechado à análise de malware',
    },
    'recipient.isNewToSender': {
      yes: 'o destinatário é novo para o remetente',
      no: 'o remetente conhece o destinatário',
    },
    'recipient.isNewToOrganisation': {
      yes: 'o destinatário é novo para a organização',
      no: 'a organização conhece o destinatário',
    },
  },

  demands: {
    anonymousTransfer: {
      required: 'o remetente tem de estar oculto',
      optional: 'o remetente pode estar oculto',
      prohibited: 'o remetente não pode estar oculto',
    },
    passwordProtection: {
      required: 'os ficheiros têm de estar protegidos por palavra-passe',
      optional: 'os ficheiros podem estar protegidos por palavra-passe',
      prohibited: 'os ficheiros não podem estar protegidos por palavra-passe',
    },
    mobileOtp: {
      required: 'é exigido um código de utilização única',
      optional: 'o código de utilização única é opcional',
      prohibited: 'não é permitido um código de utilização única',
    },
    emailOtp: {
      required: 'é exigido um código por e-mail ou um mais seguro',
      optional: 'o código por e-mail é opcional',
      prohibited: 'não é permitido um código por e-mail',
    },
    trackingId: {
      required: 'é exigido um ID de acompanhamento',
      optional: 'o ID de acompanhamento é opcional',
      prohibited: 'não é permitido um ID de acompanhamento',
    },
    acknowledgement: {
      required: 'é exigida a confirmação do remetente',
      optional: 'a confirmação do remetente é opcional',
    },
    signIn: {
      required: 'o destinatário tem de iniciar sessão',
      optional: 'o destinatário não tem de iniciar sessão',
    },
    transfer: {
      allow: 'o envio é permitido',
      warn: 'o remetente vê um aviso',
      block: 'o envio é bloqueado',
    },
  },
  minExpiry: count => `os ficheiros têm de estar disponíveis durante, pelo menos, ${days(count)}`,
  maxExpiry: count => `os ficheiros têm de expirar após, no máximo, ${days(count)}`,
  templateSet: name => `os e-mails usam o conjunto de modelos «${name}»`,
}
