import { lazy, Suspense, type ReactNode } from 'react'
import type { SupportContactsProps } from './SupportContacts.tsx'

// Without the retry of other parts, whose code the FAQ does not need: contacts that cannot be loaded are left out.
const Contacts = lazy(() =>
  import('./SupportContacts.tsx').then(
    ({ SupportContacts }) => ({ default: SupportContacts }),
    () => ({ default: () => null }),
  ),
)

interface LazySupportContactsProps extends SupportContactsProps {
  /** Holds the room of the contacts where something is below them. @default nothing */
  placeholder?: ReactNode
}

/** The contacts of support, loaded after the page: on public pages, and where they are rarely needed. */
export function LazySupportContacts({ placeholder = null, ...props }: LazySupportContactsProps) {
  return (
    <Suspense fallback={placeholder}>
      <Contacts {...props} />
    </Suspense>
  )
}
