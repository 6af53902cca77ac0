import type { Source } from '../../source.ts'
import type { ContainerScope } from '../containerScope.ts'
import type { Extracted } from '../extracted.ts'
import { openDocument } from '../odf/openDocument.ts'
import { OpenSheets } from '../odf/openSheets.ts'

/** Reads an OpenDocument spreadsheet: tables as pages, cells by column. */
export function ods(source: Source, scope: ContainerScope): AsyncIterable<Extracted> {
  return openDocument(source, scope, () => new OpenSheets(scope.place))
}
