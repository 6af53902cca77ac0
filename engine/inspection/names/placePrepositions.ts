import { LOWER, type Tokens } from './tokens.ts'

const MOTION =
  /^(?:flew|fly|moved|move|moving|travell?ed|travel|travell?ing|went|go|going|returned|return|drove|sailed|relocated|trip|flight|train|emigrated)$/
const MOTION_REACH = 4

/** Whether the token is the "to" of flew to, returned to: a place follows. */
export function isMotion(tokens: Tokens, to: number): boolean {
  if (to < 1 || tokens.length(to) !== 2 || !tokens.text.startsWith('to', tokens.start(to))) return false
  for (let at = to - 1; at >= 0 && at >= to - MOTION_REACH; at--) {
    if (tokens.kind(at) === LOWER && MOTION.test(tokens.text.slice(tokens.start(at), tokens.end(at)))) return true
  }
  return false
}
