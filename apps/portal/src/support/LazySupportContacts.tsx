import { Suspense, type ReactNode } from 'react'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import type { SupportContactsProps } from './SupportContacts.tsx'

// Without the message of other parts: contacts that cannot be loaded are left out.
const Contacts = createLazyPart<SupportContactsProps>(() =>
  import('./SupportContacts.tsx').then(
    ({ SupportContacts }) => SupportContacts,
    () => () => null,
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
