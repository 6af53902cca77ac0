import { SPEECH_VERB } from './cues.ts'
import { placeRank, vocabularyRank } from './lexicon.ts'
import { isRole } from './personContext.ts'
import { LOWER, MARK, type Tokens } from './tokens.ts'

const REACH = 12
const MIN_FUNCTION_WORDS = 2
const MIN_COMPOUND = 8
const MIN_PART = 4
const MAX_COMPOUND = 60
/** Without function words around it. */
const MIN_PROVEN_COMPOUND = 10

const GERMAN =
  /^(?:der|die|das|den|dem|des|ein|eine|einen|einem|einer|eines|und|oder|ist|sind|wird|werden|wurde|nicht|mit|von|für|auf|zu|zum|zur|im|am|bei|nach|aus|sich|als|auch|ich|sie|wir|es|dass|wenn|haben|hat|hatte|hatten|war|waren|wurden|er|am|vom|beim|kann|können|seine|seiner|sein|ihr|ihre|ihren|über|unter|durch)$/
const OTHER_GERMANIC =
  /^(?:het|een|van|voor|niet|zijn|wordt|worden|naar|met|en|op|aan|uw|och|att|som|för|är|inte|med|på|av|ett|till|från|kan|ska|eller|du|din|ditt|om)$/

/** Endings of surnames and towns, which are also words: Lundberg, Schweighofer, Neustadt. */
const NAME_ENDING =
  /(?:berg|berge|burg|bach|feld|felder|wald|hof|hofer|bauer|mann|stein|dorf|heim|hausen|haus|stadt|thal|tal|kirchen|brück|bruck|brunn|see|au|land|müller|meier|meyer|maier|schmidt|schmid|beck|becker|huber|wirth|kamp|horst|rath|strom|ström|gren|lund|qvist|quist|dahl|holm|stra|sma|inga|veld|dijk|huis|hoven|ings|hammar|kvist|stedt|sten|steen|blad|löf|vall|fors|borg|owsk[ia]|ewsk[ia]|insk[ia]|ińsk[ia]|stede|broek|meer|bosch|bos|veen|brink|beek|voort|wijk|huizen|sson)$/i

/** Whether the words around it are German, where each noun has a capital. */
export const isInGerman = (tokens: Tokens, at: number) => countAround(tokens, at, GERMAN) >= MIN_FUNCTION_WORDS

/** Whether an unknown word is composed of words, as in German, Dutch and Swedish: Zugriffsrechten, IP-adressen. */
export function isCompound(tokens: Tokens, at: number): boolean {
  const word = tokens.text.slice(tokens.start(at), tokens.end(at))
  if (word.length > MAX_COMPOUND) return false
  const hyphen = word.lastIndexOf('-')
  if (hyphen > 0 && (isWord(tokens, at, hyphen + 1) || isOfTwoWords(tokens, at, hyphen + 1))) return true
  const isSpeech = (other: number) => tokens.kind(other) === LOWER && (tokens.bits(other) & SPEECH_VERB) !== 0
  const speaks = isSpeech(at + 1) || (isSpeech(at - 1) && !isInGerman(tokens, at))
  if (word.length < MIN_COMPOUND || NAME_ENDING.test(word) || speaks) return false
  if (!isInGerman(tokens, at) && countAround(tokens, at, OTHER_GERMANIC) < MIN_FUNCTION_WORDS)
    return word.length >= MIN_PROVEN_COMPOUND && !isRole(tokens, at - 1) && isOfTwoWords(tokens, at, 0)
  for (let from = MIN_PART - 1; from <= word.length - MIN_PART; from++) if (isWord(tokens, at, from)) return true
  return false
}

/** Whether both its parts are words. */
export const isCertainCompound = (tokens: Tokens, at: number) => isOfTwoWords(tokens, at, 0)

/** In tables and lists no function words show the language: Gerätedateien, Passwortdatei. */
function isOfTwoWords(tokens: Tokens, at: number, begin: number): boolean {
  const start = tokens.start(at)
  const isHead = (end: number) =>
    end >= begin + MIN_PART && vocabularyRank(tokens.lookUp(start + begin, start + end)) > 0
  for (let from = begin + MIN_PART; from <= tokens.length(at) - MIN_PART; from++) {
    const linksBy = (letter: string) => tokens.text.charAt(start + from - 1) === letter
    if (isWord(tokens, at, from) && (isHead(from) || (linksBy('s') && isHead(from - 1)))) return true
  }
  return false
}

function isWord(tokens: Tokens, at: number, from: number): boolean {
  const bits = tokens.lookUp(tokens.start(at) + from, tokens.end(at))
  return vocabularyRank(bits) > 0 && placeRank(bits) < 3
}

function countAround(tokens: Tokens, at: number, words: RegExp): number {
  let count = 0
  for (let near = Math.max(0, at - REACH); near <= at + REACH && near < tokens.count; near++) {
    if (near === at || tokens.kind(near) >= MARK || tokens.kind(near) !== LOWER || tokens.length(near) > 7) continue
    if (words.test(tokens.text.slice(tokens.start(near), tokens.end(near)))) count += 1
  }
  return count
}
