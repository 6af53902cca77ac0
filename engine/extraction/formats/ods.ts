import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { openDocument } from '../odf/openDocument.ts'
import { OpenSheets } from '../odf/openSheets.ts'

/** Reads an OpenDocument spreadsheet: its tables as pages, their cells by column. */
export function ods(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  return openDocument(source, scope, () => new OpenSheets(scope.place))
}
