// Functions that run in the page: each is sent there as text, so none may use anything from outside of itself.

/** How far the page can be scrolled sideways, and what stands out. */
export function overflow(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement
  if (scrollWidth <= clientWidth) return []
  const root = document.querySelector('#storybook-root') ?? document.body
  const out = [...root.querySelectorAll('*')].filter((element) => {
    const { left, right, width } = element.getBoundingClientRect()
    return width > 0 && (right > clientWidth + 1 || left < -1) && element.checkVisibility()
  })
  const first = out
    .slice(0, 2)
    .map((element) => `${element.tagName.toLowerCase()}.${(element.getAttribute('class') ?? '').split(' ')[0] ?? ''}`)
  return [`the page is ${scrollWidth} px wide in a window of ${clientWidth}: ${first.join(', ')}`]
}

/** A target that a finger may miss. */
export interface Target {
  target: string
  width: number
  height: number
}

/** Every target that is smaller than `least` in a direction, measured by where a press goes, so that larger hit areas count. */
export function smallTargetsIn(least: number): Target[] {
  const selector =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"], [role="option"], [role="tab"], [role="switch"], [role="slider"]'
  const small: Target[] = []
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [aria-hidden="true"], [hidden]')) continue
    if (element.matches(':disabled, [aria-disabled="true"], [tabindex="-1"]:not([role="option"], [role="tab"], [role^="menuitem"])'))
      continue
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const box = element.getBoundingClientRect()
    // An input that only carries the state is pressed through its words; one of several labels is enough.
    const isDrawnByOthers = labels.length > 0 && (box.width < 8 || getComputedStyle(element).opacity === '0')
    // A link in a sentence is as high as the line.
    const words = element.parentElement?.textContent ?? ''
    if (getComputedStyle(element).display === 'inline' && words.trim().length > (element.textContent ?? '').trim().length) continue
    const sizes = (isDrawnByOthers ? labels : [element]).flatMap((shown) => {
      shown.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { left, top, width, height } = shown.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const takes = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        if (hit === null) return false
        const label = hit.closest('label')
        // The hairlines of a field's frame belong to it.
        const isFrame = hit === element.parentElement && element.matches('input, select, textarea')
        return element.contains(hit) || shown === hit || isFrame || (label !== null && label.control === element)
      }
      const middleX = left + width / 2
      const middleY = top + height / 2
      // What lies under something else is measured where it can be seen.
      if (!takes(middleX, middleY)) return []
      const reach = (stepX: number, stepY: number) => {
        let far = 0
        while (far < least && takes(middleX + stepX * (far + 1), middleY + stepY * (far + 1))) far++
        return far
      }
      // Two half pixels are lost at the edges.
      return [{ across: reach(1, 0) + reach(-1, 0) + 1, down: reach(0, 1) + reach(0, -1) + 1 }]
    })
    const best = sizes.toSorted((a, b) => Math.min(b.across, b.down) - Math.min(a.across, a.down))[0]
    if (best === undefined || Math.min(best.across, best.down) >= least - 1) continue
    const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? ''
    small.push({
      target: `${element.getAttribute('role') ?? element.tagName.toLowerCase()} '${name.trim().slice(0, 40)}'`,
      width: best.across,
      height: best.down,
    })
  }
  return small
}

/** What takes the focus without an outline around it. The last key must have been Tab, so that the ring is due. */
export async function withoutRing(): Promise<string[]> {
  const selector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], [tabindex="-1"][role]'
  const ringed = (element: Element) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    })
  const lost: string[] = []
  for (const element of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 60)) {
    // A dialog that has the focus itself is seen by its own edge.
    if (element.matches(':disabled, [role$="dialog"], [data-radix-focus-guard]') || element.closest('[inert]')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const around: Element[] = [element]
    for (let up = element.parentElement; up !== null && around.length < 4; up = up.parentElement) around.push(up)
    element.focus()
    // What is drawn for the focus beside the control comes with the next picture.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const near = [...around, ...(element.parentElement?.querySelectorAll('*') ?? [])]
    if (document.activeElement !== element || !element.matches(':focus-visible') || near.some(ringed)) continue
    lost.push(
      `${element.getAttribute('role') ?? element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`,
    )
  }
  return lost
}

/** What is selected, checked or current and looks like its neighbours that are not. */
export function sameAsUnselected(): string[] {
  const states = [
    ['aria-selected', 'true'],
    ['aria-checked', 'true'],
    ['aria-pressed', 'true'],
    ['aria-current', undefined],
  ] as const
  const look = (element: Element): string =>
    [
      element,
      ...element.querySelectorAll('*'),
      ...(element instanceof HTMLInputElement
        ? [element.parentElement ?? element, ...(element.parentElement?.querySelectorAll('*') ?? [])]
        : []),
    ]
      .map((part) =>
        [undefined, '::before', '::after']
          .map((pseudo) => {
            const style = getComputedStyle(part, pseudo)
            const { content, display, visibility, opacity, color, backgroundColor, fill, stroke, fontWeight, textDecorationLine } = style
            return [
              part.tagName,
              pseudo ? content : '',
              display,
              visibility,
              opacity,
              color,
              backgroundColor,
              fill,
              stroke,
              fontWeight,
              textDecorationLine,
              style.borderColor,
              style.borderWidth,
              style.borderStyle,
              style.outlineStyle,
              style.blockSize === '0px',
            ].join()
          })
          .join(),
      )
      .join(';')
  const lost: string[] = []
  const judge = (chosen: Element, others: Element[]) => {
    const other = others.find((candidate) => candidate !== chosen && candidate.checkVisibility())
    if (other === undefined || !chosen.checkVisibility() || look(chosen) !== look(other)) return
    lost.push(
      `${chosen.getAttribute('role') ?? chosen.tagName.toLowerCase()} '${(chosen.getAttribute('aria-label') ?? chosen.textContent ?? '').trim().slice(0, 40)}'`,
    )
  }
  for (const [name, value] of states)
    for (const chosen of document.querySelectorAll(value === undefined ? `[${name}]:not([${name}="false"])` : `[${name}="${value}"]`)) {
      const role = chosen.getAttribute('role')
      const group =
        chosen.closest('[role="tablist"], [role="listbox"], [role="menu"], [role="radiogroup"], nav, ul, ol, tr, table') ??
        chosen.parentElement
      const peers = [...(group?.querySelectorAll(role === null ? chosen.tagName : `[role="${role}"]`) ?? [])]
      judge(
        chosen,
        peers.filter((peer) => (value === undefined ? !peer.hasAttribute(name) : peer.getAttribute(name) !== value)),
      )
    }
  for (const chosen of document.querySelectorAll<HTMLInputElement>('input:checked')) {
    const peers = [...document.querySelectorAll<HTMLInputElement>(`input[type="${chosen.type}"]:not(:checked)`)]
    judge(
      chosen,
      peers.filter((peer) => !peer.indeterminate && peer.disabled === chosen.disabled),
    )
  }
  return lost
}
