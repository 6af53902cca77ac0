import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { contentDisposition } from '../../lambdas/core/transfer/contentDisposition.ts'
import { shownPath } from '../../shared/texts/paths.ts'

describe('a path as lists show it', () => {
  const anyPath = fc
    .array(fc.string({ unit: 'binary', maxLength: 40 }), { maxLength: 8 })
    .map(segments => segments.join('/'))

  test.each([
    ['a.txt', '', 'a.txt'],
    ['Reports/2026/a.txt', 'Reports/2026/', 'a.txt'],
    [`top/${'x'.repeat(60)}/a.txt`, `top/…${'x'.repeat(23)}/`, 'a.txt'],
    [`${'x'.repeat(47)}/a.txt`, `${'x'.repeat(47)}/`, 'a.txt'],
    [`${'deep/'.repeat(20)}a.txt`, 'deep/deep/deep/deep/…/deep/deep/deep/deep/', 'a.txt'],
  ])('%j is %j and %j', (path, folders, name) => {
    expect(shownPath(path)).toEqual({ folders, name, isWhole: folders + name === path })
  })

  test('never loses a character of the file’s name', () => {
    fc.assert(
      fc.property(anyPath, path => {
        expect(shownPath(path).name).toBe(path.split('/').at(-1))
      }),
    )
  })

  test('is complete, or visibly shortened', () => {
    fc.assert(
      fc.property(anyPath, path => {
        const { folders, name, isWhole } = shownPath(path)
        expect(folders + name === path).toBe(isWhole)
        expect([...folders].length).toBeLessThanOrEqual(49)
      }),
    )
  })

  test('is not cut within an emoji, and keeps accents with their letters', () => {
    const { folders } = shownPath(`${'😀'.repeat(30)}${'e\u0323'.repeat(30)}/a.txt`)

    expect(folders.isWellFormed()).toBe(true)
    expect(folders).toMatch(/^(😀){24}…(e\u0323)+\/$/u)
  })
})

test('a file of a folder is saved under a name that contains its folders', () => {
  expect(contentDisposition('folder/sub/a.txt')).toBe(
    `attachment; filename="folder_sub_a.txt"; filename*=UTF-8''folder_sub_a.txt`,
  )
})
