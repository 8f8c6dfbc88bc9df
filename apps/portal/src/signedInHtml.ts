import { canOpenLink, roles } from '@vehicle-partner/domain'

/** The main menu in the HTML of a page; undefined on pages without one. */
export function getMenu(html: string): string | undefined {
  const start = html.indexOf('<aside')
  return start === -1 ? undefined : html.slice(start, html.indexOf('</aside>') + '</aside>'.length)
}

/** The part of a page that depends on its user beside the menu: what follows the menu, or the whole page. */
export function getContent(html: string): string {
  const menu = html.indexOf('</aside>')
  const start = menu === -1 ? 0 : menu + '</aside>'.length
  let depth = 0
  for (const { 0: tag, index } of html.slice(start).matchAll(/<(\/?)div\b[^>]*>/g)) {
    depth += tag.startsWith('</') ? -1 : 1
    if (depth === 0) return html.slice(start, start + index + tag.length)
  }
  throw new Error('The page has no content')
}

/** Replaces a part of the HTML. */
export const replacePart = (html: string, part: string | undefined, replace: (part: string) => string): string =>
  part === undefined ? html : html.replace(part, () => replace(part))

/** Names on every item of a menu the roles that open its page; the early script removes the items of other users. */
export const markMenuLinks = (menu: string): string =>
  menu.replaceAll(/<li (?=[^>]*>\s*<a [^>]*href="([^"]+)")/g, (_, href: string) => {
    const openers = roles.filter((role) => canOpenLink(href, [role]))
    return openers.length === roles.length ? '<li ' : `<li data-roles="${openers.join(' ')}" `
  })

const userTexts = /\*(user\.(?:email|fname|lname)(?:\.0)?)\*/g

/** Marks the texts that name the user, which the early script fills in. A document without it names no one. */
export const markUserTexts = (html: string): string =>
  html.replaceAll(/<[^>]*>|[^<]+/g, (text) => {
    if (text.startsWith('<')) return text.replaceAll(userTexts, '')
    // The initials of a name of two placeholders.
    const named = text === '**' ? '*user.fname.0**user.lname.0*' : text
    return named.replaceAll(userTexts, '<span data-fill="$1"></span>')
  })
