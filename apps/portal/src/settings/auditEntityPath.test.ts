import { matchPath } from '@vehicle-partner/domain'
import { expect, test } from 'vitest'
import { auditEntityPath } from './auditEntityPath.ts'

test.each(['vehicle', 'driver', 'trip', 'route', 'payslip', 'payout', 'member', 'settlement_account', 'cost_configuration', 'partner'])(
  'a %s has a page',
  (type) => expect(matchPath(auditEntityPath({ type, id: 'x_1', label: 'X' }) ?? '')).toBeDefined(),
)

test('what has no page has no link', () => expect(auditEntityPath({ type: 'upload', id: 'upl_1', label: 'a.pdf' })).toBeUndefined())
