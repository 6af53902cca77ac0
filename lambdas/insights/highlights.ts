import type { Sums } from '../../shared/domain/insights/figures.ts'
import { toChange, toWholePercents } from '../../shared/domain/insights/percent.ts'
import type { Answer, InsightParts, Question } from './question.ts'

export async function answerHighlights(
  { insights }: InsightParts,
  { window, previous, now }: Question,
): Promise<Answer<'activityHighlights'>> {
  const [sums, before] = await Promise.all([insights.sumUp(window, now), insights.sumUp(previous, now)])
  const change = (key: keyof Sums) => toChange(sums[key], before[key])
  return {
    totalTransfers: sums.transfers,
    totalTransfersChange: change('transfers'),
    totalRequests: sums.requests,
    totalRequestsChange: change('requests'),
    totalUsers: sums.users,
    totalUsersChange: change('users'),
    totalDownloads: sums.downloads,
    totalDownloadsChange: change('downloads'),
    totalExpired: sums.expired,
    totalExpiredChange: change('expired'),
  }
}

export async function answerBehaviours(
  { insights }: InsightParts,
  { window, now }: Question,
): Promise<Answer<'behaviours'>> {
  const sums = await insights.sumUp(window, now)
  const { transfers, requests, anonymized, passwordProtected, otp, trackingId } = sums
  const [transfersPercent = 0, requestsPercent = 0] = toWholePercents([transfers, requests])
  const percentOfSent = (count: number) => toWholePercents([count, transfers - count])[0] ?? 0
  return {
    totalTransfers: transfers,
    totalTransfersPercent: transfersPercent,
    totalTransferRequests: requests,
    totalTransferRequestsPercent: requestsPercent,
    totalAnonymized: anonymized,
    totalAnonymizedPercent: percentOfSent(anonymized),
    totalPasswordProtected: passwordProtected,
    totalPasswordProtectedPercent: percentOfSent(passwordProtected),
    totalOTPEnabled: otp,
    totalOTPEnabledPercent: percentOfSent(otp),
    totalTrackingId: trackingId,
    totalTrackingIdPercent: percentOfSent(trackingId),
  }
}

export async function answerFirstDownloads(
  { insights }: InsightParts,
  { window }: Question,
): Promise<Answer<'firstDownloads'>> {
  const counts = await insights.countFirstDownloads(window)
  const total = Object.values(counts).reduce((sum, count) => sum + count, 0)
  return { ...counts, total, neverPercent: toWholePercents([counts.never, total - counts.never])[0] ?? 0 }
}
