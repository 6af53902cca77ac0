import { svgImage } from './svgImage.ts'

const MARGIN = 4

/** Draws a card as it is shown, without its controls: its boxes, texts and charts. */
export async function drawCard(card: HTMLElement): Promise<Blob> {
  const { left, top, width, height } = card.getBoundingClientRect()
  const scale = Math.max(2, devicePixelRatio)
  const canvas = document.createElement('canvas')
  canvas.width = Math.ceil((width + 2 * MARGIN) * scale)
  canvas.height = Math.ceil((height + 2 * MARGIN) * scale)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser has no canvas.')
  context.scale(scale, scale)
  context.fillStyle = getComputedStyle(card).backgroundColor
  context.fillRect(0, 0, width + 2 * MARGIN, height + 2 * MARGIN)
  context.translate(MARGIN - left, MARGIN - top)
  await drawChildren(card, context)
  return new Promise((resolve, reject) => {
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('The canvas gave no picture.'))), 'image/png')
  })
}

/** In the order of the document. */
async function drawChildren(parent: Element, context: CanvasRenderingContext2D): Promise<void> {
  for (const node of parent.childNodes) {
    if (node instanceof Text) drawText(node, context)
    else if (node instanceof SVGSVGElement) await drawSvg(node, context)
    else if (node instanceof HTMLElement && isDrawn(node)) {
      context.save()
      drawBox(node, context)
      if (getComputedStyle(node).overflowX !== 'visible') context.clip()
      await drawChildren(node, context)
      context.restore()
    }
  }
}

function isDrawn(element: HTMLElement): boolean {
  const isHidden = element.classList.contains('visually-hidden') || element.hasAttribute('data-controls')
  return !isHidden && element.tagName !== 'DIALOG' && getComputedStyle(element).display !== 'none'
}

function drawBox(element: HTMLElement, context: CanvasRenderingContext2D): void {
  const { backgroundColor, borderTopLeftRadius } = getComputedStyle(element)
  const { left, top, width, height } = element.getBoundingClientRect()
  context.fillStyle = backgroundColor
  context.beginPath()
  context.roundRect(left, top, width, height, Number.parseFloat(borderTopLeftRadius) || 0)
  context.fill()
}

async function drawSvg(svg: SVGSVGElement, context: CanvasRenderingContext2D): Promise<void> {
  const { left, top, width, height } = svg.getBoundingClientRect()
  if (width === 0 || height === 0) return
  context.drawImage(await svgImage(svg, width, height), left, top, width, height)
}

/** Line by line, as the browser broke it. */
function drawText(text: Text, context: CanvasRenderingContext2D): void {
  const parent = text.parentElement
  if (!parent || text.data.trim() === '') return
  const { color, fontStyle, fontWeight, fontSize, fontFamily, letterSpacing, textTransform, direction } =
    getComputedStyle(parent)
  Object.assign(context, {
    fillStyle: color,
    font: `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`,
    letterSpacing: letterSpacing === 'normal' ? '0px' : letterSpacing,
    textBaseline: 'middle',
    textAlign: 'left',
    direction,
  })
  for (const { line, left, middle } of findLines(text)) {
    const written = textTransform === 'uppercase' ? line.toUpperCase() : line
    context.fillText(written, left, middle + 0.5)
  }
}

type Line = { line: string; left: number; middle: number; top: number }

/** From the left, also where the text runs from the right. */
function findLines(text: Text): Line[] {
  const range = document.createRange()
  const lines: Line[] = []
  for (let place = 0; place < text.length; place += 1) {
    range.setStart(text, place)
    range.setEnd(text, place + 1)
    const { left, top, width, height } = range.getBoundingClientRect()
    const last = lines.at(-1)
    if (last && Math.abs(last.top - top) < 2) {
      last.line += text.data[place]
      last.left = Math.min(last.left, left)
    } else if (width > 0) lines.push({ line: text.data[place] ?? '', left, middle: top + height / 2, top })
  }
  return lines
}
