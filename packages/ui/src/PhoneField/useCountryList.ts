'use client'
import { useState, type ComponentType } from 'react'
import type { CountryListProps } from './CountryList.tsx'

type Panel = ComponentType<CountryListProps>

interface Source {
  load: () => Promise<Panel>
  arrived: Panel | undefined
}

/** Where the list comes from; stories take it away. */
export const countryListSource: Source = {
  load: async () => (await import('./CountryList.tsx')).CountryList,
  arrived: undefined,
}

/** The list of countries, which comes when the field is entered and opens when it is there. */
export function useCountryList() {
  const [Panel, setPanel] = useState<Panel | undefined>()
  const [open, setOpen] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  const load = async () => {
    if (Panel) return true
    try {
      const loaded = countryListSource.arrived ?? (await countryListSource.load())
      countryListSource.arrived = loaded
      setPanel(() => loaded)
      return true
    } catch {
      return false
    }
  }
  return {
    Panel,
    open: open && Panel !== undefined,
    hasFailed,
    load: () => void load(),
    toggle: async () => {
      setOpen(!open)
      if (open) return
      const isThere = await load()
      setHasFailed(!isThere)
      if (!isThere) setOpen(false)
    },
    hide: () => setOpen(false),
  }
}
