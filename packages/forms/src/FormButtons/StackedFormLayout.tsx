import { Inline, Stack } from '@vehicle-partner/ui'
import type { FormParts } from './FormButtons.tsx'

/** Fields above buttons, for a form outside a panel. */
export function StackedFormLayout({ fields, actions }: FormParts) {
  return (
    <Stack gap="xlarge">
      {fields}
      <Inline gap="small">{actions}</Inline>
    </Stack>
  )
}
