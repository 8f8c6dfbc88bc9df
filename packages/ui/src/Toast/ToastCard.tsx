import { useId } from 'react'
import { Icon } from '../private/Icon.tsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from '../private/icons/messageIcons.ts'
import type { IconComponent } from '../private/drawIcon.ts'
import { SmallButton, SmallIconButton } from '../private/SmallButton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import type { ToastCloseReason, ToastEntry, ToastTone } from './toastStore.ts'
import * as styles from './Toast.css.ts'
import { useSwipeToDismiss } from './useSwipeToDismiss.ts'

interface ToastCardProps {
  entry: ToastEntry
  /** The tone as text, for screen readers. */
  toneName: string
  dismissLabel: string
  onClose: (end: ToastCloseReason, id: string) => void
}

const icons: Record<ToastTone, IconComponent> = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info }

export function ToastCard({ entry, toneName, dismissLabel, onClose }: ToastCardProps) {
  const wordsId = useId()
  const swipe = useSwipeToDismiss(() => onClose('close', entry.id))
  const { id, tone, message, description, action, count, icon } = entry
  const ToneIcon = icons[tone]
  return (
    <li ref={swipe} data-toast={id} className={styles.toast}>
      <span className={styles.mark}>
        {icon ?? (
          <Icon className={styles.icon[tone]}>
            <ToneIcon />
          </Icon>
        )}
      </span>
      <div id={wordsId} className={styles.words}>
        <VisuallyHidden>{toneName}: </VisuallyHidden>
        <span className={styles.message}>{message}</span>
        {count > 1 ? <span className={styles.count}>×{count}</span> : null}
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
        {action === undefined ? null : (
          <div className={styles.action}>
            <SmallButton
              onClick={() => {
                let stays = false
                action.onSelect({
                  preventDefault: () => {
                    stays = true
                  },
                })
                if (!stays) onClose('action', id)
              }}
            >
              {action.label}
            </SmallButton>
          </div>
        )}
      </div>
      <SmallIconButton label={dismissLabel} icon={<X />} aria-describedby={wordsId} onClick={() => onClose('close', id)} />
    </li>
  )
}
