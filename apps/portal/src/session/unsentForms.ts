import type { UnsentForms } from '@vehicle-partner/forms'
import { describeAccess } from './describeAccess.ts'
import type { SessionManager } from './sessionManager.ts'

/**
 * What was typed into forms of this tab and not sent when the session ended, or when other roles or another organisation took the form away. In
 * memory only, for the user who typed it.
 */
export interface PortalUnsentForms extends UnsentForms {
  /** Whether something waits for a form of the current page. */
  has: (name: string) => boolean
  /** Whether nothing waits for the next login. */
  isEmpty: () => boolean
  /** Forgets what was typed into forms of the current page. */
  forgetPage: () => void
  clear: () => void
}

interface UnsentFormsDependencies {
  sessionManager: Pick<SessionManager, 'session' | 'subscribe'>
  currentLocation: () => { pathname: string }
  /** Called when a form has got back what was typed. */
  onRestore: () => void
}

/** Keeps the changed fields of open forms: they outlive a form that a change of the session takes away, and go with one that its user has left. */
export function createUnsentForms({ sessionManager, currentLocation, onRestore }: UnsentFormsDependencies): PortalUnsentForms {
  const kept = new Map<string, Readonly<Record<string, unknown>>>()
  let owner = sessionManager.session()?.user.id
  sessionManager.subscribe(() => {
    const id = sessionManager.session()?.user.id
    if (id === undefined || id === owner) return
    owner = id
    kept.clear()
  })
  /** A page of an organisation and a user. */
  const describePage = () => {
    const session = sessionManager.session()
    return JSON.stringify([session?.user.id, session?.activeContext?.partner?.id, currentLocation().pathname])
  }
  const findKey = (name: string) => `${describePage()} ${name}`
  return {
    has: (name) => kept.has(findKey(name)),
    isEmpty: () => kept.size === 0,
    forgetPage() {
      for (const key of kept.keys()) if (key.startsWith(`${describePage()} `)) kept.delete(key)
    },
    clear: () => kept.clear(),
    open(name) {
      const key = findKey(name)
      const access = describeAccess(sessionManager.session())
      return {
        read() {
          const changedFields = kept.get(key)
          if (changedFields) onRestore()
          return changedFields
        },
        write(changedFields) {
          if (Object.keys(changedFields).length === 0) kept.delete(key)
          else kept.set(key, changedFields)
        },
        close() {
          if (describeAccess(sessionManager.session()) === access) kept.delete(key)
        },
      }
    },
  }
}
