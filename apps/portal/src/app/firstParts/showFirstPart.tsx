import type { ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { PortalContext, type PortalContextValue } from '../../session/PortalContext.ts'

const portal = {
  // Pictures come with the program, which is more urgent.
  dependencies: { network: { savesData: () => true }, pageSettings: document.documentElement.dataset },
} as unknown as PortalContextValue // these parts read nothing else

/** The response of a call that the document has asked, 'trips.list', with a part of its key where it asks twice. */
async function findFirstResponse(call: string, query = ''): Promise<Response | undefined> {
  const name = JSON.stringify(call.split('.')).slice(0, -1)
  const response = await [...(window.bootstrap.early?.values() ?? [])].find(({ key }) => key?.startsWith(name) && key.includes(query))
    ?.response
  return response?.ok === true ? response : undefined
}

/**
 * The answer of a call that the document has asked, 'trips.list'; `query` is a part of its key where it asks twice, '"group":"active"'. It is
 * not parsed: the program does that. Undefined if there is none. Rejects when the network has failed: the program asks again and says so.
 */
export async function readFirstAnswer<Answer>(call: string, query = ''): Promise<Answer | undefined> {
  const response = await findFirstResponse(call, query)
  // The program reads the same response.
  return response && ((await response.clone().json()) as Answer)
}

/** The server's time when it answered a call that the document has asked. */
export async function readFirstTime(call: string): Promise<Date | undefined> {
  const date = (await findFirstResponse(call))?.headers.get('date')
  return date ? new Date(date) : undefined
}

/**
 * Replaces what is shown while it loads, the element with this attribute, by what the first answer says. Resolves to the element around it;
 * undefined if nothing was replaced.
 */
export async function showFirstPart(attribute: string, render: () => ReactNode): Promise<Element | null | undefined> {
  await window.bootstrap.shown
  // The program takes the first attribute away when it is about to replace the page.
  const loading = document.querySelector(`[data-signed-in] [${attribute}]`)
  if (!loading) return undefined
  const parts = document.createElement('div')
  const shown = render()
  flushSync(() => createRoot(parts).render(<PortalContext value={portal}>{shown}</PortalContext>))
  // Without a wrapper, as the program renders it.
  const around = loading.parentElement
  loading.replaceWith(...parts.childNodes)
  // A placeholder is hidden at first, so that short waits do not flash (Loading); an answer is not.
  if (around) around.style.animation = 'none'
  return around
}

/**
 * Shows the first parts of a page, and loads the program once they are painted: without it they arrive sooner. What cannot be shown is left to
 * the program: it says what is wrong with an answer.
 */
export async function showFirst(showParts: () => Promise<unknown>): Promise<void> {
  const loadProgram = () => void requestAnimationFrame(() => setTimeout(window.bootstrap.loadProgram))
  await showParts().then(loadProgram, loadProgram)
}

/** Renews an element around parts that are larger than their room: nothing moves, as when the program renders the page. */
export function renew(element: Element | null | undefined) {
  if (element && !element.contains(document.activeElement)) element.replaceWith(element.cloneNode(true))
}

/** Renews what follows an element, whose own elements stay: its rows follow presses already. */
export function renewBelow(element: Element | null | undefined) {
  for (let sibling = element?.nextElementSibling; sibling;) {
    const next = sibling.nextElementSibling
    renew(sibling)
    sibling = next
  }
}
