import type { DemandTexts, OptionsTexts, PolicyTexts } from '../en/options.ts'
import { formatCount, formatDateTime, formatDuration, formatList, plural } from '../format.ts'

const days = (count: number) => formatDuration(count, 'day', 'pt')
const about = (iso: string) => `até cerca de ${formatDateTime(iso, undefined, 'pt')}`

export const options: OptionsTexts = {
  panel: 'Opções',
  days: (min, max) => `De ${min} a ${max} dias.`,

  expiry: {
    label: 'Validade personalizada',
    field: 'Dias até a ligação expirar',
    lasting: (count, until) => `${days(count)}, ${about(until)}`,
    fixed: (count, until) => `A ligação funciona durante ${days(count)}, ${about(until)}`,
    invalid: 'Ainda sem um número de dias válido',
    requestField: 'Dias até a ligação de carregamento expirar',
    requestFixed: count => `A ligação de carregamento funciona durante ${days(count)}`,
  },

  protection: {
    label: 'Proteção por palavra-passe',
    on: 'Ativada: um arquivo comprimido ZIP, com a palavra-passe num segundo e-mail',
    off: 'Desativada: os ficheiros são enviados tal como estão',
    meaning:
      'Todos os ficheiros são enviados num só arquivo comprimido ZIP, encriptado com AES-256. O destinatário recebe a palavra-passe num segundo e-mail e precisa de um programa ZIP compatível com AES-256, como 7-Zip, WinZip ou Keka.',
    demand: 'A sua organização exige a proteção por palavra-passe para este envio.',
    tooLargeTitle: 'A sua organização exige a proteção por palavra-passe para este envio',
    tooLarge: 'Volte atrás e envie menos ficheiros de cada vez.',
  },

  code: {
    label: 'Código por SMS',
    meaning: 'Antes da transferência, o destinatário introduz um código enviado para o seu telefone.',
    demand: 'A sua organização exige um código por SMS.',
    offForLink: 'Desativado: a ligação é suficiente',
    offForSignIn: 'Desativado: o início de sessão é suficiente',
    incomplete: isMailed =>
      isMailed ? 'Ativado: ainda sem número válido, ou por e-mail' : 'Ativado: ainda sem número válido',
    missing: isMailed => (isMailed ? 'Ativado: ainda sem número, ou por e-mail' : 'Ativado: ainda sem número'),
    on: (number, isMailed) =>
      isMailed ? `Ativado: enviado para ${number}, ou por e-mail` : `Ativado: enviado para ${number}`,
    byEmail: 'Permitir também o código por e-mail',
    byEmailMeaning:
      'Mais prático, mas menos seguro: quem puder ler o e-mail do destinatário obtém tanto a ligação como o código.',
    goesTo: 'O código é enviado para {number}, como num envio anterior.',
    otherNumber: 'Usar outro número',
    goesElsewhere: 'O código é enviado para um número diferente do de um envio anterior.',
    keep: number => `Manter ${number}`,
  },

  emailCode: {
    label: 'Código por e-mail',
    meaning:
      'Antes da transferência, o destinatário introduz um código que a página envia para o seu endereço. Impede quem só tenha uma ligação reencaminhada. É menos seguro do que um telefone: a ligação e o código chegam à mesma caixa de correio.',
    demand: 'A sua organização exige um código, pelo menos por e-mail.',
    off: 'Desativado',
    on: 'Ativado: enviado para o endereço do destinatário',
  },

  phone: {
    label: 'Número de telemóvel do destinatário',
    country: 'País',
    region: (country, callingCode) => `${country} (+${callingCode})`,
    otherCountry: 'Para outro país, comece por + e o respetivo indicativo.',
    loading: 'A carregar o campo de telefone',
    notLoaded: 'Não foi possível carregar o campo de telefone',
    notLoadedText: 'Verifique a sua ligação à rede. O que introduziu é conservado.',
  },

  sender: {
    label: 'Ocultar o meu nome e endereço',
    on: organization => `Ativado: o destinatário só vê ${organization}`,
    off: 'Desativado: o seu nome e endereço são mostrados',
    meaning: organization => `O destinatário só vê ${organization}, não o seu nome.`,
    demand: 'A sua organização exige que o seu nome e endereço sejam ocultados.',
  },

  trackingId: {
    label: 'ID de acompanhamento',
    on: trackingId => `Ativado: ${trackingId}`,
    missing: 'Ativado: ainda sem ID',
    off: 'Desativado',
    meaning: 'Um número de processo ou contrato seu, para reencontrar este envio. O destinatário não o vê.',
    demand: 'A sua organização exige um ID de acompanhamento.',
    field: 'ID de acompanhamento deste envio',
  },

  templateSet: {
    label: 'Conjunto de modelos para os e-mails',
    fixed: name => `Conjunto de modelos para os e-mails: ${name}`,
    field: 'Conjunto de modelos',
  },

  linkMail: {
    label: recipient => `Enviar a ligação por e-mail para ${recipient}`,
    labelWithoutRecipient: 'Enviar a ligação por e-mail',
    on: 'Ativado',
    off: 'Desativado: copia a ligação e entrega-a pessoalmente',
  },
  downloadNotice: {
    label: 'Avisar-me por e-mail na primeira transferência',
    on: 'Ativado: no máximo um e-mail por hora se houver vários destinatários',
    off: 'Desativado: a página do envio mostra as transferências',
  },
}

const featureNames: Readonly<Record<string, string>> = {
  anonymousTransfer: 'a ocultação do remetente',
  passwordProtection: 'a proteção por palavra-passe',
  mobileOtp: 'o código por SMS',
  emailOtp: 'o código por e-mail',
  trackingId: 'o ID de acompanhamento',
  expiryDays: 'os dias até expirar',
  templateSet: 'o conjunto de modelos',
}
const toFeatureName = (feature: string) => featureNames[feature] ?? feature

export const demandTexts: DemandTexts = {
  block: 'A sua organização não permite este envio.',
  blockRequest: 'A sua organização não permite este pedido.',
  blockAction: 'Altere o destinatário ou os ficheiros, ou contacte os administradores da sua organização.',
  sendAgainAction: 'Envie-o novamente com o que a política pede. Os ficheiros estão guardados.',
  requestBlockAction: 'Peça a outra pessoa ou contacte os administradores da sua organização.',
  warn: 'A sua organização pede que verifique este envio antes de o enviar.',
  warnAction: 'Verifique o destinatário e os ficheiros.',
  conflict: feature => `As políticas da sua organização contradizem-se sobre ${toFeatureName(feature)}.`,
  conflictAction: 'Informe um administrador.',
  required: feature => `Este envio exige ${toFeatureName(feature)}.`,
  requiredAll: features => `Este envio exige ${formatList(features.map(toFeatureName), 'pt')}.`,
  requiredAction: feature => {
    if (feature === 'trackingId') return 'Introduza um ID de acompanhamento.'
    return feature === 'mobileOtp' ? 'Introduza o número de telefone do destinatário.' : 'Ative-a.'
  },
  prohibited: feature => `Este envio não permite ${toFeatureName(feature)}.`,
  prohibitedAction: 'Envie sem essa opção.',
  minExpiry: count => `A ligação tem de funcionar durante, pelo menos, ${count === 1 ? 'um dia' : days(count)}.`,
  maxExpiry: count => `A ligação pode funcionar durante, no máximo, ${count === 1 ? 'um dia' : days(count)}.`,
  templateSet: name => `Só é permitido o conjunto de modelos «${name}».`,
  templateSetAction: 'Escolha-o.',
  signIn: 'O destinatário tem de iniciar sessão para abrir a ligação.',
  consent: 'Este envio exige o seu consentimento.',
  bannedDomain: (organization, domain) => `${organization} não permite enviar ficheiros para ${domain}.`,
  allowed: (domains, others) =>
    `São permitidos destinatários de ${formatList(
      others > 0 ? [...domains, plural(others, { one: 'mais # domínio', other: 'mais # domínios' }, 'pt')] : domains,
      'pt',
    )}.`,
}

export const policyTexts: PolicyTexts = {
  by: (names, others) => {
    const quoted = names.map(name => `«${name}»`).join(', ')
    if (others > 0) return `Políticas: ${quoted} e mais ${formatCount(others, 'pt')}.`
    return plural(names.length, { one: `Política: ${quoted}.`, other: `Políticas: ${quoted}.` }, 'pt')
  },
  says: (name, text) => `Política «${name}»: ${text}`,
  silent: name => `Política «${name}»`,
  notAvailable: (feature, name) => `Não disponível: ${toFeatureName(feature)} (política «${name}»).`,
  more: target => `Mais informações em ${target}`,
  conflict: (otherPolicy, feature) =>
    `A política «${otherPolicy}» exige o contrário sobre ${toFeatureName(feature)}, e um envio pode cumprir as condições de ambas. Restrinja as condições de uma ou desative-a.`,

  blockedTransfer: 'Este envio não pode ser feito',
  blockedRequest: 'Este pedido não pode ser feito',
  checkTransfer: 'Verifique este envio',
  checkRequest: 'Verifique este pedido',
  checkAgain: 'Verificar de novo',
  transferBelow: 'Uma política bloqueia este envio: ver abaixo.',
  requestBelow: 'Uma política bloqueia este pedido: ver abaixo.',
}
