import { join } from 'node:path'
import { engineVersion } from '../bin/engineVersion.ts'
import type { EngineQuality, QualitySet } from '../shared/domain/engineQuality.ts'
import { BasicInfoType } from '../shared/domain/inspection.ts'
import type { Reading } from './qualityDocuments.ts'
import type { Halves, measureDocuments } from './qualityMeasure.ts'
import type { Scores } from './qualityScore.ts'

export const PUBLISHED = join(import.meta.dirname, '..', 'shared', 'domain', 'engineQuality.json')
export const PRESIDIO = join(import.meta.dirname, '../../shared/data/presidio-research/synth_dataset_v2.first500.json')

/** Only halves that decided nothing. Extraction has no halves: every document counts. */
export function toPublished(
  documents: Awaited<ReturnType<typeof measureDocuments>>,
  records: Halves,
  measuredOn: string,
): EngineQuality {
  return {
    measuredOn,
    engineVersion: engineVersion(),
    extraction: toExtraction(documents.readings),
    sets: [toOwnSet(documents), toPresidioSet(records)],
  }
}

export function toExtraction(readings: ReadonlyMap<string, Reading>): EngineQuality['extraction'] {
  const sum = (of: 'documents' | 'labels' | 'lost') =>
    [...readings.values()].reduce((total, reading) => total + reading[of], 0)
  return { documents: sum('documents'), formats: readings.size, labels: sum('labels'), lost: sum('lost') }
}

export function toOwnSet({ reported, reportedTexts }: Halves): QualitySet {
  return {
    name: 'Waybill’s labelled documents',
    licence: 'Apache-2.0',
    source: 'test/labelled',
    texts: reportedTexts,
    infoTypes: toInfoTypes(reported),
  }
}

export function toPresidioSet({ reported, reportedTexts }: Halves): QualitySet {
  return {
    name: 'Presidio’s synthetic records',
    licence: 'MIT',
    source: 'https://github.com/microsoft/presidio-research',
    texts: reportedTexts,
    infoTypes: toInfoTypes(reported),
  }
}

function toInfoTypes(scores: Scores): QualitySet['infoTypes'] {
  return BasicInfoType.options
    .filter(infoType => scores[infoType].labels > 0)
    .map(infoType => {
      const { labels, precision, recall } = scores[infoType]
      return { infoType, labels, precision: rounded(precision), recall: rounded(recall) }
    })
}

/** Zero without a finding. */
function rounded(share: number): number {
  return Number.isNaN(share) ? 0 : Math.round(share * 1000) / 1000
}
