// These functions are serialized and run in the page, so they cannot use anything from their surrounding scope.

/** Finds the elements that make the page scroll horizontally. */
export function findOverflow(): string[] {
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

/** A target that is too small for touch. */
export interface SmallTarget {
  target: string
  width: number
  height: number
}

/** Finds targets smaller than `minSize` px. Measures by hit testing, so that enlarged hit areas count. */
export function findSmallTargets(minSize: number): SmallTarget[] {
  const selector =
    'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="menuitem"], [role="menuitemcheckbox"], [role="menuitemradio"], [role="option"], [role="tab"], [role="switch"], [role="slider"]'
  const small: SmallTarget[] = []
  for (const element of document.querySelectorAll<HTMLElement>(selector)) {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.closest('[inert], [aria-hidden="true"], [hidden]')) continue
    if (element.matches(':disabled, [aria-disabled="true"], [tabindex="-1"]:not([role="option"], [role="tab"], [role^="menuitem"])'))
      continue
    const labels = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : []
    const box = element.getBoundingClientRect()
    // A visually hidden input is pressed through its label; one large enough label suffices.
    const isPressedByLabel = labels.length > 0 && (box.width < 8 || getComputedStyle(element).opacity === '0')
    // WCAG exempts links in a sentence.
    const parentText = element.parentElement?.textContent ?? ''
    if (getComputedStyle(element).display === 'inline' && parentText.trim().length > (element.textContent ?? '').trim().length) continue
    const sizes = (isPressedByLabel ? labels : [element]).flatMap((shown) => {
      shown.scrollIntoView({ block: 'center', inline: 'nearest' })
      const { left, top, width, height } = shown.getBoundingClientRect()
      if (width === 0 || height === 0) return []
      const isHit = (x: number, y: number) => {
        const hit = document.elementFromPoint(x, y)
        if (hit === null) return false
        const label = hit.closest('label')
        // The border of a field's box belongs to the field.
        const isFrame = hit === element.parentElement && element.matches('input, select, textarea')
        return element.contains(hit) || shown === hit || isFrame || (label !== null && label.control === element)
      }
      const middleX = left + width / 2
      const middleY = top + height / 2
      // A covered element cannot be measured.
      if (!isHit(middleX, middleY)) return []
      const measureReach = (stepX: number, stepY: number) => {
        let distance = 0
        while (distance < minSize && isHit(middleX + stepX * (distance + 1), middleY + stepY * (distance + 1))) distance++
        return distance
      }
      // Rounding at both edges loses one pixel.
      return [{ across: measureReach(1, 0) + measureReach(-1, 0) + 1, down: measureReach(0, 1) + measureReach(0, -1) + 1 }]
    })
    const best = sizes.toSorted((a, b) => Math.min(b.across, b.down) - Math.min(a.across, a.down))[0]
    if (best === undefined || Math.min(best.across, best.down) >= minSize - 1) continue
    const name = element.getAttribute('aria-label') ?? labels[0]?.textContent ?? element.textContent ?? ''
    small.push({
      target: `${element.getAttribute('role') ?? element.tagName.toLowerCase()} '${name.trim().slice(0, 40)}'`,
      width: best.across,
      height: best.down,
    })
  }
  return small
}

/** Finds focusable elements without a visible focus outline. Tab must have been pressed before, so that `:focus-visible` matches. */
export async function findMissingFocusRings(): Promise<string[]> {
  const selector = 'a[href], button, input:not([type="hidden"]), select, textarea, summary, [tabindex="0"], [tabindex="-1"][role]'
  const hasOutline = (element: Element) =>
    [undefined, '::before', '::after'].some((pseudo) => {
      const { outlineStyle, outlineWidth } = getComputedStyle(element, pseudo)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    })
  const missing: string[] = []
  for (const element of [...document.querySelectorAll<HTMLElement>(selector)].slice(0, 60)) {
    // A focused dialog is recognizable by its border.
    if (element.matches(':disabled, [role$="dialog"], [data-radix-focus-guard]') || element.closest('[inert]')) continue
    if (!element.checkVisibility({ visibilityProperty: true })) continue
    const ancestors: Element[] = [element]
    for (let up = element.parentElement; up !== null && ancestors.length < 4; up = up.parentElement) ancestors.push(up)
    element.focus()
    // A ring drawn by a neighboring element appears in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const nearby = [...ancestors, ...(element.parentElement?.querySelectorAll('*') ?? [])]
    if (document.activeElement !== element || !element.matches(':focus-visible') || nearby.some(hasOutline)) continue
    missing.push(
      `${element.getAttribute('role') ?? element.tagName.toLowerCase()} '${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}'`,
    )
  }
  return missing
}

/** Finds selected, checked or current elements that look like unselected ones. */
export function findInvisibleSelection(): string[] {
  const states = [
    ['aria-selected', 'true'],
    ['aria-checked', 'true'],
    ['aria-pressed', 'true'],
    ['aria-current', undefined],
  ] as const
  const serializeStyle = (element: Element): string =>
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
  const missing: string[] = []
  const compare = (selected: Element, others: Element[]) => {
    const other = others.find((candidate) => candidate !== selected && candidate.checkVisibility())
    if (other === undefined || !selected.checkVisibility() || serializeStyle(selected) !== serializeStyle(other)) return
    missing.push(
      `${selected.getAttribute('role') ?? selected.tagName.toLowerCase()} '${(selected.getAttribute('aria-label') ?? selected.textContent ?? '').trim().slice(0, 40)}'`,
    )
  }
  for (const [name, value] of states)
    for (const selected of document.querySelectorAll(value === undefined ? `[${name}]:not([${name}="false"])` : `[${name}="${value}"]`)) {
      const role = selected.getAttribute('role')
      const group =
        selected.closest('[role="tablist"], [role="listbox"], [role="menu"], [role="radiogroup"], nav, ul, ol, tr, table') ??
        selected.parentElement
      const peers = [...(group?.querySelectorAll(role === null ? selected.tagName : `[role="${role}"]`) ?? [])]
      compare(
        selected,
        peers.filter((peer) => (value === undefined ? !peer.hasAttribute(name) : peer.getAttribute(name) !== value)),
      )
    }
  for (const selected of document.querySelectorAll<HTMLInputElement>('input:checked')) {
    const peers = [...document.querySelectorAll<HTMLInputElement>(`input[type="${selected.type}"]:not(:checked)`)]
    compare(
      selected,
      peers.filter((peer) => !peer.indeterminate && peer.disabled === selected.disabled),
    )
  }
  return missing
}
