import { useEffect, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { resolveFieldName, getFieldErrors } from '../submitError.ts'

/** A part of a long form that is filled in by itself. */
export interface FormStep<Values extends FieldValues> {
  id: string
  label: string
  optional?: boolean
  /** What it asks for, in the order of the page. */
  fields: readonly (Path<Values> & string)[]
}

interface Place<Values extends FieldValues> {
  at: number
  /** The field that somebody was led back to; otherwise a new step begins with its heading. */
  field?: Path<Values>
  moved: boolean
}

/** Where somebody is in a form of several steps; a refused field leads back to the step that asks for it. */
export function useSteps<Values extends FieldValues>(steps: readonly FormStep<Values>[], otherNames?: Readonly<Record<string, string>>) {
  const [place, setPlace] = useState<Place<Values>>({ at: 0, moved: false })
  const { at } = place
  const go = (to: number) => setPlace({ at: Math.min(Math.max(to, 0), steps.length - 1), moved: true })

  /** Goes where one of these fields is asked for: the first of them by the order of the form. */
  const goToFirst = (names: readonly string[]) => {
    for (const [index, { fields }] of steps.entries()) {
      const field = fields.find((name) => names.includes(name))
      if (field === undefined) continue
      if (index !== at) setPlace({ at: index, field, moved: true })
      return
    }
  }

  return {
    place,
    at,
    step: steps[at],
    isLast: at === steps.length - 1,
    back: () => go(at - 1),
    forth: () => go(at + 1),
    goToFirst,
    /** What is sent, with the way back to whatever was refused. */
    sending: (onSubmit: (values: Values) => Promise<void>) => async (values: Values) => {
      try {
        await onSubmit(values)
      } catch (reason) {
        const isField = (name: string) => steps.some(({ fields }) => fields.some((field) => field === name))
        goToFirst(getFieldErrors(reason).flatMap(([name]) => resolveFieldName(name, isField, otherNames) ?? []))
        throw reason
      }
    },
    /** For the stepper. */
    row: steps.map(({ id, label, optional = false }, index) => ({
      id,
      label,
      optional,
      status: index < at ? ('complete' as const) : index === at ? ('current' as const) : ('upcoming' as const),
    })),
  }
}

/** Takes the keyboard to the field that somebody was led back to, once its step is there. */
export function useFocusStepField<Values extends FieldValues>({ field }: Place<Values>, focus: (name: Path<Values>) => void) {
  useEffect(() => {
    if (field !== undefined) focus(field)
  }, [field, focus])
}
