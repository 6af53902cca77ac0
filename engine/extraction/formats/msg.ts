import type { Extracted } from '../extracted.ts'
import { NotInspectable } from '../notInspectable.ts'

export async function* msg(): AsyncGenerator<Extracted> {
  throw new NotInspectable('unsupported')
}
