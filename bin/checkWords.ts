import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

// node bin/checkWords.ts [--count] [folder ...]: refuses words that docs/words.json retires, in comments, documents and
// names. With --count it prints how many words of comments each folder has.

type Retired = { pattern: string; instead: string }
type Rules = {
  /** Words of comments, documents and titles of tests. */
  words: readonly Retired[]
  /** Whole identifiers, or their beginnings and endings. */
  names: readonly Retired[]
  /** Lines that may have them, by file: each with the text that is meant. */
  exceptions: Readonly<Record<string, readonly string[]>>
}
type Passage = { line: number; text: string }

const project = join(import.meta.dirname, '..')
const flags = process.argv.slice(2)
const folders = flags.filter(flag => !flag.startsWith('--'))
const rules: Rules = JSON.parse(readFileSync(join(project, 'docs', 'words.json'), 'utf8'))
const isSource = (file: string) => /\.(ts|tsx|css)$/.test(file)
const files = execFileSync('git', ['ls-files', '-z', ...folders], { cwd: project, encoding: 'utf8' })
  .split('\0')
  .filter(file => (isSource(file) || file.endsWith('.md')) && !/^test\/fixtures\/|^CHANGELOG\.md$/.test(file))

/** The comments of a source, and the rest of it with comments and strings left out. */
function splitSource(source: string): { comments: Passage[]; code: Passage[]; titles: Passage[] } {
  const token =
    /\/\*[\s\S]*?\*\/|\/\/[^\n]*|'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/(?![*/ ])(?:\\.|\[(?:\\.|[^\]\\\n])*\]|[^/\\\n[])+\/[dgimsuvy]*(?=[\s.,;)\]}:])/g
  const comments: Passage[] = []
  const titles: Passage[] = []
  let line = 1
  let end = 0
  let code = ''
  for (const match of source.matchAll(token)) {
    const [text] = match
    const before = source.slice(end, match.index)
    code += before
    line += before.split('\n').length - 1
    if (/^\/[*/]/.test(text)) {
      comments.push(...text.split('\n').map((part, index) => ({ line: line + index, text: part })))
    } else if (/\b(?:test|describe|it)(?:\.\w+(?:\([^()]*\))?)*\($/.test(before.trimEnd())) {
      titles.push({ line, text })
    }
    code += text.replace(/[^\n]/g, ' ')
    line += text.split('\n').length - 1
    end = match.index + text.length
  }
  code += source.slice(end)
  return { comments, titles, code: code.split('\n').map((text, index) => ({ line: index + 1, text })) }
}

function findFaults(file: string, passages: readonly Passage[], retired: readonly Retired[]): string[] {
  const allowed = rules.exceptions[file] ?? []
  return passages.flatMap(({ line, text }) => {
    if (allowed.some(exception => text.includes(exception))) return []
    return retired
      .map(({ pattern, instead }) => ({ found: new RegExp(pattern, 'u').exec(text), instead }))
      .filter(({ found }) => found)
      .map(({ found, instead }) => `${file}:${line}: "${found?.[0].trim()}". Write ${instead}.`)
  })
}

const counts = new Map<string, number>()
const faults: string[] = []
for (const file of files) {
  const source = readFileSync(join(project, file), 'utf8')
  if (file.endsWith('.md')) {
    const prose = source.replace(/```[\s\S]*?```/g, block => block.replace(/[^\n]/g, ' '))
    const lines = prose.split('\n').map((text, index) => ({ line: index + 1, text: text.replace(/`[^`]*`/g, '') }))
    faults.push(...findFaults(file, lines, rules.words))
    continue
  }
  const { comments, titles, code } = splitSource(source)
  const folder = file.split('/')[0] ?? ''
  const words = comments.flatMap(({ text }) => text.match(/\p{L}[\p{L}'’-]*/gu) ?? []).length
  counts.set(folder, (counts.get(folder) ?? 0) + words)
  faults.push(...findFaults(file, [...comments, ...titles], rules.words), ...findFaults(file, code, rules.names))
}
if (flags.includes('--count')) {
  for (const [folder, words] of counts) console.log(`${folder.padEnd(12)} ${words} words of comments`)
  console.log(`${'all'.padEnd(12)} ${[...counts.values()].reduce((sum, words) => sum + words, 0)}`)
}
if (faults.length > 0) {
  console.error(faults.join('\n'))
  console.error(`\n${faults.length} retired words. The list and its exceptions are docs/words.json.`)
  process.exitCode = 1
}
