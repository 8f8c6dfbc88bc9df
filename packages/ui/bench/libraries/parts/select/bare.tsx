import { useEffect, useId, useRef, useState } from 'react'
import { CaretIcon, CheckIcon } from '../icons.tsx'
import fieldStyles from '../textField/textField.module.css'
import styles from './select.module.css'
import { statuses } from './statuses.ts'

/** A button with a list below it, in the page. */
export function Part() {
  const id = useId()
  const [value, setValue] = useState('active')
  const [isOpen, setIsOpen] = useState(false)
  const trigger = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (isOpen) list.current?.querySelector<HTMLElement>('[aria-selected="true"]')?.focus()
  }, [isOpen])
  const close = () => {
    setIsOpen(false)
    trigger.current?.focus()
  }
  const pick = (next: string) => {
    setValue(next)
    close()
  }
  return (
    <div className={fieldStyles.field}>
      <span id={`${id}-label`} className={fieldStyles.label}>
        Status
      </span>
      <div className={styles.group}>
        <button
          ref={trigger}
          type="button"
          role="combobox"
          id={id}
          aria-haspopup="listbox"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          aria-labelledby={`${id}-label ${id}`}
          onClick={() => setIsOpen(!isOpen)}
          className={styles.trigger}
        >
          {statuses.find((status) => status.value === value)?.label}
          <CaretIcon />
        </button>
        {isOpen ? (
          <div className={styles.below}>
            <div ref={list} role="listbox" id={`${id}-list`} aria-labelledby={`${id}-label`} className={styles.list}>
              {statuses.map((status) => (
                <div
                  key={status.value}
                  role="option"
                  tabIndex={-1}
                  aria-selected={status.value === value}
                  onClick={() => pick(status.value)}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') pick(status.value)
                    else if (event.key === 'Escape') close()
                    else if (event.key === 'ArrowDown') focusElement(event.currentTarget.nextElementSibling)
                    else if (event.key === 'ArrowUp') focusElement(event.currentTarget.previousElementSibling)
                  }}
                  className={styles.option}
                >
                  {status.value === value ? <CheckIcon /> : null}
                  {status.label}
                </div>
              ))}
            </div>
          </div>
        ) : null}
      </div>
    </div>
  )
}

const focusElement = (element: Element | null) => element instanceof HTMLElement && element.focus()
