import type { ColumnRule } from '../shared/domain/anonymisation.ts'

/** What bench/csv.ts has done to the columns that `writeCsv` makes. */
export const jobs = {
  /** The same work that csvPeer.py does. */
  methods: [
    { column: 2, method: 'sha256' },
    { column: 3, method: 'basic_mask', pattern: [{ from: 0, to: 7, char: '*' }] },
    { column: 6, method: 'regex_mask', searchPattern: '\\d', replaceString: '0' },
  ],
  /** A pattern that is not plain, which goes to the linear engine. */
  pattern: [{ column: 6, method: 'regex_mask', searchPattern: '(\\d+)\\.(\\d+)', replaceString: '0.00' }],
  card: [{ column: 5, method: 'fpe_ffx2' }],
  email: [{ column: 2, method: 'fpe_ffx2' }],
} satisfies Record<string, ColumnRule[]>

export type JobName = keyof typeof jobs
