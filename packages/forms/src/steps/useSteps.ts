import { useEffect, useState } from 'react'
import type { FieldValues, Path } from 'react-hook-form'
import { getFieldErrors, resolveFieldName } from '../submitError.ts'

/** One step of a long form. */
export interface FormStep<Fields extends FieldValues> {
  id: string
  label: string
  optional?: boolean
  /** Its fields, in the order of the page. */
  fields: readonly (Path<Fields> & string)[]
}

interface StepPosition<Fields extends FieldValues> {
  index: number
  /** The field to focus; otherwise a new step starts at its heading. */
  field?: Path<Fields>
  hasMoved: boolean
}

/** The step of a form of several steps, for an application that keeps it in the address. */
export interface StepProps {
  /** Id of the step to show; at the beginning the first one when there is no such step. Another one, such as after Back in the browser, is shown at once. */
  step?: string | undefined
  /** Called with the id of the step that is shown from now on. */
  onStepChange?: ((step: string) => void) | undefined
}

interface StepsOptions extends StepProps {
  toFieldName: (path: string) => string
}

/** The current step of a form; an invalid field leads back to its step. */
export function useSteps<Fields extends FieldValues>(
  steps: readonly FormStep<Fields>[],
  { toFieldName, step: givenStep, onStepChange }: StepsOptions,
) {
  const indexOf = (step: string | undefined) => steps.findIndex(({ id }) => id === step)
  const [position, setPosition] = useState<StepPosition<Fields>>(() => ({ index: Math.max(indexOf(givenStep), 0), hasMoved: false }))
  /** The step that was given last, and those that the form has reported since: the application gives them back, maybe late. */
  const [followed, setFollowed] = useState<{ given: string | undefined; reported: readonly string[] }>({ given: givenStep, reported: [] })
  const { index } = position
  if (givenStep !== followed.given) {
    const at = followed.reported.findIndex((id) => id === givenStep)
    setFollowed({ given: givenStep, reported: at === -1 ? [] : followed.reported.slice(at + 1) })
    const given = indexOf(givenStep)
    if (at === -1 && given !== -1 && given !== index) setPosition({ index: given, hasMoved: true })
  }
  const move = (next: number, field?: Path<Fields>) => {
    setPosition({ index: next, ...(field === undefined ? {} : { field }), hasMoved: true })
    const step = steps[next]
    if (!step || !onStepChange) return
    setFollowed(({ given, reported }) => ({ given, reported: [...reported, step.id] }))
    onStepChange(step.id)
  }
  const goTo = (next: number) => move(Math.min(Math.max(next, 0), steps.length - 1))

  /** Goes to the step of the first of these fields, in the order of the form. */
  const goToFirstField = (names: readonly string[]) => {
    for (const [stepIndex, { fields }] of steps.entries()) {
      const field = fields.find((name) => names.includes(name))
      if (field === undefined) continue
      if (stepIndex !== index) move(stepIndex, field)
      return
    }
  }

  return {
    position,
    index,
    step: steps[index],
    isLast: index === steps.length - 1,
    goBack: () => goTo(index - 1),
    goForward: () => goTo(index + 1),
    goToStep: (step: FormStep<Fields>) => goTo(indexOf(step.id)),
    goToFirstField,
    /** Submits, and goes to the step of the first field that the server rejects. */
    submitAndGoToErrors:
      <Value>(onSubmit: (value: Value) => Promise<void>) =>
      async (value: Value) => {
        try {
          await onSubmit(value)
        } catch (reason) {
          const isField = (name: string) => steps.some(({ fields }) => fields.some((field) => field === name))
          goToFirstField(getFieldErrors(reason).flatMap(([path]) => resolveFieldName(path, isField, toFieldName) ?? []))
          throw reason
        }
      },
    /** The steps as the stepper shows them. */
    stepperSteps: steps.map(({ id, label, optional = false }, stepIndex) => ({
      id,
      label,
      optional,
      status: stepIndex < index ? ('complete' as const) : stepIndex === index ? ('current' as const) : ('upcoming' as const),
    })),
  }
}

/** Focuses the field that the user was led back to, once its step is rendered. */
export function useFocusStepField<Fields extends FieldValues>({ field }: StepPosition<Fields>, focus: (name: Path<Fields>) => void) {
  useEffect(() => {
    if (field !== undefined) focus(field)
  }, [field, focus])
}
