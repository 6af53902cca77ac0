import type { OrgFaqTexts, RecipientFaqTexts } from '../en/faq.ts'

export const recipientFaq: RecipientFaqTexts = {
  whatIsThis: {
    question: 'Recebi um e-mail com uma ligação de transferência. O que é e posso confiar nele?',
    answer:
      '<p>Uma pessoa da organização indicada no e-mail partilha ficheiros consigo. A ligação abre uma página dessa organização, onde vê quem partilha os ficheiros antes de transferir seja o que for.</p><p>Antes de abrir a ligação, verifique se:</p><ul><li>conhece o remetente ou está à espera dos ficheiros,</li><li>o endereço da ligação começa por <code>https://</code> e pertence à organização.</li></ul><p>Em caso de dúvida, telefone ao remetente para um número que já conheça. Não use um número que conste do e-mail.</p>',
  },
  archiveFails: {
    question: 'O arquivo comprimido não abre. Vejo «Operation not permitted».',
    answer:
      '<p>O arquivo comprimido está encriptado com AES-256. A ferramenta do seu sistema não o consegue abrir e pode apresentar o erro «Operation not permitted». Use um programa compatível com AES-256:</p><ul><li><strong>Windows:</strong> 7-Zip ou WinZip</li><li><strong>Mac:</strong> Keka ou The Unarchiver</li><li><strong>Linux:</strong> 7-Zip (<code>7z x files.zip</code>)</li></ul><p>Com o 7-Zip:</p><ol><li>Clique com o botão direito do rato no ficheiro ZIP transferido.</li><li>Escolha <strong>7-Zip</strong> e, em seguida, <strong>Extrair aqui</strong>.</li><li>Introduza a palavra-passe do e-mail separado.</li></ol>',
  },
  passwordMissing: {
    question: 'Onde está a palavra-passe do arquivo comprimido?',
    answer:
      '<p>Está num e-mail separado, enviado logo a seguir ao e-mail com a ligação. A ligação e a palavra-passe nunca seguem juntas.</p><ul><li>Procure na pasta de spam ou de correio não solicitado.</li><li>Aguarde alguns minutos. Alguns sistemas de correio retêm os e-mails.</li><li>Se não chegar, peça ao remetente que envie os ficheiros novamente. A palavra-passe não fica guardada, pelo que ninguém a pode consultar.</li></ul>',
  },
  passwordRefused: {
    question: 'O arquivo comprimido não aceita a palavra-passe.',
    answer:
      '<ul><li>Copie a palavra-passe do e-mail em vez de a escrever, sem espaços antes ou depois.</li><li>Verifique se o e-mail com a palavra-passe corresponde a este arquivo comprimido. Cada envio tem a sua própria palavra-passe.</li><li>Se o programa indicar outro erro que não o de palavra-passe incorreta, consulte <a href="#faq-recipient-archiveFails">O arquivo comprimido não abre</a>.</li><li>Se a transferência foi interrompida, transfira o arquivo comprimido de novo.</li></ul>',
  },
  codeMissing: {
    question: 'O código não chega.',
    answer:
      '<ul><li>Verifique os últimos algarismos do número de telefone na página. Se o número estiver errado, peça ao remetente que o corrija.</li><li>Aguarde um minuto e verifique se o telefone tem rede.</li><li>Quando o código expirar, peça um novo na página.</li><li>Se alguma vez respondeu <code>STOP</code> a uma mensagem destas, o seu número está bloqueado. Peça ao remetente que contacte o respetivo apoio.</li></ul><p>Não são enviados códigos para telefones fixos.</p><p>Se o código for enviado para o seu e-mail, veja a pasta de spam e aguarde alguns minutos. A página mostra o início do endereço.</p>',
  },
  codeRefused: {
    question: 'A página indica «Código incorreto» quando introduzo o código.',
    answer:
      '<p>Um código tem seis algarismos, é válido durante três minutos e só pode ser usado uma vez. Compare as duas letras antes do campo com as da mensagem. Se forem diferentes, o código pertence a uma mensagem mais antiga: use o da mais recente.</p><p>Tem três tentativas. Depois disso, peça um novo código.</p>',
  },
  codeLocked: {
    question: 'Deixaram de ser enviados códigos. O que posso fazer?',
    answer:
      '<p>O número de códigos por hora e por dia é limitado, para que ninguém os possa adivinhar. A página indica quando pode ser enviado o próximo código.</p><p>Se indicar que deve contactar o remetente: este pode permitir novos códigos na página do envio.</p>',
  },
  trustedDevice: {
    question: 'O que significa “Confiar neste dispositivo”?',
    answer:
      '<p>Algumas organizações permitem dispensar o código durante 30 dias depois de ter introduzido um. O seu navegador identifica-se então com uma chave que nunca revela, e abre os ficheiros enviados para o mesmo endereço e protegidos da mesma forma.</p><ul><li>Assinale a opção apenas num dispositivo que mais ninguém utilize: quem o utilizar pode abrir os seus ficheiros.</li><li>Para terminar, prima “Esquecer este dispositivo” por baixo dos ficheiros. Se perder um dispositivo, peça ao remetente que desbloqueie os códigos: nenhum dos seus dispositivos continuará a ser de confiança.</li><li>A confiança termina também quando o navegador elimina os dados desta página. Alguns navegadores fazem-no após uma semana sem visitas.</li></ul>',
  },
  linkExpired: {
    question: 'A página indica «O envio expirou».',
    answer:
      '<p>Uma ligação funciona durante um tempo limitado, {expiry} por predefinição, e o remetente pode terminá-la mais cedo. A partir daí, os ficheiros deixam de estar disponíveis.</p><p>Peça ao remetente que os envie novamente. Receberá um novo e-mail com uma nova ligação.</p>',
  },
  linkUnknown: {
    question: 'A página indica «Esta ligação não é reconhecida.»',
    answer:
      '<p>Provavelmente, a ligação está incompleta. Alguns programas de e-mail partem uma ligação longa em duas.</p><ul><li>Clique no botão do e-mail em vez de copiar a ligação.</li><li>Se a copiar, copie-a por completo, do primeiro ao último caráter.</li><li>Se mesmo assim não funcionar, peça uma nova ligação ao remetente.</li></ul>',
  },
  stillProcessing: {
    question: 'A página indica que os meus ficheiros ainda estão a ser processados.',
    answer:
      '<p>Todos os ficheiros são verificados antes de serem disponibilizados. Demora segundos com ficheiros pequenos e pode demorar mais com ficheiros grandes. Mantenha a página aberta: abre automaticamente assim que os ficheiros estiverem prontos.</p><p>Se nada mudar no espaço de uma hora, informe o remetente.</p>',
  },
  downloadStops: {
    question: 'A transferência para ou falha.',
    answer:
      '<ul><li>Prima <strong>Retomar</strong> ou <strong>Tentar de novo</strong> junto do ficheiro. Uma transferência interrompida continua onde parou, se o navegador o permitir.</li><li>Verifique se o disco tem espaço suficiente.</li><li>Se a rede de uma empresa bloquear a transferência, contacte o apoio informático ou experimente outra rede.</li><li>Recarregue a página se estiver aberta há muito tempo.</li></ul>',
  },
  signInAsked: {
    question: 'É-me pedido que inicie sessão. Porquê?',
    answer:
      '<p>Alguns ficheiros só abrem para quem tenha iniciado sessão: se o seu endereço pertencer à própria organização ou se as políticas desta o exigirem. Inicie sessão com o endereço para o qual o e-mail foi enviado.</p><p>Se não tiver lá uma conta, contacte o remetente.</p>',
  },
  otherPerson: {
    question: 'A página indica que estes ficheiros não abrem para mim.',
    answer:
      '<p>Iniciou sessão com um endereço diferente daquele para o qual os ficheiros foram enviados. Inicie sessão como a pessoa a quem se destinam.</p><p>Se os ficheiros se destinam a si no seu endereço atual, peça ao remetente que os envie para lá.</p>',
  },
  mailMissing: {
    question: 'O remetente diz que enviou ficheiros, mas não recebi nenhum e-mail.',
    answer:
      '<ul><li>Procure na pasta de spam ou de correio não solicitado e na quarentena da sua organização.</li><li>Peça ao remetente que verifique o seu endereço, letra a letra.</li><li>Os ficheiros grandes demoram algum tempo a processar. O e-mail é enviado depois disso.</li></ul>',
  },
  account: {
    question: 'Preciso de uma conta ou de um programa?',
    answer:
      '<p>Não. A ligação abre em qualquer navegador atual. Só precisa de um programa para um arquivo comprimido com palavra-passe: consulte <a href="#faq-recipient-archiveFails">O arquivo comprimido não abre</a>.</p>',
  },
  forward: {
    question: 'Posso passar a ligação a um colega?',
    answer:
      '<p>Não o faça. Quem tiver a ligação pode conseguir transferir os ficheiros, e o remetente vê cada transferência como sua. Peça ao remetente que envie os ficheiros ao seu colega.</p>',
  },
  acknowledgement: {
    question: 'Porque tenho de marcar uma caixa antes de ver os ficheiros?',
    answer:
      '<p>Com ela, confirma que os ficheiros lhe são destinados e que os tratará com cuidado. A hora fica registada, para que o remetente saiba que a pessoa certa os recebeu. Antes disso, nada é transferido.</p>',
  },
  howLong: {
    question: 'Durante quanto tempo e quantas vezes posso transferir os ficheiros?',
    answer:
      '<p>Até à data indicada na página e no e-mail: {expiry} por predefinição, a não ser que o remetente tenha escolhido outro prazo. Até lá, pode transferir os ficheiros as vezes que precisar.</p>',
  },
  filesRequested: {
    question: 'É-me pedido que carregue ficheiros. Como funciona?',
    answer:
      '<ol><li>Abra a ligação do e-mail. Não precisa de ter conta.</li><li>Verifique quem faz o pedido e escolha ou largue todos os ficheiros.</li><li>Marque a caixa e prima <strong>Carregar</strong>.</li><li>Mantenha o separador aberto até a página indicar que os seus ficheiros chegaram.</li></ol><p>A ligação só pode ser usada uma vez; escolha, por isso, todos os ficheiros antes de os carregar.</p>',
  },
  uploadLinkEnded: {
    question: 'A página de carregamento indica «A ligação de carregamento expirou» ou «Ficheiros já carregados».',
    answer:
      '<p><strong>A ligação de carregamento expirou:</strong> o prazo para o carregamento terminou. Peça à pessoa que pediu os ficheiros que reenvie o pedido.</p><p><strong>Ficheiros já carregados:</strong> uma ligação só pode ser usada uma vez, e já foram carregados ficheiros com ela. Se não foi da sua parte, informe imediatamente essa pessoa.</p>',
  },
  uploadStops: {
    question: 'O meu carregamento parou. Perdeu-se tudo?',
    answer:
      '<p>Não. O carregamento continua automaticamente quando a rede voltar. Se fechou o separador, abra a ligação de novo no mesmo navegador dentro de 24 horas. O que já foi carregado não é enviado outra vez.</p><p>Se já não for possível ler um ficheiro, escolha-o de novo.</p>',
  },
  uploadSize: {
    question: 'Que tamanho podem ter os ficheiros que carrego?',
    answer: '<p>Cada ficheiro pode ter até {fileSize}, e todos os ficheiros em conjunto até {totalSize}.</p>',
  },
  onPhone: {
    question: 'Posso transferir os ficheiros num telemóvel ou tablet?',
    answer:
      '<p>Sim, os ficheiros individuais abrem em qualquer navegador atual. Para um arquivo comprimido com palavra-passe, precisa de uma aplicação compatível com AES-256, como o WinZip ou o iZip. Os ficheiros grandes são mais fáceis de transferir num computador.</p>',
  },
  whatSenderSees: {
    question: 'O que vê o remetente sobre mim?',
    answer:
      '<p>Quando a página da ligação foi aberta, e quando e quantas vezes cada ficheiro foi transferido. Um número de telefone para códigos é guardado encriptado e mostrado apenas em parte.</p><p>Perguntas sobre os seus dados: {support}</p>',
  },
}

export const orgFaq: OrgFaqTexts = {
  howToSend: {
    question: 'Como envio ficheiros?',
    answer:
      '<p>Escolha os ficheiros, introduza o endereço de e-mail do destinatário e uma mensagem, verifique o destinatário, escolha as opções e prima <strong>Enviar agora</strong>, ou <strong>Enviar para …</strong> se houver um aviso sobre o destinatário. O destinatário recebe um e-mail com uma ligação segura. <a href="/help">Como usar</a> mostra cada passo com uma imagem.</p>',
  },
  limits: {
    question: 'Que tamanho pode ter um envio?',
    answer:
      '<ul><li>Um ficheiro: até {fileSize}.</li><li>Todos os ficheiros de um envio: até {totalSize} sem proteção por palavra-passe e até {archiveSize} com ela.</li></ul><p>Se tiver mais, faça vários envios.</p>',
  },
  uploadStopped: {
    question: 'O carregamento parou. E agora?',
    answer:
      '<ul><li><strong>Sem rede:</strong> aguarde. O carregamento continua automaticamente quando a rede voltar.</li><li><strong>O servidor não responde:</strong> aguarde ou prima <strong>Tentar de novo</strong>. O que já foi carregado não é enviado outra vez.</li><li><strong>Já não é possível ler um ficheiro:</strong> foi alterado, movido ou eliminado. Volte atrás, remova-o e escolha-o de novo.</li><li><strong>O computador entrou em suspensão:</strong> reative-o e mantenha o separador aberto.</li></ul><p>O destinatário não recebe nada antes de tudo estar carregado e verificado.</p>',
  },
  closedTab: {
    question: 'Fechei o separador durante o carregamento.',
    answer:
      '<p>Abra <a href="/transfer">Enviar ficheiros</a> de novo no mesmo navegador dentro de 24 horas. A página propõe continuar onde o carregamento parou. Pode ter de escolher de novo os mesmos ficheiros; o que já foi carregado não é enviado outra vez.</p>',
  },
  recipientWarning: {
    question: 'Porque recebo um aviso sobre o destinatário?',
    answer:
      '<p>O destinatário é comparado com o que foi enviado antes por si e pela sua organização. Aparece um aviso perante um endereço novo, um domínio novo ou semelhante, um serviço de correio público ou ficheiros diferentes dos que costuma enviar para lá.</p><p>Leia o endereço letra a letra. Se estiver certo, mantenha-o; caso contrário, altere-o. O aviso não volta a aparecer para um destinatário que tenha mantido.</p>',
  },
  wrongRecipient: {
    question: 'Enviei ficheiros ao destinatário errado.',
    answer:
      '<ol><li>Abra o envio em <a href="/transfers">Os meus envios</a>.</li><li>Escolha <strong>Destinatário errado?</strong> A ligação deixa imediatamente de funcionar, e a página indica se algo foi transferido.</li><li>Envie os ficheiros guardados ao destinatário certo dentro de 24 horas. Não precisa de os carregar outra vez.</li></ol><p>Se já tiverem sido transferidos ficheiros, informe o seu encarregado da proteção de dados.</p>',
  },
  revoke: {
    question: 'Como revogo um envio?',
    answer:
      '<p>Prima <strong>Revogar</strong> em <a href="/transfers">Os meus envios</a> ou na página do envio. A ligação deixa imediatamente de funcionar. As cópias já transferidas não são afetadas. Pode revogar um envio no estado «Ativo» ou «Pedido».</p><p>Um e-mail não pode ser cancelado, anulado nem retirado; mas sem a ligação não abre nada.</p>',
  },
  undo: {
    question: 'Enviei ficheiros cedo demais. Posso anular?',
    answer:
      '<p>Se a sua organização o permitir, a página mostra uma contagem decrescente depois do envio e ainda nada saiu: prima <strong>Anular o envio</strong>. Corrija depois o destinatário ou a mensagem e envie os ficheiros outra vez dentro de 24 horas. Não precisa de os carregar outra vez.</p><p>Depois da contagem decrescente, prima <strong>Revogar</strong>.</p>',
  },
  nothingArrived: {
    question: 'O destinatário não recebeu nenhum e-mail.',
    answer:
      '<ul><li>Abra o envio. O estado tem de ser <strong>Ativo</strong>: enquanto está a ser processado, ainda não foi enviado nenhum e-mail.</li><li>A página indica se o servidor de correio do destinatário recusou o e-mail.</li><li>Peça ao destinatário que procure na pasta de spam.</li><li>Copie a ligação na página do envio e faça-a chegar ao destinatário por outro meio.</li></ul>',
  },
  policyBlock: {
    question: 'A página indica que este envio não pode ser feito.',
    answer:
      '<p>Uma política da sua organização não permite este envio: devido ao destinatário, ao tipo de ficheiros ou aos dados sensíveis que contêm. A página indica a política e o que pode alterar.</p><ul><li>Altere o destinatário ou remova os ficheiros em causa.</li><li>Se os ficheiros foram bloqueados após o carregamento, escolha <strong>Enviar novamente</strong> na página do envio dentro de 5 dias. O envio passa a cumprir a política, e não precisa de carregar os ficheiros outra vez.</li><li>Se considerar que a política está errada, contacte um administrador.</li></ul>',
  },
  policyRequired: {
    question: 'Porque não posso alterar uma opção?',
    answer:
      '<p>Uma política da sua organização exige-a para este envio ou não a permite. A opção indica a política. A outro destinatário ou a outros ficheiros podem aplicar-se outras políticas.</p>',
  },
  transferFailed: {
    question: 'O meu envio falhou.',
    answer:
      '<p>Abra-o: a página mostra o motivo e o ficheiro. Nada foi enviado ao destinatário. Se os ficheiros ainda estiverem guardados, escolha <strong>Enviar novamente</strong>; caso contrário, faça um novo envio. Após uma falha do sistema, tente novamente mais tarde ou contacte {support}.</p>',
  },
  malware: {
    question: 'Um ficheiro foi eliminado porque contém malware.',
    answer:
      '<p>A análise de malware da sua organização encontrou algo no ficheiro. A transferência falhou e o destinatário não recebeu nada.</p><ul><li>Verifique o seu dispositivo e envie os outros ficheiros sem este.</li><li>Se um parceiro carregou o ficheiro a seu pedido, informe-o.</li><li>Se tem a certeza de que o ficheiro é inofensivo, peça a um administrador que o permita. Depois, envie-o novamente.</li></ul>',
  },
  longProcessing: {
    question: 'O meu envio está a ser processado há muito tempo.',
    answer:
      '<p>Todos os ficheiros são verificados quanto a dados sensíveis, e os ficheiros grandes demoram mais. Pode fechar a página. Quando o <a href="/health">Estado do sistema</a> mostra um problema, os envios aguardam e depois continuam automaticamente.</p>',
  },
  passwordProtection: {
    question: 'Para que serve a proteção por palavra-passe?',
    answer:
      '<p>Os ficheiros são reunidos num arquivo ZIP com encriptação AES-256. O destinatário recebe a palavra-passe gerada num e-mail separado. Não a vê, e ela não fica guardada. É possível até um tamanho total de {archiveSize}.</p>',
  },
  archiveHelp: {
    question: 'O meu destinatário não consegue abrir o arquivo comprimido.',
    answer:
      '<p>O arquivo comprimido precisa de um programa compatível com AES-256. A ferramenta do sistema apresenta o erro «Operation not permitted». Envie esta resposta ao seu destinatário: <a href="#faq-recipient-archiveFails">O arquivo comprimido não abre</a>.</p>',
  },
  code: {
    question: 'Quando devo proteger um envio com um código?',
    answer:
      '<p>Quando a caixa de correio do destinatário não é suficientemente segura: se outras pessoas a leem ou para ficheiros muito sensíveis. Introduza o número de telemóvel do destinatário; os ficheiros só abrem com os seis algarismos que lá chegam por SMS. Informe previamente o destinatário de que usa o número.</p><p>Sem telefone, escolha um código por e-mail: a página envia-o para o endereço do destinatário. Impede quem só tenha uma ligação reencaminhada, mas não quem leia a caixa de correio, onde também está a ligação.</p>',
  },
  phoneRefused: {
    question: 'O número de telefone do meu destinatário é recusado.',
    answer:
      '<p>Introduza um número de telemóvel com o indicativo do país, como <code>+41 79 123 45 67</code>. Os telefones fixos, os números de valor acrescentado e os telefones por satélite não podem receber códigos, e a sua organização só permite determinados países.</p>',
  },
  recipientLocked: {
    question: 'O meu destinatário deixou de receber códigos.',
    answer:
      '<p>Após demasiados códigos, o envio de códigos para, a fim de proteger os ficheiros. Abra o envio e permita aí novos códigos. Na mesma página, pode corrigir o número de telefone. Se o destinatário perdeu um dispositivo de confiança, desbloqueie também os códigos: cada um dos seus dispositivos voltará a pedir um código.</p>',
  },
  anonymize: {
    question: 'Como anonimizo um ficheiro CSV?',
    answer:
      '<p>Prima <strong>Anonimizar</strong> junto do ficheiro antes de o enviar e escolha um método para cada coluna: máscara, hash SHA-256, substituição por um padrão ou encriptação com preservação de formato. A pré-visualização mostra as primeiras 10 linhas.</p><p>A anonimização é irreversível: o original é eliminado e ninguém o pode restaurar. A única exceção é a encriptação com preservação de formato com uma chave que conserve.</p>',
  },
  anonymizeFails: {
    question: 'A anonimização do meu ficheiro falhou.',
    answer:
      '<p>A página indica a linha e a coluna. Motivos frequentes: uma linha tem mais ou menos células do que o cabeçalho, o ficheiro não é uma tabela de texto ou um padrão não corresponde a nada. Corrija o ficheiro ou as regras e envie-o novamente. Nada foi enviado.</p>',
  },
  sensitiveData: {
    question: 'O que significa «dados sensíveis» no meu envio?',
    answer:
      '<p>Em cada ficheiro são procurados dados como números de cartão, IBAN, nomes, endereços e números de telefone. A página mostra os tipos e quantos foram encontrados de cada um, com uma probabilidade. Os próprios dados não são guardados. É uma indicação, não uma prova: verifique se o destinatário os deve receber.</p>',
  },
  findingsAsked: {
    question: 'Porque tenho de confirmar o que foi encontrado antes de os meus ficheiros serem enviados?',
    answer:
      '<p>Os ficheiros completos são verificados quanto a dados sensíveis enquanto outros são carregados. A sua organização ou uma das suas políticas pede-lhe que confirme o que foi encontrado. Verifique se o destinatário o pode ter.</p><ul><li><strong>Enviar mesmo assim</strong> envia os ficheiros.</li><li><strong>Não enviar ainda</strong> não envia nada: pode voltar atrás e alterar o destinatário ou os ficheiros.</li></ul>',
  },
  notInspectable: {
    question: 'Um ficheiro é «não inspecionável». É mau sinal?',
    answer:
      '<p>Significa que não foi possível ler o ficheiro: tem uma palavra-passe, está danificado ou tem um formato não suportado, como uma digitalização. Não é verificado quanto a dados sensíveis. Uma política da sua organização pode não permitir ficheiros destes.</p>',
  },
  expiry: {
    question: 'Durante quanto tempo funciona uma ligação?',
    answer:
      '<p>Por predefinição, {expiry}. Pode escolher outro prazo nas opções, dentro dos limites da sua organização. Se nada tiver sido transferido, o destinatário recebe um lembrete antes de a ligação expirar.</p>',
  },
  wasDownloaded: {
    question: 'Como vejo se os meus ficheiros foram transferidos?',
    answer:
      '<p>Abra o envio em <a href="/transfers">Os meus envios</a>. Mostra quando os ficheiros foram transferidos pela primeira vez, quantas vezes e quais.</p><p><strong>Histórico</strong> mostra os passos da entrega: quando a ligação foi enviada, aceite e aberta, e o que aconteceu com cada ficheiro. As aberturas por verificações automáticas de sistemas de correio são indicadas como tal e não contam como transferências. Nas opções de um envio, pode pedir um e-mail na primeira transferência.</p>',
  },
  receipt: {
    question: 'Como provo que ficheiros foram entregues?',
    answer:
      '<p>Escolha <strong>Comprovativo</strong> na página do envio, para cada destinatário. É uma declaração assinada com os nomes, os tamanhos e as somas de verificação dos ficheiros e com as horas, como PDF ou como pequeno ficheiro de texto. Não abre nada, por isso pode entregá-la a outras pessoas.</p><p>Qualquer pessoa a pode verificar sem conta em <a href="/receipt">Verificar comprovativo</a>. Prova o que a sua organização registou, não que uma pessoa leu os ficheiros.</p>',
  },
  hideSender: {
    question: 'O que vê o destinatário quando oculto o meu endereço?',
    answer:
      '<p>O nome da sua organização em vez do seu endereço. As respostas não lhe chegam. Os seus administradores continuam a ver quem fez o envio.</p>',
  },
  trackingId: {
    question: 'O que é um ID de acompanhamento?',
    answer:
      '<p>Uma referência sua, como um número de processo. O destinatário não a vê. Permite-lhe encontrar o envio e fica registada para auditorias. Uma política pode exigi-la.</p>',
  },
  request: {
    question: 'Como peço ficheiros a alguém?',
    answer:
      '<p>Abra <a href="/transfer/request">Pedir ficheiros</a>, introduza o endereço e indique de que ficheiros precisa. A outra pessoa recebe uma ligação para um carregamento, sem conta. Recebe um e-mail quando os ficheiros tiverem sido verificados.</p>',
  },
  requestEnded: {
    question: 'O meu parceiro já não consegue carregar ficheiros.',
    answer:
      '<p>Uma ligação de carregamento funciona uma vez e até à respetiva data. Abra o pedido em <a href="/transfers">Os meus envios</a> e escolha <strong>Reenviar pedido</strong> ou <strong>Pedir novamente</strong>.</p>',
  },
  dropPage: {
    question: 'Como podem enviar-me ficheiros sem que eu os peça de cada vez?',
    answer:
      '<p>Abra <a href="/drop-page">Página de entrega</a>, defina as regras e prima <strong>Criar a página</strong>. No endereço dessa página enviam-lhe ficheiros, sem conta. Cada entrega é verificada como qualquer envio e aparece em <a href="/transfers">Os meus envios</a>.</p><p>Qualquer pessoa que tenha o endereço pode enviar-lhe ficheiros, e nada comprova o nome e o endereço que indicar. Uma palavra-passe protege a página. Se o endereço cair em mãos erradas, escolha um novo.</p>',
  },
  whoSees: {
    question: 'Quem pode ver os meus envios?',
    answer:
      '<p>Apenas o próprio remetente e os administradores da organização. Os administradores veem destinatários, nomes de ficheiros, estados e tipos de dados sensíveis. Não podem transferir os seus ficheiros nem têm qualquer ligação para eles.</p>',
  },
  addressBook: {
    question: 'Como removo um destinatário sugerido?',
    answer:
      '<p>Escolha <strong>Editar os seus destinatários…</strong> abaixo das sugestões e elimine a entrada. Mais ninguém vê os seus destinatários.</p>',
  },
  draft: {
    question: 'Perco a minha mensagem se sair da página?',
    answer:
      '<p>Não. O destinatário, a mensagem e as opções são conservados neste navegador até os enviar, eliminar o rascunho ou terminar sessão. Pode ter de escolher os ficheiros de novo.</p>',
  },
  noPermission: {
    question: 'A página indica que não tenho permissão para enviar ficheiros.',
    answer:
      '<p>A sua conta não pertence às pessoas da organização que podem enviar ficheiros. Peça acesso: {support}. Depois de o obter, termine a sessão e inicie-a de novo.</p>',
  },
  sessionExpired: {
    question: 'A minha sessão expirou enquanto trabalhava.',
    answer:
      '<p>Inicie sessão de novo, num novo separador se a página o propuser. O que introduziu fica no primeiro separador, e um carregamento em curso continua.</p>',
  },
  afterExpiry: {
    question: 'O que acontece aos ficheiros depois de a ligação expirar?',
    answer:
      '<p>São eliminados 5 dias depois de a ligação expirar. Até uma hora antes, pode prolongar o envio em «Os meus envios»: as suas ligações voltam então a funcionar. O destinatário pode pedir-lhe mais tempo na página da ligação. Os ficheiros de um envio revogado são eliminados no espaço de uma hora. A entrada na sua lista permanece.</p>',
  },
}
