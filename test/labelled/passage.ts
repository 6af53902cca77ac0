import type { InfoType } from '../../shared/domain/inspection.ts'

/**
 * A value in a document that a careful reader would count as one of its kind, every time it stands there: a name in
 * full, or a part of one that stands alone; an address in one line as one, its city included; a URL as one domain, the
 * domain of a mail address as none.
 */
export type Label = { infoType: InfoType; value: string }

/**
 * Text with what a reader finds in it. `tolerated` values are those on which two careful readers may differ, such as
 * the city line of an address or a reserved domain: finding them is no mistake, and neither is leaving them.
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

/** A template's tag: keeps the labels of what is put into the text. */
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
