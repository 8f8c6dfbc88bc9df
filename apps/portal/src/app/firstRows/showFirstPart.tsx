import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PortalContext, type PortalContextValue } from '../../session/PortalContext.ts'

interface FirstPart<Answer> {
  /** The call that answers with what is shown, and a value of its query where the page asks it twice: 'trips.list', '"group":"active"'. */
  call: string
  query?: string
  /** The attribute of what is shown while it loads: 'data-loading-rows'. */
  place: string
  /** `null` shows nothing there; undefined leaves what is there. The server's answer is not parsed: the program does that. */
  render: (answer: Answer) => ReactNode | undefined
}

/** Pictures come with the program, which is more urgent. */
const portal = { dependencies: { network: { savesData: () => true } } } as unknown as PortalContextValue // these parts read nothing else

/** Replaces a loading part of the document by what the first answer says. The program parses the answer and renders the part again. */
export async function showFirstPart<Answer>({ call, query = '', place, render }: FirstPart<Answer>): Promise<void> {
  const name = JSON.stringify(call.split('.')).slice(0, -1)
  const early = [...(window.bootstrap.early?.values() ?? [])].find(({ key }) => key?.startsWith(name) && key.includes(query))
  if (!early) return
  try {
    const response = (await early.response).clone()
    if (!response.ok) return
    const shown = render((await response.json()) as Answer)
    if (document.readyState === 'loading')
      await new Promise((resolve) => document.addEventListener('DOMContentLoaded', resolve, { once: true }))
    // The program takes the first attribute away when it is about to replace the page.
    const loading = document.querySelector(`[data-signed-in] [${place}]`)
    if (!loading || shown === undefined) return
    const parts = document.createElement('div')
    flushSync(() => createRoot(parts).render(<PortalContext value={portal}>{shown}</PortalContext>))
    // Without a wrapper, as the program renders it.
    loading.replaceWith(...parts.childNodes)
  } catch {
    // The network has failed, or the answer is of another shape: the program asks again and says so.
  }
}
