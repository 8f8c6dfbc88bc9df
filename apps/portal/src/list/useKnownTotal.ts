import { useState } from 'react'

interface CountedPage {
  data: { metadata: { total: number } } | undefined
  /** Whether it is the page of other filters, or another page of these, while this one loads. */
  isPlaceholderData: boolean
}

/** How many rows the filters of a list leave. Another page of the same filters keeps the number; after other filters it is unknown until their rows are there. */
export function useKnownTotal(
  filters: readonly { name: string; value: unknown }[],
  { data, isPlaceholderData }: CountedPage,
): number | undefined {
  const key = JSON.stringify(filters)
  const [known, setKnown] = useState<{ key: string; total: number }>()
  const total = isPlaceholderData ? undefined : data?.metadata.total
  if (total !== undefined && (known?.key !== key || known.total !== total)) setKnown({ key, total })
  return total ?? (known?.key === key ? known.total : undefined)
}
