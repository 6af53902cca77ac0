import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import LiveRegion from '@cloudscape-design/components/live-region'
import SpaceBetween from '@cloudscape-design/components/space-between'
import { sending } from '../../../../shared/texts/en/sending.ts'
import { upload as texts } from '../../../../shared/texts/en/upload.ts'
import { Actions } from '../../components/Actions.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { KEPT_AT_LEAST_MS } from '../../upload/lifetimes.ts'
import { AskedPanel } from './AskedPanel.tsx'
import type { KeptClaim } from './keptClaims.ts'
import type { Asked } from './readLink.ts'

type Props = {
  asked: Asked
  claim: KeptClaim
  isBeginning: boolean
  fault: string | undefined
  onGoOn: () => void
}

export function UnfinishedUpload({ asked, claim, isBeginning, fault, onGoOn }: Props) {
  const bytes = claim.files.reduce((sum, { size }) => sum + size, 0)
  const keptUntil = new Date(claim.keptAt + KEPT_AT_LEAST_MS).toISOString()
  return (
    <SpaceBetween size="l">
      <StepHeading>{texts.unfinishedHeading}</StepHeading>
      <Panel title={texts.unfinishedPanel}>
        <SpaceBetween size="m">
          <div>{texts.unfinished(claim.files.length, bytes)}</div>
          <SecondaryText>{texts.kept(keptUntil)}</SecondaryText>
          <LiveRegion assertive>{fault && <Alert type="error">{fault}</Alert>}</LiveRegion>
          <Actions>
            <Button variant="primary" loading={isBeginning} loadingText={sending.looking} onClick={onGoOn}>
              {sending.resume}
            </Button>
          </Actions>
        </SpaceBetween>
      </Panel>
      <AskedPanel asked={asked} />
    </SpaceBetween>
  )
}
