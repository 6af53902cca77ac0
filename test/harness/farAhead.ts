/**
 * A morning that no machine's clock has reached. Rows of tables end by themselves, and an emulator removes them by its own
 * clock: in a test that stands still in the past they would go in the middle of it.
 */
export const FAR_AHEAD = Date.parse('2099-11-21T09:00:00.000Z')
