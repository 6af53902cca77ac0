import type { Template } from '../../draft.ts'
import { european } from './european.ts'
import { letters } from './letters.ts'
import { mails } from './mails.ts'
import { rawTemplates } from './raws.ts'
import { tables } from './tables.ts'

export const templatesA: readonly Template[] = [...letters, ...mails, ...european, ...tables, ...rawTemplates]
