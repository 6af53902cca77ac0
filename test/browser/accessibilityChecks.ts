/**
 * Checks that run in a page, as sources for `page.evaluate`. Each returns descriptions of faulty elements.
 */
const controls =
  'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=checkbox], [role=radio], [role=tab], [role=option], [role=menuitem], [role=switch], [role=combobox], [tabindex="0"]'

const tools = `
const name = element => {
  const text = (element.getAttribute('aria-label') || element.innerText || element.getAttribute('name') || element.id || '')
  return element.tagName.toLowerCase() + (element.type ? '[' + element.type + ']' : '') + ' "' + text.trim().slice(0, 40) + '"'
}
const isRendered = element =>
  element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
  element.closest('[inert]') === null && isOnTop(element)
// A modal dialog makes the page behind it inert.
const isOnTop = element => {
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  return modal === undefined || modal.contains(element)
}
const isHidden = element => element.closest('.visually-hidden') !== null || element.matches('[class*=visually], [class*=awsui_hidden]')
const inView = () => [...document.querySelectorAll(${JSON.stringify(controls)})].filter(isRendered)
`

const make = (body: string) => `(() => { ${tools} ${body} })()`

/** 1.4.10: what scrolls in two directions, apart from tables, charts and code. */
export const findOverflow = make(`
  const faults = []
  const root = document.documentElement
  if (root.scrollWidth > innerWidth) {
    faults.push('the page is ' + root.scrollWidth + ' wide')
    for (const element of document.querySelectorAll('body *')) {
      const { right, left, width } = element.getBoundingClientRect()
      if (width > 0 && (right > innerWidth + 1 || left < -1) && isRendered(element) && element.closest('svg, table') === null)
        faults.push('outside: ' + name(element) + ' ' + String(element.className).slice(0, 60))
    }
    // Only what is inside a table or drawing.
    if (faults.length === 1) {
      const widest = [...document.querySelectorAll('body *')].filter(isRendered).toSorted((one, other) => other.getBoundingClientRect().right - one.getBoundingClientRect().right)[0]
      faults.push('widest: ' + name(widest) + ' ' + String(widest.className).slice(0, 60) + ' in ' + String(widest.closest('section, div').className).slice(0, 60))
    }
  }
  for (const element of document.querySelectorAll('body *')) {
    if (!/auto|scroll/.test(getComputedStyle(element).overflowX) || !isRendered(element)) continue
    if (element.matches('textarea, pre, input, [role=tablist], [class*=sticky-scrollbar]') || element.querySelector('table, svg, pre, canvas, [role=img], [role=table]')) continue
    if (element.scrollWidth > element.clientWidth + 1) faults.push('scrolls: ' + name(element) + ' ' + String(element.className).slice(0, 60))
  }
  return faults.slice(0, 12)
`)

/** 1.4.12: texts that are cut. Compare before and after \`spaceTexts\`. */
export const findCut = make(`
  const cut = []
  for (const element of document.querySelectorAll('body *')) {
    const style = getComputedStyle(element)
    if (!/hidden|clip/.test(style.overflowX + style.overflowY) || !isRendered(element) || isHidden(element)) continue
    if (element.clientWidth < 4 || element.clientHeight < 4 || element.closest('svg')) continue
    if (element.innerText?.trim() === '' || element.innerText === undefined) continue
    // The whole text is one action away.
    if (element.closest('[title]') || element.matches('input, select, textarea')) continue
    const isX = /hidden|clip/.test(style.overflowX) && element.scrollWidth > element.clientWidth + 2
    const isY = /hidden|clip/.test(style.overflowY) && element.scrollHeight > element.clientHeight + 2
    if (isX || isY) cut.push(name(element) + ' ' + String(element.className).slice(0, 50))
  }
  return cut
`)

/** The CSP allows constructed style sheets. */
export const spaceTexts = `(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important } p { margin-bottom: 2em !important }')
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
})()`

/** 2.5.8: smaller than 24 by 24, neither spaced nor inline. Labels belong to their field. */
export const findSmallTargets = make(`
  // A button opens the hidden file input.
  const boxes = inView().filter(element => !element.disabled && !isHidden(element) && element.type !== 'file').map(element => {
    const parts = [element, ...(element.labels ?? [])]
    // A field within a label or a drawn checkbox receives clicks on all of it.
    const label = element.closest('label')
    if (label) parts.push(label)
    const rects = parts.map(part => part.getBoundingClientRect())
    const largest = rects.toSorted((one, other) => other.width * other.height - one.width * one.height)[0]
    return { element, rect: largest }
  }).filter(({ rect }) => rect.width > 0 && rect.height > 0)
  const isSmall = ({ rect }) => rect.width < 23.9 || rect.height < 23.9
  const isInline = element => {
    if (getComputedStyle(element).display !== 'inline') return false
    const block = element.closest('p, li, td, dd, div, span:not(a span), label')
    return block !== null && block.textContent.trim().length > element.textContent.trim().length
  }
  const distance = (rect, x, y) => Math.hypot(Math.max(rect.left - x, 0, x - rect.right), Math.max(rect.top - y, 0, y - rect.bottom))
  const centre = rect => [rect.left + rect.width / 2, rect.top + rect.height / 2]
  return boxes.filter(isSmall).filter(({ element, rect }) => {
    if (isInline(element)) return false
    const [x, y] = centre(rect)
    return boxes.some(other => {
      if (other.element === element || other.element.contains(element) || element.contains(other.element)) return false
      if (distance(other.rect, x, y) < 11.9) return true
      const [otherX, otherY] = centre(other.rect)
      return isSmall(other) && Math.hypot(x - otherX, y - otherY) < 23.9
    })
  }).map(({ element, rect }) => name(element) + ' ' + Math.round(rect.width) + 'x' + Math.round(rect.height))
`)

/** In forced colours: controls without any visible text, border or drawing. */
export const findInvisible = make(`
  const parse = colour => {
    const [r, g, b, a = 1] = (colour.match(/[\\d.]+/g) ?? []).map(Number)
    return colour === 'none' || colour === '' || r === undefined ? undefined : { r, g, b, a }
  }
  const light = ({ r, g, b }) => [r, g, b].map(part => part / 255).map(part => part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
    .reduce((sum, part, index) => sum + part * [0.2126, 0.7152, 0.0722][index], 0)
  const contrast = (one, other) => { const [high, low] = [light(one), light(other)].toSorted((a, b) => b - a); return (high + 0.05) / (low + 0.05) }
  const behind = element => {
    for (let at = element; at; at = at.parentElement) {
      const colour = parse(getComputedStyle(at).backgroundColor)
      if (colour && colour.a > 0.5) return colour
    }
    return { r: 255, g: 255, b: 255, a: 1 }
  }
  const hasBorder = element => {
    const style = getComputedStyle(element)
    const around = element.parentElement ? behind(element.parentElement) : behind(element)
    return ['Top', 'Bottom'].some(side => {
      const colour = parse(style['border' + side + 'Color'])
      return style['border' + side + 'Style'] !== 'none' && parseFloat(style['border' + side + 'Width']) > 0 && colour && colour.a > 0.5 && contrast(colour, around) >= 3
    }) || (style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) > 0)
  }
  const isDrawn = element => [...element.querySelectorAll('svg :is(path, rect, circle, line, polyline, polygon, use)')].some(shape => {
    const style = getComputedStyle(shape)
    return [style.fill, style.stroke].some(paint => { const colour = parse(paint); return colour && colour.a > 0.3 && contrast(colour, behind(element)) >= 3 })
  })
  const isWritten = element => element.innerText?.trim() && contrast(parse(getComputedStyle(element).color), behind(element)) >= 4.5
  const faults = []
  for (const element of inView().filter(element => !isHidden(element))) {
    if (element.disabled) continue
    const isField = element.matches('input, select, textarea') && !['file', 'submit', 'button'].includes(element.type)
    if (isField) {
      const isNative = ['checkbox', 'radio', 'range'].includes(element.type) && getComputedStyle(element).opacity !== '0'
      const around = [element, element.parentElement, element.parentElement?.parentElement, ...(element.parentElement?.children ?? [])]
      if (!isNative && !around.some(part => part && hasBorder(part)) && !isDrawn(element.parentElement)) faults.push('without edge: ' + name(element))
    } else if (!isWritten(element) && !isDrawn(element) && !hasBorder(element) && element.querySelector('img, [role=img]') === null) {
      if (element.matches('input[type=file]') || element.getBoundingClientRect().width < 3) continue
      faults.push('invisible: ' + name(element) + ' ' + String(element.className).slice(0, 60))
    }
  }
  return faults
`)

/** Headings, landmarks and language. */
export const findStructureFaults = make(`
  const faults = []
  const modal = [...document.querySelectorAll('dialog:modal')].at(-1)
  const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter(element => element.checkVisibility())
  const firsts = headings.filter(element => element.matches('h1'))
  if (firsts.length !== 1) faults.push(firsts.length + ' h1')
  let level = 0
  for (const heading of headings) {
    if (modal && !modal.contains(heading)) continue
    const next = Number(heading.tagName[1])
    if (next > level + 1 && !(modal && level === 0)) faults.push('skipped: ' + heading.tagName + ' ' + heading.innerText.slice(0, 40))
    level = next
  }
  for (const landmark of ['main', 'header', 'footer']) {
    const count = [...document.querySelectorAll(landmark)].filter(element => element.closest('article, section, dialog, aside, nav, main') === (landmark === 'main' ? element : null)).length
    if (count !== 1) faults.push(count + ' ' + landmark)
  }
  if (document.documentElement.lang === '') faults.push('no language')
  if (document.title === '') faults.push('no title')
  return faults
`)

/** Notes how every control looks without focus. */
export const rememberLooks = make(`
  document.activeElement?.blur()
  globalThis.looksAround = element => {
    const near = [element, element.previousElementSibling, element.nextElementSibling, ...(element.labels ?? [])]
    for (let at = element.parentElement, level = 0; at && level < 3; at = at.parentElement, level++) near.push(at, at.previousElementSibling)
    return near.filter(Boolean).map(part => ['', '::before', '::after'].map(pseudo => {
      const style = getComputedStyle(part, pseudo)
      return [style.outlineStyle === 'none' ? '' : style.outline, style.boxShadow, style.borderColor, style.content === 'none' ? '' : style.borderWidth, style.backgroundColor, style.translate].join()
    }).join()).join()
  }
  globalThis.looksWithout = new WeakMap([...document.querySelectorAll('*')].filter(element => element.tabIndex >= 0).map(element => [element, looksAround(element)]))
  globalThis.stopsSeen = new Set()
`)

/** 2.4.7 and 2.4.11 of the element that has the focus. */
export const readStop = make(`
  const element = document.activeElement
  if (!element || element === document.body || stopsSeen.has(element)) return { isLast: true, faults: [] }
  stopsSeen.add(element)
  const faults = []
  const without = looksWithout.get(element)
  if (without !== undefined && without === looksAround(element)) faults.push('focus is not visible: ' + name(element))
  // A field that is drawn by others, or hidden behind its button.
  let shown = element
  for (let rect = shown.getBoundingClientRect(); (rect.width < 4 || getComputedStyle(shown).opacity === '0') && shown.parentElement; rect = shown.getBoundingClientRect()) shown = shown.parentElement
  const { left, top, width, height } = shown.getBoundingClientRect()
  // What is larger than the screen is seen in part.
  const from = { x: Math.max(left, 0), y: Math.max(top, 0) }
  const to = { x: Math.min(left + width, innerWidth), y: Math.min(top + height, innerHeight) }
  const isSeen = [0.08, 0.5, 0.92].some(x => [0.15, 0.5, 0.85].some(y => {
    const hit = document.elementFromPoint(from.x + (to.x - from.x) * x, from.y + (to.y - from.y) * y)
    return hit !== null && (shown.contains(hit) || hit.contains(shown) && hit.closest('main, dialog, header, footer') !== hit || [...(element.labels ?? [])].some(label => label.contains(hit)))
  }))
  const cover = document.elementFromPoint((from.x + to.x) / 2, (from.y + to.y) / 2)
  if (!isSeen) faults.push('focus is obscured by ' + cover?.tagName + '.' + cover?.className + ': ' + name(element) + ' at ' + Math.round(left) + ',' + Math.round(top) + ' ' + Math.round(width) + 'x' + Math.round(height))
  return { isLast: false, faults, name: name(element) }
`)

/** Records motion from the beginning of a page. */
export const recordMotion = `(() => {
  globalThis.motions = new Set()
  const still = /^(opacity|visibility|color|fill|stroke|background-?[cC]olor|border.*-?[cC]olor|box-?[sS]hadow|outline.*|text-?[dD]ecoration.*|display|overlay|offset|computedOffset|easing|composite)$/
  const note = event => {
    for (const animation of event.target.getAnimations?.({ subtree: true }) ?? []) {
      const { duration } = animation.effect.getComputedTiming()
      if (duration <= 1) continue
      for (const frame of animation.effect.getKeyframes()) {
        for (const property of Object.keys(frame)) if (!still.test(property)) motions.add((animation.animationName ?? 'transition') + ': ' + property + ' of ' + event.target.tagName + '.' + String(event.target.className).slice(0, 60))
      }
    }
  }
  addEventListener('animationstart', note, true)
  addEventListener('transitionrun', note, true)
})()`
