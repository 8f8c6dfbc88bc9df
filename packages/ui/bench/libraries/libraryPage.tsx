// Shows the parts of all libraries in one page; the runner presses and measures from outside.
import type { ComponentType } from 'react'
import { createPlace, forceLayout, wait, type Place } from '../page/place.ts'
import type { Library, Step, Target } from './cases.ts'

const parts = import.meta.glob<{ Part: ComponentType }>('./parts/*/*.tsx', { eager: true })
const find = (part: string, library: Library) => parts[`./parts/${part}/${library}.tsx`]?.Part

let place: Place | undefined

function mount(part: string, library: Library, count: number) {
  const Part = find(part, library)
  if (!Part) throw new Error(`${library} has no ${part}`)
  place = createPlace()
  place.show(
    <div>
      {Array.from({ length: count }, (_, at) => (
        <Part key={at} />
      ))}
    </div>,
  )
  forceLayout()
}

async function end() {
  await place?.end()
  place = undefined
  Reflect.get(globalThis, 'gc')?.()
}

function isInView(element: Element): boolean {
  const { top, bottom } = element.getBoundingClientRect()
  return top >= 0 && bottom <= window.innerHeight
}

function findTarget({ selector, text, at = 0, inView = false }: Target): Element | undefined {
  const matches = [...document.querySelectorAll(selector)].filter(
    (element) =>
      (text === undefined || (element.textContent ?? '').trim() === text) &&
      element.checkVisibility({ visibilityProperty: true }) &&
      (!inView || isInView(element)) &&
      !(element instanceof HTMLInputElement && element.type === 'hidden'),
  )
  return matches[at]
}

/** The middle of an element, once the page is painted where it is: scrolling to the element is not part of a press. */
async function locate(target: Target) {
  const element = findTarget(target)
  if (!element) throw new Error(`Nothing on the page is ${JSON.stringify(target)}`)
  element.scrollIntoView({ block: 'nearest' })
  await new Promise(requestAnimationFrame)
  await wait(30)
  const { left, top, width, height } = element.getBoundingClientRect()
  return { x: left + width / 2, y: top + height / 2 }
}

const readInputs = () => {
  const shown = [...document.querySelectorAll('input')].filter(
    (input) => input.type !== 'hidden' && input.getAttribute('aria-hidden') !== 'true',
  )
  return shown.map(({ value }) => value).join('')
}

const isReached = ({ shows, hides, holds }: Pick<Step, 'shows' | 'hides' | 'holds'>) =>
  (shows === undefined || findTarget(shows) !== undefined) &&
  (hides === undefined || findTarget(hides) === undefined) &&
  (holds === undefined || readInputs() === holds)

/** Resolves after the next frame and once the page is as a step must leave it. */
async function reach(step: Pick<Step, 'shows' | 'hides' | 'holds'>) {
  await new Promise(requestAnimationFrame)
  for (let tries = 0; tries < 200; tries += 1) {
    if (isReached(step)) return
    await wait(25)
  }
  throw new Error(`The page does not become ${JSON.stringify(step)}\n${document.body.innerHTML.slice(0, 2000)}`)
}

/** Milliseconds until nothing on the page has changed or moved for a tenth of a second. */
async function waitUntilStill() {
  const began = performance.now()
  let [last, since] = ['', began]
  while (performance.now() - since < 100) {
    await wait(20)
    const seen = document.documentElement.outerHTML
    const moves = document.getAnimations().some(({ playState }) => playState === 'running')
    if (seen !== last || moves) [last, since] = [seen, performance.now()]
    if (performance.now() - began > 5000) throw new Error('The page does not come to rest')
  }
  return since - began
}

Object.assign(globalThis, {
  bench: { has: (part: string, library: Library) => !!find(part, library), mount, end, locate, reach, waitUntilStill },
})
