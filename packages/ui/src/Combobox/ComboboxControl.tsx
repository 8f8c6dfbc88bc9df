'use client'
import type { InputHTMLAttributes, ReactNode, RefObject } from 'react'
import { cx } from '../private/cx.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as fieldStyles from '../private/FieldBox.css.ts'
import { FieldBox, type FieldSize } from '../private/FieldBox.tsx'
import { Icon } from '../private/Icon.tsx'
import { ChevronDown, X } from '../private/icons/messageIcons.ts'
import { SmallSpinner } from '../private/SmallSpinner.tsx'
import * as styles from './Combobox.css.ts'
import type { ComboboxLabels } from './Combobox.tsx'
import type { ComboboxController } from './useCombobox.ts'

interface ComboboxControlProps<Option> extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  control: RefObject<HTMLInputElement | null>
  popup: RefObject<HTMLDivElement | null>
  combobox: ComboboxController<Option>
  describedBy: string | undefined
  invalid: boolean | undefined
  size: FieldSize
  startIcon: ReactNode
  clearable: boolean
  hasTrigger: boolean
  labels: ComboboxLabels
}

const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

/** The input with its clear and open buttons. */
export function ComboboxControl<Option>({
  control,
  popup,
  combobox,
  describedBy,
  invalid,
  size,
  startIcon,
  clearable,
  hasTrigger,
  labels,
  onChange,
  onKeyDown,
  onBlur,
  onClick,
  onPointerDown,
  onCompositionEnd,
  inputMode,
  ...input
}: ComboboxControlProps<Option>) {
  const isFixed = input.disabled || input.readOnly
  const { isBusy } = combobox.suggestions
  const busy = isBusy ? <SmallSpinner /> : null
  return (
    <FieldBox textControlId={input.id} size={size} readOnly={input.readOnly} disabled={input.disabled} invalid={invalid}>
      {startIcon === undefined ? null : (
        <Icon size={size} className={styles.icon}>
          {busy ?? startIcon}
        </Icon>
      )}
      <input
        autoComplete="off"
        autoCorrect="off"
        autoCapitalize="none"
        spellCheck={false}
        {...input}
        ref={control}
        type="text"
        role="combobox"
        data-control=""
        inputMode={combobox.isQuiet ? 'none' : inputMode}
        value={combobox.text}
        aria-controls={combobox.list.controlProps['aria-controls']}
        aria-activedescendant={combobox.list.controlProps['aria-activedescendant']}
        aria-autocomplete="list"
        aria-expanded={combobox.isListShown}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-busy={isBusy || undefined}
        onChange={(event) => {
          onChange?.(event)
          combobox.change(event)
        }}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event)
          if (combobox.isTyping) combobox.searchFor(event.currentTarget.value)
        }}
        onPointerDown={(event) => {
          onPointerDown?.(event)
          combobox.setQuiet(false)
        }}
        onClick={(event) => {
          onClick?.(event)
          if (hasTrigger && !combobox.isOpen) combobox.openList('selected')
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented) combobox.onKeyDown(event)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          if (!popup.current?.contains(event.relatedTarget)) combobox.leave()
        }}
        className={cx(fieldStyles.control, fieldStyles.controlSize[size], styles.control)}
      />
      {startIcon === undefined && busy ? (
        <Icon size={size} className={styles.busy}>
          {busy}
        </Icon>
      ) : null}
      {clearable && combobox.text !== '' && !isFixed ? (
        <IconButton
          label={labels.clear}
          icon={<X />}
          size="small"
          aria-controls={input.id}
          className={styles.button[size]}
          onMouseDown={keepFocus}
          onClick={() => {
            combobox.clear()
            control.current?.focus()
          }}
        />
      ) : null}
      {hasTrigger ? (
        <IconButton
          label={labels.showSuggestions}
          icon={<ChevronDown />}
          size="small"
          tabIndex={-1}
          disabled={isFixed}
          aria-expanded={combobox.isListShown}
          className={styles.button[size]}
          onMouseDown={keepFocus}
          onClick={() => {
            control.current?.focus()
            if (combobox.isOpen) combobox.close()
            else combobox.openList('selected')
          }}
        />
      ) : null}
    </FieldBox>
  )
}
