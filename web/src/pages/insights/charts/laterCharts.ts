import { type ComponentType, createElement, type ReactNode, use } from 'react'
import { laterSteps } from '../../../app/laterSteps.ts'

type Charts = typeof import('./belowFold.ts')

const wanted = Promise.withResolvers<void>()
const steps = laterSteps(async () => {
  await wanted.promise
  return import('./belowFold.ts')
})

/** Loads the charts below the fold, when one comes into view or the page is idle. */
export async function wantLaterCharts(): Promise<void> {
  wanted.resolve()
  await steps.load()
}

/** So that Retry loads them again. */
export function forgetFailedCharts(): void {
  steps.load().catch(() => {})
}

/** A chart of `belowFold.ts`, which suspends until its code is there. */
export function laterChart<Props extends object>(
  pick: (charts: Charts) => ComponentType<Props>,
): (props: Props) => ReactNode {
  return function LaterChart(props: Props) {
    return createElement(pick(use(steps.get())), props)
  }
}
