'use client'
import { useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { X } from '../private/icons/messageIcons.ts'
import { AnchoredPopup } from '../private/overlay/AnchoredPopup.tsx'
import { Modal } from '../private/overlay/Modal.tsx'
import { scrim } from '../private/overlay/overlay.css.ts'
import { popup } from '../private/overlay/popup.css.ts'
import { phoneCountries } from '../private/phone/callingCodes.ts'
import { usePortalContainer } from '../private/portalContainer.ts'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { media } from '../theme/media.ts'
import { CountrySearch } from './CountrySearch.tsx'
import { toCountries } from './countrySearch.ts'
import * as styles from './CountryList.css.ts'
import type { CountryListLabels } from './phoneFieldLabels.ts'

export interface CountryListProps {
  open: boolean
  /** The element that the list opens below. */
  anchor: RefObject<HTMLElement | null>
  /** Receives focus after the list closes. */
  control: RefObject<HTMLInputElement | null>
  countries: readonly string[] | undefined
  preferredCountries: readonly string[]
  selected: string
  labels: Partial<CountryListLabels> | undefined
  renderFlag: ((country: string) => ReactNode) | undefined
  onClose: () => void
  onSelect: (country: string) => void
}

const defaultLabels: CountryListLabels = {
  country: 'Country',
  search: 'Name or code',
  allCountries: 'All countries',
  noCountryFound: 'No country found',
  countriesFound: (count) => (count === 1 ? '1 country' : `${count} countries`),
  close: 'Close',
}

/** The list of countries: a popover under the field, and a bottom sheet on a phone. */
export function CountryList(props: CountryListProps) {
  // Not rendered until first opened, so that typing stays fast.
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return wasOpened ? <OpenCountryList {...props} /> : null
}

function OpenCountryList({
  open,
  anchor,
  control,
  countries = phoneCountries,
  preferredCountries,
  selected,
  labels,
  renderFlag,
  onClose,
  onSelect,
}: CountryListProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const isPhone = useMediaQuery(media.phone)
  const container = usePortalContainer()
  const titleId = useId()
  const search = useRef<HTMLInputElement>(null)
  const countryItems = useMemo(() => toCountries(countries), [countries])

  const content = (
    <CountrySearch
      control={search}
      countries={countryItems}
      preferredCountries={preferredCountries}
      selected={selected}
      labels={mergedLabels}
      renderFlag={renderFlag}
      onSelect={(country) => {
        onSelect(country)
        if (!isPhone) control.current?.focus()
        onClose()
      }}
    />
  )
  if (isPhone)
    return (
      <Modal
        open={open}
        aria-labelledby={titleId}
        onDismiss={onClose}
        getInitialFocus={() => search.current}
        finalFocus={control}
        container={container}
        scrimClass={scrim}
        className={styles.sheet}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {mergedLabels.country}
          </h2>
          <IconButton label={mergedLabels.close} icon={<X />} onClick={onClose} className={styles.close} />
        </div>
        {content}
      </Modal>
    )
  return (
    <AnchoredPopup
      open={open}
      anchor={anchor}
      // Its country button opens and closes the list.
      toggle={anchor}
      onClose={onClose}
      aria-label={mergedLabels.country}
      align="start"
      onOpenAutoFocus={(event) => {
        event.preventDefault()
        search.current?.focus()
      }}
      // After an outside press the focus stays where it went.
      onCloseAutoFocus={(event) => event.preventDefault()}
      onEscapeKeyDown={() => control.current?.focus()}
      className={`${popup} ${styles.root}`}
    >
      {content}
    </AnchoredPopup>
  )
}
