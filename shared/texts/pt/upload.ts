import type { RequestTexts, RespondingTexts, UploadTexts } from '../en/upload.ts'
import { countFiles, formatBytes, formatCount, formatDateTime } from '../format.ts'
import { listed } from '../listed.ts'

const count = (files: number) => countFiles(files, 'pt')
const size = (bytes: number) => formatBytes(bytes, 'pt')

export const requestTexts: RequestTexts = {
  expiredTitle: 'A ligação de carregamento expirou',
  expired: 'Peça ao remetente que reenvie o pedido.',
  withdrawnTitle: 'Pedido retirado',
  withdrawn: 'O pedido foi retirado, pelo que a ligação já não serve para carregar ficheiros.',
  begunTitle: 'Já foi iniciado um carregamento',
  begun: 'Foi iniciado um carregamento com esta ligação noutro dispositivo ou noutro navegador.',
  blocked: 'Estes ficheiros não podem ser aceites aqui. Contacte a pessoa que os pediu.',
  usedTitle: 'Ficheiros já carregados',
  used: '(Esta ligação só pode ser usada uma vez.)',
}

export const responding: RespondingTexts = {
  saving: 'A preparar o carregamento',
  done: 'Carregado',
  tabRunning:
    'O carregamento continua enquanto este separador estiver aberto. Se ele se fechar, abra a ligação de novo neste navegador dentro de 24 horas para continuar onde parou.',
  tabPaused:
    'Pode fechar este separador: abra a ligação de novo neste navegador dentro de 24 horas para continuar onde parou.',
  offlineText: 'O carregamento continua automaticamente quando a rede voltar.',
  unansweredText: 'O carregamento continua automaticamente assim que responder. Nada do que foi carregado se perde.',
  retryText: 'O carregamento continua automaticamente. Nada do que foi carregado se perde.',
  unconfirmed: 'O servidor não confirmou a entrega dos ficheiros',
  unconfirmedText: 'Está tudo carregado e pode já ter sido entregue. Tente novamente para saber.',
  tryAgain: 'Tente novamente para enviar os ficheiros restantes.',
  nothingSent: 'Ainda nada foi entregue.',
  unreadable: name =>
    `Já não é possível ler ${name}. Foi alterado, movido ou eliminado depois de o ter escolhido: escolha-o de novo.`,
  strangers: names => `Não faz parte deste carregamento e foi ignorado: ${listed(names, more => `mais ${more}`)}.`,
}

export const upload: UploadTexts = {
  failed: 'Falhou',
  unreachable: 'O servidor não responde. Verifique a sua ligação à rede e tente novamente.',

  takenTitle: 'Outro carregamento chegou primeiro',
  usedByOther:
    'Estão a ser carregados ficheiros com esta ligação, ou já foram carregados. Nenhum dos seus ficheiros foi enviado. Se não estava à espera disto, contacte a pessoa que lhe enviou a ligação.',
  begunThere: 'Para o continuar, abra lá a ligação.',
  begunHelp: asker =>
    `Se não puder, peça a ${asker} que revogue este pedido e envie um novo. Caso contrário, a ligação volta a abrir 24 horas depois de o carregamento ter parado.`,
  lookAgain: 'Verificar de novo',
  withdrawnHelp: 'Se não estava à espera disto, pergunte à pessoa que lhe enviou a ligação.',
  unknownTitle: 'Esta ligação não é válida',
  unknown: 'Verifique se abriu a ligação completa do e-mail.',

  heading: asker => `Enviar ficheiros a ${asker}`,
  askedPanel: 'Sobre este pedido',
  askedBy: 'Pedido por',
  asker: (person, organization) => `${person}, ${organization}`,
  askedFor: 'Para',
  until: 'Ligação aberta até',
  aboutMessage: 'mensagem',
  filesPanel: 'Os seus ficheiros',
  acknowledgement:
    'Confirmo que posso partilhar estes ficheiros e aceito que o meu endereço de e-mail seja usado para este carregamento e o respetivo comprovativo.',
  once: 'A ligação só pode ser usada uma vez: escolha tudo antes de carregar.',
  upload: 'Carregar',
  preparing: 'A preparar o carregamento',
  fileName: 'Este nome não pode ser usado. Mude o nome do ficheiro.',

  uploadingHeading: (files, asker) => `A carregar ${count(files)} para ${asker}`,

  unfinishedHeading: 'O seu carregamento não terminou',
  unfinishedPanel: 'Continuar onde parou',
  unfinished: (files, bytes) =>
    `Começou a carregar ${count(files)}, ${size(bytes)} no total. O que já foi carregado não é enviado outra vez.`,
  kept: iso => `Os dados carregados são conservados, pelo menos, até ${formatDateTime(iso, undefined, 'pt')}.`,
  chooseHeading: 'Continuar o carregamento',
  sameFiles: 'Ficheiros deste carregamento',
  resizedTitle: 'O carregamento não pode continuar com um ficheiro de tamanho diferente',
  resized:
    'Escolha o ficheiro tal como estava quando começou. Se não puder, não continue o carregamento: após 24 horas, a ligação volta a abrir para recomeçar.',

  infectedTitle: 'Malware detetado',
  infected:
    'Um ficheiro carregado através desta ligação contém malware. Foi eliminado, nenhum dos ficheiros foi entregue e a pessoa que os pediu foi informada. Verifique se há malware no seu dispositivo antes de voltar a enviar ficheiros.',

  receiptHeading: 'Os seus ficheiros chegaram',
  receipt: asker =>
    `Obrigado. Os seus ficheiros são agora verificados e depois entregues a ${asker}, que será avisado se tal não for possível. Pode fechar esta página; a ligação já não pode ser usada.`,
  receiptPanel: 'O que enviou',
  handedTo: 'Para',
  handedAt: 'Quando',
  receiptMail:
    'Quando os ficheiros forem entregues, será enviado um comprovativo com a soma de verificação de cada ficheiro para o endereço de e-mail que recebeu o pedido.',
  saveReceipt: 'Guardar comprovativo',
  receiptFile: 'comprovativo.txt',
  checksum: 'SHA-256',
  noChecksum: 'soma de verificação no comprovativo por e-mail',
  exactSize: bytes => (bytes < 1024 ? size(bytes) : `${size(bytes)} (${formatCount(bytes, 'pt')} bytes)`),
  line: (name, value) => `${name}: ${value}`,
  at: (time, iso) => `${time} (${iso})`,
  total: 'Total',
}
