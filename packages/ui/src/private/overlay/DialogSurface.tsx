'use client'
import { useId, useRef, type HTMLAttributes, type ReactElement, type ReactNode, type Ref, type RefObject } from 'react'
import { cx } from '../cx.ts'
import { IconButton } from '../../IconButton/IconButton.tsx'
import { UnbrokenText } from '../../UnbrokenText/UnbrokenText.tsx'
import { VisuallyHidden } from '../../VisuallyHidden/VisuallyHidden.tsx'
import { asChild } from '../asChild.ts'
import { X } from '../icons/messageIcons.ts'
import { usePressResult } from '../pressErrors.ts'
import { useControllableState } from '../useControllableState.ts'
import { Modal } from './Modal.tsx'
import type { CloseReason, OpenChangeDetails } from './openChangeReasons.ts'
import * as overlay from './overlay.css.ts'
import * as styles from './DialogSurface.css.ts'

export interface DialogSurfaceProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role'> {
  /** Whether it is shown, if the app decides. */
  open?: boolean
  /** Whether it is shown at first, if it decides itself. @default false */
  defaultOpen?: boolean
  /** Called once per change with the reason. */
  onOpenChange?: (open: boolean, details: OpenChangeDetails) => void
  /** The element that opens it. */
  trigger?: ReactElement
  /** The title, shown in the header; names the dialog. */
  title: string
  /** Hides the title visually. @default false */
  titleHidden?: boolean
  /** One or two sentences below the header. */
  description?: ReactNode
  /** Actions at the end; always visible while the content scrolls. */
  footer?: ReactNode
  /** Called before closing; `false` keeps it open, such as with unsaved changes. Not called for a route change. */
  onCloseRequest?: (reason: CloseReason) => boolean | Promise<boolean>
  /** Whether Escape, an outside press and the close button close it. @default true */
  dismissible?: boolean
  /** The element that gets focus first. @default an element with `autoFocus`, else the first field, else the title */
  initialFocus?: RefObject<HTMLElement | null>
  /** The element that gets focus afterwards. @default the element that had it before, or the nearest one that is left */
  finalFocus?: RefObject<HTMLElement | null>
  /** Keeps the content mounted while closed, with its state. @default false */
  keepMounted?: boolean
  /** The element to render into. @default document.body */
  container?: HTMLElement | null
  /** Closes on a route change. Set to false if the dialog has its own URL. @default true */
  closeOnRouteChange?: boolean
  /** The words that the component brings itself, such as for another language. @default { close: 'Close' } */
  labels?: { close: string }
  ref?: Ref<HTMLDivElement>
}

interface SurfaceLook {
  root: string
  /** Above the title. */
  icon?: ReactNode
  header?: string
  body?: string
  footer?: string
}

const defaultLabels = { close: 'Close' }
const fieldSelector = 'input:enabled:not([type="hidden"]), select:enabled, textarea:enabled'

/** Shared by Dialog, SlideOver and FullScreenPanel: everything but position and size. */
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
}: DialogSurfaceProps & { look: SurfaceLook }) {
  const details = useRef<OpenChangeDetails>({ reason: 'trigger-press', event: undefined })
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, (next) => onOpenChange?.(next, details.current))
  const titleRef = useRef<HTMLHeadingElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const isCloseRequested = useRef(false)
  const handleResult = usePressResult()
  const id = useId()
  const titleId = `${id}title`
  const Title = titleHidden ? VisuallyHidden : UnbrokenText
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
      // Without `onCloseRequest` it closes within the event.
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
      {/* The ref is read in an event handler. */}
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
        <div className={cx(styles.header, look.header)}>
          {look.icon}
          <h2 ref={titleRef} id={titleId} tabIndex={-1} className={styles.title}>
            <Title>{title}</Title>
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
        {footer === undefined ? null : <div className={cx(styles.footer, look.footer)}>{footer}</div>}
      </Modal>
    </>
  )
}
