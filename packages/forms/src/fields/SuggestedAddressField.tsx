'use client'
import { addressDebounceMs, addressSearchMinLength } from '@vehicle-partner/domain'
import { MapPin, Search } from '@vehicle-partner/ui/icons'
import type { FieldPathByValue, FieldValues } from 'react-hook-form'
import { SuggestedField, type SuggestedFieldProps } from './SuggestedField.tsx'

/** Suggests addresses for a text. */
export type SuggestAddresses = (text: string, context: { signal: AbortSignal }) => Promise<readonly string[]>

type SuggestedAddressFieldProps<Values extends FieldValues, Name extends FieldPathByValue<Values, string>> = Pick<
  SuggestedFieldProps<Values, Name>,
  'control' | 'name' | 'label' | 'note'
> & { suggest: SuggestAddresses }

/** An address with suggestions after 3 characters (spec section 5); any other text is valid too. */
export const SuggestedAddressField = <Values extends FieldValues, Name extends FieldPathByValue<Values, string>>({
  suggest,
  ...rest
}: SuggestedAddressFieldProps<Values, Name>) => (
  <SuggestedField
    {...rest}
    loadOptions={suggest}
    minChars={addressSearchMinLength}
    debounce={addressDebounceMs}
    autoComplete="off"
    startIcon={<Search />}
    optionIcon={<MapPin />}
    labels={{ typedOptionHint: 'If your street is not listed' }}
  />
)
