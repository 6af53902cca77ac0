/** APPNOTE 4.5.1; undefined when incomplete. */
export function findExtraField(extra: Buffer, id: number): Buffer | undefined {
  for (let at = 0; at + 4 <= extra.length; ) {
    const end = at + 4 + extra.readUInt16LE(at + 2)
    if (extra.readUInt16LE(at) === id) return end <= extra.length ? extra.subarray(at + 4, end) : undefined
    at = end
  }
  return undefined
}
