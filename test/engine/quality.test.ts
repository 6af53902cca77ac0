import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { measureDocuments, measureRecords } from '../../bench/qualityMeasure.ts'
import { PRESIDIO, toExtraction, toOwnSet, toPresidioSet } from '../../bench/qualityPublished.ts'
import { engineVersion } from '../../bin/engineVersion.ts'
import { engineQuality } from '../../shared/domain/engineQuality.ts'
import { BasicInfoType } from '../../shared/domain/inspection.ts'

/** After a change of the engine: `node bench/quality.ts --publish`, and commit the file. */
describe('the published quality figures', () => {
  const [own, presidio] = engineQuality.sets

  test('belong to this version of the engine', () => {
    expect(engineQuality.engineVersion).toBe(engineVersion())
  })

  test('are what the labelled documents give, for every infotype', async () => {
    const documents = await measureDocuments()

    expect(own).toEqual(toOwnSet(documents))
    expect(engineQuality.extraction).toEqual(toExtraction(documents.readings))
    expect(own?.infoTypes.map(({ infoType }) => infoType).sort()).toEqual([...BasicInfoType.options].sort())
  })

  // The data are not part of this project.
  test.skipIf(!existsSync(PRESIDIO))('are what Presidio’s records give', () => {
    expect(presidio).toEqual(toPresidioSet(measureRecords(PRESIDIO)))
  })
})
