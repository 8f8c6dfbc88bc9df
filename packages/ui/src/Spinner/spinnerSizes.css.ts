import { theme } from '../theme/contract.css.ts'
import { partVariants } from '../theme/style.ts'
import type { SpinnerSize } from './Spinner.tsx'

export const size = partVariants<SpinnerSize>({ small: {}, medium: { fontSize: theme.size.icon }, large: { fontSize: theme.space['8'] } })
