import { Component, type ReactNode, Suspense } from 'react'
import { insights } from '../../../../../shared/texts/en/insights.ts'
import { forgetFailedCharts, wantLaterCharts } from '../charts/laterCharts.ts'
import { WhenNear } from '../charts/WhenNear.tsx'
import { CardFault } from './CardFault.tsx'

type Props = { fallback: ReactNode; children: ReactNode }

/** A chart whose code cannot be loaded must not take the page with it. */
export class ChartBoundary extends Component<Props, { isBroken: boolean }> {
  override state = { isBroken: false }

  static getDerivedStateFromError() {
    return { isBroken: true }
  }

  override componentDidCatch() {
    forgetFailedCharts()
  }

  override render() {
    const { fallback, children } = this.props
    if (!this.state.isBroken) {
      const waiting = <WhenNear onNear={() => wantLaterCharts().catch(() => {})}>{fallback}</WhenNear>
      return <Suspense fallback={waiting}>{children}</Suspense>
    }
    return <CardFault text={insights.chartFailed} onRetry={() => this.setState({ isBroken: false })} />
  }
}
