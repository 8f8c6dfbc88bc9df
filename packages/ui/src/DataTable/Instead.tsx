'use client'
import { Button } from '../Button/Button.tsx'
import { EmptyState } from '../EmptyState/EmptyState.tsx'
import { ErrorState } from '../ErrorState/ErrorState.tsx'
import type { TableParts } from './row.ts'

interface InsteadProps<Row> extends Pick<TableParts<Row>, 'props' | 'words'> {
  filtered: boolean
}

/** Stands where the rows would be: they did not come, nothing matches, or there never was one. */
export function Instead<Row>({ props, words, filtered }: InsteadProps<Row>) {
  const { error, onRetry, refetching = false, filtering, empty, emptyFiltered } = props
  if (error)
    return (
      <ErrorState
        title={words.errorTitle}
        {...error}
        onRetry={onRetry}
        retrying={refetching}
        labels={{ retry: words.retry, retrying: words.retrying }}
      />
    )
  if (!filtered) return <EmptyState title={words.emptyTitle} {...empty} />
  const { onClear } = filtering ?? {}
  return (
    <EmptyState
      kind="filtered"
      title={words.filteredTitle}
      {...emptyFiltered}
      action={
        onClear ? (
          <Button variant="secondary" onClick={onClear}>
            {words.clearFilters}
          </Button>
        ) : undefined
      }
    />
  )
}
