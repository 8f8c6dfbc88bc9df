import { messageFor } from '@vehicle-partner/api'
import { useToast } from '@vehicle-partner/ui'

const fallback = 'Oops! An error occurred, please try again.'

/** Says in a toast why something could not be sent (spec section 8); what was said of the last try goes with the next. */
export function useTold() {
  const toast = useToast()
  const id = 'setup-refused'
  return {
    refused: (reason: unknown) => void toast.error(messageFor(reason, fallback), { id }),
    forget: () => toast.dismiss(id),
    toast,
  }
}
