import type {
  linkMailTexts as english,
  linkMailReasons as englishReasons,
  SendingTexts,
  TakenTexts,
  UnfinishedUploadsTexts,
} from '../en/sending.ts'
import { countFiles, formatBytes, formatDateTime, formatDuration, plural } from '../format.ts'
import { listed } from '../listed.ts'

/** 'a, b, c e mais 2' */
const named = (names: readonly string[]) => listed(names, more => `mais ${more}`)
const count = (files: number) => countFiles(files, 'pt')
const size = (bytes: number) => formatBytes(bytes, 'pt')

export const sending: SendingTexts = {
  idle: 'A iniciar',
  saving: 'A guardar o envio',
  goingOn: 'A retomar',
  uploading: 'A carregar',
  paused: 'Em pausa',
  finalizing: 'A concluir',
  done: 'Enviado',
  failed: 'Parado',
  cancelled: 'Cancelado',
  waitsForNetwork: 'A aguardar a rede',
  waitsForServer: 'A aguardar o servidor',
  allUploaded: 'Está tudo carregado',

  share: (uploaded, all) => `${uploaded} de ${count(all)}`,
  bytes: (sent, total) => `${size(sent)} de ${size(total)}`,
  pace: bytesPerSecond => `${size(bytesPerSecond)}/s`,
  noPace: 'a aguardar a rede',
  timeLeft,

  tabRunning:
    'O envio continua enquanto este separador estiver aberto. Se ele se fechar, abra esta página de novo neste navegador dentro de 24 horas para continuar onde parou.',
  tabPaused:
    'Pode fechar este separador: abra esta página de novo neste navegador dentro de 24 horas para continuar onde parou.',
  tabUnkept: 'Mantenha este separador aberto até tudo estar carregado.',

  fileUploaded: 'Carregado',
  fileFailed: 'Não carregado',
  fileWaiting: 'Em espera',
  fileRepeated: 'A tentar de novo',
  filePaused: 'Em pausa',
  foundIn: (kinds, name) => `${kinds} em ${name}`,
  confirmTitle: 'Dados sensíveis encontrados',
  confirmText: 'Envie-os apenas se o destinatário os puder ter.',
  confirm: 'Enviar mesmo assim',
  confirmStay: 'Não enviar ainda',

  sessionEnded: 'A sua sessão terminou',
  sessionEndedText:
    'Nada se perde. Deixe este separador aberto e inicie sessão de novo noutro: o envio continua aqui automaticamente.',
  signInElsewhere: 'Iniciar sessão noutro separador',
  offline: 'Está sem ligação à rede',
  offlineText: 'O envio continua automaticamente quando a rede voltar.',
  unanswered: 'O servidor não responde',
  trouble: 'O servidor tem um problema',
  slow: 'O servidor demora a responder',
  unansweredText: 'O envio continua automaticamente assim que responder. Nada do que foi carregado se perde.',
  retryText: 'O envio continua automaticamente. Nada do que foi carregado se perde.',
  tryingIn: seconds =>
    `Nova tentativa dentro de ${seconds > 99 ? `${Math.floor(seconds / 60)} min ${seconds % 60} s` : `${seconds} s`}`,
  tryingNow: 'A tentar de novo agora',
  stays: (uploaded, all) =>
    plural(
      uploaded,
      {
        one: `# de ${count(all)} já está carregado e não será enviado outra vez.`,
        other: `# de ${count(all)} já estão carregados e não serão enviados outra vez.`,
      },
      'pt',
    ),
  tryAgain: 'Tente novamente para enviar os ficheiros restantes ou volte atrás para os alterar.',
  notConfirmed:
    'Está tudo carregado. Tente novamente para confirmar o que foi encontrado ou volte atrás para alterar os ficheiros.',
  nothingSent: 'Ainda nada foi enviado ao destinatário.',
  unconfirmed: 'O servidor não confirmou que tudo foi enviado',
  unconfirmedText: 'Está tudo carregado e pode já ter sido enviado. Tente novamente para saber.',

  unsuccessful: 'Não foi possível carregar os ficheiros',
  noAnswer: 'O servidor não respondeu.',
  unreadable: name =>
    `Já não é possível ler ${name}. Foi alterado, movido ou eliminado depois de o ter escolhido: volte atrás, remova-o e escolha-o de novo.`,

  progress: 'Progresso',
  pause: 'Pausar',
  resume: 'Retomar',
  elsewhere: 'O carregamento está em curso noutro separador deste navegador.',
  looking: 'À procura dos ficheiros',
  chooseAgain: 'Escolher os ficheiros de novo',
  choosePanel: 'Escolha os mesmos ficheiros de novo',
  chooseHint: 'O que já foi carregado não é enviado outra vez.',
  stillMissing: 'Escolha primeiro todos os ficheiros em falta.',

  found: 'Encontrado',
  changed: 'Alterado: será enviado outra vez',
  resized: 'Tamanho diferente',
  missing: 'Ainda em falta',
  larger: bytes => `Agora tem mais ${size(bytes)}.`,
  smaller: bytes => `Agora tem menos ${size(bytes)}.`,
  strangers: names => `Não faz parte deste envio e foi ignorado: ${named(names)}.`,
  unreadableNames: names => `Não é possível ler: ${named(names)}.`,
  changedNames: names => `Alterado desde que começou; as diferenças são enviadas outra vez: ${named(names)}.`,
  resizedNames: names => `O tamanho mudou desde que começou: ${named(names)}.`,
  missingNames: names =>
    `${plural(names.length, { one: 'Ainda falta # ficheiro', other: 'Ainda faltam # ficheiros' }, 'pt')}: ${named(names)}.`,

  notLoaded: 'Não foi possível carregar uma parte desta página. Verifique a sua ligação à rede ou recarregue a página.',
}

export const unfinishedUploads: UnfinishedUploadsTexts = {
  count: uploads =>
    plural(uploads, { one: 'Há um carregamento por terminar.', other: 'Há # carregamentos por terminar.' }, 'pt'),
  link: 'Continuar o carregamento',
}

const since = (iso: string) => formatDateTime(iso, undefined, 'pt')

export const takenTexts: TakenTexts = {
  none: 'Nada foi transferido',
  times: downloads => plural(downloads, { one: 'Transferido uma vez', other: 'Transferido # vezes' }, 'pt'),
  timesSince: (downloads, firstAt) =>
    plural(
      downloads,
      {
        one: `Transferido uma vez, em ${since(firstAt)}`,
        other: `Transferido # vezes, a primeira em ${since(firstAt)}`,
      },
      'pt',
    ),
  detailed: (times, details) => `${times} (${details})`,
}

export const linkMailTexts: typeof english = {
  delayed: {
    title: 'O e-mail com a ligação está atrasado',
    requestTitle: 'O e-mail com a ligação de carregamento está atrasado',
    meaning:
      'De momento, o servidor de correio do destinatário não o aceita. A entrega será tentada durante mais algumas horas.',
  },
  bounced: {
    title: 'O e-mail com a ligação foi devolvido',
    requestTitle: 'O e-mail com a ligação de carregamento foi devolvido',
    meaning: 'O servidor de correio do destinatário não o aceitou. Verifique o endereço.',
  },
  complained: {
    title: 'O e-mail com a ligação foi denunciado como indesejado',
    requestTitle: 'O e-mail com a ligação de carregamento foi denunciado como indesejado',
    meaning: 'Deixaram de ser enviados e-mails para este endereço.',
  },
  refused: {
    title: 'Não foi possível enviar o e-mail com a ligação',
    requestTitle: 'Não foi possível enviar o e-mail com a ligação de carregamento',
    meaning: 'O sistema de correio não o aceitou. Verifique o endereço.',
  },
}

export const linkMailReasons: typeof englishReasons = {
  unknownAddress:
    'O endereço não existe ou já não recebe correio. Verifique-o e envie os ficheiros para o endereço certo.',
  mailboxFull:
    'A caixa de correio está cheia. Peça ao destinatário que liberte espaço, ou dê-lhe a ligação de outra forma.',
  refusedMail:
    'O sistema de correio do destinatário recusa a mensagem segundo as suas regras. Peça-lhe que permita mensagens deste serviço, ou dê-lhe a ligação de outra forma.',
  tooLarge: 'A mensagem é demasiado grande para a caixa de correio. Dê a ligação ao destinatário de outra forma.',
  unreachable:
    'Não é possível aceder ao servidor de correio do destinatário. Verifique a parte do endereço depois da @.',
}

/**
 * The remaining time, rounded to its accuracy.
 * @param seconds more than 0
 */
function timeLeft(seconds: number): string {
  if (seconds < 8) return 'faltam alguns segundos'
  const left = (text: string) => `cerca de ${text} para terminar`
  if (seconds < 55) return left(formatDuration(Math.ceil(seconds / 5) * 5, 'second', 'pt'))
  if (seconds < 3570) return left(formatDuration(Math.ceil(seconds / 60), 'minute', 'pt'))
  const minutes = Math.ceil(seconds / 600) * 10
  const hours = formatDuration(Math.floor(minutes / 60), 'hour', 'pt')
  const rest = minutes % 60
  return left(rest > 0 ? `${hours} e ${formatDuration(rest, 'minute', 'pt')}` : hours)
}
