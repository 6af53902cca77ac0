import { plural } from '../format.ts'
import type { AlertMailTexts, Alternatives, CommonMailTexts, MailTexts, MemberMailTexts } from './mailTexts.ts'

const personal = 'Esta ligação destina-se apenas a si. Não a partilhe.'
const unexpected: Alternatives = [
  'Se não estava à espera destes ficheiros, contacte {{sender}} antes de os abrir ou escreva para {{supportEmail}}.',
  'Se não estava à espera destes ficheiros, escreva para {{supportEmail}} antes de os abrir.',
  'Se não estava à espera destes ficheiros, contacte {{sender}} antes de os abrir.',
  'Se não estava à espera destes ficheiros, contacte {{organisation}} antes de os abrir.',
]
const unexpectedRequest: Alternatives = [
  'Se não estava à espera deste pedido, contacte {{sender}} antes de enviar seja o que for ou escreva para {{supportEmail}}.',
  'Se não estava à espera deste pedido, escreva para {{supportEmail}} antes de enviar seja o que for.',
  'Se não estava à espera deste pedido, contacte {{sender}} antes de enviar seja o que for.',
  'Se não estava à espera deste pedido, contacte {{organisation}} antes de enviar seja o que for.',
]
const questions: Alternatives = ['Tem dúvidas? Escreva para {{supportEmail}}.']
const uploadOnce =
  'A ligação é válida até {{expiryDate}} e para um único carregamento: escolha todos os ficheiros antes de os enviar.'
const personalUpload = 'Esta ligação destina-se apenas a si: qualquer pessoa que a tenha pode usá-la. Não a partilhe.'
const nothingToDo = 'Não precisa de fazer nada.'

const common: CommonMailTexts = {
  address: 'Se o botão não funcionar, copie este endereço para o seu navegador:',
  filesLabel: 'Ficheiros',
  sized: (what, size) => `${what}, ${size}`,
  moreFiles: count => plural(count, { one: 'e mais #', other: 'e mais #' }, 'pt'),
}

export const getPartnerTexts = (): MailTexts => ({
  ...common,
  greeting: ['Olá, {{recipientName}},', 'Olá,'],
  message: ['Mensagem de {{sender}}', 'Mensagem de {{organisation}}'],
  locked:
    'Os ficheiros estão num arquivo comprimido que se abre com uma palavra-passe. A palavra-passe é enviada num e-mail separado.',
  gates: {
    phone: 'Antes de ver os ficheiros, terá de introduzir um código. A página envia-lho.',
    login: 'Antes de ver os ficheiros, terá de iniciar sessão com este endereço de e-mail.',
  },
  sentBy: 'Enviado para {{organisation}} por {{brand}}.',
  sms: [
    '{{code}} é o seu código {{prefix}} para os ficheiros de {{organisation}}. Não o partilhe com ninguém.',
    '{{code}} é o seu código {{prefix}}. Não o partilhe com ninguém.',
  ],

  mails: {
    link: {
      subject: ['{{sender}} partilhou {{fileCount}} consigo', '{{organisation}} partilhou {{fileCount}} consigo'],
      preview: ['Transferência disponível até {{expiryDate}}.'],
      heading: ['{{fileCount}} para si'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) partilhou {{fileCount}} consigo.',
          '{{organisation}} partilhou {{fileCount}} consigo.',
        ],
      ],
      button: ['Transferir os ficheiros'],
      after: [['Transferência disponível até {{expiryDate}}.']],
      footer: [[personal], unexpected],
    },
    password: {
      subject: ['Palavra-passe para os ficheiros de {{sender}}', 'Palavra-passe para os ficheiros de {{organisation}}'],
      preview: ['Abre {{archiveName}}.', 'Abre os ficheiros.'],
      heading: ['A sua palavra-passe'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) enviou-lhe ficheiros num arquivo protegido, {{archiveName}}. A ligação é enviada num e-mail separado. Esta é a palavra-passe:',
          '{{organisation}} enviou-lhe ficheiros num arquivo protegido, {{archiveName}}. A ligação é enviada num e-mail separado. Esta é a palavra-passe:',
          '{{sender}} ({{organisation}}) enviou-lhe ficheiros num arquivo protegido. A ligação é enviada num e-mail separado. Esta é a palavra-passe:',
          '{{organisation}} enviou-lhe ficheiros num arquivo protegido. A ligação é enviada num e-mail separado. Esta é a palavra-passe:',
        ],
      ],
      after: [
        [
          'Abra o arquivo com um programa compatível com AES-256, como o 7-Zip, o WinZip ou o Keka. As ferramentas de muitos sistemas operativos não são compatíveis e apresentam erros como «Operation not permitted».',
        ],
        [
          'Os ficheiros estão disponíveis até {{expiryDate}}. Não guardamos a palavra-passe: se a perder, peça a {{sender}} que envie os ficheiros novamente.',
          'Os ficheiros estão disponíveis até {{expiryDate}}. Não guardamos a palavra-passe: se a perder, peça a {{organisation}} que envie os ficheiros novamente.',
        ],
      ],
      footer: [
        ['Esta palavra-passe destina-se apenas a si. Não a partilhe.'],
        [
          'Se não estava à espera dela, contacte {{sender}} ou escreva para {{supportEmail}}.',
          'Se não estava à espera dela, escreva para {{supportEmail}}.',
          'Se não estava à espera dela, contacte {{sender}}.',
          'Se não estava à espera dela, contacte {{organisation}}.',
        ],
      ],
    },
    request: {
      subject: ['{{sender}} pede-lhe ficheiros', '{{organisation}} pede-lhe ficheiros'],
      preview: ['Carregue-os até {{expiryDate}}.'],
      heading: ['Carregue os seus ficheiros'],
      paragraphs: [
        ['{{sender}} ({{organisation}}) pede-lhe ficheiros.', '{{organisation}} pede-lhe ficheiros.'],
        ['Carregue-os através da ligação segura abaixo. Não precisa de ter conta.'],
      ],
      button: ['Carregar ficheiros'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    receipt: {
      subject: ['{{organisation}} recebeu {{fileCount}} da sua parte'],
      preview: ['Receção: {{receivedAt}}.'],
      heading: ['O seu comprovativo'],
      paragraphs: [
        ['{{organisation}} recebeu {{fileCount}} da sua parte, em {{receivedAt}}.'],
        ['{{sender}} tinha-lhe feito o pedido.'],
      ],
      after: [
        [
          'Guarde este e-mail como prova do que enviou: dois ficheiros com o mesmo valor SHA-256 são iguais, byte por byte.',
        ],
      ],
      footer: [
        [
          'Se não enviou ficheiros, escreva para {{supportEmail}}.',
          'Se não enviou ficheiros, informe {{sender}}.',
          'Se não enviou ficheiros, informe {{organisation}}.',
        ],
      ],
    },
    reminder: {
      subject: ['Lembrete: {{fileCount}} de {{sender}}', 'Lembrete: {{fileCount}} de {{organisation}}'],
      preview: ['Transferência disponível até {{expiryDate}}; ainda nada foi transferido.'],
      heading: ['Os seus ficheiros estão à espera'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) partilhou {{fileCount}} consigo. Ainda nada foi transferido.',
          '{{organisation}} partilhou {{fileCount}} consigo. Ainda nada foi transferido.',
        ],
      ],
      button: ['Transferir os ficheiros'],
      after: [['Transferência disponível até {{expiryDate}}. Depois disso, esta ligação deixa de funcionar.']],
      footer: [[personal], unexpected],
    },
    requestReminder: {
      subject: ['Lembrete: {{sender}} pede-lhe ficheiros', 'Lembrete: {{organisation}} pede-lhe ficheiros'],
      preview: ['Carregue-os até {{expiryDate}}.'],
      heading: ['Estamos à espera dos seus ficheiros'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) pediu-lhe ficheiros. Ainda nada foi carregado.',
          '{{organisation}} pediu-lhe ficheiros. Ainda nada foi carregado.',
        ],
      ],
      button: ['Carregar ficheiros'],
      after: [[uploadOnce]],
      footer: [[personalUpload], unexpectedRequest],
    },
    expired: {
      subject: ['Os ficheiros de {{sender}} expiraram', 'Os ficheiros de {{organisation}} expiraram'],
      preview: ['Nada foi transferido até {{expiryDate}}.'],
      heading: ['Os seus ficheiros expiraram'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) tinha partilhado {{fileCount}} consigo até {{expiryDate}}. Nada foi transferido, e a ligação já não funciona.',
          '{{organisation}} tinha partilhado {{fileCount}} consigo até {{expiryDate}}. Nada foi transferido, e a ligação já não funciona.',
        ],
        [
          'Se ainda precisar dos ficheiros, peça a {{sender}} que os envie novamente.',
          'Se ainda precisar dos ficheiros, peça a {{organisation}} que os envie novamente.',
        ],
      ],
      footer: [questions],
    },
    requestExpired: {
      subject: ['O pedido de {{sender}} expirou', 'O pedido de {{organisation}} expirou'],
      preview: ['Nada foi carregado até {{expiryDate}}.'],
      heading: ['A ligação de carregamento expirou'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) tinha-lhe pedido ficheiros até {{expiryDate}}. Nada foi carregado, e a ligação já não funciona.',
          '{{organisation}} tinha-lhe pedido ficheiros até {{expiryDate}}. Nada foi carregado, e a ligação já não funciona.',
        ],
        [
          'Se ainda quiser enviar ficheiros, peça a {{sender}} uma nova ligação.',
          'Se ainda quiser enviar ficheiros, peça a {{organisation}} uma nova ligação.',
        ],
      ],
      footer: [questions],
    },
    revoked: {
      subject: ['{{sender}} retirou os ficheiros', '{{organisation}} retirou os ficheiros'],
      preview: [nothingToDo],
      heading: ['Os ficheiros foram retirados'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) retirou os ficheiros partilhados consigo. A ligação já não funciona.',
          '{{organisation}} retirou os ficheiros partilhados consigo. A ligação já não funciona.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    requestRevoked: {
      subject: ['{{sender}} já não precisa dos seus ficheiros', '{{organisation}} já não precisa dos seus ficheiros'],
      preview: [nothingToDo],
      heading: ['Os seus ficheiros já não são necessários'],
      paragraphs: [
        [
          '{{sender}} ({{organisation}}) retirou o pedido de ficheiros. A ligação de carregamento já não funciona.',
          '{{organisation}} retirou o pedido de ficheiros. A ligação de carregamento já não funciona.',
        ],
        [nothingToDo],
      ],
      footer: [questions],
    },
    code: {
      subject: ['O seu código {{prefix}} para os ficheiros de {{organisation}}'],
      preview: ['Válido durante {{minutes}}.'],
      heading: ['O seu código'],
      paragraphs: [['Introduza este código na página que mostra {{prefix}} antes do campo:']],
      after: [
        ['É válido durante {{minutes}} e só pode ser usado uma vez.'],
        ['Não o partilhe com ninguém: {{organisation}} nunca lho pedirá.'],
      ],
      footer: [
        [
          'Se não pediu um código, não precisa de fazer nada: sem ele, ninguém pode ver os ficheiros. Tem dúvidas? Escreva para {{supportEmail}}.',
          'Se não pediu um código, não precisa de fazer nada: sem ele, ninguém pode ver os ficheiros.',
        ],
      ],
    },
  },
})

export const getMemberTexts = (): MemberMailTexts => ({
  ...common,
  failed: {
    reason: 'Motivo: {{reason}}',
    reasons: {
      'The files could not be processed. Please send them again, or contact support.':
        'Não foi possível processar os ficheiros. Envie-os novamente ou contacte o apoio.',
      'The upload was inactive for 24 hours before it was complete. Please send the files again.':
        'O carregamento esteve inativo durante 24 horas antes de ficar completo. Envie os ficheiros novamente.',
      '{0} could not be anonymized. {1}': 'Não foi possível anonimizar {0}. {1}',
      'It is not certain that {0} was anonymized correctly. Please send it again.':
        'Não é certo que {0} tenha sido anonimizado corretamente. Envie-o novamente.',
      'It expired before its files could be released. Please send it again.':
        'O envio expirou antes de os seus ficheiros poderem ser disponibilizados. Envie-os novamente.',
      'A file of this transfer no longer exists. Please send it again.':
        'Um ficheiro deste envio já não existe. Envie-o novamente.',
      'The transfer no longer exists.': 'O envio já não existe.',
      'A file of this transfer could not be processed. Please send it again.':
        'Não foi possível processar um ficheiro deste envio. Envie-o novamente.',
      'A file of this transfer was never uploaded. Please send it again.':
        'Um ficheiro deste envio nunca foi carregado. Envie-o novamente.',
      '{0} was damaged during the upload. Please send it again.':
        '{0} ficou danificado durante o carregamento. Envie-o novamente.',
      '{0} contains malware ({1}) and was deleted.': '{0} contém malware ({1}) e foi eliminado.',
    },
    sendAgain:
      'Os ficheiros ficam guardados durante cinco dias. Para os enviar como a política exige, abra o envio e escolha «Enviar novamente»: não é preciso carregar nada outra vez.',
    button: 'Rever o envio',
    send: {
      subject: 'Não foi possível concluir o seu envio para {{recipient}}',
      heading: 'Não foi possível concluir o seu envio',
      paragraph: 'Os seus ficheiros não foram enviados para {{recipient}} e nenhum deles pode ser transferido.',
      because: 'Enviado por {{brand}} porque iniciou este envio.',
    },
    request: {
      subject: 'Não foi possível processar os ficheiros de {{recipient}}',
      heading: 'Não foi possível processar os ficheiros que pediu',
      paragraph: '{{recipient}} carregou ficheiros para si, mas nenhum deles pode ser transferido.',
      because: 'Enviado por {{brand}} porque pediu estes ficheiros.',
    },
  },
  stopped: {
    preview: 'A ligação e os ficheiros já não estão disponíveis.',
    advice: 'Se tiver perguntas, contacte os administradores da sua organização.',
    send: {
      subject: 'O seu envio para {{recipient}} foi interrompido',
      heading: 'O seu envio foi interrompido',
      paragraph:
        'A administração da sua organização interrompeu o seu envio para {{recipient}}. A ligação já não funciona e os ficheiros são apagados.',
    },
    request: {
      subject: 'O seu pedido a {{recipient}} foi interrompido',
      heading: 'O seu pedido foi interrompido',
      paragraph:
        'A administração da sua organização interrompeu o seu pedido a {{recipient}}. A ligação já não funciona e os ficheiros são apagados.',
    },
  },
  allowed: {
    preview: 'A análise de malware enganou-se.',
    heading: 'Foi um falso alarme',
    send: {
      subject: 'Pode enviar de novo o seu ficheiro para {{recipient}}',
      paragraph:
        'A análise de malware assinalou {{signature}} neste ficheiro, e o seu envio para {{recipient}} falhou. A administração permite exatamente este ficheiro até {{expiryDate}}.',
      advice: 'Envie-o de novo, com os outros ficheiros do envio: nenhum chegou ao destinatário.',
    },
    request: {
      subject: '{{recipient}} pode enviar-lhe de novo o ficheiro',
      paragraph:
        'A análise de malware assinalou {{signature}} neste ficheiro, que {{recipient}} carregou para si. A administração permite exatamente este ficheiro até {{expiryDate}}.',
      advice: 'Peça os ficheiros de novo: nenhum lhe pôde ser entregue.',
    },
  },
  undelivered: {
    meaning: {
      delayed:
        'De momento, o servidor de correio do destinatário não o aceita. A entrega será tentada durante mais algumas horas.',
      bounced: 'O servidor de correio do destinatário não o aceitou. Verifique o endereço.',
      complained: 'Deixaram de ser enviados e-mails para este endereço.',
      refused: 'O sistema de correio não o aceitou. Verifique o endereço.',
    },
    button: 'Abrir o envio',
    send: {
      subject: {
        delayed: 'A sua ligação ainda não chegou a {{recipient}}',
        bounced: 'Não foi possível entregar a sua ligação a {{recipient}}',
        complained: '{{recipient}} denunciou a sua ligação como indesejada',
        refused: 'Não foi possível entregar a sua ligação a {{recipient}}',
      },
      title: {
        delayed: 'O e-mail com a ligação está atrasado.',
        bounced: 'O e-mail com a ligação foi devolvido.',
        complained: 'O e-mail com a ligação foi denunciado como indesejado.',
        refused: 'Não foi possível enviar o e-mail com a ligação.',
      },
      advice: [
        'Os seus ficheiros estão disponíveis e a ligação funciona. Abra o envio, copie a ligação e faça-a chegar ao destinatário por outro meio.',
        'Se o endereço estiver errado, revogue o envio e envie os ficheiros novamente.',
      ],
      because: 'Enviado por {{brand}} porque enviou estes ficheiros.',
    },
    request: {
      subject: {
        delayed: 'A sua ligação de carregamento ainda não chegou a {{recipient}}',
        bounced: 'Não foi possível entregar a sua ligação de carregamento a {{recipient}}',
        complained: '{{recipient}} denunciou a sua ligação de carregamento como indesejada',
        refused: 'Não foi possível entregar a sua ligação de carregamento a {{recipient}}',
      },
      title: {
        delayed: 'O e-mail com a ligação de carregamento está atrasado.',
        bounced: 'O e-mail com a ligação de carregamento foi devolvido.',
        complained: 'O e-mail com a ligação de carregamento foi denunciado como indesejado.',
        refused: 'Não foi possível enviar o e-mail com a ligação de carregamento.',
      },
      advice: [
        'A ligação de carregamento funciona. Abra o envio, copie a ligação e faça-a chegar ao destinatário por outro meio.',
        'Se o endereço estiver errado, revogue o envio e faça o pedido novamente.',
      ],
      because: 'Enviado por {{brand}} porque pediu ficheiros.',
    },
  },
  reminder: {
    button: 'Abrir o envio',
    extend: 'Prolongar o envio por 7 dias:',
    send: {
      subject: '{{recipient}} ainda não transferiu os seus ficheiros',
      preview: 'Expiram em {{expiryDate}}.',
      heading: 'Os seus ficheiros continuam à espera',
      paragraph:
        'Enviou {{fileCount}} para {{recipient}}. Até agora nada foi transferido, e a ligação expira em {{expiryDate}}.',
      advice: 'Se o e-mail com a ligação se perdeu, abra o envio para copiar a ligação.',
      because: 'Enviado por {{brand}} porque enviou estes ficheiros.',
    },
    request: {
      subject: '{{recipient}} ainda não carregou ficheiros',
      preview: 'A ligação de carregamento expira em {{expiryDate}}.',
      heading: 'O seu pedido continua à espera',
      paragraph: 'Pediu ficheiros a {{recipient}}. Até agora nada foi carregado, e a ligação expira em {{expiryDate}}.',
      advice: 'Se o e-mail com a ligação se perdeu, abra o envio para copiar a ligação de carregamento.',
      because: 'Enviado por {{brand}} porque pediu ficheiros.',
    },
    answer: {
      subject: 'Ainda não transferiu os ficheiros de {{recipient}}',
      preview: 'Expiram em {{expiryDate}}.',
      heading: 'Há ficheiros à sua espera',
      paragraph:
        '{{recipient}} carregou {{fileCount}} para si. Até agora nada foi transferido, e a ligação expira em {{expiryDate}}.',
      advice: 'Abra o envio para os transferir.',
      because: 'Enviado por {{brand}} porque pediu ficheiros.',
    },
  },
  expired: {
    preview: 'Pode prolongar o envio até {{until}}.',
    advice:
      'Pode prolongar o envio até {{until}}: as suas ligações voltam então a funcionar. Depois disso, os ficheiros são eliminados.',
    atLimit:
      'A sua organização não permite um fim mais tardio. Se os ficheiros ainda forem precisos, envie-os novamente.',
    button: 'Prolongar o envio',
    send: {
      subject: 'Os seus ficheiros para {{recipient}} expiraram',
      heading: 'Os seus ficheiros expiraram',
      paragraph:
        'Enviou {{fileCount}} para {{recipient}}. Nada foi transferido até {{expiryDate}}, e a ligação já não funciona.',
      because: 'Enviado por {{brand}} porque enviou estes ficheiros.',
    },
    answer: {
      subject: 'Os ficheiros de {{recipient}} expiraram',
      heading: 'Os ficheiros expiraram',
      paragraph:
        '{{recipient}} carregou {{fileCount}} para si. Nada foi transferido até {{expiryDate}}, e a ligação já não funciona.',
      because: 'Enviado por {{brand}} porque pediu ficheiros.',
    },
    asked: {
      subject: 'Mais tempo para os seus ficheiros: pedido de {{recipient}}',
      heading: 'Volte a disponibilizar os seus ficheiros',
      paragraph: 'Os seus ficheiros expiraram em {{expiryDate}}. Pediu mais tempo: {{recipient}}.',
      because: 'Enviado por {{brand}} porque enviou estes ficheiros.',
    },
  },
  downloaded: {
    subject: 'Os seus ficheiros foram transferidos por {{recipient}}',
    preview: 'Pela primeira vez.',
    heading: 'Os seus ficheiros foram transferidos',
    paragraph: 'Transferidos pela primeira vez por {{recipient}}.',
    advice: 'A página do envio mostra o que aconteceu com cada ficheiro.',
    button: 'Abrir o envio',
    because: 'Enviado por {{brand}} porque enviou estes ficheiros.',
  },
  received: {
    subject: '{{recipient}} enviou-lhe {{fileCount}}',
    preview: 'Transferência disponível até {{expiryDate}}.',
    heading: '{{fileCount}} de {{recipient}}',
    paragraph:
      'A seu pedido, {{recipient}} carregou {{fileCount}}. A página do envio mostra os dados encontrados e os ficheiros que não foi possível ler.',
    advice:
      'Transferência disponível até {{expiryDate}}. Para transferir, inicie sessão com o endereço para o qual este e-mail foi enviado.',
    button: 'Transferir os ficheiros',
    other: 'A página do envio:',
    because: 'Enviado por {{brand}} porque pediu estes ficheiros.',
  },
})

export const getAlertTexts = (): AlertMailTexts => ({
  address: common.address,
  subject: count => plural(count, { one: '# novo alerta', other: '# novos alertas' }, 'pt'),
  introduction: 'As estatísticas de atividade geraram estes alertas, do mais recente para o mais antigo:',
  kinds: {
    newSenders: 'Novo remetente detetado: {{sender}}',
    newDomains: 'Novo domínio detetado: {{domain}}',
    newRecipients: 'Novo destinatário detetado: {{recipient}}',
    sendersSpike: 'Aumento súbito dos envios de {{sender}}',
    domainsSpike: 'Aumento súbito dos envios para {{domain}}',
    recipientsSpike: 'Aumento súbito dos envios para {{recipient}}',
    mistakePrevented: 'Possível erro de {{sender}} evitado',
    sensitiveInfotypes: 'Dados sensíveis detetados',
    malwareFound: 'Malware detetado numa transferência de {{sender}}',
    secondOpinion: 'O Macie encontrou mais dados sensíveis numa transferência de {{sender}}',
  },
  more: count =>
    plural(
      count,
      {
        one: 'Há mais # na página das estatísticas de atividade.',
        other: 'Há mais # na página das estatísticas de atividade.',
      },
      'pt',
    ),
  button: 'Abrir as estatísticas de atividade',
  transfers: 'Todos os envios:',
  unsubscribe: 'Para deixar de receber estes e-mails, abra esta página:',
  because: 'Enviado por {{brand}} porque escolheu receber os alertas por e-mail.',
})
