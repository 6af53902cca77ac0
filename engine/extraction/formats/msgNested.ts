import type { Extracted, TextLocation } from '../extracted.ts'
import type { Scope } from '../format.ts'

/** A scope that adds `name` to all paths, for content without a file. */
export function toNestedScope(scope: Scope, name: string): Scope {
  const outer = scope.place.path ?? []
  const place: TextLocation = { ...scope.place, path: [...outer, name] }
  return {
    budget: scope.budget,
    place,
    async *nested(source, entry): AsyncGenerator<Extracted> {
      let last: { from: TextLocation; to: TextLocation } | undefined
      for await (const extracted of scope.nested(source, entry)) {
        if (last?.from !== extracted.place) {
          const path = [...outer, name, ...(extracted.place.path ?? []).slice(outer.length)]
          last = { from: extracted.place, to: { ...extracted.place, path } }
        }
        yield { ...extracted, place: last.to }
      }
    },
  }
}
