// The page for csp.test.ts: renders every component of the library in turn under the server's content security policy.
import { createElement, type ComponentType } from 'react'
import { createRoot } from 'react-dom/client'
import * as charts from '@vehicle-partner/ui/charts'
import * as illustrations from '@vehicle-partner/ui/illustrations'
import * as library from '@vehicle-partner/ui'
import '@vehicle-partner/ui/styles.css'
import { samples } from '../../../packages/ui/src/componentSamples.tsx'
import { findOrderConflicts } from './findOrderConflicts.ts'

/** Policy violations by component. */
const violations: Record<string, string[]> = {}
let current = ''
document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
  ;(violations[current] ??= []).push(`${violatedDirective} ${blockedURI} ${sample}`.trim())
})

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
const nextFrames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))

/** Props that open components whose sample is closed. */
const openProps = { Sidebar: { open: true }, Menu: { defaultOpen: true } }
const surfaces = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="tooltip"], [role="grid"]'

/** Presses every control that opens something, and sends a key to every field. */
async function interact(root: HTMLElement) {
  const closed = '[aria-expanded="false"], [aria-haspopup]:not([aria-expanded="true"]), summary'
  for (const control of root.querySelectorAll<HTMLElement>(closed)) {
    control.focus()
    control.click()
    await nextFrames()
    // The popup may still be loading.
    if (!control.matches('[aria-haspopup]')) continue
    for (let turn = 0; turn < 40 && !document.querySelector(surfaces); turn++) await pause(25)
  }
  for (const field of root.querySelectorAll<HTMLElement>('input:not([type="file"]), textarea, select, [tabindex="0"]')) {
    field.focus()
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }))
    await nextFrames()
  }
}

const components: Record<string, unknown> = { ...library, ...charts, ...illustrations }
const rendered: string[] = []
const withOverlay: string[] = []
const orderConflicts = new Set<string>()
for (const [name, sample] of Object.entries(samples)) {
  current = name
  const root = document.body.appendChild(document.createElement('main'))
  const react = createRoot(root)
  react.render(createElement(components[name] as ComponentType<object>, { ...sample.props, ...Reflect.get(openProps, name) }))
  // Lazy parts and popups need a moment.
  await pause(30)
  if (root.childElementCount > 0 || root.textContent !== '' || document.querySelector(surfaces)) rendered.push(name)
  await interact(root)
  await pause(30)
  if (document.querySelector(surfaces)) withOverlay.push(name)
  for (const conflict of findOrderConflicts()) orderConflicts.add(conflict)
  react.unmount()
  root.remove()
}
await pause(200)
Object.assign(window, { result: { rendered, withOverlay, violations, orderConflicts: [...orderConflicts] } })
