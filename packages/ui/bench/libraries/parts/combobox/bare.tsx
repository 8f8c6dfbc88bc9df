import { useId, useState } from 'react'
import listStyles from '../select/select.module.css'
import fieldStyles from '../textField/textField.module.css'
import { countries, type Country } from './countries.ts'

/** A list below the input, in the page: it opens with the focus, filters, and moves by arrow keys. */
export function Part() {
  const id = useId()
  const [text, setText] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const isPicked = countries.some(({ name }) => name === text)
  const shown = isPicked ? countries : countries.filter(({ name }) => name.toLowerCase().includes(text.toLowerCase()))
  const pick = (country: Country | undefined) => {
    if (country) setText(country.name)
    setIsOpen(false)
    setActive(-1)
  }
  return (
    <div className={fieldStyles.field}>
      <label htmlFor={id} className={fieldStyles.label}>
        Country
      </label>
      <div className={listStyles.group}>
        <input
          id={id}
          role="combobox"
          autoComplete="off"
          aria-autocomplete="list"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-activedescendant={active < 0 ? undefined : `${id}-${active}`}
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setIsOpen(true)
            setActive(-1)
          }}
          onClick={() => setIsOpen(true)}
          onBlur={() => setIsOpen(false)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') setActive((active + 1) % shown.length)
            else if (event.key === 'Enter') pick(shown[active])
            else if (event.key === 'Escape') setIsOpen(false)
          }}
          className={fieldStyles.input}
        />
        {isOpen ? (
          <div className={listStyles.below}>
            <div role="listbox" id={`${id}-list`} aria-label="Country" className={listStyles.list}>
              {shown.map((country, at) => (
                // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are the input's
                <div
                  key={country.code}
                  role="option"
                  tabIndex={-1}
                  id={`${id}-${at}`}
                  aria-selected={at === active}
                  onMouseDown={(event) => event.preventDefault()}
                  onClick={() => pick(country)}
                  className={listStyles.option}
                >
                  {country.name}
                </div>
              ))}
            </div>
          </div>
        ) : null}
      </div>
    </div>
  )
}
