import { useState } from 'react'

interface CountedPage {
  data: { metadata: { total: number } } | undefined
  /** Whether it is the page of other filters, or another page of these, while this one loads. */
  isPlaceholderData: boolean
}

/** How many rows the query of a list finds. Another page or order keeps the number; after another filter it is unknown until its rows are there. */
export function useKnownTotal(query: object, { data, isPlaceholderData }: CountedPage): number | undefined {
  const key = JSON.stringify({ ...query, page: undefined, perPage: undefined, sort: undefined })
  const [known, setKnown] = useState<{ key: string; total: number }>()
  const total = isPlaceholderData ? undefined : data?.metadata.total
  if (total !== undefined && (known?.key !== key || known.total !== total)) setKnown({ key, total })
  return total ?? (known?.key === key ? known.total : undefined)
}
