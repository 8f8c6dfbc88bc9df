import { Link } from '@vehicle-partner/ui'
import { useAddressPanel } from '../navigation/useAddressPanel.ts'

/** Opens the list of past exports above the page. */
export function PastExportsLink() {
  const { linkTo } = useAddressPanel('report')
  return <Link {...linkTo('all')}>Past exports</Link>
}
