'use client'
import { cx } from 'class-variance-authority'
import type { InputHTMLAttributes, ReactNode, RefObject } from 'react'
import { IconButton } from '../IconButton/IconButton.tsx'
import * as fieldStyles from '../private/Field.css.ts'
import { FieldBox, type FieldSize } from '../private/Field.tsx'
import { Icon } from '../private/Icon.tsx'
import { ChevronDown, X } from '../private/icons.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import * as styles from './Combobox.css.ts'
import type { ComboboxLabels } from './Combobox.tsx'
import type { ComboboxBox } from './useCombobox.ts'

interface ComboboxControlProps<Option> extends Omit<InputHTMLAttributes<HTMLInputElement>, 'size'> {
  control: RefObject<HTMLInputElement | null>
  popup: RefObject<HTMLDivElement | null>
  box: ComboboxBox<Option>
  describedBy: string | undefined
  invalid: boolean | undefined
  size: FieldSize
  startIcon: ReactNode
  clearable: boolean
  hasTrigger: boolean
  words: ComboboxLabels
}

const stay = (event: { preventDefault: () => void }) => event.preventDefault()

/** The field's frame: the control, and the buttons that clear it and show its list. */
export function ComboboxControl<Option>({
  control,
  popup,
  box,
  describedBy,
  invalid,
  size,
  startIcon,
  clearable,
  hasTrigger,
  words,
  onChange,
  onKeyDown,
  onBlur,
  onClick,
  onPointerDown,
  onCompositionEnd,
  inputMode,
  ...input
}: ComboboxControlProps<Option>) {
  const isFixed = input.disabled === true || input.readOnly === true
  const { isBusy, isLocal } = box.suggestions
  const busy = isBusy ? <Spinner size="small" /> : null
  return (
    <FieldBox size={size} readOnly={input.readOnly} disabled={input.disabled} invalid={invalid}>
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
        inputMode={box.isQuiet ? 'none' : inputMode}
        value={box.text}
        aria-controls={box.list.control['aria-controls']}
        aria-activedescendant={box.list.control['aria-activedescendant']}
        aria-autocomplete="list"
        aria-expanded={box.isListShown}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        aria-busy={isBusy || undefined}
        onChange={(event) => {
          onChange?.(event)
          box.change(event)
        }}
        onCompositionEnd={(event) => {
          onCompositionEnd?.(event)
          if (box.isTyping) box.searchFor(event.currentTarget.value)
        }}
        onPointerDown={(event) => {
          onPointerDown?.(event)
          box.setQuiet(false)
        }}
        onClick={(event) => {
          onClick?.(event)
          if (isLocal && !box.isOpen) box.show('chosen')
        }}
        onKeyDown={(event) => {
          onKeyDown?.(event)
          if (!event.defaultPrevented) box.onKeyDown(event)
        }}
        onBlur={(event) => {
          onBlur?.(event)
          if (!popup.current?.contains(event.relatedTarget)) box.leave()
        }}
        className={cx(fieldStyles.control, fieldStyles.controlSize[size], styles.control)}
      />
      {startIcon === undefined && busy ? (
        <Icon size={size} className={styles.busy}>
          {busy}
        </Icon>
      ) : null}
      {clearable && box.text !== '' && !isFixed ? (
        <IconButton
          label={words.clear}
          icon={<X />}
          size="small"
          aria-controls={input.id}
          className={styles.button[size]}
          onMouseDown={stay}
          onClick={() => {
            box.clear()
            control.current?.focus()
          }}
        />
      ) : null}
      {hasTrigger ? (
        <IconButton
          label={words.show}
          icon={<ChevronDown />}
          size="small"
          tabIndex={-1}
          disabled={isFixed}
          aria-expanded={box.isListShown}
          className={styles.button[size]}
          onMouseDown={stay}
          onClick={() => {
            control.current?.focus()
            if (box.isOpen) box.close()
            else box.show('chosen')
          }}
        />
      ) : null}
    </FieldBox>
  )
}
