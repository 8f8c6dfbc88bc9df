import { paths } from '@vehicle-partner/domain'
import { auditRows } from '../../../settings/auditColumns.tsx'
import { showFirstRows } from '../showFirstRows.tsx'

void showFirstRows({ call: 'audit.list', ...auditRows, rowHref: ({ id }) => paths.auditLog({ entry: id }) })
