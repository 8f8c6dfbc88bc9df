import { Combobox } from '@base-ui/react/combobox'
import { useId } from 'react'
import { CaretIcon, CheckIcon } from '../icons.tsx'
import listStyles from '../select/select.module.css'
import fieldStyles from '../textField/textField.module.css'
import { countries, type Country } from './countries.ts'

export function Part() {
  const id = useId()
  return (
    <Combobox.Root items={countries} itemToStringLabel={(country: Country) => country.name}>
      <div className={fieldStyles.field}>
        <label htmlFor={id} className={fieldStyles.label}>
          Country
        </label>
        <Combobox.InputGroup className={listStyles.group}>
          <Combobox.Input id={id} className={fieldStyles.input} />
          <Combobox.Trigger aria-label="Open popup" className={listStyles.inner}>
            <CaretIcon />
          </Combobox.Trigger>
        </Combobox.InputGroup>
      </div>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={4} className={listStyles.positioner}>
          <Combobox.Popup className={listStyles.popup}>
            <Combobox.Empty>No country found</Combobox.Empty>
            <Combobox.List className={listStyles.list}>
              {(country: Country) => (
                <Combobox.Item key={country.code} value={country} className={listStyles.option}>
                  <Combobox.ItemIndicator>
                    <CheckIcon />
                  </Combobox.ItemIndicator>
                  {country.name}
                </Combobox.Item>
              )}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  )
}
