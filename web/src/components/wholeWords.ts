export function wholeWords(characters: readonly string[], max: number): string {
  const isSpace = (character: string | undefined) => character === undefined || /\s/u.test(character)
  for (let end = max; end > 0; end -= 1) {
    if (isSpace(characters[end]) && !isSpace(characters[end - 1])) return characters.slice(0, end).join('')
  }
  const text = characters.join('')
  // Scripts such as Chinese have no spaces.
  const words = [...new Intl.Segmenter(undefined, { granularity: 'word' }).segment(text)].map(({ segment }) => segment)
  let beginning = words[0] ?? ''
  for (const word of words.slice(1)) {
    if ([...beginning].length + [...word].length > max) break
    beginning += word
  }
  return beginning
}
