'use client'
import { cx } from '../private/cx.ts'
import { ArrowLeft, ChevronsUpDown } from '../private/icons/arrowIcons.ts'
import { ChevronRight } from '../private/icons/messageIcons.ts'
import type { ButtonHTMLAttributes, HTMLAttributes, ReactElement, ReactNode, Ref } from 'react'
import { Avatar } from '../Avatar/Avatar.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { useLinkComponent } from '../Link/LinkProvider.tsx'
import { Icon } from '../private/Icon.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './PageHeader.css.ts'
import { truncateText } from './truncateText.ts'

export interface PageHeaderOrganization {
  name: string
  src?: string
  /** The name becomes a button; renders it inside what it opens to switch to another organization, such as a Popover. */
  renderSwitch?: ((button: ReactElement<ButtonHTMLAttributes<HTMLButtonElement>>) => ReactNode) | undefined
  /** Longer names are truncated with an ellipsis. The full name is in the tooltip and for screen readers. @default 15 */
  maxLength?: number
}

export interface Breadcrumb {
  label: string
  /** Without it the breadcrumb is plain text. */
  href?: string
}

export interface PageHeaderLabels {
  /** Name of the breadcrumb navigation. */
  breadcrumbs: string
  /** Added to the name of an organization that is a button. */
  switchOrganization: string
}

export interface PageHeaderProps extends Omit<HTMLAttributes<HTMLElement>, 'title' | 'children'> {
  /** The level 1 heading of the page. */
  title: ReactNode
  /** The heading, to focus it after navigation. */
  titleRef?: Ref<HTMLHeadingElement>
  /** One line under the title. */
  subtitle?: ReactNode
  /** A link to the parent page. */
  backLink?: { href: string; label: string }
  /** Links from the root to the parent page; small screens show only the last one. */
  breadcrumbs?: readonly Breadcrumb[]
  /** The organization that the user acts for. */
  organization?: PageHeaderOrganization | undefined
  /** The page's actions, next to the title. */
  actions?: ReactNode
  /** Actions that stand here on phones only, because the page has them elsewhere on wider screens. */
  phoneActions?: ReactNode
  /** Global `IconButton`s from 1024 px; below that the `TopBar` shows them. */
  tools?: ReactNode
  /** A `Link` at the end, such as help. */
  link?: ReactNode
  /** The words that the component brings itself, such as for another language. */
  labels?: Partial<PageHeaderLabels>
  ref?: Ref<HTMLElement>
}

const defaultLabels: PageHeaderLabels = { breadcrumbs: 'Breadcrumb', switchOrganization: 'switch organisation' }
const noBreadcrumbs: readonly Breadcrumb[] = []

/** The header of a page with title and breadcrumbs: one row on wide screens, two on small ones. */
export function PageHeader({
  title,
  titleRef,
  subtitle,
  backLink,
  breadcrumbs = noBreadcrumbs,
  organization,
  actions,
  phoneActions,
  tools,
  link,
  labels,
  className,
  ...rest
}: PageHeaderProps) {
  const mergedLabels = { ...defaultLabels, ...labels }
  const lastLink = breadcrumbs.findLast(({ href }) => href !== undefined)
  const parentLink = backLink ?? (lastLink?.href === undefined ? undefined : { href: lastLink.href, label: lastLink.label })
  const hasParent = parentLink !== undefined || breadcrumbs.length > 0
  const hasContext = tools !== undefined || organization !== undefined || link !== undefined
  return (
    <header {...rest} className={cx(styles.root, className)}>
      <div className={styles.inside}>
        <div className={styles.lead}>
          {breadcrumbs.length === 0 ? null : <Breadcrumbs items={breadcrumbs} label={mergedLabels.breadcrumbs} />}
          {parentLink === undefined ? null : <BackLink {...parentLink} isPhoneOnly={backLink === undefined} />}
          <Heading ref={titleRef} level={1} size={hasParent ? 'heading' : 'title'} tabIndex={-1} className={styles.title}>
            {title}
          </Heading>
          {subtitle === undefined ? null : <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
        {phoneActions === undefined ? null : <div className={cx(styles.actions, styles.phoneActions)}>{phoneActions}</div>}
        {hasContext ? (
          <div className={styles.context}>
            {tools === undefined ? null : <div className={styles.tools}>{tools}</div>}
            {organization === undefined ? null : <Organization {...organization} switchLabel={mergedLabels.switchOrganization} />}
            {link === undefined ? null : <div className={styles.link}>{link}</div>}
          </div>
        ) : null}
      </div>
    </header>
  )
}

function Breadcrumbs({ items, label }: { items: readonly Breadcrumb[]; label: string }) {
  const LinkComponent = useLinkComponent()
  return (
    <nav aria-label={label} className={styles.wideOnly}>
      <ol className={styles.crumbList}>
        {items.map((crumb, index) => (
          <li key={crumb.label} className={styles.crumb}>
            {index === 0 ? null : (
              <Icon size="small" className={styles.arrow}>
                <ChevronRight />
              </Icon>
            )}
            {crumb.href === undefined ? (
              crumb.label
            ) : (
              <LinkComponent href={crumb.href} className={styles.crumbLink}>
                {crumb.label}
              </LinkComponent>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

function BackLink({ href, label, isPhoneOnly }: { href: string; label: string; isPhoneOnly: boolean }) {
  const LinkComponent = useLinkComponent()
  return (
    <LinkComponent href={href} className={cx(styles.back, isPhoneOnly && styles.backOnPhone)}>
      <Icon size="small" className={styles.arrow}>
        <ArrowLeft />
      </Icon>
      {label}
    </LinkComponent>
  )
}

function Organization({ name, src, renderSwitch, maxLength = 15, switchLabel }: PageHeaderOrganization & { switchLabel: string }) {
  const short = truncateText(name, maxLength)
  const title = short === name ? undefined : name
  const content = (
    <>
      <span className={styles.wideOnly}>
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
    </>
  )
  if (!renderSwitch)
    return (
      <div className={styles.owner} title={title}>
        {content}
      </div>
    )
  return renderSwitch(
    <button type="button" className={cx(styles.owner, styles.ownerButton)} title={title}>
      {content}
      <VisuallyHidden>, {switchLabel}</VisuallyHidden>
      <Icon size="small">
        <ChevronsUpDown />
      </Icon>
    </button>,
  )
}
