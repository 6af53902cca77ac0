import type * as z from 'zod'
import { type getOwnDropPage, saveDropPage } from '../../../../shared/contract/dropPages.ts'
import { translateSentence } from '../../texts/sentences.ts'

type Reply = z.output<typeof getOwnDropPage.reply>
type Body = z.input<typeof saveDropPage.body>

const DEFAULT_DAYS = 90
const MILLISECONDS_OF_DAY = 86_400_000

/** Numbers and lists as they are typed. */
export type RulesDraft = ReturnType<typeof toDraft>

export function toDraft({ limits, expiryDays, page }: Reply) {
  const rules = page?.rules
  const taken = rules?.limits ?? { ...limits, extensions: [] }
  const daysLeft = page && Math.ceil((Date.parse(page.endsAt) - Date.now()) / MILLISECONDS_OF_DAY)
  return {
    title: rules?.title ?? '',
    message: rules?.message ?? '',
    maxFiles: String(taken.maxFiles),
    fileSizeMiB: String(taken.fileSizeMiB),
    totalSizeMiB: String(taken.totalSizeMiB),
    extensions: taken.extensions.join(', '),
    visitors: rules?.visitors.join(', ') ?? '',
    expiryDays: String(rules?.expiryDays ?? expiryDays.default),
    days: String(daysLeft && daysLeft > 0 ? daysLeft : DEFAULT_DAYS),
    password: '',
    isPasswordRemoved: false,
    isRenewed: false,
    isOn: page?.isOn ?? true,
  }
}

export function toBody(draft: RulesDraft): Body {
  const { title, message, maxFiles, fileSizeMiB, totalSizeMiB, expiryDays, days, isOn, isRenewed } = draft
  const password = draft.isPasswordRemoved ? '' : draft.password || undefined
  return {
    isOn,
    isRenewed,
    days: Number(days),
    ...(password !== undefined && { password }),
    rules: {
      title,
      message,
      limits: {
        maxFiles: Number(maxFiles),
        fileSizeMiB: Number(fileSizeMiB),
        totalSizeMiB: Number(totalSizeMiB),
        extensions: toList(draft.extensions).map(one => one.toLowerCase().replace(/^\./, '')),
      },
      visitors: toList(draft.visitors),
      expiryDays: Number(expiryDays),
    },
  }
}

function toList(text: string): string[] {
  return text.split(/[\s,;]+/).filter(Boolean)
}

/** By field: what the server would refuse. */
export function toFaults(draft: RulesDraft): Partial<Record<keyof RulesDraft, string>> {
  const checked = saveDropPage.body.safeParse(toBody(draft))
  if (checked.success) return {}
  return Object.fromEntries(
    checked.error.issues.map(({ path, message }) => [
      path.findLast(part => typeof part === 'string'),
      translateSentence(message),
    ]),
  )
}
