export type FairShare = {
  /** Places that a sender gets as soon as one is free. */
  share: number
  /** Places that stay free for senders with less than their share. */
  reserve: number
}

/** Of the places that transfers of all senders share. A fifth, so that one sender alone still gets four fifths. */
export function toFairShare(places: number): FairShare {
  const share = Math.max(1, Math.floor(places / 5))
  return { share, reserve: Math.min(share, places - 1) }
}
