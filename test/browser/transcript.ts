import type { Page } from 'playwright-core'

const MAX_READS = 12
const SETTLED_AFTER_MS = 400

type Value = { value?: unknown }
type Node = {
  nodeId: string
  ignored: boolean
  role?: Value
  name?: Value
  description?: Value
  value?: Value
  properties?: { name: string; value: Value }[]
  childIds?: string[]
}

/** Roles that a screen reader enters and leaves. Their content is indented. */
const containers: Record<string, string> = {
  ...{ banner: 'banner', main: 'main', contentinfo: 'footer', navigation: 'navigation', search: 'search' },
  ...{ region: 'region', form: 'form', complementary: 'complementary', article: 'article', dialog: 'dialog' },
  ...{ alertdialog: 'alert dialog', list: 'list', table: 'table', grid: 'table', row: 'row', group: 'group' },
  ...{ radiogroup: 'radio group', tablist: 'tab list', tabpanel: 'tab panel', toolbar: 'toolbar', figure: 'figure' },
  ...{ status: 'status', alert: 'alert', log: 'log', timer: 'timer', listbox: 'list box', menu: 'menu' },
  ...{ listitem: 'item', cell: 'cell', gridcell: 'cell', DescriptionList: 'list of terms', Details: 'details' },
}

/** Roles that are read with their name. Their content is part of the name. */
const single: Record<string, string> = {
  ...{ link: 'link', button: 'button', textbox: 'edit', searchbox: 'search edit', spinbutton: 'number edit' },
  ...{ checkbox: 'check box', radio: 'radio button', switch: 'switch', combobox: 'combo box', tab: 'tab' },
  ...{ option: 'option', menuitem: 'menu item', image: 'graphic', img: 'graphic', heading: 'heading' },
  ...{ progressbar: 'progress bar', slider: 'slider', separator: 'separator', DisclosureTriangle: 'disclosure' },
  ...{ columnheader: 'column header', rowheader: 'row header', meter: 'meter', menuitemcheckbox: 'menu check box' },
  ...{ menuitemradio: 'menu radio button', MenuListPopup: '', ListMarker: '', LineBreak: '' },
}

/** Read only when they have a name. */
const namedOnly = new Set(['group', 'region', 'form', 'row', 'cell', 'gridcell', 'listitem', 'article', 'figure'])

/** Read as one, although controls are inside. */
const withControls = new Set(['DisclosureTriangle', 'columnheader', 'rowheader', 'combobox', 'heading'])

const live = new Set(['status', 'alert', 'log', 'timer'])

/**
 * What a screen reader finds on a page, in reading order: a line for each text and control with its role, name and
 * states, from Chromium's accessibility tree.
 */
export async function readTranscript(page: Page): Promise<string> {
  await page.waitForLoadState('networkidle')
  let last = ''
  for (let reads = 0; reads < MAX_READS; reads++) {
    const now = await readOnce(page)
    if (now === last) break
    last = now
    // Address books and notices come later.
    await page.waitForTimeout(SETTLED_AFTER_MS)
  }
  return last
}

async function readOnce(page: Page): Promise<string> {
  const session = await page.context().newCDPSession(page)
  const { nodes } = (await session.send('Accessibility.getFullAXTree')) as { nodes: Node[] }
  await session.detach()
  const byId = new Map(nodes.map(node => [node.nodeId, node]))
  let lines: string[] = []
  const root = nodes[0]
  if (root) {
    lines.push(`page, ${text(root.name)}`)
    readAll(root, 0)
  }
  return `${lines.map(hideVolatile).join('\n')}\n`

  /** Texts that follow each other are one line. */
  function readAll(parent: Node, depth: number, parentText = '') {
    let run = ''
    const end = () => {
      if (run !== '' && run !== parentText) lines.push(`${'  '.repeat(depth)}${run}`)
      run = ''
    }
    for (const id of parent.childIds ?? []) {
      const node = byId.get(id)
      if (node && !node.ignored && text(node.role) === 'StaticText') run = `${run} ${text(node.name)}`.trim()
      else {
        end()
        read(id, depth, parentText)
      }
    }
    end()
  }

  function read(id: string, depth: number, parentText = '') {
    const node = byId.get(id)
    if (!node) return
    const role = text(node.role)
    const add = (line: string) => lines.push(`${'  '.repeat(depth)}${line}`)
    if (node.ignored) return readAll(node, depth, parentText)
    // Announcements have no fixed order, and repeat texts of the page.
    const isLive = node.properties?.some(({ name, value }) => name === 'live' && value.value !== 'off')
    if (depth === 0 && isLive && role === 'generic') return
    if (role in single) {
      if (single[role] !== '') add(describe(node, single[role] ?? role))
      if (withControls.has(role)) for (const child of node.childIds ?? []) readControls(child, depth + 1)
    } else if (role in containers) {
      const isShown = !namedOnly.has(role) || text(node.name) !== ''
      const before = lines.length
      if (isShown) add(describe(node, containers[role] ?? role))
      readAll(node, depth + (isShown ? 1 : 0), isShown ? text(node.name) : '')
      // Live regions wait for their texts.
      if (isShown && lines.length === before + 1 && live.has(role)) lines = lines.slice(0, before)
    } else readAll(node, depth, parentText)
  }

  /** Controls within an element that is read as one. */
  function readControls(id: string, depth: number) {
    const node = byId.get(id)
    if (!node) return
    const role = text(node.role)
    if (!node.ignored && ['link', 'button', 'checkbox', 'heading', 'combobox'].includes(role)) return read(id, depth)
    for (const child of node.childIds ?? []) readControls(child, depth)
  }
}

function describe(node: Node, role: string): string {
  const of = (name: string) => node.properties?.find(property => property.name === name)?.value.value
  const states = [
    of('level') !== undefined && role === 'heading' && `level ${of('level')}`,
    text(node.name),
    role.includes('edit') || role === 'combo box' || role === 'progress bar' ? quoted(text(node.value)) : '',
    of('checked') === 'true' && 'checked',
    of('checked') === 'false' && 'not checked',
    of('checked') === 'mixed' && 'partly checked',
    of('pressed') === 'true' && 'pressed',
    of('pressed') === 'false' && 'not pressed',
    of('selected') === true && 'selected',
    of('expanded') === true && 'expanded',
    of('expanded') === false && role !== 'combo box' && 'collapsed',
    of('disabled') === true && 'unavailable',
    of('required') === true && 'required',
    of('invalid') === 'true' && 'invalid',
    of('readonly') === true && role.includes('edit') && 'read only',
    of('modal') === true && 'modal',
    text(node.description) !== '' && `(${text(node.description)})`,
  ]
  return [role, ...states].filter(part => part !== false && part !== '').join(', ')
}

const text = (value: Value | undefined) => `${value?.value ?? ''}`.replace(/\s+/g, ' ').trim()
const quoted = (value: string) => (value === '' ? '' : `“${value}”`)

/** Values that differ from run to run. */
const volatile: readonly [RegExp, string][] = [
  [/https?:\/\/(localhost|127\.0\.0\.1):\d+/g, '‹origin›'],
  [/\b[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\b/g, '‹id›'],
  [/\b[0-9a-f]{8}…/g, '‹id›…'],
  // The default name of an archive has the day.
  [/\bfiles-\d{4}-\d{2}-\d{2}\b/g, 'files-‹day›'],
  [/\b[0-9a-f]{16,64}\b/g, '‹digest›'],
  [/\/(dl|transfer|drop)\/[\w-]{43}/g, '/$1/‹secret›'],
  [/(?<=\s)[\w-]{43}$/gm, '‹key›'],
  [/\b\d{4}-\d\d-\d\d \d\d:\d\d:\d\d UTC/g, '‹UTC›'],
  [/\b[A-Z]{2}-(?=\s|$)/g, '‹prefix›-'],
  // The first day of a range, without what it shares with the last one.
  [/\b\d{1,2}( [A-Z][a-z]{2,8})?( \d{4})? – (?=\d{1,2} [A-Z])/g, '‹date› – '],
  [/\d{1,2} [A-Z][a-z]{2,8} \d{4}(, \d\d:\d\d(:\d\d)?( UTC)?)?/g, '‹date›'],
  [/\d{1,2} (Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sept?|Oct|Nov|Dec)\b/g, '‹day›'],
  [/\b(Mon|Tue|Wed|Thu|Fri|Sat|Sun)(day|sday|nesday|rsday|urday)?\b/g, '‹weekday›'],
  [/\b\d{1,2}:\d\d(:\d\d)?( UTC)?/g, '‹time›'],
  [/\b(now|just now|\d+ (seconds?|minutes?|hours?) ago|in \d+ (seconds?|minutes?|hours?))\b/g, '‹moment›'],
  [/(v1\.13\.1) · ?\w+/g, '$1 · ‹revision›'],
  // Once the address book is there.
  [/combo box, (Recipient|Responder) e-mail/g, 'edit, $1 e-mail'],
  // Any of those that contradict.
  [/The policy “[^”]+” demands/g, 'The policy ‹policy› demands'],
  [/© \d{4}/g, '© ‹year›'],
]

function hideVolatile(line: string): string {
  return volatile.reduce((left, [pattern, name]) => left.replace(pattern, name), line)
}
