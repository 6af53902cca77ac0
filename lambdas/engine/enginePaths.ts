/** Omitted paths default to the source tree. */
export type EnginePlaces = {
  /** For large archive entries; encrypted under keys that are never stored. */
  temporaryDirectory: string
  /** Opens documents in a process of its own. */
  extractionScript?: string
  extractionEnvironment?: Record<string, string>
  /** For callers with a deadline. */
  maxExtractionCpuSeconds?: number
  gazetteers?: string
}
