import { useState } from 'react'
import { useAddressSteps } from '../../navigation/useAddressSteps.ts'

interface FormStepOptions {
  first: string
  /** The form begins with values: those of a draft, or of a stored item. Without any, later steps are shown once the form has led there. */
  hasValues: boolean
}

/** The step of a form in the address, for forms that tell it. */
export function useFormStep({ first, hasValues }: FormStepOptions) {
  const [beganWithValues] = useState(hasValues)
  const [reached, setReached] = useState<readonly string[]>([])
  const { step, goTo, leave } = useAddressSteps({ first, canShow: (asked) => beganWithValues || reached.includes(asked) })
  return {
    leave,
    steps: {
      step,
      onStepChange(next: string) {
        setReached((before) => [...before, next])
        goTo(next)
      },
    },
  }
}
