import { lazy, Suspense } from 'react'
import type { SupportContactsProps } from './SupportContacts.tsx'

// Without the retry of other parts, whose code the FAQ does not need: contacts that cannot be loaded are left out.
const Contacts = lazy(() =>
  import('./SupportContacts.tsx').then(
    ({ SupportContacts }) => ({ default: SupportContacts }),
    () => ({ default: () => null }),
  ),
)

/** The contacts of support, loaded after the page: on public pages, and where they are rarely needed. */
export function LazySupportContacts(props: SupportContactsProps) {
  return (
    <Suspense fallback={null}>
      <Contacts {...props} />
    </Suspense>
  )
}
