import { isOwner } from '@vehicle-partner/domain'
import { RequestError } from './errors.ts'

/**
 * The header with which an owner previews what a role sees: the value is a role, and the request is answered as for a member who has this
 * role alone. It only takes rights away: members who are no owners keep their own roles, and a preview cannot write.
 */
export const viewAsHeader = 'x-view-as'

/** The message for a write in a preview. */
export const previewWriteMessage = 'You are viewing as another role. Go back to your own view to change something.'

type HeaderValue = string | readonly string[] | undefined

/** The roles with which a request is answered. */
export const viewedRoles = (roles: readonly string[], viewAs: HeaderValue): string[] =>
  viewAs === undefined || !isOwner(roles) ? [...roles] : [viewAs].flat()

/** Throws RequestError `Forbidden` for a write in a preview. */
export function rejectPreviewWrite(method: string, viewAs: HeaderValue): void {
  if (viewAs !== undefined && method !== 'GET') throw new RequestError('Forbidden', previewWriteMessage)
}
