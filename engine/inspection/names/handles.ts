import { givenRank, placeRank, surnameRank, vocabularyRank } from './lexicon.ts'
import type { Run } from './runs.ts'
import { LINE_END, type Tokens } from './tokens.ts'

const AT = 0x40
/** Of a network: letters, digits and underscores. An address, a path or a package goes on. */
const HANDLE = /^ ?(?=\p{L})([\p{L}\d_]{5,30})(?![\p{L}\d_/@]|[.:-][\p{L}\d])/u
/** Words of a handle: Martin_Belam84, MartinBelam, NatalieGBorden. */
const WORD = /\p{Lu}?\p{Ll}+|\p{Lu}+(?!\p{Ll})/gu
/** Before a name: realMartinBelam. */
const PREFIX = /^(?:real|the|iam|its|official|mr|mrs|dr)$/i
const MIN_LENGTH_GLUED = 4

/** Matches @MartinBelam, @martin_belam, @seanhannity; not names in addresses, and no single word. */
export function* findHandles(tokens: Tokens): Generator<Run> {
  if (!tokens.text.includes('@')) return
  for (let at = 0; at < tokens.count; at++) {
    if (tokens.mark(at) !== AT || isGlued(tokens, at)) continue
    const behind = tokens.end(at)
    const [whole = '', handle = ''] = HANDLE.exec(tokens.text.slice(behind, behind + 33)) ?? []
    if (handle === '') continue
    const start = behind + whole.length - handle.length
    if (isNamed(tokens, start, handle) || isGluedName(tokens, start, handle))
      yield { from: at + 1, to: tokens.indexAt(start + handle.length - 1) + 1 }
  }
}

const isGlued = (tokens: Tokens, at: number) =>
  at > 0 &&
  tokens.gap(at) === 0 &&
  tokens.kind(at - 1) !== LINE_END &&
  /[\p{L}\d]/u.test(tokens.text.charAt(tokens.end(at - 1) - 1))

function isNamed(tokens: Tokens, start: number, handle: string): boolean {
  const words = [...handle.matchAll(WORD)].filter(([word]) => !PREFIX.test(word))
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || words.length < 2 || words.length > 3) return false
  const bits = (word: RegExpExecArray) => tokens.lookUp(start + word.index, start + word.index + word[0].length)
  return last[0].length > 2 && isFullName(bits(first), bits(last))
}

/** The case of the letters does not tell where the surname begins. */
function isGluedName(tokens: Tokens, start: number, handle: string): boolean {
  const length = handle.replace(/\d+$/, '').length
  if (/[\d_]/.test(handle.slice(0, length)) || tokens.lookUp(start, start + length) !== 0) return false
  for (let cut = MIN_LENGTH_GLUED; cut <= length - MIN_LENGTH_GLUED; cut++) {
    const surname = tokens.lookUp(start + cut, start + length)
    const given = tokens.lookUp(start, start + cut)
    if (givenRank(given) > 1 && surnameRank(surname) > 1 && isFullName(given, surname)) return true
  }
  return false
}

function isFullName(first: number, last: number): boolean {
  const [given, surname] = [givenRank(first), surnameRank(last)]
  if (placeRank(first) > (given === 3 ? 2 : 1)) return false
  if (given < 2) return surname === 3 && surnameRank(first) + vocabularyRank(first) + placeRank(first) === 0
  const isCertain = given === 3 || vocabularyRank(first) < 2 || surname === 3
  return isCertain && (surname === 3 || vocabularyRank(last) < surname || last === 0)
}
