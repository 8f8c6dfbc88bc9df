import { cx } from 'class-variance-authority'
import { useId, type HTMLAttributes, type ReactNode, type Ref } from 'react'
import { Heading, type HeadingLevel } from '../Heading/Heading.tsx'
import * as styles from './SettingsSection.css.ts'

export interface SettingsSectionProps extends Omit<HTMLAttributes<HTMLElement>, 'title'> {
  /** What the group is about: "You". */
  title: string
  /** @default 2 */
  titleLevel?: HeadingLevel
  /** One sentence on what it is good for. */
  description?: ReactNode
  /** Facts or fields. */
  children: ReactNode
  ref?: Ref<HTMLElement>
}

/** One group of settings: what it is about in a column of its own, and the settings beside it. Groups that follow each other are ruled off. */
export function SettingsSection({ title, titleLevel = 2, description, className, children, ...rest }: SettingsSectionProps) {
  const titleId = useId()
  return (
    <section aria-labelledby={titleId} {...rest} className={cx(styles.root, className)}>
      <div>
        <Heading id={titleId} level={titleLevel} size="subheading">
          {title}
        </Heading>
        {description === undefined ? null : <p className={styles.description}>{description}</p>}
      </div>
      <div className={styles.content}>{children}</div>
    </section>
  )
}
