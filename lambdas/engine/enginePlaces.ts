/** Where the engine finds what it needs beside its code. What is left out lies where the source tree has it. */
export type EnginePlaces = {
  /** For entries of archives that do not fit into memory; encrypted under keys that are never written. */
  temporaryDirectory: string
  /** The script of the process that opens documents. */
  extractionScript?: string
  /** What that process cannot start without. */
  extractionEnvironment?: Record<string, string>
  /** The longest that it may take, where whoever waits for it has an end of its own. */
  mostExtractionCpuSeconds?: number
  /** The gazetteers. */
  gazetteers?: string
}
