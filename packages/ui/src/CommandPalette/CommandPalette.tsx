'use client'
import { lazy, Suspense, useId, useLayoutEffect, useRef, useState, type HTMLAttributes, type ReactElement, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { asChild } from '../private/asChild.ts'
import { Modal } from '../private/overlay/Modal.tsx'
import type { CloseReason, OpenChangeDetails } from '../private/overlay/openChangeReasons.ts'
import * as overlay from '../private/overlay/overlay.css.ts'
import { usePressResult } from '../private/pressErrors.ts'
import { useControllableState } from '../private/useControllableState.ts'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { CommandAction } from './commandActions.ts'
import * as styles from './CommandPalette.css.ts'
import { defaultLabels, type CommandPaletteLabels } from './commandPaletteLabels.ts'
import { useHotkey } from './useHotkey.ts'

export interface CommandPaletteProps extends Omit<HTMLAttributes<HTMLDivElement>, 'title' | 'role' | 'children'> {
  /** What can be done, in this order. */
  actions: readonly CommandAction[]
  /** Whether it is shown, if the app decides. */
  open?: boolean
  /** Whether it is shown at first, if it decides itself. @default false */
  defaultOpen?: boolean
  /** Called once per change with the reason; the hotkey is a `trigger-press`, selecting an action a `close-press`. */
  onOpenChange?: (open: boolean, details: OpenChangeDetails) => void
  /** The element that opens it. */
  trigger?: ReactElement
  /** Opens and closes it from anywhere; `mod` is Command or Control. `null` disables it. @default 'mod+k' */
  hotkey?: string | null
  /** Ids of recent actions, the latest first; shown first while the field is empty. */
  recent?: readonly string[]
  /** Called with the selected action before it runs, such as to store recent actions. */
  onActionSelect?: (action: CommandAction) => void
  /** Loads more actions for a query; outdated responses are ignored. */
  loadActions?: (query: string, context: { signal: AbortSignal }) => Promise<readonly CommandAction[]> | readonly CommandAction[]
  /** Whether `actions` are still loading. @default false */
  loading?: boolean
  /** Shown in the empty field. @default 'Search or type a command' */
  placeholder?: string
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<CommandPaletteLabels>
  ref?: Ref<HTMLDivElement>
}

// Loaded when the palette opens for the first time.
const PaletteBody = lazy(async () => ({ default: (await import('./CommandSearch.tsx')).CommandSearch }))

/** A dialog to search and run all actions and pages, opened with a hotkey. */
export function CommandPalette({
  actions,
  open,
  defaultOpen = false,
  onOpenChange,
  trigger,
  hotkey = 'mod+k',
  recent = [],
  onActionSelect,
  loadActions,
  loading = false,
  placeholder = 'Search or type a command',
  labels,
  className,
  ...rest
}: CommandPaletteProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const id = useId()
  const details = useRef<OpenChangeDetails>({ reason: 'trigger-press', event: undefined })
  const [isOpen, setOpen] = useControllableState(open, defaultOpen, (next) => onOpenChange?.(next, details.current))
  const setOpenWithReason = (next: boolean, reason: CloseReason | 'trigger-press', event: Event | undefined) => {
    details.current = { reason, event }
    setOpen(next)
  }
  useHotkey(hotkey, { isOpen, onPress: (event) => setOpenWithReason(!isOpen, 'trigger-press', event) })

  const selectedAction = useRef<CommandAction>(undefined)
  const [href, setHref] = useState<string>()
  const link = useRef<HTMLAnchorElement>(null)
  const LinkComponent = useLinkComponent()
  const handleResult = usePressResult()
  // Runs after focus has returned, so that a dialog opened by the action returns focus there too.
  useLayoutEffect(() => {
    const { current } = selectedAction
    if (isOpen || !current) return
    selectedAction.current = undefined
    if (current.href === undefined) handleResult(current.perform?.())
    else link.current?.click()
  }, [isOpen, handleResult])

  const triggerProps = {
    'aria-haspopup': 'dialog' as const,
    'aria-expanded': isOpen,
    onClick: (event: { nativeEvent: Event }) => setOpenWithReason(true, 'trigger-press', event.nativeEvent),
  }
  return (
    <>
      {/* The ref is read in an event handler. */}
      {/* oxlint-disable-next-line react/refs */}
      {trigger === undefined ? null : asChild(trigger, triggerProps, (own) => own)}
      {href === undefined ? null : <LinkComponent ref={link} href={href} hidden tabIndex={-1} aria-hidden="true" />}
      <Modal
        aria-labelledby={id}
        {...rest}
        open={isOpen}
        onDismiss={(reason, event) => setOpenWithReason(false, reason, event)}
        getInitialFocus={(surface) => surface.querySelector('input')}
        scrimClass={overlay.scrim}
        className={cx(styles.root, className)}
      >
        <VisuallyHidden as="h2" id={id}>
          {mergedLabels.title}
        </VisuallyHidden>
        <Suspense fallback={<p className={styles.note}>{mergedLabels.loading}</p>}>
          <PaletteBody
            {...{ actions, recent, loadActions, loading, placeholder }}
            labels={mergedLabels}
            onClose={(event) => setOpenWithReason(false, 'close-press', event)}
            onActionSelect={(action) => {
              onActionSelect?.(action)
              selectedAction.current = action
              setHref(action.href)
              setOpenWithReason(false, 'close-press', undefined)
            }}
          />
        </Suspense>
      </Modal>
    </>
  )
}
