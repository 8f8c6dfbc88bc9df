'use client'
import { cx } from 'class-variance-authority'
import { ArrowLeft } from '../private/icons.ts'
import type { HTMLAttributes, ReactNode, Ref } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PageHeader.css.ts'
import { truncate } from './truncate.ts'

export interface PageHeaderMeta {
  /** Whose page it is. */
  name: string
  src?: string
  /** Longer names are cut after so many letters, with an ellipsis; the whole name stays readable for everybody. @default 15 */
  maxLength?: number
}

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The one first-level heading of the page. */
  title: string
  /** The heading, to give it focus after a change of page. */
  titleRef?: Ref<HTMLHeadingElement>
  /** The page above this one. */
  back?: { href: string; label: string }
  /** The organisation that the person acts for. */
  meta?: PageHeaderMeta | undefined
  /** The page's own action, beside the title. */
  actions?: ReactNode
  /** `IconButton`s of the product, from 1024 px upwards; below it they stand in the `TopBar`. */
  tools?: ReactNode
  /** One `Link` at the end, such as the one to the help pages. */
  link?: ReactNode
  ref?: Ref<HTMLElement>
}

/** The title of a page and where it belongs: a bar on wide screens, two rows on small ones. */
export function PageHeader({ title, titleRef, back, meta, actions, tools, link, className, ...rest }: PageHeaderProps) {
  const LinkComponent = useLinkComponent()
  const hasContext = tools !== undefined || meta !== undefined || link !== undefined
  return (
    <header {...rest} className={cx(styles.root, className)}>
      <div className={styles.inside}>
        <div className={styles.lead}>
          {back === undefined ? null : (
            <LinkComponent href={back.href} className={styles.back}>
              <Icon size="small" className={styles.backArrow}>
                <ArrowLeft />
              </Icon>
              {back.label}
            </LinkComponent>
          )}
          <Heading ref={titleRef} level={1} size={back === undefined ? 'title' : 'heading'} tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        {hasContext ? (
          <div className={styles.context}>
            {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
            {meta === undefined ? null : <Owner {...meta} />}
            {link === undefined ? null : <div className={styles.link}>{link}</div>}
          </div>
        ) : null}
      </div>
    </header>
  )
}

function Owner({ name, src, maxLength = 15 }: PageHeaderMeta) {
  const short = truncate(name, maxLength)
  return (
    <div className={styles.owner} title={short === name ? undefined : name}>
      <span className={styles.face}>
        <Avatar name={name} src={src} shape="company" size="small" decorative />
      </span>
      {short === name ? (
        name
      ) : (
        <>
          <span aria-hidden="true">{short}</span>
          <VisuallyHidden>{name}</VisuallyHidden>
        </>
      )}
    </div>
  )
}
