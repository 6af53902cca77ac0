import type { DownloadTexts } from '../en/download.ts'
import { countShared, formatBytes, formatDateTime, formatPercent, formatRelative, plural } from '../format.ts'

const shared = (count: number, isArchived: boolean) => countShared(count, isArchived, 'pt')
const size = (bytes: number) => formatBytes(bytes, 'pt')
const seconds = (count: number) => plural(count, { one: '# segundo', other: '# segundos' }, 'pt')

export const downloadTexts: DownloadTexts = {
  opening: 'A abrir a ligação',
  countShared: shared,
  size,
  moment: iso => formatDateTime(iso, undefined, 'pt'),
  relative: (iso, now) => formatRelative(iso, now, 'pt'),
  percent: whole => formatPercent(whole, 'pt'),
  retry: 'Tentar de novo',
  resume: 'Retomar',
  whatCanIDo: 'O que posso fazer?',
  language: 'Idioma',
  faq: 'Perguntas frequentes',
  help: 'Como usar',
  accessibility: 'Declaração de acessibilidade',
  cancel: 'Cancelar',

  link: {
    processing: 'Quase pronto',
    processingTexts: [
      'Os seus ficheiros ainda estão a ser processados; tente novamente mais tarde.',
      'Esta página verifica automaticamente e abre assim que estiverem prontos.',
    ],
    checkAgain: 'Verificar de novo',
    expired: 'O envio expirou',
    expiredText:
      'Os ficheiros que está a tentar transferir já não estão disponíveis. Pode pedir ao remetente que os envie novamente.',
    moreTime: {
      ask: 'Pedir mais tempo',
      asked:
        'Obrigado. Se os ficheiros ainda puderem ser disponibilizados, o remetente recebe o seu pedido. Se conceder mais tempo, esta ligação volta a funcionar.',
    },
    unknown: 'Esta ligação não é reconhecida.',
    unknownText: 'Verifique se foi copiada por completo, do primeiro ao último caráter.',
    busy: 'Demasiados pedidos.',
    busyText: count => `Esta página tenta de novo automaticamente dentro de ${seconds(count)}.`,
    tryAgain: 'Tentar novamente',
    unreachable: 'Não é possível transferir.',
    unreachableText: 'Não é possível aceder ao servidor. Verifique a sua ligação à rede.',
    refused: 'Não foi possível transferir.',
    refusedText: 'Isto não está disponível neste momento. Tente novamente dentro de instantes.',
  },

  transfer: {
    hasShared: (count, isArchived) => `partilhou ${shared(count, isArchived)} consigo`,
    message: 'Mensagem',
    readMore: 'Ler mais',
    hide: 'Ocultar',
    expires: relative => `Expira ${relative}`,
    isProtected: 'Protegido por palavra-passe',
    isProtectedText: 'Transfere um arquivo comprimido ZIP. A palavra-passe chega num e-mail separado.',
    acknowledgement: 'Confirmo que estes ficheiros me são destinados e que os tratarei com cuidado.',
    tickFirst: 'Marque a caixa acima para continuar.',
    proceed: 'Continuar',
  },

  /** After a press that a program could have made. */
  personStep: {
    title: 'Mais um passo',
    text: 'O seu clique pareceu a verificação automática de um sistema de correio. Aguarde um momento e prima o botão uma vez.',
    open: 'Abrir os ficheiros',
    wait: 'Aguarde até o botão estar pronto.',
    ready: 'O botão está pronto.',
  },

  archive: {
    howToOpen: 'Como abrir o arquivo comprimido',
    steps: [
      'Transfira o arquivo comprimido e procure o e-mail com a palavra-passe. Foi enviado à parte do e-mail com a ligação.',
      'Abra o arquivo comprimido com um programa compatível com AES-256: 7-Zip ou WinZip no Windows, Keka num Mac, 7z no Linux.',
      'Copie a palavra-passe do e-mail, sem espaços antes ou depois.',
    ],
    otherTools:
      '«Operation not permitted», ou um erro semelhante, significa que um programa não é compatível com AES-256: use um dos indicados acima.',
  },

  file: {
    download: name => `Transferir ${name}`,
    downloadAgain: name => `Transferir ${name} de novo`,
    retry: name => `Tentar ${name} de novo`,
    preparingName: name => `A preparar ${name}`,
    preparing: 'A preparar a transferência.',
    busy: count => `Demasiados pedidos; continua dentro de ${seconds(count)}.`,
    tooMany: count => `Demasiados pedidos. Tente novamente dentro de ${seconds(count)}.`,
    started: 'Transferência iniciada.',
    saved: 'Guardado.',
    failed: name => `Não foi possível transferir ${name}.`,
    waiting: 'A aguardar a sua vez.',
    inArchive: 'No ZIP.',
    cancel: name => `Cancelar a transferência de ${name}`,
    resume: name => `Retomar a transferência de ${name}`,
  },

  all: {
    download: 'Transferir tudo',
    downloadZip: 'Transferir tudo como ZIP',
    counting: (index, count) => `A transferir ${index} de ${count}`,
    started: 'Todas as transferências foram iniciadas.',
    someFailed: count =>
      plural(
        count,
        { one: 'Não foi possível transferir # ficheiro.', other: 'Não foi possível transferir # ficheiros.' },
        'pt',
      ),
    fileName: day => `ficheiros-${day}.zip`,
    cancel: 'Cancelar a transferência de todos os ficheiros',
    resume: 'Retomar a transferência de todos os ficheiros',
    failed: 'Não foi possível transferir.',
  },

  saving: {
    progress: name => `Progresso de ${name}`,
    bytes: (done, total) => `${size(done)} de ${size(total)}`,
    begun: name => `A guardar ${name}.`,
    broken: 'A ligação à rede perdeu-se. A transferência é retomada automaticamente onde parou.',
    goesOn: 'A transferência continua.',
    finishing: 'A concluir.',
    saved: name => `${name} foi guardado.`,
    cancelled: 'A transferência foi cancelada.',
    noRoom: 'Não há espaço suficiente neste disco.',
    notWritable: 'Não é possível guardar o ficheiro nesse lugar. Escolha outro.',
    keepOpen: 'Mantenha esta página aberta até terminar.',
  },

  login: {
    title: 'Inicie sessão para abrir estes ficheiros',
    text: 'Só abrem para a pessoa a quem se destinam. Depois volta a esta página.',
    signIn: 'Iniciar sessão',
    otherPerson: 'Estes ficheiros não abrem para si',
    otherPersonTexts: email => [
      `Tem aqui a sessão iniciada como ${email}. Os ficheiros destinam-se a outra pessoa ou a sua sessão terminou.`,
      'Primeiro, a sua sessão será terminada. Prima «Iniciar sessão» na página seguinte para voltar aqui.',
    ],
    signInAsAnother: 'Iniciar sessão como outra pessoa',
  },

  code: {
    title: 'Confirme a sua identidade',
    text: 'O remetente protege estes ficheiros com um código, que é válido durante alguns minutos.',
    goesTo: { sms: phone => `Código por SMS para ${phone}`, email: email => `Código por e-mail para ${email}` },
    wentTo: {
      sms: phone => `Código do SMS para ${phone}`,
      email: email => `Código do e-mail para ${email}`,
    },
    nothingYet: 'Nada é enviado antes de premir o botão.',
    send: 'Enviar código',
    sending: 'A enviar…',
    sent: 'O código foi enviado.',
    verify: 'Verificar',
    verifying: 'A verificar…',
    expiresIn: clock => `Expira em ${clock}`,
    expiresSoon: count => `O código expira dentro de ${seconds(count)}.`,
    expired: 'O código expirou.',
    wrong: 'Código incorreto',
    attempts: count => plural(count, { one: 'Resta # tentativa', other: 'Restam # tentativas' }, 'pt'),
    incomplete: 'O código tem seis algarismos.',
    otherPrefix: (theirs, ours) => `Este código começa por ${theirs}. O mais recente começa por ${ours}.`,
    resend: { sms: 'Enviar novo código por SMS', email: 'Enviar novo código por e-mail' },
    instead: { sms: 'Enviar antes por SMS', email: 'Enviar antes por e-mail' },
    failed: 'Não foi possível iniciar sessão.',
    unreachable: 'Não é possível aceder ao servidor. Verifique a sua ligação à rede.',
    refused: {
      sms: 'A rede telefónica recusou a mensagem. Peça ao remetente que verifique o número.',
      email: 'Não foi possível enviar o código para este endereço. Peça ao remetente que o verifique.',
    },
    waiting:
      'Os ficheiros ainda estão a ser processados e não foi enviado nenhum código. Tente novamente dentro de um minuto.',
    trust: {
      label: 'Confiar neste dispositivo durante 30 dias',
      text: 'As próximas ligações que lhe forem dirigidas abrem-se neste navegador sem código. Assinale esta opção apenas num dispositivo que mais ninguém utilize.',
      isTrusted: 'Este dispositivo é de confiança. As ligações que lhe são dirigidas abrem-se aqui sem código.',
      forget: 'Esquecer este dispositivo',
      forgotten: 'Este dispositivo deixou de ser de confiança. A próxima ligação volta a pedir um código.',
      failed:
        'Não foi possível registar este dispositivo como de confiança. A próxima ligação volta a pedir um código.',
    },
    ended: 'Estes ficheiros já não estão disponíveis e não foi enviado nenhum código. Recarregue esta página.',
    locked: (relative, at) =>
      `Não foi enviado nenhum código, porque foram pedidos demasiados. Pode pedir outro ${relative}, a partir de ${at}.`,
    lockedPermanently:
      'Não foi enviado nenhum código, porque foram pedidos demasiados. Peça ao remetente que permita novos códigos e depois envie um aqui.',
  },
}
