import type { ColumnRule } from '../shared/domain/anonymisation.ts'

export const jobs = {
  /** Equal to csvPeer.py. */
  methods: [
    { column: 2, method: 'sha256' },
    { column: 3, method: 'basic_mask', pattern: [{ from: 0, to: 7, char: '*' }] },
    { column: 6, method: 'regex_mask', searchPattern: '\\d', replaceString: '0' },
  ],
  /** A pattern that needs the linear engine. */
  pattern: [{ column: 6, method: 'regex_mask', searchPattern: '(\\d+)\\.(\\d+)', replaceString: '0.00' }],
  card: [{ column: 5, method: 'fpe_ffx2' }],
  email: [{ column: 2, method: 'fpe_ffx2' }],
} satisfies Record<string, ColumnRule[]>

export type JobName = keyof typeof jobs
