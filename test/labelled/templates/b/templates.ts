import type { Template } from '../../draft.ts'
import { correspondence } from './correspondence.ts'
import { european } from './european.ts'
import { rawTemplates } from './raws.ts'
import { tables } from './tables.ts'

export const templatesB: readonly Template[] = [...correspondence, ...european, ...tables, ...rawTemplates]
