/** MS-XLS 2.5.122, an `RkNumber`: an integer or the upper half of a double, perhaps in hundredths. */
export function toCompactNumber(compact: number): number {
  let number = compact >> 2
  if ((compact & 2) === 0) {
    const bytes = Buffer.alloc(8)
    bytes.writeInt32LE(compact & ~3, 4)
    number = bytes.readDoubleLE(0)
  }
  return (compact & 1) === 0 ? number : number / 100
}
