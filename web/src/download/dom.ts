type Attribute = string | boolean | undefined | ((event: Event) => void)
type Child = Node | string | undefined

/**
 * Parses no HTML, so that a name or message cannot become markup. A function is a listener; `false` and `undefined`
 * omit an attribute.
 */
export function element<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Record<string, Attribute> = {},
  ...children: Child[]
): HTMLElementTagNameMap[Tag] {
  const node = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes)) setAttribute(node, name, value)
  node.append(...children.filter(child => child !== undefined))
  return node
}

function setAttribute(node: Element, name: string, value: Attribute) {
  if (typeof value === 'function') node.addEventListener(name, value)
  else if (value === true) node.setAttribute(name, '')
  else if (value !== undefined && value !== false) node.setAttribute(name, value)
}

/** Icons have no text alternative: the control around them has the name. */
const drawings = {
  download: 'M12 4v11M7 10.5l5 5 5-5M5 20h14',
  done: 'M5 12.5l4.5 4.5L19 7.5',
  retry: 'M19.5 12a7.5 7.5 0 1 1-2.2-5.3L19.5 9M19.5 4.5V9H15',
  lock: 'M7 11h10a2 2 0 0 1 2 2v5a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2v-5a2 2 0 0 1 2-2zM8 11V8a4 4 0 0 1 8 0v3',
  clock: 'M12 3.5a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM12 7.5V12l3 2',
  alert: 'M12 4L2.8 19.5h18.4zM12 10v4M12 16.8v.1',
  files: 'M9 3.5h6l4 4V15a2 2 0 0 1-2 2H9a2 2 0 0 1-2-2V5.500a2 2 0 0 1 2-2zM15 3.500V8h4M7 7H5v11.500a2 2 0 0 0 2 2h8',
  question:
    'M12 3.500a8.5 8.5 0 1 0 0 17 8.5 8.5 0 0 0 0-17zM9.5 9.500a2.5 2.5 0 1 1 3.5 2.300c-.7.3-1 .8-1 1.700M12 16.500v.1',
}
export type Drawing = keyof typeof drawings

export function icon(drawing: Drawing): SVGSVGElement {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path')
  path.setAttribute('d', drawings[drawing])
  svg.setAttribute('viewBox', '0 0 24 24')
  svg.setAttribute('aria-hidden', 'true')
  svg.append(path)
  return svg
}
