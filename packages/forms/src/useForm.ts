'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useCallback, useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react'
import {
  get,
  useForm as useHookForm,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { validateProvisionally } from './phoneValue.ts'
import { getFieldErrors, resolveFieldName } from './submitError.ts'
import { useFollowedDefaults } from './useFollowedDefaults.ts'
import { useUnsentForm } from './useUnsentForm.ts'

/** What a form renders from. */
export interface FormState<Fields extends FieldValues> {
  control: Control<Fields>
  /**
   * Submits the form, one submission at a time. Messages of a rejection are shown on their fields;
   * throws what no field can show.
   */
  submit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>
  /** Whether all fields are valid. Only for a form that reads it are all fields validated after each change. */
  readonly ready: boolean
  /** A submission is in progress; with `leavesOnSuccess` also after success, until the form unmounts. */
  pending: boolean
  /** Moves the focus to a field. */
  focus: (name: Path<Fields>) => void
  /** Validates these fields, shows their messages and focuses the first invalid one: for forms of several steps. */
  validate: (names: readonly Path<Fields>[]) => Promise<boolean>
  /** Resets a field to its default value and removes its message. */
  clear: (name: Path<Fields>) => void
}

export interface FormOptions<Fields extends FieldValues> {
  /**
   * The name by which `UnsentFormsContext` keeps what was typed; it tells the forms of a page apart. Without one nothing is kept. Never for
   * forms with passwords or codes.
   */
  unsentName?: string
  /** A success navigates away: nothing more is submitted until the next page is there. */
  leavesOnSuccess?: boolean
  /** Receives the messages by field when an invalid form is submitted. */
  onInvalid?: (messages: Readonly<Partial<Record<string, string>>>) => void
  /** New default values show in the fields that the user has not changed. @default false */
  followsDefaults?: boolean
  /** Fields that are reset after a success: passwords do not stay on the page. */
  resetOnSuccess?: readonly Path<Fields>[]
  /** The form's field for a path of the value that is sent, where the two differ: `guarantor_phone` for `guarantor.phone`. */
  toFieldName?: (path: string) => string
  /** Fields whose rule reads other fields: when one of those changes, a message on the dependent field is updated. */
  dependsOn?: Readonly<Partial<Record<Path<Fields>, Path<Fields> | readonly Path<Fields>[]>>>
}

/** The first values of forms that come from a draft. */
export const restoredValues = new WeakSet<object>()

/** The only set-up of react-hook-form: validates by a schema when a field loses focus, and shows the server's messages on their fields. */
export function useForm<Fields extends FieldValues, Value = Fields>(
  schema: z.ZodMiniType<Value, Fields>,
  defaultValues: DefaultValues<Fields>,
  onSubmit: (value: Value) => Promise<void>,
  options: FormOptions<Fields> = {},
): FormState<Fields> {
  const { unsentName, leavesOnSuccess = false, onInvalid, followsDefaults = false, resetOnSuccess = [], dependsOn, toFieldName } = options
  const isTopLevelField = (name: string) => Object.hasOwn(defaultValues, name)
  const form = useHookForm<Fields, unknown, Value>({
    resolver: standardSchemaResolver(withFieldNames(schema, isTopLevelField, toFieldName)),
    defaultValues,
    mode: 'onTouched',
  })
  const { isSubmitting, isSubmitSuccessful } = form.formState
  const newestDefaults = useFollowedDefaults(form, defaultValues, followsDefaults)
  const unsentForm = useUnsentForm(form, newestDefaults, unsentName)
  // After what was typed before is back: its effect validates that.
  const readiness = useReadiness(schema, form.getValues)
  const isDone = leavesOnSuccess && isSubmitSuccessful
  const isSending = useRef(false)
  const { setFocus, resetField, clearErrors, getFieldState, trigger, subscribe } = form

  const isField = (name: string): name is Path<Fields> => isTopLevelField(name) || isNestedField(form.getValues(), name)

  const handleChange = useEffectEvent((changed: string | undefined) => {
    void readiness.update()
    unsentForm.keep()
    if (changed === undefined) return
    const dependent = Object.entries(dependsOn ?? {}).filter(([, sources]) => [sources].flat().includes(changed))
    // A field that was never focused may already have a message from the validation of its step.
    for (const name of [changed, ...dependent.map(([field]) => field)]) if (isField(name) && getFieldState(name).error) void trigger(name)
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => handleChange(name) }), [subscribe])

  // A disabled button does not say which of the restored values is invalid.
  const validateRestored = useEffectEvent(() => {
    if (!restoredValues.has(defaultValues)) return
    const filled = Object.keys(defaultValues).filter((name) => isFilled(defaultValues[name]))
    void trigger(filled.filter(isField))
  })
  useEffect(() => validateRestored(), [])

  /** Browsers and password managers may fill a field without an event. */
  const readFilledFields = (element: HTMLFormElement) => {
    for (const [name, value] of new FormData(element)) {
      if (!isField(name) || typeof value !== 'string' || value === '' || form.getValues(name) !== '') continue
      form.setValue(name, value as PathValue<Fields, Path<Fields>>) // a text control's field is a string
    }
  }

  const send = async (value: Value) => {
    try {
      await onSubmit(value)
      unsentForm.forget()
      for (const name of resetOnSuccess) resetField(name, { defaultValue: get(newestDefaults.current, name) })
    } catch (reason) {
      const messages = getFieldErrors(reason)
      let shown = 0
      for (const [path, message] of messages) {
        const name = resolveFieldName(path, isField, toFieldName)
        if (name === undefined || !isField(name)) continue
        form.setError(name, { type: 'server', message }, { shouldFocus: shown === 0 })
        shown += 1
      }
      if (shown === 0 || shown < messages.length) throw reason
    }
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The rendered state is too old to stop a second press in the same frame.
    if (isSending.current || isDone) return
    isSending.current = true
    try {
      readFilledFields(event.currentTarget)
      await form.handleSubmit(send, (errors) => onInvalid?.(topLevelMessages(errors)))(event)
    } finally {
      isSending.current = false
    }
  }

  return {
    control: form.control as unknown as Control<Fields>, // only `handleSubmit`, which stays here, knows the decoded value
    submit,
    get ready() {
      return readiness.read()
    },
    pending: isSubmitting || isDone,
    focus: useCallback((name) => setFocus(name), [setFocus]),
    validate: useCallback((names) => trigger(names, { shouldFocus: true }), [trigger]),
    clear: useCallback(
      (name) => {
        // Before the value changes: a change of a field with a message validates it.
        clearErrors(name)
        resetField(name)
      },
      [clearErrors, resetField],
    ),
  }
}

/** Whether something was typed or selected; a phone number has a country from the start. */
const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value !== '' : Array.isArray(value) ? value.length > 0 : isRecord(value) && value['number'] !== ''

/** Whether a path leads to a text inside of a list, such as `other.0.label`. */
const isNestedField = (fields: FieldValues, path: string): boolean => /\.\d+\./.test(path) && typeof get(fields, path) === 'string'

/** The schema with its issues at the form's fields instead of the paths of the value that is sent. */
function withFieldNames<Value, Fields extends FieldValues>(
  schema: z.ZodMiniType<Value, Fields>,
  isTopLevelField: (name: string) => boolean,
  toFieldName: ((path: string) => string) | undefined,
): Pick<z.ZodMiniType<Value, Fields>, '~standard'> {
  const standard = schema['~standard']
  return {
    '~standard': {
      ...standard,
      validate: async (fields) => {
        const result = await standard.validate(fields)
        if (result.issues === undefined) return result
        const isField = (name: string) => isTopLevelField(name) || (isRecord(fields) && isNestedField(fields, name))
        const issues = result.issues.map(({ path = [], message }) => {
          const name = path.map((part) => String(typeof part === 'object' ? part.key : part)).join('.')
          return { message, path: (resolveFieldName(name, isField, toFieldName) ?? name).split('.') }
        })
        return { issues }
      },
    },
  }
}

const isRecord = (value: unknown): value is FieldValues => typeof value === 'object' && value !== null

/**
 * Whether all fields are valid, once it was read. Only the newest of several validations counts: a password manager fills two fields at once,
 * and react-hook-form's own `isValid` may keep the result for the first.
 */
function useReadiness<Value, Fields extends FieldValues>(schema: z.ZodMiniType<Value, Fields>, getValues: () => Fields) {
  const [ready, setReady] = useState(false)
  const isRead = useRef(false)
  const runs = useRef(0)
  const update = useCallback(async () => {
    if (!isRead.current) return
    runs.current += 1
    const run = runs.current
    const validate = () => schema['~standard'].validate(getValues())
    // Numbering plans that are still loading must not keep the button disabled. A press waits for them.
    const { validation, hasGuessed } = validateProvisionally(validate)
    for (const each of hasGuessed ? [validation, validate()] : [validation]) {
      const { issues } = await each
      if (run === runs.current) setReady(issues === undefined)
    }
  }, [schema, getValues])
  // For the default values, and again when the schema changes.
  useEffect(() => void update(), [update])
  const read = () => {
    isRead.current = true
    return ready
  }
  return { read, update }
}

function topLevelMessages<Fields extends FieldValues>(errors: FieldErrors<Fields>): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (typeof error?.message === 'string' ? [[name, error.message]] : [])),
  )
}
