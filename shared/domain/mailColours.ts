export const mailSurfaces = {
  light: { card: '#ffffff', onAccent: '#ffffff', accent: '#3742ad' },
  dark: { card: '#1c1d25', onAccent: '#121318', accent: '#a4afff' },
} as const

/** Minimum text contrast (WCAG 2.2, 1.4.3). */
export const MIN_CONTRAST = 4.5

/**
 * 1 to 21, in any order.
 * @param one as `#3742ad`
 * @see https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio
 */
export function computeContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(one), computeLuminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** @param share of the first, 0 to 1 */
export function mixed(first: string, second: string, share: number): string {
  const other = getChannels(second)
  const channels = getChannels(first).map((value, index) =>
    Math.round(value * share + (other[index] ?? 0) * (1 - share)),
  )
  return `#${channels.map(value => value.toString(16).padStart(2, '0')).join('')}`
}

/** @see https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
function computeLuminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = getChannels(colour).map(value => {
    const share = value / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function getChannels(colour: string): number[] {
  return [1, 3, 5].map(at => Number.parseInt(colour.slice(at, at + 2), 16))
}
