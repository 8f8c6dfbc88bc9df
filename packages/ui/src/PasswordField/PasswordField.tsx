'use client'
import { useImperativeHandle, useRef, useState, type InputHTMLAttributes, type KeyboardEvent, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { Field, useFieldIds, type FieldProps } from '../private/Field.tsx'
import { FieldBox } from '../private/FieldBox.tsx'
import * as fieldStyles from '../private/FieldBox.css.ts'
import { useInputText } from '../private/useInputText.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PasswordField.css.ts'
import { PasswordRules, type PasswordRule } from './PasswordRules.tsx'
import { usePasswordVisibility } from './usePasswordVisibility.ts'

export type { PasswordRule } from './PasswordRules.tsx'

/** Labels of the toggle. The accessible names must start with the visible text (WCAG 2.5.3). */
export interface PasswordFieldLabels {
  show: string
  hide: string
  showPassword: string
  hidePassword: string
  passwordShown: string
  passwordHidden: string
  capsLock: string
  /** Name of the list of rules. */
  rules: string
  /** Read out after a rule that the password meets. */
  ruleMet: string
  /** Read out after a rule that the password does not meet. */
  ruleNotMet: string
  /** Announced on blur if rules are not met; `#` is replaced by these rules. */
  rulesNotMet: string
}

type InputProps = Omit<
  InputHTMLAttributes<HTMLInputElement>,
  keyof FieldProps | 'size' | 'type' | 'value' | 'defaultValue' | 'autoComplete'
>

export interface PasswordFieldProps extends FieldProps, InputProps {
  /** For password managers. */
  autoComplete: 'current-password' | 'new-password'
  /** The value, if the app keeps it. */
  value?: string
  /** The value at first, if the component keeps it itself. */
  defaultValue?: string
  /** Called with the new value when the user changes it. */
  onValueChange?: (value: string) => void
  /** Whether the password is visible. */
  visible?: boolean
  /** Whether the password can be read at first. */
  defaultVisible?: boolean
  /** Called when the user shows or hides the password. */
  onVisibleChange?: (visible: boolean) => void
  /** The requirements of a new password, each with its status. */
  rules?: readonly PasswordRule[]
  /** Two fields in one form need different names for their toggles. */
  labels?: Partial<PasswordFieldLabels>
  /** The control, so that a form can focus it. */
  ref?: Ref<HTMLInputElement>
}

const defaultLabels: PasswordFieldLabels = {
  show: 'Show',
  hide: 'Hide',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  passwordShown: 'Your password is visible',
  passwordHidden: 'Your password is hidden',
  capsLock: 'Caps Lock is on',
  rules: 'What it needs',
  ruleMet: 'done',
  ruleNotMet: 'not yet',
  rulesNotMet: 'Still needed: #',
}

const noRules: readonly PasswordRule[] = []

/** A password field with a visibility toggle. `id`, `data-*`, `aria-*` and the ref go to the control. */
export function PasswordField({
  label,
  labelHidden,
  hint,
  error,
  note,
  optionalLabel,
  className,
  style,
  visible,
  defaultVisible = false,
  onVisibleChange,
  rules = noRules,
  labels,
  onValueChange,
  onChange,
  onKeyUp,
  onBlur,
  id,
  ref,
  'aria-describedby': ariaDescribedBy,
  ...input
}: PasswordFieldProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const control = useRef<HTMLInputElement>(null)
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => control.current, [])
  const { shown, touched, toggle, ready } = usePasswordVisibility({ input: control, visible, defaultVisible, onVisibleChange })
  const [capsLock, setCapsLock] = useState(false)
  const text = useInputText(control, input.value ?? input.defaultValue ?? '')
  const [rulesMessage, setRulesMessage] = useState<string>()

  const field = { label, labelHidden, hint, error, optionalLabel, className, style }
  const shownNote = capsLock ? { tone: 'info' as const, text: mergedLabels.capsLock } : note
  const { ids, describedBy, invalid } = useFieldIds({ ...field, note: shownNote }, { id, describedBy: ariaDescribedBy })
  const rulesId = `${ids.control}rules`
  const status = touched ? (shown ? mergedLabels.passwordShown : mergedLabels.passwordHidden) : null

  return (
    <Field {...field} note={shownNote} ids={ids}>
      <FieldBox textControlId={ids.control} readOnly={input.readOnly} disabled={input.disabled} invalid={invalid}>
        <input
          spellCheck={false}
          autoCapitalize="none"
          autoCorrect="off"
          {...input}
          ref={control}
          id={ids.control}
          type={shown ? 'text' : 'password'}
          data-control=""
          aria-describedby={[rules.length === 0 ? '' : rulesId, describedBy].filter(Boolean).join(' ') || undefined}
          aria-invalid={invalid}
          onChange={(event) => {
            onChange?.(event)
            onValueChange?.(event.currentTarget.value)
          }}
          onKeyUp={(event: KeyboardEvent<HTMLInputElement>) => {
            onKeyUp?.(event)
            setCapsLock(event.getModifierState('CapsLock'))
          }}
          onBlur={(event) => {
            onBlur?.(event)
            setCapsLock(false)
            // On blur only: announcing each keystroke would be too much.
            const open = rules.filter((rule) => !rule.test(event.currentTarget.value)).map((rule) => rule.label)
            setRulesMessage(
              open.length === 0 || event.currentTarget.value === ''
                ? undefined
                : mergedLabels.rulesNotMet.replace('#', () => open.join(', ')),
            )
          }}
          className={cx(fieldStyles.control, fieldStyles.controlSize.medium, styles.control)}
        />
        <button
          type="button"
          hidden={!ready}
          disabled={input.disabled}
          aria-label={shown ? mergedLabels.hidePassword : mergedLabels.showPassword}
          aria-controls={ids.control}
          // A pointer press keeps focus, and the on-screen keyboard, in the input.
          onMouseDown={(event) => event.preventDefault()}
          onClick={toggle}
          className={styles.toggle}
        >
          {shown ? mergedLabels.hide : mergedLabels.show}
        </button>
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </FieldBox>
      {rules.length === 0 ? null : (
        <>
          <PasswordRules id={rulesId} rules={rules} password={text} labels={mergedLabels} />
          <VisuallyHidden role="status">{rulesMessage}</VisuallyHidden>
        </>
      )}
    </Field>
  )
}
