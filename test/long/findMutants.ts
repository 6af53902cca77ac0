import { parseAst } from 'vite'

export type Mutant = {
  file: string
  line: number
  operator: string
  start: number
  end: number
  replacement: string
  /** The enclosing function. Tests that never enter it cannot detect the mutant. */
  place: string
}

/** A function, with the position for a call that records its entry. */
export type Place = { id: string; at: number; isExpression: boolean; end: number }

type Node = { type: string; start: number; end: number } & Record<string, unknown>

const SWAPPED: Readonly<Record<string, string>> = {
  '<': '<=',
  '<=': '<',
  '>': '>=',
  '>=': '>',
  '===': '!==',
  '!==': '===',
  '+': '-',
  '-': '+',
  '*': '/',
  '/': '*',
  '%': '*',
  '&': '|',
  '|': '&',
  '^': '&',
  '<<': '>>',
  '>>': '<<',
  '>>>': '<<',
  '&&': '||',
  '||': '&&',
  '++': '--',
  '--': '++',
  '+=': '-=',
  '-=': '+=',
}
const FUNCTIONS = new Set(['FunctionDeclaration', 'FunctionExpression', 'ArrowFunctionExpression'])
/** Nodes of types that contain an expression for run time. */
const TYPED_EXPRESSIONS = new Set(['TSAsExpression', 'TSSatisfiesExpression', 'TSNonNullExpression'])
const LEAVES = new Set(['ReturnStatement', 'ThrowStatement', 'ContinueStatement', 'BreakStatement'])

export function findMutants(file: string, source: string): { mutants: Mutant[]; places: Place[] } {
  const mutants: Mutant[] = []
  const top: Place = { id: `${file}#top`, at: source.length, isExpression: false, end: source.length }
  const places = [top]
  visit(parseAst(source, { lang: 'ts' }) as unknown as Node, top, undefined)
  return { mutants, places }

  function add(operator: string, { start, end }: Pick<Node, 'start' | 'end'>, replacement: string, place: Place) {
    const line = source.slice(0, start).split('\n').length
    mutants.push({ file, line, operator, start, end, replacement, place: place.id })
  }

  function visit(node: Node, outer: Place, parent: Node | undefined) {
    if (node.type.startsWith('TS') && !TYPED_EXPRESSIONS.has(node.type)) return
    if (node.type === 'ImportDeclaration' || node.type === 'ExportAllDeclaration') return
    if (node.type === 'VariableDeclarator' && isReach(node)) return
    const place = FUNCTIONS.has(node.type) ? enter(node) : outer
    mutate(node, place, parent)
    for (const child of getChildren(node)) visit(child, place, node)
  }

  function enter(node: Node): Place {
    const body = node.body as Node
    const isExpression = body.type !== 'BlockStatement'
    const place = {
      id: `${file}#${node.start}`,
      at: isExpression ? body.start : body.start + 1,
      isExpression,
      end: body.end,
    }
    places.push(place)
    if (!isExpression && (body.body as Node[]).length > 1)
      add('return at once', { start: place.at, end: place.at }, ' return;', place)
    return place
  }

  function mutate(node: Node, place: Place, parent: Node | undefined) {
    const { type, start, end } = node
    if (type === 'BinaryExpression' || type === 'LogicalExpression' || type === 'AssignmentExpression') {
      swapOperator(node, place)
    } else if (type === 'UpdateExpression') {
      const operator = String(node.operator)
      const at = node.prefix ? start : end - operator.length
      add(`${operator} to ${SWAPPED[operator]}`, { start: at, end: at + 2 }, SWAPPED[operator] ?? operator, place)
    } else if (type === 'UnaryExpression' && node.operator === '!') {
      add('drop a negation', { start, end: start + 1 }, '', place)
    } else if (type === 'ExpressionStatement' && isCall(node.expression as Node)) {
      add('drop a call', node, ';', place)
    } else if (type === 'IfStatement' && !node.alternate && leaves(node.consequent as Node)) {
      add('drop a guard', node.test as Node, 'false', place)
    } else if (type === 'Literal') {
      mutateLiteral(node, place, parent)
    } else if (
      type === 'TemplateLiteral' &&
      parent?.type !== 'TaggedTemplateExpression' &&
      end - start > 2 &&
      !isErrorText(parent)
    ) {
      add('empty a text', node, "''", place)
    }
  }

  function swapOperator(node: Node, place: Place) {
    const operator = String(node.operator)
    const swapped = SWAPPED[operator]
    const [left, right] = [node.left as Node, node.right as Node]
    if (!swapped || (/^[+]/.test(operator) && (isText(left) || isText(right)))) return
    // Parentheses and comments may be between the operands.
    const at = source.slice(left.end, right.start).indexOf(operator)
    const from = left.end + at
    add(`${operator} to ${swapped}`, { start: from, end: from + operator.length }, swapped, place)
  }

  function mutateLiteral(node: Node, place: Place, parent: Node | undefined) {
    const { value } = node
    const isKey = parent?.type === 'Property' && parent.key === node && parent.value !== node
    if (isKey || parent?.type === 'ImportExpression' || parent?.type === 'ExportNamedDeclaration') return
    if (typeof value === 'number') add('add 1', node, String(value + 1), place)
    else if (typeof value === 'boolean') add('flip a boolean', node, String(!value), place)
    else if (typeof value === 'string' && parent?.type !== 'ExpressionStatement' && !isErrorText(parent))
      add('empty a text', node, value === '' ? "'mutant'" : "''", place)
  }
}

/** The type check would refuse other names of ports and verbs. */
function isReach({ id }: Node): boolean {
  const annotation = (id as { typeAnnotation?: { typeAnnotation?: { typeName?: { name?: string } } } }).typeAnnotation
  return annotation?.typeAnnotation?.typeName?.name === 'Reach'
}

/** The text of a plain error is only for the log. */
function isErrorText(parent: Node | undefined): boolean {
  return parent?.type === 'NewExpression' && /^(Range|Type)?Error$/.test(String((parent.callee as Node).name))
}

function isCall(node: Node): boolean {
  if (node.type === 'AwaitExpression') return isCall(node.argument as Node)
  return node.type === 'CallExpression' && (node.callee as Node).type !== 'Super'
}

function leaves(node: Node): boolean {
  if (node.type === 'BlockStatement') return leaves((node.body as Node[]).at(-1) ?? node)
  return LEAVES.has(node.type)
}

function isText(node: Node): boolean {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string')
}

function getChildren(node: Node): Node[] {
  return Object.entries(node)
    .filter(([name]) => name !== 'typeAnnotation' && name !== 'returnType' && name !== 'typeParameters')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value === 'object' && value !== null && typeof value.type === 'string')
}

/** For `noteEntered.ts`. */
export function withNotes(source: string, places: readonly Place[]): string {
  const insertions = places.flatMap(({ id, at, isExpression, end }) => {
    const call = `globalThis.noteEntered?.(${JSON.stringify(id)})`
    return isExpression
      ? [
          { at, text: `(${call}, ` },
          { at: end, text: ')' },
        ]
      : [{ at, text: `;${call};` }]
  })
  // From the end, so that earlier positions stay valid.
  return insertions
    .sort((one, other) => other.at - one.at)
    .reduce((text, { at, text: inserted }) => text.slice(0, at) + inserted + text.slice(at), source)
}
