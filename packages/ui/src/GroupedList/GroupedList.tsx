import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { cx } from '../private/cx.ts'
import type { HeadingLevel } from '../Heading/Heading.tsx'
import * as styles from './GroupedList.css.ts'

export interface GroupedListItem {
  id: string
  /** Before the texts, such as a picture. */
  start?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** After the texts: a status, a button. */
  end?: ReactNode
}

export interface GroupedListGroup {
  id: string
  title: ReactNode
  /** After the title: a time. */
  note?: ReactNode
  /** At the end of the heading: a count. */
  detail?: ReactNode
  items: readonly GroupedListItem[]
}

export interface GroupedListProps extends Omit<HTMLAttributes<HTMLDivElement>, 'children'> {
  /** The groups with their rows, in this order. */
  groups: readonly GroupedListGroup[]
  /** The heading level of the groups. @default 2 */
  titleLevel?: HeadingLevel
  ref?: Ref<HTMLDivElement>
}

/** One list in groups, each under its heading, in a single card. */
export function GroupedList({ groups, titleLevel = 2, className, ...rest }: GroupedListProps) {
  const id = useId()
  const Title = `h${titleLevel}` as const
  return (
    <div {...rest} className={cx(styles.root, className)}>
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`${id}${group.id}`} className={styles.group}>
          <div className={styles.head}>
            <span className={styles.name}>
              <Title id={`${id}${group.id}`} className={styles.title}>
                {group.title}
              </Title>
              {group.note === undefined ? null : <span className={styles.quiet}>{group.note}</span>}
            </span>
            {group.detail === undefined ? null : <span className={styles.quiet}>{group.detail}</span>}
          </div>
          <ul className={styles.items}>
            {group.items.map((item) => (
              <li key={item.id} className={styles.item}>
                {item.start}
                <span className={styles.texts}>
                  <span className={styles.itemTitle}>{item.title}</span>{' '}
                  {item.description === undefined ? null : <span className={styles.description}>{item.description}</span>}
                </span>
                {item.end === undefined ? null : <span className={styles.end}>{item.end}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
