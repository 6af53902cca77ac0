import type { Translations } from '../sentences.ts'

export const translations: Translations = {
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
  'Check your device for malware. If the file should be harmless, ask your administrator.':
    'Verifique se há malware no seu dispositivo. Se o ficheiro devia ser inofensivo, pergunte ao seu administrador.',
  'Tell the person who uploaded it to check their device for malware. If the file should be harmless, ask your administrator.':
    'Peça à pessoa que o carregou que verifique se há malware no dispositivo dela. Se o ficheiro devia ser inofensivo, pergunte ao seu administrador.',
  'The device from which it was uploaded may have malware. If it is a false alarm, allow this content.':
    'O dispositivo a partir do qual foi carregado pode ter malware. Se for um falso alarme, permita este conteúdo.',
  'A receipt is available after the files were made available to the recipient.':
    'O comprovativo de entrega fica disponível depois de os ficheiros serem disponibilizados ao destinatário.',
  'There is no allowance of this content.': 'Este conteúdo não está permitido.',
  'Only a file that was deleted because of malware can be allowed.':
    'Só é possível permitir um ficheiro que foi eliminado por causa de malware.',
  'It does not recognise the test virus.': 'Não reconhece o vírus de teste.',
  'It reports a harmless text as malware.': 'Assinala um texto inofensivo como malware.',

  // Access and service.
  'This does not exist, or you do not have access to it. Please check the address.':
    'Não existe ou não tem acesso. Verifique o endereço.',
  'You are not signed in. Please login to continue.': 'Não tem sessão iniciada. Inicie sessão para continuar.',
  'Your session has expired. Please login to continue.': 'A sua sessão expirou. Inicie sessão para continuar.',
  'Your organization did not provide your e-mail address. Please contact its support.':
    'A sua organização não indicou o seu endereço de e-mail. Contacte o respetivo apoio.',
  'The sign-in was cancelled, or you may not use this application.':
    'O início de sessão foi cancelado ou não tem autorização para usar esta aplicação.',
  'Your organization’s sign-in cannot be reached just now. Please try again in a few minutes.':
    'De momento, não é possível aceder ao início de sessão da sua organização. Tente novamente dentro de alguns minutos.',
  'Your organization’s sign-in gave an answer that cannot be trusted. Please try again.':
    'O início de sessão da sua organização deu uma resposta que não é de confiança. Tente novamente.',
  'Your organization’s sign-in did not provide your e-mail address. Please contact your administrator.':
    'O início de sessão da sua organização não indicou o seu endereço de e-mail. Contacte o seu administrador.',
  'Your e-mail address is not confirmed at your organization’s sign-in. Please confirm it, then try again.':
    'O seu endereço de e-mail não está confirmado no início de sessão da sua organização. Confirme-o e tente novamente.',
  'You belong to more groups than your organization’s sign-in can report. Please contact your administrator.':
    'Pertence a mais grupos do que o início de sessão da sua organização consegue indicar. Contacte o seu administrador.',
  'Your administrator rights have ended. Please login again to continue.':
    'Os seus direitos de administrador terminaram. Inicie sessão de novo para continuar.',
  'An operator limited your rights to those of a member. If you need more, ask your support.':
    'Um operador limitou os seus direitos aos de um membro. Se precisar de mais, contacte o seu apoio.',
  'You do not have access to this. Please login as a different user.':
    'Não tem acesso a isto. Inicie sessão com outro utilizador.',
  'Too many requests. Please try again in {0} seconds.': 'Demasiados pedidos. Tente novamente dentro de {0} s.',
  'This is not available at the moment. Please try again shortly. No data was lost.':
    'De momento, não está disponível. Tente novamente dentro de instantes. Não se perderam dados.',
  'Lists and insights are not available yet. You can already send and download files. Please try again later.':
    'As listas e as estatísticas ainda não estão disponíveis. Já pode enviar e transferir ficheiros. Tente novamente mais tarde.',
  'Something went wrong on our side. Please try again. No data was lost.':
    'Ocorreu um erro do nosso lado. Tente novamente. Não se perderam dados.',
  'There is nothing here. Please check the address.': 'Não há nada aqui. Verifique o endereço.',
  'The request was interrupted.': 'O pedido foi interrompido.',
  'The request took too long to arrive.': 'O pedido demorou demasiado a chegar.',
  'There is not enough storage at the moment. Please try again later.':
    'De momento, não há espaço de armazenamento suficiente. Tente novamente mais tarde.',
  'Your earlier requests are still being processed. Please try again in a moment.':
    'Os seus pedidos anteriores ainda estão a ser processados. Tente novamente dentro de instantes.',
  'The request is too large.': 'O pedido é demasiado grande.',
  'The request is not valid.': 'O pedido não é válido.',
  'The first request with this Idempotency-Key is still being processed.':
    'O primeiro pedido com esta Idempotency-Key ainda está a ser processado.',

  // Limits of a person. After the first five comes when to try again.
  'You have started as many transfers today as your organization allows.':
    'Já iniciou hoje tantos envios quantos a sua organização permite.',
  'Your organization allows {0} of files for each person in 24 hours. Uploads that were given up count, too.':
    'A sua organização permite {0} de ficheiros por pessoa em 24 horas. Os carregamentos anulados também contam.',
  'The anonymized copy is {0} larger than the file.': 'A cópia anonimizada excede o ficheiro em {0}.',
  'The anonymized copy exceeds {0}, the limit of a transfer.':
    'A cópia anonimizada excede {0}, o limite de uma transferência.',
  'You have sent as many mails today as your organization allows.':
    'Já enviou hoje tantos e-mails quantos a sua organização permite.',
  'You have sent as many mails to this address today as your organization allows one person.':
    'Já enviou hoje para este endereço tantos e-mails quantos a sua organização permite a uma pessoa.',
  'This address has received as many mails today as your organization allows.':
    'Este endereço já recebeu hoje tantos e-mails quantos a sua organização permite.',
  'Please try again in {0}.': 'Tente novamente dentro de {0}.',
  'You have started {0} transfers without sending them. Send one of them, or wait: each expires 24 hours after its start.':
    'Número de envios que iniciou sem os enviar: {0}. Envie um deles ou aguarde: cada um expira 24 horas após o início.',
  'Unfinished uploads may have at most {0} in total. Complete one, or give one up in My Transfers.':
    'Os carregamentos por terminar podem ter, no máximo, {0} no total. Conclua um ou anule-o em «Os meus envios».',

  // Fields.
  'Required!': 'Este campo é obrigatório',
  'Invalid Email': 'Endereço de e-mail inválido',
  'The letter "{0}" in "{1}" (letter {2}) is Latin. Type the address again.':
    'A letra «{0}» de «{1}» (letra {2}) é latina. Escreva o endereço de novo.',
  'The letter "{0}" in "{1}" (letter {2}) is Greek. Type the address again.':
    'A letra «{0}» de «{1}» (letra {2}) é grega. Escreva o endereço de novo.',
  'The letter "{0}" in "{1}" (letter {2}) is Cyrillic. Type the address again.':
    'A letra «{0}» de «{1}» (letra {2}) é cirílica. Escreva o endereço de novo.',
  'Enter one address only.': 'Introduza um só endereço.',
  'Invalid phone number': 'Número de telefone inválido',
  'Codes cannot be sent to this country: {0}.': 'Não é possível enviar códigos para este país: {0}.',
  'A code needs the phone number of the recipient.': 'Um código exige o número de telefone do destinatário.',
  'Please select file(s)': 'Escolha um ou mais ficheiros',
  'Number of files exceeds the allowed {0}.': 'O número de ficheiros excede o máximo permitido de {0}.',
  'File size should not exceed {0}.': 'O tamanho de um ficheiro não deve exceder {0}.',
  'Total file size should not exceed {0}.': 'O tamanho total dos ficheiros não deve exceder {0}.',
  'Password protection is supported for total file size up to {0}.':
    'A proteção por palavra-passe é possível até um tamanho total de {0}.',
  'The total file size of this transfer is {0}.': 'O tamanho total dos ficheiros deste envio é de {0}.',
  'Please read the above terms and confirm before sending.': 'Leia os termos acima e confirme-os antes de enviar.',
  'Expiry must be at least {0} days.': 'O número de dias até expirar deve ser, pelo menos, {0}.',
  'Expiry cannot exceed {0} days.': 'O número de dias até expirar não pode exceder {0}.',
  'There is no template set named {0}.': 'Não existe nenhum conjunto de modelos com o nome {0}.',
  'At most {0} characters.': 'Número máximo de carateres: {0}.',
  'Control characters are not allowed.': 'Não são permitidos carateres de controlo.',
  'The text is not well-formed Unicode.': 'O texto não é Unicode bem formado.',
  'Enter a text.': 'Introduza um texto.',
  'Not an id.': 'Não é um ID.',
  'Not a link.': 'Não é uma ligação.',
  'A file needs a name.': 'Um ficheiro precisa de um nome.',
  'Too many files for one transfer.': 'Demasiados ficheiros para um só envio.',

  // Search and insights.
  'Name at least one value.': 'Indique, pelo menos, um valor.',
  'At most {0} values.': 'Número máximo de valores: {0}.',
  'Write a search text.': 'Escreva um texto a pesquisar.',
  'Write a date and time in ISO 8601, such as 2026-11-01T00:00:00Z.':
    'Escreva uma data e hora em ISO 8601, como 2026-11-01T00:00:00Z.',
  'Name from, to, or both.': 'Indique from, to ou ambos.',
  'The range ends before it begins.': 'O intervalo termina antes de começar.',
  'At most {0} filters.': 'Número máximo de filtros: {0}.',
  'At most {0} letters of keyword, message, fileName and parts of addresses together.':
    'Número máximo de letras de keyword, message, fileName e partes de endereços em conjunto: {0}.',
  'At most {0} words in all filters.': 'Número máximo de palavras em todos os filtros: {0}.',
  'At most {0} at once.': 'No máximo, {0} de cada vez.',
  'At most {0}.': 'No máximo, {0}.',
  'Not a place in a list.': 'Não é uma posição numa lista.',
  'Not a place in a list. Use the next of the previous page.':
    'Não é uma posição numa lista. Use o next da página anterior.',
  'Sort by one key.': 'Ordene por uma só chave.',
  'Give from or after.': 'Indique from ou after.',
  'from and size together reach {0} transfers at most. Continue with after and the next of a page.':
    'from e size abrangem em conjunto um número limitado de envios (máximo: {0}). Continue com after e o next de uma página.',
  'Choose a time between 1970 and 2199.': 'Escolha uma data entre 1970 e 2199.',
  'Give from and to together.': 'Indique from e to em conjunto.',
  'A chart has at most {0} points. Choose a longer interval or a shorter range.':
    'Um gráfico tem um número limitado de pontos (máximo: {0}). Escolha um intervalo mais longo ou um período mais curto.',

  // Policies that a transfer must meet.
  'Your organization does not allow this transfer.': 'A sua organização não permite este envio.',
  'Your organization asks you to check this transfer before you send it.':
    'A sua organização pede que verifique este envio antes de o enviar.',
  'Change the recipient or the files, or ask the administrators of your organization.':
    'Altere o destinatário ou os ficheiros, ou contacte os administradores da sua organização.',
  'Send it again with what the policy asks for. The files are stored.':
    'Envie-o novamente com o que a política pede. Os ficheiros estão guardados.',
  'Check the recipient and the files.': 'Verifique o destinatário e os ficheiros.',
  'Policies of your organization contradict each other on hiding the sender.':
    'As políticas da sua organização contradizem-se sobre a ocultação do remetente.',
  'Policies of your organization contradict each other on password protection.':
    'As políticas da sua organização contradizem-se sobre a proteção por palavra-passe.',
  'Policies of your organization contradict each other on the code by SMS.':
    'As políticas da sua organização contradizem-se sobre o código por SMS.',
  'Policies of your organization contradict each other on the code by e-mail.':
    'As políticas da sua organização contradizem-se sobre o código por e-mail.',
  'Policies of your organization contradict each other on the tracking ID.':
    'As políticas da sua organização contradizem-se sobre o ID de acompanhamento.',
  'Policies of your organization contradict each other on the days until expiry.':
    'As políticas da sua organização contradizem-se sobre os dias até expirar.',
  'Policies of your organization contradict each other on the template set.':
    'As políticas da sua organização contradizem-se sobre o conjunto de modelos.',
  'Please tell an administrator.': 'Informe um administrador.',
  'Hiding the sender is required for this transfer.': 'Este envio exige a ocultação do remetente.',
  'Password protection is required for this transfer.': 'Este envio exige a proteção por palavra-passe.',
  'The code by SMS is required for this transfer.': 'Este envio exige o código por SMS.',
  'The code by e-mail is required for this transfer.': 'Este envio exige o código por e-mail.',
  'The tracking ID is required for this transfer.': 'Este envio exige o ID de acompanhamento.',
  'Enter a tracking ID.': 'Introduza um ID de acompanhamento.',
  'Enter the recipient’s phone number.': 'Introduza o número de telefone do destinatário.',
  'Switch it on.': 'Ative-a.',
  'Hiding the sender is not available for this transfer.': 'Este envio não permite a ocultação do remetente.',
  'Password protection is not available for this transfer.': 'Este envio não permite a proteção por palavra-passe.',
  'The code by SMS is not available for this transfer.': 'Este envio não permite o código por SMS.',
  'The code by e-mail is not available for this transfer.': 'Este envio não permite o código por e-mail.',
  'The tracking ID is not available for this transfer.': 'Este envio não permite o ID de acompanhamento.',
  'Send without it.': 'Envie sem essa opção.',
  'The link must work for at least one day.': 'A ligação tem de funcionar durante, pelo menos, um dia.',
  'The link must work for at least {0}.': 'A ligação tem de funcionar durante, pelo menos, {0}.',
  'The link can work for at most one day.': 'A ligação pode funcionar durante, no máximo, um dia.',
  'The link can work for at most {0}.': 'A ligação pode funcionar durante, no máximo, {0}.',
  'Only the template set “{0}” is allowed.': 'Só é permitido o conjunto de modelos «{0}».',
  'Choose it.': 'Escolha-o.',
  'The recipient must sign in to open the link.': 'O destinatário tem de iniciar sessão para abrir a ligação.',
  'Your consent is required for this transfer.': 'Este envio exige o seu consentimento.',
  '{0} does not allow files to be sent to {1}.': '{0} não permite enviar ficheiros para {1}.',
  'Recipients at {0} are allowed.': 'São permitidos destinatários de {0}.',
  'Recipients at {0} and {1} more domains are allowed.':
    'São permitidos destinatários de {0} e de outros domínios (mais {1}).',
  'Policy: “{0}”.': 'Política: «{0}».',
  'Policies: {0}.': 'Políticas: {0}.',
  'Policies: {0} and {1} more.': 'Políticas: {0} e mais {1}.',
  'More at {0}': 'Mais informações em {0}',
  'A policy cannot be read. Please tell an administrator.':
    'Não é possível ler uma política. Informe um administrador.',

  // Checks of a recipient.
  'Nobody at {0} has sent files to {1} before. Please check the spelling.':
    'Ninguém de {0} enviou ainda ficheiros para {1}. Verifique a ortografia.',
  'Nobody at {0} has sent files to {1} before. Did you mean {2}?':
    'Ninguém de {0} enviou ainda ficheiros para {1}. Queria dizer {2}?',
  '{0} is a public mail service and you have not sent to {1} before. Check every letter: anyone can own a similar address.':
    '{0} é um serviço de correio público e ainda não enviou nada para {1}. Verifique todas as letras: qualquer pessoa pode ter um endereço semelhante.',
  'You have not sent files to {0} before. {1} or more colleagues have.':
    'Ainda não enviou ficheiros para {0}. {1} ou mais colegas já enviaram.',
  'You have not sent files to {0} before. {1} colleague has.':
    'Ainda não enviou ficheiros para {0}. {1} colega já enviou.',
  'You have not sent files to {0} before. {1} colleagues have.':
    'Ainda não enviou ficheiros para {0}. {1} colegas já enviaram.',
  'You have not sent files to {0} before. You usually write to {1} at {2}.':
    'Ainda não enviou ficheiros para {0}. Costuma escrever para {1} em {2}.',
  'You have sent {0} file to {1}, but none like {2}.': 'Já enviou {0} ficheiro para {1}, mas nenhum semelhante a {2}.',
  'You have sent {0} files to {1}, but none like {2}.':
    'Já enviou {0} ficheiros para {1}, mas nenhum semelhante a {2}.',
  'So far they received only documents.': 'Até agora, só recebeu documentos.',
  'So far they received only tables and slides.': 'Até agora, só recebeu tabelas e apresentações.',
  'So far they received only e-mails and calendars.': 'Até agora, só recebeu e-mails e calendários.',
  'So far they received only data files.': 'Até agora, só recebeu ficheiros de dados.',
  'So far they received only archives.': 'Até agora, só recebeu arquivos comprimidos.',
  'So far they received only pictures.': 'Até agora, só recebeu imagens.',
  'So far they received only audio and video files.': 'Até agora, só recebeu ficheiros de áudio e vídeo.',
  'So far they received only .{0} files.': 'Até agora, só recebeu ficheiros .{0}.',
  'You write to {0}, and not to {1}.': 'Costuma escrever para {0}, e não para {1}.',
  'You and {0} or more colleagues write to {1}; none to {2}.':
    'Tal como {0} ou mais colegas, costuma escrever para {1}; ninguém escreve para {2}.',
  'You and {0} colleague write to {1}; none to {2}.':
    'Tal como {0} colega, costuma escrever para {1}; ninguém escreve para {2}.',
  'You and {0} colleagues write to {1}; none to {2}.':
    'Tal como {0} colegas, costuma escrever para {1}; ninguém escreve para {2}.',
  '{0} or more colleagues write to {1}; none to {2}.':
    '{0} ou mais colegas escrevem para {1}; ninguém escreve para {2}.',
  '{0} colleague writes to {1}; none to {2}.': '{0} colega escreve para {1}; ninguém escreve para {2}.',
  '{0} colleagues write to {1}; none to {2}.': '{0} colegas escrevem para {1}; ninguém escreve para {2}.',
  'Earlier files like {0} contained {1} and went to other recipients.':
    'Os ficheiros anteriores semelhantes a {0} continham {1} e foram enviados a outros destinatários.',
  '{0} is a domain of {1}.': '{0} é um domínio de {1}.',
  'You write to {0}.': 'Costuma escrever para {0}.',
  'You write to {0} addresses at {1}.': 'Número de endereços de {1} para os quais costuma escrever: {0}.',

  // Kinds of sensitive data, as in 'contained {1}' above.
  'credit card numbers': 'números de cartão de crédito',
  'domain names': 'nomes de domínio',
  'e-mail addresses': 'endereços de e-mail',
  'IBAN codes': 'códigos IBAN',
  'IP addresses': 'endereços IP',
  locations: 'localizações',
  'person names': 'nomes de pessoas',
  'phone numbers': 'números de telefone',
  'national registration ids': 'números de identificação nacional',
  'street addresses': 'moradas',
  'SWIFT codes': 'códigos SWIFT',

  // Transfers.
  'This transfer was already created with other options. Start a new one.':
    'Este envio já foi criado com outras opções. Inicie um novo.',
  'This transfer is being changed by other requests. Please try again.':
    'Este envio está a ser alterado por outros pedidos. Tente novamente.',
  'Confirm the transfer first; then its files can be uploaded.':
    'Confirme primeiro o envio; depois é possível carregar os ficheiros.',
  'This transfer failed. Please send the files again.': 'Este envio falhou. Envie os ficheiros novamente.',
  'The files of this transfer were already submitted.': 'Os ficheiros deste envio já foram entregues.',
  '{0} was already uploaded.': '{0} já foi carregado.',
  '{0} was already completed, possibly with different content.':
    '{0} já foi concluído, possivelmente com outro conteúdo.',
  '{0} has not arrived. Upload it first, then complete it.': '{0} não chegou. Carregue-o primeiro e depois conclua-o.',
  'This is not the current upload of {0}. Request its upload URL again.':
    'Este não é o carregamento atual de {0}. Peça novamente o respetivo URL de carregamento.',
  'The upload of {0} has ended. Complete it, or start it again.':
    'O carregamento de {0} terminou. Conclua-o ou inicie-o de novo.',
  'Part {0} is too small. Send it again.': 'A parte {0} é demasiado pequena. Envie-a novamente.',
  'Part {0} has not arrived as listed. List the parts and send the missing ones.':
    'A parte {0} não chegou como indicado na lista. Liste as partes e envie as que faltam.',
  'This file was already uploaded and completed; it cannot be replaced.':
    'Este ficheiro já foi carregado e concluído; não pode ser substituído.',
  'The upload arrived damaged. Please send it again.': 'O carregamento chegou danificado. Envie-o novamente.',
  'The upload must be exactly {0} bytes long, as declared.':
    'O carregamento tem de ter exatamente o tamanho declarado, em bytes: {0}.',
  'This address is not valid.': 'Este endereço não é válido.',
  'This address is no longer valid.': 'Este endereço já não é válido.',
  'The service is busy. Please try again in a moment.': 'O serviço está ocupado. Tente novamente dentro de instantes.',
  'There is no room to store this file just now. Please try again later.':
    'De momento, não há espaço para guardar este ficheiro. Tente novamente mais tarde.',
  'Only a transfer whose files are being uploaded can be finalized.':
    'Só é possível finalizar um envio cujos ficheiros estejam a ser carregados.',
  'This transfer ended before it was finalized.': 'Este envio terminou antes de ser finalizado.',
  '{0} file still to be uploaded.': 'Ainda falta carregar {0} ficheiro.',
  '{0} files still to be uploaded.': 'Ainda falta carregar {0} ficheiros.',
  'Only your own unfinished upload can be discarded. Reload the page to see its current state.':
    'Só pode anular um carregamento seu que ainda não tenha terminado. Recarregue a página para ver o estado atual.',
  'Sensitive data was found in your files. Reload the page, and confirm it before it is sent.':
    'Foram encontrados dados sensíveis nos seus ficheiros. Recarregue a página e confirme antes do envio.',
  'The upload was discarded. Nothing was shared. Please send the files again.':
    'O carregamento foi anulado. Nada foi partilhado. Envie os ficheiros novamente.',
  'Only the transfers in active or requested state can be retracted.':
    'Só é possível revogar os envios ativos ou pedidos.',
  'Only a transfer that you sent, and that is active or in processing, can be withdrawn as sent to a wrong recipient.':
    'Só pode retirar de um destinatário errado um envio feito por si que esteja ativo ou em processamento.',
  'Only files that are active can go to further recipients.':
    'Só os ficheiros ativos podem ser enviados a outros destinatários.',
  'The password of these files is not stored any more. Send the files again to add recipients.':
    'A palavra-passe destes ficheiros já não está guardada. Envie os ficheiros de novo para adicionar destinatários.',
  'The files have already been released. Revoke the transfer instead.':
    'Os ficheiros já foram disponibilizados. Em vez disso, revogue o envio.',
  'Remove the wrong recipient on the page of the transfer. The other recipients keep their files.':
    'Remova o destinatário errado na página da transferência. Os outros destinatários mantêm os seus ficheiros.',
  'Enter at most {0} recipients.': 'Introduza no máximo {0} destinatários.',
  'A code by SMS is possible for a single recipient only.':
    'Um código por SMS só é possível com um único destinatário.',
  'Choose a code by SMS or a code by e-mail. A transfer cannot have both.':
    'Escolha um código por SMS ou um código por e-mail. Um envio não pode ter os dois.',
  'The codes of this transfer go by e-mail. Send the files again to use a phone number.':
    'Os códigos deste envio são enviados por e-mail. Envie novamente os ficheiros para usar um número de telefone.',
  'Name a recipient.': 'Indique um destinatário.',
  'Too many recipients for one transfer.': 'Demasiados destinatários para uma transferência.',
  'Codes can be unlocked only while the transfer requires them and its files are available.':
    'Só é possível desbloquear os códigos enquanto o envio os exigir e os ficheiros estiverem disponíveis.',
  'This transfer was already sent again with another recipient, phone number or tracking ID. Open the new transfer.':
    'Este envio já foi repetido com outro destinatário, número de telefone ou ID de acompanhamento. Abra o novo envio.',
  'Only a transfer that a policy blocked, or that was withdrawn as sent to a wrong recipient, can be sent again on its stored files.':
    'Só é possível enviar novamente, com os ficheiros guardados, um envio bloqueado por uma política ou retirado de um destinatário errado.',
  'Only a transfer that was withdrawn as sent to a wrong recipient can go to another one.':
    'Só um envio retirado de um destinatário errado pode ser enviado a outro.',
  'Enter the address of the right recipient.': 'Introduza o endereço do destinatário certo.',
  'This is the address to which it was sent by mistake. Enter the right one.':
    'Este é o endereço para o qual foi enviado por engano. Introduza o endereço certo.',
  'This transfer can no longer be extended. Please send the files again.':
    'Este envio já não pode ser prolongado. Envie os ficheiros novamente.',
  'Choose an end in the future.': 'Escolha um fim no futuro.',
  'The files of this transfer are no longer stored. Please send them in a new transfer.':
    'Os ficheiros deste envio já não estão guardados. Envie-os num novo envio.',
  'No action required - transfer is proceeding.': 'Não é necessária nenhuma ação: o envio prossegue.',
  'Correct the file or its rules, then send it again.': 'Corrija o ficheiro ou as suas regras e envie-o novamente.',

  // Requests.
  'Please ask the sender to resend the request.': 'Peça ao remetente que reenvie o pedido.',
  'The request was withdrawn, so its link can no longer be used to upload files.':
    'O pedido foi retirado, pelo que a ligação já não serve para carregar ficheiros.',
  'Already Uploaded! (This link can be used only once.)':
    'Ficheiros já carregados. (Esta ligação só pode ser usada uma vez.)',
  'An upload through this link has started on another device or in another browser.':
    'Foi iniciado um carregamento com esta ligação noutro dispositivo ou noutro navegador.',
  'An upload of other files through this link has already started. Please continue that upload.':
    'Já foi iniciado um carregamento de outros ficheiros com esta ligação. Continue esse carregamento.',
  'These files cannot be accepted here. Please contact the person who requested them.':
    'Estes ficheiros não podem ser aceites aqui. Contacte a pessoa que os pediu.',
  'The person who requested these files cannot receive more at present. Please try again later, or contact them.':
    'De momento, a pessoa que pediu estes ficheiros não pode receber mais. Tente novamente mais tarde ou contacte-a.',
  'The files are already uploaded, or are being uploaded. There is nothing to resend.':
    'Os ficheiros já foram carregados ou estão a ser carregados. Não há nada para reenviar.',
  'This request has just ended. Please try again.': 'Este pedido acabou de terminar. Tente novamente.',
  'This request was already repeated. Please use the newer request.':
    'Este pedido já foi repetido. Use o pedido mais recente.',

  // Drop pages.
  'This password is not right. Please check it, or ask the person who gave you this address.':
    'Esta palavra-passe não está certa. Verifique-a ou pergunte à pessoa que lhe deu este endereço.',
  'This page takes no files from this address. Please use another one, or contact the recipient.':
    'Esta página não aceita ficheiros deste endereço. Use outro ou contacte o destinatário.',
  'This page takes no files at present. Please contact the recipient.':
    'De momento, esta página não aceita ficheiros. Contacte o destinatário.',
  'This page cannot take more files at present.': 'De momento, esta página não pode receber mais ficheiros.',
  'This page does not take files of this kind: {0}.': 'Esta página não aceita ficheiros deste tipo: {0}.',
  'Your organization does not offer drop pages.': 'A sua organização não oferece páginas de entrega.',
  'The page was just changed elsewhere. Please load it again.':
    'A página acabou de ser alterada noutro local. Carregue-a de novo.',
  'A visitor of your drop page began this upload. Nothing is mailed to an unproven address.':
    'Um visitante da sua página de entrega começou este carregamento. Nada é enviado para um endereço não comprovado.',
  'Write an extension in lower case, without its dot.': 'Escreva uma extensão em minúsculas, sem o ponto.',
  'Write an address or a domain.': 'Escreva um endereço ou um domínio.',
  'Write at least 8 characters.': 'Escreva pelo menos 8 caracteres.',

  // Anonymization: the rules.
  'Only CSV files can be anonymized. {0} is not a CSV file.':
    'Só é possível anonimizar ficheiros CSV. {0} não é um ficheiro CSV.',
  'The rules for {0} are too long.': 'As regras para {0} são demasiado longas.',
  'There are no rows.': 'Não há linhas.',
  'Too much data for a preview. Send only the first rows.':
    'Demasiados dados para uma pré-visualização. Envie só as primeiras linhas.',
  'A parameter is a text, true or false, or a list of { from, to, char }.':
    'Um parâmetro é um texto, true ou false, ou uma lista de { from, to, char }.',
  'All fields are required!': 'Todos os campos são obrigatórios',
  '"From" can\'t be greater than "To"': '«De» não pode ser maior do que «Até»',
  'Char is one character.': '«Caráter» é um só caráter.',
  'Space is not allowed at start of the key or end of the key.': 'A chave não pode começar nem terminar com um espaço.',
  'A search pattern has at most 256 characters.': 'Um padrão de pesquisa tem, no máximo, 256 carateres.',
  'A rule needs the index of its column.': 'Uma regra precisa do índice da sua coluna.',
  'Write the index of a column without leading zeros: {0}, not {1}.':
    'Escreva o índice de uma coluna sem zeros à esquerda: {0}, não {1}.',
  'There is no header row in which to find the column {0}.': 'Não há linha de cabeçalho onde procurar a coluna {0}.',
  'There are two rules for column {0}.': 'Há duas regras para a coluna {0}.',
  'A parameter is given twice.': 'Um parâmetro aparece duas vezes.',
  '{0} has no parameter {1}.': '{0} não tem o parâmetro {1}.',
  '{0} must be a text.': '{0} tem de ser um texto.',
  '{0} must be true or false, without quotation marks.': '{0} tem de ser true ou false, sem aspas.',
  'A value must not begin with {0}: spreadsheets would run it as a formula.':
    'Um valor não pode começar por {0}: as folhas de cálculo executá-lo-iam como fórmula.',
  'At most {0} different keys can be typed for one file.':
    'Número máximo de chaves diferentes que é possível introduzir para um ficheiro: {0}.',

  // Anonymization: the file.
  'Column {0}: {1}': 'Coluna {0}: {1}',
  'Row {0}: {1}': 'Linha {0}: {1}',
  '{0}, Column {1}: {2}': '{0}, coluna {1}: {2}',
  'There is no column {0}: the file has {1}. Choose the columns again.':
    'Não existe a coluna {0}: o ficheiro tem {1}. Escolha as colunas de novo.',
  'No column is called {0}. Choose the columns again.': 'Nenhuma coluna se chama {0}. Escolha as colunas de novo.',
  'More than one column is called {0}. Rename one, or name the column by its index.':
    'Há mais do que uma coluna com o nome {0}. Mude o nome de uma ou indique a coluna pelo índice.',
  'This row has {0} value where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Esta linha tem {0} valor e a primeira tem {1}. Coloque entre aspas os valores que contêm o separador ou uma quebra de linha.',
  'This row has {0} values where the first row has {1}. Put values that contain the separator or a line break in quotation marks.':
    'Esta linha tem {0} valores e a primeira tem {1}. Coloque entre aspas os valores que contêm o separador ou uma quebra de linha.',
  'This row has more values than the first row, which has {0}. Put values that contain the separator or a line break in quotation marks.':
    'Esta linha tem mais valores do que a primeira, que tem {0}. Coloque entre aspas os valores que contêm o separador ou uma quebra de linha.',
  'This row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'Esta linha contém bytes que não são texto {0}. Guarde o ficheiro como UTF-8 e envie-o novamente.',
  'The header row contains bytes that are not {0} text. Save the file as UTF-8 and send it again.':
    'A linha de cabeçalho contém bytes que não são texto {0}. Guarde o ficheiro como UTF-8 e envie-o novamente.',
  'This row contains a NUL byte. Save the file as CSV in UTF-8 and send it again.':
    'Esta linha contém um byte NUL. Guarde o ficheiro como CSV em UTF-8 e envie-o novamente.',
  'A quotation mark that opens in this row is never closed. Close it, or double it inside a quoted value.':
    'Há aspas abertas nesta linha que nunca são fechadas. Feche-as ou duplique-as dentro de um valor entre aspas.',
  'Text follows a closing quotation mark. Double quotation marks that belong to a quoted value.':
    'Há texto a seguir às aspas de fecho. Duplique as aspas que pertencem a um valor entre aspas.',
  'The first row is longer than 1 MiB. It may contain an open quotation mark.':
    'A primeira linha excede 1 MiB. Pode conter aspas por fechar.',
  'This value is too long for a search pattern of this size. Use a simpler pattern.':
    'Este valor é demasiado longo para um padrão de pesquisa deste tamanho. Use um padrão mais simples.',
  'This search pattern takes too long on the values of this column. Use a simpler pattern.':
    'Este padrão de pesquisa demora demasiado com os valores desta coluna. Use um padrão mais simples.',
  'The values of this column do not look like text in windows-1252, the assumed encoding of the file. Save the file as UTF-8 and send it again.':
    'Os valores desta coluna não parecem texto em windows-1252, a codificação presumida do ficheiro. Guarde o ficheiro como UTF-8 e envie-o novamente.',
  'This value is too long to be anonymized. It may contain an open quotation mark.':
    'Este valor é demasiado longo para ser anonimizado. Pode conter aspas por fechar.',
  'The separator is ambiguous. Name it in a first line, such as sep=; and send the file again.':
    'O separador é ambíguo. Indique-o numa primeira linha, como sep=; e envie o ficheiro novamente.',
  'The sep= line names a separator that cannot be read. Use a comma, semicolon, tab or bar.':
    'A linha sep= indica um separador que não é possível ler. Use uma vírgula, um ponto e vírgula, uma tabulação ou uma barra vertical.',
  'The replacement has characters that {0}, the encoding of the file, does not support. Choose other characters, or save the file as UTF-8.':
    'O texto de substituição tem carateres que {0}, a codificação do ficheiro, não suporta. Escolha outros carateres ou guarde o ficheiro como UTF-8.',
  'The search pattern cannot be read. Look-around and back-references are not supported.':
    'Não é possível ler o padrão de pesquisa. As asserções (look-around) e as retrorreferências não são suportadas.',
  'The search pattern changes no value of this column. Correct it or remove the rule.':
    'O padrão de pesquisa não altera nenhum valor desta coluna. Corrija-o ou remova a regra.',

  // Policies that an administrator writes.
  'Please correct the policy.': 'Corrija a política.',
  'A policy is never deleted, because transfers keep the versions that bound them. Switch it off instead.':
    'Uma política nunca é eliminada, porque os envios conservam as versões que se lhes aplicaram. Em vez disso, desative-a.',
  'Policies are being changed by others. Please save again.':
    'Outras pessoas estão a alterar políticas. Guarde de novo.',
  'At most {0} policies are possible. Please change one that is off.':
    'Atingiu o número máximo de políticas: {0}. Altere uma que esteja desativada.',
  'All policies together are too long. Please write fewer values, here or in another policy.':
    'As políticas são, no conjunto, demasiado longas. Indique menos valores, aqui ou noutra política.',
  'The conditions are too long. Please write fewer values, or two policies.':
    'As condições são demasiado longas. Indique menos valores ou crie duas políticas.',
  'Say which version you changed. Load it again, and repeat your change.':
    'Indique a versão que alterou. Carregue-a novamente e repita a alteração.',
  'This policy was changed in the meantime: it has version {0} now, and you changed version {1}. Load it again, and repeat your change.':
    'Esta política foi alterada entretanto: está agora na versão {0}, e alterou a versão {1}. Carregue-a novamente e repita a alteração.',
  'The policy “{0}” demands the opposite on hiding the sender, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'A política «{0}» exige o contrário sobre a ocultação do remetente, e um envio pode cumprir as condições de ambas. Restrinja as condições de uma ou desative-a.',
  'The policy “{0}” demands the opposite on password protection, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'A política «{0}» exige o contrário sobre a proteção por palavra-passe, e um envio pode cumprir as condições de ambas. Restrinja as condições de uma ou desative-a.',
  'The policy “{0}” demands the opposite on the code by SMS, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'A política «{0}» exige o contrário sobre o código por SMS, e um envio pode cumprir as condições de ambas. Restrinja as condições de uma ou desative-a.',
  'The policy “{0}” demands the opposite on the code by e-mail, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'A política «{0}» exige o contrário sobre o código por e-mail, e um envio pode cumprir as condições de ambas. Restrinja as condições de uma ou desative-a.',
  'The policy “{0}” demands the opposite on the tracking ID, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'A política «{0}» exige o contrário sobre o ID de acompanhamento, e um envio pode cumprir as condições de ambas. Restrinja as condições de uma ou desative-a.',
  'The policy “{0}” demands the opposite on the days until expiry, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'A política «{0}» exige o contrário sobre os dias até expirar, e um envio pode cumprir as condições de ambas. Restrinja as condições de uma ou desative-a.',
  'The policy “{0}” demands the opposite on the template set, and one transfer can match both. Narrow the conditions of one, or switch one off.':
    'A política «{0}» exige o contrário sobre o conjunto de modelos, e um envio pode cumprir as condições de ambas. Restrinja as condições de uma ou desative-a.',
  'Number should be greater than or equal to {0}': 'O número deve ser maior ou igual a {0}',
  'Number should be less than or equal to {0}': 'O número deve ser menor ou igual a {0}',
  'Enter a number.': 'Introduza um número.',
  'Enter a whole number.': 'Introduza um número inteiro.',
  'Enter true or false.': 'Introduza true ou false.',
  'Enter a list.': 'Introduza uma lista.',
  'Enter an object.': 'Introduza um objeto.',
  'Enter {0}.': 'Introduza {0}.',
  'Enter one of: {0}.': 'Introduza um destes valores: {0}.',
  'Enter at most {0} character.': 'Introduza, no máximo, {0} caráter.',
  'Enter at most {0} characters.': 'Introduza, no máximo, {0} carateres.',
  'At most {0} are possible.': 'São possíveis, no máximo, {0}.',
  'There is no field {0} here.': 'Aqui não existe o campo {0}.',
  'Choose one of the list.': 'Escolha um valor da lista.',
  'Files are not searched for this kind of data. Choose another, or ask your operators to add it to the settings.':
    'Os ficheiros não são analisados quanto a este tipo de dados. Escolha outro ou peça aos operadores que o acrescentem às definições.',
  'Enter an address such as carol@partner.example.': 'Introduza um endereço, como carol@partner.example.',
  'Enter an address such as carol@partner.example. Only whole parts of a domain can have letters such as ü. At most 8 * are possible.':
    'Introduza um endereço, como carol@partner.example. Só as partes completas de um domínio podem ter letras como ü. São possíveis, no máximo, 8 *.',
  'Enter a domain such as partner.example.': 'Introduza um domínio, como partner.example.',
  'Enter a domain such as partner.example. Parts with * or ? cannot have letters such as ü. At most 8 * are possible.':
    'Introduza um domínio, como partner.example. As partes com * ou ? não podem ter letras como ü. São possíveis, no máximo, 8 *.',
  'At most 8 * are possible.': 'São possíveis, no máximo, 8 *.',
  'Enter an extension such as pdf.': 'Introduza uma extensão, como pdf.',
  'Enter an address that begins with https:.': 'Introduza um endereço que comece por https:.',
  'Enter {0} or {1}.': 'Introduza {0} ou {1}.',
  'Enter a number of days from {0} to {1}. These are the limits of your organization.':
    'Introduza um número de dias de {0} a {1}. São os limites da sua organização.',
  'There is no template set of this name.': 'Não existe nenhum conjunto de modelos com este nome.',
  'Your organization sends no codes by SMS, because no countries are set up for them.':
    'A sua organização não envia códigos por SMS, porque não tem países configurados para tal.',
  'This policy already has it.': 'Esta política já o contém.',
  'The minimum days until expiry exceed the maximum.': 'O mínimo de dias até expirar excede o máximo.',
  'This version of Waybill cannot read the policy. Write it again, or switch it off.':
    'Esta versão do Waybill não consegue ler a política. Escreva-a de novo ou desative-a.',

  // Health checks.
  'Not checked in this run, because another part is broken.':
    'Não verificado desta vez, porque outra parte está com falhas.',
  'It does not answer correctly.': 'Não responde corretamente.',
  'Slower than usual: {0} s instead of {1} s.': 'Mais lento do que o habitual: {0} s em vez de {1} s.',
  'A canary could not be sent.': 'Não foi possível enviar um ficheiro de teste.',
  'The canary was not released in {0} s.': 'O ficheiro de teste não foi disponibilizado em {0} s.',
  'A file could not be stored or read back.': 'Não foi possível guardar ou voltar a ler um ficheiro.',
  'A released file differs from what was stored.': 'Um ficheiro disponibilizado difere do que foi guardado.',
  'The table was not anonymized in {0} s.': 'A tabela não foi anonimizada em {0} s.',
  'The report of the table counts wrong.': 'O relatório da tabela tem contagens erradas.',
  'The table has not 11 lines.': 'A tabela não tem 11 linhas.',
  'The columns of the table changed.': 'As colunas da tabela mudaram.',
  'A column without a method changed.': 'Uma coluna sem método mudou.',
  'A masked column is wrong.': 'Uma coluna mascarada está errada.',
  'A column masked by a pattern is wrong.': 'Uma coluna mascarada por um padrão está errada.',
  'A hashed column is wrong.': 'Uma coluna com hash está errada.',
  'An encrypted column is wrong.': 'Uma coluna encriptada está errada.',
  'Equal values did not stay equal, or different ones became equal.':
    'Valores iguais deixaram de o ser, ou valores diferentes passaram a ser iguais.',
  'The text was not inspected in {0} s.': 'O texto não foi inspecionado em {0} s.',
  '{0} of {1} kinds of sensitive data were counted wrong.': 'Tipos de dados sensíveis com contagem errada: {0} de {1}.',
  'The documents were not read in {0} s.': 'Os documentos não foram lidos em {0} s.',
  'A document was not read: {0}.': 'Um documento não foi lido: {0}.',
  'An encrypted archive was not reported as unread.':
    'Um arquivo comprimido encriptado não foi indicado como não lido.',
  'Text was not read from: {0}.': 'Não foi lido texto de: {0}.',
  'The documents were read more than once.': 'Os documentos foram lidos mais do que uma vez.',

  // The default template set.
  'The mails of every day.': 'Os e-mails do dia a dia.',
}
