'use client'
import { Popover as Radix } from 'radix-ui'
import { useId, useMemo, useRef, useState, type ReactNode, type RefObject } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import { X } from '../private/icons.ts'
import { Modal } from '../private/overlay/Modal.tsx'
import { popup, scrim } from '../private/overlay/overlay.css.ts'
import { phoneCountries } from '../private/phone/callingCodes.ts'
import { usePortalContainer } from '../private/portalContainer.ts'
import { useMediaQuery } from '../private/useMediaQuery.ts'
import { media } from '../theme/media.ts'
import { CountrySearch } from './CountrySearch.tsx'
import { toCountries } from './countrySearch.ts'
import * as styles from './CountryList.css.ts'
import type { CountryListLabels } from './labels.ts'

export interface CountryListProps {
  open: boolean
  /** What it opens under. */
  anchor: RefObject<HTMLElement | null>
  /** What has the focus afterwards. */
  control: RefObject<HTMLInputElement | null>
  countries: readonly string[] | undefined
  preferred: readonly string[]
  chosen: string
  labels: Partial<CountryListLabels> | undefined
  renderFlag: ((country: string) => ReactNode) | undefined
  onClose: () => void
  onPick: (country: string) => void
}

const english: CountryListLabels = {
  country: 'Country',
  search: 'Name or code',
  all: 'All countries',
  none: 'No country found',
  found: (count) => (count === 1 ? '1 country' : `${count} countries`),
  close: 'Close',
}

/** The countries to choose from: under the field, and on a phone in a sheet at the bottom. */
export function CountryList(props: CountryListProps) {
  // Until somebody asks for it, no key in the field draws it.
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  return wasOpened ? <OpenedList {...props} /> : null
}

function OpenedList({
  open,
  anchor,
  control,
  countries = phoneCountries,
  preferred,
  chosen,
  labels,
  renderFlag,
  onClose,
  onPick,
}: CountryListProps) {
  const words = { ...english, ...labels }
  const isPhone = useMediaQuery(media.phone)
  const container = usePortalContainer()
  const titleId = useId()
  const search = useRef<HTMLInputElement>(null)
  const known = useMemo(() => toCountries(countries), [countries])
  const isInside = ({ target }: { target: EventTarget | null }) => target instanceof Node && anchor.current?.contains(target) === true

  const inside = (
    <CountrySearch
      control={search}
      countries={known}
      preferred={preferred}
      chosen={chosen}
      words={words}
      renderFlag={renderFlag}
      onPick={(country) => {
        onPick(country)
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
        onLeave={onClose}
        first={() => search.current}
        finalFocus={control}
        container={container}
        scrim={scrim}
        className={styles.sheet}
      >
        <div className={styles.head}>
          <h2 id={titleId} className={styles.title}>
            {words.country}
          </h2>
          <IconButton label={words.close} icon={<X />} onClick={onClose} className={styles.close} />
        </div>
        {inside}
      </Modal>
    )
  return (
    <Radix.Root open={open} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Radix.Anchor virtualRef={anchor} />
      <Radix.Portal container={container}>
        <Radix.Content
          aria-label={words.country}
          side="bottom"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            search.current?.focus()
          }}
          // Whoever pressed elsewhere stays there.
          onCloseAutoFocus={(event) => event.preventDefault()}
          onEscapeKeyDown={() => control.current?.focus()}
          onInteractOutside={(event) => {
            // The button closes it by itself.
            if (isInside(event.detail.originalEvent)) event.preventDefault()
          }}
          className={`${popup} ${styles.root}`}
        >
          {inside}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
