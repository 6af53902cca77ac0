/** For languages with too many surnames to list; folded. */
const endings =
  /(?:ov|ova|ev|eva|ovic|evic|ovich|evich|vich|ski|sky|ska|skaya|skyy|enko|chuk|yuk|shvili|dze|yan|ian|sson|ssen|dottir|quist|qvist|strom|berg|gren|lund|dahl|gaard|nen|mann|stein|meier|meyer|maier|bauer|hofer|inger|escu|eanu|poulos|opoulos|idis|akis|oglu|ez|es|elli|etti|ini|ucci|ic|cic|icz|wicz|czyk|ak|ek|cek|cka|cky|nak|ney|sen|son|stra|sma|inga|ma|wala|wal|shi|moto|mura|yama|naka|shima|saki|tani)$/

/** Supporting evidence only: combine it with other evidence. */
export function endsAsSurname(word: string): boolean {
  return word.length >= 5 && endings.test(word)
}
