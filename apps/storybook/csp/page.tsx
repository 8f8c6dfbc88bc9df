// The page of the test beside it: every component of the library, one after the other, under the policy that the server sends.
import { createElement, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import * as charts from '@vehicle-partner/ui/charts'
import * as illustrations from '@vehicle-partner/ui/illustrations'
import * as library from '@vehicle-partner/ui'
import '@vehicle-partner/ui/styles.css'
import { samples } from '../../../packages/ui/src/samples.tsx'

/** What the policy refused, by the component that was on the page. */
const refused: Record<string, string[]> = {}
let current = ''
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  ;(refused[current] ??= []).push(`${violatedDirective} ${blockedURI} ${sample}`.trim())
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const drawn = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** What stands closed in its sample, and opens by a prop. */
const opened = { Sidebar: { open: true }, Menu: { defaultOpen: true } }
const surfaces = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"], [role="grid"]'

/** Presses and opens whatever can be opened, and types into whatever takes words. */
async function tryOut(root: HTMLElement) {
  const closed = '[aria-expanded="false"], [aria-haspopup]:not([aria-expanded="true"]), summary'
  for (const control of root.querySelectorAll<HTMLElement>(closed)) {
    control.focus()
    control.click()
    await drawn()
    // What it opens may still be on its way.
    if (!control.matches('[aria-haspopup]')) continue
    for (let turn = 0; turn < 40 && !document.querySelector(surfaces); turn++) await pause(25)
  }
  for (const field of root.querySelectorAll<HTMLElement>('input:not([type="file"]), textarea, select, [tabindex="0"]')) {
    field.focus()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    await drawn()
  }
}

const components: Record<string, unknown> = { ...library, ...charts, ...illustrations }
const shown: string[] = []
const overlaid: string[] = []
for (const [name, sample] of Object.entries(samples)) {
  current = name
  const root = document.body.appendChild(document.createElement('main'))
  const react = createRoot(root)
  react.render(createElement(components[name] as ComponentType<object>, { ...sample.props, ...Reflect.get(opened, name) }))
  // Parts that are fetched on use need a moment, and so does what opens.
  await pause(30)
  if (root.childElementCount > 0 || root.textContent !== '' || document.querySelector(surfaces)) shown.push(name)
  await tryOut(root)
  await pause(30)
  if (document.querySelector(surfaces)) overlaid.push(name)
  react.unmount()
  root.remove()
}
await pause(200)
Object.assign(window, { outcome: { shown, overlaid, refused } })
