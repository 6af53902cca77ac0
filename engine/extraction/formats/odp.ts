import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { openDocument } from '../odf/openDocument.ts'
import { OpenText } from '../odf/openText.ts'

/** Reads an OpenDocument presentation or drawing: slides with notes as pages. */
export function odp(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  return openDocument(source, scope, () => new OpenText(scope.place))
}
