import type { AnonymizationTexts, FieldTexts } from '../en/fields.ts'
import { formatBytes, formatCount, formatDuration } from '../format.ts'

const size = (bytes: number) => formatBytes(bytes, 'pt')
const alphabets: Readonly<Record<string, string>> = { Latin: 'latina', Greek: 'grega', Cyrillic: 'cirílica' }

export const fieldTexts: FieldTexts = {
  required: 'Este campo é obrigatório',
  filesRequired: 'Escolha um ou mais ficheiros',
  invalidEmail: 'Endereço de e-mail inválido',
  foreignLetter: (letter, alphabet, part, place) =>
    `A letra «${letter}» de «${part}» (letra ${place}) é ${alphabets[alphabet] ?? alphabet}. Escreva o endereço de novo.`,
  severalEmails: 'Introduza um só endereço.',
  invalidPhone: 'Número de telefone inválido',
  phoneCountry: country => `Não é possível enviar códigos para este país: ${country}.`,
  maxFiles: allowed => `O número de ficheiros excede o máximo permitido de ${formatCount(allowed, 'pt')}.`,
  maxRecipients: allowed => `Introduza no máximo ${formatCount(allowed, 'pt')} destinatários.`,
  codeOfOne: 'Um código por SMS só é possível com um único destinatário.',
  oneFactor: 'Escolha um código por SMS ou um código por e-mail. Um envio não pode ter os dois.',
  fileTooLarge: bytes => `O tamanho de um ficheiro não deve exceder ${size(bytes)}.`,
  totalTooLarge: bytes => `O tamanho total dos ficheiros não deve exceder ${size(bytes)}.`,
  sealingLimit: bytes => `A proteção por palavra-passe é possível até um tamanho total de ${size(bytes)}.`,
  sealingTotal: bytes => `O tamanho total dos ficheiros deste envio é de ${size(bytes)}.`,
  acknowledgement:
    'Confirmo que comuniquei ao destinatário que o seu endereço de e-mail (e, no envio de ficheiros, também o seu número de telefone) será utilizado para a entrega desta mensagem.',
  consent: 'Leia os termos acima e confirme-os antes de enviar.',
  expiryMin: days => `A validade deve ser de, pelo menos, ${formatDuration(days, 'day', 'pt')}.`,
  expiryMax: days => `A validade não pode exceder ${formatDuration(days, 'day', 'pt')}.`,
}

export const anonymizationTexts: AnonymizationTexts = {
  maskIncomplete: 'Todos os campos são obrigatórios',
  maskBackwards: '«De» não pode ser maior do que «Até»',
  oneCharacter: '«Caráter» é um só caráter.',
  keySpaces: 'A chave não pode começar nem terminar com um espaço.',
  patternTooLong: 'Um padrão de pesquisa tem, no máximo, 256 carateres.',
  noColumn: 'Uma regra precisa do índice da sua coluna.',
  leadingZero: index => `Escreva o índice de uma coluna sem zeros à esquerda: ${Number(index)}, não ${index}.`,
  noHeader: name => `Não há linha de cabeçalho onde procurar a coluna ${name}.`,
  twoRules: name => `Há duas regras para a coluna ${name}.`,
  twice: 'Um parâmetro aparece duas vezes.',
  unknownParameter: (key, method) => `${method} não tem o parâmetro ${key}.`,
  textNeeded: key => `${key} tem de ser um texto.`,
  flagNeeded: key => `${key} tem de ser true ou false, sem aspas.`,
  formulaMask: char => `Um valor não pode começar por ${char}: as folhas de cálculo executá-lo-iam como fórmula.`,
  tooManyKeys: max => `Podem ser introduzidas, no máximo, ${formatCount(max, 'pt')} chaves diferentes por ficheiro.`,
}
