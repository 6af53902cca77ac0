import type { TourName, TourStep } from '../../../shared/domain/tours.ts'

/** The element of each step, as a selector. */
const selectors: { [Name in TourName]: Record<TourStep<Name>, string> } = {
  send: {
    files: '[data-tour="files"]',
    recipient: 'main input[type="email"], main input[name="recipient"]',
    message: 'main textarea',
    next: 'main form button[type="submit"]',
  },
  transfers: { summary: '[data-tour="summary"]', filters: '[data-tour="filters"]', table: '[data-tour="table"]' },
  review: { state: '[data-tour="state"]', files: '[data-tour="reviewed"]', actions: 'main h1' },
  insights: {
    range: '[data-insights] header [data-screen-only]',
    highlights: 'section[aria-labelledby="activity"] ul, section[aria-labelledby="activity"] h2',
    security: 'section[aria-labelledby="security"] h2',
    alerts: 'aside[data-screen-only]',
  },
  policies: {
    purpose: 'main h1',
    add: '[data-tour="add"], [data-tour="policies"] button:last-of-type',
    list: '[data-tour="policies"]',
  },
}

/** @returns undefined when the page does not show it now */
export function findTarget<Name extends TourName>(name: Name, step: TourStep<Name>): Element | undefined {
  const found = document.querySelector(selectors[name][step])
  return found?.checkVisibility() ? found : undefined
}
