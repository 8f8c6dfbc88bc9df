import { cx } from '../private/cx.ts'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './Checklist.css.ts'

/** Placeholder of the title. */
export function TitleSkeleton({ title }: { title: string }) {
  return (
    <>
      <VisuallyHidden>{title}</VisuallyHidden>
      <Skeleton size="heading" width="medium" />
    </>
  )
}

/** Placeholder of the items. */
export function ItemsSkeleton({ count, label }: { count: number; label: string }) {
  return (
    <>
      <VisuallyHidden>{label}</VisuallyHidden>
      <div aria-hidden="true">
        <div className={styles.items}>
          {Array.from({ length: count }, (_, index) => (
            <div key={index} className={styles.item}>
              {index === count - 1 ? null : <span className={cx(styles.line, styles.skeletonLine)} />}
              <span className={cx(styles.marker, styles.skeletonMarker)} />
              <div className={cx(styles.content, styles.skeletonContent)}>
                <Skeleton size="body" width="medium" />
                <Skeleton size="small" width="short" />
              </div>
            </div>
          ))}
        </div>
        <div className={styles.skeletonFooter}>
          <Skeleton size="small" />
        </div>
      </div>
    </>
  )
}
