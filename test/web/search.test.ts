import { describe, expect, test } from 'vitest'
import { editDistance } from '../../web/src/search/editDistance.ts'
import { createSearch } from '../../web/src/search/search.ts'
import { splitFound, splitWords, toKey } from '../../web/src/search/words.ts'

const items = [
  { title: 'The archive does not open', text: 'Use 7-Zip. The password is in another e-mail.' },
  { title: 'Where is the password?', text: 'It was sent separately.' },
  { title: 'Das Archivpasswort', text: 'Größe und Straße' },
  { title: 'الرابط منتهي الصلاحية', text: 'اطلب رابطًا جديدًا' },
  { title: 'رمز الرسالة', text: 'الرفع' },
  { title: '圧縮ファイルが開かない', text: 'パスワードは別のメールにあります' },
  { title: 'リンクの期限が切れています', text: 'ダウンロードはできません' },
  { title: 'Wie lange dauert es?', text: 'Wie lange es dauert, ist auf der Seite.' },
]
const search = createSearch(items)
const find = (query: string) => search(query).items.map(({ title }) => title)

describe('the search', () => {
  test.each([
    ['archive', 'The archive does not open'],
    ['ARCHIVE', 'The archive does not open'],
    ['archve', 'The archive does not open'],
    ['acrhive', 'The archive does not open'],
    ['arch', 'The archive does not open'],
    ['passwrod', 'Where is the password?'],
    ['where pasword', 'Where is the password?'],
    ['passwort', 'Das Archivpasswort'],
    ['grosse', 'Das Archivpasswort'],
    ['strasse', 'Das Archivpasswort'],
    ['رابط', 'الرابط منتهي الصلاحية'],
    ['grösee', 'Das Archivpasswort'],
    ['رسلة', 'رمز الرسالة'],
    ['パスワード', '圧縮ファイルが開かない'],
    ['ぱすわーど', '圧縮ファイルが開かない'],
    ['期限切れ', 'リンクの期限が切れています'],
    ['ダウンロド', 'リンクの期限が切れています'],
  ])('%s finds %s', (query, title) => {
    expect(find(query)).toContain(title)
  })

  test('puts what has the word in its title first', () => {
    expect(find('password')[0]).toBe('Where is the password?')
  })

  test('prefers all words, and otherwise shows those with the most', () => {
    expect(find('archive open')).toEqual(['The archive does not open'])
    expect(find('archive unheardof')).toEqual(['The archive does not open'])
    expect(find('archive unheardof neverseen')).toEqual([])
  })

  test('does not count words that many texts have beside one that few have', () => {
    const many = createSearch([
      ...Array.from({ length: 9 }, (_, index) => ({ title: `How do I send ${index}?`, text: 'You do it so.' })),
      { title: 'Taking back', text: 'Cancel it.' },
    ])

    expect(many('how do i cancel').items.map(({ title }) => title)).toEqual(['Taking back'])
    expect(many('how do i').items).toHaveLength(9)
  })

  test.each(['', ' ', '?!', 'zzzzzz', 'qx', '<script>', '\u0000'])('finds nothing for %j', query => {
    expect(find(query)).toEqual([])
  })

  test('stays fast with long queries', () => {
    const many = createSearch(
      Array.from({ length: 400 }, (_, index) => ({ title: `Title${index}`, text: `word${index} `.repeat(60) })),
    )
    const started = performance.now()

    many('abcdefghij '.repeat(18))

    expect(performance.now() - started).toBeLessThan(1000)
  })
})

test('marks words as they are written, with case and accents', () => {
  const { words } = search('größe')

  expect(
    splitFound('Die GRÖSSE, Größe!', words)
      .filter(({ isFound }) => isFound)
      .map(({ text }) => text),
  ).toEqual(['GRÖSSE', 'Größe'])
  expect(splitFound('このパスワードは', new Set(['はす', 'すわ', 'わー'])).map(({ text }) => text)).toEqual([
    'この',
    'パスワー',
    'ドは',
  ])
  expect(splitFound('nothing', words)).toEqual([{ text: 'nothing', isFound: false, start: 0 }])
})

test('splits words of scripts with and without spaces', () => {
  expect(splitWords('7-Zip, e-mail').map(({ word }) => word)).toEqual(['7', 'Zip', 'e', 'mail'])
  expect(splitWords('7日は別').map(({ word, start }) => [word, start])).toEqual([
    ['7', 0],
    ['日は', 1],
    ['は別', 2],
  ])
  expect(toKey('ÉCOLE')).toBe('ecole')
})

test.each([
  ['', '', 0],
  ['code', 'code', 0],
  ['code', 'cdoe', 1],
  ['code', 'codes', 1],
  ['code', 'mode', 1],
  ['archive', 'achrve', 2],
  ['abcdef', 'uvwxyz', 3],
] as const)('the distance of %j and %j is %i, up to 2', (one, other, distance) => {
  expect(editDistance(one, other, 2)).toBe(distance)
  expect(editDistance(other, one, 2)).toBe(distance)
})
