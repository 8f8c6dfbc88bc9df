'use client'
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useCallback, useEffect, useEffectEvent, useRef, useState, type SyntheticEvent } from 'react'
import {
  useForm as useHookForm,
  type Control,
  type DefaultValues,
  type FieldErrors,
  type FieldValues,
  type Path,
  type PathValue,
} from 'react-hook-form'
import type * as z from 'zod/mini'
import { trackPointerPress } from './pointerPress.ts'
import { resolveFieldName, getFieldErrors } from './submitError.ts'

/** What a form needs from its values. */
export interface FormState<Values extends FieldValues> {
  control: Control<Values>
  /**
   * Sends what stands in the form, once at a time. Messages of a refusal land on their fields;
   * what no field can show is thrown to the caller.
   */
  submit: (event: SyntheticEvent<HTMLFormElement>) => Promise<void>
  /** Every rule is met. */
  ready: boolean
  /** Sent, and not answered yet; with `once` also after success, until the form leaves the page. */
  pending: boolean
  /** Takes the keyboard to a field. */
  focus: (name: Path<Values>) => void
  /** Judges these fields alone, shows what is wrong with them, and takes the keyboard to the first: for forms of several steps. */
  check: (names: readonly Path<Values>[]) => Promise<boolean>
  /** Puts a field back to what it was at first, message and all. */
  clear: (name: Path<Values>) => void
}

export interface FormOptions<Values extends FieldValues> {
  /** A success leads away from the form: until the next page is there, nothing more is sent. */
  once?: boolean
  /** Hears what is wrong, by field, when something was to be sent that breaks a rule. */
  onInvalid?: (messages: Readonly<Partial<Record<string, string>>>) => void
  /** Fields that are as they were at first again after a success: passwords do not stay on the page. */
  clears?: readonly Path<Values>[]
  /** What a refusal may call a field otherwise: `guarantor.phone` for `guarantor_phone`. */
  otherNames?: Readonly<Record<string, Path<Values>>>
  /** Fields whose rule looks at others: when one of those changes, a message that stands on them is judged anew. */
  follows?: Readonly<Partial<Record<Path<Values>, Path<Values> | readonly Path<Values>[]>>>
}

/** The only set-up of react-hook-form: rules from a schema, shown when a field is left, and refusals put on their fields. */
export function useForm<Values extends FieldValues>(
  schema: z.ZodMiniType<Values, Values>,
  defaultValues: DefaultValues<Values>,
  onSubmit: (values: Values) => Promise<void>,
  { once = false, onInvalid, clears = [], follows, otherNames }: FormOptions<Values> = {},
): FormState<Values> {
  const form = useHookForm<Values, unknown, Values>({ resolver: standardSchemaResolver(schema), defaultValues, mode: 'onTouched' })
  const { isSubmitting, isSubmitSuccessful } = form.formState
  const { ready, judge } = useReady(schema, form.getValues)
  const over = once && isSubmitSuccessful
  const sending = useRef(false)
  const { setFocus, resetField, getFieldState, trigger, subscribe } = form

  useEffect(() => trackPointerPress(document), [])

  const isField = (name: string): name is Path<Values> => Object.hasOwn(defaultValues, name)

  const judgeAfter = useEffectEvent((changed: string | undefined) => {
    void judge()
    if (changed === undefined) return
    const followers = Object.entries(follows ?? {}).filter(([, leaders]) => [leaders].flat().includes(changed))
    // A field that nobody has left yet may have been judged with its step.
    for (const name of [changed, ...followers.map(([follower]) => follower)])
      if (isField(name) && getFieldState(name).error) void trigger(name)
  })
  useEffect(() => subscribe({ formState: { values: true }, callback: ({ name }) => judgeAfter(name) }), [subscribe])

  /** A browser or a password manager may have filled a field without saying so. */
  const takeOver = (element: HTMLFormElement) => {
    for (const [name, value] of new FormData(element)) {
      if (!isField(name) || typeof value !== 'string' || value === '' || form.getValues(name) !== '') continue
      form.setValue(name, value as PathValue<Values, Path<Values>>) // a text control's field is a string
    }
  }

  const send = async (values: Values) => {
    try {
      await onSubmit(values)
      for (const name of clears) resetField(name)
    } catch (reason) {
      const messages = getFieldErrors(reason)
      let shown = 0
      for (const [called, message] of messages) {
        const name = resolveFieldName(called, isField, otherNames)
        if (name === undefined || !isField(name)) continue
        form.setError(name, { type: 'refused', message }, { shouldFocus: shown === 0 })
        shown += 1
      }
      if (shown === 0 || shown < messages.length) throw reason
    }
  }

  const submit = async (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault()
    // The state of a render is too late for a second press in the same moment.
    if (sending.current || over) return
    sending.current = true
    try {
      takeOver(event.currentTarget)
      await form.handleSubmit(send, (errors) => onInvalid?.(messagesOf(errors)))(event)
    } finally {
      sending.current = false
    }
  }

  return {
    control: form.control,
    submit,
    ready,
    pending: isSubmitting || over,
    focus: useCallback((name) => setFocus(name), [setFocus]),
    check: useCallback((names) => trigger(names, { shouldFocus: true }), [trigger]),
    clear: useCallback((name) => resetField(name), [resetField]),
  }
}

/**
 * Whether every rule is met. Of verdicts on their way the newest counts: who fills two fields in one moment, as password managers do,
 * is told of both; react-hook-form's own answer may then stay at that of the first.
 */
function useReady<Values extends FieldValues>(schema: z.ZodMiniType<Values, Values>, values: () => Values) {
  const [ready, setReady] = useState(false)
  const turns = useRef(0)
  const judge = useCallback(async () => {
    turns.current += 1
    const turn = turns.current
    const { issues } = await schema['~standard'].validate(values())
    if (turn === turns.current) setReady(issues === undefined)
  }, [schema, values])
  // What stands in the form from the start, and again when the rules change.
  useEffect(() => void judge(), [judge])
  return { ready, judge }
}

function messagesOf<Values extends FieldValues>(errors: FieldErrors<Values>): Partial<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(errors).flatMap(([name, error]) => (typeof error?.message === 'string' ? [[name, error.message]] : [])),
  )
}
