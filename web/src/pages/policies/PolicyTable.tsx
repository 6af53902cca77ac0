import Table, { type TableProps } from '@cloudscape-design/components/table'
import type { Policy } from '../../../../shared/domain/policies/policy.ts'
import { policyPage } from '../../../../shared/texts/en/policies.ts'
import { LongText } from '../../components/LongText.tsx'
import { EditButton } from './EditButton.tsx'
import { MatchCount } from './MatchCount.tsx'
import { ModeSelect } from './ModeSelect.tsx'
import { PolicyName } from './PolicyName.tsx'
import type { RowsProps } from './PolicyRows.tsx'
import styles from './policies.module.css'
import { UpdatedOn } from './UpdatedOn.tsx'

type Column = TableProps.ColumnDefinition<Policy> & { id: string }

export function PolicyTable({ policies, matches, opening, onEdit, onChanged, now }: RowsProps & { now: number }) {
  const columns: Column[] = [
    { id: 'id', header: policyPage.id, width: '10rem', cell: ({ id }) => <span className={styles.id}>{id}</span> },
    { id: 'name', header: policyPage.name, isRowHeader: true, cell: policy => <PolicyName policy={policy} /> },
    {
      id: 'description',
      header: policyPage.description,
      width: '22%',
      cell: ({ description, name }) => <LongText about={name}>{description}</LongText>,
    },
    {
      id: 'mode',
      header: policyPage.mode,
      width: '10.5rem',
      cell: policy => (
        <>
          <ModeSelect policy={policy} onChanged={onChanged} />
          <MatchCount matches={matches?.[policy.id]} />
        </>
      ),
    },
    {
      id: 'updatedOn',
      header: policyPage.updatedOn,
      width: '12rem',
      cell: policy => <UpdatedOn policy={policy} now={now} />,
    },
    { id: 'version', header: policyPage.version, width: '6rem', cell: ({ version }) => version },
    {
      id: 'edit',
      header: <span className="visually-hidden">{policyPage.actions}</span>,
      width: '5rem',
      cell: policy => <EditButton policy={policy} isOpening={opening === policy.id} onEdit={onEdit} isShort />,
    },
  ]
  return (
    <div className={styles.frame} aria-busy={!policies}>
      <Table
        variant="borderless"
        contentDensity="comfortable"
        wrapLines
        trackBy="id"
        items={policies ?? []}
        loading={!policies}
        skeleton={{ totalRows: 3, renderCell: () => <span className={styles.skeleton} /> }}
        loadingText={policyPage.loading}
        ariaLabels={{ tableLabel: policyPage.title }}
        columnDefinitions={columns.map(column => ({
          ...column,
          verticalAlign: 'top' as const,
          cell: (policy: Policy) => (
            <div data-column={column.id} className={styles.cell}>
              {column.cell(policy)}
            </div>
          ),
        }))}
      />
    </div>
  )
}
