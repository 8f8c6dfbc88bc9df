import type { ListEndpoint, ListInput } from '@vehicle-partner/api'
import { lagosDate } from '@vehicle-partner/domain'
import { Button, CheckboxGroup, DateField, Inline, MultiSelect, Select, SlideOver, Stack } from '@vehicle-partner/ui'
import { useState } from 'react'
import { useClock } from '../session/PortalContext.ts'
import { chosenValues, filterNames, type FilterName, type FilterOption, type ListFilter } from './listFilters.ts'
import type { ListState } from './useListQuery.ts'

/** From so many options on, they are found by typing. */
const maxCheckboxes = 8

export interface FilterPanelProps<E extends ListEndpoint = ListEndpoint> {
  list: ListState<E>
  filters: readonly ListFilter<E>[]
  onClose: () => void
}

type Draft = Readonly<Record<string, readonly string[]>>

/** The filters of a list beside it, on a phone as a sheet. They apply together, so that the list loads once. */
export function FilterPanel<E extends ListEndpoint>({ list, filters, onClose }: FilterPanelProps<E>) {
  const names = filters.flatMap((filter) => (filter.kind === 'link' ? [] : filterNames(filter)))
  const [draft, setDraft] = useState<Draft>(() => Object.fromEntries(names.map((name) => [name, chosenValues(list.query, name)])))
  const set = (name: string, values: readonly string[]) => setDraft((last) => ({ ...last, [name]: values }))
  const apply = (values: Draft) => {
    const change = names.map((name) => [name, toInput(filters, name, values[name] ?? [])])
    list.change(Object.fromEntries(change) as Partial<ListInput<E>>)
    onClose()
  }
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
          <Button onClick={() => apply(draft)}>Apply filters</Button>
        </Inline>
      }
    >
      <Stack gap="xlarge">
        {filters.map((filter) => {
          if (filter.kind === 'link') return null
          if (filter.kind === 'days') return <DaysFilter key={filter.from} {...filter} draft={draft} onChange={set} />
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

/** Values as the call takes them: several as a list, otherwise the one. */
function toInput<E extends ListEndpoint>(filters: readonly ListFilter<E>[], name: FilterName<E>, values: readonly string[]) {
  if (values.length === 0) return undefined
  return filters.some((filter) => filter.kind === 'several' && filter.name === name) ? values : values[0]
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
