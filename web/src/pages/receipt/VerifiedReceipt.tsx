import Alert from '@cloudscape-design/components/alert'
import Button from '@cloudscape-design/components/button'
import { common } from '../../../../shared/texts/en/common.ts'
import { receipt as texts } from '../../../../shared/texts/en/receipt.ts'
import { countShared } from '../../../../shared/texts/format.ts'
import { Actions } from '../../components/Actions.tsx'
import { Facts } from '../../components/Facts.tsx'
import { PageBody } from '../../components/PageBody.tsx'
import { Panel } from '../../components/Panel.tsx'
import { SecondaryText } from '../../components/SecondaryText.tsx'
import { StepHeading } from '../../components/StepHeading.tsx'
import { describeFacts, describeFiles, describeSteps } from '../../receipts/describeReceipt.ts'
import type { Genuine } from '../../receipts/judgeReceipt.ts'
import { PdfFailed } from '../../receipts/PdfFailed.tsx'
import { SaveText } from '../../receipts/SaveText.tsx'
import { useSavePdf } from '../../receipts/useSavePdf.ts'
import { CheckFile } from './CheckFile.tsx'
import styles from './receipt.module.css'

type Props = { genuine: Genuine; onAnother: () => void }

export function VerifiedReceipt({ genuine, onAnother }: Props) {
  const { receipt, kid } = genuine
  const { isMaking, isFailed, savePdf } = useSavePdf()
  const { organisation, files, archive } = receipt
  return (
    <PageBody>
      <StepHeading takesFocus>{texts.genuine}</StepHeading>
      <Alert type="success">
        <div className={styles.lines}>
          <span>{texts.proves(organisation)}</span>
          <span>{texts.provesNot}</span>
        </div>
      </Alert>
      <SecondaryText>{texts.onlyThisPage}</SecondaryText>
      <div className={styles.onScreen}>
        <Actions>
          <Button onClick={onAnother}>{texts.another}</Button>
          <Button onClick={() => print()}>{texts.print}</Button>
          <SaveText genuine={genuine} />
          <Button
            variant="primary"
            iconName="download"
            loading={isMaking}
            loadingText={texts.makingPdf}
            onClick={() => savePdf(genuine)}
          >
            {texts.savePdf}
          </Button>
        </Actions>
        {isFailed && <PdfFailed />}
      </div>
      <Panel title={texts.delivery}>
        <Facts
          items={describeFacts(receipt, kid).map(({ name, value, note }) => ({
            name,
            value: <Lines lines={value} note={note} />,
          }))}
        />
      </Panel>
      <Panel title={common.files} note={countShared(files.length, archive !== undefined)}>
        <ol className={styles.list}>
          {describeFiles(receipt).map(({ name, size, sha256, notes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes, and names repeat
            <li key={index}>
              <bdi className={styles.name}>{name}</bdi>
              {notes.map(note => (
                <SecondaryText key={note}>{note}</SecondaryText>
              ))}
              <div>{size}</div>
              <div className={styles.digest} dir="ltr">
                {texts.checksum} {sha256}
              </div>
            </li>
          ))}
        </ol>
      </Panel>
      <Steps steps={describeSteps(receipt)} />
      <div className={styles.onScreen}>
        <CheckFile receipt={receipt} />
      </div>
    </PageBody>
  )
}

function Lines({ lines, note }: { lines: readonly string[]; note: string | undefined }) {
  const [first = '', ...others] = lines
  return (
    <div className={styles.lines}>
      <bdi>{first}</bdi>
      {others.map(line => (
        <bdi key={line}>{line}</bdi>
      ))}
      {note !== undefined && <SecondaryText>{note}</SecondaryText>}
    </div>
  )
}

function Steps({ steps }: { steps: ReturnType<typeof describeSteps> }) {
  return (
    <Panel title={texts.steps}>
      {steps.length === 0 && texts.noSteps}
      <ol className={styles.list}>
        {steps.map(({ what, notes, at }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list never changes
          <li key={index}>
            <div>{what}</div>
            {notes.map(note => (
              <SecondaryText key={note}>
                <bdi>{note}</bdi>
              </SecondaryText>
            ))}
            <SecondaryText>{at.join(' · ')}</SecondaryText>
          </li>
        ))}
      </ol>
    </Panel>
  )
}
