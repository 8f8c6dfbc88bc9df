import { routeRows } from '../../../routes/routeColumns.tsx'
import { showFirstRows } from '../showFirstRows.tsx'

void showFirstRows({ call: 'routes.list', ...routeRows })
