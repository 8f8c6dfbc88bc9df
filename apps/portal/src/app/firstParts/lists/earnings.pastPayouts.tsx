import { paths } from '@vehicle-partner/domain'
import { payoutRows } from '../../../earnings/payouts/payoutColumns.tsx'
import { showFirstRows } from '../showFirstRows.tsx'

void showFirstRows({ call: 'payouts.list', ...payoutRows, rowHref: ({ id }) => paths.payouts({ payout: id }) })
