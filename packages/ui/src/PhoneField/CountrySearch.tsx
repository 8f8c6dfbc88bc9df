'use client'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { Listbox } from '../private/combobox/Listbox.tsx'
import { OptionText } from '../private/combobox/OptionText.tsx'
import { isComposing } from '../private/combobox/inputEventPredicates.ts'
import { useAnnouncer } from '../private/combobox/useAnnouncer.tsx'
import { useListbox } from '../private/combobox/useListbox.ts'
import { Icon } from '../private/Icon.tsx'
import { Search } from '../private/icons/errorIcons.ts'
import { CountryTag } from './CountryTag.tsx'
import { searchCountries, type Country } from './countrySearch.ts'
import * as styles from './CountryList.css.ts'
import type { CountryListLabels } from './phoneFieldLabels.ts'

interface CountrySearchProps {
  control: RefObject<HTMLInputElement | null>
  countries: readonly Country[]
  preferredCountries: readonly string[]
  selected: string
  labels: CountryListLabels
  renderFlag: ((country: string) => ReactNode) | undefined
  onSelect: (country: string) => void
}

const getKey = ({ code }: Country) => code

/** A search field with the list of matching countries. */
export function CountrySearch({ control, countries, preferredCountries, selected, labels, renderFlag, onSelect }: CountrySearchProps) {
  const [query, setQuery] = useState('')
  const { announce, region } = useAnnouncer()
  const topCodes = [selected, ...preferredCountries]
  const isTop = ({ code }: Country) => topCodes.includes(code)
  const topCountries = countries.filter(isTop).toSorted((a, b) => topCodes.indexOf(a.code) - topCodes.indexOf(b.code))
  const ordered = [...topCountries, ...countries.filter((country) => !isTop(country))]
  const isSearching = query.trim() !== ''
  const items = searchCountries(ordered, query)
  const count = items.length
  const resultMessage = count === 0 ? labels.noCountryFound : labels.countriesFound(count)
  useEffect(() => {
    if (isSearching) announce(resultMessage)
  }, [announce, isSearching, query, resultMessage])

  const list = useListbox({
    items,
    getKey,
    getGroup: (country) => (isSearching || isTop(country) ? undefined : labels.allCountries),
    isSelected: ({ code }) => code === selected,
    isOpen: true,
    autoActive: true,
    onSelect: ({ code }) => onSelect(code),
  })

  return (
    <>
      <div className={styles.searchRow}>
        <Icon className={styles.searchIcon}>
          <Search />
        </Icon>
        <input
          ref={control}
          role="combobox"
          aria-label={labels.search}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={list.controlProps['aria-controls']}
          aria-activedescendant={list.controlProps['aria-activedescendant']}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={labels.search}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            list.clearActive()
          }}
          onKeyDown={(event) => {
            if (isComposing(event)) return
            // Enter must not submit the surrounding form.
            if (event.key === 'Enter') event.preventDefault()
            list.onKeyDown(event)
          }}
          className={styles.search}
        />
      </div>
      {count === 0 ? <div className={styles.none}>{labels.noCountryFound}</div> : null}
      <Listbox list={list} label={labels.country} className={styles.list}>
        {(country) => (
          <>
            {renderFlag ? renderFlag(country.code) : <CountryTag country={country.code} />}
            <OptionText query={query} end={<span className={styles.dial}>{country.callingCodeText}</span>}>
              {country.name}
            </OptionText>
          </>
        )}
      </Listbox>
      {region}
    </>
  )
}
