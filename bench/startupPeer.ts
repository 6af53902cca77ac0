import { createServer } from 'node:http'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

const database = new DatabaseSync(join(process.env.DATA_DIR ?? '', 'peer.db'))
database.exec(
  'PRAGMA journal_mode=WAL; PRAGMA synchronous=FULL; CREATE TABLE IF NOT EXISTS things (id TEXT PRIMARY KEY)',
)
const count = database.prepare('SELECT count(*) AS count FROM things')
const server = createServer((_request, response) => response.end(JSON.stringify(count.get())))
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(`http://localhost:${typeof address === 'object' ? address?.port : ''}`)
})
