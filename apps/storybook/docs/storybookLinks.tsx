import type { ComponentProps, MouseEvent } from 'react'
import { NAVIGATE_URL, UPDATE_GLOBALS } from 'storybook/internal/core-events'
import { storyNameFromExport, toId } from 'storybook/internal/csf'
import { addons } from 'storybook/preview-api'
import type { viewports } from '../.storybook/chromaticModes.ts'

/** The id of a story, by the title of its file and its exported name. */
export const getStoryId = (title: string, exportName: string) => toId(title, storyNameFromExport(exportName))

export const getDocsHref = (title: string) => `./?path=/docs/${toId(title, 'docs')}`
export const getStoryHref = (title: string, exportName: string) => `./?path=/story/${getStoryId(title, exportName)}`
/** The story alone, without Storybook around it. */
export const getFrameHref = (title: string, exportName: string, globals = '') =>
  `./iframe.html?viewMode=story&id=${getStoryId(title, exportName)}${globals === '' ? '' : `&globals=${globals}`}`

interface StorybookLinkProps extends ComponentProps<'a'> {
  href: string
  /** Opens the story at the width of this viewport, as the toolbar does. */
  viewport?: keyof typeof viewports | undefined
}

/**
 * Opens a page of this Storybook without loading Storybook again; an ordinary link where it cannot, such as in a new tab or to the
 * product, which stands alone.
 */
export function StorybookLink({ href, viewport, ...rest }: StorybookLinkProps) {
  const address = viewport === undefined ? href : `${href}&globals=viewport.value:${viewport}`
  const open = (event: MouseEvent) => {
    if (window.parent === window || !href.startsWith('./?') || event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0)
      return
    event.preventDefault()
    const channel = addons.getChannel()
    if (viewport !== undefined) channel.emit(UPDATE_GLOBALS, { globals: { viewport: { value: viewport, isRotated: false } } })
    channel.emit(NAVIGATE_URL, href.slice(href.indexOf('?')))
  }
  return <a {...rest} href={address} target="_top" onClick={open} />
}
