import type { InsightReply } from '../../../../../shared/contract/insights.ts'
import { firstDownloads as downloadTexts } from '../../../../../shared/texts/en/insights.ts'
import { downloadKeys } from '../cards/keys.ts'
import { Bars } from './Bars.tsx'
import styles from './firstDownloadBars.module.css'

export function FirstDownloadBars({ reply }: { reply: InsightReply<'firstDownloads'> }) {
  return (
    <div className={styles.downloads}>
      <Bars
        bars={downloadKeys.map(key => ({
          name: downloadTexts[key],
          value: reply[key],
          isHatched: key === 'never',
        }))}
      />
      <p>{downloadTexts.share(reply.neverPercent, reply.never, reply.total)}</p>
    </div>
  )
}
