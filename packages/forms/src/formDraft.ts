'use client'
import { useEffect, useRef, useState } from 'react'
import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { restoredValues } from './useForm.ts'

/** Storage for an unfinished form on this device. It never stores passwords, codes, identity numbers or the content of files. */
export interface FormDraft {
  read: () => string | null
  write: (text: string) => void
  clear: () => void
  /** Called before what was typed is submitted: a save that is under way then may reach the server after the submission has deleted the draft. */
  beginSubmit?: () => void
}

// Raised when fields change their meaning, so that an old draft is dropped.
const version = 1

/** The text of a draft with these values. */
export const serializeDraft = (values: object): string => JSON.stringify({ version, values })

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Whether a stored value refers to a file on the server. */
const isFileReference = (stored: unknown): boolean =>
  isRecord(stored) && typeof stored['value'] === 'string' && typeof stored['name'] === 'string'

/**
 * Whether a stored value has the shape of the default one: a text, a list of texts or of uploaded files, or a record of texts such as a phone
 * number. What is null before it is chosen is a text, such as the location of a photo.
 */
function hasShapeOf(stored: unknown, defaultValue: unknown): boolean {
  if (typeof defaultValue === 'string' || defaultValue === null) return typeof stored === 'string'
  if (Array.isArray(defaultValue))
    return Array.isArray(stored) && (stored.every((each) => typeof each === 'string') || stored.every(isFileReference))
  if (!isRecord(defaultValue) || !isRecord(stored)) return false
  return Object.entries(defaultValue).every(([name, value]) => typeof value === 'string' && typeof stored[name] === 'string')
}

/** The default values with the named fields of the draft. A damaged or older draft is ignored. */
export function restoreDraft<Values extends FieldValues>(
  defaultValues: Values,
  draft: FormDraft | undefined,
  fields: readonly (keyof Values & string)[],
): Values {
  const text = tryOr(() => draft?.read() ?? null, null)
  const stored: unknown = text === null ? undefined : tryOr(() => JSON.parse(text), undefined)
  if (!isRecord(stored) || stored['version'] !== version || !isRecord(stored['values'])) return defaultValues
  const { values } = stored
  const restored = fields.filter((name) => hasShapeOf(values[name], defaultValues[name])).map((name) => [name, values[name]])
  const initialValues = { ...defaultValues, ...Object.fromEntries(restored) }
  restoredValues.add(initialValues)
  return initialValues
}

/** Reads the draft once, for the first values of a form. */
export function useInitialValues<Values extends FieldValues>(
  defaultValues: Values,
  draft: FormDraft | undefined,
  fields: readonly (keyof Values & string)[],
): Values {
  const [initialValues] = useState(() => restoreDraft(defaultValues, draft, fields))
  return initialValues
}

/** Submits, and clears the draft after a success. Saves that overlap the submission are for the draft to undo. */
export const submitAndClearDraft =
  <Value>(draft: FormDraft | undefined, onSubmit: (value: Value) => Promise<void>) =>
  async (value: Value) => {
    tryOr(() => draft?.beginSubmit?.(), undefined)
    await onSubmit(value)
    tryOr(() => draft?.clear(), undefined)
  }

export interface DraftSaverProps<Values extends FieldValues> {
  control: Control<Values>
  draft: FormDraft | undefined
  fields: readonly (keyof Values & string)[]
}

/** Stores the named fields as they change. A component of its own, so that only it renders with every key. */
export function DraftSaver<Values extends FieldValues>({ control, draft, fields }: DraftSaverProps<Values>) {
  const values: Readonly<Record<string, unknown>> = useWatch({ control })
  const text = serializeDraft(Object.fromEntries(fields.map((name) => [name, values[name]])))
  const lastText = useRef(text)
  useEffect(() => {
    // Nothing was typed yet.
    if (lastText.current === text) return
    lastText.current = text
    tryOr(() => draft?.write(text), undefined)
  }, [draft, text])
  return null
}

/** Private windows and full storages throw. */
function tryOr<T>(run: () => T, fallback: T): T {
  try {
    return run()
  } catch {
    return fallback
  }
}
