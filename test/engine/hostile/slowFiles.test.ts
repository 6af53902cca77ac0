import { expect, test } from 'vitest'
import { MARKER } from '../../hostile/deepTexts.ts'
import { slowFiles } from '../../hostile/slowFiles.ts'
import { read } from '../extraction/reading.ts'

// Each takes minutes where the work for one part of the file depends on the whole of it.
for (const { title, name, make, end } of slowFiles) {
  test(`${title} take time in proportion to their size`, async () => {
    const { texts, notInspectable } = await read(make(), name)

    if (end === undefined) expect(notInspectable).toEqual([])
    else expect(notInspectable).toMatchObject([{ reason: end }])
    if (/\.(xls|xlsb|vcf|tar)$/.test(name) && end === undefined)
      expect(texts.some(({ text }) => text.includes(MARKER))).toBe(true)
  }, 30_000)
}
