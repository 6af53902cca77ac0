import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { findEarlyReads } from '../../bin/findEarlyReads.ts'

function find(code: string): string[] {
  const { program } = parseSync('module.tsx', code)
  const found = findEarlyReads(program, source => source.includes('texts/'))
  return found.map(at => /^\w+/.exec(code.slice(at))?.[0] ?? '')
}

test.each([
  "import { send } from 'texts/en/send.ts'\nconst { check: texts } = send",
  "import { send } from 'texts/en/send.ts'\nconst items = [{ label: send.title }]",
  "import { send } from 'texts/en/send.ts'\nconst send2 = { send }",
  "import { send } from 'texts/en/send.ts'\nexport const Title = <h1>{send.title}</h1>",
])('a text that is read while the module is evaluated is found: %s', code => {
  expect(find(code)).toContain('send')
})

test.each([
  "import { send } from 'texts/en/send.ts'\nexport function Title() { return send.title }",
  "import { send } from 'texts/en/send.ts'\nconst getTitle = () => send.title",
  "import { send } from 'texts/en/send.ts'\nconst card = { get title() { return send.title } }",
  "import { send } from 'texts/en/send.ts'\nconst port = { send: 1 }\nport.send",
  "import type { Texts } from 'texts/en/send.ts'\ntype Some = Pick<Texts, 'title'>",
  "import { send } from 'pages/send.ts'\nsend()",
])('a text that is read later is not found: %s', code => {
  expect(find(code)).toEqual([])
})
