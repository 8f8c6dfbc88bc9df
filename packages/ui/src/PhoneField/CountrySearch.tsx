'use client'
import { useEffect, useState, type ReactNode, type RefObject } from 'react'
import { List } from '../private/combobox/List.tsx'
import { OptionText } from '../private/combobox/OptionText.tsx'
import { isComposing } from '../private/combobox/typing.ts'
import { useAnnouncer } from '../private/combobox/useAnnouncer.tsx'
import { useList } from '../private/combobox/useList.ts'
import { Icon } from '../private/Icon.tsx'
import { Search } from '../private/icons.ts'
import { CountryTag } from './CountryTag.tsx'
import { searchCountries, type Country } from './countrySearch.ts'
import * as styles from './CountryList.css.ts'
import type { CountryListLabels } from './labels.ts'

interface CountrySearchProps {
  control: RefObject<HTMLInputElement | null>
  countries: readonly Country[]
  preferred: readonly string[]
  chosen: string
  words: CountryListLabels
  renderFlag: ((country: string) => ReactNode) | undefined
  onPick: (country: string) => void
}

const keyOf = ({ code }: Country) => code

/** A search over the countries, with the list of those that answer it. */
export function CountrySearch({ control, countries, preferred, chosen, words, renderFlag, onPick }: CountrySearchProps) {
  const [query, setQuery] = useState('')
  const { say, region } = useAnnouncer()
  const top = [chosen, ...preferred]
  const isTop = ({ code }: Country) => top.includes(code)
  const first = countries.filter(isTop).toSorted((one, other) => top.indexOf(one.code) - top.indexOf(other.code))
  const ordered = [...first, ...countries.filter((country) => !isTop(country))]
  const isSearch = query.trim() !== ''
  const items = searchCountries(ordered, query)
  const count = items.length
  useEffect(() => {
    if (isSearch) say(count === 0 ? words.none : words.found(count))
    // A new way to say it is no news.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [query, count])

  const list = useList({
    items,
    keyOf,
    groupOf: (country) => (isSearch || isTop(country) ? undefined : words.all),
    isChosen: ({ code }) => code === chosen,
    isShown: true,
    autoActive: true,
    onPick: ({ code }) => onPick(code),
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
          aria-label={words.search}
          aria-autocomplete="list"
          aria-expanded="true"
          aria-controls={list.control['aria-controls']}
          aria-activedescendant={list.control['aria-activedescendant']}
          type="text"
          inputMode="search"
          enterKeyHint="go"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          placeholder={words.search}
          value={query}
          onChange={(event) => {
            setQuery(event.currentTarget.value)
            list.forget()
          }}
          onKeyDown={(event) => {
            if (isComposing(event)) return
            // Enter in a form that stands around the field sends nothing.
            if (event.key === 'Enter') event.preventDefault()
            list.onKeyDown(event)
          }}
          className={styles.search}
        />
      </div>
      {count === 0 ? <div className={styles.none}>{words.none}</div> : null}
      <List list={list} label={words.country} className={styles.list}>
        {(country) => (
          <>
            {renderFlag ? renderFlag(country.code) : <CountryTag country={country.code} />}
            <OptionText query={query} end={<span className={styles.dial}>{country.shownDial}</span>}>
              {country.name}
            </OptionText>
          </>
        )}
      </List>
      {region}
    </>
  )
}
