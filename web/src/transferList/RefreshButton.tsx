import Icon from '@cloudscape-design/components/icon'
import { useState } from 'react'
import { lists } from '../../../shared/texts/en/lists.ts'
import flyout from './filters/flyout.module.css'

/** Announces the result, which may look the same. */
export function RefreshButton({ isRefreshing, onRefresh }: { isRefreshing: boolean; onRefresh: () => void }) {
  const [isRequested, setIsRequested] = useState(false)
  return (
    <>
      <button
        type="button"
        className={flyout.trigger}
        aria-label={lists.refresh}
        title={lists.refresh}
        aria-disabled={isRefreshing}
        onClick={() => {
          if (isRefreshing) return
          setIsRequested(true)
          onRefresh()
        }}
      >
        <Icon name="refresh" variant={isRefreshing ? 'disabled' : 'normal'} />
      </button>
      <span role="status" className="visually-hidden">
        {isRequested && !isRefreshing && lists.refreshed}
      </span>
    </>
  )
}
