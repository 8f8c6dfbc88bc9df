import type { ListEndpoint, ListInput } from '@vehicle-partner/api'
import { Badge, Button, SearchField } from '@vehicle-partner/ui'
import { SlidersHorizontal, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { createLazyPopup } from '../loading/lazyPopup.tsx'
import type { FilterPanelProps } from './FilterPanel.tsx'
import type { AppliedFilter, ListFilter } from './listFilters.ts'
import type { ListState } from './useListQuery.ts'

/** With its date fields and lists of options it is larger than the list: it loads when the button is about to be pressed. */
const FilterPanel = createLazyPopup<FilterPanelProps>(async () => (await import('./FilterPanel.tsx')).FilterPanel)
const loadPanel = () => void FilterPanel.load().catch(() => undefined)

interface ListToolbarProps<E extends ListEndpoint> {
  list: ListState<E>
  /** Names the search field: 'Search by name or plate'. Without it the list has no search. */
  searchLabel?: string | undefined
  filters: readonly ListFilter<E>[]
  /** The filters in use. */
  applied: readonly AppliedFilter<E>[]
  itemName: FilterPanelProps['itemName']
  callWithQuery: FilterPanelProps<E>['callWithQuery']
  /** The search is running. */
  searching: boolean
}

/** Search and filters of a list, with the filters in use as buttons that remove them. */
export function ListToolbar<E extends ListEndpoint>({ list, searchLabel, filters, applied, searching, ...panel }: ListToolbarProps<E>) {
  const inUse = JSON.stringify(list.filters.filter(({ name }) => name !== 'search'))
  const [openedFor, setOpenedFor] = useState<string>()
  const isPanelOpen = openedFor === inUse
  // Back in the browser changes the filters below the panel, which would then show, and apply, those of before.
  if (openedFor !== undefined && !isPanelOpen) setOpenedFor(undefined)
  const hasPanel = filters.some(({ kind }) => kind !== 'link')
  const filtersButton = useRef<HTMLElement>(null)
  const remove = (removed: readonly AppliedFilter<E>[], neighbour?: Element | null) => {
    // The button that was pressed goes with its filter.
    const next = filtersButton.current ?? neighbour ?? document.querySelector('h1')
    if (next instanceof HTMLElement) next.focus({ preventScroll: true })
    list.change(withoutFilters(removed))
  }
  return (
    <>
      {searchLabel === undefined ? null : <ListSearch list={list} label={searchLabel} searching={searching} />}
      {hasPanel ? (
        <Button
          ref={filtersButton}
          variant="secondary"
          startIcon={<SlidersHorizontal />}
          aria-haspopup="dialog"
          aria-expanded={isPanelOpen}
          onPointerEnter={loadPanel}
          onFocus={loadPanel}
          onClick={() => setOpenedFor(inUse)}
        >
          Filters {applied.length === 0 ? null : <Badge tone="success">{applied.length}</Badge>}
        </Button>
      ) : null}
      {applied.map((filter, index) => (
        <Button
          key={filter.label}
          variant="secondary"
          size="small"
          endIcon={<X />}
          aria-label={`Remove filter ${filter.label}: ${filter.value}`}
          onClick={({ currentTarget: button }) =>
            remove([filter], applied[1] && button[applied[index + 1] ? 'nextElementSibling' : 'previousElementSibling'])
          }
        >
          {filter.label}: {filter.value}
        </Button>
      ))}
      {applied.length < 2 ? null : (
        <Button variant="quiet" size="small" onClick={() => remove(applied)}>
          Clear filters
        </Button>
      )}
      {isPanelOpen ? <FilterPanel list={list} filters={filters} {...panel} onClose={() => setOpenedFor(undefined)} /> : null}
    </>
  )
}

/** A change that takes these filters back. */
export const withoutFilters = <E extends ListEndpoint>(applied: readonly Pick<AppliedFilter<E>, 'names'>[]): Partial<ListInput<E>> =>
  Object.fromEntries(applied.flatMap(({ names }) => names.map((name) => [name, undefined]))) as Partial<ListInput<E>>

interface ListSearchProps<E extends ListEndpoint> {
  list: ListState<E>
  label: string
  searching: boolean
}

function ListSearch<E extends ListEndpoint>({ list, label, searching }: ListSearchProps<E>) {
  const [text, setText] = useState(list.search)
  const [lastSearch, setLastSearch] = useState(list.search)
  const [submitted, setSubmitted] = useState<string>()
  // Back, a link and Clear filters change the text as well. A search that was submitted here does not: the user may have typed on.
  if (list.search !== lastSearch) {
    setLastSearch(list.search)
    if (list.search !== submitted) {
      setText(list.search)
      setSubmitted(undefined)
    }
  }
  return (
    <SearchField
      label={label}
      labelHidden
      placeholder={label}
      value={text}
      onValueChange={setText}
      onSearch={(query) => {
        const trimmed = query.trim()
        const next = trimmed.length < 2 ? '' : trimmed
        setSubmitted(next)
        list.setSearch(next)
      }}
      loading={searching}
    />
  )
}
