import type { DatabaseSync } from 'node:sqlite'
import { MAX_TRUSTED_DEVICES } from '../../lambdas/ports/lifetimes.ts'
import type { TrustedDevice, TrustedDevices } from '../../lambdas/ports/trustedDevices.ts'
import { commitWrite } from '../database.ts'

const COLUMNS = 'holder, id, codes_to AS codesTo, phone, trusted_at AS trustedAt, expires_at AS expiresAt'

export function sqliteTrustedDevices(
  database: DatabaseSync,
  { now }: { now: () => number },
): TrustedDevices & { sweep(): void } {
  const add = database.prepare(`INSERT OR REPLACE INTO trusted_devices
    (holder, id, codes_to, phone, trusted_at, expires_at) VALUES (:holder, :id, :codesTo, :phone, :trustedAt, :expiresAt)`)
  const bound = database.prepare(`DELETE FROM trusted_devices WHERE holder = :holder AND id IN (
    SELECT id FROM trusted_devices WHERE holder = :holder ORDER BY trusted_at DESC, id LIMIT -1 OFFSET :max)`)
  const find = database.prepare(`SELECT ${COLUMNS} FROM trusted_devices WHERE holder = ? AND id = ? AND expires_at > ?`)
  const list = database.prepare(
    `SELECT ${COLUMNS} FROM trusted_devices WHERE holder = ? AND expires_at > ? ORDER BY trusted_at DESC, id`,
  )
  const remove = database.prepare('DELETE FROM trusted_devices WHERE holder = ? AND id = ?')
  const removeAll = database.prepare('DELETE FROM trusted_devices WHERE holder = ?')
  return {
    async add(device) {
      await commitWrite(database, () => {
        add.run(device)
        bound.run({ holder: device.holder, max: MAX_TRUSTED_DEVICES })
      })
    },
    async find(holder, id) {
      const row = find.get(holder, id, now())
      return row && toDevice(row)
    },
    list: async holder => list.all(holder, now()).map(toDevice),
    async remove(holder, id) {
      await commitWrite(database, () => remove.run(holder, id))
    },
    removeAll: holder => commitWrite(database, () => Number(removeAll.run(holder).changes)),
    sweep() {
      database.prepare('DELETE FROM trusted_devices WHERE expires_at <= ?').run(now())
    },
  }
}

function toDevice(row: Record<string, unknown>): TrustedDevice {
  return { ...row } as TrustedDevice
}
