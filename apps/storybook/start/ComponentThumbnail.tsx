import * as library from '@vehicle-partner/ui'
import * as charts from '@vehicle-partner/ui/charts'
import * as illustrations from '@vehicle-partner/ui/illustrations'
import { createElement, useEffect, useRef, useState, type ComponentType } from 'react'
import { samples } from '../../../packages/ui/src/componentSamples.tsx'

const componentsByName: Record<string, unknown> = { ...library, ...charts, ...illustrations }
const propsByName: Record<string, { props: object } | undefined> = samples

/** Components that open above the page: their sample would cover it. */
const overlays: Record<string, 'center' | 'end' | 'full' | 'popup' | 'corner'> = {
  AlertDialog: 'center',
  CommandPalette: 'center',
  ConfirmDialog: 'center',
  Dialog: 'center',
  FullScreenPanel: 'full',
  InfoTip: 'popup',
  Menu: 'popup',
  OptionList: 'popup',
  Popover: 'popup',
  SlideOver: 'end',
  Toast: 'corner',
  Tooltip: 'popup',
}
/** Providers, and what has no look of its own. */
const invisible = new Set(['PressErrorProvider', 'VisuallyHidden', 'ProgressLine', 'PageContent', 'AppShell'])

/** Components that are smaller than a card: shown in full size. */
const small = new Set(
  'Avatar AvatarGroup Badge Button CopyButton CountButton DateText Heading IconButton Link Logo LogoMark Money OtpResend PhoneText Rating Spinner StatusPill Switch Text'.split(
    ' ',
  ),
)

/** A small picture of a component: its sample at half size, drawn once the card is near the view. */
export function ComponentThumbnail({ name }: { name: string }) {
  const box = useRef<HTMLSpanElement>(null)
  const [isNear, setIsNear] = useState(false)
  useEffect(() => {
    if (!box.current) return
    const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && setIsNear(true), {
      rootMargin: '400px',
    })
    observer.observe(box.current)
    return () => observer.disconnect()
  }, [])
  return (
    <span ref={box} className="startThumbnail" aria-hidden="true" inert>
      {isNear ? <ThumbnailContent name={name} /> : null}
    </span>
  )
}

function ThumbnailContent({ name }: { name: string }) {
  const place = overlays[name]
  const component = componentsByName[name]
  const sample = propsByName[name]
  if (place !== undefined || invisible.has(name) || typeof component !== 'function' || !sample) return <Drawing place={place ?? 'page'} />
  return (
    <div className="startThumbnailContent" data-small={small.has(name) || undefined}>
      {createElement(component as ComponentType<object>, sample.props)}
    </div>
  )
}

const boxes = {
  center: { x: 36, y: 24, width: 72, height: 48 },
  end: { x: 88, y: 0, width: 56, height: 96 },
  full: { x: 8, y: 6, width: 128, height: 84 },
  popup: { x: 24, y: 34, width: 60, height: 44 },
  corner: { x: 82, y: 8, width: 56, height: 20 },
  page: { x: 44, y: 16, width: 88, height: 72 },
}

/** Where the component stands on a page. */
function Drawing({ place }: { place: keyof typeof boxes }) {
  const box = boxes[place]
  return (
    <svg className="startDrawing" viewBox="0 0 144 96">
      <rect width="144" height="96" rx="6" fill="var(--vp-color-bg-disabled)" />
      {place === 'popup' ? <rect x="24" y="16" width="36" height="12" rx="3" fill="var(--vp-color-border-control)" /> : null}
      <rect {...box} rx="4" fill="var(--vp-color-bg-surface)" stroke="var(--vp-color-brand-solid)" strokeWidth="2" />
      <rect x={box.x + 8} y={box.y + 7} width={box.width - 24} height="4" rx="2" fill="var(--vp-color-text-primary)" />
      {box.height > 30 ? (
        <rect x={box.x + 8} y={box.y + 17} width={box.width - 16} height="3" rx="1.5" fill="var(--vp-color-border-control)" />
      ) : null}
    </svg>
  )
}
