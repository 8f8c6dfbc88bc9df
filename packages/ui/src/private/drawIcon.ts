import { createElement, type ReactElement, type SVGProps } from 'react'

/** An icon in the current text color, in the size of its container. */
export type IconComponent = (props: SVGProps<SVGSVGElement>) => ReactElement

/** The elements of an icon on a grid of 24, with their attributes. */
export type IconShape = readonly (readonly [
  tag: 'circle' | 'ellipse' | 'line' | 'path' | 'polygon' | 'polyline' | 'rect',
  attributes: Readonly<Record<string, string>>,
])[]

/** Makes an icon from plain data, such as that of a Lucide icon; the runtime of lucide-react is larger than a Button. */
export const drawIcon =
  (shape: IconShape): IconComponent =>
  (props) =>
    createElement(
      'svg',
      {
        viewBox: '0 0 24 24',
        width: 24,
        height: 24,
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        'aria-hidden': true,
        ...props,
      },
      ...shape.map(([tag, attributes]) => createElement(tag, attributes)),
    )
