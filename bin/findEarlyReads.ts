import type { ESTree } from 'vite'

type Node = { type: string; start: number } & Record<string, unknown>

/**
 * The texts that a module reads while it is evaluated: they would stay in the language of that moment.
 * @param isCatalogue whether an import is one of texts
 * @returns their positions
 */
export function findEarlyReads(program: ESTree.Program, isCatalogue: (source: string) => boolean): number[] {
  const names = new Set<unknown>()
  for (const node of program.body) {
    if (node.type !== 'ImportDeclaration' || !isCatalogue(node.source.value)) continue
    for (const specifier of node.specifiers) names.add(specifier.local.name)
  }
  const found: number[] = []
  if (names.size > 0) visit(program.body)
  return found

  function visit(value: unknown) {
    if (Array.isArray(value)) value.forEach(visit)
    else if (isNode(value)) visitNode(value)
  }

  function visitNode(node: Node) {
    // Functions run later. Types are no values.
    if (/Function|^Import|^TS(Type|Interface)/.test(node.type)) return
    if (node.type === 'Identifier' && names.has(node.name)) found.push(node.start)
    for (const [key, child] of Object.entries(node)) {
      const isName = (key === 'property' || key === 'key') && node.computed !== true && node.shorthand !== true
      if (!isName) visit(child)
    }
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Node).type === 'string'
}
