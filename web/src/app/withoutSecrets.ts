const CUT = '[cut]'

/** Everything in a text that could open something or name somebody, with what is left of it. */
const cuts: [RegExp, string][] = [
  // JSON Web Tokens.
  [/\beyJ[\w-]+\.[\w-]+\.[\w-]*/g, CUT],
  // Query and fragment of any address: codes, signatures, recipients.
  [/(https?:\/\/[^\s?#"'<>)]*)[?#][^\s"'<>)]*/g, `$1?${CUT}`],
  [/(^|[\s"'(])(\/[^\s?#"'<>)]*)[?#][^\s"'<>)]*/g, `$1$2?${CUT}`],
  // Download links, and the upload links that stand where a transfer's id does.
  [/(\/dl\/)[^\s/?#"'<>)]+/g, `$1${CUT}`],
  [/(\/transfer\/)(?!request\b)[^\s/?#"'<>)]+/g, `$1${CUT}`],
  // Link secrets by themselves, and whatever else is as long and as random.
  [/[\w-]{40,}/g, CUT],
  // E-mail addresses.
  [/[^\s@<>"'(),;:]+@[^\s@<>"'(),;:]+\.[a-z]{2,}/gi, CUT],
]

/** The text with links, tokens, queries and addresses cut out of it. */
export function withoutSecrets(text: string): string {
  return cuts.reduce((left, [pattern, replacement]) => left.replace(pattern, replacement), text)
}
