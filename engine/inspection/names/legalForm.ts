const LEGAL_FORM = /^,? (?:B\.? ?V|N\.? ?V|S\.? ?L|S\.? ?A|S\.p\.A|S\.r\.l|e\.K|L\.P|A\/S)\.?(?![a-z])/i
const MAX_LENGTH = 9

/** Whether a legal form with dots follows: Zuiderzee Techniek B.V. Others are cue words. */
export function legalFormFollows(text: string, end: number): boolean {
  return LEGAL_FORM.test(text.slice(end, end + MAX_LENGTH))
}
