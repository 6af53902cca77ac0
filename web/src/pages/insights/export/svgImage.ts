/** What the styles of the page give to shapes and texts. */
const properties = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-opacity',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'font-family',
  'font-size',
  'font-weight',
  'letter-spacing',
  'paint-order',
  'opacity',
]

/** An image of an SVG element. The policy of the page allows images from data: URLs, but not from blobs. */
export async function svgImage(svg: SVGSVGElement, width: number, height: number): Promise<HTMLImageElement> {
  const copy = svg.cloneNode(true) as SVGSVGElement
  const originals = [svg, ...svg.querySelectorAll('*')]
  for (const [place, element] of [copy, ...copy.querySelectorAll('*')].entries()) {
    const original = originals[place]
    if (!original) continue
    const style = getComputedStyle(original)
    // Attributes, because the policy forbids inline styles.
    for (const name of properties) {
      const value = style.getPropertyValue(name)
      if (value !== '') element.setAttribute(name, value.replaceAll('"', "'"))
    }
    element.removeAttribute('class')
    element.removeAttribute('style')
  }
  copy.setAttribute('width', `${width}`)
  copy.setAttribute('height', `${height}`)
  copy.setAttribute('color', getComputedStyle(svg).color)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(copy))}`
  await image.decode()
  return image
}
