import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../database.ts'
import { insights } from '../migrations/0018-insights.ts'
import { mistakeTimes } from '../migrations/0020-mistakeTimes.ts'
import { deliveryFigures } from '../migrations/0029-deliveryFigures.ts'

const tables = ['insight_deliveries', 'insight_rows', 'insight_names', 'insight_days', 'insight_mistakes']

/**
 * Removes everything that figures are counted from, and counts the days of lists from their rows. The transfers are then
 * unlisted, until the index of lists caught up. No host may run: its thread would keep the days that it read.
 */
export function clearInsights(database: DatabaseSync) {
  inTransaction(database, () => {
    for (const table of tables) database.exec(`DROP TABLE ${table}`)
    database.exec(insights)
    database.exec(mistakeTimes)
    database.exec(deliveryFigures)
    database.exec(`DELETE FROM listed_days;
      INSERT INTO listed_days (kind, day, state, is_request, count)
        SELECT value, (place >> 16) / 86400000, state, is_request, count(*)
          FROM (SELECT place, state, is_request, '' AS value FROM listed
            UNION ALL SELECT place, state, is_request, value FROM listed, json_each(kinds))
          GROUP BY 1, 2, 3, 4`)
  })
}
