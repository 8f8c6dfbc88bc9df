import { canOpenLink } from '@vehicle-partner/domain'
import { useSession } from '../session/useSession.ts'

/** Returns a function that tells whether the user's roles give access to a link, so that no link leads to a page that rejects them. */
export function useCanOpen(): (href: string) => boolean {
  const { roles } = useSession()
  return (href) => canOpenLink(href, roles)
}
