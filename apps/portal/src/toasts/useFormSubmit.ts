import type { ErrorMessageKey } from '@vehicle-partner/domain'
import { useErrorToast } from './useErrorToast.ts'

/**
 * The submit props of every form. A rejection is shown as an error toast (spec section 8) and rethrown, so that the form also shows the
 * messages that name its fields.
 */
export function useFormSubmit<Values>(submit: (values: Values) => Promise<void>, fallback?: ErrorMessageKey) {
  const { withErrorToast } = useErrorToast(fallback)
  return {
    onSubmit: withErrorToast(submit),
    // The toast already shows the error.
    onSubmitError: () => undefined,
  }
}
