import { type PageName, pages } from '../../shared/domain/pages.ts'

/** The cost of a page before it is usable. Kilobytes are 1000 bytes after brotli. */
export type Budget = { scriptKb: number; styleKb: number; requests: number }

/** Every page, and the one for all other paths. */
export type Route = PageName | 'notFound'

/**
 * The budgets that fail the build, slightly above today’s cost, with room for a build of another machine. Raising one is a decision, in the commit that needs it.
 * The goals are 64 and 4 KB for the download page, and 165 KB, 45 KB and 15 requests for sending and the first page.
 * The anonymisation dialog and the phone numbering plans are lazy and in no budget; sending, success and review contain
 * the schemas of rules and findings.
 * Every page has 1 KB for the list schemas’ use of zod. The goal for the lists is 275 KB: they share Cloudscape’s table
 * and pagination (46 KB) with the review page, and use neither its property filter (41) nor its preferences (24).
 * Drafts take 2.6 KB of sending and 0.3 KB of every page, which deletes them at the sign-out. The success page shares the
 * state panel of the review page, with its link field (6 KB, 2 requests). The chosen theme is a script of its own (0.2 KB,
 * 1 request), because it runs before the first paint. The list of policies shares the table; its editor (32 and 7 KB)
 * and its packs (3 KB) are lazy and in no budget. What senders read of policies takes 0.9 KB of sending, which asks for
 * advice in step 1 and loads what explains it on demand, and 2.1 KB of requests, whose options explain themselves. Only the
 * request page loads the options at once: lists, upload and review save 2 KB, success 3, and a request 2 without the
 * checkbox. Reasons to check a recipient take 0.1 KB of every page with the contract of transfers, and 0.2 KB of the two
 * forms, which load their text on demand. The withdrawal as wrong recipient takes 0.2 KB of every page with that contract, and
 * 0.7 KB of review and success; its dialog and its form are lazy.
 * The footer's look at the health takes 0.3 KB of every page; what asks for it (1 KB) comes two seconds later.
 * The count of new alerts takes 0.4 KB of every page with the header; what asks for it (1 KB) comes two seconds later. Links from
 * the insights take 0.6 KB of the lists, which share listLinks with them (2 requests, 0.3 KB of styles). Its mark, and toasts that become small when many come at once,
 * take 0.1 KB of styles of every page. The insights
 * load the charts below the fold (7 KB) on demand; the goal is 240 KB. The filter Option takes 0.1 KB of the lists, and with the
 * links of behaviours and sensitive infotypes less than 0.7 KB of the insights. Older alerts, whole tables and one toast for many
 * failures take about 0.8 KB of the insights.
 * Figures are those of a page in English, the texts included; other languages take up to 13 KB more, 6 of them translations of
 * the server's sentences. Catalogues of ten languages take 6 KB and 4 requests of every page (the index of a language, words of
 * pages that share a file, what loads them), links to the FAQ and tours 1 KB; sending shares its words with requests and
 * uploads.
 * The change of the language without a new load, and its menu, take 0.5 KB of every page.
 * Naming a letter of another alphabet takes 0.3 KB of every page with addresses; a held-back advice and a kept recipient take
 * 0.2 KB of sending. The answer about options that policies decide takes 0.1 KB of a request.
 * Verdicts on malware take 0.3 KB of pages with words of files, 0.8 KB of the review, whose dialog is lazy, and 0.8 KB of an upload,
 * which asks for them after its end. The second opinion of Macie takes 0.3 KB of the review.
 * Pages of files and the end of an allowance take 0.9 KB of the review and 0.5 KB of the lists; a file that stops a sending 0.3 KB of
 * sending.
 * Several recipients take 0.9 KB of pages of members (what reads a list, and words), and 1.3 KB and 1 request of sending,
 * whose fields the dialog of the review shares; the list of those that were added, and the panel of the review, are lazy.
 * The history of a delivery takes 0.4 KB of pages with the contract of transfers (reasons of bounces, and words), and 0.8 KB more of the
 * review; its table is lazy. What tells a person from a machine, and reports, takes 0.9 KB of the download page; its further step is lazy.
 * Two questions about drop pages and undo take 0.4 KB of the FAQ.
 * What a request records of a drop page takes 0.6 KB of pages with the contract of transfers, and two sentences of the review.
 * Codes by e-mail take 0.2 KB of pages with the contract of transfers (their words in policies and sentences), requests and drop pages among them, and 0.1 KB more of the review.
 * Receipts take 0.2 KB of the review (their button; dialog, PDF and the further step of their page are lazy), and 0.1 KB of the FAQ and of
 * pages whose texts share a chunk with them.
 * Extending a transfer takes up to 1.1 KB of the review and the lists, and 0.5 KB of pages with the contract of transfers or with words; its dialog is lazy. The question for more time takes 0.1 KB of the download page.
 * Trusted devices take 0.8 KB of the download page (words, and what shows a device); what makes and uses its key is lazy. Their question
 * takes 0.3 KB of the FAQ, and the setting 0.1 KB of pages with words or contracts.
 * The check of further recipients and the history for administrators take 0.2 KB of pages with the contract of transfers.
 */
export const budgets: Record<Route, Budget> = {
  landing: { scriptKb: 149.2, styleKb: 26.1, requests: 17 },
  login: { scriptKb: 171.9, styleKb: 26.1, requests: 18 },
  logout: { scriptKb: 149.2, styleKb: 26.1, requests: 17 },
  token: { scriptKb: 171.9, styleKb: 26.1, requests: 18 },
  send: { scriptKb: 194.6, styleKb: 33.0, requests: 24 },
  request: { scriptKb: 202.4, styleKb: 37.8, requests: 29 },
  upload: { scriptKb: 203.6, styleKb: 38.2, requests: 30 },
  success: { scriptKb: 204.4, styleKb: 37.3, requests: 30 },
  transfers: { scriptKb: 261.0, styleKb: 58.3, requests: 35 },
  allTransfers: { scriptKb: 261.0, styleKb: 58.3, requests: 35 },
  review: { scriptKb: 258.1, styleKb: 55.4, requests: 33 },
  reviewAny: { scriptKb: 258.1, styleKb: 55.4, requests: 33 },
  insights: { scriptKb: 216.4, styleKb: 42.2, requests: 53 },
  dropPage: { scriptKb: 191.2, styleKb: 38.1, requests: 24 },
  drop: { scriptKb: 192.8, styleKb: 37.4, requests: 24 },
  // The digest of the engine changes with each version, and with it how well the page is compressed: 0.1 KB.
  unsubscribe: { scriptKb: 179.7, styleKb: 33.0, requests: 22 },
  policies: { scriptKb: 250.9, styleKb: 56.1, requests: 33 },
  health: { scriptKb: 199.1, styleKb: 37.5, requests: 28 },
  download: { scriptKb: 14.9, styleKb: 2.5, requests: 9 },
  faq: { scriptKb: 200.0, styleKb: 37.9, requests: 27 },
  help: { scriptKb: 191.6, styleKb: 37.5, requests: 34 },
  docs: { scriptKb: 192.5, styleKb: 37.9, requests: 26 },
  document: { scriptKb: 192.5, styleKb: 37.9, requests: 28 },
  accessibility: { scriptKb: 178.8, styleKb: 33.0, requests: 21 },
  receipt: { scriptKb: 192.9, styleKb: 37.0, requests: 24 },
  notFound: { scriptKb: 149.2, styleKb: 26.1, requests: 17 },
}

export const routes = Object.keys(budgets) as Route[]

export function getPage(route: Route): PageName | undefined {
  return route === 'notFound' ? undefined : route
}

export function toPath(route: Route, parameter = 'something'): string {
  return route === 'notFound' ? '/no/such/page' : pages[route].path.replace(/:\w+/, parameter)
}

export function excess(route: Route, found: Partial<Budget>, budget = budgets[route]): string[] {
  const figures = [
    { of: 'KB of JavaScript', is: found.scriptKb, may: budget.scriptKb },
    { of: 'KB of CSS', is: found.styleKb, may: budget.styleKb },
    { of: 'requests', is: found.requests, may: budget.requests },
  ]
  return figures
    .filter(({ is = 0, may }) => is > may)
    .map(({ of, is, may }) => `The page ${route} needs ${is} ${of}; its budget is ${may}.`)
}
