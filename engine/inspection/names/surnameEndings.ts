/** Endings that make family names in languages whose names are too many to list; of folded words. */
const endings =
  /(?:ov|ova|ev|eva|ovic|evic|ovich|evich|vich|ski|sky|ska|skaya|skyy|enko|chuk|yuk|shvili|dze|yan|ian|sson|ssen|dottir|quist|qvist|strom|berg|gren|lund|dahl|gaard|nen|mann|stein|meier|meyer|maier|bauer|hofer|inger|escu|eanu|poulos|opoulos|idis|akis|oglu|ez|es|elli|etti|ini|ucci|ic|cic|icz|wicz|czyk|ak|ek|cek|cka|cky|nak|ney|sen|son|stra|sma|inga|ma|wala|wal|shi|moto|mura|yama|naka|shima|saki|tani)$/

/** Whether a word ends as family names do in some language: evidence beside other evidence, never alone. */
export function endsAsSurname(word: string): boolean {
  return word.length >= 5 && endings.test(word)
}
