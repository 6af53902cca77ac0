import type { InfoType } from '../../shared/domain/inspection.ts'

/**
 * A value that a careful reader counts as one of its kind, at every occurrence: a full name, or a part of one on its
 * own; an address on one line as one, with its city; a URL as one domain, the domain of a mail address as none.
 */
export type Label = { infoType: InfoType; value: string }

/**
 * A text with its labels. `tolerated` values are those on which careful readers differ, such as the city line of an
 * address or a reserved domain: finding them is no error, and neither is missing them.
 */
export type Passage = { text: string; labels: readonly Label[]; tolerated: readonly Label[] }

export function plain(text: string): Passage {
  return { text, labels: [], tolerated: [] }
}

export function labelled(infoType: InfoType, value: string): Passage {
  return { text: value, labels: [{ infoType, value }], tolerated: [] }
}

export function tolerated(infoType: InfoType, value: string): Passage {
  return { text: value, labels: [], tolerated: [{ infoType, value }] }
}

/** A template tag that keeps the labels of interpolated values. */
export function say(strings: TemplateStringsArray, ...parts: (Passage | string | number)[]): Passage {
  return joined(
    strings.flatMap((string, index) => {
      const part = parts[index]
      if (part === undefined) return [plain(string)]
      return [plain(string), typeof part === 'object' ? part : plain(String(part))]
    }),
    '',
  )
}

export function joined(passages: readonly Passage[], separator: string): Passage {
  return {
    text: passages.map(({ text }) => text).join(separator),
    labels: passages.flatMap(({ labels }) => labels),
    tolerated: passages.flatMap(passage => passage.tolerated),
  }
}
