import { Inline, Stack } from '@vehicle-partner/ui'
import type { FormParts } from './FormButtons.tsx'

/** Fields and buttons of a form that stands in no panel. */
export function StackedFormLayout({ fields, actions }: FormParts) {
  return (
    <Stack gap="xlarge">
      {fields}
      <Inline gap="small">{actions}</Inline>
    </Stack>
  )
}
