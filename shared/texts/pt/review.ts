import type { ReviewTexts } from '../en/review.ts'
import { countFiles, formatCount, formatDuration, formatList, plural } from '../format.ts'

const number = (count: number) => formatCount(count, 'pt')
const days = (count: number) => formatDuration(count, 'day', 'pt')

export const review: ReviewTexts = {
  transferHeading: 'Detalhes do envio',
  requestHeading: 'Detalhes do pedido',
  refresh: 'Atualizar',
  asAdministrator:
    'Está a ver isto como administrador, sem a ligação que o abre. O registo de auditoria guarda esta consulta.',
  outdated: 'Isto pode estar desatualizado',
  triesAgain: 'A página tenta de novo a cada poucos segundos.',
  pleaseTryAgain: 'Tente novamente.',

  missing: {
    title: 'Envio não encontrado',
    forSender:
      'O endereço pode estar incompleto, o envio pode ter sido eliminado ou foi feito por um colega: só o remetente pode ver um envio. Verifique o endereço.',
    forAdministrator: 'O endereço pode estar incompleto ou o envio pode ter sido eliminado. Verifique o endereço.',
    failed: 'Não foi possível carregar o envio',
    failedText: 'Não foi possível carregar o envio.',
    loading: 'A carregar o envio',
  },

  state: {
    title: 'Estado',
    extendable: moment => `Pode prolongá-lo até ${moment}.`,
    waiting: 'Em espera',
    unknownReason: 'O motivo não é conhecido',
    notReleased: 'Os ficheiros não foram disponibilizados.',
    notShared: 'Nada foi partilhado com o destinatário.',
    requestAgain: 'Reveja os ficheiros e depois peça-os novamente.',
    sendAgain: 'Reveja os ficheiros e depois envie-os novamente.',
    updating: meaning => `${meaning}. Esta página é atualizada a cada cinco segundos.`,
    unfinished: (meaning, recipient) =>
      `${meaning}. Se ${recipient} não continuar, revogue o pedido. Caso contrário, a ligação volta a abrir 24 horas depois de o carregamento ter parado.`,
    stalled: (meaning, hours, recipient) =>
      `${meaning}. Nada chegou há, pelo menos, ${formatDuration(hours, 'hour', 'pt')}. Se ${recipient} não continuar, revogue o pedido. Caso contrário, a ligação volta a abrir 24 horas depois de o carregamento ter parado.`,

    copyUploadLink: recipient =>
      `O pedido continua disponível: copie a ligação abaixo e faça-a chegar a ${recipient} por outro meio.`,
    copyDownloadLink:
      'Os ficheiros continuam disponíveis: copie a ligação abaixo e faça-a chegar ao destinatário por outro meio.',
    uploadLink: 'Ligação de carregamento',
    uploadLinkNote: recipient =>
      `A ligação só pode ser usada uma vez. Quem a tiver pode carregar ficheiros em vez de ${recipient}.`,
    downloadLink: 'Ligação de transferência',
    codeLinkNote: 'Com esta ligação e o código do seu telefone, o destinatário obtém os ficheiros.',
    emailCodeLinkNote: 'Com esta ligação e um código da sua caixa de correio, o destinatário obtém os ficheiros.',
    openLinkNote: 'Quem tiver esta ligação pode obter os ficheiros: entregue-a apenas ao destinatário.',
    download: 'Transferir',
    onlyYou: 'Só quem fez o pedido pode abrir os ficheiros, com a sessão iniciada.',

    requestedAgainAs: 'Pedido novamente como {link}',
    sentAgainAs: 'Enviado novamente como {link}',
    sentAs: 'Enviado como {link}',
    sentToRightAs: 'Enviado ao destinatário certo como {link}',
    replaces: 'Substitui {link}, que foi enviado ao destinatário errado',
  },

  openUpload: {
    sending:
      'Um separador deste navegador está a carregar os ficheiros. Mantenha-o aberto até o carregamento terminar.',
    resumable: 'O carregamento não terminou. Pode continuá-lo neste navegador.',
    elsewhere:
      'O carregamento continua no navegador onde o iniciou. Se não for possível, anule-o e envie os ficheiros novamente. Sem progresso, termina automaticamente após 24 horas.',
    goOn: 'Continuar',
  },

  blocked: {
    title: 'Bloqueado por uma política',
    sendAnew:
      'Não pode ser enviado novamente. Envie outros ficheiros, escolha outro destinatário ou contacte os administradores da sua organização.',
    requestAnew:
      'Reveja os ficheiros e depois peça outros ficheiros ou contacte os administradores da sua organização.',
    changes:
      'Se o enviar novamente, o envio muda da seguinte forma. Os ficheiros estão guardados; nada é carregado outra vez.',
    on: {
      anonymousTransfer: 'O remetente é ocultado.',
      passwordProtection: 'Os ficheiros são protegidos por uma palavra-passe.',
      mobileOtp: 'O destinatário precisa de um código por SMS.',
      emailOtp: 'O destinatário precisa de um código por e-mail.',
      trackingId: 'O envio tem um ID de acompanhamento.',
      acknowledgement: 'Dá o seu consentimento.',
    },
    off: {
      anonymousTransfer: 'O remetente é mostrado.',
      passwordProtection: 'Os ficheiros não são protegidos por uma palavra-passe.',
      mobileOtp: 'O destinatário não precisa de um código por SMS.',
      emailOtp: 'O destinatário não precisa de um código por e-mail.',
      trackingId: 'O envio não tem ID de acompanhamento.',
    },
    templateSet: name => `Os e-mails usam o conjunto de modelos «${name}».`,
    expiry: count => `A ligação funciona durante ${days(count)}.`,
    other: feature => `Muda uma opção de uma versão mais recente: ${feature}.`,
  },

  sendAgain: {
    trackingId: 'ID de acompanhamento deste envio',
    failed: 'O envio não foi repetido',
    running: 'A enviar novamente',
    act: 'Enviar novamente',
    done: recipient => `O envio para ${recipient} foi repetido.`,
  },

  undo: {
    button: 'Anular o envio',
    running: 'A anular o envio',
    offer: 'Ainda não enviado: ainda pode anular',
    left: duration =>
      `Nada é disponibilizado nem enviado por e-mail antes do fim do prazo. Tempo restante: ${duration}.`,
    over: 'Os ficheiros estão prestes a ser disponibilizados.',
    failed: 'O envio não foi anulado',
    done: 'Anulado antes de ser enviado',
    doneText: 'Ninguém recebeu um e-mail e a ligação não abre ficheiros.',
  },

  wrongRecipient: {
    button: 'Destinatário errado?',
    title: 'Enviado ao destinatário errado?',
    act: 'Retirar agora',
    running: 'A retirar o envio',
    notReleased: recipient => `Ainda nada foi disponibilizado. ${recipient} não recebe os ficheiros nem nenhum e-mail.`,
    thenSend: 'Depois pode enviar os mesmos ficheiros ao destinatário certo sem os carregar outra vez.',
    linkStops: recipient =>
      `A ligação deixa de funcionar de imediato, e ${recipient} já não pode obter os ficheiros. Não recebe nenhum e-mail sobre isso.`,
    thenSeeAndSend:
      'Depois vê se algo foi transferido e pode enviar os mesmos ficheiros ao destinatário certo sem os carregar outra vez.',
    failed: 'O envio não foi retirado',
    reloaded: 'O estado atual foi carregado. Se o envio ainda se destinar a este destinatário, tente novamente.',

    cannotGet: recipient => `A ligação já não funciona. ${recipient} não pode obter os ficheiros.`,
    mayHave: recipient => `A ligação já não funciona, mas ${recipient} pode ter os ficheiros.`,
    report:
      'Comunique-o agora ao responsável pela segurança ou a um administrador da sua organização, com o ID do envio indicado abaixo.',
    erased: 'Os ficheiros guardados foram apagados. Envie-os ao destinatário certo num novo envio.',

    send: moment =>
      `Envie os mesmos ficheiros, mensagem e opções ao destinatário certo. Nada é carregado outra vez. Pode fazê-lo até ${moment}; depois, os ficheiros são apagados.`,
    newPassword: 'O arquivo comprimido recebe uma nova palavra-passe.',
    name: 'Nome do destinatário certo (opcional)',
    email: 'E-mail do destinatário certo',
    sameAddress: 'Este é o endereço para o qual foi enviado por engano.',
    sendAct: 'Enviar ao destinatário certo',
    sendActTo: address => `Enviar para ${address}`,
    sending: 'A enviar os ficheiros guardados',
    sendingTo: recipient => `Os ficheiros estão a ser enviados para ${recipient}.`,
  },

  archive: {
    title: 'Proteção por palavra-passe',
    name: 'Arquivo comprimido',
    sealing: percent => `A encriptar: ${percent}`,
    sealedLater: 'Encriptado quando todos os ficheiros estiverem inspecionados',
    passwordLater: recipient =>
      `Os ficheiros são encriptados com AES-256 num só arquivo comprimido ZIP. A palavra-passe é enviada a ${recipient} num e-mail separado.`,
    passwordUnsent: 'Nada foi partilhado, e nenhuma palavra-passe foi enviada.',
    passwordSent: recipient =>
      `A palavra-passe foi enviada a ${recipient} num e-mail separado. Não fica guardada aqui e não pode ser consultada.`,
  },

  codes: {
    title: 'Código por SMS',
    phone: 'Número de telefone',
    unknownPhone: 'Desconhecido',
    byEmail: 'Também por e-mail',
    allowed: 'Permitido',
    unlock: 'Desbloquear códigos',
    unlocking: 'A desbloquear os códigos',
    unlocked: recipient => `${recipient} pode voltar a pedir códigos.`,
    unlockFailed: 'Os códigos não foram desbloqueados',
    resetFailed: 'Os códigos não foram repostos.',
    change: 'Mudar número',
    help: 'Após demasiados códigos, o destinatário fica bloqueado: o desbloqueio permite-lhe voltar a pedir códigos. Com outro número, os códigos passam a ser enviados para lá e a verificação do número atual deixa de ser válida.',
    changeTitle: 'Mudar o número para os códigos',
    changing: 'A mudar o número',
    changed: recipient => `Os códigos para ${recipient} são agora enviados para o novo número.`,
    changeFailed: 'O número não foi mudado',
    changeText: (phone, recipient) =>
      `Atualmente, os códigos são enviados para ${phone}. Certifique-se de que o novo número pertence a ${recipient}: quem o tiver pode obter os ficheiros.`,
    changeUnknownText: recipient =>
      `Atualmente, os códigos são enviados para outro número. Certifique-se de que o novo número pertence a ${recipient}: quem o tiver pode obter os ficheiros.`,
    emailTitle: 'Código por e-mail',
    goTo: 'Os códigos são enviados para',
    ownAddress: 'O endereço do destinatário',
    emailHelp:
      'Após demasiados códigos, um destinatário fica bloqueado: o desbloqueio permite a todos os destinatários deste envio voltar a pedir códigos. Um código por e-mail é tão seguro como a caixa de correio, onde também está a ligação.',
    allUnlocked: 'Os destinatários podem voltar a pedir códigos.',
  },

  details: {
    title: 'Detalhes',
    noMessage: 'Sem mensagem',
    requestedFrom: 'Pedido a',
    fromDropPage: 'Recebido através de',
    notProven: 'A sua página de entrega. O remetente indicou este nome e endereço; nada os comprova.',
    requestedBy: 'Pedido por',
    recipientName: 'Nome do destinatário',
    created: 'Criação',
    expires: 'Validade',
    withdrawn: 'Retirado',
    revoked: 'Revogado',
    nothingShared: 'Nada foi partilhado',
    daysAfterSending: count => `${days(count)} após o envio`,
    downloads: 'Transferências',
    hiddenSender: 'Oculto: o destinatário só vê a sua organização',
    transferId: 'ID do envio',
    trackingId: 'ID de acompanhamento',
    templateSet: 'Conjunto de modelos',
    policies: 'Políticas',
    linkByEmail: 'Ligação por e-mail',
    linkNotSent: 'Não enviada: a entrega fica a seu cargo',
  },

  files: {
    name: 'Nome',
    file: 'Ficheiro',
    size: 'Tamanho',
    state: 'Estado',
    found: 'Dados sensíveis',
    sha256: 'SHA-256',
    labelledSha256: 'SHA-256 {digest}',
    none: 'Este envio não tem ficheiros.',
    unknown: 'Ainda desconhecido',
    digestOf: name => `SHA-256 de ${name}`,
    digestStartOf: (beginning, name) => `${beginning}, SHA-256 de ${name}`,
    copyDigest: 'Copiar SHA-256',
    copyRefused: 'Este navegador não permite que as páginas copiem. Selecione o valor e copie-o.',

    waitingForUpload: 'A aguardar carregamento',
    waiting: 'Em espera',
    waitingToBeAnonymized: 'Por anonimizar',
    waitingToBeInspected: 'Por inspecionar',
    anonymizing: 'A anonimizar',
    inspecting: 'A inspecionar',
    inspected: 'Inspecionado',
    inspectedInPart: 'Inspecionado em parte',
    error: 'Erro',
    info: 'Informação',
    notUploaded: 'Não carregado',
    notProcessed: 'Não processado',
    verified: 'Verificado',
    notAnonymized: 'Não anonimizado',
    percent: (state, percent) => `${state} ${percent}`,
    proceeding: 'Não é necessária nenhuma ação: o envio prossegue.',
  },

  malware: {
    allow: 'Permitir este conteúdo',
    allowOf: name => `Permitir este conteúdo: ${name}`,
    title: 'Permitir este conteúdo?',
    text: signature =>
      `Se ${signature} for um falso alarme, exatamente este ficheiro poderá ser enviado de novo durante 90 dias. O ficheiro eliminado não volta: o remetente recebe um e-mail e envia-o outra vez.`,
    reason: 'Motivo',
    reasonHelp: 'O registo de auditoria guarda-o com o seu nome.',
    act: 'Permitir',
    running: 'A permitir o conteúdo',
    failed: 'O conteúdo não foi permitido',
    allowedUntil: day => `Um administrador permite este conteúdo até ${day}.`,
    sendAgain: 'Envie o ficheiro de novo.',
    askAgain: 'Peça o ficheiro de novo.',
    end: 'Terminar a permissão',
    endOf: name => `Terminar a permissão: ${name}`,
    endTitle: 'Terminar a permissão?',
    endText: signature =>
      `A partir de agora, os ficheiros com este conteúdo voltam a ser recusados quando a análise assinalar ${signature}. As transferências já enviadas continuam disponíveis.`,
    endAct: 'Terminar',
    endRunning: 'A terminar a permissão',
    endFailed: 'A permissão não foi terminada',
  },

  found: {
    title: 'Dados sensíveis',
    kinds: counted => `Dados sensíveis encontrados: ${counted}`,
    looking: (inspected, all) =>
      `À procura de dados sensíveis, ${number(inspected)} de ${countFiles(all, 'pt')} concluídos`,
    partly: count =>
      plural(
        count,
        {
          one: 'Não foi possível inspecionar # ficheiro por completo. Os motivos estão indicados abaixo.',
          other: 'Não foi possível inspecionar # ficheiros por completo. Os motivos estão indicados abaixo.',
        },
        'pt',
      ),
    anonymized: 'Os ficheiros anonimizados foram inspecionados na forma que o destinatário recebe.',
    none: 'Não foram encontrados dados sensíveis',
    notInspected: 'Os ficheiros não foram inspecionados',
    noneInPart: 'Nada foi encontrado no que foi possível inspecionar',

    details: 'Detalhes',
    detailsOf: name => `Detalhes do que foi encontrado em ${name}`,
    identical: counted => `${counted}, sempre o mesmo valor`,
    distinct: (counted, different) => `${counted}, ${number(different)} valores diferentes`,
    place: counted => `{place}: ${counted}`,
    page: page => `Página ${page}`,
    sheet: page => `Folha ${page}`,
    slide: page => `Diapositivo ${page}`,
    column: column => `Coluna ${column}`,
    pageAndColumn: (page, column) => `${page}, ${column}`,
    recognisedPlace: place => `${place} (OCR)`,
    onlyFrequent: max => `Só são apresentados os ${number(max)} locais mais frequentes.`,
    sampled: (kinds, read, total) =>
      `Estes tipos de dados só foram procurados numa parte do texto: ${formatList(kinds, 'pt')} (${read} de ${total} carateres).`,
    assumedEncoding: encoding => `Lido como ${encoding} (presumido).`,
    recognised: count =>
      `Páginas e imagens lidas por reconhecimento de texto (OCR), com possíveis erros: ${number(count)}.`,
    misleadingName: (named, found) => `Um nome de ficheiro termina em .${named}, mas o conteúdo é .${found}.`,
    untypedName: found => `Um nome de ficheiro não tem extensão; o conteúdo é .${found}.`,
  },

  secondOpinion: {
    title: 'Segunda opinião: Amazon Macie',
    both: kinds => `Encontrado por ambos: ${kinds}`,
    onlyMacie: kinds => `Encontrado só pelo Macie: ${kinds}`,
    onlyHere: kinds => `Encontrado só aqui: ${kinds}`,
    notSought: kinds => `O Macie não procura: ${kinds}`,
    counted: (kind, count) => `${kind} (${number(count)})`,
    counts: (kind, count, second) => `${kind} (${number(count)}; Macie: ${number(second)})`,
  },

  anonymized: {
    columns: count => plural(count, { one: '# coluna anonimizada', other: '# colunas anonimizadas' }, 'pt'),
    ofFile: (name, columns) => `Anonimização de ${name}: ${columns}`,
    rows: count => plural(count, { one: '# linha de dados.', other: '# linhas de dados.' }, 'pt'),
    column: (method, outcome) => `{column}: ${method}. ${outcome}`,
    unnamedColumn: column => `Coluna ${column}`,
    changed: (changed, unchanged) =>
      plural(
        changed,
        {
          one: `# valor alterado, ${number(unchanged)} sem alterações.`,
          other: `# valores alterados, ${number(unchanged)} sem alterações.`,
        },
        'pt',
      ),
    replaced: count =>
      plural(
        count,
        {
          one: '# valor era demasiado curto para a encriptação com preservação de formato ou tinha letras além de A a Z, e foi substituído.',
          other:
            '# valores eram demasiado curtos para a encriptação com preservação de formato ou tinham letras além de A a Z, e foram substituídos.',
        },
        'pt',
      ),
    pseudonymized: 'Apenas pseudonimizada: quem conhecer a chave pode restaurar os valores.',
  },
}
