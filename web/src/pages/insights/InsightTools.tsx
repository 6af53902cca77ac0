import { insights, alerts as texts } from '../../../../shared/texts/en/insights.ts'
import flyout from '../../transferList/filters/flyout.module.css'
import { RefreshIcon } from './insightIcons.tsx'
import { IntervalSelect } from './tools/IntervalSelect.tsx'
import { PrintMenu } from './tools/PrintMenu.tsx'
import { RangeChooser } from './tools/RangeChooser.tsx'
import { TransferSearch } from './tools/TransferSearch.tsx'
import styles from './tools/tools.module.css'
import type { ChangeView } from './useInsightView.ts'

export function InsightTools({ onChange, onRefresh }: { onChange: ChangeView; onRefresh: () => void }) {
  return (
    <div className={styles.tools} data-screen-only>
      <RangeChooser onChoose={range => onChange({ range })} />
      <IntervalSelect onChoose={interval => onChange({ interval })} />
      <button
        type="button"
        className={flyout.trigger}
        aria-label={insights.refresh}
        title={insights.refresh}
        onClick={onRefresh}
      >
        <RefreshIcon />
      </button>
      <PrintMenu onChoose={range => onChange({ range })} />
      <a className={styles.jump} href="#alerts">
        {texts.jump}
      </a>
      <TransferSearch />
    </div>
  )
}
