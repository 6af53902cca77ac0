import published from './engineQuality.json' with { type: 'json' }
import type { InfoType } from './inspection.ts'

/** Shares from 0 to 1: of the findings, those that are right; of the labels, those that are found. */
export type InfoTypeQuality = { infoType: InfoType; labels: number; precision: number; recall: number }

export type QualitySet = {
  name: string
  licence: string
  /** A URL, or a folder of this project. */
  source: string
  texts: number
  infoTypes: InfoTypeQuality[]
}

export type EngineQuality = {
  /** YYYY-MM-DD */
  measuredOn: string
  /** See `bin/engineVersion.ts`. */
  engineVersion: string
  /** `lost`: labels that the extracted text lacks. */
  extraction: { documents: number; formats: number; labels: number; lost: number }
  sets: QualitySet[]
}

/** Written by `node bench/quality.ts --publish`. */
export const engineQuality = published as EngineQuality
