import { demoPeople } from '../../local/identity/demoDirectory.ts'
import { getSubject } from '../../local/identity/person.ts'
import { usageRows } from '../../local/stores/usageRows.ts'
import { BasicInfoType } from '../../shared/domain/inspection.ts'
import { extensionGroups } from '../../shared/domain/listExtensions.ts'
import { type TestHost, withDatabase } from './host.ts'

/** Local parts at partner.example to which tests of other subjects send. */
const people =
  'a again anew answering b bank came cards carol damaged dora early edda elsewhere erna failing first full gerd gina hans hidden hugo ines kurt late later lost meanwhile moving nora noticed odd old olga otto over patient paul paused petra prompt quiet regula revoked rita+files rita.meier rita rolf rosa rough rupert sending slow somebody staying success tab thumb title twice udo uwe vera waiting wanda xenia zoe'.split(
    ' ',
  )
const others = [
  'rita@other.example',
  'rita@tried.example',
  'rolf@tried.example',
  'dora@other.example',
  'finance@contoso.example',
  'bea@fabrikam.example',
]
const groups = Object.keys(extensionGroups)

/** What every demo person exchanged with a recipient who is known: files of every kind. */
const files = groups.map(group => ({ group, stem: '', infoTypes: BasicInfoType.options }))

/** Adds to the usage history, so that sending to these recipients warns of nothing. */
export function makeKnown(
  host: Pick<TestHost, 'directory'>,
  recipients: readonly string[] = [...people.map(name => `${name}@partner.example`), ...others],
  at = Date.now(),
) {
  withDatabase(host, database => {
    const rows = usageRows(database)
    database.exec('BEGIN')
    for (const { email } of demoPeople) {
      const subject = getSubject(email)
      for (const recipient of recipients) rows.count({ times: 1, exchange: { subject, recipient }, files }, at)
    }
    database.exec('COMMIT')
  })
}
