'use client'
import { cx } from 'class-variance-authority'
import { X } from '../icons.ts'
import { Dialog as Radix } from 'radix-ui'
import { useRef, type HTMLAttributes, type ReactElement, type ReactNode, type Ref, type RefObject } from 'react'
import { IconButton } from '../../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { useControlled } from '../useControlled.ts'
import * as overlay from './overlay.css.ts'
import * as styles from './Surface.css.ts'
import { useReturnFocus } from './useReturnFocus.ts'

/** How a person asked to leave. */
export type CloseReason = 'escape-key' | 'outside-press' | 'close-press'

export interface SurfaceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title'> {
  open?: boolean
  defaultOpen?: boolean
  onOpenChange?: (open: boolean, details: { reason: CloseReason | 'trigger-press' }) => void
  /** The one element that opens it, when it has one of its own. */
  trigger?: ReactElement
  /** Names it, in its head. */
  title: string
  /** The name is heard, not seen. */
  titleHidden?: boolean
  /** One or two sentences under the head. */
  description?: ReactNode
  /** What can be done, at the end; stays in view while the rest scrolls. */
  footer?: ReactNode
  /** Asked before a person leaves; `false` keeps it open: something is not saved yet. */
  onCloseRequest?: (reason: CloseReason) => boolean | Promise<boolean>
  /** Neither Escape nor a press beside it nor a cross: only what is inside ends it. */
  persistent?: boolean
  /** What has the focus first. @default the first field, else the title */
  initialFocus?: RefObject<HTMLElement | null>
  /** @default { close: 'Close' } */
  labels?: { close: string }
  ref?: Ref<HTMLDivElement>
}

interface SurfaceLook {
  root: string
  head?: string
  body?: string
  foot?: string
}

const english = { close: 'Close' }
const field = 'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled'

// A toast stands above every dialog: reading it away is no press beside the dialog.
const isToast = (target: EventTarget | null) => target instanceof Element && target.closest('section[aria-live]') !== null

/** What dialogs, slide-overs and full panels have in common: everything but where they stand. */
export function Surface({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  titleHidden = false,
  description,
  footer,
  onCloseRequest,
  persistent = false,
  initialFocus,
  labels = english,
  look,
  className,
  children,
  ...rest
}: SurfaceProps & { look: SurfaceLook }) {
  const reason = useRef<CloseReason | 'trigger-press'>('trigger-press')
  const [isOpen, setOpen] = useControlled(open, defaultOpen, (next) => onOpenChange?.(next, { reason: reason.current }))
  const titleRef = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const asking = useRef(false)
  const { remember, restore } = useReturnFocus()

  const leave = async (why: CloseReason) => {
    if (persistent || asking.current) return
    asking.current = true
    try {
      if (onCloseRequest && !(await onCloseRequest(why))) return
      reason.current = why
      setOpen(false)
    } finally {
      asking.current = false
    }
  }
  const instead = (why: CloseReason) => (event: Event) => {
    event.preventDefault()
    void leave(why)
  }

  return (
    <Radix.Root
      open={isOpen}
      onOpenChange={(next) => {
        reason.current = 'trigger-press'
        if (next) setOpen(true)
      }}
    >
      {trigger === undefined ? null : <Radix.Trigger asChild>{trigger}</Radix.Trigger>}
      <Radix.Portal>
        <Radix.Overlay className={overlay.scrim} />
        <Radix.Content
          {...rest}
          {...(description === undefined ? { 'aria-describedby': rest['aria-describedby'] } : {})}
          className={cx(styles.root, look.root, className)}
          onEscapeKeyDown={instead('escape-key')}
          onPointerDownOutside={(event) => {
            event.preventDefault()
            if (!isToast(event.detail.originalEvent.target)) void leave('outside-press')
          }}
          onFocusOutside={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => {
            remember()
            event.preventDefault()
            const first = initialFocus?.current ?? body.current?.querySelector<HTMLElement>(`[autofocus], ${field}`) ?? titleRef.current
            first?.focus({ preventScroll: true })
          }}
          onCloseAutoFocus={restore}
        >
          <div className={cx(styles.head, look.head)}>
            <Radix.Title ref={titleRef} tabIndex={-1} className={styles.title}>
              {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
            </Radix.Title>
            {persistent ? null : (
              <IconButton label={labels.close} icon={<X />} className={styles.close} onClick={() => leave('close-press')} />
            )}
          </div>
          <div ref={body} className={cx(styles.body, look.body)}>
            {description === undefined ? null : (
              <Radix.Description asChild>
                <div className={styles.description}>{description}</div>
              </Radix.Description>
            )}
            {children}
          </div>
          {footer === undefined ? null : <div className={cx(styles.foot, look.foot)}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  )
}
