import { Suspense } from 'react'
import { createLazyPart } from '../loading/lazyComponents.tsx'
import type { SupportContactsProps } from './SupportContacts.tsx'

const Contacts = createLazyPart(async () => (await import('./SupportContacts.tsx')).SupportContacts)

/** The contacts of support, loaded after the page: on public pages, and where they are rarely needed. */
export function LazySupportContacts(props: SupportContactsProps) {
  return (
    <Suspense fallback={null}>
      <Contacts {...props} />
    </Suspense>
  )
}
