import { useToast } from '@vehicle-partner/ui'
import { refusalMessage } from '../app/refusalMessage.ts'

const id = 'refused'

/** Says in a toast why something was refused (spec section 8), and takes that back when it is tried again. */
export function useRefusal() {
  const toast = useToast()
  return {
    refused: (reason: unknown) => void toast.error(refusalMessage(reason), { id }),
    say: (message: string) => void toast.error(message, { id }),
    /** What was said about the last try is not true of this one. */
    tryAgain: () => toast.dismiss(id),
  }
}
