'use client'
import { useEffect, useRef, useState } from 'react'
import { useWatch, type Control, type FieldValues } from 'react-hook-form'

/** Where a half-filled form waits on this device until somebody comes back. It never gets passwords, codes, identity numbers or files. */
export interface FormDraft {
  read: () => string | null
  write: (text: string) => void
  clear: () => void
}

// Raised when the fields of a form change their meaning, so that an old draft is dropped and not misread.
const version = 1

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** Whether a stored value can stand where the usual one stands: texts, lists of them, and records of them such as a phone number. */
function fits(stored: unknown, usual: unknown): boolean {
  if (typeof usual === 'string') return typeof stored === 'string'
  if (Array.isArray(usual)) return Array.isArray(stored) && stored.every((each) => typeof each === 'string')
  if (!isRecord(usual) || !isRecord(stored)) return false
  return Object.entries(usual).every(([name, value]) => typeof value === 'string' && typeof stored[name] === 'string')
}

/** What a form starts with: of the draft the named fields, as far as they fit. A damaged or older draft counts as none. */
export function restoreDraft<Values extends FieldValues>(
  usual: Values,
  draft: FormDraft | undefined,
  fields: readonly (keyof Values & string)[],
): Values {
  const text = attempt(() => draft?.read() ?? null, null)
  const found: unknown = text === null ? undefined : attempt(() => JSON.parse(text), undefined)
  if (!isRecord(found) || found['version'] !== version || !isRecord(found['values'])) return usual
  const { values } = found
  const kept = fields.filter((name) => fits(values[name], usual[name])).map((name) => [name, values[name]])
  return { ...usual, ...Object.fromEntries(kept) }
}

/** Reads the draft once, for the first values of a form. */
export function useInitialValues<Values extends FieldValues>(
  usual: Values,
  draft: FormDraft | undefined,
  fields: readonly (keyof Values & string)[],
): Values {
  const [start] = useState(() => restoreDraft(usual, draft, fields))
  return start
}

/** Sends, and forgets the draft once it was taken. */
export const submitAndClearDraft =
  <Values>(draft: FormDraft | undefined, onSubmit: (values: Values) => Promise<void>) =>
  async (values: Values) => {
    await onSubmit(values)
    attempt(() => draft?.clear(), undefined)
  }

export interface DraftSaverProps<Values extends FieldValues> {
  control: Control<Values>
  draft: FormDraft | undefined
  fields: readonly (keyof Values & string)[]
}

/** Keeps what is typed into the named fields. It shows nothing, and redraws nothing but itself. */
export function DraftSaver<Values extends FieldValues>({ control, draft, fields }: DraftSaverProps<Values>) {
  const values: Readonly<Record<string, unknown>> = useWatch({ control })
  const text = JSON.stringify({ version, values: Object.fromEntries(fields.map((name) => [name, values[name]])) })
  const last = useRef(text)
  useEffect(() => {
    // Nobody has typed yet: there is nothing to keep.
    if (last.current === text) return
    last.current = text
    attempt(() => draft?.write(text), undefined)
  }, [draft, text])
  return null
}

function attempt<T>(work: () => T, otherwise: T): T {
  try {
    return work()
  } catch {
    return otherwise // private windows and full storages throw
  }
}
