import type { ComponentProps, MouseEvent } from 'react'
import { NAVIGATE_URL } from 'storybook/internal/core-events'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'

/** The id of a story, by the title of its file and its exported name. */
export const getStoryId = (title: string, exportName: string) => toId(title, storyNameFromExport(exportName))

export const getDocsHref = (title: string) => `./?path=/docs/${toId(title, 'docs')}`
export const getStoryHref = (title: string, exportName: string) => `./?path=/story/${getStoryId(title, exportName)}`
/** The story alone, without Storybook around it. */
export const getFrameHref = (title: string, exportName: string, globals = '') =>
  `./iframe.html?viewMode=story&id=${getStoryId(title, exportName)}${globals === '' ? '' : `&globals=${globals}`}`

/** Opens a page of this Storybook without loading Storybook again; an ordinary link where it cannot, such as in a new tab. */
export function StorybookLink({ href, ...rest }: ComponentProps<'a'> & { href: string }) {
  const open = (event: MouseEvent) => {
    if (window.parent === window || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    addons.getChannel().emit(NAVIGATE_URL, href.slice(href.indexOf('?')))
  }
  return <a {...rest} href={href} target="_top" onClick={open} />
}
