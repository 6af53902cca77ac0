import type { DatabaseSync } from 'node:sqlite'
import { inTransaction } from '../database.ts'

/** Pages of the index that one write merges: others write in between. */
const MERGED_PAGES = 500

/**
 * Removes the words of removed transfers from the file of the index, where they stay until SQLite merges its segments.
 * @see https://www.sqlite.org/fts5.html#the_merge_command
 */
export function forgetWords(database: DatabaseSync) {
  const merge = database.prepare("INSERT INTO listed_words (listed_words, rank) VALUES ('merge', ?)")
  const countChanges = () => Number(database.prepare('SELECT total_changes() AS n').get()?.n)
  // A negative number begins the merge of all segments into one.
  for (let pages = -MERGED_PAGES; ; pages = MERGED_PAGES) {
    const before = countChanges()
    inTransaction(database, () => merge.run(pages))
    // Of one row, the command itself: nothing is left to merge.
    if (countChanges() - before < 2) return
  }
}
