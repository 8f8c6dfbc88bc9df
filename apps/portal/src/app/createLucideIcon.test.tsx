import { Info } from 'lucide-react'
import * as infoModule from 'lucide-react/icons/info'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import createLucideIcon from './createLucideIcon.ts'

const Shape = z.readonly(z.tuple([z.enum(['circle', 'path']), z.record(z.string(), z.string())]))
const IconModule = z.object({ __iconData: z.object({ node: z.array(Shape) }) })

test('draws the same as lucide-react', () => {
  const Icon = createLucideIcon(IconModule.parse({ ...infoModule }).__iconData)
  const draw = (markup: string) => {
    const host = document.createElement('div')
    host.innerHTML = markup
    const icon = host.querySelector('svg')
    icon?.removeAttribute('class')
    icon?.removeAttribute('xmlns')
    return [icon?.innerHTML, Object.fromEntries([...(icon?.attributes ?? [])].map(({ name, value }) => [name, value]))]
  }
  expect(draw(renderToStaticMarkup(<Icon width={20} height={20} />))).toEqual(draw(renderToStaticMarkup(<Info width={20} height={20} />)))
})
