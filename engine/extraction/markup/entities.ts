const NAMED: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Character references and XML's five entities (XML 1.0, 4.1 and 4.6). */
export function resolveReferences(text: string): string {
  if (!text.includes('&')) return text
  return text.replace(
    /&(?:#x([0-9a-fA-F]{1,6})|#([0-9]{1,7})|(amp|lt|gt|quot|apos));/g,
    (reference, hex, decimal, name) => {
      if (name !== undefined) return NAMED[name] ?? reference
      const point = hex !== undefined ? Number.parseInt(hex, 16) : Number(decimal)
      return point <= 0x10ffff ? String.fromCodePoint(point) : reference
    },
  )
}
