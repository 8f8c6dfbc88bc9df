'use client'
import { cx } from 'class-variance-authority'
import { useId, useRef, type HTMLAttributes, type ReactElement, type ReactNode, type Ref, type RefObject } from 'react'
import { IconButton } from '../../IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { asChild } from '../asChild.ts'
import { X } from '../icons.ts'
import { usePressResult } from '../pressErrors.ts'
import { useControllableState } from '../useControllableState.ts'
import { Modal } from './Modal.tsx'
import type { CloseReason, OpenChangeDetails } from './openChangeReasons.ts'
import * as overlay from './overlay.css.ts'
import * as styles from './DialogSurface.css.ts'

export interface DialogSurfaceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  open?: boolean
  /** @default false */
  defaultOpen?: boolean
  /** Says once per change what made it open or close. */
  onOpenChange?: (open: boolean, details: OpenChangeDetails) => void
  /** The one element that opens it, when it has one of its own. */
  trigger?: ReactElement
  /** Names it, in its head. */
  title: string
  /** The name is heard, not seen. @default false */
  titleHidden?: boolean
  /** One or two sentences under the head. */
  description?: ReactNode
  /** What can be done, at the end; stays in view while the rest scrolls. */
  footer?: ReactNode
  /** Asked before a person leaves; `false` keeps it open: something is not saved yet. A change of the page is not asked about. */
  onCloseRequest?: (reason: CloseReason) => boolean | Promise<boolean>
  /** Escape, a press beside it and a cross close it; without them only what is inside ends it. @default true */
  dismissible?: boolean
  /** What has the focus first. @default what asks for it with `autoFocus`, else the first field, else the title */
  initialFocus?: RefObject<HTMLElement | null>
  /** What has the focus afterwards. @default what had it before, or the nearest place that is still there */
  finalFocus?: RefObject<HTMLElement | null>
  /** Stays in the document while it is closed, with all that was typed in it. @default false */
  keepMounted?: boolean
  /** Where in the document it is drawn. @default the body */
  container?: HTMLElement | null
  /** Closes when the page becomes another one. `false` for a surface that is itself a page, with an address of its own. @default true */
  closeOnRouteChange?: boolean
  /** @default { close: 'Close' } */
  labels?: { close: string }
  ref?: Ref<HTMLDivElement>
}

interface SurfaceClasses {
  root: string
  head?: string
  body?: string
  foot?: string
}

const defaultLabels = { close: 'Close' }
const fieldSelector = 'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled'

/** What dialogs, slide-overs and full panels have in common: everything but where they stand. */
export function DialogSurface({
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  title,
  titleHidden = false,
  description,
  footer,
  onCloseRequest,
  dismissible = true,
  initialFocus,
  labels = defaultLabels,
  look,
  className,
  children,
  ...rest
}: DialogSurfaceProps & { look: SurfaceClasses }) {
  const details = useRef<OpenChangeDetails>({ reason: 'trigger-press', event: undefined })
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, (next) => onOpenChange?.(next, details.current))
  const titleRef = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isCloseRequested = useRef(false)
  const handleResult = usePressResult()
  const id = useId()
  const titleId = `${id}title`
  const descriptionId = description === undefined ? undefined : `${id}description`

  const setOpenWithReason = (next: boolean, why: OpenChangeDetails) => {
    details.current = why
    setOpen(next)
  }
  const requestClose = async (reason: CloseReason, event: Event | undefined) => {
    if (reason === 'route-change') {
      setOpenWithReason(false, { reason, event })
      return
    }
    if (!(dismissible || reason === 'close-press') || isCloseRequested.current) return
    isCloseRequested.current = true
    try {
      // Without a guard it closes within the event itself.
      if (onCloseRequest && !(await onCloseRequest(reason))) return
      setOpenWithReason(false, { reason, event })
    } finally {
      isCloseRequested.current = false
    }
  }
  const triggerProps = {
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? (rest.id ?? id) : undefined,
    onClick: (event: { nativeEvent: Event }) => setOpenWithReason(true, { reason: 'trigger-press', event: event.nativeEvent }),
  }

  return (
    <>
      {/* It reads the handler's ref at a press. */}
      {/* oxlint-disable-next-line react/refs */}
      {trigger === undefined ? null : asChild(trigger, triggerProps, (own) => own)}
      <Modal
        id={id}
        aria-labelledby={titleId}
        {...rest}
        aria-describedby={[rest['aria-describedby'], descriptionId].filter(Boolean).join(' ') || undefined}
        open={isOpen}
        onDismiss={(reason, event) => handleResult(requestClose(reason, event))}
        getInitialFocus={() => initialFocus?.current ?? body.current?.querySelector(fieldSelector) ?? titleRef.current}
        scrimClass={overlay.scrim}
        className={cx(styles.root, look.root, className)}
      >
        <div className={cx(styles.head, look.head)}>
          <h2 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title}>
            {titleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
          </h2>
          {dismissible ? (
            <IconButton
              label={labels.close}
              icon={<X />}
              className={styles.close}
              onClick={(event) => requestClose('close-press', event.nativeEvent)}
            />
          ) : null}
        </div>
        <div ref={body} className={cx(styles.body, look.body)}>
          {description === undefined ? null : (
            <div id={descriptionId} className={styles.description}>
              {description}
            </div>
          )}
          {children}
        </div>
        {footer === undefined ? null : <div className={cx(styles.foot, look.foot)}>{footer}</div>}
      </Modal>
    </>
  )
}
