import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query'
import type { ListEndpoint, ListInput, Lookup } from '@vehicle-partner/api'
import { formatCount, lagosDate } from '@vehicle-partner/domain'
import {
  Button,
  CheckboxGroup,
  Combobox,
  DateField,
  Inline,
  MultiSelect,
  Select,
  SlideOver,
  Stack,
  VisuallyHidden,
} from '@vehicle-partner/ui'
import { useEffect, useState } from 'react'
import { useClock } from '../session/PortalContext.ts'
import { useApi, useOrganization } from '../session/useSession.ts'
import { countChosen } from './countChosen.ts'
import {
  chosenValues,
  filterNames,
  findItemName,
  type FilterName,
  type FilterOption,
  type ListFilter,
  type LookupFilter,
} from './listFilters.ts'
import { lookUp } from './lookUp.ts'
import type { ListState } from './useListQuery.ts'
import type { ListCall } from './useMatchesWithoutFilters.ts'

type FilterItem = Pick<Lookup, 'id' | 'label' | 'sub'>

/** From so many options on, they are found by typing. */
const maxCheckboxes = 8

export interface FilterPanelProps<E extends ListEndpoint = ListEndpoint> {
  list: ListState<E>
  filters: readonly ListFilter<E>[]
  /** What a row is called: `['vehicle', 'vehicles']`. */
  itemName: readonly [one: string, many: string]
  /** Calls the list to say how many rows the chosen filters leave. */
  callWithQuery: ListCall<E> | undefined
  onClose: () => void
}

type Draft = Readonly<Record<string, readonly string[]>>

/** The filters of a list beside it, on a phone as a sheet. They apply together; the button says how many rows they leave. */
export function FilterPanel<E extends ListEndpoint>({ list, filters, itemName, callWithQuery, onClose }: FilterPanelProps<E>) {
  const names = filters.flatMap((filter) => (filter.kind === 'link' ? [] : filterNames(filter)))
  const [draft, setDraft] = useState<Draft>(() => Object.fromEntries(names.map((name) => [name, chosenValues(list.query, name)])))
  const set = (name: string, values: readonly string[]) => setDraft((last) => ({ ...last, [name]: values }))
  const toChange = (values: Draft) =>
    Object.fromEntries(names.map((name) => [name, toInput(filters, name, values[name] ?? [])])) as Partial<ListInput<E>>
  const apply = (values: Draft) => {
    list.change(toChange(values))
    onClose()
  }
  const settled = useSettled(draft)
  const { data, isPlaceholderData } = useQuery({
    ...(callWithQuery?.(list.queryAfter(toChange(settled))) ?? { queryKey: ['none'], queryFn: skipToken }),
    placeholderData: keepPreviousData,
  })
  const count = data?.metadata.total
  const isCurrent = count !== undefined && settled === draft && !isPlaceholderData
  const [one, many] = itemName
  const rows = count === undefined ? many : `${formatCount(count)} ${count === 1 ? one : many}`
  return (
    <SlideOver
      open
      title="Filters"
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      footer={
        <Inline justify="end">
          <Button variant="quiet" onClick={() => apply({})}>
            Clear filters
          </Button>
          <Button onClick={() => apply(draft)}>Show {rows}</Button>
          {/* The button keeps the last count until the next one is known, which is announced once. */}
          <VisuallyHidden role="status">{isCurrent ? rows : null}</VisuallyHidden>
        </Inline>
      }
    >
      <Stack gap="xlarge">
        {filters.map((filter) => {
          if (filter.kind === 'link') return null
          if (filter.kind === 'days') return <DaysFilter key={filter.from} {...filter} draft={draft} onChange={set} />
          if (filter.kind === 'lookup')
            return (
              <ItemFilter
                key={filter.name}
                filter={filter}
                values={draft[filter.name] ?? []}
                onChange={(values) => set(filter.name, values)}
              />
            )
          const options = filter.options.map(({ value, label }: FilterOption<unknown>) => ({ value: String(value), label }))
          return (
            <OptionsFilter
              key={filter.name}
              label={filter.label}
              kind={filter.kind}
              options={options}
              values={draft[filter.name] ?? []}
              onChange={(values) => set(filter.name, values)}
            />
          )
        })}
      </Stack>
    </SlideOver>
  )
}

/** Each choice would be a call: the filters count once the user pauses. The list shows the rows of the last call at once. */
const settleDelayMs = 400

/** The value that has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), settleDelayMs)
    return () => clearTimeout(timer)
  }, [value])
  return settled
}

/** Values as the call takes them: several as a list, otherwise the one. */
function toInput<E extends ListEndpoint>(filters: readonly ListFilter<E>[], name: FilterName<E>, values: readonly string[]) {
  if (values.length === 0) return undefined
  return filters.some((filter) => (filter.kind === 'several' || filter.kind === 'lookup') && filter.name === name) ? values : values[0]
}

interface OptionsFilterProps {
  label: string
  kind: 'several' | 'one'
  options: readonly FilterOption<string>[]
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

function OptionsFilter({ label, kind, options, values, onChange }: OptionsFilterProps) {
  if (kind === 'one') {
    return (
      <Select
        label={label}
        options={options}
        emptyOption="All"
        value={values[0] ?? ''}
        onValueChange={(value) => onChange(value === '' ? [] : [value])}
      />
    )
  }
  return options.length > maxCheckboxes ? (
    <MultiSelect label={label} options={options} value={values} onValueChange={onChange} />
  ) : (
    <CheckboxGroup label={label} options={options} value={values} onValueChange={onChange} />
  )
}

interface ItemFilterProps<E extends ListEndpoint> {
  filter: LookupFilter<E>
  values: readonly string[]
  onChange: (values: readonly string[]) => void
}

const itemHints = { vehicle: 'Search by plate or model', driver: 'Search by name', route: 'Search by name or code' } as const

function ItemFilter<E extends ListEndpoint>({ filter, values, onChange }: ItemFilterProps<E>) {
  const { item: kind, label } = filter
  const api = useApi()
  const { partner } = useOrganization()
  const [picked, setPicked] = useState<FilterItem>()
  // A link may have chosen several; they are one choice here, which another replaces.
  const chosen = picked ?? { id: values.join(','), label: findItemName(filter, values) ?? countChosen(values), sub: null }
  return (
    <Combobox<FilterItem>
      label={label}
      hint={itemHints[kind]}
      minChars={0}
      clearable
      getKey={({ id }) => id}
      getLabel={(item) => item.label}
      getDescription={({ sub }) => sub ?? undefined}
      loadOptions={(search: string) => lookUp(api, kind, partner.id, search === '' ? {} : { search })}
      value={values.length === 0 ? null : chosen}
      onValueChange={(item) => {
        setPicked(item ?? undefined)
        onChange(item === null ? [] : [item.id])
      }}
    />
  )
}

interface DaysFilterProps {
  from: string
  to: string
  label: string
  draft: Draft
  onChange: (name: string, values: readonly string[]) => void
}

function DaysFilter({ from, to, label, draft, onChange }: DaysFilterProps) {
  const clock = useClock()
  const today = () => lagosDate(clock())
  const [first] = draft[from] ?? []
  const [last] = draft[to] ?? []
  return (
    <Stack gap="large">
      <DateField
        label={`${label}, from`}
        today={today}
        value={first ?? null}
        {...(last === undefined ? {} : { max: last })}
        onValueChange={(day) => onChange(from, day === null ? [] : [day])}
      />
      <DateField
        label={`${label}, to`}
        today={today}
        value={last ?? null}
        {...(first === undefined ? {} : { min: first })}
        onValueChange={(day) => onChange(to, day === null ? [] : [day])}
      />
    </Stack>
  )
}
